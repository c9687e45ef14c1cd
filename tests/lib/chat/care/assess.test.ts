import { assessCare, writtenLanguage } from '@/lib/chat/care/assess';
import { careCopy } from '@/lib/i18n/care';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { languages, sentences, shortAnswers } from './corpus';

const tierOf = (text: string) => assessCare(text).tier;
const share = (found: number, all: number) => found / Math.max(1, all);

it.each(['boyos 22. ganja r ki sob tablet khay', 'amar chele sob tablet khay'])(
  'a habit told in Bengali is no overdose: %s',
  (text) => {
    expect(tierOf(text)).toBeLessThan(2);
  },
);

describe.each(['dev', 'held-out'] as const)('on the %s sentences', (name) => {
  const items = sentences(name);
  const crisis = items.filter(({ label }) => label === 'crisis');
  const found = crisis.filter(({ text }) => tierOf(text) === 2);
  // What the rules were tuned on must hold nearly whole; on the other the gates of access-and-care §2.5 hold.
  const [recall, alarms] = name === 'dev' ? [0.97, 0.01] : [51 / 60, 5 / 60];

  it('finds those that tell of danger', () => {
    expect(share(found.length, crisis.length)).toBeGreaterThanOrEqual(recall);
  });

  it.each(languages)('finds them in %s', (lang) => {
    const inLanguage = crisis.filter((item) => item.lang === lang);
    const hits = found.filter((item) => item.lang === lang);
    expect(share(hits.length, inLanguage.length)).toBeGreaterThanOrEqual(8 / 11);
  });

  it('finds danger to the body above all', () => {
    const bodily = ['overdose', 'withdrawal', 'violence', 'child'];
    const of = (list: typeof crisis) => list.filter(({ category }) => bodily.includes(category ?? '')).length;
    expect(share(of(found), of(crisis))).toBeGreaterThanOrEqual(27 / 31);
  });

  it('names the category', () => {
    const right = found.filter(({ text, category }) => assessCare(text).category === category);
    expect(share(right.length, found.length)).toBeGreaterThanOrEqual(0.9);
  });

  it('stays calm on what only sounds like it', () => {
    const harmless = items.filter(({ label }) => label === 'none');
    const wrong = harmless.filter(({ text }) => tierOf(text) === 2);
    expect(share(wrong.length, harmless.length)).toBeLessThanOrEqual(alarms);
  });
});

describe('names, ages and other details', () => {
  const answers = shortAnswers();
  const isDanger = ({ text }: { text: string }) => assessCare(text, { field: 'detail' }).tier === 2;
  const names = answers.filter(({ label }) => label === 'name');
  const cries = answers.filter(({ label }) => label === 'cry');

  it('are many enough to judge by', () => {
    expect(Math.min(names.length, cries.length)).toBeGreaterThanOrEqual(60);
  });

  it('are no danger, however the name sounds', () => {
    expect(names.filter(isDanger)).toEqual([]);
  });

  it('never hide a cry of a few words', () => {
    const found = cries.filter(isDanger);
    expect(share(found.length, cries.length)).toBeGreaterThanOrEqual(57 / 60);
  });

  it.each(languages)('hide none in %s above all others', (lang) => {
    const inLanguage = cries.filter((item) => item.lang === lang);
    expect(share(inLanguage.filter(isDanger).length, inLanguage.length)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    '14',
    '১৭',
    '१६ साल',
    '40 years',
    '9830012345',
    'jahar.kha@example.com',
    'ABCPD1234E',
    '163, Morar Zila, Chapra',
  ])('are no danger: %s', (text) => {
    expect(assessCare(text, { field: 'detail' }).tier).toBe(0);
  });

  it('make no sentence with the answer before', () => {
    expect(assessCare('chai na', { field: 'detail', previous: 'মরণ' }).tier).toBe(0);
  });

  it('are heard as messages where they are whole sentences', () => {
    const text = 'why does it matter, i want to die today';
    expect(assessCare(text, { field: 'detail' }).category).toBe('suicide');
  });
});

describe('violence at home', () => {
  it.each([
    'my husband beats me when he drinks',
    'স্বামী মদ খেয়ে মারে',
    'pati maarta hai',
    'pati ne mujhe mara jab usne piya',
    'baba ma ke mare',
    'my father beats me, i am 12',
    "the neighbour's child is beaten every night",
    'my husbnd drnks evry nite and hits me',
    'my husbnd dirnks evry nite adn htis me',
    'my husbnad drinks and beets me',
    'my fathr hits my mothr evry nite',
    'he drinks daily then he comes home late at night shouts at the children and then hits me',
    'he hits me hard',
    'my husband drinks and beats, where can i go and what to do?',
    'he hits when drunk',
    'he steals money to pay the bill and hits me',
    'पति पीटता है',
    'pati roj pitta hai',
    'mera pti roj daru pita he or marta he',
    'মদ খেয়ে মারে',
    'o roj mod kheye mare',
    'gaye haat tole',
  ])('has a card of its own: %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'domestic_violence' });
  });

  it.each([
    'he beats me at chess',
    'my heart beats',
    'we were beaten in the match',
    'maar dhaad film',
    'my husband drinks every day',
    'স্বামী রোজ মদ খায়',
    'pati mujhe nahi marta',
    'the price hits me hard',
    'he hits the bottle',
    'when he hits the bottle',
    'my husband’s heart beats every night fast',
    'my husband hits the bottle every nite',
    'my husband drinks and it hits me hard',
    'my brother bets me 500 rupees',
    'pati roj daru pitta hai',
    'पति पीटता नहीं है',
  ])('is not seen in %s', (text) => {
    expect(tierOf(text)).toBeLessThan(2);
  });

  it('gives way to the wish to die', () => {
    expect(assessCare('my husband beats me and I want to die')).toMatchObject({
      tier: 2,
      category: 'suicide',
    });
  });
});

