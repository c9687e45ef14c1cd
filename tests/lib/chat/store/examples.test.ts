import { exampleMatcher } from '@/lib/chat/store/examples';
import type { Flow, ScriptStep } from '@/lib/chat/store/flow-schema';

const step = (id: string, examples?: string[]): [string, ScriptStep] => [
  id,
  {
    id,
    message: { en: id, hi: id, bn: id },
    answer: 'choice',
    suggestions: [],
    ...(examples && { examples }),
  },
];
const steps: Flow['steps'] = new Map([
  step('cost', ['how much does it cost', 'kharcha kitna hai', 'khoroch koto']),
  step('length', ['how long does it take', 'kitne din lagenge']),
  step('visiting', ['when may we visit him', 'milne kab aa sakte hain']),
  step('silent'),
]);
const like = exampleMatcher({ steps });

describe('examples of a step', () => {
  it.each([
    ['the same words', 'how much does it cost', 'cost'],
    ['other words around them', 'tell me how much does it cost for my son', 'cost'],
    ['another script', 'खर्चा कितना है', 'cost'],
    ['slips of the finger', 'how mutch dose it costt', 'cost'],
    ['another ending', 'when may we be visiting', 'visiting'],
  ])('are recognised in %s', (_name, words, id) => {
    expect(like(words)[0]?.step).toBe(id);
  });

  it('are told by how like they are, from nothing in common to the same words', () => {
    expect(like('kitne din lagenge')[0]).toEqual({ step: 'length', likeness: expect.closeTo(1) });
    expect(like('zebra')).toEqual([]);
    const [first, second] = like('how long does it cost');
    expect(first?.likeness).toBeLessThan(1);
    expect(second?.likeness).toBeLessThanOrEqual(first?.likeness ?? 0);
  });

  it('are none where a script has none', () => {
    expect(exampleMatcher({ steps: new Map([step('silent')]) })('how much')).toEqual([]);
  });
});
