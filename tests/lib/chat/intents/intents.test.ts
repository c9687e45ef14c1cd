import type { Flow, ScriptStep } from '@/lib/chat/flow/schema';
import { buildIntentFinder, transitionScores } from '@/lib/chat/intents/intents';

const step = (id: string, examples: string[], more: Partial<ScriptStep> = {}): [string, ScriptStep] => [
  id,
  {
    id,
    message: { en: id, hi: id, bn: id },
    answer: 'choice',
    suggestions: [],
    examples: examples.map((text) => ({ text })),
    ...more,
  },
];

const flow: Flow = {
  start: 'gift_ways',
  fallback: 'gift_ways',
  hints: {} as Flow['hints'],
  anywhere: [],
  paired: [],
  themes: {
    giving: { steps: ['gift_ways', 'gift_use', 'donor_visit'] },
    staying: { steps: ['first_visit', 'length'] },
  },
  circumstances: {
    donor: { words: ['donor'], steps: [], likely: ['donor_visit'], unlikely: [] },
    guest: { words: ['guest'], steps: [], likely: [], unlikely: ['donor_visit', 'locked'] },
  },
  steps: new Map([
    step('gift_ways', ['how can i donate money', 'daan kaise karu']),
    step('gift_use', ['what is my donation used for', 'daan kahan jata hai']),
    step('length', ['how long must he stay', 'kitne din rehna hai']),
    step('donor_visit', ['may i come and see it']),
    step('first_visit', ['may we come and see it']),
    step('hidden', ['i am hiding', 'i am hiding in my room', 'hiding from papa'], { for: ['minor'] }),
    step('locked', ['he locks himself in', 'he is in his room all day', 'my son never leaves his room']),
  ]),
};
const finder = buildIntentFinder(flow);
const meant = async (words: string, steps: string[], context: { role?: string; circumstances?: string }) =>
  (await finder).pickAmong(words, { steps: new Set(steps) }, { previousStep: '', ...context });

describe('the meaning of words', () => {
  it('leans to the steps that a circumstance makes likely, away from those that it makes unlikely', async () => {
    const ofVisits = (circumstances: string) =>
      meant('i come and see it', ['donor_visit', 'first_visit'], { circumstances });
    expect(await ofVisits('donor')).toBe('donor_visit');
    expect([await ofVisits('guest'), await ofVisits('')]).toEqual([undefined, undefined]);
  });

  it('leans away from a step for others than whoever writes', async () => {
    const { candidates } = await finder;
    const hiding = (role: string) => candidates('hiding in his room', { previousStep: '', role })[0];
    expect([hiding('minor'), hiding('')]).toEqual(['hidden', 'hidden']);
    expect(hiding('parent')).toBeUndefined();
  });

  it('tells a step that words mean far more than the one chosen, and none for an example, few words or a near choice', async () => {
    const { better } = await finder;
    const words = 'so he is in his room all day';
    expect(better?.(words, 'gift_use')).toBe('locked');
    expect(better?.(words)).toBe('locked');
    expect(better?.(words, 'locked')).toBeUndefined();
    expect(better?.('he is in his room all day', 'gift_use')).toBeUndefined();
    expect(better?.('his room all', 'gift_use')).toBeUndefined();
  });
});

describe('the step before', () => {
  const behind = (after: string, texts: string[]) => texts.map((text) => ({ text, after }));
  const steps = new Map(flow.steps);
  const add = (id: string, examples: NonNullable<ScriptStep['examples']>) => {
    const one = steps.get(id) ?? step(id, [])[1];
    steps.set(id, { ...one, examples: [...(one.examples ?? []), ...examples] });
  };
  add('donor_visit', behind('gift_ways', ['a day for donors', 'show me round', 'the house itself']));
  add('first_visit', behind('first_visit', ['another day', 'my brother too', 'on sunday']));
  add('length', [{ text: 'how long' }]);
  add('visit_time', behind('donor_visit', ['how long then', 'how long there', 'how long for', 'till when']));
  const built = buildIntentFinder({ ...flow, steps });

  it('makes likelier what follows it in the examples, and a little what follows the steps of its themes', () => {
    const score = transitionScores({ ...flow, steps });
    const [own, ofTheme, unknown] = ['gift_ways', 'gift_use', 'hidden'].map((one) =>
      score('donor_visit', one),
    );
    expect(own).toBeGreaterThan(ofTheme ?? 0);
    expect(ofTheme).toBeGreaterThan(0);
    expect(unknown).toBeCloseTo(0);
    expect(score('donor_visit', 'first_visit')).toBeLessThan(0);
  });

  it('is none behind the first question: a first message means what it means anywhere', async () => {
    const taught = new Map(flow.steps);
    const [, hidden] = step('hidden', ['i am hiding', 'i am hiding in my room', 'hiding from papa']);
    const first = behind('need', ['it is me', 'for me', 'i am a child', 'papa is here']);
    taught.set('hidden', { ...hidden, examples: [...(hidden.examples ?? []), ...first] });
    const { candidates } = await buildIntentFinder({ ...flow, start: 'need', steps: taught });
    expect(candidates('papa is in his room all day', { previousStep: 'need' })).toEqual(['locked']);
  });

  it('tells what few words mean that alone are an example of something else', async () => {
    const { find } = await built;
    expect(find('how long', { previousStep: '' })).toMatchObject({ step: 'length' });
    expect(find('how long', { previousStep: 'donor_visit' })).toMatchObject({ step: 'visit_time' });
    expect(find('how long', { previousStep: 'locked' })).toMatchObject({ step: 'length' });
  });
});
