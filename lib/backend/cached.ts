import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';
import { env } from '@/lib/config/env';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { type CentreFacts, noFacts } from '@/lib/stories/centre-facts';
import { isGone, lookAtContent, noteMissing, noteStories, timesGone } from '@/lib/stories/inventory';
import { prepareStory, summarise, withSafeContent } from '@/lib/stories/prepare/prepare';
import type { Accommodation, Blog, Feature, Story, StorySummary, Testimonial } from '@/lib/stories/schema';
import { sentencesText } from '@/lib/stories/story-text';
import { withShownImage, withShownRoom, withShownThumbnail } from './allowed-media';
import { BackendError, isBackendError } from './backend';
import { confirmedFacts } from './confirmed-facts';
import { ownContent } from './embedded';
import { backend } from './select';
import { TimedRead } from './timed-read';

/** Tags of the cached reads; `POST /hooks/content` marks all of them stale. */
export const contentTags = [
  'testimonials',
  'features',
  'accommodations',
  'blogs',
  'families',
  'facts',
] as const;
type Tag = (typeof contentTags)[number];

/**
 * A read cached for `CONTENT_TTL_SECONDS` and refreshed in the background after it (decision 7). It throws on failure,
 * so a failed refresh leaves the last good content in place. A failure is logged here and nowhere else.
 */
async function cached<T>(tag: Tag, key: string, read: () => Promise<T>): Promise<T> {
  let isRefresh = false;
  const attempt = () =>
    read().then(
      (content) => {
        metrics()?.contentRead.setToCurrentTime({ what: tag });
        return content;
      },
      (error: unknown) => {
        throw reported(error, tag, isRefresh);
      },
    );
  try {
    return await unstable_cache(attempt, [tag, key], {
      tags: [tag],
      revalidate: env().CONTENT_TTL_SECONDS,
    })();
  } finally {
    // What still runs after the answer refreshes it in the background.
    isRefresh = true;
  }
}

/** Next prints whatever a background refresh throws, so the error it gets has no stack: the log line has it. */
function reported(error: unknown, what: Tag, isRefresh: boolean): Error {
  const kind = isBackendError(error) ? error.kind : 'unexpected';
  const cause = isBackendError(error) ? error.cause : error;
  const line = { what, kind, ...(cause !== undefined && traceOf(cause)) };
  metrics()?.contentFailed.inc({ what, kind });
  if (isRefresh) log.warn({ event: 'content_refresh_failed', ...line });
  else log.error({ event: 'content_read_failed', ...line });
  const lean = isBackendError(error) ? new BackendError(error.kind) : new Error('unexpected');
  lean.stack = `${lean.name}: ${lean.message}`;
  return lean;
}

/** What a page knows of a read: the data, or the message of the document's error texts (spec §8). */
type Settled<T> = { ok: true; data: T } | { ok: false; message: string };

/** Turns a failed read into a state that a page draws inside its whole layout (spec §8). */
export const settle = <T>(read: Promise<T>): Promise<Settled<T>> =>
  read.then(
    (data) => ({ ok: true, data }),
    (error: unknown) => ({
      ok: false,
      message: isBackendError(error) ? error.message : 'Something went wrong on our side.',
    }),
  );

/** A page waits for a read for seconds only; endpoints wait for the whole deadline of the upstream call. */
const forPage = <T>(tag: Tag, read: TimedRead<T>, key = ''): Promise<T> =>
  cached(tag, `${read.name}/${key}`, () => read.get(key));

/** The backend's content with pictures from hosts that pages may load from, and no others (contract §2, MEDIA_HOSTS). */
const source = {
  testimonials: async () => (await backend().testimonials()).map(withShownThumbnail),
  features: async () => (await backend().features()).map(withShownImage),
  accommodations: async () => (await backend().accommodations()).map(withShownRoom),
  blogs: async () => (await backend().blogs()).map(withShownThumbnail),
  blog: async (id: string) => withShownThumbnail(await backend().blog(id)),
};

const testimonials = new TimedRead('testimonials', source.testimonials);
const features = new TimedRead('features', source.features);
const accommodations = new TimedRead('accommodations', source.accommodations);
const families = new TimedRead('families', async () => (await ownContent().families()).value ?? []);
const ownFacts = confirmedFacts(() => env().CONTENT_DIR);
const facts = new TimedRead('facts', ownFacts);
const summaries = new TimedRead('summaries', async () => (await source.blogs()).map(summarise));
const stories = new TimedRead('story', (key) => {
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

export const readTestimonials = (): Promise<Testimonial[]> => forPage('testimonials', testimonials);

export const readFeatures = (): Promise<Feature[]> => forPage('features', features);

/** What the trust has confirmed; nothing where that cannot be read, so that no page is lost over it. */
export const readCentreFacts = (): Promise<CentreFacts> => forPage('facts', facts).catch(() => noFacts);

export const readAccommodations = (): Promise<Accommodation[]> => forPage('accommodations', accommodations);

/** Groups for families, from our own folder. */
export const readFamilyGroups = () => forPage('families', families);

/** Stories for the list: no content, an excerpt in its place. */
export const readStorySummaries = (): Promise<StorySummary[]> => withoutGone(forPage('blogs', summaries));

/** One story, sanitised and split; null where the backend does not know the id. */
export const readStory = (id: string): Promise<Story | null> =>
  readOne(id, (key) => forPage('blogs', stories, key));

/** What our own endpoints hand on: whole lists, content sanitised. */
export const endpointReads = {
  testimonials: (): Promise<Testimonial[]> => cached('testimonials', 'endpoint', source.testimonials),
  features: (): Promise<Feature[]> => cached('features', 'endpoint', source.features),
  accommodations: (): Promise<Accommodation[]> => cached('accommodations', 'endpoint', source.accommodations),
  blogs: (): Promise<Blog[]> =>
    withoutGone(cached('blogs', 'endpoint', async () => withSafeContent(await source.blogs()))),
  /** Stories as plain text, for the search index. */
  storyTexts: (): Promise<{ id: string; title: string; text: string }[]> =>
    withoutGone(
      cached('blogs', 'texts', async () =>
        (await source.blogs()).map(({ id, title, content }) => ({ id, title, text: sentencesText(content) })),
      ),
    ),
  blog: (id: string): Promise<Blog | null> =>
    readOne(id, (key) => cached('blogs', `endpoint/${key}`, () => knownOrNull(id, () => safeStory(id)))),
};

/**
 * Marks all content stale, then reads it again so that the answer says whether the backend gave it. A failed read
 * leaves the last good content (decision 7: `max` only). Pages follow at their next request.
 */
export async function refreshContent(): Promise<{ refreshed: readonly string[] }> {
  for (const tag of contentTags) revalidateTag(tag, 'max');
  const { testimonials, features, accommodations, blogs } = endpointReads;
  await Promise.all([testimonials(), features(), accommodations(), blogs(), readCentreFacts()]);
  await readFamilyGroups();
  return { refreshed: contentTags };
}

async function safeStory(id: string): Promise<Blog | null> {
  const story = await source.blog(id);
  const [safe] = await withSafeContent([{ ...story, id, created_at: await createdAt(id, story.created_at) }]);
  return safe ?? null;
}

/** An id that the backend does not know is an answer, cached like any other; every other failure throws. */
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
