import 'server-only';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Flow } from '@/lib/chat/flow/schema';
import { EXAMPLES_FILE, parseExamples, parseFlow, withExamples } from '@/lib/chat/store/flow-file';
import type { Language } from '@/lib/i18n/language';
import { overlayOf } from '@/lib/stories/inventory';
import { textsIn } from '@/lib/stories/languages';
import { withOverlay } from '@/lib/stories/overlay';
import {
  type Accommodation,
  type Blog,
  type FamilyGroup,
  type Feature,
  isContentId,
  type SavedReply,
  type Testimonial,
} from '@/lib/stories/schema';
import { type FileReader, fileReader, isMissing, type ParseFile } from './file-reader';
import {
  type List,
  parseAccommodations,
  parseFamilies,
  parseFeatures,
  parseHelplines,
  parseReplies,
  parseTestimonials,
} from './list-files';
import type { Checked, Mistake } from './records';
import { isPublished, parseStory, parseTranslation, released, storyFile, translationIn } from './story';

const FLOW_FILE = 'chat/flow.json';
/** The parser of each file that is no story. */
export const listParsers: Readonly<Record<string, ParseFile<unknown>>> = {
  'testimonials.json': parseTestimonials,
  'features.json': parseFeatures,
  'accommodations.json': parseAccommodations,
  'families.json': parseFamilies,
  'replies.json': parseReplies,
  'helplines.json': parseHelplines,
  [FLOW_FILE]: parseFlow,
};

/**
 * The content folder as the wire's shapes. Every call sees what the files say now, in the language asked for; a record
 * without that language is in English, and what is not English says its language.
 */
export type ContentFiles = {
  stories(language?: Language): Promise<Checked<Blog[]>>;
  story(id: string, language?: Language): Promise<Blog | null>;
  testimonials(language?: Language): Promise<Checked<List<Testimonial>>>;
  features(language?: Language): Promise<Checked<List<Feature>>>;
  accommodations(language?: Language): Promise<Checked<List<Accommodation>>>;
  /** Groups for families; a folder without the file has none. */
  families(): Promise<Checked<List<FamilyGroup>>>;
  /** Answers that are often needed, for the inbox; a folder without the file has none. */
  replies(): Promise<Checked<List<SavedReply>>>;
  /** The script of the chat; null when it cannot be run. */
  flow(): Promise<Checked<Flow | null>>;
};

/**
 * Reads a content folder. A folder that is not there at all is a failure (a volume that is not mounted), so the
 * page cache keeps what it has; a missing list or no stories is an empty list.
 */
export function contentFiles(dir: string, report: Report): ContentFiles {
  const storyIn = storyReader(dir, report);
  const readFlow = fileReader(dir, parseFlow, report);
  const readExamples = fileReader(dir, parseExamples, report);
  const lists = {
    testimonials: fileReader(dir, parseTestimonials, report),
    features: fileReader(dir, parseFeatures, report),
    accommodations: fileReader(dir, parseAccommodations, report),
    families: fileReader(dir, parseFamilies, report),
    replies: fileReader(dir, parseReplies, report),
  };
  return {
    async stories(language = 'en') {
      const ids = await storyIds(dir);
      const read = await Promise.all(ids.map((id) => storyIn(id, language)));
      const found = read.filter((checked) => checked !== null);
      return {
        value: found.flatMap(({ value }) => value ?? []).sort(newestFirst),
        mistakes: found.flatMap(({ mistakes }) => mistakes),
      };
    },
    async story(id, language = 'en') {
      if (!isContentId(id)) return null;
      // Listing the folder first: a file system without case would give one story several addresses.
      if (!(await storyIds(dir)).includes(id)) return null;
      return (await storyIn(id, language))?.value ?? null;
    },
    async testimonials(language = 'en') {
      requireKnown(dir);
      const list = await readList(dir, 'testimonials.json', lists.testimonials);
      return eachIn(list, ({ customer_name, ...rest }) => ({
        ...rest,
        ...textsIn({ customer_name }, language),
      }));
    },
    async features(language = 'en') {
      const list = await readList(dir, 'features.json', lists.features);
      return eachIn(list, ({ title, ...rest }) => ({ ...rest, ...textsIn({ title }, language) }));
    },
    async accommodations(language = 'en') {
      const list = await readList(dir, 'accommodations.json', lists.accommodations);
      return eachIn(list, ({ name, type, ...rest }) => ({ ...rest, ...textsIn({ name, type }, language) }));
    },
    families: async () => (await lists.families('families.json')) ?? { value: [], mistakes: [] },
    replies: async () => (await lists.replies('replies.json')) ?? { value: [], mistakes: [] },
    async flow() {
      const script = await readFlow(FLOW_FILE);
      if (script !== null) return withExamples(script, await readExamples(EXAMPLES_FILE));
      await stat(dir);
      return { value: null, mistakes: [{ file: FLOW_FILE, line: 1, message: 'the file is missing' }] };
    },
  };
}

