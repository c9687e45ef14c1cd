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

/**
 * Compares words with the examples of a script's steps (`examples`, docs/CHAT-FLOW.md) and gives the steps they are like,
 * the likest first: the cosine between both, each feature weighed by its rarity among the examples (TF-IDF).
 */
export function exampleMatcher({ steps }: Pick<Flow, 'steps'>): (words: string) => Likeness[] {
  const stepIds: string[] = [];
  const holders = new Map<string, { at: number; weight: number }[]>();
  for (const { id, examples = [] } of steps.values())
    for (const text of examples) {
      const at = stepIds.push(id) - 1;
      for (const [feature, weight] of featuresOf(text)) {
        const held = holders.get(feature);
        if (held) held.push({ at, weight });
        else holders.set(feature, [{ at, weight }]);
      }
    }
  const rarityOf = (count: number) => Math.log(1 + stepIds.length / (count + 0.5));
  const squares = new Float64Array(stepIds.length);
  for (const held of holders.values()) {
    const rarity = rarityOf(held.length);
    for (const { at, weight } of held) squares[at] = (squares[at] ?? 0) + (weight * rarity) ** 2;
  }

  return (words) => {
    const sums = new Float64Array(stepIds.length);
    let square = 0;
    for (const [feature, weight] of featuresOf(words)) {
      const held = holders.get(feature) ?? [];
      const rarity = rarityOf(held.length);
      square += (weight * rarity) ** 2;
      for (const one of held) sums[one.at] = (sums[one.at] ?? 0) + weight * one.weight * rarity ** 2;
    }
    const best = new Map<string, number>();
    for (const [at, step] of stepIds.entries()) {
      const likeness = (sums[at] ?? 0) / Math.sqrt(square * (squares[at] ?? 0));
      if (likeness > (best.get(step) ?? 0)) best.set(step, likeness);
    }
    const all = [...best].map(([step, likeness]) => ({ step, likeness }));
    return all.sort((a, b) => b.likeness - a.likeness);
  };
}
