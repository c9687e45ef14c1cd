import 'server-only';
import { type Document, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Complain } from './mistake';

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
 * `JSON.parse` decides what is JSON: YAML would let a trailing comma or a comment pass.
 */
export function readJsonDocument(text: string, complain: Complain): JsonDocument | null {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, schema: 'json', prettyErrors: false });
  const lineAt = (offset: number | undefined) => counter.linePos(offset ?? 0).line || 1;
  const syntax = jsonSyntaxError(text);
  if (syntax !== null) {
    const [first] = document.errors;
    complain(lineAt(syntax.offset ?? first?.pos[0]), `this is not valid JSON: ${syntax.message}`);
    return null;
  }
  for (const error of document.errors) complain(lineAt(error.pos[0]), error.message);
  const value: unknown = JSON.parse(text);
  return { contents: document.contents, value, lineAt, lineOf: (path) => lineAt(offsetOf(document, path)) };
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
