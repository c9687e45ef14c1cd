import { flowMistakes } from '@/lib/chat/flow/check';
import { nextStep } from '@/lib/chat/flow/engine';
import type { Visitor } from '@/lib/chat/flow/navigation';
import { firstStep } from '@/lib/chat/flow/navigation';
import { type Flow, FlowFile, flowOf } from '@/lib/chat/flow/schema';

const same = (text: string) => ({ en: text, hi: `हि ${text}`, bn: `বা ${text}` });
const hints = {
  choice: same('choice hint'),
  text: same('text hint'),
  number: same('number hint'),
  email: same('email hint'),
  phone: same('phone hint'),
  date: same('date hint'),
};
const bye = { id: 'bye', message: same('bye'), end: true };
const yes = { value: 'yes', text: { en: 'Yes, please', hi: 'हाँ जी', bn: 'হ্যাঁ' }, next: 'bye' };

/** A script of the given steps, begun at the first. */
function script(steps: readonly Record<string, unknown>[], more: object = {}): Flow {
  const file = { start: steps[0]?.['id'], fallback: 'lost', hints, ...more };
  return flowOf(
    FlowFile.parse({ ...file, steps: [...steps, { id: 'lost', message: same('lost'), next: 'bye' }, bye] }),
  );
}

const visitor = (given: Partial<Visitor> = {}): Visitor => ({
  language: 'en',
  isMinor: false,
  variables: { name: 'Asha' },
  ...given,
});
const answered = (flow: Flow, answer: string, { id = 'one', who = visitor() } = {}) =>
  nextStep(flow, who, { questionId: id, answer });

describe('a question', () => {
  const flow = script([{ id: 'one', message: same('Hello{, name}.'), suggestions: [yes] }]);

  it.each([
    ['en', 'Hello, Asha.', 'Yes, please'],
    ['hi', 'हि Hello, Asha.', 'हाँ जी'],
    ['bn', 'বা Hello, Asha.', 'হ্যাঁ'],
  ] as const)('is put in %s', (language, said, suggestion) => {
    expect(firstStep(flow, visitor({ language })).question).toEqual({
      question_id: 'one',
      reply: said,
      suggestions: [suggestion],
      last_question: false,
    });
  });

  it('leaves out a name that was not given, with the comma before it', () => {
    expect(firstStep(flow, visitor({ variables: {} })).question.reply).toBe('Hello.');
  });

  it('holds what a visitor wrote as text, cut short', () => {
    const name = `<b>${'x'.repeat(400)}`;
    expect(firstStep(flow, visitor({ variables: { name } })).question.reply).toBe(
      `Hello, <b>${'x'.repeat(197)}.`,
    );
  });
});

describe('a choice', () => {
  const two = { value: 'two', text: same('Number two'), next: 'two', words: ['second', 'deux*'] };
  const flow = script(
    [
      { id: 'one', message: same('one'), suggestions: [yes, two], saveAs: 'picked' },
      { id: 'two', message: same('two'), branches: [{ words: ['stop'], next: 'bye' }], next: 'three' },
      { id: 'three', message: same('three'), suggestions: [yes] },
    ],
    { anywhere: [{ words: ['the second hand', 'hand'], next: 'three' }] },
  );

  it.each(['Yes, please', 'yes please!', '  হ্যাঁ।', 'हाँ जी', 'yes'])(
    'is made by %j, in whatever language',
    (answer) => {
      expect(answered(flow, answer)).toMatchObject({
        question: { question_id: 'bye', last_question: true, suggestions: [] },
        saved: { name: 'picked', value: 'yes' },
      });
    },
  );

  it.each(['the second one', 'Deuxième'])('is made by a word of %j', (answer) => {
    expect(answered(flow, answer).question.question_id).toBe('two');
  });

  it.each(['secondary', 'x'])('is not made by %j: a piece of a word is no word', (answer) => {
    expect(answered(flow, answer).question.question_id).toBe('one.retry');
  });

  it('is overruled by longer words that count anywhere', () => {
    expect(answered(flow, 'about the second hand').question.question_id).toBe('three');
  });

  it('takes anything else where the step says what then, whatever counts elsewhere', () => {
    expect(answered(flow, 'my left hand', { id: 'two' }).question.question_id).toBe('three');
    expect(answered(flow, 'please stop', { id: 'two' }).question.question_id).toBe('bye');
  });

  it('gets one hint with the same suggestions, then a way on', () => {
    const hint = answered(flow, 'what?').question;
    expect(hint).toMatchObject({
      question_id: 'one.retry',
      reply: 'choice hint',
      suggestions: ['Yes, please', 'Number two'],
    });
    expect(answered(flow, 'yes', { id: 'one.retry' }).question.question_id).toBe('bye');
    expect(answered(flow, 'what?', { id: 'one.retry' }).question.question_id).toBe('lost');
  });
});

