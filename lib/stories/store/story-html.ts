import 'server-only';
import { Parser } from 'htmlparser2';
import { Marked } from 'marked';
import { escapeHtml } from '@/lib/formats/text';
import type { MediaLookup } from './file-reader';
import { resolveReference } from './reference';

/** Hears of a reference (as written in the rendered HTML) that is wrong. */
export type ReferenceComplaint = (reference: string, message: string, kind?: 'note') => void;
type Tools = { folder: string; media: MediaLookup; complain: ReferenceComplaint };

/**
 * Story Markdown as HTML, with the addresses of its pictures and films rewritten. Markdown pictures and raw HTML
 * go the same way: the rendered HTML is what is searched. Nothing is sanitised here (see `backend.ts`).
 */
export async function renderStory(markdown: string, tools: Tools): Promise<string> {
  const html = markdownParser.parse(markdown, { async: false });
  const parts: string[] = [];
  let done = 0;
  for (const tag of mediaTags(html)) {
    parts.push(html.slice(done, tag.start), await rewritten(tag, tools));
    done = tag.end;
  }
  parts.push(html.slice(done));
  return parts.join('');
}

/** Words a reader sees. */
export function countWords(html: string): number {
  const words: string[] = [];
  const parser = new Parser({ ontext: (text) => words.push(text) });
  parser.end(html);
  return words
    .join('')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
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
export function readable(reference: string): string {
  if (/^https?:/i.test(reference)) return reference;
  try {
    return decodeURI(reference);
  } catch {
    return reference;
  }
}
