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

/** Which of these answers still is the story, or names it. */
export async function storyTraces(request: APIRequestContext, url: string, id: string): Promise<string[]> {
  const isTrace = async (path: string): Promise<boolean> => {
    const answer = await request.get(url + path);
    return storyLists.includes(path) ? (await answer.text()).includes(id) : answer.status() === 200;
  };
  const all = [...storyVariants(id), ...storyLists];
  const found = await Promise.all(all.map(isTrace));
  return all.filter((_, at) => found[at]);
}