describe('a typed answer', () => {
  const asked = (answer: string, more = {}) =>
    script([
      { id: 'one', message: same('one'), answer, saveAs: 'given', next: 'two', under18: 'two', ...more },
      { id: 'two', message: same('two'), next: 'bye' },
    ]);

  it.each([
    ['text', ' some words ', 'some words'],
    ['number', '৩৪', '34'],
    ['number', '34 years', '34'],
    ['email', ' asha@example.org ', 'asha@example.org'],
    ['phone', '९८३०० ००००१', '9830000001'],
    ['phone', '+44 20 7946 0000', '+442079460000'],
    ['phone', '091-98300-00001', null],
    ['date', '31/12/2026', '2026-12-31'],
    ['date', '1.2.26', '2026-02-01'],
    ['date', '২৯-০২-২০২৮', '2028-02-29'],
    ['date', '29/02/2026', null],
    ['date', 'soon', null],
    ['text', '?!', null],
    ['number', 'many', null],
    ['email', 'asha@', null],
  ])('of kind %s makes of %j %j', (kind, answer, kept) => {
    const turn = answered(asked(kind), answer);
    expect(turn.saved?.value ?? null).toBe(kept);
    expect(turn.question.question_id).toBe(kept === null ? 'one.retry' : 'two');
  });

  it('gets the hint of its kind or of its step, once, and is then taken as it stands', () => {
    expect(answered(asked('email'), 'no idea').question.reply).toBe('email hint');
    expect(answered(asked('email', { retry: same('own hint') }), 'no idea').question.reply).toBe('own hint');
    expect(answered(asked('email'), 'no idea', { id: 'one.retry' })).toMatchObject({
      question: { question_id: 'two' },
      saved: { name: 'given', value: 'no idea' },
    });
  });

  it('is left by a suggestion, which is no answer', () => {
    const flow = asked('phone', { suggestions: [yes] });
    expect(answered(flow, 'Yes, please')).toMatchObject({ question: { question_id: 'bye' }, saved: null });
  });

  it('is not asked for what is known already', () => {
    const flow = asked('phone', { onlyIfMissing: true });
    expect(firstStep(flow, visitor()).question.question_id).toBe('one');
    expect(firstStep(flow, visitor({ variables: { given: '9830012345' } })).question.question_id).toBe('two');
  });

  it('is not asked of somebody under 18', () => {
    expect(firstStep(asked('phone'), visitor({ isMinor: true })).question.question_id).toBe('two');
  });

  it('can be spoken of at once in the next message', () => {
    const flow = script([
      { id: 'one', message: same('one'), answer: 'text', saveAs: 'town', next: 'two' },
      { id: 'two', message: same('{town} it is'), next: 'bye' },
    ]);
    expect(answered(flow, 'Howrah').question.reply).toBe('Howrah it is');
  });
});

describe('a question that can be skipped', () => {
  const flow = script([
    { id: 'one', message: same('one'), suggestions: [yes], saveAs: 'picked', next: 'two' },
    {
      id: 'two',
      message: same('two'),
      answer: 'phone',
      saveAs: 'phone',
      next: 'bye',
      skip: 'lost',
      under18: 'bye',
    },
    { id: 'three', message: same('three'), suggestions: [yes] },
  ]);

  it('says so wherever an answer is saved', () => {
    const shown = ['en', 'hi', 'bn'] as const;
    expect(
      shown.map((language) => firstStep(flow, visitor({ language })).question.suggestions.at(-1)),
    ).toEqual(['Skip', 'छोड़ें', 'এড়িয়ে যান']);
  });

  it.each(['Skip', 'skip!', 'छोड़ें', 'এড়িয়ে যান', 'chhodo'])('is left by %j, and nothing is saved', (answer) => {
    expect(answered(flow, answer)).toMatchObject({ question: { question_id: 'two' }, saved: null });
    expect(answered(flow, answer, { id: 'two' })).toMatchObject({
      question: { question_id: 'lost' },
      saved: null,
    });
  });

  it('leads where the script says for all, when only topics are offered', () => {
    const skipping = { ...flow, skip: 'one' };
    expect(answered(skipping, 'skip', { id: 'three' }).question.question_id).toBe('one');
  });
});

