import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { languages, localPath } from '@/lib/i18n/language';

const inEvery = (path: string) => languages.map((language) => localPath(language, path));

/** Where a story stands as a whole, in each language and as data. */
export const storyVariants = (id: string): string[] => [
  ...inEvery(routes.story(id)),
  `${routes.story(id)}?from=a-friend`,
  routes.api.blog(id),
];

/** Where stories are named: lists, feeds, the sitemap, and what the search of each language knows. */
export const storyLists: readonly string[] = [
  ...[routes.home, routes.blog, routes.feed].flatMap(inEvery),
  ...languages.map(routes.searchIndex),
  '/sitemap.xml',
  routes.api.blogs,
];

/**
 * Which of these answers still is the story, or names it. The lists come after the story, as a visitor would see them: an
 * answer that no cache holds tells the cache in front that the content has changed.
 */
export async function storyTraces(request: APIRequestContext, url: string, id: string): Promise<string[]> {
  const variants = storyVariants(id);
  const pages = await Promise.all(variants.map((path) => request.get(url + path)));
  const lists = await Promise.all(storyLists.map(async (path) => (await request.get(url + path)).text()));
  return [
    ...variants.filter((_, at) => pages[at]?.status() === 200),
    ...storyLists.filter((_, at) => lists[at]?.includes(id)),
  ];
}
