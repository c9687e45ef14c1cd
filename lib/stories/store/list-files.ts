import 'server-only';
import * as z from 'zod';
import type { OwnHelpline } from '@/lib/i18n/helplines';
import { HelplineEntry } from '@/lib/stories/helplines';
import {
  Accommodation,
  Captions,
  FamilyGroup,
  Feature,
  OwnPath,
  Photo,
  SavedReply,
  Testimonial,
  Transcript,
  type Translated,
  Words,
  wordsOf,
} from '@/lib/stories/schema';
import { nextDays } from '@/lib/stories/story-date';
import { type ParseFile, resolveReference, videoLinkProblem } from './file-reader';
import { captionsOf, pictured } from './photo';
import { type Complain, checkRecord, type JsonRecord, readJsonRecords } from './records';

/** Null: the file is no readable list at all. A bad record is left out, a missing picture becomes null. */
export type List<T> = T[] | null;

/** The records as an editor writes them: what is wrong is told here, not left out in silence. */
const Title = wordsOf(z.string().trim().min(1).max(500));
const TestimonialFile = Testimonial.omit({ thumbnail_alt: true, language: true }).extend({
  customer_name: Title,
  captions: Captions.optional(),
  transcript: Transcript.optional(),
  silent: z.boolean('expected true or false').optional(),
  photo: z.unknown().optional(),
});
const FeatureFile = Feature.omit({ image_alt: true, language: true }).extend({
  title: Title,
  for_whom: Words.optional(),
  how_long: Words.optional(),
  link: OwnPath.optional(),
  photo: z.unknown().optional(),
});
const AccommodationFile = Accommodation.omit({ image_alt: true, language: true }).extend({
  name: Title,
  type: wordsOf(z.string().trim().max(500)),
  photo: z.unknown().optional(),
});

/** What a form shows of each list, with what is read by itself. */
export const listSchemas: Readonly<Record<string, z.ZodType>> = {
  'testimonials.json': z.array(TestimonialFile.extend({ photo: Photo.optional() })),
  'features.json': z.array(FeatureFile.extend({ photo: Photo.optional() })),
  'accommodations.json': z.array(AccommodationFile.extend({ photo: Photo.optional() })),
  'families.json': z.array(FamilyGroup),
  'replies.json': z.array(SavedReply),
  'helplines.json': z.array(HelplineEntry),
};

/** A record whose texts are in every language that an editor has written. */
type Entry<T, Name extends keyof T> = Omit<T, Name | 'language'> & Record<Name, Translated>;

export const parseTestimonials: ParseFile<List<Entry<Testimonial, 'customer_name'>>> = (
  text,
  { complain, media },
) =>
  eachRecord(text, complain, async (record, ids) => {
    const entry = checkRecord(TestimonialFile, record, complain);
    if (entry === null || isRepeated(entry.id, ids, () => complain(record.lineOf('id'), repeated(entry.id))))
      return [];
    const video = await resolveReference(entry.video_url, '', media);
    const problem = 'problem' in video ? video.problem : videoLinkProblem(video.address);
    if ('problem' in video || problem !== null) {
      complain(record.lineOf('video_url'), `"video_url": ${problem}`);
      return [];
    }
    const { thumbnail_image, ...rest } = entry;
    const field = { key: 'thumbnail_image', record, complain, media };
    const { image, image_alt, ...shown } = await pictured({ ...rest, image: thumbnail_image }, field);
    const captions = await captionsOf(entry.captions, { key: 'captions', record, complain, media });
    return [
      { ...shown, video_url: video.address, thumbnail_image: image, thumbnail_alt: image_alt, captions },
    ];
  });

export const parseFeatures: ParseFile<List<Entry<Feature, 'title'>>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record, ids) => {
    const entry = checkRecord(FeatureFile, record, complain);
    if (entry === null || isRepeated(entry.id, ids, () => complain(record.lineOf('id'), repeated(entry.id))))
      return [];
    return [await pictured(entry, { key: 'image', record, complain, media })];
  });

export const parseAccommodations: ParseFile<List<Entry<Accommodation, 'name' | 'type'>>> = (
  text,
  { complain, media },
) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(AccommodationFile, record, complain);
    if (entry === null) return [];
    return [await pictured(entry, { key: 'image', record, complain, media })];
  });

export const parseFamilies: ParseFile<List<FamilyGroup>> = (text, { complain }) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(FamilyGroup, record, complain);
    if (entry === null) return [];
    if (entry.dates.length > 0 && nextDays(entry.dates).length === 0)
      complain(record.lineOf('dates'), 'every day of "dates" has passed, so the page shows none', 'note');
    return [entry];
  });

/** What stands in braces, or a brace alone. */
const BRACES = /\{[^{}]*\}?|\}/g;

export const parseReplies: ParseFile<List<SavedReply>> = (text, { complain }) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(SavedReply, record, complain);
    if (entry === null) return [];
    for (const key of ['subject', 'text'] as const)
      for (const [language, words] of Object.entries(entry[key])) {
        // The inbox puts the name into the text alone.
        const rest = key === 'text' ? words.replaceAll('{name}', '') : words;
        for (const [stray] of rest.matchAll(BRACES))
          complain(
            record.lineOf(key),
            `"${key}.${language}": “${stray}” would be sent as it stands: only {name} in the text is filled in`,
          );
      }
    return [entry];
  });

/** A number whose check is older than this should be called again. */
const CHECK_DAYS = 365;

/** A row that cannot be used leaves what the site says without it. */
export const parseHelplines: ParseFile<List<OwnHelpline>> = (text, { complain }) =>
  eachRecord(text, complain, async (record, numbers) => {
    const entry = checkRecord(HelplineEntry, record, complain);
    if (entry === null) return [];
    const repeat = () => complain(record.lineOf('number'), `an earlier row has the number ${entry.number}`);
    if (isRepeated(entry.number, numbers, repeat)) return [];
    if (Date.now() - Date.parse(entry.checked) > CHECK_DAYS * 86_400_000)
      complain(
        record.lineOf('checked'),
        'checked more than a year ago: please call the number again',
        'note',
      );
    return [entry];
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

function isRepeated(id: string, ids: Set<string>, tell: () => void): boolean {
  const seen = ids.has(id);
  if (seen) tell();
  ids.add(id);
  return seen;
}

const repeated = (id: string) => `the id "${id}" is used by an earlier record`;
