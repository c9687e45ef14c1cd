import type { StorySummary } from './story';
import { wordsOf } from './words';

type Read = Pick<StorySummary, 'id' | 'title' | 'excerpt'>;

/** Two and three letters are mostly grammar. */
const SHORTEST = 4;
const IN_TITLE = 3;

/** Distinct words of a story and their weight: what stands in the title says more of the subject. */
function weights({ title, excerpt }: Read): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of wordsOf(excerpt)) if (word.length >= SHORTEST) found.set(word, 1);
  for (const word of wordsOf(title)) if (word.length >= SHORTEST) found.set(word, IN_TITLE);
  return found;
}

/**
 * The stories nearest in subject: by the words they share, a rare word counting more than one that many stories have.
 * The list's order, newest first, decides among equals and fills up.
 */
export function relatedStories<Story extends Read>(
  { id }: Pick<Read, 'id'>,
  stories: readonly Story[],
  count = 3,
): Story[] {
  const read = stories.map((story) => ({ story, words: weights(story) }));
  const here = read.find(({ story }) => story.id === id);
  const spread = new Map<string, number>();
  for (const { words } of read)
    for (const word of words.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(stories.length / (spread.get(word) ?? 1));
  const nearness = (words: ReadonlyMap<string, number>): number => {
    let sum = 0;
    for (const [word, weight] of here?.words ?? []) sum += weight * (words.get(word) ?? 0) * rarity(word);
    return sum;
  };
  return read
    .filter(({ story }) => story.id !== id)
    .map(({ story, words }) => ({ story, near: nearness(words) }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, count)
    .map(({ story }) => story);
}
