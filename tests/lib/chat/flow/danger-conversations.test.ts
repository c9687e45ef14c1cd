import { assessCare } from '@/lib/chat/care/assess';
import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { dangerOf, deniesDanger } from '@/lib/chat/flow/speech-acts';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import type { Language } from '@/lib/i18n/language';
import { contentFiles } from '@/lib/stories/store/content-files';

async function read() {
  const flow = (await contentFiles('content', () => undefined).flow()).value;
  if (flow === null) throw new Error('no script');
  const content = async () => ({ stories: [], features: [], rooms: [] });
  return { flow, find: await answerFinder({ content, origin: () => '' })(flow) };
}
/** Read once: to read it takes longer than an answer. */
let script: ReturnType<typeof read> | undefined;

/** A conversation from the first question on, as the site keeps it: the steps that its answers lead to. */
async function talk(language: Language, ...answers: readonly string[]): Promise<string[]> {
  return (await told(language, ...answers)).map(({ step }) => step);
}
type Told = { step: string; reply: string; suggestions: readonly string[] };
async function told(language: Language, ...answers: readonly string[]): Promise<Told[]> {
  script ??= read();
  const { flow, find } = await script;
  const steps: Told[] = [];
  const replies: string[] = [];
  let variables: Visitor['variables'] = { centre_phone: '+91 33 0000 0000', site: '' };
  let at = flow.start;
  for (const [index, answer] of answers.entries()) {
    const heard = answers.slice(0, index + 1).map((words, one) => {
      const previous = answers[one - 1];
      const found = assessCare(words, previous === undefined ? {} : { previous });
      return found.tier === 2 ? dangerOf(found, words) : undefined;
    });
    const danger = heard.at(-1);
    const before = heard.slice(0, -1).slice(-3);
    const last = before.findLastIndex(Boolean);
    const isDenied = answers
      .slice(0, index)
      .slice(-3)
      .slice(last + 1)
      .some(deniesDanger);
    const recentDanger = isDenied ? undefined : before[last];
    const next = nextStep(
      flow,
      {
        language,
        isMinor: false,
        find,
        variables,
        lastReplies: replies.slice(-3),
        lastAnswers: answers.slice(0, index).slice(-3),
        ...(danger && { danger }),
        ...(recentDanger && { recentDanger }),
      },
      { questionId: at, answer },
    );
    variables = { ...variables, ...next.more, ...(next.saved && { [next.saved.name]: next.saved.value }) };
    at = next.question.question_id;
    replies.push(next.question.reply);
    steps.push({
      step: at.replace('.retry', ''),
      reply: next.question.reply,
      suggestions: next.question.suggestions,
    });
  }
  return steps;
}

/** Each answer, and the step that it has to lead to; what everyday words would find in its place is wrong here. */
const threads: readonly [Language, readonly (readonly [answer: string, step: string])[]][] = [
  [
    'en',
    [
      ['my husband is not waking up', 'heard_overdose'],
      ['ambulance number?', 'who_comes'],
    ],
  ],
  [
    'hi',
    [
      ['mera bhai nahi uth raha hai', 'heard_overdose'],
      ['mummy mana kar rahi hai', 'heard_overdose'],
      ['kya khilaye', 'until_help'],
    ],
  ],
  [
    'hi',
    [
      ['marne ka man karta hai', 'heard_suicide'],
      ['bas khayal aate hain', 'stay_here'],
      ['raat ko zyada', 'stay_here'],
      ['kisi se baat nahi kar sakta', 'no_call'],
    ],
  ],
  [
    'en',
    [
      ['my husband is not waking up', 'heard_overdose'],
      ['he is breathing but snoring', 'breathing'],
      ['he doesnt want hospital', 'refuses_hospital'],
      ['which hospital', 'which_hospital'],
      ['ok going', 'at_hospital'],
      ['reached hospital they ask for money first', 'hospital_refuses'],
      ['he is admitted now', 'in_hospital'],
      ['how long will he be in icu', 'in_hospital'],
      ['can he come to you straight from hospital', 'after_hospital'],
    ],
  ],
  [
    'hi',
    [
      ['pati ne phenyl pi liya', 'poison'],
      ['wo hosh me hai, namak pani pilau?', 'no_vomiting'],
      ['ambulance aa gayi le ja rahe', 'at_hospital'],
      ['police bhi aayegi kya hospital me', 'who_hospital_tells'],
    ],
  ],
  [
    'bn',
    [
      ['আজ স্বামী আমাকে খুব মেরেছে', 'family_unsafe'],
      ['police dakte chai na, o amar bor', 'no_police'],
      ['ekhon ghumiye poreche, mod kheye', 'quiet_now'],
      ['ghor theke beriye ashechi, didir bari', 'safe_now'],
    ],
  ],
  [
    'bn',
    [
      ['আমি আর বাঁচতে চাই না', 'heard_suicide'],
      ['ওষুধগুলো সামনে রেখে বসে আছি', 'means_near'],
      ['সরিয়ে রেখেছি, বারান্দায়', 'stay_here'],
      ['একটু হালকা লাগছে', 'ok_now'],
    ],
  ],
];