describe('a second sentence', () => {
  it('completes the one before', () => {
    const previous = 'my father stopped drinking alcohol two days ago';
    const said = 'now he sees snakes on the wall';
    expect(tierOf(said)).toBeLessThan(2);
    expect(assessCare(said, { previous })).toMatchObject({ tier: 2, category: 'withdrawal' });
  });

  it.each([
    'i already took ten of them',
    'i took all of them',
    'i took them all',
    'i have taken all',
    'main saari kha gaya',
    'sab kha liya',
    'sob kheye felechi',
    'সব খেয়ে ফেলেছি',
  ])('after tablets that are at hand tells that they are taken: %s', (said) => {
    const told = { tier: 2, category: 'overdose', subject: 'self' };
    expect(assessCare(said, { previous: 'i have pills here' })).toMatchObject(told);
    expect(assessCare(said, { previous: 'i want to die, i have pills here' }).tier).toBe(2);
    expect(assessCare(said, { previous: 'we had sweets at home' }).tier).toBe(0);
  });

  it.each([
    ['main chhat par hu', 'kud jaunga'],
    ['मैं छत पर हूँ', 'कूद जाऊँगा'],
    ['ami chhade achi', 'jhap debo'],
    ['আমি ছাদে আছি', 'ঝাঁপ দেব'],
    ['i am on the roof', 'i want to jump'],
    ['chhat par hu', 'I want to die'],
    ['bridge par hu', 'i want to jump'],
  ])('after %s it is an act under way: %s', (previous, said) => {
    expect(assessCare(said, { previous })).toMatchObject({ tier: 2, rule: 'roof-act' });
  });

  it.each([
    ['withdrawal', 'kal se nahi pi', 'deewar pe keede dikh rahe'],
    ['domestic_violence', 'मैं 14 साल की हूँ पापा दारू पीकर मारते हैं', 'अभी मार रहे हैं'],
    ['suicide', 'bas aakhri baar baat krni thi kisi se', 'goliya saamne rakhi hai'],
    ['suicide', 'সব শেষ করে দেবে', 'দড়ি কিনেছে'],
    ['violence', 'pati ne abhi bahut mara mujhe', 'wo bahar darwaza peet raha hai'],
  ])('is danger anew, of %s, after "%s": %s', (category, previous, said) => {
    expect(assessCare(said, { previous })).toMatchObject({ tier: 2, category });
  });

  it('does not repeat what the one before alone has told', () => {
    expect(assessCare('What are your visiting hours?', { previous: 'I want to die' }).tier).toBe(0);
    expect(assessCare('he will do it today', { previous: 'my son wants to die' }).subject).toBe('other');
  });
});

