import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import { anyNumber } from '@/lib/chat/flow/cues';
import type { Example } from '@/lib/chat/flow/schema';
import { spelledOut, tokensOf } from '@/lib/search/words';

/** A step and its score: about 1 for one of its own examples, 0 or less for unrelated words. */
export type RankedStep = { step: string; score: number };
/** Ranks the steps that a text may mean after a step, best first; empty where no feature is known. */
export type Classifier = (words: string, after?: string) => RankedStep[];

/** Weights of features, beside their rarity: words, pairs, letter trigrams (for typing errors and endings), the previous step, words after it. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.5, after: 1, wordAfter: 0.3 };

/** The features of a text with their weights; words are spelled by sound, so that three scripts share them. */
function featuresOf({ text, after }: Example): Map<string, number> {
  const keys = tokensOf(spelledOut(text)).map(({ key }) => anyNumber(key));
  const features = new Map<string, number>();
  if (after) features.set(`${AFTER}${after}`, WEIGHTS.after);
  keys.forEach((key, at) => {
    features.set(key, WEIGHTS.word);
    if (at > 0) features.set(`${keys[at - 1]} ${key}`, WEIGHTS.pair);
    if (after) features.set(`${AFTER}${after} ${key}`, WEIGHTS.wordAfter);
    // In words of three letters a typing error makes another word.
    const edged = key.length > 3 ? `^${key}$` : '';
    for (let from = 0; from + 3 <= edged.length; from += 1)
      features.set(`.${edged.slice(from, from + 3)}`, WEIGHTS.letters);
  });
  return features;
}

/** Prefix of the features of the previous step; no word has it. */
const AFTER = '>';

/** A text as a sparse TF-IDF vector of length 1. */
type Vector = { at: Int32Array; weights: Float32Array };

/** Pairs and trigrams that occur once are dropped. */
const isTelling = (feature: string, count: number) => count > 1 || !/^\.| /.test(feature);

/** What vectors are built from: number of examples, features and their rarities (IDF). */
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

/** An update of the weight table, which has a row of `stepCount` weights for each feature. */
type Change = { stepCount: number; step: number; by: number };
/** Adds a multiple of a vector to the weights of a step. */
function add(table: Float32Array, { at, weights }: Vector, { stepCount, step, by }: Change) {
  for (let one = 0; one < at.length; one += 1) {
    const cell = (at[one] ?? 0) * stepCount + step;
    table[cell] = (table[cell] ?? 0) + by * (weights[one] ?? 0);
  }
}

/** The score of each step for a vector. Four features at a time: a quarter faster than one by one, with the same sums. */
function scoresOf(table: Float32Array, stepCount: number, { at, weights }: Vector): Float64Array {
  const scores = new Float64Array(stepCount);
  for (let one = 0; one < at.length; one += 4) {
    const [a = 0, b = 0, c = 0, d = 0] = at.subarray(one, one + 4).map((row) => row * stepCount);
    const [byA = 0, byB = 0, byC = 0, byD = 0] = weights.subarray(one, one + 4);
    for (let step = 0; step < stepCount; step += 1)
      scores[step] =
        (scores[step] ?? 0) +
        byA * (table[a + step] ?? 0) +
        byB * (table[b + step] ?? 0) +
        byC * (table[c + step] ?? 0) +
        byD * (table[d + step] ?? 0);
  }
  return scores;
}

/** Epochs (after the first, only over examples that were wrong before), and the largest update. */
const [ROUNDS, MOST_CHANGE] = [5, 0.5];
/** A prime larger than any number of examples: it shuffles them, the same way each time. */
const STRIDE = 1_000_003;
/** Training yields to other requests this often. */
export const SLICE_MS = 15;

/** A sparse weight table: the entries of a feature are those from `starts[feature]` up to `starts[feature + 1]`. */
type Weights = { starts: Uint32Array; steps: Uint16Array; counts: Float32Array };

/** The table without its zeros. */
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

/** A trained model, and the digest of its examples. */
export type TrainedModel = {
  digest: string;
  ids: readonly string[];
  vocabulary: Vocabulary;
  weights: Weights;
};
export type TrainingSet = readonly { id: string; examples: readonly Example[] }[];
/** Examples by the id of their class. */
export type ExamplesByClass = ReadonlyMap<string, { examples?: readonly Example[] | undefined }>;

/** A digest of a training set, to know whether a stored model is up to date. */
export const digestOf = (taught: TrainingSet) =>
  createHash('sha256').update(JSON.stringify(taught)).digest('hex');

/** The classifier of a trained model. */
export function classifierOf({
  ids,
  vocabulary,
  weights: { starts, steps, counts },
}: TrainedModel): Classifier {
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

/** Trains a linear multi-class classifier by averaged passive-aggressive updates (Crammer et al., 2006). Takes some seconds, in slices; deterministic. */
export async function train(taught: TrainingSet): Promise<TrainedModel> {
  const ids = taught.map(({ id }) => id);
  const labelled = taught.flatMap(({ examples: texts }, step) => texts.map((example) => ({ step, example })));
  const vocabulary = vocabularyOf(labelled.map(({ example }) => example));
  const vectorOf = vectorsBy(vocabulary);
  const examples = labelled.map(({ step, example }) => ({ step, ...vectorOf(example) }));
  const stepCount = ids.length;
  const table = new Float32Array(vocabulary.features.length * stepCount);
  // Averaging: each update counts by the share of time since it was made.
  const late = new Float32Array(table.length);
  let seen = 1;
  /** Updates the weights where the margin of an example is below 1; returns whether it was. */
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
