import 'server-only';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { env } from '@/lib/config/env';
import { englishNames, type Language, prefixed } from '@/lib/i18n/language';
import { type Reviews, reviewedPages, withheldPages } from '@/lib/stories/centre-facts';
import { type ContentFiles, contentFiles } from './content-files';
import { isOutdated, markOf } from './document-check';
import { FACT_FILES, factFiles } from './fact-files';
import { fileReader, isMissing } from './file-reader';
import { parseHelplines } from './list-files';
import { isMediaName, mediaAddress, openMedia } from './media';
import { type Mistake, readFrontMatter } from './records';
import { HELPLINE_FILE, parseSite, SITE_FILE } from './site-file';
import { storyFile, translationIn, WITHHELD } from './story';

type Counted =
  | 'stories'
  | 'translations'
  | 'testimonials'
  | 'features'
  | 'accommodations'
  | 'family groups'
  | 'saved replies'
  | 'chat steps'
  | 'awaiting review'
  | 'withheld';

export type ContentReport = {
  mistakes: Mistake[];
  /** What is not translated, or translated from an English text that has changed since; the site shows it all the same. */
  translations: Mistake[];
  counts: Record<Counted, number>;
};

/** Everything an operator should mend in a content folder, in the order of files and lines. */
export async function checkContent(dir: string): Promise<Mistake[]> {
  return (await reportContent(dir)).mistakes;
}

/** The same with the number of usable records. */
export async function reportContent(dir: string): Promise<ContentReport> {
  const nothing = {
    stories: 0,
    translations: 0,
    testimonials: 0,
    features: 0,
    accommodations: 0,
    'family groups': 0,
    'saved replies': 0,
    'chat steps': 0,
    'awaiting review': 0,
    withheld: 0,
  };
  if (!(await isFolder(dir)))
    return { mistakes: [wholeFile('.', 'the content folder is missing')], translations: [], counts: nothing };
  const files = contentFiles(dir, () => undefined);
  const read = {
    stories: await files.stories(),
    testimonials: await files.testimonials(),
    features: await files.features(),
    accommodations: await files.accommodations(),
    families: await files.families(),
    replies: await files.replies(),
    flow: await files.flow(),
    facts: await factFiles(dir, () => undefined)(),
    site: (await fileReader(dir, parseSite, () => undefined)(SITE_FILE)) ?? none,
    helplines: (await fileReader(dir, parseHelplines, () => undefined)(HELPLINE_FILE)) ?? none,
  };
  const translated = await Promise.all(prefixed.map((language) => files.stories(language)));
  const inTranslations = translated
    .flatMap(({ mistakes }) => mistakes)
    .filter(({ file }) => translationIn(file) !== null);
  const mistakes = [
    ...Object.values(read).flatMap((checked) => checked.mistakes),
    ...inTranslations,
    ...(await storyFolderMistakes(dir)),
    ...(await unreadFiles(dir)),
  ];
  return {
    mistakes: mistakes.sort(byLine),
    translations: [...(await untranslated(files)), ...(await outdated(dir))],
    counts: {
      stories: read.stories.value.length,
      translations: translated.flatMap(({ value }) => value.filter(({ language }) => language)).length,
      testimonials: read.testimonials.value?.length ?? 0,
      features: read.features.value?.length ?? 0,
      accommodations: read.accommodations.value?.length ?? 0,
      'family groups': read.families.value?.length ?? 0,
      'saved replies': read.replies.value?.length ?? 0,
      'chat steps': read.flow.value?.steps.size ?? 0,
      'awaiting review': (await unreviewed(dir)) + waitingPages(read.facts.value.reviews),
      withheld:
        mistakes.filter(({ message }) => message === WITHHELD).length +
        withheldPages(read.facts.value.reviews, env().REVIEW_REQUIRED === 'on').length,
    },
  };
}

const none: { mistakes: Mistake[] } = { mistakes: [] };

const waitingPages = (reviews: Reviews | null): number =>
  reviewedPages.filter((page) => !reviews?.[page]).length;

const isEnglish = ({ language }: { language?: Language | undefined }): boolean => language === undefined;

/** By language and list what the site shows in English for want of a translation. */
async function untranslated(files: ContentFiles): Promise<Mistake[]> {
  const found: Mistake[] = [];
  for (const language of prefixed) {
    const into = `not translated into ${englishNames[language]}`;
    const stories = (await files.stories(language)).value.filter(isEnglish);
    if (stories.length > 0)
      found.push(noteOf('stories', `${into}: ${stories.map(({ id }) => id).join(', ')}`));
    for (const list of ['features', 'accommodations', 'testimonials'] as const) {
      const { value } = await files[list](language);
      const { length } = (value ?? []).filter(isEnglish);
      if (length > 0) found.push(noteOf(`${list}.json`, `${into}: ${length} of ${value?.length} records`));
    }
  }
  return found;
}