describe('who is in danger', () => {
  it.each([
    ['I want to die', 'self'],
    ['my brother says he wants to die', 'other'],
    ['I want to be dead', 'self'],
    ['मैं मरना चाहता हूँ', 'self'],
    ['मैं मर जाना चाहता हूँ', 'self'],
    ['मैं मर जाना चाहती हूँ', 'self'],
    ['मर जाना चाहता हूँ', 'self'],
    ['फाँसी लगाकर मर जाऊँगा', 'self'],
    ['मैं थक गया हूँ और मरना चाहता हूँ', 'self'],
    ['zindagi se thak gaya hu aur marna chahta hu', 'self'],
    ['जिंदगी से तंग आ गया हूँ', 'self'],
    ['main chhat se kud jaunga', 'self'],
    ['main mar jana chahta hu', 'self'],
    ['mujhe mar jana hai', 'self'],
    ['আমি মরে যেতে চাই', 'self'],
    ['আমি মারা যেতে চাই', 'self'],
    ['ami more jete chai', 'self'],
    ['ami mara jete chai', 'self'],
    ['আমি মারা যাব', 'self'],
    ['pati ne mara', 'self'],
    ['मेरा भाई मर जाना चाहता है', 'other'],
    ['amar bhai mara jete chay', 'other'],
    ['se morte chay', 'other'],
    ['সে বলছে সে মরতে চায়', 'other'],
    ['আমার মার জ্ঞান নেই', 'other'],
    ['amar mar gyan nei', 'other'],
    ['मेरा बेटा कहता है कि वह मर जाना चाहता है', 'other'],
    ['ami bish kheyechi', 'self'],
    ['baba harpic kheye niyeche', 'other'],
    ['my husband beats me when he drinks', 'self'],
    ['স্বামী মদ খেয়ে মারে', 'self'],
    ['pati maarta hai', 'self'],
    ['baba ma ke mare', 'other'],
    ['my father beats my mother', 'other'],
    ['maybe its better if i am not here', 'self'],
    ['everyone would be better off without me', 'self'],
    ['everyone would be better off without my brother, he wants to die', 'other'],
    ['I have taken many tablets', 'self'],
    ['ami onek ghumer osudh kheyechi', 'self'],
    ['मैंने ज़्यादा गोलियां ले ली हैं', 'self'],
    ['my son has taken many tablets', 'other'],
    ['ছেলে অনেক বড়ি খেয়ে ফেলেছে', 'other'],
    ['bhai ne bahut goliya le li', 'other'],
    ['mene bohot goliya khali', 'self'],
    ['amar bor onekgula osudh khaise', 'other'],
    ['ab hosh me nahi hai', 'other'],
    ['main hosh me nahi hu', 'self'],
    ['my hostel mate overdosed', 'other'],
    ['my gf took too many pills', 'other'],
  ])('is told from the words: %s', (text, subject) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, subject });
  });

  it.each([
    'kal raat e mone hoychilo eto kichu kore ki labh, na thaklei bhalo',
    'sochta hu train ke aage..',
    'bollen tomar kakima r kache chole jabo, bhalo lage na benche thakte',
  ])('hears the wish to die in %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'suicide' });
  });

  it.each([
    'nobody is unconscious, its gambling',
    'no one is unconscious here',
    'mod na thaklei bhalo',
    'my brother is locked in his room and wants to go out for brown sugar',
    'ghumiye pore gechi',
  ])('hears no danger to life in %s', (text) => expect(tierOf(text)).toBeLessThan(2));

  it.each([
    'he is locked in his room and said he will hang himself',
    'she is locked in bathroom and says she will hang herself',
    'he is locked in his room and will kill himself',
  ])('hears who is about to die behind a locked door, not a threat to others, in %s', (text) =>
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'suicide', subject: 'other' }),
  );

  it.each([
    'she fell down and is sleepy',
    'papa gir gaye, neend aa rahi hai unko',
    'উনি পড়ে গেছেন, খুব ঘুম পাচ্ছে',
  ])('hears a body in danger in %s', (text) =>
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'overdose' }),
  );

  it('hears who is locked in by somebody else', () => {
    for (const words of ['he is drunk and has locked me in', 'i am locked in his room'])
      expect(assessCare(words)).toMatchObject({ tier: 2 });
  });

  it('a body that breathes strangely comes before who struck it, in one message and after another', () => {
    const body = { tier: 2, category: 'overdose', subject: 'other' };
    const strange = 'he is asleep now but breathing strangely';
    expect(assessCare(strange, { previous: 'he pushed me' })).toMatchObject(body);
    expect(assessCare(`he pushed me, ${strange}`)).toMatchObject(body);
  });
});