describe('own words that are no answer', () => {
  const flow = script(
    [
      {
        id: 'one',
        message: same('Which number?'),
        answer: 'phone',
        saveAs: 'phone',
        next: 'bye',
        under18: 'bye',
      },
      { id: 'cost', message: same('It costs this.'), suggestions: [yes] },
      { id: 'danger', message: same('Call 112.'), suggestions: [yes], action: 'urgent' },
      { id: 'found', message: same('This may help:'), suggestions: [yes] },
      { id: 'topics', message: same('Topics'), suggestions: [yes] },
      { id: 'own', message: same('What is it?'), saveAs: 'it', next: 'topics' },
    ],
    {
      found: 'found',
      anywhere: [
        { words: ['cost', 'how much'], next: 'cost' },
        { words: ['in danger'], next: 'danger' },
      ],
    },
  );
  const find = (words: string) =>
    words.includes('tremble')
      ? { step: 'cost' }
      : words.includes('story')
        ? { pages: '- [A story](/blog/1)' }
        : null;
  const who = visitor({ find });

  it('are answered, and the question is put again', () => {
    expect(answered(flow, 'how much is it', { who }).question).toMatchObject({
      question_id: 'one.retry',
      reply: 'It costs this.\n\nWhich number?',
      suggestions: ['Skip'],
    });
  });

  it('lead on for good where there is danger', () => {
    expect(answered(flow, 'I am in danger', { who })).toMatchObject({
      question: { question_id: 'danger' },
      action: 'urgent',
    });
  });

  it('find a step of the script, or pages, where topics are offered', () => {
    expect(answered(flow, 'hands tremble', { id: 'topics', who }).question.question_id).toBe('cost');
    expect(answered(flow, 'a story', { id: 'topics', who }).question).toMatchObject({
      question_id: 'found',
      reply: 'This may help:\n- [A story](/blog/1)',
    });
    expect(answered(flow, 'xyz', { id: 'topics', who }).question.question_id).toBe('topics.retry');
  });

  it('are the answer of a step that asks for them, unless they ask for something', () => {
    expect(answered(flow, 'a story of tablets, at any cost', { id: 'own', who })).toMatchObject({
      question: { question_id: 'topics' },
      saved: { name: 'it', value: 'a story of tablets, at any cost' },
    });
    expect(answered(flow, 'is there a story?', { id: 'own', who }).question.question_id).toBe('found');
  });
});

describe('a script that changed under a conversation', () => {
  const flow = script([{ id: 'one', message: same('one'), suggestions: [yes] }]);

  it('takes a question it no longer has for one it did not understand', () => {
    expect(answered(flow, 'yes', { id: 'gone' }).question.question_id).toBe('lost');
  });

  it('stays at its end', () => {
    expect(answered(flow, 'more', { id: 'bye' }).question).toMatchObject({
      question_id: 'bye',
      last_question: true,
    });
  });

  it('that sends round in circles without a question comes to its fallback', () => {
    const circle = { onlyIfMissing: true, saveAs: 'name', answer: 'text' };
    const turning = script([
      { id: 'one', message: same('one'), next: 'two', ...circle },
      { id: 'two', message: same('two'), next: 'one', ...circle },
    ]);
    expect(firstStep(turning, visitor()).question.question_id).toBe('lost');
  });
});

describe('a circumstance that is told once', () => {
  const line = same('Because of the pregnancy, ask a doctor first.');
  const flow = script(
    [
      { id: 'one', message: same('one'), suggestions: [yes] },
      { id: 'stopping', message: same('About stopping.'), suggestions: [yes] },
      { id: 'cost', message: same('About money.'), suggestions: [yes] },
    ],
    {
      circumstances: { pregnancy: { words: ['pregnan*', 'গর্ভবতী'], line, steps: ['stopping'] } },
      anywhere: [
        { words: ['stop', 'stopping'], next: 'stopping' },
        { words: ['cost'], next: 'cost' },
      ],
    },
  );
  const talk = (...answers: string[]) => {
    const replies: string[] = [];
    let id = 'one';
    let variables = {};
    for (const answer of answers) {
      const lastReplies = replies.slice(-3);
      const next = answered(flow, answer, { id, who: visitor({ variables, lastReplies }) });
      variables = { ...variables, ...next.more };
      id = next.question.question_id;
      replies.push(next.question.reply);
    }
    return replies;
  };

  it('adds its line below later answers that it changes, and to no other', () => {
    expect(talk('i am pregnant and what is the cost', 'can i stop')).toEqual([
      'About money.',
      `About stopping.\n\n${line.en}`,
    ]);
  });

  it('adds it to the answer itself, and not again while it still stands above', () => {
    const [first, , third] = talk('আমি গর্ভবতী, stop', 'cost', 'stopping');
    expect([first, third]).toEqual([`About stopping.\n\n${line.en}`, 'About stopping.']);
  });

  it('is not told by words that deny it', () => {
    expect(talk('i am not pregnant', 'can i stop').at(-1)).toBe('About stopping.');
    expect(talk('pregnant', 'i am not pregnant', 'can i stop').at(-1)).toBe('About stopping.');
  });

  it('leads to steps that the script has', () => {
    const circumstances = { pregnancy: { words: ['pregnan*'], line, steps: ['nowhere'] } };
    const lacking = script([{ id: 'one', message: same('one'), suggestions: [yes] }], { circumstances });
    expect(flowMistakes(lacking)).toContainEqual(
      expect.objectContaining({ key: 'circumstances', message: 'there is no step "nowhere"', isFatal: true }),
    );
  });
});