describe('the talk after a danger', () => {
  it.each(threads)('goes on with it, and drops into nothing everyday: %s %j', async (language, turns) => {
    const steps = await talk(language, ...turns.map(([answer]) => answer));
    expect(steps).toEqual(turns.map(([, step]) => step));
  });
});

describe('a danger that is denied', () => {
  it.each([
    [
      'en',
      ['i took too many sleeping pills', 'no, i did not say that. what does it cost?', 'and visiting?'],
      ['heard_overdose_self', 'cost', 'visiting'],
    ],
    ['en', ['i want to die', 'not suicide, what are the visiting hours'], ['heard_suicide', 'visiting']],
    ['hi', ['मुझे मरना है', 'गलत समझे आप'], ['heard_suicide', 'glad']],
    ['bn', ['ওর জ্ঞান নেই', 'ভুল বুঝছেন'], ['heard_overdose', 'false_alarm']],
    ['bn', ['ওর জ্ঞান নেই', 'ভুল বুঝছেন', 'ওর জ্ঞান নেই'], ['heard_overdose', 'false_alarm', 'heard_overdose']],
  ] as const)('is left, and what else was asked is answered: %s %j', async (language, answers, steps) => {
    expect(await talk(language, ...answers)).toEqual(steps);
  });

  it('is not left by a no that goes on with it', async () => {
    const answers = ['i took too many sleeping pills', 'no no what should i do now'];
    expect(await talk('en', ...answers)).toEqual(['heard_overdose_self', 'heard_overdose_self']);
  });
});

describe('a danger heard only together with the words before', () => {
  it.each([
    ['what does the whole stay cost us', 'cost'],
    ['he is beating me right now, what does the stay cost', 'heard_violence'],
  ])('leaves a clear question its answer, a danger of its own does not: %s', async (answer, step) => {
    script ??= read();
    const { flow, find } = await script;
    const clear = Object.assign(() => ({ step: 'cost', isSure: true as const, isClear: true }), find);
    const visitor = { language: 'en' as const, isMinor: false, find: clear, variables: {} };
    const next = nextStep(flow, { ...visitor, danger: 'violence' }, { questionId: 'menu', answer });
    expect(next.question.question_id).toBe(step);
  });

  it('leaves words that are an example of something else their answer', async () => {
    const answers = [
      'papa is on insulin also',
      'nowadays he doesnt remember what he ate in morning. is it age or this',
    ];
    expect((await talk('en', ...answers)).at(-1)).toBe('memory');
  });
});

describe('a bare answer in a crisis', () => {
  it.each([
    ['means_near', 'suicide', 'no', 'alone_now'],
    ['put_away', 'suicide', 'না', 'heard_suicide'],
    ['on_roof', 'suicide', 'nahi', 'heard_suicide'],
    ['cannot_speak', 'violence', 'no', 'heard_violence'],
    ['breathing', 'overdose', 'no', 'heard_overdose'],
    ['talk_after', 'suicide', 'haan', 'threat_to_die'],
  ] as const)('goes on with it: at %s, after %s, %s', async (questionId, recentDanger, answer, step) => {
    script ??= read();
    const visitor = { language: 'en' as const, isMinor: false, variables: {}, recentDanger };
    const next = nextStep((await script).flow, visitor, { questionId, answer });
    expect(next.question.question_id).toBe(step);
  });
});