describe('who does not breathe or wake', () => {
  it.each([
    'not breathing',
    'not waking up',
    'I cannot wake him',
    'my son took heroin and is not breathing',
    'took heroin, not breathing',
    'নিঃশ্বাস নিচ্ছে না',
    'shash nichche na',
    'dak dile sara dicche na',
    'জাগছে না',
    'saans nahi le raha',
    'साँस नहीं चल रही',
    'jagane par nahi uth raha',
    'जगाने पर नहीं उठ रहा',
    'ডাকলে উঠছে না',
  ])('is never the one who types: %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'overdose', subject: 'other' });
  });

  it('is the one who types where they say so', () => {
    expect(assessCare('I cannot breathe')).toMatchObject({ tier: 2, subject: 'self' });
  });
});

describe('a question about the house', () => {
  it.each([
    'will they beat him',
    'Will they hit my son there?',
    'do you beat people',
    'would they slap her',
    'will staff beat him',
  ])('is no violence at home: %s', (text) => {
    expect(tierOf(text)).toBe(0);
  });

  it.each([
    'they beat him',
    'they will beat him',
    'will they beat me',
    'will my husband hit me',
    'will he beat me again',
    'do they know that he beats me',
    'woh mujhe maarta hai',
    'se amake mare',
  ])('but this is: %s', (text) => {
    expect(tierOf(text)).toBe(2);
  });
});

describe('the language', () => {
  it.each([
    ['I want to die', 'en'],
    ['not breathing', 'en'],
    ['saans nahi le raha', 'hi-Latn'],
    ['hosh nahi aa raha', 'hi-Latn'],
    ['gyan nei', 'bn-Latn'],
    ['मैं मरना चाहता हूँ', 'hi'],
    ['আমি মরে যেতে চাই', 'bn'],
    ['mujhe marna hai bhai', 'hi-Latn'],
    ['ami more jete chai', 'bn-Latn'],
  ])('of "%s" is %s', (text, language) => {
    expect(assessCare(text).language).toBe(language);
  });
});

describe('calming words', () => {
  it.each([
    'I do not want to die',
    'Five years ago I wanted to die, now I am fine',
    'मैं मरना नहीं चाहता',
    'আমি মরতে চাই না',
    'আমি মারা যেতে চাই না',
  ])('leave the quiet line: %s', (text) => {
    expect(tierOf(text)).toBe(1);
  });

  it.each([
    'Do you run suicide prevention training?',
    'आत्महत्या की रोकथाम पर पुस्तिका चाहिए',
    'In the film the hero drinks poison',
    'what does treatment cost',
    'Costs of the stay',
    'nasha mukti',
    'नशा मुक्ति',
    'নেশা মুক্তি',
    'নেশা থেকে মুক্তি চাই',
    'sharab se mukti',
    ...['यह सही नहीं है', 'paisa na sahi, kuch kam ho jayega', 'जेल नहीं जाना', 'ওকে জেলে না দিয়ে চিকিৎসা করান'],
    'his parents will say i am breaking the family',
  ])('of a question or a story leave nothing: %s', (text) => {
    expect(tierOf(text)).toBe(0);
  });

  it.each([
    'my father is unconscious, do you have an ambulance',
    'I saw it in the news, and my brother drank poison now',
  ])('never quieten danger to the body: %s', (text) => {
    expect(tierOf(text)).toBe(2);
  });
});

