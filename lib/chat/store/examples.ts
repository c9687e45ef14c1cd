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
type Vector = { at: number[]; weights: number[] };

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
    return { at, weights: weights.map((weight) => weight / length) };
  };
  return { count: numbers.size, vectorOf };
}

/** Times that all examples are gone through, and the most that one changes. */
const ROUNDS = 6;
const MOST_CHANGE = 0.5;
/** A prime greater than any number of examples: those of a step are not learned one after the other. */
const STRIDE = 1_000_003;
/** Other requests are answered in between. */
const SLICE_MS = 15;

/**
 * Learns from the examples of a script's steps (`examples`, docs/CHAT-FLOW.md) by which words they differ: a linear
 * classifier of many classes, trained by passive-aggressive updates (Crammer et al., 2006). Takes a second or two, in
 * slices; the same examples always give the same classifier.
 */
export async function learnExamples({ steps }: Pick<Flow, 'steps'>): Promise<Classifier> {
  const ids = [...steps.values()].filter(({ examples }) => examples?.length).map(({ id }) => id);
  const labelled = ids.flatMap((id, step) =>
    (steps.get(id)?.examples ?? []).map((text) => ({ step, features: featuresOf(text) })),
  );
  const { count, vectorOf } = vectors(labelled.map(({ features }) => features));
  const examples = labelled.map(({ step, features }) => ({ step, ...vectorOf(features) }));
  /** Of each feature the weight for each step, one after the other. */
  const learned = new Float32Array(count * ids.length);
  const scoresOf = ({ at, weights }: Vector): Float64Array => {
    const scores = new Float64Array(ids.length);
    for (let one = 0; one < at.length; one += 1) {
      const from = (at[one] ?? 0) * ids.length;
      const weight = weights[one] ?? 0;
      for (let step = 0; step < ids.length; step += 1)
        scores[step] = (scores[step] ?? 0) + weight * (learned[from + step] ?? 0);
    }
    return scores;
  };
  const change = ({ at, weights }: Vector, step: number, by: number) => {
    for (const [one, feature] of at.entries()) {
      const index = feature * ids.length + step;
      learned[index] = (learned[index] ?? 0) + by * (weights[one] ?? 0);
    }
  };
  let sliceMs = performance.now();
  for (let update = 0; update < ROUNDS * examples.length; update += 1) {
    if (performance.now() - sliceMs > SLICE_MS) {
      await pause();
      sliceMs = performance.now();
    }
    const example = examples[(update * STRIDE) % examples.length];
    if (!example) break;
    const scores = scoresOf(example);
    const own = scores[example.step] ?? 0;
    scores[example.step] = Number.NEGATIVE_INFINITY;
    const rival = scores.indexOf(Math.max(...scores));
    const loss = 1 - own + (scores[rival] ?? 0);
    if (rival === example.step || loss <= 0) continue;
    const by = Math.min(MOST_CHANGE, loss / 2);
    change(example, example.step, by);
    change(example, rival, -by);
  }
  return (words) => {
    const vector = vectorOf(featuresOf(words));
    if (vector.at.length === 0) return [];
    const scores = [...scoresOf(vector)].map((score, at) => ({ step: ids[at] ?? '', score }));
    return scores.sort((a, b) => b.score - a.score);
  };
}
