import 'server-only';
import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type * as z from 'zod';
import type { ValuePath } from '@/lib/stories/field-shape';

/**
 * Something in a content file that an operator should know, by the very rules that the site reads it by. `file` is
 * relative to the content folder. A note takes nothing off the site; anything else leaves something out.
 */
export type Mistake = { file: string; line: number; message: string; isNote?: true };

/** A value read from a file, with what was wrong on the way. A broken record is absent from the value. */
export type Checked<T> = { value: T; mistakes: Mistake[] };

/** How a parser says that something is wrong on a line of its own file. */
export type Complain = (line: number, message: string, kind?: 'note') => void;

/** A JSON file and where each part of it stands. */
export type JsonDocument = {
  contents: Document['contents'];
  value: unknown;
  lineAt: (offset: number | undefined) => number;
  /** The line of the part at a path of keys and places; of the nearest part around it when it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

/**
 * Reads a JSON file with its positions; null when it is no JSON. The `yaml` package reads JSON and knows positions,
 * `JSON.parse` decides what is JSON: YAML would let a trailing comma or a comment pass. It takes long, so positions are
 * read only when something is told of a line.
 */
export function readJsonDocument(text: string, complain: Complain): JsonDocument | null {
  const counter = new LineCounter();
  let parsed: Document | undefined;
  const document = () => {
    parsed ??= parseDocument(text, { lineCounter: counter, schema: 'json', prettyErrors: false });
    return parsed;
  };
  const lineAt = (offset: number | undefined) => {
    document();
    return counter.linePos(offset ?? 0).line || 1;
  };
  const syntax = jsonSyntaxError(text);
  if (syntax !== null) {
    const [first] = document().errors;
    complain(lineAt(syntax.offset ?? first?.pos[0]), `this is not valid JSON: ${syntax.message}`);
    return null;
  }
  const value: unknown = JSON.parse(text);
  if (keysWritten(text) !== keysWritten(JSON.stringify(value)))
    for (const error of document().errors) complain(lineAt(error.pos[0]), error.message);
  return {
    value,
    lineAt,
    lineOf: (path) => lineAt(offsetOf(document(), path)),
    get contents() {
      return document().contents;
    },
  };
}

/** A text names more keys than what was read of it where one stands twice. */
const keysWritten = (json: string): number =>
  [...json.matchAll(/"(?:[^"\\]|\\.)*"?(\s*:)?/g)].filter(([, colon]) => colon).length;

/** The whole file or nothing: half of what was confirmed is not what was confirmed. */
export function parseWhole<T>(schema: z.ZodType<T>, text: string, complain: Complain): T | null {
  const document = readJsonDocument(text, complain);
  if (document === null) return null;
  const { data, error } = schema.safeParse(document.value);
  for (const { path, message } of error?.issues ?? [])
    complain(document.lineOf(path), path.length === 0 ? message : `"${path.join('.')}": ${message}`);
  return data ?? null;
}

/** The path of the value that begins on each line of a JSON text; of several the outermost. */
export function pathsByLine(text: string): Map<number, ValuePath> {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter, schema: 'json', prettyErrors: false });
  const found = new Map<number, ValuePath>();
  const walk = (node: unknown, path: ValuePath, begin: unknown = node) => {
    const { line } = counter.linePos(rangeStart(begin) ?? 0);
    if (!found.has(line)) found.set(line, path);
    if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item, [...path, at]);
    if (isMap(node)) for (const { key, value } of node.items) walk(value, [...path, String(key)], key);
  };
  walk(contents, []);
  return found;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const keys = path.slice(0, length);
    const parent = length === 1 ? document.contents : document.getIn(keys.slice(0, -1), true);
    const offset = keyOffset(parent, keys.at(-1));
    if (offset !== undefined) return offset;
  }
  return undefined;
}

/** Where a key is written; of a list's element where it begins. */
function keyOffset(parent: unknown, key: PropertyKey | undefined): number | undefined {
  if (!isNode(parent) || !('items' in parent) || !Array.isArray(parent.items)) return undefined;
  if (typeof key === 'number') return rangeStart(parent.items[key]);
  const pair = parent.items.find(
    (item: unknown) => isPair(item) && isScalar(item.key) && item.key.value === key,
  );
  return isPair(pair) ? rangeStart(pair.key) : undefined;
}

const rangeStart = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined);

