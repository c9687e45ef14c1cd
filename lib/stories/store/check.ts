import 'server-only';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Reviews, reviewedPages } from '@/lib/stories/centre-facts';
import { contentFiles } from './content-files';
import { FACT_FILES, factFiles } from './fact-files';
import { isMissing } from './file-reader';
import { isMediaName, mediaAddress, openMedia } from './media';
import { type Mistake, readFrontMatter } from './records';

type Counted =
  | 'stories'
  | 'testimonials'
  | 'features'
  | 'accommodations'
  | 'family groups'
  | 'chat steps'
  | 'awaiting review';

export type ContentReport = {
  mistakes: Mistake[];
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
    testimonials: 0,
    features: 0,
    accommodations: 0,
    'family groups': 0,
    'chat steps': 0,
    'awaiting review': 0,
  };
  if (!(await isFolder(dir)))
    return { mistakes: [wholeFile('.', 'the content folder is missing')], counts: nothing };
  const files = contentFiles(dir, () => undefined);
  const read = {
    stories: await files.stories(),
    testimonials: await files.testimonials(),
    features: await files.features(),
    accommodations: await files.accommodations(),
    families: await files.families(),
    flow: await files.flow(),
    facts: await factFiles(dir, () => undefined)(),
  };
  const mistakes = Object.values(read).flatMap((checked) => checked.mistakes);
  return {
    mistakes: [...mistakes, ...(await storyFolderMistakes(dir)), ...(await unreadFiles(dir))].sort(byLine),
    counts: {
      stories: read.stories.value.length,
      testimonials: read.testimonials.value?.length ?? 0,
      features: read.features.value?.length ?? 0,
      accommodations: read.accommodations.value?.length ?? 0,
      'family groups': read.families.value?.length ?? 0,
      'chat steps': read.flow.value?.steps.size ?? 0,
      'awaiting review': (await unreviewed(dir)) + waitingPages(read.facts.value.reviews),
    },
  };
}

const waitingPages = (reviews: Reviews | null): number =>
  reviewedPages.filter((page) => !reviews?.[page]).length;

/** Stories whose head names nobody who has reviewed them. */
async function unreviewed(dir: string): Promise<number> {
  const texts = await Promise.all(
    (await storyNames(dir)).map((name) => readFile(join(dir, 'stories', name), 'utf8').catch(() => '')),
  );
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
  if (names.length === 0) return [wholeFile('stories', 'there is no story')];
  const seen = new Map<string, string>();
  return names.flatMap((name) => {
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
  'chat/flow.json',
  ...FACT_FILES,
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
