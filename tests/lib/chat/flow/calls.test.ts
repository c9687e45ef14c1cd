import { callRequestOf } from '@/lib/chat/flow/call-request';
import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { answerFinder } from '@/lib/chat/intents/answer-finder';
import { contentFiles } from '@/lib/stories/store/content-files';

/** Read once: to read it takes longer than an answer. */
let read: ReturnType<ReturnType<typeof contentFiles>['flow']> | undefined;
const shipped = async () => {
  read ??= contentFiles('content', () => undefined).flow();
  const { value } = await read;
  if (value === null) throw new Error('no script');
  return value;
};
const visitor = (variables: Visitor['variables'] = {}): Visitor => ({
  language: 'en',
  isMinor: false,
  variables: { centre_phone: '+91 33 0000 0000', ...variables },
});
const PHONE = '9830011223';
const NO_PAGES = { stories: [], features: [], rooms: [] };

describe('a number to call', () => {
  it.each(['need', 'callback_time', 'callback_language', 'callback_discreet', 'callback_say'])(
    'is taken at the step %s',
    async (questionId) => {
      const next = nextStep(await shipped(), visitor(), { questionId, answer: '98300 11223' });
      expect(next.more).toMatchObject({ phone: PHONE });
      expect(next.question.reply).toContain(PHONE);
    },
  );

  it.each(['nothing', 'कुछ नहीं', 'kichu bolben na'])(
    'and what somebody else hears may be %s',
    async (answer) => {
      const next = nextStep(await shipped(), visitor({ phone: PHONE }), {
        questionId: 'callback_say',
        answer,
      });
      expect(next.question.question_id).toBe('callback_done');
      expect(next.saved).toEqual({ name: 'call_say', value: 'nothing_and_call_again_later' });
    },
  );

  it('given with the language answers both', async () => {
    const next = nextStep(await shipped(), visitor(), {
      questionId: 'callback_language',
      answer: 'Hindi 9830011223',
    });
    expect(next).toMatchObject({
      question: { question_id: 'callback_discreet' },
      saved: { name: 'call_language', value: 'hi' },
      more: { phone: PHONE },
    });
  });

  it.each(['no dont say', 'nahi dunga', 'debo na'])('refused by %j leads to no request', async (answer) => {
    const next = nextStep(await shipped(), visitor(), { questionId: 'callback_phone', answer });
    expect(next).toMatchObject({ question: { question_id: 'call_us' }, saved: null, action: null });
  });

  it('that is none, said twice, leads to no request', async () => {
    const flow = await shipped();
    const again = { questionId: 'callback_phone.retry', answer: 'it is somewhere here' };
    expect(nextStep(flow, visitor(), again)).toMatchObject({
      question: { question_id: 'call_us' },
      saved: null,
    });
    const last = { questionId: 'callback_say', answer: 'Only ask for me' };
    expect(nextStep(flow, visitor({ phone: '12345' }), last)).toMatchObject({
      question: { question_id: 'callback_phone' },
      action: null,
    });
  });
});

describe('a call that is asked for with its number', () => {
  it.each([
    ['self_substance', 'My number is 98300 11223, please call me'],
    ['menu', 'please call me back on 9830011223'],
    ['other_urgency', 'mera number 9830011223 hai mujhe phone karo'],
  ])('at %s is no call to somebody else: %s', async (questionId, answer) => {
    const find = await answerFinder({ content: async () => NO_PAGES, origin: () => '' })(await shipped());
    const next = nextStep(await shipped(), { ...visitor(), find }, { questionId, answer });
    expect(next.question.question_id).toBe('callback_time');
    expect(next.more).toMatchObject({ phone: PHONE });
  });
});