describe('short words of danger', () => {
  it.each([
    ['suicide', 'mrjana'],
    ['suicide', 'mrjana hai'],
    ['suicide', 'mor jabo ami'],
    ['suicide', 'mrte chai'],
    ['suicide', 'zeher ki shishi haath mein hai'],
    ['suicide', 'ज़हर की शीशी हाथ में है'],
    ['suicide', 'amar hate bish'],
    ['suicide', 'আমার হাতে বিষের শিশি'],
    ['suicide', 'phenyl ki bottle haath me hai'],
    ['domestic_violence', 'my husband will kill me'],
    ['domestic_violence', 'pati mujhe jaan se maar dega'],
    ['domestic_violence', 'amar bor amake mere felbe'],
    ['overdose', 'he took too much'],
    ['overdose', 'ruk ruk ke saans le raha hai'],
    ['withdrawal', 'i stopped yesterday and i am shaking'],
  ])('are heard as %s: %s', (category, text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category });
  });

  it.each([
    'someone is at the door with a knife',
    'somebody has a gun',
    'a man with a knife is outside my house',
    "he's got a knife",
    'he put a knife to my throat',
    'uske paas chaku hai',
    'उसके हाथ में चाकू है',
    'darwaze par aadmi hai chaku ke saath',
    'bahar koi chaku leke hai',
    'or hate churi',
    'ওর কাছে ছুরি আছে',
    'dorjay ekjon churi niye dariye',
    'দরজায় একজন ছুরি নিয়ে দাঁড়িয়ে',
    'দরজার বাইরে ছুরি হাতে লোক',
  ])('are heard as a weapon in the hand of somebody else: %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'violence' });
  });

  it.each([
    'mere haath me bees hazaar hai',
    'mera naam Marjana hai',
    'amar hate bish taka ache',
    'my boss will kill me',
    'it took too much time',
    'can you bring him by force',
    'jor kore niye aste parben',
    'he eats with a knife and fork',
    'there is a man with a dog at the gate',
    'can i bring a knife',
    'rannar jonno churi lagbe',
    'or kache taka churi gechhe',
    'paise churi hoye geche',
  ])('are none in: %s', (text) => {
    expect(tierOf(text)).toBe(0);
  });

  it('are not told again by where somebody is after violence was told', () => {
    const previous = 'mera pati roj sharab pita hai aur mujhe marta hai';
    expect(assessCare('abhi ghar pe nahi hai', { previous }).tier).toBe(0);
    expect(assessCare('abhi chaku leke khada hai', { previous }).tier).toBe(2);
  });
});

describe('many tablets', () => {
  it.each([
    'baba onek oshudh khay',
    'bahut dawai khayi par koi fayda nahi',
    'bahut saal tak goliyan khayi',
    'he has taken many medicines but no result',
    'he has taken many medicines for addiction but nothing works',
    'how many tablets has he taken',
    'i had many tablets at home',
    'i have not taken many tablets',
    'i have taken many tablets in my life',
    'i have taken tablets many times',
    'i never took many tablets',
    'kai tarah ki goliyan khayi hain',
    'many people have taken tablets here',
    'onek din oshudh kheyechi',
    'onek oshudh kheyechi kintu kono kaj hoyni',
    'she had many pills to sort',
    'she has taken many tablets for TB',
    'অনেক বছর ধরে ঘুমের ওষুধ খাই',
    'অনেক রকম ওষুধ খেয়েছি কাজ হয়নি',
    'he has taken lots of tablets over the years',
    'i have taken lots of medicines for many years',
    'do i have to take many tablets there',
    'she has taken her tablets today',
    'maine dawai kha li',
    'আমি ওষুধ খেয়েছি',
    'onek ghumer oshudh khele ki hoy',
  ])('over years, of a doctor, or none at once are no danger: %s', (text) => {
    expect(tierOf(text)).toBeLessThan(2);
  });
});

