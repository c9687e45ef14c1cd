import { routes } from '@/lib/config/routes';
import { wordsOf } from '@/lib/formats/text';
import { fill, type Language } from '@/lib/i18n/language';
import { type StorySummary, type Topic, topics } from './schema';

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

/** A featured story of the home page (spec §3, News story). */
export type NewsStory = {
  blogId: string;
  heading: string;
  text: string;
  image: string | null;
  /** ISO date; null where the backend gave none. */
  date: string | null;
  /** "5 min read"; null for a story whose length is not known here. */
  readTime: string | null;
  /** Of heading and text; the page's own where absent. */
  language?: Language;
};

/**
 * The fixed stories as they can be linked now (contract §9.11): one that the backend lacks is replaced by its newest
 * story not already shown, or left out when there is none. `minutes` says how long one reads, with its number in braces.
 */
export function currentNews(
  fixed: readonly NewsStory[],
  known: readonly StorySummary[],
  minutes: string,
): NewsStory[] {
  const byId = new Map(known.map((story) => [story.id, story]));
  const named = new Set(fixed.map(({ blogId }) => blogId));
  const spare = newestFirst([...byId.values()].filter(({ id }) => !named.has(id)));
  return fixed.flatMap((entry) => {
    const own = byId.get(entry.blogId);
    if (own)
      return [
        {
          ...entry,
          image: own.thumbnail ?? entry.image,
          readTime: fill(minutes, { minutes: own.readMinutes }),
        },
      ];
    const substitute = spare.shift();
    return substitute ? [newsFrom(substitute, minutes)] : [];
  });
}

const newestFirst = (stories: StorySummary[]): StorySummary[] =>
  stories.sort((a, b) => timeOf(b.createdAt) - timeOf(a.createdAt));

/** A story without a readable date counts as the oldest. */
function timeOf(iso: string | null): number {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? 0 : time;
}

const newsFrom = (story: StorySummary, minutes: string): NewsStory => ({
  blogId: story.id,
  heading: story.title,
  text: story.excerpt,
  image: story.thumbnail,
  date: story.createdAt,
  readTime: fill(minutes, { minutes: story.readMinutes }),
  language: story.language,
});

/** Whether an address may be linked now. */
export type LinkCheck = (href: string) => boolean;

/**
 * Allows every address but that of a story which the list lacks, so that no link is dead (contract §9.11). `known` is null
 * where the list could not be read: then every address is allowed.
 */
export function linkCheck(known: readonly Pick<StorySummary, 'id'>[] | null): LinkCheck {
  const stories = known && new Set(known.map(({ id }) => routes.story(id)));
  const folder = routes.story('');
  const isStory = (path: string) => path.startsWith(folder) && !path.slice(folder.length).includes('/');
  return (href) => {
    const path = href.replace(/[?#].*$/, '');
    return stories === null || !isStory(path) || stories.has(path);
  };
}

/** The topics that any of the stories has, in the order of the list of topics. */
export const topicsOf = (stories: readonly Pick<StorySummary, 'topics'>[]): Topic[] =>
  topics.filter((topic) => stories.some((story) => story.topics.includes(topic)));

export type Page<T> = { items: readonly T[]; page: number; pages: number };

/** One page of a list, counted from 1; null where there is no such page. An empty list has one empty page. */
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> | null {
  const pages = Math.max(1, Math.ceil(list.length / size));
  if (!Number.isSafeInteger(page) || page < 1 || page > pages) return null;
  return { items: list.slice((page - 1) * size, page * size), page, pages };
}
