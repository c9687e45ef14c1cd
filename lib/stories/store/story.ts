import 'server-only';
import { posix } from 'node:path';
import * as z from 'zod';
import { type Blog, isContentId } from '@/lib/stories/schema';
import type { ParseFile } from './file-reader';
import { readFrontMatter } from './front-matter';
import { checkRecord } from './record-check';
import { resolveReference } from './reference';
import { countWords, readable, renderStory } from './story-html';

const dayExpected = 'expected a day such as 2026-03-14';

/** The head of a story file. A date is a day in India; stories carry no time of day. */
const StoryHead = z.object({
  title: z.string('expected a text').trim().min(1, 'expected a text').max(500),
  date: z.string(dayExpected).refine(isDay, dayExpected),
  thumbnail: z.string('expected the name of a picture beside the story').trim().min(1).nullish(),
});

/** A shorter story is shown like any other; lists look best from here on. */
const FULL_STORY_WORDS = 50;

/** A story from `stories/<id>.md`, or null when its head or name cannot be used. */
export const parseStory: ParseFile<Blog | null> = async (text, { file, complain, media }) => {
  const id = posix.basename(file, '.md');
  if (!isContentId(id))
    complain(1, `the file name is the story's address: use only letters, digits, - and _`);
  const parts = readFrontMatter(text, complain);
  const head = parts && checkRecord(StoryHead, parts.head, complain);
  if (parts === null || head === null || !isContentId(id)) return null;
  const folder = posix.dirname(file);
  const lineOf = (reference: string) => lineHolding(text, reference, parts.bodyLine);
  const content = await renderStory(parts.body, {
    folder,
    media,
    complain: (reference, message, kind) => complain(lineOf(reference), message, kind),
  });
  const words = countWords(content);
  if (words < FULL_STORY_WORDS)
    complain(
      parts.bodyLine,
      `most stories have at least ${FULL_STORY_WORDS} words; this one has ${words}`,
      'note',
    );
  const createdAt = `${head.date}T00:00:00+05:30`;
  if (!isPublished({ created_at: createdAt }))
    complain(parts.head.lineOf('date'), `this story is shown from ${head.date} on`, 'note');
  const thumbnail = head.thumbnail ? await resolveReference(head.thumbnail, folder, media) : null;
  if (thumbnail && 'problem' in thumbnail)
    complain(parts.head.lineOf('thumbnail'), `"thumbnail": ${thumbnail.problem}`);
  return {
    id,
    title: head.title,
    content,
    thumbnail_image: thumbnail && 'address' in thumbnail ? thumbnail.address : null,
    created_at: createdAt,
  };
};

/** Whether a story's day has come in India; until then no page, list, feed or search knows of it. */
export const isPublished = ({ created_at }: Pick<Blog, 'created_at'>): boolean =>
  created_at === null || Date.parse(created_at) <= Date.now();

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** The first body line with a reference in it, as written or as Markdown encodes it. */
function lineHolding(text: string, reference: string, bodyLine: number): number {
  const lines = text.split('\n');
  const index = lines.findIndex(
    (line, at) => at >= bodyLine - 1 && (line.includes(reference) || line.includes(readable(reference))),
  );
  return index < 0 ? bodyLine : index + 1;
}
