import { readFile } from 'node:fs/promises';
import { assessCare, writtenLanguage } from '@/lib/chat/care/assess';
import { callWishesIn } from '@/lib/chat/flow/call-request';
import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { FlowFile } from '@/lib/chat/flow/schema';
import { dangerOf } from '@/lib/chat/flow/speech-acts';
import { fillIn } from '@/lib/chat/flow/variables';
import { pageLines } from '@/lib/chat/found-pages';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import { withConfirmed } from '@/lib/chat/store/flow-file';
import { type Language, languages } from '@/lib/i18n/language';
import { makeSearch } from '@/lib/search/search';
import { contentFiles } from '@/lib/stories/store/content-files';
import { parity } from '@/tests/lib/chat/care/corpus';
import { siteContent, siteDocuments } from '@/tests/lib/search/site-documents';

type Heard = Visitor['danger'];

async function readScript() {
  const flow = (await contentFiles('content', () => undefined).flow()).value;
  if (flow === null) throw new Error('no script');
  const content = async (language: Language) => siteContent(language);
  return { flow, find: await answerFinder({ content, origin: () => '' })(flow) };
}

/** Read once: to read it takes longer than all answers. */
let script: ReturnType<typeof readScript> | undefined;

type Where = {
  at?: string;
  recentDanger?: Heard;
  said?: readonly string[];
  before?: readonly string[];
  language?: Language;
};
/** What the first words of a conversation on an English page lead to, with the script and the questions of the site. */
async function answeredWith(
  answer: string,
  { at, recentDanger, said = [], before = [], language: chosen = 'en' }: Where = {},
) {
  script ??= readScript();
  const { flow, find } = await script;
  const found = assessCare(answer);
  const danger: Heard = found.tier === 2 ? dangerOf(found, answer) : undefined;
  const language: Language = writtenLanguage(answer) ?? chosen;
  const variables = { centre_phone: '+91 33 0000 0000', site: '' };
  const known = { ...(danger && { danger }), ...(recentDanger && { recentDanger }) };
  const visitor = {
    language,
    isMinor: false,
    find,
    lastReplies: said,
    lastAnswers: before,
    variables,
    ...known,
  };
  const { question, more } = nextStep(flow, visitor, { questionId: at ?? flow.start, answer });
  return { step: question.question_id, language, more, reply: question.reply };
}

const answers = Object.entries(parity().answers).flatMap(([key, written]) => {
  const [step = '', language = '*'] = key.split(' ');
  return written.split(' | ').map((words) => [words, step, language] as const);
});

