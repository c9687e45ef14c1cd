import { nextStep } from '@/lib/chat/flow/engine';
import type { NextStep, Visitor } from '@/lib/chat/flow/navigation';
import { firstStep } from '@/lib/chat/flow/navigation';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import type { Language } from '@/lib/i18n/language';
import { contentFiles } from '@/lib/stories/store/content-files';

const NO_PAGES = { stories: [], features: [], rooms: [] };
async function read() {
  const { value } = await contentFiles('content', () => undefined).flow();
  if (value === null) throw new Error('no script');
  return {
    flow: value,
    find: await answerFinder({ content: async () => NO_PAGES, origin: () => '' })(value),
  };
}
/** Read once: to read it takes longer than an answer. */
let script: ReturnType<typeof read> | undefined;

/** A conversation from the first step on, as the site keeps it: the last step, and what is known by then. */
async function talk(language: Language, ...answers: readonly string[]) {
  script ??= read();
  const { flow, find } = await script;
  let variables: Visitor['variables'] = { centre_phone: '+91 33 0000 0000', request_state: 'Stored' };
  const lastReplies: string[] = [];
  let next: NextStep = firstStep(flow, { language, isMinor: false, variables });
  const steps: string[] = [];
  for (const answer of answers) {
    lastReplies.push(next.question.reply ?? '');
    const visitor = { language, isMinor: false, variables, find, lastReplies: lastReplies.slice(-3) };
    next = nextStep(flow, visitor, { questionId: next.question.question_id, answer });
    const { saved, more, action } = next;
    variables = { ...variables, ...more, ...(saved && { [saved.name]: saved.value }) };
    // A stored request is known from then on.
    if (action === 'callback') variables = { ...variables, call_id: '', call_last: 'one' };
    if (action === 'withdraw') variables = { ...variables, call_id: '', call_last: '' };
    steps.push(next.question.question_id.replace('.retry', ''));
  }
  return { step: steps.at(-1), steps, reply: next.question.reply, variables, next };
}
const PHONE = '9830011223';
const REQUEST = {
  en: ['call me back', PHONE, '6 pm', 'English', 'No, only ask for me'],
  hi: ['मुझे फ़ोन कीजिए', PHONE, 'कल शाम 6 बजे', 'हिन्दी', 'नहीं, सिर्फ़ मुझे पूछिए'],
  bn: ['আমাকে ফোন করুন', PHONE, 'কাল সন্ধ্যা 6টা', 'বাংলা', 'না, শুধু আমাকে চাইবেন'],
} as const;

