import 'server-only';
import { posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { Marked } from 'marked';
import * as z from 'zod';
import { env } from '@/lib/config/env';
import { routes } from '@/lib/config/routes';
import { escapeHtml } from '@/lib/formats/escape';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, type Language, localPath, type Prefixed, prefixed } from '@/lib/i18n/language';
import { longDay } from '@/lib/i18n/long-day';
import { type Blog, isContentId, isDay, isTopic, topics } from '@/lib/stories/schema';
import { isOfHealth, wordCountOf } from '@/lib/stories/story-text';
import { type MediaLookup, type ParseFile, resolveReference } from './file-reader';
import { photoOf } from './photo';
import { type Checked, type Complain, checkRecord, readFrontMatter } from './records';

const dayExpected = 'expected a day such as 2026-03-14';

const titled = { title: z.string('expected a text').trim().min(1, 'expected a text').max(500) };
/** Who checked what it says of health, and when; both or neither. */
const reviewed = {
  reviewed_by: z.string('expected a name').trim().min(1).max(200).optional(),
  reviewed_on: z.string(dayExpected).refine(isDay, dayExpected).optional(),
};

/** The head of a story file. A date is a day in India; stories carry no time of day. */
const StoryHead = z.object({
  ...titled,
  date: z.string(dayExpected).refine(isDay, dayExpected),
  thumbnail: z.string('expected the name of a picture beside the story').trim().min(1).nullish(),
  topics: z.array(z.string(), 'expected a list such as [families, recovery]').nullish(),
  ...reviewed,
  photo: z.unknown().optional(),
});

/** The head of a translation; date, topics and pictures are the English file's. */
const TranslationHead = z.object({ ...titled, translation_of: z.unknown().optional(), ...reviewed });

/** A shorter story is shown like any other; lists look best from here on. */
const FULL_STORY_LENGTH = 50;

export const WITHHELD =
  'it speaks of health and nobody has reviewed it, so it is not shown (REVIEW_REQUIRED)';
/** What was read of files that name no review. */
const unreviewed = new WeakSet<object>();

/** A text as it may be shown; null, and told, where it waits for a required review. `story`: the English of it. */
export function released<T extends object>(file: string, read: Checked<T | null>, story: Blog | null) {
  const { value, mistakes } = read;
  const isHeld =
    env().REVIEW_REQUIRED === 'on' && story && isOfHealth(story) && value && unreviewed.has(value);
  if (!isHeld) return read;
  return {
    value: null,
    mistakes: [...mistakes, { file, line: 1, message: WITHHELD, isNote: true as const }],
  };
}

/** A story from `stories/<id>.md`, or null when its head or name cannot be used. */
export const parseStory: ParseFile<Blog | null> = async (text, { file, complain, media }) => {
  const id = posix.basename(file, '.md');
  if (!isContentId(id))
    complain(1, `the file name is the story's address: use only letters, digits, - and _`);
  const pieces = readFrontMatter(text, complain);
  const head = pieces && checkRecord(StoryHead, pieces.head, complain);
  if (pieces === null || head === null || !isContentId(id)) return null;
  const folder = posix.dirname(file);
  const content = await bodyOf(text, pieces, { folder, complain, media });
  const words = wordCountOf(content);
  if (content.trim() === '') complain(pieces.bodyLine, 'the text is empty: write the story first');
  else if (words < FULL_STORY_LENGTH)
    complain(
      pieces.bodyLine,
      `the text is short: most stories have at least ${FULL_STORY_LENGTH} words; this one has ${words}`,
      'note',
    );
  const createdAt = `${head.date}T00:00:00+05:30`;
  if (!isPublished({ created_at: createdAt }))
    complain(pieces.head.lineOf('date'), `this story is shown from ${head.date} on`, 'note');
  const thumbnail = head.thumbnail ? await resolveReference(head.thumbnail, folder, media) : null;
  if (thumbnail && 'problem' in thumbnail)
    complain(pieces.head.lineOf('thumbnail'), `"thumbnail": ${thumbnail.problem}`);
  for (const name of head.topics ?? []) {
    if (!isTopic(name))
      complain(pieces.head.lineOf('topics'), `"topics": "${name}" is none of ${topics.join(', ')}`);
  }
  const known = (head.topics ?? []).filter(isTopic);
  const photo = await photoOf(head.photo, {
    folder,
    media,
    complain: (message) => complain(pieces.head.lineOf('photo'), message),
  });
  const story: Blog = {
    id,
    title: head.title,
    content: withReview(content, head, 'en'),
    thumbnail_image: photo?.address ?? (thumbnail && 'address' in thumbnail ? thumbnail.address : null),
    ...(photo && { thumbnail_alt: photo.alt }),
    created_at: createdAt,
    ...(known.length > 0 && { topics: known }),
  };
  return noted(story, head);
};

/** A story's words in another language. */
export type Translation = { language: Prefixed; title: string; content: string };

/** The file of a story in a language: `stories/<id>.md`, `stories/<id>.hi.md`. */
export const storyFile = (id: string, language: Language): string =>
  `stories/${id}${language === 'en' ? '' : `.${language}`}.md`;

