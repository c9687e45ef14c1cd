import { setImmediate as pause } from 'node:timers/promises';
import { tokensOf } from '@/lib/search/words';
import type { Flow } from './flow-schema';

/** A step, and how surely it is meant: 1 as surely as by one of its own examples, 0 or less not at all. */
export type Meaning = { step: string; score: number };
/** The steps that words may mean, the surest first; none where no word of theirs stands in an example. */
export type Classifier = (words: string) => Meaning[];

/** What a word counts beside its rarity, a pair of neighbours, and three letters of a word, by which slips and endings are forgiven. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.5 };

/** What words have in common with others, by how much each counts: by sound, so that their three scripts fall together. */
function featuresOf(text: string): Map<string, number> {
  const keys = tokensOf(text).map(({ key }) => key);
  const features = new Map<string, number>();
  keys.forEach((key, at) => {
    features.set(key, WEIGHTS.word);
    if (at > 0) features.set(`${keys[at - 1]} ${key}`, WEIGHTS.pair);
    const edged = `^${key}$`;
    for (let from = 0; from + 3 <= edged.length; from += 1)
      features.set(`.${edged.slice(from, from + 3)}`, WEIGHTS.letters);
  });
  return features;
}

/** Words as numbers: which features they have, and by how much each counts, the squares of all adding up to 1 (TF-IDF). */
type Vector = { at: Int32Array; weights: Float32Array };

function vectors(examples: readonly ReadonlyMap<string, number>[]) {
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  for (const feature of examples.flatMap((one) => [...one.keys()])) {
    const at = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, at);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const rarities = counts.map((count) => Math.log(1 + examples.length / (count + 0.5)));
  const unknown = Math.log(1 + examples.length / 0.5);
  const vectorOf = (features: ReadonlyMap<string, number>): Vector => {
    const at: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const [feature, weight] of features) {
      const number = numbers.get(feature);
      const counted = weight * (number === undefined ? unknown : (rarities[number] ?? 0));
      square += counted ** 2;
      if (number === undefined) continue;
      at.push(number);
      weights.push(counted);
    }
    const length = Math.sqrt(square);
    return { at: Int32Array.from(at), weights: Float32Array.from(weights, (weight) => weight / length) };
  };
  return { count: numbers.size, vectorOf };
}

/** What each feature counts for each step: for most of them it does not. */
function makeWeights(count: number, stepCount: number) {
  const learned = Array.from({ length: count }, (): { steps: number[]; weights: number[] } => ({
    steps: [],
    weights: [],
  }));
  const scoresOf = ({ at, weights }: Vector): Float64Array => {
    const scores = new Float64Array(stepCount);
    for (let one = 0; one < at.length; one += 1) {
      const row = learned[at[one] ?? 0];
      const weight = weights[one] ?? 0;
      for (let index = 0; row && index < row.steps.length; index += 1) {
        const step = row.steps[index] ?? 0;
        scores[step] = (scores[step] ?? 0) + weight * (row.weights[index] ?? 0);
      }
    }
    return scores;
  };
  const change = ({ at, weights }: Vector, step: number, by: number) => {
    for (const [one, feature] of at.entries()) {
      const row = learned[feature];
      if (!row) continue;
      const index = row.steps.indexOf(step);
      const added = by * (weights[one] ?? 0);
      if (index >= 0) row.weights[index] = (row.weights[index] ?? 0) + added;
      else row.weights[row.steps.push(step) - 1] = added;
    }
  };
  return { scoresOf, change };
}

/** Times that the examples are gone through, after the first those that were wrong the time before; and the most that one changes. */
const ROUNDS = 5;
const MOST_CHANGE = 0.5;
/** A prime greater than any number of examples: those of a step are not learned one after the other. */
const STRIDE = 1_000_003;
/** Other requests are answered in between. */
const SLICE_MS = 15;

/**
 * Learns from the examples of a script's steps (`examples`, docs/CHAT-FLOW.md) by which words they differ: a linear
 * classifier of many classes, trained by passive-aggressive updates (Crammer et al., 2006). Takes about a second, in
 * slices; the same examples always give the same classifier.
 */
export function learnExamples({ steps }: Pick<Flow, 'steps'>): Promise<Classifier> {
  const taught = [...steps.values()].flatMap(({ id, examples = [] }) =>
    examples.length > 0 ? [{ id, examples }] : [],
  );
  const key = JSON.stringify(taught);
  if (last?.key !== key) last = { key, classifier: learn(taught) };
  return last.classifier;
}

type Taught = readonly { id: string; examples: readonly string[] }[];
/** What was learned last: the same examples, read anew, are not learned again. */
let last: { key: string; classifier: Promise<Classifier> } | null = null;

async function learn(taught: Taught): Promise<Classifier> {
  const ids = taught.map(({ id }) => id);
  const labelled = taught.flatMap(({ examples: texts }, step) =>
    texts.map((text) => ({ step, features: featuresOf(text) })),
  );
  const { count, vectorOf } = vectors(labelled.map(({ features }) => features));
  const examples = labelled.map(({ step, features }) => ({ step, ...vectorOf(features) }));
  const { scoresOf, change } = makeWeights(count, ids.length);
  /** True where the example was not surer of its own step than of any other by 1, which is learned then. */
  const isWrong = (example: Vector & { step: number }): boolean => {
    const scores = scoresOf(example);
    let rival = example.step === 0 ? 1 : 0;
    for (let step = 0; step < scores.length; step += 1)
      if (step !== example.step && (scores[step] ?? 0) > (scores[rival] ?? 0)) rival = step;
    const loss = 1 - (scores[example.step] ?? 0) + (scores[rival] ?? 0);
    if (loss <= 0 || ids.length < 2) return false;
    const by = Math.min(MOST_CHANGE, loss / 2);
    change(example, example.step, by);
    change(example, rival, -by);
    return true;
  };
  let sliceMs = performance.now();
  let wrong = examples.map((_, index) => examples[(index * STRIDE) % examples.length]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const stillWrong: typeof wrong = [];
    for (const example of wrong) {
      if (example && isWrong(example)) stillWrong.push(example);
      if (performance.now() - sliceMs < SLICE_MS) continue;
      await pause();
      sliceMs = performance.now();
    }
    wrong = stillWrong;
  }
  return (words) => {
    const vector = vectorOf(featuresOf(words));
    if (vector.at.length === 0) return [];
    const scores = [...scoresOf(vector)].map((score, at) => ({ step: ids[at] ?? '', score }));
    return scores.sort((a, b) => b.score - a.score);
  };
}
