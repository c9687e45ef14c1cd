import 'server-only';
import { unstable_cache } from 'next/cache';
import { env } from '@/lib/config/env';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { isGone, lookAtContent, noteMissing, noteStories, timesGone } from '@/lib/stories/inventory';
import { prepareStory, summarise, withSafeContent } from '@/lib/stories/prepare/prepare';
import type { Accommodation, Blog, Feature, Testimonial } from '@/lib/stories/schema';
import type { Story, StorySummary } from '@/lib/stories/story';
import { withShownImage, withShownRoom, withShownThumbnail } from './allowed-media';
import { BackendError, isBackendError } from './backend';
import { PatientRead } from './read-timeout';
import { backend } from './select';

/** Tags of the cached reads; `POST /hooks/content` marks all of them stale. */
export const contentTags = ['testimonials', 'features', 'accommodations', 'blogs'] as const;
type Tag = (typeof contentTags)[number];

/**
 * A read kept for `CONTENT_TTL_SECONDS` and refreshed in the background after it (decision 7). It throws on failure,
 * so a failed refresh leaves the last good content in place.
 */
const kept = <T>(tag: Tag, key: string, read: () => Promise<T>): Promise<T> =>
  unstable_cache(() => logged(tag, read), [tag, key], {
    tags: [tag],
    revalidate: env().CONTENT_TTL_SECONDS,
  })();

/** Next prints whatever a background refresh throws; our own line says it, so the error is stripped of its trail. */
async function logged<T>(what: Tag, read: () => Promise<T>): Promise<T> {
  try {
    const content = await read();
    metrics()?.contentRead.setToCurrentTime({ what });
    return content;
  } catch (error) {
    const kind = isBackendError(error) ? error.kind : 'unexpected';
    metrics()?.contentFailed.inc({ what, kind });
    log.warn({ event: 'content_refresh_failed', what, kind });
    const lean = isBackendError(error) ? new BackendError(error.kind) : new Error('unexpected');
    lean.stack = `${lean.name}: ${lean.message}`;
    throw lean;
  }
}

/** The same for a page, which shows the last good content or the error text within seconds (issue: bad input and faults). */
const keptForPage = <T>(tag: Tag, read: PatientRead<T>, key = ''): Promise<T> =>
  kept(tag, `${read.name}/${key}`, () => read.get(key));

/** The backend's content with pictures from hosts that pages may load from, and no others (contract §2, MEDIA_HOSTS). */
const source = {
  testimonials: async () => (await backend().testimonials()).map(withShownThumbnail),
  features: async () => (await backend().features()).map(withShownImage),
  accommodations: async () => (await backend().accommodations()).map(withShownRoom),
  blogs: async () => (await backend().blogs()).map(withShownThumbnail),
  blog: async (id: string) => withShownThumbnail(await backend().blog(id)),
};

const testimonials = new PatientRead('testimonials', source.testimonials);
const features = new PatientRead('features', source.features);
const accommodations = new PatientRead('accommodations', source.accommodations);
const summaries = new PatientRead('summaries', async () => (await source.blogs()).map(summarise));
const stories = new PatientRead('story', (key) => {
  const id = idOf(key);
  return knownOrNull(id, async () => {
    const story = await source.blog(id);
    return prepareStory({ ...story, id }, await createdAt(id, story.created_at));
  });
});

/** What was taken down once is read by another key, so that no cache, however old, brings it back. */
const keyOf = (id: string): string => (timesGone(id) === 0 ? id : `${id}/${timesGone(id)}`);
const idOf = (key: string): string => key.replace(/\/.*/, '');

/** A list as it may be shown: it names nothing that is taken down. */
async function withoutGone<T extends { id: string }>(list: Promise<T[]>): Promise<T[]> {
  await lookAtContent();
  const shown = (await list).filter(({ id }) => !isGone(id));
  noteStories(shown.map(({ id }) => id));
  return shown;
}

async function readOne<T>(id: string, read: (key: string) => Promise<T | null>): Promise<T | null> {
  await lookAtContent();
  const story = await read(keyOf(id));
  if (story !== null) noteStories([id]);
  return story;
}

export const readTestimonials = (): Promise<Testimonial[]> => keptForPage('testimonials', testimonials);

export const readFeatures = (): Promise<Feature[]> => keptForPage('features', features);

export const readAccommodations = (): Promise<Accommodation[]> =>
  keptForPage('accommodations', accommodations);

/** Stories for the list: no content, an excerpt in its place. */
export const readStorySummaries = (): Promise<StorySummary[]> => withoutGone(keptForPage('blogs', summaries));

/** One story, sanitised and split; null where the backend does not know the id. */
export const readStory = (id: string): Promise<Story | null> =>
  readOne(id, (key) => keptForPage('blogs', stories, key));

/** What our own endpoints hand on: whole lists, content sanitised, waiting the whole deadline of the upstream call. */
export const endpointReads = {
  testimonials: (): Promise<Testimonial[]> => kept('testimonials', 'endpoint', source.testimonials),
  features: (): Promise<Feature[]> => kept('features', 'endpoint', source.features),
  accommodations: (): Promise<Accommodation[]> => kept('accommodations', 'endpoint', source.accommodations),
  blogs: (): Promise<Blog[]> =>
    withoutGone(kept('blogs', 'endpoint', async () => withSafeContent(await source.blogs()))),
  blog: (id: string): Promise<Blog | null> =>
    readOne(id, (key) => kept('blogs', `endpoint/${key}`, () => knownOrNull(id, () => safeStory(id)))),
};

async function safeStory(id: string): Promise<Blog | null> {
  const story = await source.blog(id);
  const [safe] = await withSafeContent([{ ...story, id, created_at: await createdAt(id, story.created_at) }]);
  return safe ?? null;
}

/** An id that the backend does not know is an answer, kept like any other; every other failure throws. */
async function knownOrNull<T>(id: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (!isBackendError(error) || error.kind !== 'not-found') throw error;
    noteMissing(id);
    return null;
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