type Report = (mistakes: readonly Mistake[]) => void;

/** Reads a story in a language: the words of its translation, where there is one, and the English file's rest. */
function storyReader(dir: string, report: Report) {
  const readStory = fileReader(dir, parseStory, report);
  const readTranslation = fileReader(dir, parseTranslation, report);
  /** One story that cannot be read (rights, a bad sector) does not take the others with it. */
  const readOrTell = async <T>(
    file: string,
    read: FileReader<T | null>,
  ): Promise<Checked<T | null> | null> => {
    try {
      return await read(file);
    } catch {
      const mistakes = [{ file, line: 1, message: 'the file cannot be read' }];
      report(mistakes);
      return { value: null, mistakes };
    }
  };
  return async (id: string, language: Language): Promise<Checked<Blog | null> | null> => {
    const checked = await readOrTell(storyFile(id, 'en'), readStory);
    const english = checked && released(storyFile(id, 'en'), checked, checked.value);
    const story = english?.value && isPublished(english.value) ? english.value : null;
    const file = storyFile(id, language);
    const own = language === 'en' ? null : await readOrTell(file, readTranslation);
    if (!english || !own) return english && { ...english, value: story };
    const { value, mistakes } = released(file, own, story);
    return { value: story && { ...story, ...value }, mistakes: [...english.mistakes, ...mistakes] };
  };
}

async function readList<T>(dir: string, file: string, read: FileReader<List<T>>): Promise<Checked<List<T>>> {
  const checked = await read(file);
  if (checked !== null) return checked;
  await stat(dir);
  return { value: [], mistakes: [{ file, line: 1, message: 'the file is missing' }] };
}

const eachIn = <Entry, T>({ value, ...checked }: Checked<List<Entry>>, read: (entry: Entry) => T) => ({
  ...checked,
  value: value === null ? null : value.map(read),
});

/** Ids of the stories in a stable order. Hidden files (an editor's own) are nobody's stories, translations no others. */
async function storyIds(dir: string): Promise<string[]> {
  requireKnown(dir);
  const files = (await namesOfStories(dir)).map((name) => `stories/${name}`);
  const own = [...withOverlay(files, overlayOf(dir))].filter(
    (path) => /^stories\/[^/.][^/]*\.md$/.test(path) && !translationIn(path),
  );
  return own.sort().map((path) => path.slice('stories/'.length, -'.md'.length));
}

async function namesOfStories(dir: string): Promise<string[]> {
  try {
    return await readdir(join(dir, 'stories'));
  } catch (error) {
    if (!isMissing(error)) throw error;
    await stat(dir);
    return [];
  }
}

/**
 * Before the store, or a copy of what it said, has been read, nobody knows what is taken down (decision 38): what people
 * have told of themselves waits for it. @throws Error
 */
function requireKnown(dir: string): void {
  if (overlayOf(dir)?.isKnown === false) throw new Error('The store has not been read yet.');
}

const newestFirst = (a: Blog, b: Blog): number => {
  const [older, newer] = [a.created_at ?? '', b.created_at ?? ''];
  if (older !== newer) return older < newer ? 1 : -1;
  return a.id < b.id ? -1 : 1;
};
