import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DocumentCheck, documentName } from '@/lib/stories/document-schema';
import type { ValuePath } from '@/lib/stories/field-shape';
import type { Blog } from '@/lib/stories/schema';
import { listParsers } from './content-files';
import { factParsers } from './fact-files';
import { isMissing, type ParseFile, parseText } from './file-reader';
import { type Mistake, pathsByLine, readFrontMatter, titleOf } from './records';
import { parseStory, parseTranslation, type Translation } from './story';

type Text = { dir: string; path: string; text: string };
/** `english`: the text of a translation's story as visitors read it; null where there is none. */
type Checking = Text & { english?: string | null };

/** What lies in the content folder; null where there is no such file. */
export async function fileText(dir: string, path: string): Promise<string | null> {
  try {
    return await readFile(join(dir, path), 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The mark that a translation of this text writes as `translation_of`; a review that is recorded changes no words. */
export const markOf = (english: string): string =>
  createHash('sha256')
    .update(english.replace(/^reviewed_(?:by|on):.*\n/gm, ''))
    .digest('hex')
    .slice(0, 12);

/** Whether a translation names another English text than the one of now. */
export const isOutdated = (translation: string, english: string): boolean =>
  // As it is written: of digits alone YAML would make a number.
  /^translation_of:[ \t]*["']?([0-9a-f]+)/m.exec(translation)?.[1] !== markOf(english);

/** What is wrong with a text, by the very parsers that its page reads it by. */
export async function checkDocument(input: Checking): Promise<DocumentCheck> {
  const { mistakes } = (await parsed(input, parserOf(input.path))).checked;
  const all = [...encodingMistakes(input), ...mistakes, ...translationMistakes(input)];
  const pathOf = pathFinder(input);
  const lines = (isNote: boolean) =>
    all
      .filter((mistake) => (mistake.isNote ?? false) === isNote)
      .map(({ line, message }) => ({ line, message, ...pathOf(line, message) }));
  return { errors: lines(false), warnings: lines(true) };
}

/** Finds the value that a mistake is about: the one that it names, else what its line holds; in a script by its step. */
function pathFinder({ path: file, text }: Text): (line: number, message: string) => { path?: ValuePath } {
  const kind = documentName(file)?.kind;
  if (kind === 'script') return (_, message) => pathInScript(text, message);
  if (kind !== 'list' && kind !== 'facts') return () => ({});
  const paths = pathsByLine(text);
  return (line, message) => {
    const onLine = paths.get(line) ?? [];
    const named = namedIn(message);
    if (named === undefined) return { path: onLine };
    return {
      path: typeof onLine[0] === 'number' && typeof named[0] === 'string' ? [onLine[0], ...named] : named,
    };
  };
}

/** The value that a mistake begins with. */
function namedIn(message: string): ValuePath | undefined {
  const [, name] = /^"([^"]+)"(?=:| is missing$)/.exec(message) ?? [];
  return name?.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}

function pathInScript(text: string, message: string): { path?: ValuePath } {
  const [whole = '', id] = /^step "([^"]*)": /.exec(message) ?? [];
  const named = namedIn(message.slice(whole.length));
  if (id === undefined) return named ? { path: named } : {};
  const { steps }: { steps: readonly unknown[] } = JSON.parse(text);
  const at = steps.findIndex((step) => Object(step).id === id);
  return at < 0 ? {} : { path: ['steps', at, ...(named ?? [])] };
}

function parserOf(path: string): ParseFile<unknown> {
  const name = documentName(path);
  if (name?.kind === 'story') return name.language === 'en' ? parseStory : parseTranslation;
  return listParsers[path] ?? factParsers()[path] ?? (async () => null);
}

const parsed = <T>({ dir, path, text }: Text, parse: ParseFile<T>) =>
  parseText(parse, { dir, file: path, text });

/** A store of either engine gives back the bytes that were sent for any text without these. */
function encodingMistakes({ path, text }: Text): Mistake[] {
  const isWhole = !text.includes('\0') && Buffer.from(text).toString() === text;
  return isWhole ? [] : [{ file: path, line: 1, message: 'the text holds characters that cannot be stored' }];
}

function translationMistakes({ path, text, english }: Checking): Mistake[] {
  const name = documentName(path);
  if (name?.kind !== 'story' || name.language === 'en') return [];
  if (english === undefined || english === null)
    return [{ file: path, line: 1, message: `there is no stories/${name.id}.md that this translates` }];
  const found = untranslated({ path, text, english });
  if (!isOutdated(text, english)) return found;
  const message = `the English may say something else by now; once both agree, write translation_of: "${markOf(english)}"`;
  return [...found, { file: path, line: 1, message, isNote: true }];
}

/** What a translation still has as the English does. A title may be a name, so it is warned of alone. */
function untranslated({ path: file, text, english }: Record<'path' | 'text' | 'english', string>): Mistake[] {
  const [own, of] = [text, english].map((one) =>
    readFrontMatter(one.replaceAll('\r\n', '\n'), () => undefined),
  );
  if (!own || !of) return [];
  const mistakes: Mistake[] = [];
  if (own.body.trim() === of.body.trim())
    mistakes.push({ file, line: own.bodyLine, message: 'the text is still the English one' });
  if (titleOf(text) === titleOf(english)) {
    const message = 'the title is still the English one';
    mistakes.push({ file, line: own.head.lineOf('title'), message, isNote: true });
  }
  return mistakes;
}

/** A story, or a list, of a text that nobody has published, as its page reads it; null where it cannot be used. */
export async function previewOf({ dir, path, text, english }: Checking): Promise<unknown> {
  const name = documentName(path);
  if (name?.kind !== 'story') return (await parsed({ dir, path, text }, parserOf(path))).checked.value;
  return storyOf({ dir, path, text, english: english ?? null });
}

/** The story of a text; a translation has its English story's date and pictures. */
export async function storyOf({ dir, path, text, english = null }: Checking): Promise<Blog | null> {
  const name = documentName(path);
  if (name?.language === 'en') return (await parsed({ dir, path, text }, parseStory)).checked.value;
  const own: Translation | null = (await parsed({ dir, path, text }, parseTranslation)).checked.value;
  if (english === null || own === null) return null;
  const file = `stories/${name?.id}.md`;
  const story = (await parsed({ dir, path: file, text: english }, parseStory)).checked.value;
  return story && { ...story, ...own };
}