describe('on the way to a call', () => {
  it.each([
    ['callback_phone', 'i want to kill myself', 'suicide', /14416[\s\S]*On which number/],
    ['callback_time', 'he is not breathing now', 'overdose', /112[\s\S]*When shall we call/],
    ['callback_language', 'my husband is beating me', 'domestic_violence', /112[\s\S]*In which language/],
    ['callback_say', 'i took all the tablets', 'overdose_self', /112[\s\S]*What may we say/],
  ] as const)(
    'danger told at %s is answered first, and the question stays: %s',
    async (questionId, answer, danger, expected) => {
      const known = { ...visitor({ phone: PHONE }), danger };
      const { question, saved } = nextStep(await shipped(), known, { questionId, answer });
      expect(question).toMatchObject({ question_id: questionId, reply: expect.stringMatching(expected) });
      expect(saved).toBeNull();
    },
  );

  it.each([
    ['callback_time', 'tomorrow 6 pm but dont say who is calling', 'callback_language'],
    ['callback_language', 'hindi, and dont tell my wife', 'callback_done'],
    ['callback_language', 'dont say who is calling', 'callback_language.retry'],
  ])('at %s a wish for silence is heard beside the answer: %s', async (questionId, answer, id) => {
    const next = nextStep(await shipped(), visitor({ phone: PHONE }), { questionId, answer });
    expect(next.question.question_id).toBe(id);
    expect(next.more).toMatchObject({ call_may_say_who: 'no' });
    expect(next.question.reply).toMatch(/anybody else/);
  });
});

describe('what somebody else may hear', () => {
  it.each([
    ['callback_phone', 'if he picks up say courier', 'courier'],
    ['callback_phone', 'bolna LIC se', 'LIC se'],
    ['callback_time', 'evening, bolben bima theke', 'bima theke'],
    ['need', 'call me at 6 pm, just say it is the school', 'the school'],
    ['callback_language', 'হিন্দি, বলবেন ব্যাঙ্ক থেকে', 'ব্যাঙ্ক থেকে'],
  ])('is heard at %s: %s', async (questionId, answer, say) => {
    const next = nextStep(await shipped(), visitor(), { questionId, answer });
    expect(next.more).toMatchObject({ call_say: say, call_may_say_who: 'no' });
  });

  it.each(['say nothing if he picks up', 'mujhe kuch kehna nahi aata', 'bolben na'])(
    'is nothing of its own in %s',
    async (answer) => {
      const next = nextStep(await shipped(), visitor(), { questionId: 'callback_phone', answer });
      expect(next.more?.['call_say'] ?? '').toBe('');
    },
  );
});

describe('an age told alone', () => {
  it.each(['im 12', 'main 13 saal ka hu'])(
    'is of what was just answered, in words for a child: %s',
    async (answer) => {
      const { question, more } = nextStep(await shipped(), visitor(), {
        questionId: 'other_alcohol',
        answer,
      });
      expect(question.question_id).toBe('young_home');
      expect(more?.['age']).toMatch(/^1[23]$/);
    },
  );
});

describe('an hour in words', () => {
  it('stays with the day that is told after it', async () => {
    const known = visitor({ call_when: '18:00' });
    for (const answer of ['today evening', 'shaam ko', 'সন্ধ্যায়']) {
      const { more } = nextStep(await shipped(), known, { questionId: 'callback_phone', answer });
      expect(more?.['call_when']).toMatch(/18:00$/);
    }
  });

  it.each([
    ['are you open at 11 pm', 'No.'],
    ['are you open at 10 am', 'Yes.'],
  ])('is told whether the centre is open then: %s', async (answer, expected) => {
    const canCall = (when: string) => when === '10:00';
    const now = { ...visitor({ centre_open: 'Yes. We are open now.' }), canCall };
    const { question } = nextStep(await shipped(), now, { questionId: 'menu', answer });
    expect(question.reply).toMatch(new RegExp(`^${expected}(?! We are open now)`));
  });
});