describe('what people ask first', () => {
  it.each(answers)('%s leads to %s in %s', async (words, step, language) => {
    expect(await answeredWith(words)).toMatchObject({ step, ...(language !== '*' && { language }) });
  });

  it('has no word that mixes letters of two scripts: nobody types it', async () => {
    const { flow } = await readScript();
    const cues = [
      ...flow.anywhere,
      ...flow.paired,
      ...[...flow.steps.values()].flatMap((one) => one.suggestions),
    ];
    const lists = cues.flatMap((cue) => [cue.words ?? [], 'with' in cue ? (cue.with ?? []) : []].flat());
    const scripts = [/[a-z]/i, /[\u0904-\u0963]/, /[\u0985-\u09e3]/];
    expect(lists.filter((word) => scripts.filter((script) => script.test(word)).length > 1)).toEqual([]);
  });

  it.each([
    ['i am 16 and i smoke weed', '16'],
    ['main 16 saal ka hun ganja pita hu', '16'],
    ['আমার বয়স ১৬, গাঁজা খাই', '16'],
    ['i am sixteen can i get help without my parents', '16'],
  ])('who tells an age under 18 is treated so: %s', async (words, age) => {
    expect(await answeredWith(words)).toMatchObject({ step: 'young_self', more: { age } });
  });

  it.each([
    ['i study in class 10', '15'],
    ['im in class nine and my father hits us', '14'],
    ['main 10th me padhta hu', '15'],
    ['मैं आठवीं में पढ़ती हूँ', '13'],
    ['না এখন ঘুমিয়ে পড়েছে। আমি ক্লাস টেনে পড়ি', '15'],
    ['ami class 12 e pori', '17'],
  ])('who tells their class at school is treated as of its age: %s', async (words, age) => {
    expect((await answeredWith(words)).more?.['age']).toBe(age);
  });

  it.each([
    'i am 16 days sober',
    'i have a son in class 10',
    'i teach in class 9',
    'mera beta class 10 me padhta hai',
    'আমার মেয়ে ক্লাস নাইনে পড়ে',
    'I am 15 km from howrah',
    'my son is 16',
    'i am 34',
    'আমি 12 দিন মদ খাইনি',
  ])('no age is heard in %s', async (words) => {
    expect((await answeredWith(words)).more?.['age']).toBeUndefined();
  });

  it.each([
    ['for two months?', 'cost', 'cost_parts'],
    ['দুই মাসের জন্য', 'cost', 'cost_parts'],
    ['too much for me', 'cost', 'cost_help'],
    ['bahut zyada hai', 'cost', 'cost_help'],
    ['how do i get him treatment', 'family_unsafe', 'family_unwilling'],
    ['uska ilaaj kaise karaun', 'family_unsafe', 'family_unwilling'],
    ['and sunday', 'hours', 'hours'],
    ['no that is not what i asked', 'cost', 'bot_sorry'],
    ['maine ye nahi pucha', 'cost', 'bot_sorry'],
    ['এটা জিজ্ঞাসা করিনি', 'cost', 'bot_sorry'],
  ])('%s, after %s, leads to %s', async (words, at, step) => {
    expect((await answeredWith(words, { at })).step).toBe(step);
  });

  it.each(['swasthya sathi card', 'ayushman card chalta hai kya', 'do you take insurance'])(
    'a card that pays is an insurance: %s',
    async (words) => {
      expect((await answeredWith(words)).reply).toContain('/faq#does-health-insurance-pay');
    },
  );

  it.each([
    ['hello', 'cost', /^Hello\. Choose below/],
    ['namaste', 'visiting', /^Hello\. Choose below/],
    ['kemon achen', 'cost', /Choose below|নিচে থেকে/],
    ['how are you', 'need', /^Hello\. Choose below/],
    ['hi', 'self_substance', /Choose below.*\n\nThank you for telling us/s],
    ['hi', 'heard_suicide', /Choose below.*14416/s],
  ])(
    'a greeting, %s, within %s is met in few words, and the talk goes on there',
    async (words, at, expected) => {
      const { step, reply } = await answeredWith(words, {
        at,
        ...(at.startsWith('heard') && { recentDanger: 'suicide' }),
      });
      expect(step).toBe(at);
      expect(reply).toMatch(expected);
      expect(reply).not.toContain('This chat is automatic');
    },
  );

  it.each([
    ['donate', '2000 rupees by upi', 'gift_ways'],
    ['donate', '5000 by google pay', 'gift_ways'],
    ['where', 'i am in Siliguri', 'from_afar'],
    ['where', 'ami asansol e thaki', 'from_afar'],
    ['relapse', 'no i am safe, just sad', 'weary'],
  ])('after %s, %s leads to %s', async (at, words, step) => {
    expect(await answeredWith(words, { at })).toMatchObject({ step });
  });

  it('an answer that is asked for again says where else to ask, and anger is met with other words', async () => {
    const again = await answeredWith('when can i visit', { at: 'visiting' });
    expect(again.step).toBe('visiting');
    expect(again.reply).toMatch(/^The law gives.*\+91 33 0000 0000/s);
    expect((await answeredWith('when can i visit', { at: 'cost' })).reply).toMatch(
      /^Visits during treatment/,
    );
    expect(await answeredWith('how much diazepam can i give him', { at: 'dose' })).toMatchObject({
      step: 'dose',
    });
    expect((await answeredWith('you are useless', { at: 'complaint' })).reply).toMatch(
      /^It is all right to be angry/,
    );
  });

  it.each([
    [
      'cost',
      [
        'how much does it cost',
        'what is the fee',
        'price for one month',
        'kitna kharcha hoga',
        'koto taka lagbe',
        'खर्च कितना है',
        'খরচ কত',
      ],
    ],
    [
      'where',
      ['where are you', 'whats the address', 'kahan hai centre', 'thikana ki', 'how do i reach from sealdah'],
    ],
    [
      'length',
      ['how long does treatment take', 'how many days do i stay', 'kitne din rehna hai', 'কত দিন থাকতে হবে'],
    ],
    ['visiting', ['can i visit my brother', 'visiting hours', 'milne kab aa sakte hai', 'দেখা করা যায় কবে']],
    ['bring', ['what should i bring', 'what to pack', 'kya saman lana hai']],
    ['women', ['do you take women', 'mahila ke liye alag']],
    ['privacy', ['will anyone know', 'is it confidential', 'kisi ko pata chalega']],
    ['privacy_work', ['will my boss know']],
    ['admission', ['how do i admit my father', 'bharti kaise kare', 'ভর্তি কীভাবে হয়']],
    ['doctors', ['is there a doctor', 'who are the doctors']],
    ['food', ['what food do you give', 'khana kaisa hai']],
    ['rooms', ['are rooms shared']],
    ['smoking', ['can he smoke there', 'is smoking allowed']],
    ['freedom', ['is it like a jail']],
    ['card_scheme', ['do you take insurance']],
    ['treatment', ['is there yoga']],
    ['young', ['my son is 15 he smokes']],
    ['children_visit', ['can children come']],
    ['we_treat', ['do you treat heroin']],
    ['work_here', ['i want to volunteer']],
    ['donate', ['how to donate']],
    ['relapse', ['i started again', 'phir se pee li']],
    ['family_unwilling', ['he refuses to come']],
    ['family_talk', ['what should i say to him']],
    ['family_fault', ['is it my fault']],
    ['detox', ['what happens in detox', 'does detox hurt']],
    ['robot', ['are you a robot']],
    ['open_now', ['are you open today']],
    ['callback_phone', ['can someone call me']],
    ['person', ['i want to talk to someone']],
    ['other_alcohol', ['my brother drinks every day']],
    ['freedom', ['can i leave when i want']],
    ['phone_there', ['can i keep my phone', 'is mobile allowed']],
    ['first_day', ['what happens first day']],
    ['detox', ['what is withdrawal']],
    ['other_habit', ['do you treat gambling']],
    ['card_scheme', ['swasthya sathi chalega']],
    ['cost_help', ['we have no money']],
    ['genuine', ['is this centre genuine']],
  ] as const)('an ordinary question is answered by %s', async (step, questions) => {
    for (const words of questions) expect([words, (await answeredWith(words)).step]).toEqual([words, step]);
  });

  it.each([
    'who won the cricket',
    'who won the match yesterday',
    'is my bicycle allowed',
    'what is the weather today',
    'will it rain tomorrow',
    'who is the prime minister',
    'what is the capital of france',
    'tell me a joke',
    'sing a song',
    'best restaurant in kolkata',
    'how to cook biryani',
    'i want to buy a car',
    'what is 2 plus 2',
    'who is shah rukh khan',
    'book a train ticket',
    'how do i reset my password',
    'translate this to french',
    'what is bitcoin',
    'can you write my essay',
    'do you sell shoes',
    'i need a loan',
    'where can i buy a saree',
    'aaj match kaun jeeta',
    'aaj mausam kaisa hai',
    'cricket ka score kya hai',
    'prime minister kaun hai',
    'koi gaana sunao',
    'আজ খেলায় কে জিতল',
    'আজ আবহাওয়া কেমন',
    'একটা গান শোনাও',
    'প্রধানমন্ত্রী কে',
    'आज मौसम कैसा है',
    'क्रिकेट किसने जीता',
    'is the moon made of cheese',
    'how tall is the eiffel tower',
    'what is your favourite colour',
    'do you like football',
  ])('a question of the world outside is answered by no weak match: %s', async (words) => {
    expect((await answeredWith(words)).step).toMatch(/^(need\.retry|off_topic)$/);
  });

  it('hears of a relapse, a time and the cost while a number is asked for, and never says only to call', async () => {
    const at = 'callback_phone';
    for (const words of ['I relapsed yesterday', 'maine fir pi li', 'আবার মদ খেয়েছি'])
      for (const one of [at, 'callback_time', 'callback_language', 'other_urgency', 'cost'])
        expect((await answeredWith(words, { at: one })).reply).toMatch(/no reason for shame|शर्म|লজ্জা/);
    for (const one of [at, `${at}.retry`])
      expect((await answeredWith('please call me at 6', { at: one })).reply).toMatch(
        /^Noted: a call at 6\u00a0pm\. On which number/,
      );
    for (const one of [at, 'callback_time', 'self_substance', 'other_urgency', 'menu'])
      expect((await answeredWith('how mch dos it cst', { at: one })).reply).toMatch(
        /^It depends on the room/,
      );
    expect((await answeredWith('blah', { at: `${at}.retry` })).reply).toMatch(
      /^You can call us whenever.*write your number here/s,
    );
  });

  it.each([
    ['length', 'relapse', 'how long? | for how long | kitne din | koto din | কত দিন | कितने दिन'],
    ['detox_length', 'detox', 'how long? | kitna time lagega | koto din? | কত দিন | कितने दिन'],
    ['stop_danger', 'other_shaking', 'is it safe? | safe hai kya | eta ki nirapod | এটা কি নিরাপদ'],
    ['detox', 'length', 'does it hurt? | dard hota hai kya | betha hoy ki | কষ্ট হয় কি'],
    ['attendant', 'cost', 'can she come along? | kya main saath aa sakta hu'],
    ['family_unwilling', 'cost', 'what if he says no | agar wo mana kare to | o jodi na bole | ও যদি না বলে'],
    ['consent', 'admission', 'who decides? | kaun decide karta hai | ke thik kore | কে ঠিক করে'],
    ['since', 'cost', 'since 4 years | 5 saal se | 4 bochor dhore | ৪ বছর ধরে | 5 साल से | for 10 years now'],
    ['told_more', 'other_urgency', 'half bottle a day | roz ek bottle | রোজ এক বোতল'],
    ['told_more', 'family_talk', 'it got worse | aur bigad gaya | aro kharap hoyeche | আরও খারাপ হয়েছে'],
    ['first_day', 'admission', 'what then | ok and after that? | phir kya | tarpor? | তারপর কী | उसके बाद?'],
    ['treatment', 'detox', 'what then | tell me more | phir kya | aro bolun | फिर क्या'],
    ['aftercare', 'treatment', 'and then? | uske baad? | তারপর? | और बताइए'],
    ['withdrawal_when', 'detox', 'why? | but why | kyun? | keno? | কেন? | क्यों?'],
    ['family_talk', 'consent', 'how? | kaise? | kivabe? | কীভাবে? | कैसे?'],
    ['more_words', 'rooms', 'why? | kyun? | কেন? | which ones? | are you sure | सच में?'],
    ['where', 'hours', 'where? | kahan? | kothay? | কোথায়? | कहाँ?'],
    ['gift_ways', 'donate', 'where? | kahan? | how? | কীভাবে?'],
    ['admission', 'detox', 'when can i come | kab aa sakta hu | kobe aste pari | কবে আসতে পারি'],
    ['night_staff', 'rooms', 'is there a doctor at night | raat ko doctor hota hai? | রাতে ডাক্তার থাকে?'],
    ['beds', 'cost', 'aaj aa sakte hai | aj aste pari | আজ আসতে পারি | आज आ सकते हैं'],
    ['job_reply', 'work_here', 'what salary | do i get certificate | tankhwa kitni milegi | মাইনে কত'],
    ['work_here', 'work_here', 'security guard er kaj ba ranna'],
    ['invite_us', 'invite_us', 'taka lagbe ki tar jonno | कब आएंगे'],
    ['other_habit', 'other_habit', 'yaha iska ilaj hota hai | to kaha jaye'],
    ['debts', 'other_habit', 'ghar bech diya | dhar hoye geche 4 lakh'],
    ['see_doctor', 'other_habit', 'will it become cancer | मुंह में छाला है'],
    ['gift_use', 'donate', 'what is that for | ৫০০ টাকা দিলে কি কাজে লাগে'],
    ['gift_ways', 'gift_use', 'how much | kitna | কত'],
    ['gift_receipt', 'gift_made', 'is pan card compulsory | how long | রসিদ পাব তো'],
    ['gift_refund', 'gift_made', 'in how many days refund will come'],
    [
      'self_urgency',
      'other_urgency',
      'mai apni baat kar raha hu bhai | i am talking of myself | আমার নিজের কথা বলছি',
    ],
    ['self_substance', 'other_substance', 'i am talking about myself'],
    ['other_urgency', 'self_urgency', 'it is my brother | mere bhai ki baat hai | আমার ভাইয়ের কথা'],
    ['other_substance', 'self_substance', 'its my husband'],
    [
      'noted',
      'family',
      'he is 45 | kuch kaam nahi karta | we have two children | she is a doctor | দুটো বাচ্চা আছে',
    ],
    ['young', 'family', 'he is 17 only | उम्र 17'],
    ['hours', 'admission', 'ekta chele ke dorkar hole rate niye asa jabe'],
    ['menu', 'visiting', 'yes | haan | thik hai | ঠিক আছে | accha'],
  ])('leads to %s, after %s, what is asked next in few words: %s', async (step, at, words) => {
    for (const one of words.split(' | '))
      expect([one, (await answeredWith(one, { at })).step]).toEqual([one, step]);
  });

  it('takes since when it has been kindly, and lets its question go', async () => {
    for (const words of ['since 4 years', '5 saal se', '৪ বছর ধরে'])
      for (const at of ['self_substance', 'self_urgency', 'other_urgency']) {
        const { step, reply } = await answeredWith(words, { at });
        expect([at, step]).toEqual([at, expect.stringMatching(/^(?:since|told_more)$/)]);
        expect(reply).toMatch(/^(?:Thank you|बताने के लिए धन्यवाद|धन्यवाद|জানানোর জন্য ধন্যবাদ|ধন্যবাদ)/);
      }
  });

  it('notes a plain fact kindly, and lets its question go', async () => {
    for (const words of [
      'he is 45',
      'kuch kaam nahi karta',
      'we have one son 6 yr',
      'দুটো বাচ্চা আছে',
      'दो बच्चे हैं',
    ])
      for (const at of ['self_urgency', 'other_substance', 'other_urgency']) {
        const { step, reply } = await answeredWith(words, { at });
        expect([words, step]).toEqual([words, 'noted']);
        expect(reply).toMatch(/^(?:Thank you; that makes it clearer|धन्यवाद|ধন্যবাদ)/);
      }
  });

  it.each([
    ['other_caution', 'hath me pus ho gaya hai', /go to a hospital today|अस्पताल/],
    ['other_urgency', 'बंद करा दूं क्या', /एकदम या अकेले|अचानक/],
    ['other_urgency', 'if she stops what will happen', /do not stop suddenly or alone/],
    ['self_urgency', 'it is getting harder. i shake in the morning', /can mean withdrawal/],
  ])('before its question, %s answers what is told or asked: %s', async (at, words, expected) => {
    expect((await answeredWith(words, { at })).reply).toMatch(expected);
  });

  it.each([
    ['he is 31', /^(?:noted|told_more)/],
    ['o 23 bochor', /^told_more/],
    ['वह 41 साल का है', /^told_more/],
    ['he works as a driver', /^(?:noted|told_more)/],
  ])('thanks for what is told, whatever the number: %s', async (words, step) => {
    expect((await answeredWith(words, { at: 'family_unwilling' })).step).toMatch(step);
  });

  it.each([
    ['thik ache dhonnobad. kal phone korle ke dhorbe?', 'who_answers'],
    ['thank you so much. how long does treatment take', 'length'],
    ['ok thnx. my own brother also drinks', 'other_alcohol'],
    ['thanks for your help', 'other_alcohol'],
    ['ok thanks i will tell her tonight', 'thanks'],
  ])('hears what comes behind thanks: %s', async (words, step) => {
    expect((await answeredWith(words, { at: 'other_alcohol' })).step).toBe(step);
  });

  it('speaks of the substance that was told, and of none that is denied', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const behindCost = (answer: string, variables: Record<string, string> = {}) =>
      nextStep(flow, { language: 'en', isMinor: false, find, variables }, { questionId: 'cost', answer });
    const stopping = (substance: string) =>
      behindCost('is it dangerous to stop', { substance }).question.question_id;
    expect([stopping(''), stopping('opioids')]).toEqual(['stop_danger', 'opioid_withdrawal']);
    for (const words of ['i dont drink or take tablets. only brown sugar', 'mod na, brown sugar'])
      expect([words, behindCost(words).more]).toMatchObject([words, { substance: 'opioids' }]);
    expect(behindCost('i drink and take ganja').more).toMatchObject({ substance: '' });
  });

  it('leans on what was told before pages or words that were not understood', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const ask = (questionId: string, answer: string, variables: Record<string, string>) =>
      nextStep(flow, { language: 'en', isMinor: false, find, variables }, { questionId, answer });
    const lost = ask('visiting', 'qwxz plumbus zzorp', { about: 'family' });
    const next = ask('not_understood', 'and my son?', { trail: 'visiting' });
    expect(next.question.question_id).toBe(ask('visiting', 'and my son?', {}).question.question_id);
    const again = ask(lost.question.question_id, 'qwxz plumbus zzorp', { ...lost.more });
    expect(again.question.question_id).toBe('not_understood');
    expect(again.more?.['trail']).toBe('visiting');
  });

  it('finds other words where an answer and its second one were given', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const { message, retry } = flow.steps.get('cost') ?? {};
    const told = [message, retry].map((one) => fillIn(one?.en ?? '', { centre_phone: '1' }));
    const visitor = { language: 'en' as const, isMinor: false, find, variables: { centre_phone: '1' } };
    const ask = (lastReplies: string[], answer = 'how much does it cost') =>
      nextStep(flow, { ...visitor, lastReplies }, { questionId: 'cost', answer }).question.reply;
    expect(ask(told.slice(0, 1))).toBe(told[1]);
    expect(ask(told)).toMatch(/^If that does not answer it/);
    expect(ask(told, 'cost of the treatment')).toMatch(/^Thank you for telling that/);
  });

  it('remembers the last three steps that told something', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const visitor = {
      language: 'en' as const,
      isMinor: false,
      find,
      variables: { trail: 'menu cost length' },
    };
    const { more } = nextStep(flow, visitor, { questionId: 'gift_use', answer: 'how can i pay' });
    expect(more?.['trail']).toBe('cost length gift_use');
  });

  it('names whom to call where words of a grave theme are not understood', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const lost = (trail: string) => {
      const visitor = { language: 'en' as const, isMinor: false, find, variables: { trail } };
      return nextStep(flow, visitor, { questionId: trail, answer: 'qwxz plumbus zzorp' }).question.reply;
    };
    expect(lost('young_home')).toContain('1098');
    expect(lost('quiet_now')).toContain('181');
    expect(lost('gift_ways')).not.toContain('181');
  });

  it('offers beside an answer what may be meant about as well', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    const near = Object.assign((...put: Parameters<typeof find>) => find(...put), find, {
      candidates: () => ['length', 'cost', 'admission', 'heard_suicide'],
    });
    const visitor = { language: 'en' as const, isMinor: false, find: near, variables: {} };
    const { question } = nextStep(flow, visitor, {
      questionId: 'menu',
      answer: 'how many days must he stay there',
    });
    expect(question.question_id).toBe('length');
    expect(question.suggestions).toContain(flow.steps.get('admission')?.label?.en);
    expect(question.suggestions).not.toContain(flow.steps.get('heard_suicide')?.label?.en);
  });

  it('answers a correction by what it means', async () => {
    const words = 'i asked should i tell my wife, not about your privacy';
    expect((await answeredWith(words, { at: 'privacy', before: ['my wife does not know'] })).step).toBe(
      'tell_family',
    );
  });

  it.each([
    ['my mother says she will die when she drinks', 'suicide_other'],
    ['wo marne ki dhamki deta hai', 'suicide_other'],
    ['मेरे बेटे को मत बताना कि मैं जीना नहीं चाहती', 'suicide'],
    ['i want to die', 'suicide'],
    ['benche thakar o icche nei', 'suicide'],
    ['mane morte iche kore erokom na, kintu benche thakar o iche nei', 'suicide'],
    ['3 din se yahi soch raha hu ki sab khatam kar du. papa ka chehra nahi dekh paunga', 'suicide'],
    ['papa ka chehra nahi dekh paunga, sab khatam kar dunga', 'suicide'],
    ['papa bolte hai sab khatam kar denge', 'suicide_other'],
    ['একটু আগে মেসেজ করেছে আর বাঁচতে চাই না, সবাই ভালো থাকিস', 'suicide_other'],
    ['paise na do to bolta hai mar jaunga', 'suicide_other'],
    ['gf ne message kiya breakup ka, main marna chahta hu', 'suicide'],
    ['o message koreche ar asbe na, ami ar bachte chai na', 'suicide'],
    ['sab bolte hai mar jao, main mar jaunga', 'suicide'],
    ['ami message korechi, ar bachte chai na', 'suicide'],
    ['they wil be better off without me honestly', 'suicide'],
    ['ora amake chara bhalo thakbe, ar parchi na', 'suicide'],
    ['वो मेरे बिना खुश रहेंगे, मुझसे अब नहीं होता', 'suicide'],
    ['I think my roommate overdosed in the bathroom, door is locked', 'overdose'],
    ['I think I overdosed', 'overdose_self'],
  ])('tells whose danger it is: %s', (words, danger) => {
    expect(dangerOf(assessCare(words), words)).toBe(danger);
  });

  it.each([
    ['he opened his eyes and said my name', 'woke'],
    ['by the way how much does it cost', 'cost'],
  ])('hears %s, whatever was told before', async (words, step) => {
    const told = { at: 'until_help', recentDanger: 'violence' as const, before: ['ok called 112'] };
    expect((await answeredWith(words, told)).step).toBe(step);
  });

  it('asks whom a drug is about only where that was not told', async () => {
    const brownSugar = { questionId: 'cost', answer: 'brown sugar' };
    script ??= readScript();
    const { flow, find } = await script;
    const afterBeing = (variables: Record<string, string>) =>
      nextStep(flow, { language: 'en', isMinor: false, find, variables }, brownSugar).question.question_id;
    const steps = ['substance_named', 'other_urgency', 'self_urgency'];
    expect([afterBeing({}), afterBeing({ about: 'family' }), afterBeing({ about: 'self' })]).toEqual(steps);
  });

  it('leads a short word after a danger back to it', async () => {
    for (const words of ['why?', 'since 4 years', 'it got worse', 'and then?', 'haan'])
      expect((await answeredWith(words, { at: 'heard_suicide', recentDanger: 'suicide' })).step).toMatch(
        /^(?:heard_suicide|stay_here)/,
      );
  });

  it('has what holds only at some steps at steps that are there', async () => {
    const { anywhere, steps } = FlowFile.parse(JSON.parse(await readFile('content/chat/flow.json', 'utf8')));
    const ids = new Set(steps.map(({ id }) => id));
    const places = anywhere.flatMap(({ at = [] }) => at);
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('answers another thing that is asked, and does not put its question again behind it', async () => {
    const { step, reply } = await answeredWith('how much does it cost', { at: 'other_urgency' });
    expect([step, reply]).toEqual(['cost', expect.stringContaining('Asking costs nothing')]);
    expect(reply).not.toContain('How is the person');
    expect((await answeredWith('he doesnt want to come', { at: 'other_caution' })).step).toBe(
      'family_unwilling',
    );
  });

  it.each([
    ['when can we visit him', 'what time', 'visiting'],
    ['how do i get admitted', 'today possible?', 'admission'],
    ['is it secret', 'and my wife', 'privacy'],
    ['kya ye gupt rahega', 'aur biwi', 'privacy'],
    ['do you take women', 'children also?', 'women'],
  ])('after %s takes %s as more of the same', async (before, words, step) => {
    const { step: at } = await answeredWith(before);
    expect(at).toBe(step);
    expect((await answeredWith(words, { at, before: [before] })).step).toBe(step);
  });

  it('does not ask for what was told just before', async () => {
    const told = await answeredWith('chhodna chahta hu', { at: 'substance_named', before: ['sharab'] });
    expect(told.step).toBe('self_caution');
    const pressed = await answeredWith('I want to stop', { at: 'need', before: ['daru'] });
    expect(pressed.step).toBe('self_caution');
    // What was in danger before is not taken for now.
    const calm = await answeredWith('heroin', { at: 'other_substance', before: ['is it an emergency'] });
    expect(calm.step).toBe('other_urgency');
  });

  it('says a time and a silence back beside the number', async () => {
    const { step, reply } = await answeredWith("call me at 6 pm, don't tell anyone, 9830012345");
    expect(step).toBe('callback_language');
    expect(reply).toContain(
      '9830012345. Noted: a call at 6\u00a0pm. We will not tell anybody else who is calling.',
    );
  });

  it('promises no call at a time at which nobody is there', () => {
    const { call_when, call_noted } = callWishesIn('call me at 3 am', 'en', {
      canCall: (when) => when !== '03:00',
    });
    expect(call_when).toBe('');
    expect(call_noted).toMatch(/^Nobody is there at that time: please name another/);
  });

  it('asks which is meant where several are as likely, in the visitor’s language, and a label leads to its step', async () => {
    script ??= readScript();
    const { flow, find } = await script;
    for (const language of languages) {
      const unsureFind = Object.assign(() => null, { candidates: () => ['cost', 'visiting', 'rooms'] });
      const visitor = { language, isMinor: false, find: unsureFind, variables: {} };
      const { question } = nextStep(flow, visitor, { questionId: 'menu', answer: 'blue door thing there' });
      expect(question).toMatchObject({
        question_id: 'menu.retry',
        reply: flow.hints.either?.[language] && expect.any(String),
      });
      const [label = ''] = question.suggestions;
      expect(label).toBe(flow.steps.get('cost')?.label?.[language]);
      const next = nextStep(flow, { ...visitor, find }, { questionId: question.question_id, answer: label });
      expect(next.question.question_id).toBe('cost');
    }
    const unsure = Object.assign(() => null, { candidates: () => ['cost', 'visiting'] });
    const visitor: Visitor = { language: 'en', isMinor: false, find: unsure, variables: {} };
    const twice = nextStep(flow, visitor, { questionId: 'menu.retry', answer: 'blue door thing there' });
    expect(twice.question.question_id).toBe(flow.fallback);
  });

  it.each(['no', 'nahi', 'नहीं', 'না', 'nothing'])('understands %s where topics are offered', async (words) => {
    expect((await answeredWith(words, { at: 'topics' })).step).toBe('no_topic');
    expect((await answeredWith(words, { at: 'menu' })).step).toMatch(/no_topic|bye/);
  });

  it.each([
    ['he is breathing', 'heard_overdose', 'overdose', 'breathing'],
    ['saans le rahe hai', 'need', 'overdose', 'breathing'],
    ['is he going to die', 'heard_overdose', 'overdose', 'will_die'],
    ['will he die', 'heard_overdose', 'overdose', 'will_die'],
    ['is she going to die', 'breathing', 'overdose', 'will_die'],
    ['cricket and insects', 'menu', 'withdrawal', 'seeing_things'],
    ['hm hm', 'family_unsafe', 'domestic_violence', 'family_unsafe.retry'],
    ['আর কিছু নয় তো', 'heard_suicide.retry', 'suicide', 'heard_suicide'],
    ['he is breathing', 'danger', undefined, 'breathing'],
    ['thot nil hoye gelo', 'heard_overdose', 'overdose', 'blue_lips'],
    ['ঠোঁট নীল হয়ে যাচ্ছে', 'breathing', 'overdose', 'blue_lips'],
    ['her lips are turning blue', 'until_help', 'overdose', 'blue_lips'],
    ['now can he sleep', 'woke', 'overdose', 'sleep_after_waking'],
    ['he moved a little', 'heard_overdose', 'overdose', 'still_limp'],
    ['na na se jege ache, shash o thik ache', 'heard_overdose', 'overdose', 'woke'],
    ['না না ও জেগে আছে, শ্বাসও ঠিক', 'breathing', 'overdose', 'woke'],
    ['no no, he is awake and his breathing is fine', 'not_breathing', 'overdose', 'woke'],
    ['im alone only 15 yrs old. mummy not home', 'breathing', 'overdose', 'heard_overdose'],
    ['dhonnobad, gari eseche', 'not_breathing', 'overdose', 'at_hospital'],
    ['chokh ekbar khule abar bondho', 'heard_overdose', 'overdose', 'still_limp'],
    ['o injection niyechilo', 'heard_overdose', 'overdose', 'heard_overdose.retry'],
    ['what do i do now', 'heard_overdose.retry', 'overdose', 'heard_overdose'],
  ] as const)('after a danger %s at %s still belongs to it', async (words, at, recentDanger, step) => {
    expect((await answeredWith(words, { at, recentDanger })).step).toBe(step);
  });

  it.each([
    ['who will come if i call 112', 'heard_overdose.retry', 'overdose', 'who_comes'],
    ['কে আসবে ১১২ তে ফোন করলে', 'heard_withdrawal', 'withdrawal', 'who_comes'],
    ['kaun aayega police bhi aayegi kya', 'breathing', 'overdose', 'who_comes'],
    ['who will come if i call 14416', 'heard_suicide', 'suicide', 'who_comes'],
    ['koi aayega kya pakadne', 'heard_suicide', 'suicide', 'who_comes'],
    ['police will ask us?', 'breathing', 'overdose', 'who_comes'],
    ['police case banega kya humpe', 'danger', 'overdose', 'who_comes'],
    ['पुलिस तो नहीं आएगी घर पे', 'heard_suicide.retry', 'suicide', 'who_comes'],
    ['112 te phone korbo na police ashbe', 'heard_overdose.retry', 'overdose', 'who_comes'],
    ['does 112 cost money', 'heard_violence', 'violence', 'helpline_cost'],
    ['112 nahi karunga', 'heard_suicide', 'suicide', 'no_call'],
    ['kisi ko batana mat', 'danger', 'suicide', 'tell_nobody'],
    ['please dont call my parents', 'heard_suicide.retry', 'suicide', 'tell_nobody'],
    [
      'no no i am not going to die i just ask what is different at your place',
      'heard_suicide',
      'suicide',
      'earlier_treatment',
    ],
    ['it was in my mind only i am ok now', 'heard_suicide', 'suicide', 'glad'],
    ['onek age hoyechilo emon ekhon na', 'heard_suicide', 'suicide', 'glad'],
    ['no i did not take anything', 'heard_suicide', 'suicide', 'glad'],
    ['i did not mean it', 'heard_suicide', 'suicide', 'glad'],
    ['नहीं मरूंगा नहीं बस बोला', 'heard_suicide', 'suicide', 'glad'],
    ['mai theek hu ab baat karne se halka laga', 'heard_suicide', 'suicide', 'glad'],
    ['na mara jabar kotha na, emni klanto', 'heard_suicide', 'suicide', 'weary'],
    ['না না মরার কথা বলিনি শুধু ক্লান্ত', 'heard_suicide', 'suicide', 'weary'],
    ['no', 'heard_suicide', 'suicide', 'weary'],
    ['nahi', 'heard_suicide.retry', 'suicide', 'weary'],
    ['না', 'no_call', 'suicide', 'weary'],
    ['mere dost ko batau kya', 'heard_suicide', 'suicide', 'tell_somebody'],
    ['shall i tell my friend', 'heard_suicide', 'suicide', 'tell_somebody'],
    ['বন্ধুকে বলব?', 'danger', 'suicide', 'tell_somebody'],
    ['ye sab kon padhega', 'heard_suicide', 'suicide', 'privacy'],
    ['i am fine now no pain', 'heard_overdose_self', 'overdose_self', 'harm_later'],
    ['ab theek hu kuch nahi hua', 'heard_overdose_self', 'overdose_self', 'harm_later'],
    ['ঘন্টা খানেক আগে ১৫ টা', 'heard_overdose', 'overdose', 'harm_later'],
    ['বেশি না ১৫টা মতো কথা বলছে এখনও', 'heard_overdose.retry', 'overdose', 'harm_later'],
    ['no he only sleeping why 112', 'heard_overdose', 'overdose', 'harm_later'],
    ['नहीं अस्पताल नहीं जाऊंगा', 'heard_overdose_self', 'overdose_self', 'no_ambulance'],
    ['112 pe phone kiya aa rahe hai', 'heard_overdose', 'overdose', 'until_help'],
    ['ভাঙা হয়ে গেছে নিয়ে যাচ্ছি হাসপাতালে', 'danger', 'overdose', 'at_hospital'],
    ['১১২ তে কি বলব', 'heard_overdose.retry', 'overdose', 'at_hospital'],
    ['হাসপাতালে গেলে কি বলব', 'heard_withdrawal', 'withdrawal', 'at_hospital'],
    ['पर डर लगता है अस्पताल में पागल समझेंगे', 'seeing_things.retry', 'withdrawal', 'at_hospital'],
    ['kal hoyechilo ekhon thik achi', 'heard_withdrawal', 'withdrawal', 'fit_after'],
    ['पहले की बात है अब ठीक हूं', 'seeing_things', 'withdrawal', 'spell_over'],
    ['ekta peg khele ki thik hobe', 'heard_withdrawal', 'withdrawal', 'no_drink'],
    ['should i take one tablet now', 'seeing_things', 'withdrawal', 'no_drink'],
    ['heart beating fast', 'seeing_things', 'withdrawal', 'heard_withdrawal'],
    ['kya koi dawai hai jisse ye bechaini band ho', 'heard_withdrawal', 'withdrawal', 'medicines'],
    ['হাসপাতালে নিয়ে গেলে আপনারা কি পরে নেবেন', 'heard_withdrawal', 'withdrawal', 'admission'],
    [
      'mod khay na sudhu heroin. jol o khete parche na',
      'heard_withdrawal',
      'withdrawal',
      'opioid_withdrawal',
    ],
    ['abhi so gaya hai wo', 'heard_violence', 'violence', 'quiet_now'],
    ['he is sleeping now', 'family_unsafe', 'domestic_violence', 'quiet_now'],
    ['ও এখন ঘুমিয়ে পড়েছে', 'family_unsafe', 'domestic_violence', 'quiet_now'],
    ['अभी घर पर नहीं है', 'family_unsafe', 'domestic_violence', 'quiet_now'],
    ['it was some time ago', 'family_unsafe', 'domestic_violence', 'good_otherwise'],
    [
      'mujhe wapas bula raha hai maafi maang raha hai',
      'family_unsafe.retry',
      'domestic_violence',
      'good_otherwise',
    ],
    ['पुलिस में जाऊं तो', 'heard_violence', 'domestic_violence', 'police_home'],
    ['police take money and go', 'family_unsafe', 'domestic_violence', 'police_home'],
    ['এখন কোথায় যাব', 'heard_violence', 'domestic_violence', 'shelter'],
    ['bachche hai mere saath kaha jau', 'heard_violence.retry', 'domestic_violence', 'shelter_children'],
    ['he dont want hospital his father is police', 'breathing', 'overdose', 'refuses_hospital'],
    ['i had 1 peg now insects are gone', 'seeing_things.retry', 'withdrawal', 'no_drink'],
    ['ganja ki sotti nesha hoy', 'heard_withdrawal', 'withdrawal', 'cannabis_harm'],
    ['padhai nahi ho pati', 'heard_child', 'child', 'young_home'],
    ['ekhon barite nei bou', 'family_unsafe', 'domestic_violence', 'hurt_somebody'],
    ['no', 'family_unsafe', 'domestic_violence', 'comfort'],
    ['না', 'heard_child', 'child', 'comfort'],
    ['he is talking', 'heard_overdose', 'overdose', 'woke'],
    ['bachche bhi dar jate hai', 'family_unsafe.retry', 'domestic_violence', 'child_afraid'],
    ['he broke the door lock. my daughter is crying', 'family_unsafe', 'domestic_violence', 'heard_violence'],
    ['আগের রিহ্যাবে মারত এখানেও মারবে নাকি', 'family_unsafe', 'domestic_violence', 'beaten'],
    ['পাশের ঘরে আছি আমি', 'family_unsafe', 'domestic_violence', 'child_now'],
    ['अच्छा सोच के बताती हूं', 'heard_violence', 'domestic_violence', 'call_later'],
    ['o phone dhorche na', 'threat_to_die', 'suicide', 'far_suicide'],
    ['abhi nahi ho raha 2 din pehle hua tha', 'bleeding_inside', 'overdose', 'blood_past'],
    ['he is outside', 'family_unsafe', 'domestic_violence', 'heard_violence'],
    ['bachche chhote hain', 'family_unsafe', 'domestic_violence', 'shelter_children'],
    ['what do i do', 'heard_overdose', 'overdose', 'heard_overdose.retry'],
    ['kitna time lagega', 'ambulance', 'overdose', 'until_help'],
    ['i have a rope', 'heard_suicide', 'suicide', 'means_near'],
    ['ok', 'means_near', 'suicide', 'stay_here'],
    ['nahi abhi theek hu', 'heard_suicide', 'suicide', 'ok_now'],
    ['kothay jabo', 'heard_suicide', 'suicide', 'shelter'],
  ] as const)('what is written after a card is taken up: %s at %s', async (words, at, recentDanger, step) => {
    expect((await answeredWith(words, { at, recentDanger })).step).toBe(step);
  });

  it.each(['what do i do now', 'ki korbo', 'please tell me'])(
    'says first aid again, and no bare line of numbers, while somebody does not wake: %s',
    async (words) => {
      const told = async (at: string) => (await answeredWith(words, { at, recentDanger: 'overdose' })).reply;
      for (const at of ['heard_overdose', 'heard_overdose.retry'])
        expect(await told(at)).toMatch(/chest|বুকের/);
      // Who breathes is on the side.
      for (const at of ['breathing', 'breathing.retry']) expect(await told(at)).toMatch(/side|পাশ ফিরিয়ে/);
    },
  );

  it('after a danger still answers a question and a topic that are named', async () => {
    const after = { at: 'heard', recentDanger: 'overdose' } as const;
    expect((await answeredWith('how much does it cost', after)).step).toBe('cost');
    expect((await answeredWith('call me back', after)).step).toBe('callback_phone');
  });

  it.each([
    ['who is the prime minister', 'need'],
    ['who won the cricket', 'cost'],
    ['is my bicycle allowed', 'menu'],
    ['who is the prime minister', 'heard_suicide'],
  ])('says of %s at %s that it cannot help with it, and what it can', async (words, at) => {
    const recentDanger = at.startsWith('heard') ? 'suicide' : undefined;
    const { reply } = await answeredWith(words, { at, ...(recentDanger && { recentDanger }) });
    expect(reply).toMatch(/^Sorry, this chat cannot help with that\. It can tell you.*\+91 33 0000 0000/s);
    expect(reply.includes('14416')).toBe(recentDanger !== undefined);
  });

  it.each([
    ['is there yoga in the morning', 'treatment'],
    ['i want to know about admission', 'admission'],
    ['do you take women', 'women'],
    ['my brother drinks', 'other_alcohol'],
    ['when does withdrawal start', 'withdrawal_when'],
  ])('after an emergency answers a different question: %s', async (words, step) => {
    const answered = await answeredWith(words, { at: 'heard_overdose', recentDanger: 'overdose' });
    expect(answered.step).toBe(step);
    expect(answered.reply).toMatch(/112|How is/);
  });

  it.each([
    ['yes he is breathing', 'breathing'],
    ['yes', 'breathing'],
    ['haan saans le raha hai', 'breathing'],
    ['हाँ, साँस चल रही है', 'breathing'],
    ['হ্যাঁ নিঃশ্বাস নিচ্ছে', 'breathing'],
    ['no', 'not_breathing'],
    ['nahi', 'not_breathing'],
    ['না', 'not_breathing'],
    ['i dont know', 'not_breathing'],
  ])('goes on from whether somebody breathes: %s', async (words, step) => {
    for (const at of [
      'heard_overdose',
      'heard_overdose.retry',
      'blue_lips',
      'still_limp',
      'child_swallowed',
    ]) {
      const answered = await answeredWith(words, { at, recentDanger: 'overdose' });
      expect([at, answered.step]).toEqual([at, step]);
      expect(answered.reply).toMatch(/112/);
      expect(answered.reply).toMatch(step === 'breathing' ? /side|करवट|পাশ ফিরিয়ে/ : /chest|छाती|বুকের/);
    }
  });

  it.each([
    ['grief', 'nobody', 'alone_now'],
    ['stay_here', 'keu nei', 'alone_now'],
    ['weary', 'कोई नहीं', 'alone_now'],
    ['no_ambulance', 'koi nahi', 'used_alone'],
    ['overdose_past', 'haan', 'heard_suicide'],
    ['threat_own', 'হ্যাঁ', 'family_unsafe'],
  ])('takes the answer to the question that %s ends on: %s', async (at, words, step) => {
    expect((await answeredWith(words, { at })).step).toBe(step);
  });

  it('tells whoever has a weapon before them to leave or to lock themselves in, and 112', async () => {
    for (const words of ['he has a knife', 'uske paas chaku hai', 'ওর হাতে ছুরি']) {
      const { step, reply } = await answeredWith(words);
      expect(step).toBe('heard_violence');
      expect(reply).toMatch(/112.*(?:locks|बंद|বন্ধ)/s);
    }
  });

  it.each([
    ['I used heroin again, same amount as before', 'self_urgency'],
    ['i shot brown sugar again last night', 'cost'],
    ['मैंने फिर से हेरोइन ली', 'heard'],
    ['আবার হেরোইন নিয়েছি, আগের মতোই', 'menu'],
    ['maine phir se heroin li', 'topics'],
    ['abar brown sugar niyechi', 'relapse'],
  ])('warns whoever takes an opioid after a pause, wherever it is told: %s at %s', async (words, at) => {
    for (const place of [at, undefined]) {
      const { reply, language } = await answeredWith(words, place ? { at: place } : {});
      const warning = {
        en: /the old amount can stop the breathing.*alone.*112/s,
        hi: /साँस रुक सकती है.*अकेले.*112/s,
        bn: /শ্বাস থেমে যেতে পারে.*একা.*112/s,
      }[language];
      expect(reply).toMatch(warning);
    }
  });

  it('puts a question that waits again after that warning, and warns of nothing else', async () => {
    const call = await answeredWith('i used heroin again', { at: 'callback_phone' });
    expect(call).toMatchObject({ step: 'callback_phone.retry' });
    expect(call.reply).toMatch(/stop the breathing[\s\S]*\n\n/);
    expect((await answeredWith('brown sugar', { at: 'self_substance' })).step).toBe('self_urgency');
    expect((await answeredWith('i drank again')).step).toBe('relapse');
  });

  it('after the card answers first and says one short line, the card’s words no second time', async () => {
    const { step, reply } = await answeredWith('how much does it cost', { at: 'danger' });
    expect(step).toBe('cost');
    expect(reply).toMatch(/^It depends on the room[\s\S]*\n\nAt any hour: 112/);
    expect(reply).not.toContain('Please do not wait for us');
  });

  it('puts no second question after a step that itself asks', async () => {
    const { step, reply } = await answeredWith('what can the family do', { at: 'self_urgency' });
    expect(step).toBe('family');
    expect(reply).not.toContain('How are things right now?');
  });

  it.each(['heard_overdose', 'heard_suicide', 'heard_withdrawal', 'family_unsafe'] as const)(
    'never says %s twice in a row',
    async (at) => {
      const recentDanger = {
        heard_overdose: 'overdose',
        heard_suicide: 'suicide',
        heard_withdrawal: 'withdrawal',
        family_unsafe: 'domestic_violence',
      } as const;
      const again = {
        heard_overdose: 'he is still not waking up',
        heard_suicide: 'i do not want to live',
        heard_withdrawal: 'i stopped drinking, shaking, sweating',
        family_unsafe: 'he is beating me again',
      };
      for (const words of ['blah blah', again[at]]) {
        const { step, reply } = await answeredWith(words, { at, recentDanger: recentDanger[at] });
        expect(step).toBe(`${at}.retry`);
        expect(reply).toMatch(
          /^If you have not rung 112|^Please stay on the line with 112|^This chat is automatic|^That is a lot of pain|^Please do not wait|^You are right to tell us/,
        );
      }
    },
  );

  it.each([
    ['comfort', ['i feel like a failure', 'मैं नाकाम हूँ', 'main nakaam hun', 'আমি ব্যর্থ', 'ami byartho']],
    [
      'come_back',
      [
        'will you take me back',
        'क्या आप मुझे वापस लेंगे',
        'kya aap mujhe wapas lenge',
        'আমাকে আবার নেবেন?',
        'amake abar neben',
      ],
    ],
    [
      'cost_parts',
      [
        'is it per month or total',
        'what is included',
        'इसमें क्या शामिल है',
        'महीने का है या कुल',
        'isme kya shamil hai',
        'মাসে না মোট',
        'খরচে কী কী ধরা আছে',
        'mase na mot',
      ],
    ],
    [
      'visiting',
      [
        'when can family visit',
        'परिवार कब मिल सकता है',
        'parivar kab mil sakta hai',
        'বাড়ির লোক কবে দেখা করতে পারবে',
        'barir lok kobe dekha korte parbe',
      ],
    ],
    [
      'privacy',
      [
        'is my husband going to know i wrote here',
        'क्या पति को पता चलेगा कि मैंने लिखा',
        'pati ko pata chalega kya',
        'স্বামী কি জানবে আমি লিখেছি',
        'swami ki janbe',
      ],
    ],
    [
      'woke',
      ['he woke up, he is fine', 'वह होश में आ गया', 'wo hosh me aa gaya', 'ওর জ্ঞান ফিরেছে', 'or gyan phireche'],
    ],
    [
      'call_us',
      [
        'can i call without name',
        'क्या बिना नाम बताए फ़ोन कर सकते हैं',
        'kya bina naam ke call kar sakte hai',
        'নাম না বলে ফোন করা যায়?',
        'naam na bole phone kora jay',
      ],
    ],
  ] as const)('answers with %s, in each language and in Latin letters', async (step, sayings) => {
    for (const words of sayings) expect([words, (await answeredWith(words)).step]).toEqual([words, step]);
  });

  it('says who woke after a danger is not to be left alone', async () => {
    for (const at of ['danger', 'heard']) {
      const { reply } = await answeredWith('he woke up, he is fine', { at, recentDanger: 'overdose' });
      expect(reply).toMatch(/^Good that they are awake\..*hospital now/s);
    }
  });

  it('says at once that one may leave', async () => {
    expect((await answeredWith('can he leave whenever he wants')).reply).toContain('/faq#may-i-leave');
  });

  it.each([
    [
      'robot',
      [
        'are you a human or a robot',
        'r u real',
        'are you real',
        'is this a bot',
        'am i talking to a machine',
        'is this chatgpt',
        'kya aap insaan ho',
        'तुम इंसान हो या मशीन',
        'tumi ki manush',
        'আপনি কি রোবট',
      ],
    ],
    [
      'amount',
      [
        'how much heroin is safe',
        'i took heroin after 3 months how much is safe',
        'i stopped heroin for 3 months, how much is safe now',
        'how many sleeping tablets is too many',
        'how much brown sugar can i take',
        'how much can i drink a day safely',
        'kitni heroin safe hai',
        'कितनी नींद की गोली ज़्यादा है',
        'kotota heroin nile khoti nei',
        'কতটা হেরোইন নিরাপদ',
      ],
    ],
    [
      'cost',
      [
        'how much does alcohol treatment cost',
        'how much is it',
        'bhorti korte koto taka lagbe',
        'ভর্তি করতে কত টাকা লাগবে',
        'bharti karne me kitna paisa lagega',
        'भर्ती का खर्च कितना है',
      ],
    ],
    [
      'stop_danger',
      [
        'should i stop drinking suddenly',
        'can i stop today on my own',
        'kya main achanak chhod du',
        'क्या मैं अचानक शराब छोड़ दूँ',
        'ami ki hothat mod chere debo',
        'আমি কি হঠাৎ মদ ছেড়ে দেব',
      ],
    ],
    [
      'withdrawal_when',
      [
        'how long since last drink matters?',
        'when does withdrawal start',
        'last drink 6 hours ago',
        'withdrawal kab shuru hota hai',
        'vidrawal kitne ghante baad',
        'शराब छोड़ने के कितने घंटे बाद विदड्रॉल शुरू होता है',
        'মদ ছাড়ার কত ঘণ্টা পরে উইথড্রয়াল শুরু হয়',
        'mod charar koto ghonta por kapuni suru hoy',
      ],
    ],
    [
      'privacy',
      [
        'please dont tell anyone',
        'kisi ko mat batana',
        'किसी को मत बताना',
        'কাউকে বলবেন না',
        'kauke bolben na',
      ],
    ],
    [
      'privacy_work',
      ['will my office know', 'office ko pata chalega kya', 'ऑफिस को पता चलेगा क्या', 'অফিস জানতে পারবে?'],
    ],
    ['ambulance', ['ambulance is not coming', 'एम्बुलेंस नहीं आ रही', 'ambulance aschhe na', 'অ্যাম্বুল্যান্স আসছে না']],
    [
      'first_day',
      [
        'what is the first night like',
        'पहली रात कैसी होती है',
        'প্রথম রাতটা কেমন',
        'pehli raat kaisi hoti hai',
        'prothom raat kemon',
      ],
    ],
    [
      'family_unwilling',
      ['o aste chay na', 'woh aana nahi chahta', 'वह आना नहीं चाहता', 'ও আসতে চায় না', 'wo nahi aana chahta'],
    ],
    [
      'young',
      [
        'my son is 15 and smokes',
        'mera beta 15 saal ka hai, cigarette pita hai',
        'मेरा बेटा 15 साल का है, सिगरेट पीता है',
        'আমার ছেলের বয়স ১৫, সিগারেট খায়',
      ],
    ],
    [
      'visiting',
      [
        'when can my mother visit',
        'meri maa kab mil sakti hai',
        'मेरी माँ कब मिल सकती है',
        'আমার মা কবে দেখা করতে পারবে',
      ],
    ],
    [
      'cost_help',
      [
        'thats too much we are poor',
        'hum gareeb hai itna nahi de sakte',
        'हम गरीब हैं',
        'amra gorib eto taka nei',
        'আমরা গরিব',
      ],
    ],
    ['genuine', ['your centre is a scam', 'yeh fraud hai kya', 'क्या यह फर्जी है', 'eta ki bhuyo', 'এটা কি ভুয়ো']],
    ['rude', ['fuck you', 'you are an idiot', 'chutiya', 'चूतिया', 'bokachoda', 'বোকাচোদা']],
    ['relapse', ['fir se pina shuru', 'फिर से पीना शुरू', 'abar mod khaoa shuru korechi']],
    [
      'no_call',
      [
        'i dont want to call anyone',
        'main kisi ko call nahi karna chahta',
        'किसी को फ़ोन नहीं करना',
        'ami kauke phone korte chai na',
        'কাউকে ফোন করতে চাই না',
      ],
    ],
    [
      'other_alcohol',
      [
        'my brother drinks for 15 years',
        'mera bhai 15 saal se daru pita hai',
        'my husband drinks too much',
        'my huzband is alcholic',
        'my hasband drinks daily',
        'mere husbend daru pite hai',
        'मेरे पति शराब पीते हैं',
        'amar sami madal',
        'আমার স্বামী রোজ মদ খায়',
      ],
    ],
    ['help', ['ambulance number']],
    ['donate', ['how much can i give to donate']],
  ] as const)('tells %s apart from what has a word in common with it', async (step, sayings) => {
    for (const words of sayings) expect([words, (await answeredWith(words)).step]).toEqual([words, step]);
  });

  it('says that it is a program, who may read and how to reach a person', async () => {
    expect((await answeredWith('are you a human or a robot')).reply).toMatch(
      /to a program.*staff may read it later.*\+91 33 0000 0000/s,
    );
  });

  it.each(['how much heroin is safe', 'how many sleeping tablets is too many'])(
    'names no amount, the lost tolerance and 112, and no cost: %s',
    async (words) => {
      const { reply } = await answeredWith(words);
      expect(reply).toMatch(/No safe amount.*old amount can stop the breathing after a break.*112/s);
      expect(reply).not.toMatch(/cost/i);
    },
  );

  it.each([
    ['should i stop drinking suddenly', /^Please do not/],
    ['क्या मैं अचानक शराब छोड़ दूँ', /^कृपया अचानक या अकेले बंद मत/],
    ['আমি কি হঠাৎ মদ ছেড়ে দেব', /^হঠাৎ বা একা বন্ধ করবেন না/],
  ])('says no first: %s', async (words, expected) => {
    expect((await answeredWith(words)).reply).toMatch(expected);
  });

  it('sends whoever waits for an ambulance to 112 again and to a hospital, to no number that is not listed', async () => {
    const { reply } = await answeredWith('ambulance is not coming', {
      at: 'heard_overdose',
      recentDanger: 'overdose',
    });
    expect(reply).toMatch(/112 again.*nearest hospital.*middle of the chest/s);
    expect(reply).not.toContain('108');
  });

  it.each(['heard_suicide', 'heard_suicide.retry', 'no_call'])(
    'asks nobody at %s to call who will not, and not in the words just said',
    async (at) => {
      const { step, reply } = await answeredWith('no i dont want to call anyone', {
        at,
        recentDanger: 'suicide',
      });
      expect(step).toBe('no_call');
      expect(reply).toMatch(
        at === 'no_call' ? /^That is all right/ : /need not call.*trust.*call you.*writing here/s,
      );
    },
  );

  it.each([
    ['पहली रात कैसी होती है', 'first_day'],
    ['pehli raat kaisi hoti hai', 'first_day'],
    ['প্রথম রাতটা কেমন', 'first_day'],
    ['how much does it cost', 'cost'],
    ['when can my mother visit', 'visiting'],
  ])('in the talk after a danger %s is answered, with one line behind it', async (words, expected) => {
    for (const at of ['heard_suicide', 'heard_suicide.retry']) {
      const { step, reply } = await answeredWith(words, { at, recentDanger: 'suicide' });
      expect(step).toBe(expected);
      expect(reply.split('\n\n').at(-1)).toMatch(/(?:do not stay alone|अकेले मत रहिए|একা থাকবেন না).*14416/s);
    }
  });

  it.each(['cost', 'visiting', 'stop_danger', 'dose', 'amount', 'rude', 'genuine'])(
    'says %s shorter a second time',
    async (at) => {
      const words = {
        cost: 'how much does it cost',
        visiting: 'when can i visit',
        stop_danger: 'should i stop drinking suddenly',
        dose: 'how much diazepam can i give him',
        amount: 'how much heroin is safe',
        rude: 'fuck you',
        genuine: 'is this a scam',
      }[at];
      const first = await answeredWith(words ?? '');
      const second = await answeredWith(words ?? '', { at });
      expect([first.step, second.step]).toEqual([at, at]);
      expect(second.reply.length).toBeLessThan(first.reply.length);
      expect(second.reply).not.toContain(first.reply);
    },
  );

  it('asks for the room and the length by phone where the cost is asked for again', async () => {
    expect((await answeredWith('how much does it cost', { at: 'cost' })).reply).toMatch(
      /by phone which room you want and for about how many days\..*\+91 33 0000 0000/s,
    );
  });

  it.each([
    ['hw long do i hav to saty', 'length'],
    ['can my fmaily visti', 'visiting'],
    ['how many peopel in a rom', 'rooms'],
    ['wat happns the frist nite', 'first_day'],
    ['is ther docter', 'doctors'],
    ['do u tak ppl frm bihar', 'from_afar'],
    ['what food do you give', 'food'],
    ['can he smoke there', 'smoking'],
    ['is it a jail', 'freedom'],
    ['can i give old clothes', 'donate'],
    ['i sent money yesterday no receipt', 'gift_made'],
    ['can you call my brother also', 'call_other'],
    ['wo ilaj nahi karana chahta', 'family_unwilling'],
    ['kya aap chhe baje phone karenge', 'callback_phone'],
  ])('understands slips of the finger and what was taken for something else: %s', async (words, step) => {
    expect((await answeredWith(words, { at: 'found' })).step).toBe(step);
  });

  it.each([
    ['he took brown sugar', 'heard_overdose', 'overdose', 'heard_overdose.retry'],
    ['ki korbo', 'heard_overdose', 'overdose', 'heard_overdose.retry'],
    ['what should i do', 'heard_withdrawal', 'withdrawal', 'heard_withdrawal.retry'],
    ['what should i do', 'heard_withdrawal', undefined, 'heard_withdrawal.retry'],
    ['what now', 'woke', 'overdose', 'woke'],
    ['uthechhe', 'heard_overdose', 'overdose', 'woke'],
    ['i am shaking already', 'self_caution', undefined, 'shaking'],
    ['nobody cares', 'heard_suicide', undefined, 'heard_suicide.retry'],
  ] as const)('goes on with the danger: %s at %s', async (words, at, recentDanger, step) => {
    const answered = await answeredWith(words, { at, recentDanger });
    expect(answered.step).toBe(step);
    expect(answered.reply).toMatch(/112/);
    expect(answered.reply).not.toMatch(/This may help|argue/);
  });

  it('lists the same pages once, and says nothing of danger twice', async () => {
    const pages = await answeredWith('refund policy');
    expect(pages.step).toBe('found');
    const again = await answeredWith('refund policy', { at: 'found', said: [pages.reply] });
    expect(again.reply).toMatch(/^If that does not answer it.*ask a person: \+91 33 0000 0000/s);
    const unsafe = await answeredWith('i do not feel safe at home');
    const later = await answeredWith('i do not feel safe at home', { at: 'visiting', said: [unsafe.reply] });
    expect(later.reply).toMatch(/quiet time.*181.*112/s);
  });

  it.each([
    ['en', 'serious illness'],
    ['hi', 'दिल की बीमारी'],
    ['bn', 'লিভার'],
  ] as const)('quotes no page from the middle of a sentence (%s)', (language, query) => {
    const hits = makeSearch(siteDocuments(language), language)(query);
    expect(hits.some(({ excerpt }) => excerpt[0]?.text === '… ')).toBe(true);
    for (const hit of hits) expect(pageLines([hit], { origin: '', language })).not.toMatch(/: …/);
  });

  it.each([
    'im going to overdose tonight',
    'i plan to od tonight',
    'main aaj overdose kar lunga',
    'मैं आज रात ओवरडोज़ कर लूँगा',
    'ami aj raate overdose korbo',
    'আমি আজ রাতে ওভারডোজ করব',
    'mere paas zeher hai',
    'আমার কাছে বিষ আছে',
  ])('hears in %s a wish to die, wherever it is said', async (words) => {
    for (const at of ['need', 'danger', 'heard_overdose'])
      expect((await answeredWith(words, { at })).step).toBe('heard_suicide');
  });

  it.each([
    ['i took 20 tablets and i dont want to wake up', /You matter.*112.*Unlock the door.*14416/s],
    ['maine goliyan kha li', /112.*कुंडी.*पास बुलाइए/s],
    ['मैंने ज़हर खा लिया', /112.*कुंडी.*पास बुलाइए/s],
    ['ami onek gulo ghumer oshudh kheyechi', /112.*ছিটকিনি.*কাছে ডাকুন/s],
    ['বিষ খেয়েছি', /112.*ছিটকিনি.*কাছে ডাকুন/s],
  ])('tells whoever took too much what they can do themselves: %s', async (words, expected) => {
    const language = /^i /.test(words) ? 'en' : /[\u0980-\u09ff]|^ami/.test(words) ? 'bn' : 'hi';
    const { step, reply } = await answeredWith(words, { language });
    expect(step).toBe('heard_overdose_self');
    expect(reply).toMatch(expected);
    expect(reply).not.toMatch(/on their side|middle of the chest/);
    const later = await answeredWith('nobody cares', { at: step, recentDanger: 'overdose_self' });
    expect(later.reply).toMatch(/do not stay alone/i);
  });

  it('tells who stands by somebody else what to do with the body, as before', async () => {
    expect((await answeredWith('he took 20 tablets')).reply).toContain('turn them on their side');
  });

  it.each([
    'i used heroin and im alone',
    'i injected brown sugar, nobody is here',
    'maine heroin li hai aur akela hun',
    'मैंने हेरोइन ली है और मैं अकेला हूँ',
    'ami heroin niyechi ar ami eka',
    'আমি হেরোইন নিয়েছি, আমি একা',
  ])('leaves nobody alone who used alone: %s', async (words) => {
    for (const at of ['need', 'heard_overdose', 'self_urgency']) {
      const { step, reply } = await answeredWith(words, { at, recentDanger: 'overdose' });
      expect(step).toMatch(/^used_alone|^self_urgency/);
      expect(reply).toMatch(
        /Please do not be alone.*unlock the door.*no more today.*112|अकेले मत रहिए.*कुंडी.*112|একা থাকবেন না.*ছিটকিনি.*112/s,
      );
    }
  });

  it.each(['my son uses heroin alone', 'i want to quit heroin alone', 'i feel alone'])(
    'takes %s for nothing of that kind',
    async (words) => {
      expect((await answeredWith(words)).step).not.toBe('used_alone');
    },
  );

  it.each([
    'aap chale gaye?',
    'आप चले गए?',
    'kahan chale gaye',
    'apni chole gechen?',
    'আপনি চলে গেছেন?',
    'have you gone?',
    'are you still there?',
  ])('who asks whether the helper has gone hears who is there, and no condolences: %s', async (words) => {
    for (const at of ['need', 'menu', 'other_urgency'])
      expect((await answeredWith(words, { at })).reply).toMatch(/to a program|प्रोग्राम|প্রোগ্রাম/);
  });

  it.each(['mere papa guzar gaye', 'my father passed away', 'মা মারা গেছেন'])(
    'a death is met as one: %s',
    async (words) => {
      expect((await answeredWith(words)).step).toBe('grief');
    },
  );

  it.each([
    'haath kaanp rahe hai subah se',
    'सुबह से हाथ काँप रहे हैं',
    'sokal theke hat kapche',
    'সকাল থেকে হাত কাঁপছে',
  ])('advises on withdrawal wherever hands are said to shake: %s', async (words) => {
    for (const at of [
      'need',
      'other_substance',
      'other_alcohol',
      'other_urgency',
      'family',
      'family_unwilling',
    ]) {
      const { step, reply } = await answeredWith(words, { at });
      expect([at, step]).toEqual([at, 'shaking']);
      expect(reply).toMatch(/112/);
    }
  });

  it.each([
    'woh mana karta hai',
    'वह मना करता है',
    'se bhorti hote chay na',
    'সে ভর্তি হতে চায় না',
    'woh bharti nahi hona chahta',
    'he will not come',
  ])('takes %s for somebody who does not want help, as an answer of its own', async (words) => {
    expect((await answeredWith(words)).step).toBe('family_unwilling');
    const answered = await answeredWith(words, { at: 'other_urgency' });
    expect(answered.step).toBe('family_unwilling');
    expect(answered.reply).not.toMatch(/right now\?|हालत कैसी|কেমন আছেন/);
  });

  it.each([
    ['my son takes heroin', /^It is good that you asked\. How is the person right now\?$/],
    ['mera beta injection leta hai', /^अच्छा हुआ कि आपने पूछा। अभी/],
    ['amar chele heroin nay', /^জিজ্ঞাসা করে ভালো করেছেন। /],
    [
      'i am addicted to heroin',
      /^You were right to tell us\. How are things right now\?$|^Thank you for saying it\. Please do not use alone/,
    ],
  ])('leaves no kind word out where it passes a question by: %s', async (words, expected) => {
    expect((await answeredWith(words)).reply).toMatch(expected);
  });

  it.each([
    ['how lng wil he hav to sty', 'length'],
    ['how meny days', 'length'],
    ['how mny days', 'length'],
    ['wat shud he brng', 'bring'],
    ['cn i vist my son on sundy', 'visiting'],
    ['hw mch dos it cst', 'cost'],
    ['is thre a docter', 'doctors'],
    ['wht food do u giv', 'food'],
    ['wher r u', 'where'],
  ])('reads a question without its slips before it guesses: %s', async (words, step) => {
    for (const at of ['need', 'menu', 'found'])
      expect([at, (await answeredWith(words, { at })).step]).toEqual([at, step]);
  });

  it.each([
    [
      'secret_medicine',
      ['can i give him medicine secretly in food', 'bina bataye dawa de sakte hain', 'লুকিয়ে ওষুধ দেব?'],
    ],
    ['secret_medicine', ['can i mix it in his food', 'खाने में मिलाकर दे दूँ?']],
    [
      'other_alcohol',
      [
        'my wife drinks wine every night secretly',
        'my wife secretly drinks',
        'my wife drinks secretly evry nite',
      ],
    ],
    ['other_alcohol', ['biwi chupke se sharab piti hai', 'पत्नी चुपके से शराब पीती है', 'স্ত্রী লুকিয়ে মদ খায়']],
    [
      'family_steals',
      ['he is 19 and he steals money', 'he is 19 nd steals mony from home', 'ওর বয়স ১৯, টাকা চুরি করে'],
    ],
    [
      'card_scheme',
      [
        'do you take swasthya sathi card',
        'swastha sathi chalega kya',
        'आयुष्मान कार्ड चलता है?',
        'স্বাস্থ্যসাথী কার্ড চলে?',
      ],
    ],
    [
      'pregnant',
      [
        'i am pregnant and using tablets',
        'i m pregnent n on tablets',
        'main pregnant hu aur goli leti hu',
        'गर्भवती हूँ और शराब पीती हूँ',
        'আমি গর্ভবতী, ঘুমের ওষুধ খাই',
      ],
    ],
    [
      'other_anger',
      [
        'he gets very angry when drunk',
        'my husbnd gets angri wen he drinks',
        'pati ko gussa aata hai daru pike',
        'पति पीकर बहुत गुस्सा करते हैं',
        'বর মদ খেয়ে খুব রেগে যায়',
      ],
    ],
    ['complaint', ['i am angry with you people']],
    ['accept_condition', ['do you take pregnant women']],
    [
      'how_to_stop',
      [
        'how do i quit',
        'how to stop drinking',
        'daru kaise chode',
        'शराब कैसे छोड़ें',
        'mod charbo kivabe',
        'মদ কীভাবে ছাড়ব',
      ],
    ],
    ['tablet_stop', ['how can i stop taking tablets']],
    ['robot', ['who are you']],
    ['who_runs', ['is it government']],
    ['length', ['how long does it take']],
    ['sleep_poor', ['i cant sleep', 'neend nahi aati', 'ghum hoy na']],
    ['gift_receipt', ['receipt not received']],
    ['person', ['phone number', 'number do']],
    ['other_substance', ['nasha chudana hai', 'নেশা ছাড়াতে চাই']],
    ['relapse', ['phir se pee li', 'abar khelam']],
    ['heart_medicine', ['can i drink with my blood pressure tablets']],
    ['police_silent', ['locked in bathroom with kids police no one picking']],
    ['pregnant_bleeding', ['i am pregnant and bleeding since morning']],
    ['job_leave', ['how do i apply for leave from office']],
    ['cost_help', ['the price hits me hard', 'bahut mehnga hai', 'দাম অনেক বেশি']],
  ] as const)('hears %s where it is meant, and only there', async (step, sayings) => {
    for (const words of sayings) expect([words, (await answeredWith(words)).step]).toEqual([words, step]);
  });

  it('hears that money is stolen while a question waits', async () => {
    for (const at of ['other_urgency', 'self_urgency'])
      expect((await answeredWith('he is 19 and he steals money', { at })).reply).toMatch(/^That hurts/);
  });

  it('says a word on safety to whoever lives with anger, and on no sudden stop to whoever is pregnant', async () => {
    expect((await answeredWith('he gets very angry when drunk')).reply).toMatch(/afraid.*112.*181/is);
    expect((await answeredWith('i am pregnant and using tablets')).reply).toMatch(
      /stopped suddenly.*without a doctor.*today.*Tell us too when you call/s,
    );
  });

  it.each([
    ['how much does it cost for 45 days and where are you?', [/depends on the room/, /address/]],
    ['where are you and how much does it cost for 45 days?', [/address/, /depends on the room/]],
    ['what is the cost and do you take insurance', [/depends on the room/, /does-health-insurance-pay/]],
    ['may i keep my phone and how much does it cost', [/may-i-keep-my-phone/, /depends on the room/]],
    [
      'i want to stop, but how much is it and will anyone know',
      [/depends on the room/, /need not give your name/],
    ],
    ['kab mil sakte hain aur kahan ho', [/परिवार केंद्र देख/, /केंद्र का पता/]],
    ['how long is it, how much, can I come tomorrow', [/45 days/, /depends on the room/, /beds are free/]],
    ['kitna kharcha hai aur kahan par hai', [/कमरे और दिनों/, /केंद्र का पता/]],
    ['कितना खर्च है और आप कहाँ हैं?', [/कमरे और दिनों/, /केंद्र का पता/]],
    ['koto khoroch ar kothay', [/ঘর আর কত দিন/, /কেন্দ্রের ঠিকানা/]],
    ['কত দিন লাগে, কত টাকা, দেখা করতে পারব?', [/45 দিন/, /ঘর আর কত দিন/, /কেন্দ্রটা দেখে/]],
  ] as const)('answers each of several questions, in their order: %s', async (words, expected) => {
    for (const at of ['need', 'menu', 'other_urgency']) {
      const { reply } = await answeredWith(words, { at });
      const places = expected.map((one) => reply.search(one));
      expect([at, ...places]).not.toContain(-1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['when can mother and father visit', 'visiting'],
    ['how much does alcohol treatment cost', 'cost'],
  ])('takes one question for one: %s', async (words, step) => {
    script ??= readScript();
    const { flow } = await script;
    const whole = fillIn(flow.steps.get(step)?.message.en ?? '', {
      centre_phone: '+91 33 0000 0000',
      site: '',
    });
    expect((await answeredWith(words)).reply).toBe(whole);
  });

  it.each([
    ['i have no money', 'cost_help', /^Little money is no reason.*\+91 33 0000 0000/s],
    ['paisa nahi hai', 'cost_help', /^पैसे कम हों.*\+91 33 0000 0000/s],
    ['টাকা নেই', 'cost_help', /^টাকা কম হলেও.*\+91 33 0000 0000/s],
    ['mobile game addiction my son', 'other_habit', /^We would like to hear.*\+91 33 0000 0000/s],
    ['can women stay', 'women', /^Before you decide, please ask who else lives there/],
    [
      'can i bring my dog',
      'animals',
      /^Please ask before admission whether an animal.*\n\nIf that does not answer it.*ask a person: \+91 33 0000 0000/s,
    ],
    ['registration', 'genuine', /^Come and look for yourself.*\+91 33 0000 0000/s],
  ] as const)(
    'what comes again by other words, %s at %s, is met with other words and a way on',
    async (words, at, expected) => {
      const { reply } = await answeredWith(words, { at });
      expect(reply).toMatch(expected);
      expect(reply).not.toMatch(/I wrote above|did not understand/);
    },
  );

  it('tells who works here where the trust has named them, and never that no names are given', async () => {
    script ??= readScript();
    const { flow } = await script;
    const team = (language: string) => `Dr. A. Roy (${language})`;
    const named = withConfirmed(flow, 'withTeam', { team }).steps.get('doctors')?.message;
    for (const language of languages) {
      expect(named?.[language]).toContain(`Dr. A. Roy (${language})`);
      expect(named?.[language]).toMatch(/\{site\}\/about.*\{site\}\/trust/s);
      expect(flow.steps.get('doctors')?.message[language]).toContain('{site}/trust');
    }
    expect((await answeredWith('who is the doctor')).reply).not.toContain('no names');
    const papers = { licences: () => 'Licence CE/20.', complaints: () => 'Smt. Sen hears them.' };
    const { steps } = withConfirmed(flow, 'withTrust', papers);
    expect(steps.get('genuine')?.message.en).toContain('a centre. Licence CE/20. What else');
    expect(steps.get('complaint')?.message.bn).toContain('Smt. Sen hears them.');
  });

  it('says of a card that it does not know, then who pays less, where the costs are confirmed', async () => {
    script ??= readScript();
    const inWords = { costs: () => '', reduced: () => 'Half with a card.' };
    const message = withConfirmed((await script).flow, 'withCosts', inWords).steps.get(
      'card_scheme',
    )?.message;
    for (const language of languages)
      expect(message?.[language]).toMatch(/^[^.।]+[.।] Half with a card\. .*does-health-insurance-pay/s);
  });

  it('says of visits and of rooms for women what decides and what to ask, with the question that the trust answers', async () => {
    expect((await answeredWith('visiting days')).reply).toMatch(
      /depend on the week.*Ask which days.*\/faq#when-may-the-family-visit/s,
    );
    for (const words of ['do you take women', 'mahila', 'মহিলা'])
      expect((await answeredWith(words)).reply).toMatch(
        /(\+91.*at once.*cannot say|বলতে পারে না.*সঙ্গে সঙ্গে.*\+91).*(violence|অত্যাচার).*181/s,
      );
  });

  it.each([
    'is it normal',
    'is this normal?',
    'kya yeh normal hai',
    'क्या यह सामान्य है',
    'এটা কি স্বাভাবিক',
    'eta ki normal',
  ])('says of %s what may be dangerous, and never that it is a relief', async (words) => {
    const after = { recentDanger: 'withdrawal', at: 'heard_withdrawal' } as const;
    for (const where of [{}, after, { ...after, at: 'heard_withdrawal.retry' }]) {
      const { reply } = await answeredWith(words, where);
      expect(reply).toMatch(
        /doctor today.*not be alone.*112|आज ही डॉक्टर.*अकेले मत.*112|আজই ডাক্তার.*একা থাকবেন না.*112/s,
      );
    }
    const { step } = await answeredWith(words, { recentDanger: 'overdose', at: 'heard_overdose' });
    expect(step).toBe('heard_overdose.retry');
  });

  it.each([
    ['yes he is breathing normally', 'breathing'],
    ['it is normal', 'breathing'],
    ['he is fine now', 'woke'],
    ['is he breathing normally', 'heard_overdose.retry'],
  ])('hears %s as an answer only where somebody did not wake', async (words, step) => {
    expect((await answeredWith(words, { recentDanger: 'overdose', at: 'heard_overdose' })).step).toBe(step);
    expect((await answeredWith(words.replace('yes ', 'so '))).step).not.toBe('woke');
  });

  it.each([
    'i hit my wife last night when drunk',
    'i beat my son when i drink',
    'maine biwi ko mara',
    'मैंने बीवी को मारा',
    'আমি বউকে মেরেছি',
    'ami bou ke merechi',
  ])('who says %s hears how it stops, and no words for whoever was hurt', async (words) => {
    for (const at of ['need', 'other_urgency', 'menu']) {
      const { step, reply } = await answeredWith(words, { at });
      expect([at, step]).toEqual([at, 'hurt_somebody']);
      expect(reply).toMatch(/112.*181.*14416/s);
    }
    const { reply: told } = await answeredWith(words);
    expect(
      (await answeredWith('she is bleeding', { at: 'hurt_somebody', recentDanger: 'domestic_violence' }))
        .reply,
    ).toMatch(/[Cc]all 112 now/);
    for (const later of [
      'what do i do now',
      'asdf qwer',
      'i hate myself',
      'mujhe khud se nafrat hai',
      'আমি খুব লজ্জিত',
    ]) {
      const language = (await answeredWith(words)).language;
      const { step, reply } = await answeredWith(later, {
        at: 'hurt_somebody',
        recentDanger: 'domestic_violence',
        said: [told],
        language,
      });
      expect(step).toMatch(/^(hurt_somebody|shame)/);
      expect(reply).toMatch(/14416/);
    }
  });

  it.each([
    ['can i change', 'hope'],
    ['can i change my life', 'hope'],
    ['kya main badal sakta hu', 'hope'],
    ['আমি কি বদলাতে পারব', 'hope'],
    ['can someone talk tonight', 'person'],
    ['aaj raat koi baat kar sakta hai kya', 'person'],
    ['क्या आज रात कोई बात कर सकता है', 'person'],
    ['আজ রাতে কেউ কথা বলতে পারবেন', 'person'],
    ['i been clean 3 month and yesterday i drank whole bottle', 'relapse_told'],
    ['3 mahine saaf tha kal pi li', 'relapse'],
    ['3 महीने साफ़ था कल पी ली', 'relapse'],
    ['তিন মাস খাইনি কাল খেয়ে ফেলেছি', 'relapse_told'],
    ['no money', 'cost_help'],
    ['पैसे न हों तो', 'cost_help'],
    ['টাকা না থাকলে', 'cost_help'],
    ['ami taka dite parbo na', 'cost_help'],
    ['what is the first night like', 'first_day'],
    ['is it safe for baby', 'pregnant'],
    ['बच्चे को नुकसान होगा?', 'pregnant'],
    ['বাচ্চার ক্ষতি হবে?', 'pregnant'],
    ['how long before detox works', 'detox_length'],
    ['how many days for alcohol detox', 'detox_length'],
    ['detox me kitne din lagte hain', 'detox_length'],
    ['डिटॉक्स में कितने दिन लगते हैं', 'detox_length'],
    ['ডিটক্সে কত দিন লাগে', 'detox_length'],
  ])('hears what a worried person writes: %s', async (words, step) => {
    for (const at of ['need', 'menu'])
      expect([at, (await answeredWith(words, { at })).step]).toEqual([at, step]);
  });

  it.each(['টাকা না থাকলে', 'no money'])('says in the middle of a question what to do with %s', async (words) => {
    for (const at of ['self_substance', 'other_urgency'])
      expect((await answeredWith(words, { at })).reply).toMatch(/14446/);
  });

  it.each([
    'he is breathing now what do i do after ambulance',
    'ambulance is coming what do i tell them',
    'ambulance?',
    'what do i do now',
    'should i give him water',
    'अब क्या करूँ',
    'এখন কী করব',
  ])('repeats how to lay whoever does not wake: %s', async (words) => {
    for (const at of ['heard_overdose', 'breathing']) {
      const { reply } = await answeredWith(words, { at, recentDanger: 'overdose' });
      expect([at, reply]).toEqual([at, expect.stringMatching(/on their side|करवट पर|পাশ ফিরিয়ে/)]);
    }
    expect((await answeredWith('ambulance is coming what do i tell them')).reply).toMatch(
      /Tell the ambulance what was taken/,
    );
  });

  it('stays with the child where it is spoken of after a pregnancy, and quotes no page by a small word', async () => {
    const first = await answeredWith('i am pregnant and drinking');
    const { reply } = await answeredWith('is it safe for baby', { at: first.step, said: [first.reply] });
    expect(reply).toMatch(/doctor.*child.*112/s);
    expect((await answeredWith('what do you do with people who fight')).step).toBe('calm_here');
  });

  it('says first who listens now, to whoever wants to talk when the centre is closed', async () => {
    const { step } = await answeredWith('can someone talk tonight');
    script ??= readScript();
    for (const message of Object.values((await script).flow.steps.get(step)?.message ?? {}))
      expect(message).toMatch(/^[^{]+\{centre_now \}.*14416.*\{centre_phone\}/s);
  });

  it('takes no word out of a phrase for an answer', async () => {
    expect((await answeredWith('i took my tablets')).step).not.toBe('complaint');
  });
});

describe('what a stranger wrote', () => {
  it.each([
    ['welcome', 'gay person can come? | do you take muslims | trans patients allowed? | are hindus only'],
    ['welcome', 'sc st allowed | i am a sex worker can i come | क्या समलैंगिक आ सकते हैं'],
    ['welcome', 'সমকামীরা আসতে পারে? | hijra ko bharti karte ho | kya muslim aa sakte hain'],
    ['welcome', 'muslim bhorti hote parbe | শুধু হিন্দুদের জন্য? | do you ask caste | is there namaz'],
    ['welcome', 'can disabled person come | my brother is gay, can he come there'],
    ['who_you_are', 'my son is gay | my son is gay can you cure him | can you make my son straight'],
    ['who_you_are', 'is it normal to be gay | i am ashamed of being gay | my daughter likes girls'],
    ['who_you_are', 'mera beta gay hai | আমার ছেলে সমকামী | gay ka ilaj'],
    ['cost', 'khorcha koto | koto khorcha hobe | kharcha kitna | kitna paisa lagega | koto taka lagbe'],
    ['cost', 'খরচ কত | कितना खर्चा होगा'],
    ['doctors', 'can i talk to a doctor | doctor se baat karni hai | i need a doctor now'],
    ['doctors', 'doctor appointment | daktarer sathe kotha bolte chai | ডাক্তারের সঙ্গে কথা বলতে চাই'],
    ['doctors', 'डॉक्टर से बात करनी है'],
    ['gift_made', 'receipt for my donation not come | 80g receipt nahi mila | where is my receipt'],
    ['gift_made', 'রসিদ পাইনি | रसीद नहीं मिली | roshid ashe ni'],
    ['betrayed', 'he cheated on me and i started drinking | husband affair so i drink'],
    ['betrayed', 'pati ne dhokha diya | amar swami onno meyer sathe'],
    ['complaint', 'you cheated us | i was cheated by your staff | dhokha'],
    ['shame', 'i cheated on my wife'],
    ['cannabis', 'ganja chhere dite chai | ganja chhodna hai | want to stop weed'],
    ['cannabis', 'how do i stop smoking ganja | গাঁজা ছাড়তে চাই | गांजा छोड़ना है'],
    ['self_caution', 'want to stop alcohol | stop ganja and alcohol | i want to stop drinking'],
    ['self_caution', 'i am a school teacher and i drink | আমি স্কুলে পড়াই আর মদ খাই'],
    ['other_cannabis', 'my son smokes ganja'],
    ['other_urgency', 'my gay son takes brown sugar'],
    ['outcome', 'success rate? | how many get well | do people get better | kitne log theek hote hain'],
    ['outcome', 'koto jon bhalo hoy | is there any guarantee'],
    ['hope', 'can he be cured | will he get better'],
    ['call_other', 'my wife found out… can you call her? | can you call my husband'],
    ['call_other', 'aap meri biwi ko phone kijiye | apnara ki amar swami ke phone korben'],
    ['call_other', 'ওকে একটু ফোন করবেন? | आप मेरे बेटे को फ़ोन कर सकते हैं?'],
    ['callback_phone', 'can you call me back | amake phone korun | मुझको फ़ोन कीजिए'],
    ['beaten', 'are patients beaten or locked in rooms | do you beat or shout at patients'],
    ['pay_ways', 'can i pay without card | can we pay in instalments | kistite taka dite parbo?'],
    ['cost_help', 'can poor person come | i cannot pay'],
    ['card_scheme', 'can i pay without swasthya sathi card'],
    ['good_day', 'i did not drink today | aaj nahi pi | আজ মদ খাইনি | i have not had a drink today'],
    ['good_day', 'he did not drink today'],
    ['relapse', 'i did not drink for 3 days but today i drank | 2 pegs after 1 year sober'],
    ['relapse', '6 mahine baad daru pi li'],
    ['not_understood', 'you beat around the bush'],
    ['pregnant', 'she is pregnant and drinks'],
    ['will_die', 'am i going to die | will he die from drinking | kya wo mar jayega | o ki mara jabe'],
    ['will_die', 'ও কি মারা যাবে | क्या वह मर जाएगा'],
    ['visiting', 'bete se mil sakte hain | my brother is in your centre can i talk to him'],
    ['drunk_alone', 'im drunk n alone n sad'],
    ['weary', 'sabse thak gayi hun | nobody understands me | main bahut pareshan hu'],
    ['worn_out', 'unke peene se thak gayi hun | swamir mod khaoa niye ami klanto'],
    ['worn_out', 'meri maa bahut pareshan hai'],
    ['amount', 'i drank 6 beers'],
    ['am_i', 'am i an alcoholic'],
    ['scolded', 'kya daantenge | bokabe ki'],
    ['freedom', 'will i be locked in'],
    ['ran_away', 'can he escape from there'],
    ['no_drugs', 'where can i buy brown sugar | ganja kahan milega'],
    ['other_habit', 'he gambles online | pati jua khelta hai'],
    ['self_urgency', 'i take MD | i inject every day'],
    ['papers', 'aadhar card nahi hai | no aadhaar card | আধার নেই | आधार कार्ड नहीं है'],
    ['papers', 'which papers are needed'],
    ['on_roof', 'mai chhat par hu | ami chhade achi | मैं छत पर हूँ | আমি ছাদে আছি | bridge par hu'],
    ['on_roof', 'railway line par hu | ami bridge e | मैं ब्रिज पर हूँ | আমি রেললাইনে | i am on the railway line'],
    ['no_topic', 'what | mar jaunga has has ke | haste haste more jabo | হাসতে হাসতে মরে যাব'],
    ['where', 'and where | station par hu | howrah bridge pe hu, kaise aau'],
    ['bleeding_inside', 'he threw up blood'],
    ['drunk_sick', 'he is drunk and sleeping | মদ খেয়ে ঘুমোচ্ছে'],
    ['family_unwilling', 'he says he will stop but never does'],
    ['delete_chat', 'delete what i said | মুছে দিন | मेरी चैट डिलीट करो'],
    ['admission', 'can my brother come with me'],
    ['work_here', 'job for nurse'],
    ['robot', 'kya aap doctor ho'],
    ['hospital_or_centre', 'is it a hospital'],
    ['tablet_stop', 'tramadol 10 goli roz | i take 10 alprax daily'],
    ['self_caution', 'corex ka nasha'],
    ['self_substance', '25 saal se pi raha hu'],
    [
      'liver',
      'liver kharab hai | jaundice ho gaya daru se | doctor said liver cirrhosis and he still drinks',
    ],
    ['weary', 'i lost everything | zindagi barbad ho gayi | মন খারাপ'],
    ['comfort', 'divorce ho gaya'],
    ['heard', 'akela hu | আমি একা'],
    ['relapse_other', 'my dad is drinking again after rehab'],
    ['signs_of_use', 'how do i know he is using'],
    ['seeing_things', 'saw snakes on the wall'],
    ['opioid_withdrawal', 'i took heroin 2 days ago and feel sick'],
    ['detox', 'will it hurt'],
    ['callback_phone', 'please dont call me in day time'],
    ['callback_language', 'my number is 98300 12345 call after 7'],
    ['call_off', 'dont call me'],
    ['outpatient', 'opd hai kya'],
    ['rude', 'tum bekar ho | 😡'],
    ['family_unwilling', 'papa ko kaise manau'],
    ['by_trick', 'unko bina bataye la sakte hai | ওকে না জানিয়ে ভর্তি করানো যাবে? | झूठ बोलकर ले आएँ क्या'],
    ['hit_them', 'bete ko maarna chahiye kya | should i beat my son to make him stop'],
    ['fit_before', 'last time he stopped he had fits | একবার ছেড়ে ফিট হয়েছিল'],
    ['hope', 'is it too late for me'],
    ['family', 'family counselling'],
    ['glad', 'no no i did not mean that, i am fine | nahi mera matlab ye nahi tha'],
    ['help', 'amake bachan | আমাকে বাঁচান'],
    ['other_alcohol', 'my teacher drinks'],
    [
      'drove_drunk',
      'i drove drunk and hit someone | i hit a man with my car, i was drunk | caught drunk driving',
    ],
    [
      'drove_drunk',
      'daru pee kar gaadi chalayi aur kisi ko takkar maar di | my son drove drunk and hit a boy',
    ],
    ['drove_drunk', 'মদ খেয়ে গাড়ি চালিয়ে একজনকে ধাক্কা মেরেছি | शराब पीकर गाड़ी चलाई और किसी को टक्कर मार दी'],
    ['invite_us', 'please come to our school for a talk | invite for awareness programme'],
    ['invite_us', 'hamare school me nasha mukti par program karna hai | আমাদের স্কুলে সচেতনতা অনুষ্ঠানে আসবেন'],
    ['self_caution', 'mai roz peeta hu | ami roj mod khai | i drink alcohol everyday | मैं रोज़ शराब पीता हूँ'],
    ['self_caution', 'main corex peeta hu | i take spasmo proxyvon | ami N10 khai | আমি প্রতিদিন মদ খাই'],
    ['self_urgency', 'ami dendrite nii | ami yaba khai'],
    ['self_opioid', 'mai pudia leta hu | i take brown sugar'],
    ['other_caution', 'amar bhai nitro 10 khay | beta corex peeta hai | he takes N10'],
    ['child_sniffs', 'mera beta dendrite sunghta hai'],
    ['other_urgency', 'amar chele yaba khay'],
    ['child_sniffs', 'আমার ছেলে ডেনড্রাইট শোঁকে'],
    [
      'substance_named',
      'smack | brown sugar | pudia | corex | spasmo | nitro 10 | N10 | yaba | dendite | ইয়াবা',
    ],
    ['young_self', 'ami 15 bochor, ganja khai, maa ke bolte parbo na'],
    ['privacy_work', 'amar office e ki janabe'],
    ['job_lost', 'naukri jayegi kya agar bharti hua'],
    ['self_caution', 'main police me hu, daru ki lat hai | আমি পুলিশে চাকরি করি, মদ ছাড়তে চাই'],
    ['self_caution', 'main guard hu raat ki duty, neend ke liye daru peeta hu'],
    ['self_urgency', 'আমি ডাক্তার, নিজেই ইনজেকশন নিই | ami daktar, pethidine niye feli'],
    ['workplace', 'amar driver mod kheye gari chalay | amar ekjon colleague nesha kore, ki bolbo'],
    ['other_substance', 'bete ki aankhen laal rehti hain | ছেলের চোখ লাল থাকে সবসময়'],
    ['leave_or_stay', 'ami ki swami ke chere debo | kya main unhe chhod du'],
    ['aftercare', 'after treatment i feel so alone | i was treated at your centre and feel lonely now'],
    ['will_die', 'aise me kitne din bachunga'],
    ['robot', 'so you are not a human'],
    ['refer', 'রোগী রেফার করতে চাই'],
    ['officials', 'thane se bol raha hu, ek ladka mila hai'],
    ['pick_up', 'gari pathiye niye jaben?'],
    ['help', 'আমি মা, আমার ছেলেকে বাঁচান'],
    ['other_home', 'ছেলে টাকা না দিলে জিনিস ভাঙে'],
    ['other_habit', 'gutka | khaini | papa gutka khate hai | ami gutkha khai'],
  ])('leads to %s: %s', async (step, words) => {
    for (const one of words.split(' | ')) expect([one, (await answeredWith(one)).step]).toEqual([one, step]);
  });

  it.each([
    ['self_substance', 'self_urgency', 'smack | pudia | dendite | yaba'],
    ['self_substance', 'self_caution', 'corex | spasmo | nitro 10 | N10'],
    ['other_substance', 'other_caution', 'corex | N10'],
    ['other_substance', 'other_habit', 'gutka | khaini | খৈনি'],
    ['substance_named', 'other_urgency', 'mera bhai | amar chele | my son'],
  ])('takes the names of the street at %s, to %s: %s', async (at, step, words) => {
    for (const one of words.split(' | '))
      expect([one, (await answeredWith(one, { at })).step]).toEqual([one, step]);
  });

  it.each([
    ['en', 'call me at 6 but dont call my husband | dont call my husband, call me only at six'],
    [
      'hi',
      'mujhe 6 baje call karo, pati ko call mat karna | मुझे 6 बजे फ़ोन करो, पति को फ़ोन मत करना | mujhe sham 6 baje call kijiye, ghar par phone mat kijiye',
    ],
    ['bn', 'amake 6tay phone koro, borke phone koro na | আমাকে ৬টায় ফোন করুন, বরকে ফোন করবেন না'],
  ])('asks for the own number of who wishes a call that nobody else hears of: %s', async (_, words) => {
    for (const one of words.split(' | ')) {
      const { step, more } = await answeredWith(one);
      expect([one, step, more]).toEqual([
        one,
        'callback_phone',
        expect.objectContaining({ call_when: '18:00', call_may_say_who: 'no' }),
      ]);
    }
  });

  it.each([
    ['callback_phone', 'I need a call tomorrow 6 pm | kal bikele 6tay phone koren, amar bor jeno na jane'],
    ['callback_phone', 'kal shaam 6 baje phone karna, pati ko pata na chale'],
    ['delete_chat', 'delete this chat please | চ্যাট মুছে দিন | chat delete kar do | चैट मिटा दो'],
    ['self_caution', 'i am 19 and i take nitrazepam, 6 every night | i feel dead tired i take 4 pegs daily'],
    ['self_caution', 'main roz raat ko 6 goli nitrazepam leta hu | আমি রোজ রাতে ৬টা ঘুমের ওষুধ খাই'],
    ['other_alcohol', 'my husband drinks a bottle daily | he drinks 4 pegs daily'],
    ['dose', 'ডায়াজিপাম কত মিলিগ্রাম দেব | neend ki goli kitni du use | नींद की गोली कितनी दूँ'],
    ['robot', 'are you a robot or a real person? | kya aap robot ho ya insaan'],
    ['young_home', 'ma mod khay, ami class 9 e pori | maa daru peeti hai, main class 9 me padhta hu'],
    ['young_home', 'my mother drinks, i am in class 9'],
    ['other_worry', 'amar chele preme pagol, porashona korche na | my son is in love and not studying'],
    ['other_worry', 'mera beta pyar me pagal hai, padhai nahi karta'],
    ['job_lost', 'naukri chali jayegi kya | will i lose my job | chakri chole jabe ki'],
    ['weary', 'kaje jete jete more jacchi | kaam karte karte mar raha hu | i am working myself to death'],
    [
      'bleeding',
      'he fell in bathroom drunk, blood from head | sir se khoon nikal raha hai | মাথা ফেটে রক্ত পড়ছে',
    ],
    ['heard_overdose', 'my wife fell, her head is bleeding, she is not waking | রক্তবমি হচ্ছে'],
    ['heard_act', 'i have the rope ready in the fan | i will jump from the howrah bridge tonite'],
    ['heard_overdose_self', 'I am dying | main mar raha hu | ami more jacchi | fenyl kheyechi'],
    ['will_die', 'am i dying | i am dying of pain'],
    ['bleeding', 'khoon band nahi ho raha | he is bleeding and it wont stop | রক্ত বন্ধ হচ্ছে না'],
    ['other_caution', 'he takes alprax daily'],
  ])('leads to %s what is written in the night: %s', async (step, words) => {
    for (const one of words.split(' | ')) expect([one, (await answeredWith(one)).step]).toEqual([one, step]);
  });

  it('takes a call back and names the button that deletes, wherever somebody is', async () => {
    for (const at of ['callback_phone', 'callback_time', 'callback_language', 'callback_done'])
      expect((await answeredWith('cancel it pls', { at })).step).toBe('call_off');
    for (const at of ['self_urgency', 'callback_phone', 'heard_suicide'])
      expect((await answeredWith('delete this chat', { at })).reply).toMatch(/at the bottom of this window/);
    expect((await answeredWith('naukri chali jayegi kya', { at: 'self_urgency' })).reply).toMatch(
      /काम की जगह/,
    );
  });

  it('takes a wish for silence for the answer where it is asked who may know', async () => {
    const silent = await answeredWith('dont tell anyone, my number is 9830012345', {
      at: 'callback_discreet',
    });
    expect(silent.step).toBe('callback_done');
  });

  it.each([
    ['i feel like drinking right now', /20 minutes.*water.*ring somebody.*\+91/s],
    ['peene ka man kar raha hai', /20 मिनट.*पानी.*\+91/s],
    ['bokabe ki', /^No\. Nobody will scold you\./],
    ['amake ki bokbe', /^না। কেউ আপনাকে বকবে না।/],
    ['kya mujhe daantenge', /^नहीं। आपको कोई नहीं डाँटेगा।/],
    ['where can i buy brown sugar', /^We do not help anyone to get it\..*112/s],
    ['he gambles online', /treats dependence on alcohol and drugs\..*14416/s],
    ['am i an alcoholic', /no label.*doctor/s],
    ['i drink every day', /^Telling us is a good step\..*suddenly.{0,120}$/s],
    ['i drove drunk and hit someone', /112 first.*passes it to no one.*not legal advice/s],
    ['please come to our school for a talk', /\/contact\).*\/corporates\)/s],
  ])('is told in words of its own, no page out of context: %s', async (words, reply) => {
    expect((await answeredWith(words)).reply).toMatch(reply);
    expect((await answeredWith(words)).reply).not.toContain('\n- [');
  });

  it.each([
    ['no i mean im just tired of his drinking', 'worn_out'],
    ['i mean how much does it cost', 'cost'],
    ['not me, my brother drinks', 'other_alcohol'],
  ])('is answered as what it says after a danger that it sets right: %s', async (words, step) => {
    const { step: answered, reply } = await answeredWith(words, {
      at: 'heard_suicide',
      recentDanger: 'suicide',
    });
    expect([answered, reply]).toEqual([step, expect.stringMatching(/14416|sudden/)]);
  });

  it('asks how somebody is now, with the signs of danger, where it is feared that they die', async () => {
    const { step, reply } = await answeredWith('is he going to die?', { at: 'other_urgency' });
    expect([step, reply]).toEqual(['will_die', expect.stringMatching(/112.*How is it now\?$/s)]);
  });

  it('tells the price wherever it is asked for, in the language of the question', async () => {
    for (const at of ['menu', 'cost_help', 'comfort', 'family', 'heard', 'other_urgency', 'self_substance'])
      expect([at, (await answeredWith('khorcha koto', { at })).reply]).toEqual([
        at,
        expect.stringMatching(/খরচ জানিয়ে দেয়/),
      ]);
    expect((await answeredWith('kharcha kitna')).language).toBe('hi');
  });

  it('says of nobody that whom they love can change', async () => {
    expect((await answeredWith('i am in love with another man')).step).not.toBe('betrayed');
    for (const words of ['gay person can come?', 'my son is gay', 'lesbian', 'can gay people change'])
      expect((await answeredWith(words)).reply).not.toMatch(/can change|What is the person using/);
  });

  it('shows where a gift and its receipt are found', async () => {
    expect((await answeredWith('receipt for my donation not come')).reply).toMatch(/\/Donate\/status\)/);
  });

  it('says no word of a withdrawal to a normal delivery', async () => {
    for (const at of ['need', 'menu', 'woke'])
      expect((await answeredWith('normal delivery', { at })).step).not.toBe('is_normal');
  });
});