describe('a question about how much can be taken', () => {
  it.each([
    'i took heroin after 3 months how much is safe',
    'how much heroin is safe',
    'how many sleeping tablets is too many',
    'how many alprax can i take at once',
    'how many pills are dangerous',
    'what is the safe dose of heroin',
    'after 3 months clean how much heroin',
    'kitni goliyan safe hain',
    'कितनी नींद की गोलियाँ खतरनाक हैं',
    'heroin kitna lena safe hai',
    'koto gulo ghumer oshudh khele bipod',
    'কতগুলো ঘুমের ওষুধ খেলে বিপদ',
  ])('leaves the quiet line with its numbers, and the answer to the script: %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 1, category: 'overdose', rule: 'dose-asked' });
  });

  it.each([
    'kitni goli se mar jate hai',
    'kitni neend ki goli khane se maut hoti hai',
    'koto ghumer osudh khele more jabo',
    'কতগুলো ঘুমের ওষুধ খেলে মানুষ মারা যায়',
    'कितनी गोली से मर जाते हैं',
    'how many sleeping pills can kill a person',
    'how much heroin is lethal',
  ])('is a danger where one dies of it: %s', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'suicide' });
  });

  it.each(['kitne log mar jate hai sharab se', 'how many people die of overdose every year'])(
    'is none where it is asked how many people: %s',
    (text) => {
      expect(tierOf(text)).toBeLessThan(2);
    },
  );

  it.each([
    'how many pills per day in your detox plan?',
    'how many days is detox is it dangerous',
    'koto oshudh khete hoy roj',
    'how much does it cost',
    'kitna kharcha lagega',
    'goli din me kitni baar deni hai',
  ])('is not seen in %s', (text) => {
    expect(tierOf(text)).toBe(0);
  });
});

describe('any text', () => {
  it.each(['', '   ', '😀🙏', '?!…', '١٢٣', '\u200d\u200c', '<script>alert(1)</script>', 'a'.repeat(20_000)])(
    'gets an answer: %#',
    (text) => {
      expect(assessCare(text)).toMatchObject({ tier: 0, rule: null });
    },
  );

  it('is read the same in any spelling of Unicode, case and stretched letters', () => {
    const text = 'मैं ज़हर खा लूँगा';
    expect(assessCare(text.normalize('NFD'))).toEqual(assessCare(text.normalize('NFC')));
    expect(tierOf('I WANT TO DIEEEEE')).toBe(2);
    expect(tierOf('i want to commit suiicde tonight')).toBe(2);
  });

  it.each(['य', 'য', 'c', 'कय', 'marna ', 'fit he ', 'क्', 'a,', 'mor'])(
    'of nothing but %j takes no more than its length',
    (piece) => {
      // The processor's own time, the least of twelve: what else the machine does is not counted.
      const leastMs = (letters: number) => {
        const text = piece.repeat(letters / piece.length);
        const spentMs = () => {
          const from = process.cpuUsage();
          assessCare(text);
          return process.cpuUsage(from).user / 1000;
        };
        return Math.min(...Array.from({ length: 12 }, spentMs));
      };
      // Four times the text takes four times as long, and 16 times where the time grows with the square.
      expect(leastMs(6000)).toBeLessThan(Math.max(leastMs(1500), 2) * 9);
    },
  );

  it('of the greatest length is judged at once', () => {
    const long = 'my husband drinks every day and we do not know what to do any more '.repeat(90);
    assessCare(long);
    const from = performance.now();
    assessCare(long);
    expect(performance.now() - from).toBeLessThan(500);
  });
});

describe('somebody of the family who may die', () => {
  it.each(['baba', 'ma', 'bhai', 'swami', 'chele', 'dada', 'didi'])('%s is another in danger', (who) => {
    expect(assessCare(`${who} mara jete pare`)).toMatchObject({
      tier: 2,
      subject: 'other',
      category: 'overdose',
    });
  });

  it.each(['বাবা মারা যেতে পারে', 'আমার স্বামী মারা যাবে'])('%s tells of another', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, subject: 'other', category: 'overdose' });
  });

  it('is not the writer who wants to die', () => {
    expect(assessCare('ami mara jabo')).toMatchObject({ tier: 2, subject: 'self', category: 'suicide' });
  });
});

