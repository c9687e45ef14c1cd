import type { StorySummary } from './story';

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
};

/**
 * The fixed stories as they can be linked now (contract §9.11): one that the backend lacks is replaced by its newest
 * story not already shown, or left out when there is none.
 */
export function currentNews(fixed: readonly NewsStory[], known: readonly StorySummary[]): NewsStory[] {
  const byId = new Map(known.map((story) => [story.id, story]));
  const named = new Set(fixed.map(({ blogId }) => blogId));
  const spare = newestFirst([...byId.values()].filter(({ id }) => !named.has(id)));
  return fixed.flatMap((entry) => {
    const own = byId.get(entry.blogId);
    if (own) return [{ ...entry, image: own.thumbnail ?? entry.image }];
    const substitute = spare.shift();
    return substitute ? [newsFrom(substitute)] : [];
  });
}

const newestFirst = (stories: StorySummary[]): StorySummary[] =>
  stories.sort((a, b) => timeOf(b.createdAt) - timeOf(a.createdAt));

/** A story without a readable date counts as the oldest. */
function timeOf(iso: string | null): number {
  const time = Date.parse(iso ?? '');
  return Number.isNaN(time) ? 0 : time;
}

const newsFrom = (story: StorySummary): NewsStory => ({
  blogId: story.id,
  heading: story.title,
  text: story.excerpt,
  image: story.thumbnail,
  date: story.createdAt,
  readTime: null,
});
