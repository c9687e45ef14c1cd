import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseFlow } from '@/lib/chat/store/flow-file';
import type { Flow } from '@/lib/chat/store/flow-schema';
import {
  Accommodation,
  type Blog,
  Captions,
  FamilyGroup,
  Feature,
  isContentId,
  OwnPath,
  Testimonial,
  Transcript,
  Words,
} from '@/lib/stories/schema';
import { nextDays } from '@/lib/stories/story-date';
import {
  type FileReader,
  fileReader,
  isMissing,
  type ParseFile,
  resolveReference,
  videoLinkProblem,
} from './file-reader';
import { captionsOf, picture, pictured } from './photo';
import {
  type Checked,
  type Complain,
  checkRecord,
  type JsonRecord,
  type Mistake,
  readJsonRecords,
} from './records';
import { isPublished, parseStory } from './story';

const FLOW_FILE = 'chat/flow.json';

/** The content folder as the wire's shapes. Every call sees what the files say now. */
export type ContentFiles = {
  stories(): Promise<Checked<Blog[]>>;
  story(id: string): Promise<Blog | null>;
  testimonials(): Promise<Checked<List<Testimonial>>>;
  features(): Promise<Checked<List<Feature>>>;
  accommodations(): Promise<Checked<List<Accommodation>>>;
  /** Groups for families; a folder without the file has none. */
  families(): Promise<Checked<List<FamilyGroup>>>;
  /** The script of the chat; null when it cannot be run. */
  flow(): Promise<Checked<Flow | null>>;
};

/**
 * Reads a content folder. A folder that is not there at all is a failure (a volume that is not mounted), so the
 * page cache keeps what it has; a missing list or no stories is an empty list.
 */
export function contentFiles(dir: string, report: (mistakes: readonly Mistake[]) => void): ContentFiles {
  const readStory = fileReader(dir, parseStory, report);
  const readFlow = fileReader(dir, parseFlow, report);
  const lists = {
    testimonials: fileReader(dir, parseTestimonials, report),
    features: fileReader(dir, parseFeatures, report),
    accommodations: fileReader(dir, parseAccommodations, report),
    families: fileReader(dir, parseFamilies, report),
  };
  /** One story that cannot be read (rights, a bad sector) does not take the others with it. */
  const readOrTell = async (file: string): Promise<Checked<Blog | null> | null> => {
    try {
      const checked = await readStory(file);
      return checked?.value && !isPublished(checked.value) ? { ...checked, value: null } : checked;
    } catch {
      const mistakes = [{ file, line: 1, message: 'the file cannot be read' }];
      report(mistakes);
      return { value: null, mistakes };
    }
  };
  return {
    async stories() {
      const names = await storyFiles(dir);
      const read = await Promise.all(names.map((name) => readOrTell(`stories/${name}`)));
      const found = read.filter((checked) => checked !== null);
      return {
        value: found.flatMap(({ value }) => value ?? []).sort(newestFirst),
        mistakes: found.flatMap(({ mistakes }) => mistakes),
      };
    },
    async story(id) {
      if (!isContentId(id)) return null;
      // Listing the folder first: a file system without case would give one story several addresses.
      if (!(await storyFiles(dir)).includes(`${id}.md`)) return null;
      const story = (await readStory(`stories/${id}.md`))?.value ?? null;
      return story && isPublished(story) ? story : null;
    },
    testimonials: () => readList(dir, 'testimonials.json', lists.testimonials),
    features: () => readList(dir, 'features.json', lists.features),
    accommodations: () => readList(dir, 'accommodations.json', lists.accommodations),
    families: async () => (await lists.families('families.json')) ?? { value: [], mistakes: [] },
    async flow() {
      const checked = await readFlow(FLOW_FILE);
      if (checked !== null) return checked;
      await stat(dir);
      return { value: null, mistakes: [{ file: FLOW_FILE, line: 1, message: 'the file is missing' }] };
    },
  };
}

async function readList<T>(dir: string, file: string, read: FileReader<List<T>>): Promise<Checked<List<T>>> {
  const checked = await read(file);
  if (checked !== null) return checked;
  await stat(dir);
  return { value: [], mistakes: [{ file, line: 1, message: 'the file is missing' }] };
}

/** Names of the story files in a stable order. Hidden files (an editor's own) are nobody's stories. */
async function storyFiles(dir: string): Promise<string[]> {
  try {
    const names = await readdir(join(dir, 'stories'));
    return names.filter((name) => name.endsWith('.md') && !name.startsWith('.')).sort();
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stat(dir);
    return [];
  }
}

const newestFirst = (a: Blog, b: Blog): number => {
  const [older, newer] = [a.created_at ?? '', b.created_at ?? ''];
  if (older !== newer) return older < newer ? 1 : -1;
  return a.id < b.id ? -1 : 1;
};

/** Null: the file is no readable list at all. A bad record is left out, a missing picture becomes null. */
type List<T> = T[] | null;

/** The records as an editor writes them: what is wrong is told here, not left out in silence. */
const TestimonialFile = Testimonial.extend({
  captions: Captions.optional(),
  transcript: Transcript.optional(),
  silent: z.boolean('expected true or false').optional(),
});
const FeatureFile = Feature.omit({ image_alt: true }).extend({
  for_whom: Words.optional(),
  how_long: Words.optional(),
  link: OwnPath.optional(),
  photo: z.unknown().optional(),
});
const AccommodationFile = Accommodation.omit({ image_alt: true }).extend({ photo: z.unknown().optional() });

const parseTestimonials: ParseFile<List<Testimonial>> = (text, { complain, media }) =>
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
    const thumbnail_image = await picture(entry.thumbnail_image, {
      key: 'thumbnail_image',
      record,
      complain,
      media,
    });
    const captions = await captionsOf(entry.captions, { key: 'captions', record, complain, media });
    return [{ ...entry, video_url: video.address, thumbnail_image, captions }];
  });

const parseFeatures: ParseFile<List<Feature>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record, ids) => {
    const entry = checkRecord(FeatureFile, record, complain);
    if (entry === null || isRepeated(entry.id, ids, () => complain(record.lineOf('id'), repeated(entry.id))))
      return [];
    return [await pictured(entry, { key: 'image', record, complain, media })];
  });

const parseAccommodations: ParseFile<List<Accommodation>> = (text, { complain, media }) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(AccommodationFile, record, complain);
    if (entry === null) return [];
    return [await pictured(entry, { key: 'image', record, complain, media })];
  });

const parseFamilies: ParseFile<List<FamilyGroup>> = (text, { complain }) =>
  eachRecord(text, complain, async (record) => {
    const entry = checkRecord(FamilyGroup, record, complain);
    if (entry === null) return [];
    if (entry.dates.length > 0 && nextDays(entry.dates).length === 0)
      complain(record.lineOf('dates'), 'every day of "dates" has passed, so the page shows none', 'note');
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