describe('who speaks', () => {
  it.each([
    ['hi', ['main roz daru peeta hu', 'nahi, mera matlab mera bhai'], 'other_alcohol'],
    ['bn', ['আমি তিন বছর ধরে রোজ রাতে ঘুমের ওষুধ খাই, এখন দুটো না খেলে ঘুম আসে না'], 'tablet_stop'],
    ['bn', ['ami roj mod khai na, amar bor khay'], 'other_alcohol'],
    ['en', ['my neighbour beats his wife', 'should i go in'], 'neighbour'],
    ['hi', ['mere padosi bahut daru peete hain', 'wo madad nahi chahte'], 'neighbour_unwilling'],
    ['en', ['one of my staff drinks at work', 'how do I talk with him about it'], 'workplace'],
    ['bn', ['amar bondhu heroin nay', 'o chikitsa chay na'], 'friend_unwilling'],
    [
      'en',
      ['my neighbour drinks', 'not him, it is about my husband', 'he does not want help'],
      'family_unwilling',
    ],
  ] as const)('is remembered, and answered so: %s %j', async (language, answers, step) => {
    expect((await talk(language, ...answers)).at(-1)).toBe(step);
  });

  it('may be set right, and the question before is answered anew', async () => {
    const answers = ['he drinks and does not want help', 'i am only a neighbour'];
    expect(await talk('en', ...answers)).toEqual(['family_unwilling', 'neighbour_unwilling']);
  });
});

describe('a question behind what is told', () => {
  it.each([
    ['en', 'my husband drinks a bottle a day, can you admit him tomorrow?', 'beds'],
    ['bn', 'ওর বয়স 19, কলেজ যায় না, আমার কি দোষ?', 'family_fault'],
  ] as const)('is answered: %s %s', async (language, words, step) => {
    expect(await talk(language, words)).toEqual([step]);
  });
});

describe('several substances in one answer', () => {
  it.each([
    ['en', 'ganja and pills', 'self_caution'],
    ['bn', 'ganja ar heroin', 'self_urgency'],
    ['hi', 'गाँजा और गोली दोनों', 'self_caution'],
  ] as const)(
    'are several, and what must not stop suddenly comes first: %s %s',
    async (language, words, step) => {
      const stop = { en: 'I want to stop', hi: 'मुझे नशा छोड़ना है', bn: 'আমি নেশা ছাড়তে চাই' }[language];
      expect(await talk(language, stop, words)).toEqual(['self_substance', step]);
    },
  );
});

describe('another question after a danger', () => {
  it.each<[Language, RegExp, string, string]>([
    ['en', /do not stay alone.*14416/, 'i want to end my life', 'how much does it cost'],
    ['hi', /अकेले मत रहिए.*14416/, 'marne ka man karta hai', 'kitna kharcha lagega'],
    ['bn', /ওঁকে একা রাখবেন না.*112/, 'amar bhai uthche na', 'khoroch koto lagbe apnader okhane'],
    ['en', /If there is danger at home: out first, then 112/, 'my husband beats me', 'how much does it cost'],
  ])('%s: its answer ends on what holds in this danger: %s', async (language, line, danger, question) => {
    const [, answered] = await told(language, danger, question);
    expect(answered?.reply).toMatch(line);
  });

  it('has a button that leads back to the danger', async () => {
    const [, cost] = await told('en', 'i want to end my life', 'how much does it cost');
    expect(cost?.suggestions[0]).toBe('I think of ending my life');
    const [, , back] = await told(
      'en',
      'i want to end my life',
      'how much does it cost',
      cost?.suggestions[0] ?? '',
    );
    expect(back?.step).toBe('heard_suicide');
  });
});

