import { tokensOf } from '@/lib/search/words';
import type { Flow } from './flow-schema';

/** A step, and how like one of its examples the words are: 0 nothing in common, 1 the same words. */
export type Likeness = { step: string; likeness: number };

/** What a word counts beside its rarity, a pair of neighbours, and three letters of a word, by which slips and endings are forgiven. */
const WEIGHTS = { word: 1, pair: 0.5, letters: 0.35 };

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

type Example = { step: string; features: ReadonlyMap<string, number> };

/**
 * Compares words with the examples of a script's steps (`examples`, docs/CHAT-FLOW.md) and gives the steps they are like,
 * the likest first: the cosine between both, each feature weighed by its rarity among the examples (TF-IDF).
 */
export function exampleMatcher({ steps }: Pick<Flow, 'steps'>): (words: string) => Likeness[] {
  const examples: Example[] = [...steps.values()].flatMap(({ id, examples = [] }) =>
    examples.map((text) => ({ step: id, features: featuresOf(text) })),
  );
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = (feature: string) => Math.log(1 + examples.length / ((counts.get(feature) ?? 0) + 0.5));
  const weighed = (features: ReadonlyMap<string, number>) => {
    const weights = [...features].map(([feature, weight]) => [feature, weight * rarity(feature)] as const);
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return weights.map(([feature, weight]) => [feature, weight / length] as const);
  };
  const holders = new Map<string, { step: string; at: number; weight: number }[]>();
  for (const [at, { step, features }] of examples.entries())
    for (const [feature, weight] of weighed(features)) {
      const held = holders.get(feature) ?? [];
      held.push({ step, at, weight });
      holders.set(feature, held);
    }

  return (words) => {
    const sums = new Map<number, Likeness>();
    for (const [feature, weight] of weighed(featuresOf(words)))
      for (const { step, at, weight: own } of holders.get(feature) ?? [])
        sums.set(at, { step, likeness: (sums.get(at)?.likeness ?? 0) + weight * own });
    const best = new Map<string, Likeness>();
    for (const sum of sums.values())
      if (sum.likeness > (best.get(sum.step)?.likeness ?? 0)) best.set(sum.step, sum);
    return [...best.values()].sort((a, b) => b.likeness - a.likeness);
  };
}
