import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { CLI, UsageError } from '@/lib/cli/output';
import { erasersOf } from '@/lib/http/person';
import { type PersonKey, readPerson } from '@/lib/personal-data/rules';
import type { PersonRecord } from '@/lib/personal-data/schema';
import { exportPerson } from '@/lib/personal-data/store/person-export';
import { erasePerson, searchPerson } from '@/lib/personal-data/store/person-records';

export type PersonCommand = {
  name: 'person';
  key: PersonKey;
  what: 'list' | 'export' | 'erase';
  isConfirmed: boolean;
  json: boolean;
};

type Flags = { json: boolean; yes: boolean; toExport: boolean; toErase: boolean };

/** What stands after `person`. @throws UsageError */
export function readPersonCommand(words: readonly string[], flags: Flags): PersonCommand {
  // A number with blanks needs no quotes.
  const key = readPerson(words.join(' '));
  if (key === null) throw new UsageError('person: expected one e-mail address or phone number');
  if (flags.toExport && flags.toErase) throw new UsageError('person: --export or --erase, not both');
  const what = flags.toExport ? 'export' : flags.toErase ? 'erase' : 'list';
  return { name: 'person', key, what, isConfirmed: flags.yes, json: flags.json };
}

type Context = {
  store: Records;
  terminal: {
    out(text: string): void;
    err(text: string): void;
    input(): Promise<string>;
    isInteractive?: boolean;
  };
};

/** Lists, exports or erases what is stored of a person; the exit code. */
export async function runOnPerson(command: PersonCommand, { store, terminal }: Context): Promise<0 | 1> {
  const { key, what, json } = command;
  if (what === 'export') {
    for (const record of await exportPerson(store, { key, actor: CLI }))
      terminal.out(`${JSON.stringify(record)}\n`);
    return 0;
  }
  const records = await searchPerson(store, { key, actor: CLI, readsChats: false });
  if (what === 'list') {
    for (const record of records) terminal.out(json ? jsonOf(record) : lineOf(record));
    if (records.length === 0) terminal.err('desk: nothing is stored of this person\n');
    return 0;
  }
  const chosen = records.filter(({ match }) => match === 'own');
  if (!command.isConfirmed && !(await isTyped(chosen.length, terminal))) {
    terminal.err('desk: nothing erased\n');
    return 1;
  }
  const { erased, retained } = await erasePerson(store, {
    key,
    actor: CLI,
    chosen,
    erasers: erasersOf(store),
  });
  for (const { kind, id } of erased)
    terminal.out(json ? `${JSON.stringify({ kind, id, erased: true })}\n` : `${kind} ${id}: erased\n`);
  const named = records.filter(({ match }) => match === 'mentioned');
  for (const record of [...retained, ...named]) terminal.out(json ? jsonOf(record) : lineOf(record));
  return 0;
}

async function isTyped(count: number, terminal: Context['terminal']): Promise<boolean> {
  if (terminal.isInteractive !== true) return false;
  terminal.out(`Type the number of records to erase (${count}): `);
  return (await terminal.input()).trim() === String(count);
}

/** What it is, never what it says: a terminal remembers. */
const jsonOf = ({ about: _, ...record }: PersonRecord): string => `${JSON.stringify(record)}\n`;

const REASONS = {
  receipt: 'stays: it has a receipt, which tax law asks to retain',
  money: 'stays: money was received',
  staff: 'stays: has access to the console (staff disable)',
  invite: 'stays: was invited to the console; goes 30 days after it has run out',
  register: 'stays: the register of requests and incidents is retained',
} as const;

type Line = { kind: string; id: string; at: number; match: string; retained: keyof typeof REASONS | null };
const lineOf = ({ kind, id, at, match, retained }: Line): string => {
  const marks = [match === 'mentioned' && 'only named in the words', retained && REASONS[retained]];
  return `${[kind.padEnd(9), id, new Date(at).toISOString(), ...marks].filter(Boolean).join('  ')}\n`;
};