describe('a time at which nobody is there', () => {
  it('is asked for once more, and then taken as it stands', async () => {
    const canCall = (when: string) => when === '' || when === '10:00';
    const night = { ...visitor({ phone: PHONE }), canCall };
    const answer = '3 am';
    const first = nextStep(await shipped(), night, { questionId: 'callback_time', answer });
    expect(first).toMatchObject({ saved: null, question: { question_id: 'callback_time.retry' } });
    expect(first.question.reply).toMatch(/^Nobody is there at that time: please name another/);
    const hours = { ...visitor({ phone: PHONE, opening_hours: 'Every day, 8 am to 8 pm' }), canCall };
    const told = nextStep(await shipped(), hours, { questionId: 'callback_time', answer });
    expect(told.question.reply).toMatch(/^Every day, 8 am to 8 pm\. Nobody is there at that time/);
    const again = nextStep(await shipped(), night, { questionId: 'callback_time.retry', answer });
    expect(again.saved).toEqual({ name: 'call_when', value: '03:00' });
    const other = nextStep(await shipped(), night, { questionId: 'callback_time', answer: '10 am' });
    expect(other.saved).toEqual({ name: 'call_when', value: '10:00' });
  });
});

describe('the number of somebody else', () => {
  const numberOf = async (questionId: string, answer: string, known = {}) =>
    nextStep(await shipped(), visitor(known), { questionId, answer });

  it.each([
    ['call_other', '98300 11223'],
    ['need', 'can you call my brother 9830011223'],
  ])('is noted as such at the step %s, and in the request', async (questionId, answer) => {
    const { more = {}, question } = await numberOf(questionId, answer);
    expect(more).toMatchObject({ phone: PHONE, call_of: 'another' });
    expect(question.reply).toContain(`somebody else’s number: ${PHONE}`);
    expect(callRequestOf({ ...more, name: 'Ria' }, 'en').name).toBe('Somebody else’s number (Ria)');
    expect(callRequestOf(more, 'bn')).toMatchObject({ name: 'অন্য কারও নম্বর', phone: PHONE });
  });

  it('is none for a call to the visitor, whose own is asked for', async () => {
    const known = { phone: PHONE, call_of: 'another' };
    const { more = {}, question } = await numberOf('need', 'please call me', known);
    expect([question.question_id, more['phone'], more['call_of']]).toEqual(['callback_phone', '', '']);
    const own = await numberOf('callback_phone', '9830044556', { phone: '', call_of: '' });
    expect(callRequestOf({ name: 'Ria', ...own.more }, 'en').name).toBe('Ria');
  });
});

