import { FlowStep } from '@/lib/chat/schema';

const step = { question_id: 'q1', reply: 'Who needs help?', suggestions: ['Me'], last_question: false };

describe('a step of an upstream', () => {
  it('has its reply under reply or content', () => {
    expect(FlowStep.parse(step)).toEqual(step);
    const { reply, ...rest } = step;
    expect(FlowStep.parse({ ...rest, content: reply, reply: null })).toEqual(step);
  });

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

  it('has each suggestion once, none empty, none endless, and no more than twelve', () => {
    const many = Array.from({ length: 20 }, (_, index) => `${index}`);
    const odd = ['Me', ' Me ', '', '  ', 5, null, 'x'.repeat(201), ...many];
    const { suggestions } = FlowStep.parse({ ...step, suggestions: odd });
    expect(suggestions.slice(0, 3)).toEqual(['Me', '0', '1']);
    expect(suggestions).toHaveLength(12);
  });

  it('is cut where no bubble can show its reply', () => {
    expect(FlowStep.parse({ ...step, reply: 'x'.repeat(10_000) }).reply).toHaveLength(10_000);
    expect(FlowStep.parse({ ...step, reply: 'x'.repeat(20_000) }).reply).toBe(`${'x'.repeat(10_000)}…`);
  });
});
