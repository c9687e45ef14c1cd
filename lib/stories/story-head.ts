import type { HeadPhoto } from './schema';

/**
 * The head of a story file as a form reads and changes it: one line a field, every other byte as it was. What a form
 * cannot read whole (`null`) stays for the plain text.
 */
export type StoryHead = {
  title: string;
  date: string;
  thumbnail: string;
  topics: string[];
  photo: HeadPhoto | null;
  reviewed_by: string;
  reviewed_on: string;
};
export type HeadKey = keyof StoryHead;

const FRONT_MATTER = /^(---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m;

/** The body of a story file; the whole text where it has no head. */
export const bodyOf = (text: string): string => pieces(text)?.body ?? text;

/** The same file with another body. */
export function withBody(text: string, body: string): string {
  const found = pieces(text);
  return found ? found.start + found.head + found.end + body : body;
}

function pieces(text: string) {
  const found = text.startsWith('---') ? FRONT_MATTER.exec(text) : null;
  if (found?.index !== 0) return null;
  const [whole, start = '', head = '', end = ''] = found;
  return { start, head, end, body: text.slice(whole.length) };
}

/** What stands in the head; null where there is none, or a value is written in a way that the form does not know. */
export function readHead(text: string): StoryHead | null {
  const found = pieces(text);
  if (found === null) return null;
  const fields = fieldsIn(found.head);
  if (fields === null) return null;
  const topics = listIn(fields.get('topics') ?? '[]');
  const photo = photoIn(fields.get('photo') ?? 'null');
  const [title, date, thumbnail, reviewed_by, reviewed_on] = textKeys.map((key) =>
    textIn(fields.get(key) ?? ''),
  );
  if (title == null || date == null || thumbnail == null || topics === null || photo === undefined)
    return null;
  if (reviewed_by == null || reviewed_on == null) return null;
  return { title, date, thumbnail, topics, photo, reviewed_by, reviewed_on };
}

const textKeys = ['title', 'date', 'thumbnail', 'reviewed_by', 'reviewed_on'] as const;

/** The fields by their keys; null where one goes over several lines, or stands twice. */
function fieldsIn(head: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, key, value = ''] = /^([\w-]+):(?:[ \t]+(.*?))?[ \t]*$/.exec(line) ?? [];
    if (key === undefined || fields.has(key)) return null;
    fields.set(key, value);
  }
  return fields;
}

/** A text in double or single quotes, or plain without anything that YAML reads another way. */
function textIn(value: string): string | null {
  if (value.startsWith('"')) {
    const parsed = parsedJson(value);
    return typeof parsed === 'string' ? parsed : null;
  }
  if (value.startsWith("'"))
    return /^'(?:[^']|'')*'$/.test(value) ? value.slice(1, -1).replaceAll("''", "'") : null;
  if (value === 'null' || value === '~') return '';
  return /^[!&*|>%@`[\]{},#?-]|: |:$| #/.test(value) ? null : value;
}

function listIn(value: string): string[] | null {
  if (value === '' || value === 'null') return [];
  const [, inner] = /^\[(.*)\]$/.exec(value) ?? [];
  if (inner === undefined) return null;
  const names: string[] = [];
  for (const one of inner.split(',')) {
    const name = textIn(one.trim());
    if (name === null) return null;
    if (name !== '') names.push(name);
  }
  return names;
}

/** `undefined`: it is written another way than the form writes it. */
function photoIn(value: string): HeadPhoto | null | undefined {
  if (value === '' || value === 'null') return null;
  const parsed = parsedJson(value);
  return isPhoto(parsed) ? parsed : undefined;
}

const isPhoto = (value: unknown): value is HeadPhoto =>
  typeof value === 'object' && value !== null && 'file' in value && 'alt' in value && 'consent' in value;

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The file with one field changed, added behind the others, or without it where the value is blank. */
export function withField<K extends HeadKey>(text: string, key: K, value: StoryHead[K]): string {
  const found = pieces(text);
  if (found === null) return text;
  const { start, head, end, body } = found;
  const lines = head.split(/(?<=\n)/);
  const at = lines.findIndex((line) => line.startsWith(`${key}:`));
  const isBlank = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const written = isBlank && key !== 'title' ? '' : `${key}: ${fieldText(key, value)}\n`;
  lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, written);
  return start + lines.join('') + end + body;
}

function fieldText<K extends HeadKey>(key: K, value: StoryHead[K]): string {
  if (Array.isArray(value)) return `[${value.join(', ')}]`;
  // A day stands as it is: in quotes, too, it would be read, but no file of ours writes it so.
  return key === 'date' || key === 'reviewed_on' ? String(value) : JSON.stringify(value);
}

/** A name for the address of a story by its title: `Home again!` is `home-again`; blank without a Latin letter. */
export const idFromTitle = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