describe('a bare fact told after a danger', () => {
  const flow = script(
    [
      { id: 'one', message: same('one'), suggestions: [yes] },
      { id: 'age', message: same('There is no upper age.'), suggestions: [yes] },
      { id: 'tell', message: same('Say that on 112 too.'), suggestions: [yes] },
      {
        id: 'number',
        message: same('Your number?'),
        answer: 'phone',
        saveAs: 'phone',
        under18: 'tell',
        next: 'called',
      },
      { id: 'called', message: same('We call you.'), action: 'callback', suggestions: [yes] },
    ],
    {
      facts: { steps: ['age'], next: 'tell' },
      anywhere: [{ words: ['67', 'old'], next: 'age' }],
    },
  );
  const stepFor = (answer: string, who: Partial<Visitor>) =>
    answered(flow, answer, { who: visitor(who) }).question.question_id;

  it('is for those who help; a question, and what is told in calm, has its own answer', () => {
    expect(stepFor('he is 67', { recentDanger: 'overdose' })).toBe('tell');
    expect(stepFor('is 67 too old?', { recentDanger: 'overdose' })).toBe('age');
    expect(stepFor('he is 67', {})).toBe('age');
  });

  it('loses no number that is told beside it', () => {
    const who = visitor({ recentDanger: 'overdose' });
    expect(answered(flow, 'he is old 9830012345', { who }).more).toMatchObject({
      phone: expect.stringContaining('9830012345'),
    });
  });
});

describe('a danger that is denied', () => {
  const flow = script(
    [
      { id: 'one', message: same('one'), suggestions: [yes] },
      { id: 'glue', message: same('About glue.'), suggestions: [yes], label: same('Glue') },
      { id: 'blows', message: same('Be safe.'), suggestions: [yes] },
      { id: 'called', message: same('We call you.'), action: 'callback', suggestions: [yes] },
      { id: 'sorry', message: same('What is it about?'), suggestions: [yes] },
    ],
    {
      hints: { ...hints, misheard: same('That was too much.') },
      heard: { violence: 'blows', other: 'blows' },
      misheard: { violence: 'sorry' },
    },
  );
  const denied = (trail: string) =>
    answered(flow, 'nobody is hitting', {
      id: 'blows',
      who: visitor({ recentDanger: 'violence', variables: { trail } }),
    }).question;

  it('leads back to the topic before it, with an apology; without one to the step that leaves it', () => {
    expect(denied('glue blows')).toMatchObject({
      question_id: 'glue',
      reply: 'That was too much.\n\nAbout glue.',
    });
    expect(denied('blows').question_id).toBe('sorry');
  });

  it('asks for no call a second time', () => {
    expect(denied('glue called blows').question_id).toBe('glue');
  });
});

it('says beside the number when a closed centre opens: once in the last replies, not where the reply speaks of hours', () => {
  const flow = script([
    {
      id: 'one',
      message: same('one'),
      suggestions: [yes, { value: 'ask', text: same('Ask us'), next: 'ask' }],
    },
    { id: 'ask', message: same('Ask us: {centre_phone}.'), suggestions: [yes] },
    {
      id: 'when',
      message: same('{centre_now} Ask: {centre_phone}.'),
      label: same('When'),
      suggestions: [yes],
    },
  ]);
  const variables = { centre_phone: '033 1', centre_now: 'Closed now.', centre_closed: '(opens at 8)' };
  const told = (answer: string, lastReplies: string[] = []) =>
    answered(flow, answer, { who: visitor({ variables, lastReplies }) }).question.reply;
  expect(told('Ask us')).toBe('Ask us: 033 1 (opens at 8).');
  expect(told('Ask us', ['one', 'Ask us: 033 1 (opens at 8).'])).toBe('Ask us: 033 1.');
  expect(told('When')).toBe('Closed now. Ask: 033 1.');
});
