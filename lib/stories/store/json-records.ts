import 'server-only';
import { isMap, isScalar, isSeq, type YAMLMap } from 'yaml';
import { readJsonDocument } from './json-document';
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
 * object is complained of and left out.
 */
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
