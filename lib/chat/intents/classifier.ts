import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { anyNumber } from '@/lib/chat/flow/cues';
import type { Example } from '@/lib/chat/flow/schema';
import { spelledOut, tokensOf } from '@/lib/search/words';

/** A step, and how surely it is meant: 1 as surely as by one of its own examples, 0 or less not at all. */
export type Meaning = { step: string; score: number };
/** The steps that words may mean, said after a step, the surest first; none where no word of theirs stands in an example. */
export type Classifier = (words: string, after?: string) => Meaning[];

/** What a word counts beside its rarity, a pair, three letters (for slips and endings), the step said before, a word after it. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.5, after: 1, wordAfter: 0.3 };

/** What words have in common with others, by how much each counts: by sound, so that their three scripts fall together. */
function featuresOf({ text, after }: Example): Map<string, number> {
  const keys = tokensOf(spelledOut(text)).map(({ key }) => anyNumber(key));
  const features = new Map<string, number>();
  if (after) features.set(`${AFTER}${after}`, WEIGHTS.after);
  keys.forEach((key, at) => {
    features.set(key, WEIGHTS.word);
    if (at > 0) features.set(`${keys[at - 1]} ${key}`, WEIGHTS.pair);
    if (after) features.set(`${AFTER}${after} ${key}`, WEIGHTS.wordAfter);
    // Of three letters a slip leaves another word.
    const edged = key.length > 3 ? `^${key}$` : '';
    for (let from = 0; from + 3 <= edged.length; from += 1)
      features.set(`.${edged.slice(from, from + 3)}`, WEIGHTS.letters);
  });
  return features;
}

/** Begins what tells of the step before; no word does. */
const AFTER = '>';

/** Words as numbers: which features they have, and by how much each counts, the squares of all adding up to 1 (TF-IDF). */
type Vector = { at: Int32Array; weights: Float32Array };

/** A single pair or group of letters tells of nothing but its own example. */
const isTelling = (feature: string, count: number) => count > 1 || !/^\.| /.test(feature);

/** What the vectors of words are made by: of how many examples, and which features with which rarity. */
type Vocabulary = { examples: number; features: readonly string[]; rarities: Float32Array };

const rarityOf = (count: number, examples: number) => Math.log(1 + examples / (count + 0.5));

function vocabularyOf(examples: readonly Example[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const example of examples)
    for (const feature of featuresOf(example).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const telling = [...counts].filter(([feature, count]) => isTelling(feature, count));
  const rarities = Float32Array.from(telling, ([, count]) => rarityOf(count, examples.length));
  return { examples: examples.length, features: telling.map(([feature]) => feature), rarities };
}

function vectorsBy({ examples, features, rarities }: Vocabulary): (words: Example) => Vector {
  const numbers = new Map(features.map((feature, number) => [feature, number]));
  const unknown = rarityOf(0, examples);
  return (words) => {
    const at: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const [feature, weight] of featuresOf(words)) {
      const number = numbers.get(feature);
      if (number === undefined && feature.startsWith(AFTER)) continue;
      const counted = weight * (number === undefined ? unknown : (rarities[number] ?? 0));
      square += counted ** 2;
      if (number === undefined) continue;
      at.push(number);
      weights.push(counted);
    }
    const length = Math.sqrt(square);
    return { at: Int32Array.from(at), weights: Float32Array.from(weights, (weight) => weight / length) };
  };
}

/** What a change adds to, of a table with a row of so many steps for each feature. */
type Change = { stepCount: number; step: number; by: number };
/** Adds to what the features of a vector count for a step. */
function add(table: Float32Array, { at, weights }: Vector, { stepCount, step, by }: Change) {
  for (let one = 0; one < at.length; one += 1) {
    const cell = (at[one] ?? 0) * stepCount + step;
    table[cell] = (table[cell] ?? 0) + by * (weights[one] ?? 0);
  }
}

/** By how much each step is meant, of a table of what each feature counts for it: a row for each feature. */
function scoresOf(table: Float32Array, stepCount: number, { at, weights }: Vector): Float64Array {
  const scores = new Float64Array(stepCount);
  for (let one = 0; one < at.length; one += 1) {
    const row = (at[one] ?? 0) * stepCount;
    const weight = weights[one] ?? 0;
    for (let step = 0; step < stepCount; step += 1)
      scores[step] = (scores[step] ?? 0) + weight * (table[row + step] ?? 0);
  }
  return scores;
}

/** Times that the examples are gone through, after the first those that were wrong before; and the most that one changes. */
const [ROUNDS, MOST_CHANGE] = [5, 0.5];
/** A prime greater than any number of examples: those of a step are not learned one after the other. */
const STRIDE = 1_000_003;
/** Of long work: other requests are answered in between. */
export const SLICE_MS = 15;

