import 'server-only';
import { BackendError } from '@/lib/backend/backend';
import { readStory, readStorySummaries, settle } from '@/lib/backend/cached';
import { env } from '@/lib/config/env';
import { site } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { type Language, prefixed } from '@/lib/i18n/language';
import { atomFeed } from '@/lib/stories/machine-readable';
import { isContentId } from '@/lib/stories/schema';
import { sharedCacheControl } from '../server/headers';
import { linkPreview } from './link-preview';

/**
 * The language that the first part of an address names.
 * @throws BackendError (404) where it is none of ours, since Next asks such a route with anything
 */
export function prefixOf(name: string): Language {
  const language = prefixed.find((known) => known === name);
  if (!language) throw new BackendError('not-found');
  return language;
}

/** The stories as an Atom feed. */
export async function storyFeed(language: Language): Promise<Response> {
  const { name, url } = site();
  const title = language === 'en' ? name : `${dictionaries[language].blog.metaTitle} – ${name}`;
  const feed = atomFeed(await readStorySummaries(language), { site: { name, url }, language, title });
  return new Response(feed, {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': sharedCacheControl(env()),
    },
  });
}

/** The picture that a link preview of a story shows. */
export async function storyCard(id: string, language: Language): Promise<Response> {
  const story = await settle(isContentId(id) ? readStory(id, language) : Promise.resolve(null));
  return linkPreview(story.ok ? (story.data?.title ?? null) : null, site().name);
}