describe('whether somebody breathes', () => {
  it.each<[Language, string, readonly string[]]>([
    [
      'hi',
      'mera bhai ne sui li abhi uth nhi rha',
      ['saans nhi', 'saans nhi chal rhi', 'behosh hai saans nhi', 'बेहोश है साँस नहीं', 'saans ruk gayi'],
    ],
    [
      'bn',
      'amar bhai uthche na injection niyechilo',
      ['শ্বাস নেই', 'behush shash nei', 'niswas nicche na', 'শ্বাস পড়ছে না'],
    ],
    [
      'en',
      'my brother injected and is not waking',
      ['unconscious, not breathing', 'unconscious no breathing', 'he stopped breathing'],
    ],
  ])('%s: after %s none is heard as none', async (language, opening, sayings) => {
    for (const words of sayings)
      expect([words, (await talk(language, opening, words))[1]]).toEqual([words, 'not_breathing']);
  });

  it.each<[Language, string]>([
    ['hi', 'behosh hai saans nhi'],
    ['hi', 'bhai behosh saans bhi nhi'],
    ['bn', 'behush niswas nai'],
  ])('%s: is heard in the first words: %s', async (language, words) => {
    expect(await talk(language, words)).toEqual(['not_breathing']);
  });

  it.each<[Language, string, string]>([
    ['hi', 'mera bhai uth nhi rha', 'uth nhi rha par saans chal rhi hai'],
    ['en', 'my brother injected and is not waking', 'not waking but he is breathing'],
    ['en', 'my brother injected and is not waking', 'breathing, not normal, very slow'],
  ])('%s: after %s a breath is no missing one: %s', async (language, opening, words) => {
    expect((await talk(language, opening, words))[1]).not.toBe('not_breathing');
  });

  it.each<[Language, string]>([
    ['hi', 'are chati dabana.. kitna tez kitni bar'],
    ['en', 'how many times do i press the chest'],
  ])('%s: how to press is told: %s', async (language, words) => {
    expect((await talk(language, 'mera bhai ne sui li abhi uth nhi rha', words))[1]).toMatch(
      /^(?:press_chest|not_breathing)$/,
    );
  });
});

describe('what a relative tells', () => {
  it.each<[Language, string, string]>([
    [
      'bn',
      'baba hospital e, liver kharap, daktar bolche ar khele morbe, kintu baba khacche',
      'doctor_said_stop',
    ],
    ['en', 'doctor says he will die if he drinks again but he doesnt care', 'doctor_said_stop'],
    ['en', 'doctor said he will die soon, i want to die too', 'heard_suicide'],
    ['hi', 'sasur daru pike meri beti ko godi me leke galat chhute hai', 'heard_child'],
    ['en', 'my kid ate a ganja gummy he is 4', 'child_swallowed'],
    ['hi', 'bachche ne neend ki goli kha li', 'child_swallowed'],
    ['bn', 'meye onek gulo osudh kheye feleche', 'heard_overdose'],
    ['en', 'I took something at a party and my heart is racing, I think I will die', 'heard_overdose_self'],
  ])('%s: %s leads to %s', async (language, words, step) => {
    expect(await talk(language, words)).toEqual([step]);
  });

  it.each<[Language, string, string, string]>([
    ['bn', 'amar sami mod khay, kotha sone na', 'ar parchi na ami', 'worn_out'],
    ['en', 'my husband drinks every day and will not listen', 'i cant take it any more', 'worn_out'],
    [
      'en',
      'my husband drinks every day and will not listen',
      'i cant take it, i want to die',
      'heard_suicide',
    ],
  ])('%s: after %s: %s leads to %s', async (language, before, words, step) => {
    expect((await talk(language, before, words))[1]).toBe(step);
  });
});

describe('the wish to be with somebody who died', () => {
  it.each<[Language, string]>([
    ['en', 'my brother died of overdose last month, i think of joining him'],
    ['hi', 'mera beta mar gaya, uske paas jana chahti hu'],
    ['bn', 'আমার স্বামী আর নেই, ওর কাছে যেতে চাই'],
  ])('%s: is one to die: %s', async (language, words) => {
    expect(await talk(language, words)).toEqual(['heard_suicide']);
  });

  it.each<[Language, string]>([
    ['en', 'my father died of drinking, i want to join her at the hospital'],
    ['hi', 'papa guzar gaye, mummy akeli hai unke paas jaun kya'],
  ])('%s: is none where the living are meant: %s', async (language, words) => {
    expect(await talk(language, words)).not.toEqual(['heard_suicide']);
  });
});