/** Of each feature for which steps it counts, and how much: those from `starts` of the feature up to `starts` of the next. */
type Weights = { starts: Uint32Array; steps: Uint16Array; counts: Float32Array };

/** A table without its zeros: few features count for more than some steps. */
function withoutZeros(table: Float32Array, stepCount: number): Weights {
  const starts = new Uint32Array(table.length / stepCount + 1);
  const steps: number[] = [];
  const counts: number[] = [];
  table.forEach((count, cell) => {
    if (count !== 0) steps.push(cell % stepCount);
    if (count !== 0) counts.push(count);
    starts[Math.floor(cell / stepCount) + 1] = steps.length;
  });
  return { starts, steps: Uint16Array.from(steps), counts: Float32Array.from(counts) };
}

/** What was learned of examples, which their digest names. */
export type Learned = { digest: string; ids: readonly string[]; vocabulary: Vocabulary; weights: Weights };
export type Taught = readonly { id: string; examples: readonly Example[] }[];
/** Classes by their names, with what means each. */
export type Lessons = ReadonlyMap<string, { examples?: readonly Example[] | undefined }>;

/** Names examples: the same ones always alike. */
export const digestOf = (taught: Taught) => createHash('sha256').update(JSON.stringify(taught)).digest('hex');

/** The classifier of what was learned. */
export function classifierOf({ ids, vocabulary, weights: { starts, steps, counts } }: Learned): Classifier {
  const vectorOf = vectorsBy(vocabulary);
  return (text, after) => {
    const { at, weights } = vectorOf({ text, ...(after && { after }) });
    const scores = new Array<number>(at.length === 0 ? 0 : ids.length).fill(0);
    at.forEach((feature, one) => {
      for (let cell = starts[feature] ?? 0; cell < (starts[feature + 1] ?? 0); cell += 1) {
        const step = steps[cell] ?? 0;
        scores[step] = (scores[step] ?? 0) + (weights[one] ?? 0) * (counts[cell] ?? 0);
      }
    });
    return scores.map((score, at) => ({ step: ids[at] ?? '', score })).sort((a, b) => b.score - a.score);
  };
}

/**
 * Learns by which words examples differ: a linear classifier of many classes, trained by passive-aggressive updates
 * (Crammer et al., 2006) and averaged. Takes some seconds, in slices; the same examples always give the same one.
 */
export async function learn(taught: Taught): Promise<Learned> {
  const ids = taught.map(({ id }) => id);
  const labelled = taught.flatMap(({ examples: texts }, step) => texts.map((example) => ({ step, example })));
  const vocabulary = vocabularyOf(labelled.map(({ example }) => example));
  const vectorOf = vectorsBy(vocabulary);
  const examples = labelled.map(({ step, example }) => ({ step, ...vectorOf(example) }));
  const stepCount = ids.length;
  const table = new Float32Array(vocabulary.features.length * stepCount);
  // Of all tables on the way the mean counts, not the last one alone: each change, by when it was made.
  const late = new Float32Array(table.length);
  let seen = 1;
  /** True where the example was not surer of its own step than of any other by 1, which is learned then. */
  const isWrong = (example: Vector & { step: number }): boolean => {
    const scores = scoresOf(table, stepCount, example);
    let rival = example.step === 0 ? 1 : 0;
    for (let step = 0; step < scores.length; step += 1)
      if (step !== example.step && (scores[step] ?? 0) > (scores[rival] ?? 0)) rival = step;
    const loss = 1 - (scores[example.step] ?? 0) + (scores[rival] ?? 0);
    if (loss <= 0 || ids.length < 2) return false;
    const by = Math.min(MOST_CHANGE, loss / 2);
    for (const [step, sign] of [
      [example.step, 1],
      [rival, -1],
    ] as const) {
      add(table, example, { stepCount, step, by: sign * by });
      add(late, example, { stepCount, step, by: sign * by * seen });
    }
    return true;
  };
  let sliceMs = performance.now();
  let wrong = examples.map((_, index) => examples[(index * STRIDE) % examples.length]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stillWrong: typeof wrong = [];
    for (const example of wrong) {
      if (example && isWrong(example)) stillWrong.push(example);
      seen += 1;
      if (performance.now() - sliceMs < SLICE_MS) continue;
      await pause();
      sliceMs = performance.now();
    }
    wrong = stillWrong;
  }
  for (let cell = 0; cell < table.length; cell += 1)
    table[cell] = (table[cell] ?? 0) - (late[cell] ?? 0) / seen;
  return { digest: digestOf(taught), ids, vocabulary, weights: withoutZeros(table, ids.length) };
}
