import 'server-only';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml';
import type { Complain } from './mistake';

/** One element of a JSON list, and where each part of it stands in the file. */
export type JsonRecord = {
  value: unknown;
  line: number;
  keys: readonly string[];
  lineOf: (key: string) => number;
};

/**
 * Reads a JSON list and keeps the positions. Null when the file is no JSON list at all; an element that is no
 * object is complained of and left out. The `yaml` package reads JSON and knows positions, `JSON.parse` decides
 * what is JSON: YAML would let a trailing comma or a comment pass.
 */
export function readJsonRecords(text: string, complain: Complain): JsonRecord[] | null {
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
  if (!isSeq(document.contents)) {
    complain(1, 'expected a list of records: [ { … }, { … } ]');
    return null;
  }
  return document.contents.items.flatMap((item) => {
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
