import { ChatHistoryItem, ChatRegistration, FlowRequest, FlowStep } from '@/lib/chat/schema';

const step = { question_id: 'q1', reply: 'Who needs help?', suggestions: ['Me'], last_question: false };

describe('a step of an upstream', () => {
  it('has its reply under reply or content', () => {
    expect(FlowStep.parse(step)).toEqual(step);
    const { reply, ...rest } = step;
    expect(FlowStep.parse({ ...rest, content: reply, reply: null })).toEqual(step);
  });

  it.each([
    ['a reply', FlowStep],
    ['a line of a history', ChatHistoryItem],
  ] as const)('has %s under content where the other is blank, and the other way round', (_, schema) => {
    const { reply, ...rest } = step;
    for (const blank of ['', ' \n']) {
      expect(schema.parse({ ...rest, reply: blank, content: reply }).reply).toBe(reply);
      expect(schema.parse({ ...rest, reply, content: blank }).reply).toBe(reply);
    }
  });

  it.each(['\n who\tis it ', 'x'.repeat(300)])(
    'names its question so that an answer can name it again: %j',
    (question_id) => {
      const { question_id: asked } = FlowStep.parse({ ...step, question_id });
      expect(FlowRequest.parse({ token: 't', step: asked }).step).toBe(asked);
    },
  );

  it('may count its questions, lack suggestions, and say that it is the last', () => {
    expect(FlowStep.parse({ question_id: 7, reply: 'Bye', last_question: true })).toEqual({
      question_id: '7',
      reply: 'Bye',
      suggestions: [],
      last_question: true,
    });
  });

  it.each([null, [], 'x', {}, { reply: 5 }, { reply: { html: 'x' } }])('is none in %j', (answer) => {
    expect(FlowStep.safeParse(answer).success).toBe(false);
  });

  it('has each suggestion once, none empty, none endless, and no more than forty', () => {
    const many = Array.from({ length: 60 }, (_, index) => `${index}`);
    const long = 'x'.repeat(500);
    const odd = ['Me', ' Me ', '', '  ', 5, null, long, `${long}x`, ...many];
    const { suggestions } = FlowStep.parse({ ...step, suggestions: odd });
    expect(suggestions.slice(0, 3)).toEqual(['Me', long, '0']);
    expect(suggestions).toHaveLength(40);
  });

  it('is cut where no bubble can show its reply', () => {
    expect(FlowStep.parse({ ...step, reply: 'x'.repeat(10_000) }).reply).toHaveLength(10_000);
    expect(FlowStep.parse({ ...step, reply: 'x'.repeat(20_000) }).reply).toBe(`${'x'.repeat(10_000)}…`);
  });
});

describe('a registration', () => {
  it.each([34.5, true, null, {}, 4, '121', 'x'.repeat(41)])(
    'is told for people what age it takes, instead of %j',
    (age) => {
      const { error } = ChatRegistration.safeParse({ language: 'en', token: 't', age });
      expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
        ['age', 'Please send an age from 5 to 120.'],
      ]);
    },
  );

  it.each(['about forty', 'I took 200 pills', 'আমি ২০০টা ওষুধ খেয়েছি'])(
    'loses no words that were written where the age was asked: %s',
    (age) => {
      expect(ChatRegistration.parse({ language: 'en', token: 't', age }).age).toBe(age);
    },
  );
});
