import 'server-only';
import { revalidateTag, unstable_cache } from 'next/cache';
import { env } from '@/lib/config/env';
import { type Language, languageOf, languages } from '@/lib/i18n/language';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics';
import { type CentreFacts, noFacts } from '@/lib/stories/centre-facts';
import {
  contentEdition,
  isGone,
  lookAtContent,
  noteMissing,
  noteStories,
  timesGone,
} from '@/lib/stories/inventory';
import { withLanguage } from '@/lib/stories/languages';
import {
  prepareStory,
  type StoryText,
  storyText,
  summarise,
  withSafeContent,
} from '@/lib/stories/prepare/prepare';
import type { Blog, Story, StorySummary } from '@/lib/stories/schema';
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
    return await unstable_cache(attempt, [tag, key, contentEdition()], {
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
  testimonials: async (language: Language) =>
    (await backend().testimonials(language)).map(withShownThumbnail),
  features: async (language: Language) => (await backend().features(language)).map(withShownImage),
  accommodations: async (language: Language) => (await backend().accommodations(language)).map(withShownRoom),
  blogs: async (language: Language) => (await backend().blogs(language)).map(withShownThumbnail),
  blog: async (id: string, language: Language) => withShownThumbnail(await backend().blog(id, language)),
};

/** A list in the language that is its key, each record with its own. */
const timedList = <T extends { language?: Language | undefined }>(
  name: string,
  read: (language: Language) => Promise<T[]>,
) => new TimedRead(name, async (key) => (await read(languageOf(key))).map(withLanguage));

const testimonials = timedList('testimonials', source.testimonials);
const features = timedList('features', source.features);
const accommodations = timedList('accommodations', source.accommodations);
const families = new TimedRead('families', async () => (await ownContent().families()).value ?? []);
const ownFacts = confirmedFacts(() => env().CONTENT_DIR);
const facts = new TimedRead('facts', ownFacts);
const summaries = new TimedRead('summaries', async (key) =>
  (await source.blogs(languageOf(key))).map(summarise),
);
const stories = new TimedRead('story', (key) => {
  const { id, language } = readingOf(key);
  return knownOrNull(id, async () => {
    const story = await source.blog(id, language);
    const english = story.language && (await source.blog(id, 'en').catch(() => story));
    return prepareStory({ ...story, id }, await createdAt(id, story.created_at), english);
  });
});

/** What was taken down once is read by another key in every language, so that no cache, however old, brings it back. */
const keyOf = (id: string, language: Language): string => `${id}/${language}/${timesGone(id)}`;
function readingOf(key: string): { id: string; language: Language } {
  const [id = '', language] = key.split('/');
  return { id, language: languageOf(language) };
}

/** A list as it may be shown: it names nothing that is taken down. */
async function withoutGone<T extends { id: string }>(read: () => Promise<T[]>): Promise<T[]> {
  await lookAtContent();
  const shown = (await read()).filter(({ id }) => !isGone(id));
  noteStories(shown.map(({ id }) => id));
  return shown;
}

async function readOne<T>(
  id: string,
  language: Language,
  read: (key: string) => Promise<T | null>,
): Promise<T | null> {
  await lookAtContent();
  const story = await read(keyOf(id, language));
  if (story !== null) noteStories([id]);
  return story;
}

/** These reads come in the language asked for; a record without it comes in English and says so (decision 36). */
export const readTestimonials = (language: Language = 'en') =>
  forPage('testimonials', testimonials, language);

export const readFeatures = (language: Language = 'en') => forPage('features', features, language);

/** What the trust has confirmed; nothing where that cannot be read, so that no page is lost over it. */
export const readCentreFacts = (): Promise<CentreFacts> => forPage('facts', facts).catch(() => noFacts);

export const readAccommodations = (language: Language = 'en') =>
  forPage('accommodations', accommodations, language);

/** Groups for families, from our own folder. */
export const readFamilyGroups = () => forPage('families', families);

/** Stories for the list: no content, an excerpt in its place. */
export const readStorySummaries = (language: Language = 'en'): Promise<StorySummary[]> =>
  withoutGone(() => forPage('blogs', summaries, language));

/** One story, sanitised and split; null where the backend does not know the id. */
export const readStory = (id: string, language: Language = 'en'): Promise<Story | null> =>
  readOne(id, language, (key) => forPage('blogs', stories, key));

/** A whole list as our own endpoint hands it on. */
const listFor =
  <T>(tag: Tag, read: (language: Language) => Promise<T[]>) =>
  (language: Language = 'en'): Promise<T[]> =>
    cached(tag, `endpoint/${language}`, () => read(language));

/** What our own endpoints hand on: whole lists, content sanitised. */
export const endpointReads = {
  testimonials: listFor('testimonials', source.testimonials),
  features: listFor('features', source.features),
  accommodations: listFor('accommodations', source.accommodations),
  blogs: (language?: Language): Promise<Blog[]> => withoutGone(() => safeStories(language)),
  /** Stories as plain text, for the search index. */
  storyTexts: (language: Language = 'en'): Promise<StoryText[]> =>
    withoutGone(() =>
      cached('blogs', `texts/${language}`, async () => (await source.blogs(language)).map(storyText)),
    ),
  blog: (id: string, language: Language = 'en'): Promise<Blog | null> =>
    readOne(id, language, (key) =>
      cached('blogs', `endpoint/${key}`, () => knownOrNull(id, () => safeStory(id, language))),
    ),
};

const safeStories = listFor('blogs', async (language) => withSafeContent(await source.blogs(language)));

/**
 * Marks all content stale, then reads it again so that the answer says whether the backend gave it. A failed read
 * leaves the last good content (decision 7: `max` only). Pages follow at their next request.
 */
export async function refreshContent(): Promise<{ refreshed: readonly string[] }> {
  for (const tag of contentTags) revalidateTag(tag, 'max');
  const { testimonials, features, accommodations, blogs } = endpointReads;
  const lists = [testimonials, features, accommodations, blogs];
  // All languages at once: an upstream is asked for each list once.
  const reads = languages.flatMap((language) => lists.map((read) => read(language)));
  await Promise.all([...reads, readCentreFacts()]);
  await readFamilyGroups();
  return { refreshed: contentTags };
}

async function safeStory(id: string, language: Language): Promise<Blog | null> {
  const story = await source.blog(id, language);
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
