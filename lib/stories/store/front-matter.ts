import 'server-only';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { JsonRecord } from './json-records';
import type { Complain } from './mistake';

export type FrontMatter = { head: JsonRecord; body: string; bodyLine: number };

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