describe('a request that is made', () => {
  it.each([
    ['hi', 'rehne dijiye, call mat kijiye'],
    ['hi', 'फोन मत कीजिएगा, रहने दीजिए'],
    ['hi', 'फोन कैंसिल कर दीजिए'],
    ['hi', 'अब फोन की जरूरत नहीं है'],
    ['en', "on second thoughts please don't call, my husband will be home"],
    ['en', 'no need any more'],
    ['bn', 'thak, phone korte hobe na'],
    ['bn', 'ফোনটা বাতিল করে দিন'],
    ['en', 'Please do not call me'],
    ['bn', 'আমাকে ফোন করবেন না'],
    ['hi', 'rehne do mat karna'],
    ['hi', 'ab nahi chahiye call'],
    ['hi', 'अब नहीं चाहिए कॉल'],
    ['bn', 'thak, korte hobe na'],
    ['bn', 'আর লাগবে না, থাক'],
  ] as const)('is taken back: %s %s', async (language, words) => {
    expect(await talk(language, ...REQUEST[language], words)).toMatchObject({
      step: 'call_off',
      next: { action: 'withdraw' },
    });
  });

  it.each(['bye', 'no', 'thank you', 'its night here, good night', 'how much does it cost'])(
    'is taken back after %s, too',
    async (between) => {
      const { step, next } = await talk('en', ...REQUEST.en, between, "please don't call");
      expect([step, next.action]).toEqual(['call_off', 'withdraw']);
      const { variables } = await talk('en', ...REQUEST.en, between);
      expect(variables['call_when']).toBe('18:00');
    },
  );

  it('is taken back in danger beside what is said of that', async () => {
    const { next, reply } = await (async () => {
      script ??= read();
      const { flow, find } = await script;
      const variables = { call_last: 'one', phone: PHONE };
      const visitor = {
        language: 'en',
        isMinor: false,
        variables,
        find,
        danger: 'domestic_violence',
      } as const;
      const answer = "don't call, my husband is beating me";
      const said = nextStep(flow, visitor, { questionId: 'callback_done', answer });
      return { next: said, reply: said.question.reply };
    })();
    expect(next.action).toBe('withdraw');
    expect(reply).toMatch(/112|181/);
  });

  it.each([
    ['en', 'actually 7 pm would be better', '19:00', /7\u00a0pm/],
    ['en', 'make it 7 instead', '19:00', /7\u00a0pm/],
    ['en', 'call me after 7 please', '19:00', /after 7\u00a0pm/],
    ['en', 'can you call tomorrow', 'tomorrow 18:00', /tomorrow at 6\u00a0pm/],
    ['hi', '10 baje nahi, 12 baje kijiye', 'tomorrow 12:00', /कल/],
    ['bn', '5 ta na 7 ta te korben, 5 tay sasuri thake', 'tomorrow 19:00', /কাল/],
    ['bn', 'দুপুর ২টোয় করবেন', 'tomorrow 14:00', /কাল/],
    ['bn', 'sondhe 7 tay korben', 'tomorrow 19:00', /কাল/],
    ['en', 'i said weekdays. not sunday', 'weekday 18:00', /6\u00a0pm/],
    ['en', 'sorry make it between 2 and 4', '14:00-16:00', /between 2\u00a0pm and 4\u00a0pm/],
    ['hi', 'nahi 8 baje kar dijiye', 'tomorrow 20:00', /कल/],
    ['hi', '11 बजे कर दीजिए', 'tomorrow 11:00', /कल/],
    ['bn', 'ফোনটা পরশু করলে ভালো হয়', 'overmorrow 18:00', /পরশু/],
    ['hi', 'shaam 7 baje kar dena, subah office hai', 'tomorrow 19:00', /कल/],
    ['en', 'morning i have office, call me at 8 pm', '20:00', /8\u00a0pm/],
    ['bn', 'সকালে অফিস, রাত 8টায় করবেন', 'tomorrow 20:00', /কাল/],
  ] as const)('is confirmed anew with another time: %s %s', async (language, words, when, told) => {
    const { step, reply, variables, next } = await talk(language, ...REQUEST[language], words);
    expect([step, variables['call_when'], next.action]).toEqual(['callback_done', when, 'callback']);
    expect(next.more?.['call_id']).toBe('one');
    expect(reply).toMatch(told);
    expect(reply).toContain(PHONE);
  });

  it.each(['sorry wrong number, its 9000000018', '9000000018', 'my number has changed: 9000000018'])(
    'is confirmed anew with another number: %s',
    async (words) => {
      const { step, reply, variables } = await talk('en', ...REQUEST.en, words);
      expect([step, variables['phone']]).toEqual(['callback_done', '9000000018']);
      expect(reply).toMatch(/Number: 9000000018/);
      expect(reply).not.toMatch(/wrong|noted: 9/);
    },
  );

  it('asks for the number that was given wrongly, and for another time', async () => {
    for (const words of ['নম্বরটা ভুল দিয়েছি', 'number ta bhul', 'number badalna hai', 'नंबर गलत है'])
      expect([words, (await talk('bn', ...REQUEST.bn, words)).step]).toEqual([words, 'callback_phone']);
    for (const words of ['please not in the morning', 'not at night please', 'subah nahi', 'sokale hobe na'])
      expect([words, (await talk('en', ...REQUEST.en, words)).step]).toEqual([words, 'callback_time']);
    const { steps, variables } = await talk('en', ...REQUEST.en, 'Another time', 'tomorrow 11 am');
    expect([steps.slice(-2), variables['call_when']]).toEqual([
      ['callback_time', 'callback_done'],
      'tomorrow 11:00',
    ]);
  });

  it.each(['when will you call', 'so is it cancelled?', 'its night now will u really call', 'thank you'])(
    'is said once more, unchanged: %s',
    async (words) => {
      const { step, reply, next, variables } = await talk('en', ...REQUEST.en, words);
      expect([step, variables['call_when'], next.stands]).toEqual(['callback_done', '18:00', true]);
      expect(reply).toMatch(/6\u00a0pm/);
    },
  );

  it.each([
    ['who will call me, a doctor?', 'call_about'],
    ['what should i say on the call', 'call_about'],
    ['do u record the calls', 'call_about'],
    ['what if my husband picks up the phone', 'call_answered'],
    ['which number will you call from', 'call_from'],
    ['why do you need my number', 'number_use'],
    ['how much does it cost', 'cost'],
  ])('leaves a question to its own answer: %s', async (words, step) => {
    expect((await talk('en', ...REQUEST.en, words)).step).toBe(step);
  });
});

