import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flow, ScriptStep } from '@/lib/chat/flow/schema';
import { loadClassifier, storeTrained } from '@/lib/chat/intents/trained-classifier';

const step = (id: string, examples?: string[]): [string, ScriptStep] => [
  id,
  {
    id,
    message: { en: id, hi: id, bn: id },
    answer: 'choice',
    suggestions: [],
    ...(examples && { examples: examples.map((text) => ({ text })) }),
  },
];
const steps: Flow['steps'] = new Map([
  step('cost', ['how much does it cost', 'kharcha kitna hai', 'khoroch koto']),
  step('length', [
    'how long does it take',
    'how long',
    'kitne din lagenge',
    'kitne din lagenge use',
    'is it 24 days',
  ]),
  step('visiting', ['when may we visit him', 'milne kab aa sakte hain']),
  step('silent'),
]);
const learned = loadClassifier(steps);

describe('examples of a step', () => {
  it.each([
    ['the same words', 'how much does it cost', 'cost'],
    ['other words around them', 'tell me how much does it cost for my son', 'cost'],
    ['another script', 'खर्चा कितना है', 'cost'],
    ['slips of the finger', 'how mutch dose it costt', 'cost'],
    ['another ending', 'when may we be visiting', 'visiting'],
    ['another number', 'is it 31 days', 'length'],
  ])('are recognised in %s', async (_name, words, id) => {
    const like = await learned;
    expect(like(words)[0]?.step).toBe(id);
  });

  it('are the surer the more they tell from other steps', async () => {
    const like = await learned;
    const [first, second] = like('kitne din lagenge');
    expect(first).toEqual({ step: 'length', score: expect.closeTo(1, 0) });
    expect(second?.score).toBeLessThan(0.5);
    const [half] = like('how long does it cost');
    expect(half?.score).toBeLessThan(first?.score ?? 0);
    expect(like('xyz')).toEqual([]);
  });

  it('may mean one thing by themselves and another after a step', async () => {
    const taught: ScriptStep['examples'] = [{ text: 'and my wife', after: 'visiting' }];
    const [id, visiting] = step('visiting', ['when may we visit him']);
    const all = new Map([
      ...[step('women', ['my wife drinks', 'for my wife too']), step('cost', ['how much does it cost'])],
      [id, { ...visiting, examples: [...(visiting.examples ?? []), ...taught] }] as const,
    ]);
    const like = await loadClassifier(all);
    expect(like('my wife')[0]?.step).toBe('women');
    expect(like('my wife', 'visiting')[0]?.step).toBe('visiting');
    expect(like('my wife', 'cost')[0]?.step).toBe('women');
  });

  it('are none where a script has none', async () => {
    const like = await loadClassifier(new Map([step('silent')]));
    expect(like('how much')).toEqual([]);
  });

  it('are learned once by the build, and again where others are asked for', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'learned-')), 'examples.bin');
    await storeTrained(steps, file);
    const written = readFileSync(file);
    const all = [...steps, step('food', ['what food is there', 'khana kaisa hai'])] as const;
    const other = await loadClassifier(new Map(all), file);
    expect(other('what food is there')[0]?.step).toBe('food');
    const stored = await loadClassifier(steps, file);
    expect(stored('kitne din lagenge')).toEqual((await learned)('kitne din lagenge'));
    expect(readFileSync(file).equals(written)).toBe(true);
  });
});