describe('the language that a message is written in', () => {
  it.each([
    ['how much does it cost', 'en'],
    ['my husband drinks every day', 'en'],
    ['can you help my brother', 'en'],
    ['i want to stop drinking', 'en'],
    ['what is the cost of treatment', 'en'],
    ['What should I do? He will not stop.', 'en'],
    ['my husband beats me, he will kill me', 'en'],
    ['he told me he will beat me', null],
    ['he shouts at me and last week he pushed me', null],
    ['he locks the door on me', null],
    ['man beside me is drunk', null],
    ['मेरा भाई शराब पीता है', 'hi'],
    ['mera bhai roz smack leta hai', 'hi'],
    ['mujhe help chahiye please', 'hi'],
    ['kitna kharcha lagega', 'hi'],
    ['আমার স্বামী মদ খায়', 'bn'],
    ['amar bor roj mod khay', 'bn'],
    ['koto taka lagbe', 'bn'],
    ['madad chahiye', 'hi'],
    ['kitna paisa', 'hi'],
    ['koto lagbe', 'bn'],
    ['main marna chahta hun', 'hi'],
    ['main marna chahta hoon', 'hi'],
    ['main mar jana chahti hoon', 'hi'],
    ['ami morte chai', 'bn'],
    ['morte chai', 'bn'],
    ['phone rakhte debe', 'bn'],
    ['police ke bolben na to', 'bn'],
    ['ladies ke liye alag ward hai', 'hi'],
    ['no problem', null],
    ['main road', null],
    ['tea or chai', null],
    ['ok', null],
    ['cost', null],
    ['chai', null],
    ['NASA', null],
    ['pita bread', null],
    ['price kitna, help', null],
    ['help', null],
    ['Ria', null],
    ['9830012345', null],
  ] as const)('of %j is %j', (text, language) => {
    expect(writtenLanguage(text)).toBe(language);
  });
});

it('no word of our English texts is taken for Hindi or Bengali', () => {
  const texts = [careCopy.en, dictionaries.en];
  const words = new Set(JSON.stringify(texts).match(/[A-Za-z]{2,}/g));
  expect(words.size).toBeGreaterThan(1000);
  expect([...words].filter((word) => writtenLanguage(word) !== null)).toEqual([]);
});

describe('an overdose that is planned, and pills or poison told in few words', () => {
  it.each([
    'im going to overdose tonight',
    'ill overdose tonight',
    'i am thinking about overdosing',
    'i will take an overdose',
    'overdose karna chahta hun',
    'mere paas zeher hai',
    'zeher hai mere paas',
    'मेरे पास ज़हर है',
    'amar kache bish ache',
    'আমার কাছে বিষ আছে',
  ])('%s is a wish to die', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'suicide', subject: 'self' });
  });

  it.each([
    'goliyan kha li',
    'goli kha li hai',
    'maine zeher kha liya',
    'neend ki goli kha li',
    'गोलियाँ खा लीं',
    'bish kheyechi',
    'ami onek gulo ghumer oshudh kheyechi',
    'ঘুমের ওষুধ খেয়ে ফেলেছি',
    'i took sleeping pills',
    'i overdosed',
  ])('%s is poison in the body of the writer', (text) => {
    expect(assessCare(text)).toMatchObject({ tier: 2, category: 'overdose', subject: 'self' });
  });

  it.each(['usne neend ki goliyan kha li hai', 'woh overdose karega', 'he is going to overdose'])(
    '%s is somebody else’s',
    (text) => {
      expect(assessCare(text)).toMatchObject({ tier: 2, category: 'overdose', subject: 'other' });
    },
  );

  it.each([
    'i am going to overdose awareness day',
    'sardard ki goli kha li',
    'i took my tablets',
    'amar kache bish taka ache',
    'mere paas bees rupaye hai',
    'mere paas zeher nahi hai',
  ])('%s calls for no card', (text) => {
    expect(tierOf(text)).toBeLessThan(2);
  });

  it.each([
    ['i overdosed last week on tramadol and survived. now i am home from hospital', 1],
    ['he overdosed 2 days ago and survived, he is fine now', 1],
    ['i overdosed last week', 2],
    ['my son overdosed last week and survived but today he took again too much', 2],
    ['i overdosed last week and survived, want to die now', 2],
  ])('a survived overdose of a past day is no danger of now: %s', (words, tier) => {
    expect(assessCare(words).tier).toBe(tier);
  });
});