describe('whether we may say who is calling', () => {
  const before = REQUEST.en.slice(0, 4);
  it.each([
    ['make it 7 instead', { call_when: '19:00' }],
    ['7 pm please', { call_when: '19:00' }],
    ['sorry make it between 2 and 4', { call_when: '14:00-16:00' }],
    ['hindi please', { call_language: 'hi' }],
    ['9000000018', { phone: '9000000018' }],
    ['what if my husband picks up the phone', {}],
    ['how much does it cost?', {}],
    ['my brother does not agree, what can i tell him', {}],
    ['my name is Rohan', { name: 'Rohan' }],
  ])('is asked once more after %s', async (words, told) => {
    const { step, variables, reply } = await talk('en', ...before, words);
    expect([step, variables['call_may_say_who'] || undefined]).toEqual(['callback_discreet', undefined]);
    expect(variables).toMatchObject(told);
    expect(reply).toMatch(/may we say who is calling/);
    const closed = await talk('en', ...before, words, 'thanks');
    expect(closed).toMatchObject({ step: 'callback_done', next: { action: 'callback' } });
  });

  it.each([
    ['say you are from the bank', 'no', 'from the bank'],
    ['no', 'no', undefined],
    ['yes', 'yes', undefined],
    ['dont tell anyone', 'no', undefined],
    ['yes only ask for me', 'no', undefined],
    ['haan bolte paro', 'yes', undefined],
  ])('is answered by %s', async (words, who, say) => {
    const { step, variables } = await talk('en', ...before, words);
    expect([step, variables['call_may_say_who'], variables['call_say'] || undefined]).toEqual([
      'callback_done',
      who,
      say,
    ]);
  });

  it('is not answered by a no in a sentence', async () => {
    const bn = await talk('bn', ...REQUEST.bn.slice(0, 4), 'ভাই রাজি হচ্ছে না, কী বলব ওকে');
    expect(bn.step).toBe('callback_discreet');
  });
});

describe('in which language we shall talk', () => {
  const before = { en: REQUEST.en.slice(0, 3), hi: REQUEST.hi.slice(0, 3), bn: REQUEST.bn.slice(0, 3) };
  it.each([
    ['hi', '10 nahi 12 baje, subah kheti ka kaam hai', 'tomorrow 12:00'],
    ['bn', 'না না সকালে না, দুপুর ২টোয়', 'tomorrow 14:00'],
    ['en', 'actually not 10, after office 7 pm better', '19:00'],
  ] as const)('is asked once more after another time: %s %s', async (language, words, when) => {
    const { step, variables } = await talk(language, ...before[language], words);
    expect([step, variables['call_when']]).toEqual(['callback_language', when]);
  });

  it('is answered beside another time, and by the one that is not refused', async () => {
    const en = await talk('en', ...before.en, 'english. but make it after 6 not 4');
    expect([en.step, en.variables['call_language'], en.variables['call_when']]).toEqual([
      'callback_discreet',
      'en',
      '18:00',
    ]);
    const bn = await talk('bn', ...before.bn, 'hindi te na banglay');
    expect([bn.step, bn.variables['call_language']]).toEqual(['callback_discreet', 'bn']);
  });
});