/** Translations of an English text that is another now, with the mark that makes them current again. */
async function outdated(dir: string): Promise<Mistake[]> {
  const names = (await storyNames(dir)).filter((name) => translationIn(name) !== null);
  const found = await Promise.all(names.map((name) => outdatedOne(dir, name)));
  return found.flatMap((note) => note ?? []);
}

async function outdatedOne(dir: string, name: string): Promise<Mistake | null> {
  const path = storyFile(translationIn(name)?.id ?? '', 'en');
  const english = await readFile(join(dir, path), 'utf8').catch(() => null);
  const text = await textOf(dir, name);
  const head = readFrontMatter(text, () => undefined)?.head;
  if (english === null || head === undefined || !isOutdated(text, english)) return null;
  const mark = markOf(english);
  const message = `the English may say something else by now; once both agree, write translation_of: "${mark}"`;
  return { ...noteOf(`stories/${name}`, message), line: head.lineOf('translation_of') };
}

const textOf = (dir: string, name: string): Promise<string> =>
  readFile(join(dir, 'stories', name), 'utf8').catch(() => '');

const noteOf = (file: string, message: string): Mistake => ({ ...wholeFile(file, message), isNote: true });

/** Stories and translations whose head names nobody who has reviewed them. */
async function unreviewed(dir: string): Promise<number> {
  const texts = await Promise.all((await storyNames(dir)).map((name) => textOf(dir, name)));
  const heads = texts.map((text) => readFrontMatter(text, () => undefined)?.head);
  return heads.filter((head) => head && !head.keys.includes('reviewed_by')).length;
}

async function storyNames(dir: string): Promise<string[]> {
  if (!(await isFolder(join(dir, 'stories')))) return [];
  const names = await readdir(join(dir, 'stories'));
  return names.filter((name) => name.endsWith('.md') && !name.startsWith('.')).sort();
}

/** What can be wrong with the folder of stories itself. */
async function storyFolderMistakes(dir: string): Promise<Mistake[]> {
  const folder = join(dir, 'stories');
  if (!(await isFolder(folder))) return [wholeFile('stories', 'the folder is missing')];
  const names = await storyNames(dir);
  if (names.every(translationIn)) return [wholeFile('stories', 'there is no story')];
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
    const of = translationIn(name);
    if (of && !names.includes(`${of.id}.md`))
      return [wholeFile(`stories/${name}`, `there is no ${storyFile(of.id, 'en')} that this translates`)];
    const earlier = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return earlier === undefined
      ? []
      : [wholeFile(`stories/${name}`, `duplicate id: the name differs from ${earlier} only in case`)];
  });
}

const LISTS = [
  'testimonials.json',
  'features.json',
  'accommodations.json',
  'families.json',
  'replies.json',
  'chat/flow.json',
  'chat/examples.txt',
  ...FACT_FILES,
  SITE_FILE,
  HELPLINE_FILE,
];

/** Files that no page will ever show, so that nobody waits for them. Hidden ones are an editor's own. */
async function unreadFiles(dir: string): Promise<Mistake[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
    .filter(
      (file) => !/(?:^|\/)\./.test(file) && !LISTS.includes(file) && !/^stories\/[^/]+\.md$/.test(file),
    );
  const mistakes: Mistake[] = [];
  for (const file of files) {
    if (!isMediaName(file)) mistakes.push(wholeFile(file, `this file is not read: ${expectedIn(file)}`));
    else if ((await mediaAddress(dir, file)) === null || (await openFilm(dir, file)) === null)
      mistakes.push(wholeFile(file, 'this file cannot be shown: it is broken, too large or of another kind'));
  }
  return mistakes;
}

/** Films and captions are opened, a picture only measured: making its copies is the site's work. */
const openFilm = (dir: string, file: string): Promise<unknown> =>
  /\.(?:mp4|webm|vtt)$/i.test(file) ? openMedia(file, dir) : Promise.resolve(file);

const expectedIn = (file: string): string =>
  file.startsWith('stories/')
    ? 'a story is a .md file in stories/ itself, its pictures are .webp, .avif, .jpg, .png or .gif'
    : `a list is one of ${LISTS.join(', ')}; pictures are .webp, .avif, .jpg, .png or .gif, films .mp4 or .webm, captions .vtt`;

const wholeFile = (file: string, message: string): Mistake => ({ file, line: 1, message });

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

const byLine = (a: Mistake, b: Mistake): number =>
  a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
