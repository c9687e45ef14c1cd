import {
  readErased,
  readLastOfHistory,
  readProblemCode,
  readStep,
  readToken,
} from '@/lib/chat/client/answers';

const step = { question_id: 'q1', reply: 'Who needs help?', suggestions: ['Me'], last_question: false };

describe('a step of the flow as a browser takes it', () => {
  it('is read from reply or from content', () => {
    expect(readStep(step)).toEqual({
      questionId: 'q1',
      reply: 'Who needs help?',
      suggestions: ['Me'],
      isLast: false,
    });
    const { reply, ...rest } = step;
    expect(readStep({ ...rest, content: reply, reply: null })?.reply).toBe('Who needs help?');
  });

  it('may count its questions, lack suggestions, and say that it is the last', () => {
    expect(readStep({ question_id: 7, reply: 'Bye', last_question: true })).toEqual({
      questionId: '7',
      reply: 'Bye',
      suggestions: [],
      isLast: true,
    });
  });

  it.each([null, [], 'x', {}, { reply: '' }, { reply: ' ' }, { reply: 5 }, { reply: { html: 'x' } }])(
    'is none in %j',
    (answer) => {
      expect(readStep(answer)).toBeNull();
    },
  );

  it('keeps suggestions once, none empty, none endless, and no more than twelve', () => {
    const odd = [
      'Me',
      ' Me ',
      '',
      '  ',
      5,
      null,
      'x'.repeat(201),
      ...Array.from({ length: 20 }, (_, i) => `${i}`),
    ];
    const suggestions = readStep({ ...step, suggestions: odd })?.suggestions ?? [];
    expect(suggestions.slice(0, 3)).toEqual(['Me', '0', '1']);
    expect(suggestions).toHaveLength(12);
    expect(readStep({ ...step, suggestions: 'Me' })?.suggestions).toEqual([]);
  });

  it('cuts a reply that no bubble can show', () => {
    expect(readStep({ ...step, reply: 'x'.repeat(10_000) })?.reply).toHaveLength(10_000);
    expect(readStep({ ...step, reply: 'x'.repeat(20_000) })?.reply).toBe(`${'x'.repeat(10_000)}…`);
  });
});

describe('other answers', () => {
  it('give a token that storage can hold, or none', () => {
    expect(readToken({ data: { token: 'abc' } })).toBe('abc');
    for (const answer of [
      null,
      {},
      { data: null },
      { data: { token: '' } },
      { data: { token: 'a b' } },
      { token: 'abc' },
    ])
      expect(readToken(answer)).toBeNull();
  });

  it('give the last entry of a history, and nothing of one that is empty or no list', () => {
    expect(readLastOfHistory({ history: [{ ...step, reply: 'Old' }, step] })?.reply).toBe('Who needs help?');
    for (const answer of [null, {}, { history: [] }, { history: 'x' }, { history: [step, null] }])
      expect(readLastOfHistory(answer)).toBeNull();
  });

  it('tell whether a copy was erased, and the code of a problem', () => {
    expect([{ erased: true }, { erased: false }, {}, null].map(readErased)).toEqual([
      true,
      false,
      null,
      null,
    ]);
    expect(readProblemCode({ error: { code: 'unknown_token' } })).toBe('unknown_token');
    expect([null, {}, { error: 'x' }, { error: { code: 5 } }].map(readProblemCode)).toEqual(['', '', '', '']);
  });
});
