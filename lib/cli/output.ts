import { type AuditEvent, note } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';

/** What strangers wrote must not steer the terminal: control and direction characters are shown as a dot. */
export const printable = (text: string): string => text.replace(/[^\P{C}\n]/gu, '·');

/** Every line moved in by two blanks. */
export const indented = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => `  ${line}`)
    .join('\n');

/** The first line of what an error says. Not by `instanceof`: an error may come from another realm. */
export function reason(error: unknown): string {
  const text = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(text).split('\n')[0] ?? 'failed';
}

/** A command line nobody can follow; its message is one line for the operator. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What one check of `doctor` found. `failed`: something of the site would not work. */
export type Finding = { check: string; state: 'ok' | 'warning' | 'failed'; message: string };

/** One line of a configuration begins with the variable's name. */
export function findingOf(state: Finding['state'], line: string): Finding {
  const [check = '', ...rest] = line.split(': ');
  return { check, state, message: rest.join(': ') };
}

/** A finding as its line: for reading, or a record for a program. */
export const findingLine = (finding: Finding, { json }: { json: boolean }): string =>
  json
    ? `${JSON.stringify(finding)}\n`
    : `${finding.state.padEnd(STATE_WIDTH)}${finding.check}: ${finding.message}\n`;

const STATE_WIDTH = 9;

/** Whoever sits at the command line is one actor of the record: the server knows no names. */
export const CLI = 'cli';

/** Notes what was read or changed by a command. */
export const noteCli = (store: Records, event: AuditEvent, target = ''): Promise<void> =>
  note(store, { event, actor: CLI, target });

type Single = {
  command: { id: string; kind?: string };
  terminal: { out(text: string): void; err(text: string): void };
};

/** Says that something was done, or that there is no such thing; the exit code. */
export function confirmed(found: boolean, message: string, { command, terminal }: Single): 0 | 1 {
  if (found) terminal.out(`${message}\n`);
  else terminal.err(`desk: there is no ${command.kind ?? 'message'} "${command.id}"\n`);
  return found ? 0 : 1;
}