describe('tablets taken after a wish to die', () => {
  it.each<[Language, string, string]>([
    ['en', 'I want to end it', 'I have taken the tablets'],
    ['en', 'i want to end my life', 'ive taken them all now'],
    ['en', 'I want to die', 'I took the pills'],
    ['bn', 'আমি মরতে চাই', 'ওষুধ খেয়ে ফেলেছি'],
    ['bn', 'ami morte chai', 'sob tablet kheye felechi'],
    ['hi', 'marna chahta hu', 'goliyan kha li'],
  ])('%s: after %s are an overdose: %s', async (language, wish, taken) => {
    expect((await talk(language, wish, taken))[1]).toBe('heard_overdose_self');
  });

  it.each<[Language, string, string]>([
    ['en', 'I want to die', 'i have not taken any tablets'],
    ['en', 'I want to die', 'should i keep the tablets i took from mother'],
  ])('%s: after %s is none: %s', async (language, wish, words) => {
    expect((await talk(language, wish, words))[1]).not.toBe('heard_overdose_self');
  });
});

describe('a fact told within an emergency', () => {
  it.each<[Language, readonly string[], readonly string[]]>([
    [
      'en',
      ['my frnd took md at party, very hot n talking nonsense', 'we r scared of police'],
      ['overheated', 'police_112'],
    ],
    ['en', ['i smoke ganja and voices tell me to kill my wife'], ['own_voices']],
    [
      'bn',
      ['baba ma ke marche ekhon', 'ami class 8 e pori', 'dorja bondho kore achi'],
      ['family_unsafe', 'heard_child', 'child_now'],
    ],
    [
      'en',
      ['he is taking disulfiram and he drank now', 'his face red and heart beating fast'],
      ['medicine_and_drink', 'medicine_and_drink'],
    ],
  ])('%s: keeps it: %s', async (language, answers, steps) => {
    expect(await talk(language, ...answers)).toEqual(steps);
  });
});

describe('a danger in words of its own', () => {
  it.each<[Language, readonly string[], string]>([
    ['en', ['he is locked in his room and said he will hang himself'], 'locked_room'],
    ['en', ['my boyfriend drugged me and made a video'], 'drink_spiked'],
    ['bn', ['amake jor kore nesha koriyeche, video tuleche'], 'drink_spiked'],
    ['en', ['i will kill my wife and then myself'], 'threat_own'],
    ['bn', ['bou na firle oke o marbo nije o morbo'], 'threat_own'],
    ['bn', ['amar bor roj mod kheye jor kore', 'ami chai na tobu kore'], 'forced_by_partner'],
    ['hi', ['ab kuch nahi bacha', 'gale me fanda'], 'heard_act'],
    ['bn', ['suicide chara rasta nei', 'ha ekhoni'], 'heard_act'],
    ['en', ['i injected same amount as before', 'i am ok now just sleepy'], 'heard_overdose_self'],
    ['hi', ['papa ko sugar low ho gaya daru ke baad, behki baatein', 'insulin du kya'], 'low_sugar'],
    [
      'hi',
      ['papa 3 din se nahi pee rahe', 'deewar se baat kar rahe', 'doctor kal subah milega'],
      'no_waiting',
    ],
    ['bn', ['bondhu uthche na, smack niyeche', 'nishwas nicche mone hoy'], 'breathing'],
    [
      'bn',
      ['baba liver e jol jomeche tobu mod khacche', 'pet fule geche, kalo paykhana hocche'],
      'blood_more',
    ],
    ['bn', ['bari te bolle ma more jabe'], 'tell_family'],
  ])('%s: %s is answered by %s', async (language, answers, step) => {
    expect((await talk(language, ...answers)).at(-1)).toBe(step);
  });
});