/** What `JSON.parse` has against a text; some of its messages name the offset. */
function jsonSyntaxError(text: string): { message: string; offset: number | undefined } | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = /at position (\d+)/.exec(message)?.[1];
    const end = message.includes('end of JSON input') ? text.trimEnd().length : undefined;
    return {
      message: message.replace(/ in JSON at position \d+.*/s, ''),
      offset: offset === undefined ? end : Number(offset),
    };
  }
}

/** One element of a JSON list, and where each part of it stands in the file. */
export type JsonRecord = {
  value: unknown;
  line: number;
  keys: readonly string[];
  lineOf: (key: string) => number;
};

/** Reads a JSON list and keeps the positions. Null when the file is no JSON list at all; an element that is no object is complained of and left out. */
export function readJsonRecords(text: string, complain: Complain): JsonRecord[] | null {
  const document = readJsonDocument(text, complain);
  if (document === null) return null;
  const { contents, lineAt } = document;
  if (!isSeq(contents)) {
    complain(1, 'expected a list of records: [ { … }, { … } ]');
    return null;
  }
  return contents.items.flatMap((item) => {
    if (isMap(item)) return [record(item, lineAt)];
    complain(lineAt(isScalar(item) ? item.range?.[0] : undefined), 'expected a record: { … }');
    return [];
  });
}

function record(item: YAMLMap, lineAt: (offset: number | undefined) => number): JsonRecord {
  const line = lineAt(item.range?.[0]);
  const lines = new Map<string, number>();
  for (const { key } of item.items) if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0]));
  return { value: item.toJSON(), line, keys: [...lines.keys()], lineOf: (key) => lines.get(key) ?? line };
}

type FrontMatter = { head: JsonRecord; body: string; bodyLine: number };

/** Splits a story file into its head between two `---` lines and its Markdown body; null when there is no head. */
export function readFrontMatter(text: string, complain: Complain): FrontMatter | null {
  const found = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/.exec(text);
  if (found === null) {
    complain(1, 'the file must begin with a head between two lines of ---, holding title and date');
    return null;
  }
  const [whole, yaml = ''] = found;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // The head starts on the second line of the file.
  const lineAt = (offset: number | undefined) => (counter.linePos(offset ?? 0).line || 1) + 1;
  for (const error of document.errors)
    complain(lineAt(error.pos[0]), `the head cannot be read: ${error.message}`);
  if (document.errors.length > 0) return null;
  const lines = new Map<string, number>();
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key)) lines.set(String(key.value), lineAt(key.range?.[0]));
  }
  const head = {
    value: document.toJS() ?? {},
    line: 1,
    keys: [...lines.keys()],
    lineOf: (key: string) => lines.get(key) ?? 1,
  };
  return { head, body: text.slice(whole.length), bodyLine: whole.split('\n').length };
}

/** Checks one record against its schema; null when it cannot be used. A key nobody knows is told, not fatal. */
export function checkRecord<T extends z.ZodObject>(
  schema: T,
  record: JsonRecord,
  complain: Complain,
): z.infer<T> | null {
  const known = Object.keys(schema.shape);
  for (const key of record.keys) {
    if (!known.includes(key))
      complain(record.lineOf(key), `unknown key "${key}"; known are ${known.join(', ')}`, 'note');
  }
  const parsed = schema.safeParse(record.value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const key = String(issue.path[0]);
    const isMissing = !record.keys.includes(key);
    const { path, message } = exactly(issue);
    complain(record.lineOf(key), isMissing ? `"${key}" is missing` : `"${path.join('.')}": ${message}`);
  }
  return null;
}

/** Where a plain text may stand for words in several languages, what is wrong with the one or the other is told. */
function exactly(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  const inner = issue.code === 'invalid_union' ? issue.errors.flat() : [];
  const exact = inner
    .toSorted((a, b) => b.path.length - a.path.length)
    .find(({ code }) => plainMessages[code] !== undefined);
  const { code, message } = exact ?? issue;
  return { path: [...issue.path, ...(exact?.path ?? [])], message: plainMessages[code] ?? message };
}

/** The schema library speaks to programmers in these cases. */
const plainMessages: Readonly<Record<string, string>> = {
  too_small: 'must not be empty',
  too_big: 'is too long',
};

/** The title that a story's text names; null where it names none. */
export function titleOf(text: string): string | null {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const title = Object(readFrontMatter(plain, () => undefined)?.head.value).title;
  return typeof title === 'string' ? title : null;
}
