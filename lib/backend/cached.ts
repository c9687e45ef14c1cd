import 'server-only';
import { unstable_cache } from 'next/cache';
import type { Accommodation, Blog, Feature, Testimonial } from '../contract/content';
import type { Story, StorySummary } from '../domain/story';
import { env } from '../env';
import { isBackendError } from './backend';
import { backend } from './select';
import { prepareStory, summarise, withSafeContent } from './story/prepare';

/** Tags of the cached reads; `POST /hooks/content` marks all of them stale. */
export const contentTags = ['testimonials', 'features', 'accommodations', 'blogs'] as const;
type Tag = (typeof contentTags)[number];

/**
 * A read kept for `CONTENT_TTL_SECONDS` and refreshed in the background after it (decision 7). It throws on failure,
 * so a failed refresh leaves the last good content in place.
 */
const kept = <T>(tag: Tag, key: readonly string[], read: () => Promise<T>): Promise<T> =>
  unstable_cache(read, [tag, ...key], { tags: [tag], revalidate: env().CONTENT_TTL_SECONDS })();

export const readTestimonials = (): Promise<Testimonial[]> =>
  kept('testimonials', [], () => backend().testimonials());

export const readFeatures = (): Promise<Feature[]> => kept('features', [], () => backend().features());

export const readAccommodations = (): Promise<Accommodation[]> =>
  kept('accommodations', [], () => backend().accommodations());

/** Stories for the list: no content, an excerpt in its place. */
export const readStorySummaries = (): Promise<StorySummary[]> =>
  kept('blogs', ['summaries'], async () => (await backend().blogs()).map(summarise));

/** Stories as our own endpoint hands them on: content sanitised. */
export const readStories = (): Promise<Blog[]> =>
  kept('blogs', ['full'], async () => withSafeContent(await backend().blogs()));

/** One story, sanitised and split; null where the backend does not know the id. */
export const readStory = (id: string): Promise<Story | null> =>
  kept('blogs', ['story', id], () =>
    knownOrNull(async () => {
      const story = await backend().blog(id);
      return prepareStory({ ...story, id }, await createdAt(id, story.created_at));
    }),
  );

/** One story as our own endpoint hands it on; null where the backend does not know the id. */
export const readSafeStory = (id: string): Promise<Blog | null> =>
  kept('blogs', ['safe', id], () =>
    knownOrNull(async () => {
      const story = await backend().blog(id);
      const [safe] = await withSafeContent([
        { ...story, id, created_at: await createdAt(id, story.created_at) },
      ]);
      return safe ?? null;
    }),
  );

/** An id that the backend does not know is an answer, kept like any other; every other failure throws. */
async function knownOrNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (isBackendError(error) && error.kind === 'not-found') return null;
    throw error;
  }
}

/** A detail may come without its date (spec §7); the list has it. A story is shown without rather than not at all. */
async function createdAt(id: string, own: string | null): Promise<string | null> {
  if (own) return own;
  try {
    const list = await backend().blogs();
    return list.find((blog) => blog.id === id)?.created_at ?? null;
  } catch {
    return null;
  }
}
