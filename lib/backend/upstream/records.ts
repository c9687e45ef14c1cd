import 'server-only';
import * as z from 'zod';
import { BackendError } from '@/lib/backend/backend';
import { log } from '@/lib/server/log';
import { Accommodation, Blog, BlogDetail, Feature, Testimonial } from '@/lib/stories/schema';

const List = z.union([
  z.array(z.unknown()),
  z.object({ results: z.array(z.unknown()) }).transform(({ results }) => results),
]);

/**
 * Reads a list record by record: one that breaks the contract is dropped and counted, the rest is shown.
 * Of two with the same id the first wins, of each language where they name it (decision 36); lists without ids keep
 * everything. Order is the upstream's.
 * @throws BackendError `bad-answer` for a body that is no list, and for records of which none can be read: the last good
 * content stays then.
 */
export function readRecords<T extends object>(schema: z.ZodType<T>, body: unknown, path: string): T[] {
  const list = List.safeParse(body);
  if (!list.success) throw new BackendError('bad-answer', { cause: list.error });
  const parsed = list.data.flatMap((record) => {
    const { data } = schema.safeParse(record);
    return data ? [data] : [];
  });
  const dropped = list.data.length - parsed.length;
  if (dropped > 0) log.warn({ path, dropped }, 'upstream records dropped');
  if (dropped > 1 && parsed.length === 0) throw new BackendError('bad-answer');
  return firstOfEachId(parsed);
}

function firstOfEachId<T extends object>(records: readonly T[]): T[] {
  const seen = new Set<string>();
  return records.filter((record) => {
    if (!('id' in record)) return true;
    const key = `${record.id} ${('language' in record && record.language) || 'en'}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** The contract's content schemas as one upstream speaks them: its relative addresses made absolute (contract §3). */
export function wireSchemas(baseUrl: string) {
  const absolute = (url: string | null) => (url === null ? null : absoluteHttpUrl(url, baseUrl));
  const withThumbnail = <T extends { thumbnail_image: string | null }>(record: T) => ({
    ...record,
    thumbnail_image: absolute(record.thumbnail_image),
  });
  const withImage = <T extends { image: string | null }>(record: T) => ({
    ...record,
    image: absolute(record.image),
  });
  return {
    // Captions of another host may not be loaded into a film here.
    testimonial: Testimonial.omit({ captions: true }).transform((record, context) => {
      const videoUrl = absolute(record.video_url);
      if (videoUrl !== null) return { ...withThumbnail(record), video_url: videoUrl };
      context.addIssue({ code: 'custom', message: 'expected an http or https address', path: ['video_url'] });
      return z.NEVER;
    }),
    feature: Feature.transform(withImage),
    accommodation: Accommodation.transform(withImage),
    blog: Blog.transform(withThumbnail),
    blogDetail: BlogDetail.transform(withThumbnail),
  };
}

function absoluteHttpUrl(url: string, baseUrl: string): string | null {
  const base = `${baseUrl}/`;
  if (!URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
}