/** The language of a file that is a translation, and the id of its story; null for any other. */
export function translationIn(file: string): { id: string; language: Prefixed } | null {
  const name = posix.basename(file);
  const language = prefixed.find((one) => name.endsWith(`.${one}.md`));
  return language ? { id: name.slice(0, -`.${language}.md`.length), language } : null;
}

/** A translation from `stories/<id>.<language>.md`, or null when its head cannot be used. */
export const parseTranslation: ParseFile<Translation | null> = async (text, { file, complain, media }) => {
  const language = translationIn(file)?.language;
  const pieces = readFrontMatter(text, complain);
  const head = pieces && checkRecord(TranslationHead, pieces.head, complain);
  if (pieces === null || head === null || language === undefined) return null;
  const content = await bodyOf(text, pieces, { folder: posix.dirname(file), complain, media });
  return noted({ language, title: head.title, content: withReview(content, head, language) }, head);
};

type Pieces = NonNullable<ReturnType<typeof readFrontMatter>>;
type BodyTools = { folder: string; complain: Complain; media: MediaLookup };

/** The HTML of a file's body; what is wrong in it is told by its line. */
function bodyOf(text: string, { head, body, bodyLine }: Pieces, tools: BodyTools): Promise<string> {
  const { complain } = tools;
  if (head.keys.includes('reviewed_by') !== head.keys.includes('reviewed_on'))
    complain(head.lineOf('reviewed_by'), 'a review needs both "reviewed_by" and "reviewed_on"');
  return renderStory(body, {
    ...tools,
    complain: (reference, message, kind) => complain(lineHolding(text, reference, bodyLine), message, kind),
  });
}

type Reviewed = Pick<z.infer<typeof StoryHead>, 'reviewed_by' | 'reviewed_on'>;

function noted<T extends object>(text: T, { reviewed_by, reviewed_on }: Reviewed): T {
  if (reviewed_by === undefined || reviewed_on === undefined) unreviewed.add(text);
  return text;
}

/** A last line in italics, which says that the text awaits review, gives way to who reviewed it and when. */
function withReview(
  html: string,
  { reviewed_by: by, reviewed_on: on }: Reviewed,
  language: Language,
): string {
  if (by === undefined || on === undefined) return html;
  const line = fill(dictionaries[language].trust.reviewed, { by, date: longDay(on, language) });
  const path = localPath(language, `${routes.trust}#clinicians`);
  return `${html.replace(/<p><em>[^<]*<\/em><\/p>\s*$/, '')}<p><em><a href="${path}">${escapeHtml(line)}</a></em></p>\n`;
}

/** Whether a story's day has come in India; until then no page, list, feed or search knows of it. */
export const isPublished = ({ created_at }: Pick<Blog, 'created_at'>): boolean =>
  created_at === null || Date.parse(created_at) <= Date.now();

/** The first body line with a reference in it, as written or as Markdown encodes it. */
function lineHolding(text: string, reference: string, bodyLine: number): number {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line, at) => at >= bodyLine - 1 && (line.includes(reference) || line.includes(readable(reference))),
  );
  return index < 0 ? bodyLine : index + 1;
}

/** Hears of a reference (as written in the rendered HTML) that is wrong. */
type ReferenceComplaint = (reference: string, message: string, kind?: 'note') => void;
type Tools = { folder: string; media: MediaLookup; complain: ReferenceComplaint };

/**
 * Story Markdown as HTML, with the addresses of its pictures and films rewritten. Markdown pictures and raw HTML
 * go the same way: the rendered HTML is what is searched. Nothing is sanitised here (see `backend.ts`).
 */
async function renderStory(markdown: string, tools: Tools): Promise<string> {
  const html = markdownParser.parse(markdown, { async: false });
  const pieces: string[] = [];
  let done = 0;
  for (const tag of mediaTags(html)) {
    pieces.push(html.slice(done, tag.start), await rewritten(tag, tools));
    done = tag.end;
  }
  pieces.push(html.slice(done));
  return pieces.join('');
}

const markdownParser = new Marked({ gfm: true });

type MediaTag = { name: string; attributes: Record<string, string>; start: number; end: number };

function mediaTags(html: string): MediaTag[] {
  const tags: MediaTag[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!MEDIA_ELEMENTS.has(name)) return;
      tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(html);
  return tags;
}

const MEDIA_ELEMENTS = new Set(['img', 'video', 'source']);
const MEDIA_ATTRIBUTES = ['src', 'poster'];

/** A picture that is not there leaves its words behind; a film loses only the address that is wrong. */
async function rewritten(tag: MediaTag, { folder, media, complain }: Tools): Promise<string> {
  const attributes = { ...tag.attributes };
  const { alt: words = '' } = attributes;
  const alt = words.trim();
  for (const name of MEDIA_ATTRIBUTES) {
    const reference = attributes[name];
    if (reference === undefined) continue;
    if (tag.name === 'img' && alt === '')
      complain(reference, `the picture "${readable(reference)}" has no alt text`, 'note');
    const found = await resolveReference(readable(reference), folder, media);
    if ('address' in found) {
      attributes[name] = found.address;
      continue;
    }
    complain(reference, found.problem);
    if (tag.name === 'img') return escapeHtml(alt);
    delete attributes[name];
  }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag.name}${written.join('')}>`;
}

/** Markdown percent-encodes what the author wrote; files have the author's names. */
function readable(reference: string): string {
  if (/^https?:/i.test(reference)) return reference;
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}
