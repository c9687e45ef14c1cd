import type { ReactNode } from 'react';
import { inline, lightBlocks } from '../light-markdown';
import { useRichTexts } from './words';
import '../css/rich.css';

/** What scrolls sideways must be reachable by keyboard, though it is no control. */
const scrollable = { tabIndex: 0 };

type Block =
  | { kind: 'text'; lines: string[] }
  | { kind: 'code'; lines: string[]; language: string }
  | { kind: 'table'; head: string[]; aligns: Align[]; rows: string[][] };
type Align = 'start' | 'center' | 'end';

const FENCE = /^ {0,3}(`{3,}|~{3,}) *([\w+#.-]{0,30}) *$/;
const RULE = /^:?-+:?$/;

/** Markdown with fenced code and tables, as elements. */
export function RichMarkdown({ text }: { text: string }) {
  const words = useRichTexts();
  let at = 0;
  return blocksOf(text.split('\n')).map((block) => {
    at += 1;
    if (block.kind === 'text') return <Lines key={at} lines={block.lines} />;
    if (block.kind === 'table') return <Table key={at} block={block} label={words.table} />;
    const label = block.language ? `${words.code}: ${block.language}` : words.code;
    return (
      <section key={at} {...scrollable} className="rcb-code" aria-label={label}>
        <pre>
          <code>{block.lines.join('\n')}</code>
        </pre>
      </section>
    );
  });
}

const Lines = ({ lines }: { lines: readonly string[] }): ReactNode => lightBlocks(lines.join('\n'));

/** Text, code and tables in order; each line is looked at once. */
export function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const block = codeAt(lines, index) ?? tableAt(lines, index);
    if (block) {
      blocks.push(block.block);
      index = block.end;
      continue;
    }
    const line = lines[index] ?? '';
    const open = blocks.at(-1);
    if (open?.kind === 'text') open.lines.push(line);
    else blocks.push({ kind: 'text', lines: [line] });
    index += 1;
  }
  return blocks.filter((block) => block.kind !== 'text' || block.lines.some((line) => line.trim() !== ''));
}

type Found = { block: Block; end: number };

/** A fence that is never closed goes to the end: a message that is still coming in has one. */
function codeAt(lines: readonly string[], start: number): Found | null {
  const [, mark, language = ''] = FENCE.exec(lines[start] ?? '') ?? [];
  if (mark === undefined) return null;
  const isEnd = (line: string) =>
    line.trim().startsWith(mark) && line.trim().replaceAll(mark.charAt(0), '') === '';
  let end = start + 1;
  while (end < lines.length && !isEnd(lines[end] ?? '')) end += 1;
  return { block: { kind: 'code', lines: lines.slice(start + 1, end), language }, end: end + 1 };
}

/** A line of names, a line of dashes, and lines of cells; missing cells are empty, others are left out. */
function tableAt(lines: readonly string[], start: number): Found | null {
  const line = lines[start] ?? '';
  const rule = cellsOf(lines[start + 1] ?? '');
  if (!line.includes('|') || !rule.every((cell) => RULE.test(cell))) return null;
  const head = cellsOf(line);
  if (rule.length !== head.length) return null;
  let end = start + 2;
  while (lines[end]?.includes('|')) end += 1;
  const rows = lines.slice(start + 2, end).map((row) => {
    const cells = cellsOf(row);
    return head.map((_, column) => cells[column] ?? '');
  });
  return { block: { kind: 'table', head, aligns: rule.map(alignOf), rows }, end };
}

/** A backslash before a bar keeps it within its cell, in code too (GitHub Flavored Markdown, tables). */
const cellsOf = (line: string): string[] => {
  const cells = line.trim().replaceAll('\\|', '\0').split('|');
  if (cells[0] === '') cells.shift();
  if (cells.at(-1) === '') cells.pop();
  return cells.length > 0 ? cells.map((cell) => cell.trim().replaceAll('\0', '|')) : [''];
};

const alignOf = (rule: string): Align =>
  rule.endsWith(':') ? (rule.startsWith(':') ? 'center' : 'end') : 'start';

function Table({
  block: { head, aligns, rows },
  label,
}: {
  block: Extract<Block, { kind: 'table' }>;
  label: string;
}) {
  const cell = (text: string, column: number) => inline(text, `cell-${column}`);
  return (
    <section {...scrollable} className="rcb-table" aria-label={label}>
      <table>
        <thead>
          <tr>
            {keyed(head).map(([key, name], column) => (
              <th key={key} scope="col" data-rcb-align={aligns[column]}>
                {cell(name, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([rowKey, cells]) => (
            <tr key={rowKey}>
              {keyed(cells).map(([key, text], column) => (
                <td key={key} data-rcb-align={aligns[column]}>
                  {cell(text, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two cells may say the same, so where one stands is its key. */
const keyed = <T,>(items: readonly T[]) => items.map((item, index) => [`at-${index}`, item] as const);