describe('where the number is asked for', () => {
  it.each([
    ['en', 'my name is Rohan', { name: 'Rohan' }, /Thank you, Rohan\./],
    ['hi', 'mera naam Anil hai', { name: 'Anil' }, /धन्यवाद, Anil।/],
    ['bn', 'নাম সুমিতা', { name: 'সুমিতা' }, /ধন্যবাদ, সুমিতা।/],
    ['hi', 'मेरा नाम सुनीता है', { name: 'सुनीता' }, /धन्यवाद, सुनीता।/],
    ['en', 'i dont want anyone at home to know', { call_may_say_who: 'no' }, /anybody else/],
    ['hi', 'ghar mein kisi ko pata na chale', { call_may_say_who: 'no' }, /किसी और/],
    ['en', 'evening after 6', { call_when: '18:00', call_after: 'yes' }, /after 6\u00a0pm/],
    ['hi', 'shaam 7 baje ke baad hindi mein', { call_when: '19:00', call_language: 'hi' }, /7.बजे के बाद/],
    ['bn', 'bikele korben, banglay kotha bolbo', { call_when: 'evening', call_language: 'bn' }, /বাংলা/],
    ['en', 'english or hindi both ok', { call_language: 'en' }, /English/],
    ['en', '98300', {}, /has 5 digits; a mobile number has 10/],
    ['en', 'my mother also wants to know what it costs', {}, /cost/],
    ['en', 'what do you charge', {}, /cost/],
    ['en', 'which number will you call from', {}, /does not know for certain/],
  ] as const)('%s %s is noted or answered, and it is asked again', async (language, words, told, reply) => {
    const first = REQUEST[language][0];
    for (const before of [[first], [first, 'what does it cost'], [first, words]]) {
      const after = await talk(language, ...before, words);
      expect([before, after.step]).toEqual([before, 'callback_phone']);
      expect(after.variables).toMatchObject(told);
      expect(after.reply).toMatch(reply);
      expect(after.reply).toMatch(/On which number|किस नंबर|কোন নম্বরে/);
    }
  });

  it.each([
    ['en', 'will they say its a rehab if my wife picks up'],
    ['en', 'they will say its a rehab?'],
    ['en', 'what do you say if my father picks up'],
  ] as const)('what is asked of the call is no wish for it: %s %s', async (language, words) => {
    for (const before of [[], [words]]) {
      const { variables } = await talk(language, REQUEST[language][0], ...before, words);
      expect(variables['call_say'] ?? '').toBe('');
    }
  });

  it('a third other question is answered alone', async () => {
    const questions = ['what does it cost', 'when can my wife visit', 'is there a garden'];
    const after = await talk('en', REQUEST.en[0], ...questions, 'what does it cost');
    expect([after.step, after.reply]).toEqual(['cost', expect.not.stringContaining('On which number')]);
  });

  it('what is told of somebody else does not leave the call', async () => {
    for (const words of ['भाई के लिए', 'bhai ke liye', 'mere bete ke liye'])
      expect([words, (await talk('hi', REQUEST.hi[0], PHONE, 'shaam ko', words)).step]).toEqual([
        words,
        'callback_language',
      ]);
  });

  it('what was noted may be told otherwise at the next question', async () => {
    const first = [REQUEST.bn[0], PHONE, 'ekhoni'];
    for (const words of ['bikele hole bhalo hoy', 'শাম কো নয়, বিকেলে করবেন']) {
      const { step, reply, variables } = await talk('bn', ...first, words);
      expect([words, step, variables['call_when']]).toEqual([words, 'callback_language', 'evening']);
      expect(reply).toMatch(/সন্ধ্যায়/);
      expect(reply).not.toMatch(/স্বয়ংক্রিয়/);
    }
  });

  it('the number may come with all the rest', async () => {
    const { step, variables } = await talk('hi', REQUEST.hi[0], `${PHONE} shaam 7 baje ke baad hindi mein`);
    expect(step).toBe('callback_discreet');
    expect(variables).toMatchObject({
      ...{ phone: PHONE, call_when: '19:00', call_after: 'yes', call_language: 'hi' },
    });
  });

  it('what was told before is kept to the end', async () => {
    const { step, variables } = await talk(
      'en',
      'call me back',
      'evening after 6',
      'my name is Rohan',
      PHONE,
    );
    expect(step).toBe('callback_language');
    expect(variables).toMatchObject({ name: 'Rohan', call_when: '18:00' });
  });

  it('an hour alone keeps the half of the day that was named before', async () => {
    const { variables } = await talk(
      'hi',
      'call back chahiye',
      'shaam 7 baje',
      PHONE,
      'nahi 8 baje kar dijiye',
    );
    expect(variables['call_when']).toBe('20:00');
  });
});

describe('a call that is asked for', () => {
  it.each([
    ['hi', 'mujhe call kar sakte ho'],
    ['hi', 'call kar sakte hain aap'],
    ['hi', 'क्या आप कॉल कर सकते हैं'],
    ['bn', 'amake ekta call korte paren'],
    ['bn', 'আপনারা কি ফোন করতে পারেন'],
  ] as const)('is heard: %s %s', async (language, words) => {
    expect((await talk(language, words)).step).toBe('callback_phone');
  });
});
