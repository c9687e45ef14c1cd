import 'server-only';
import { Accommodation, Feature, Testimonial } from '@/lib/stories/schema';
import type { MediaLookup, ParseFile } from './file-reader';
import { type JsonRecord, readJsonRecords } from './json-records';
import type { Complain } from './mistake';
import { checkRecord } from './record-check';
import { resolveReference, videoLinkProblem } from './reference';

/** Null: the file is no readable list at all. A bad record is left out, a missing picture becomes null. */
export type List<T> = T[] | null;

export const parseTestimonials: ParseFile<List<Testimonial>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record, ids) => {
    const entry = checkRecord(Testimonial, record, complain);
    if (entry === null || isRepeated(entry.id, ids, () => complain(record.lineOf('id'), repeated(entry.id))))
      return [];
    const video = await resolveReference(entry.video_url, '', media);
    const problem = 'problem' in video ? video.problem : videoLinkProblem(video.address);
    if ('problem' in video || problem !== null) {
      complain(record.lineOf('video_url'), `"video_url": ${problem}`);
      return [];
    }
    const thumbnail_image = await picture(entry.thumbnail_image, {
      key: 'thumbnail_image',
      record,
      complain,
      media,
    });
    return [{ ...entry, video_url: video.address, thumbnail_image }];
  });

export const parseFeatures: ParseFile<List<Feature>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record, ids) => {
    const entry = checkRecord(Feature, record, complain);
    if (entry === null || isRepeated(entry.id, ids, () => complain(record.lineOf('id'), repeated(entry.id))))
      return [];
    return [{ ...entry, image: await picture(entry.image, { key: 'image', record, complain, media }) }];
  });

export const parseAccommodations: ParseFile<List<Accommodation>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(Accommodation, record, complain);
    if (entry === null) return [];
    return [{ ...entry, image: await picture(entry.image, { key: 'image', record, complain, media }) }];
  });

/** One record after the other, so that complaints and the order of the list are stable. */
async function eachRecord<T>(
  text: string,
  complain: Complain,
  read: (record: JsonRecord, ids: Set<string>) => Promise<T[]>,
): Promise<List<T>> {
  const records = readJsonRecords(text, complain);
  if (records === null) return null;
  const ids = new Set<string>();
  const values: T[] = [];
  for (const record of records) values.push(...(await read(record, ids)));
  return values;
}

type PictureField = { key: string; record: JsonRecord; complain: Complain; media: MediaLookup };

async function picture(reference: string | null, field: PictureField): Promise<string | null> {
  if (reference === null) return null;
  const found = await resolveReference(reference, '', field.media);
  if ('address' in found) return found.address;
  field.complain(field.record.lineOf(field.key), `"${field.key}": ${found.problem}`);
  return null;
}

function isRepeated(id: string, ids: Set<string>, tell: () => void): boolean {
  const seen = ids.has(id);
  if (seen) tell();
  ids.add(id);
  return seen;
}

const repeated = (id: string) => `the id "${id}" is used by an earlier record`;
