import { setImmediate as pause } from 'node:timers/promises';
import { tokensOf } from '@/lib/search/words';
import type { Flow } from './flow-schema';

/** A step, and how surely it is meant: 1 as surely as by one of its own examples, 0 or less not at all. */
export type Meaning = { step: string; score: number };
/** The steps that words may mean, the surest first; none where no word of theirs stands in an example. */
export type Classifier = (words: string) => Meaning[];

/** What a word counts beside its rarity, a pair of neighbours, and three letters of a word, by which slips and endings are forgiven. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.5 };

/** Short forms, as they are typed on a phone, and slips of the finger that leave little of a word. */
const SHORT = new Map(
  'u you,ur your,r are,hw how,wat what,wht what,teh the,frm from,ppl people,pls please,plz please,wen when,wher where,wher where,cn can,cud could,shud should,wud would,wil will,hav have,doc doctor,dr doctor,hosp hospital,mch much,cst cost,lng long,sty stay,giv give,brng bring,vist visit,tmrw tomorrow,abt about,bcoz because,hubby husband,bf boyfriend,gf girlfriend'
    .split(',')
    .map((pair): [string, string] => {
      const [short = '', whole = ''] = pair.split(' ');
      return [short, whole];
    }),
);
const spelledOut = (text: string) => text.toLowerCase().replace(/[a-z]+/g, (word) => SHORT.get(word) ?? word);

/** Of so few letters a slip leaves another word. */
const SHORT_WORD = 4;

/** What words have in common with others, by how much each counts: by sound, so that their three scripts fall together. */
function featuresOf(text: string): Map<string, number> {
  const keys = tokensOf(spelledOut(text)).map(({ key }) => key);
  const features = new Map<string, number>();
  keys.forEach((key, at) => {
    features.set(key, WEIGHTS.word);
    if (at > 0) features.set(`${keys[at - 1]} ${key}`, WEIGHTS.pair);
    const edged = key.length > SHORT_WORD ? `^${key}$` : '';
    for (let from = 0; from + 3 <= edged.length; from += 1)
      features.set(`.${edged.slice(from, from + 3)}`, WEIGHTS.letters);
  });
  return features;
}

/** Words as numbers: which features they have, and by how much each counts, the squares of all adding up to 1 (TF-IDF). */
type Vector = { at: Int32Array; weights: Float32Array };

/** A single pair or group of letters tells of nothing but its own example. */
const isKept = (feature: string, count: number) => count > 1 || !/^\.| /.test(feature);

/** The features of all examples, numbered, each with its rarity; those that are not kept are unknown ones. */
function numbered(examples: readonly string[]) {
  const counts = new Map<string, number>();
  for (const example of examples)
    for (const feature of featuresOf(example).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => isKept(feature, count));
  const numbers = new Map(kept.map(([feature], number) => [feature, number]));
  const rarityOf = (count: number) => Math.log(1 + examples.length / (count + 0.5));
  const rarities = Float32Array.from(kept, ([, count]) => rarityOf(count));
  const vectorOf = (words: string): Vector => {
    const at: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const [feature, weight] of featuresOf(words)) {
      const number = numbers.get(feature);
      const counted = weight * (number === undefined ? rarityOf(0) : (rarities[number] ?? 0));
      square += counted ** 2;
      if (number === undefined) continue;
      at.push(number);
      weights.push(counted);
    }
    const length = Math.sqrt(square);
    return { at: Int32Array.from(at), weights: Float32Array.from(weights, (weight) => weight / length) };
  };
  return { count: kept.length, vectorOf };
}

/** What each feature counts for each step: a table, a row for each feature. */
function makeWeights(count: number, stepCount: number) {
  const learned = new Float32Array(count * stepCount);
  const scoresOf = ({ at, weights }: Vector): Float32Array => {
    const scores = new Float32Array(stepCount);
    for (let one = 0; one < at.length; one += 1) {
      const row = (at[one] ?? 0) * stepCount;
      const weight = weights[one] ?? 0;
      for (let step = 0; step < stepCount; step += 1)
        scores[step] = (scores[step] ?? 0) + weight * (learned[row + step] ?? 0);
    }
    return scores;
  };
  const change = ({ at, weights }: Vector, step: number, by: number) => {
    for (const [one, feature] of at.entries()) {
      const cell = feature * stepCount + step;
      learned[cell] = (learned[cell] ?? 0) + by * (weights[one] ?? 0);
    }
  };
  return { scoresOf, change };
}

/** Times that the examples are gone through, after the first those that were wrong the time before; and the most that one changes. */
const ROUNDS = 3;
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
  const labelled = taught.flatMap(({ examples: texts }, step) => texts.map((text) => ({ step, text })));
  const { count, vectorOf } = numbered(labelled.map(({ text }) => text));
  const examples = labelled.map(({ step, text }) => ({ step, ...vectorOf(text) }));
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
    const vector = vectorOf(words);
    if (vector.at.length === 0) return [];
    const scores = [...scoresOf(vector)].map((score, at) => ({ step: ids[at] ?? '', score }));
    return scores.sort((a, b) => b.score - a.score);
  };
}