describe('words that ask for a call', () => {
  it.each([
    ["please call me at 6 pm, don't say who is calling", 'en', '18:00', 'no'],
    ['shaam 6 baje call karna, mat batana kaun hai', 'hi', '18:00', 'no'],
    ['কাল সন্ধ্যা 6টায় ফোন করবেন', 'bn', 'tomorrow 18:00', ''],
    ['call me, I drink 6 bottles', 'en', '', ''],
  ] as const)('%j tell the time and the silence that they hold', async (answer, language, when, say) => {
    const flow = await shipped();
    const who = { ...visitor(), language };
    const next = nextStep(flow, who, { questionId: 'need', answer });
    expect(next.question.question_id).toBe('callback_phone');
    expect(next.more).toMatchObject({ call_when: when, call_may_say_who: say });
    expect(next.more?.['call_noted'] === '').toBe(when === '' && say === '');
    expect(next.question.reply).toContain(next.more?.['call_noted']);
    const known = { ...who, variables: { ...who.variables, ...next.more } };
    const after = nextStep(flow, known, { questionId: 'callback_phone', answer: PHONE });
    expect(after.question.question_id).toBe(when === '' ? 'callback_time' : 'callback_language');
  });

  it.each([
    ['today 6pm', 'en', { call_when: 'today 18:00' }, 'Noted: a call today at 6\u00a0pm.'],
    ['today 6pm, i dont want to say my name', 'en', { call_when: 'today 18:00' }, 'No name is needed.'],
    ['amar nam bolbo na', 'bn', {}, 'নাম বলা জরুরি নয়।'],
    ['আজ সন্ধ্যা ৬টায়, নাম বলব না', 'bn', { call_when: 'today 18:00' }, 'নাম বলা জরুরি নয়।'],
    ['naam nahi bataunga', 'hi', {}, 'नाम बताना ज़रूरी नहीं।'],
    ['say nothing if my wife picks up', 'en', { call_may_say_who: 'no' }, 'not tell anybody else'],
    ['biwi uthaye to kuch mat bolna', 'hi', { call_may_say_who: 'no' }, 'किसी और को नहीं बताएँगे'],
    ['पत्नी उठाए तो कुछ मत कहना', 'hi', { call_may_say_who: 'no' }, 'किसी और को नहीं बताएँगे'],
    ['bou dhorle kichu bolben na', 'bn', { call_may_say_who: 'no' }, 'আর কাউকে বলব না'],
    ['bengali please', 'en', { call_language: 'bn' }, 'We will speak Bengali with you.'],
    ['bangla me baat karni hai', 'hi', { call_language: 'bn' }, 'बातचीत की भाषा: बांग्ला।'],
    ['evening only', 'en', { call_when: 'evening' }, 'Noted: a call in the evening.'],
    ['sirf shaam ko', 'hi', { call_when: 'evening' }, 'लिख लिया: फ़ोन'],
    ['শুধু বিকেলে', 'bn', { call_when: 'evening' }, 'লিখে নেওয়া হল: ফোন'],
  ] as const)(
    '%j at the number itself is said back, and it is asked again',
    async (answer, language, told, noted) => {
      const flow = await shipped();
      const who = { ...visitor({ call_when: '', name: 'Ria' }), language };
      for (const questionId of ['callback_phone', 'callback_phone.retry']) {
        const { question, more } = nextStep(flow, who, { questionId, answer });
        expect(question.question_id).toBe('callback_phone');
        expect(question.reply).toContain(noted);
        expect(more).toMatchObject(told);
      }
    },
  );

  it.each(['my son drank last night', 'number debo na', 'what time are you open today?'])(
    'are none in %j',
    async (answer) => {
      const { more } = nextStep(await shipped(), visitor(), { questionId: 'callback_phone', answer });
      expect(more?.['call_noted'] ?? '').toBe('');
    },
  );

  it('leave what was told before, and the language is not asked for again', async () => {
    const known = visitor({ call_when: '18:00', call_may_say_who: 'no' });
    const next = nextStep(await shipped(), known, {
      questionId: 'callback_phone',
      answer: 'in Hindi please',
    });
    expect(next.more).not.toHaveProperty('call_when');
    const told = visitor({ ...known.variables, ...next.more });
    const after = nextStep(await shipped(), told, { questionId: 'callback_phone', answer: PHONE });
    expect(after.question.question_id).toBe('callback_done');
  });

  it('are heard in the middle of other questions', async () => {
    const next = nextStep(await shipped(), visitor(), {
      questionId: 'other_caution',
      answer: 'shaam 6 baje call karna, mat batana kaun hai',
    });
    expect(next.question.question_id).toBe('callback_phone');
    expect(next.more).toMatchObject({ call_when: '18:00', call_may_say_who: 'no' });
  });

  it('for a second time are free of what the first told', async () => {
    const before = visitor({ call_when: '18:00', call_may_say_who: 'no', phone: PHONE });
    const next = nextStep(await shipped(), before, { questionId: 'topics', answer: 'please call me back' });
    expect(next.question.question_id).toBe('callback_time');
  });
});

describe('what answers a family or a shaking hand', () => {
  it.each([
    ['my hands shake in the morning', 'shaking'],
    ['haath kaanpte hain', 'shaking'],
    ['সকালে হাত কাঁপে', 'shaking'],
    ["he doesn't want treatment", 'family_unwilling'],
    ['my son is 15 and takes brown sugar', 'young'],
    ['amar bor roj mod khay', 'other_alcohol'],
  ])('%j leads to %s', async (answer, expected) => {
    const { question } = nextStep(await shipped(), visitor(), { questionId: 'need', answer });
    expect(question.question_id).toBe(expected);
  });

  it('a language that is none is put again', async () => {
    const next = nextStep(await shipped(), visitor(), {
      questionId: 'callback_language',
      answer: 'No, do not say',
    });
    expect(next.question.question_id).toBe('callback_language.retry');
  });
});
