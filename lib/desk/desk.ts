import 'server-only';
import { stat } from 'node:fs/promises';
import { reportContent } from '@/lib/backend/embedded/check';
import { openRecords } from '@/lib/backend/embedded/records/database';
import {
  eraseMessage,
  listMessages,
  markMessageDone,
  sweepMessages,
} from '@/lib/backend/embedded/records/messages';
import type { Records } from '@/lib/backend/embedded/records/tables';
import { ConfigurationError, type Env } from '@/lib/env';
import { type Command, type Request, readArguments, USAGE, UsageError } from './arguments';
import { MESSAGE_COLUMNS, messageCsv, messageJson, messageText } from './message-format';
import { reason } from './reason';

export type Terminal = { out(text: string): void; err(text: string): void };
export type ExitCode = 0 | 1 | 2;
export type DeskSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'CONTENT_DIR' | 'MESSAGE_RETENTION_DAYS'>;

/** Runs one command line; every failure is one line on stderr and an exit code. */
export async function runDesk(
  given: readonly string[],
  terminal: Terminal,
  settings: () => DeskSettings,
): Promise<ExitCode> {
  try {
    return await run(readArguments(given), terminal, settings);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`desk: ${error.message}. See: npm run desk -- --help\n`);
      return 2;
    }
    const lines = error instanceof ConfigurationError ? error.lines : [reason(error)];
    for (const line of lines) terminal.err(`desk: ${line}\n`);
    return 1;
  }
}

async function run(request: Request, terminal: Terminal, settings: () => DeskSettings): Promise<ExitCode> {
  const { command } = request;
  if (command.name === 'help') {
    terminal.out(USAGE);
    return 0;
  }
  if (command.name === 'content-check') {
    return checkContentFiles({ ...command, dir: command.dir ?? settings().CONTENT_DIR }, terminal);
  }
  const store = await openStore(request.dataDir, settings());
  try {
    return await runOnStore(command, { store, terminal, retentionDays: settings().MESSAGE_RETENTION_DAYS });
  } finally {
    await store.db.destroy();
  }
}

type StoreCommand = Exclude<Command, { name: 'help' | 'content-check' }>;
type Desk = { store: Records; terminal: Terminal; retentionDays: number };

async function runOnStore(
  command: StoreCommand,
  { store, terminal, retentionDays }: Desk,
): Promise<ExitCode> {
  switch (command.name) {
    case 'list': {
      const format = command.json ? messageJson : messageText;
      for (const row of await listMessages(store)) terminal.out(format(row));
      return 0;
    }
    case 'export': {
      if (!command.json) terminal.out(MESSAGE_COLUMNS);
      const format = command.json ? messageJson : messageCsv;
      for (const row of await listMessages(store)) terminal.out(format(row));
      return 0;
    }
    case 'done':
      return confirm(await markMessageDone(store, command.id), `${command.id}: done`, { command, terminal });
    case 'erase':
      return confirm(await eraseMessage(store, command.id), `${command.id}: erased`, { command, terminal });
    case 'sweep': {
      const erased = await sweepMessages(store, retentionDays, store.now());
      terminal.out(command.json ? `${JSON.stringify({ erased })}\n` : `messages erased: ${erased}\n`);
      return 0;
    }
  }
}

type Single = { command: { id: string }; terminal: Terminal };

function confirm(found: boolean, said: string, { command, terminal }: Single): ExitCode {
  if (found) terminal.out(`${said}\n`);
  else terminal.err(`desk: there is no message "${command.id}"\n`);
  return found ? 0 : 1;
}

async function checkContentFiles(
  { dir, json }: { dir: string; json: boolean },
  terminal: Terminal,
): Promise<ExitCode> {
  const { mistakes, counts } = await reportContent(dir);
  for (const mistake of mistakes) {
    const { file, line, message } = mistake;
    terminal.out(json ? `${JSON.stringify(mistake)}\n` : `${file}:${line}: ${message}\n`);
  }
  if (mistakes.length === 0 && !json) {
    const parts = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`);
    terminal.out(`content: ${parts.join(', ')}, no mistakes\n`);
  }
  return mistakes.length === 0 ? 0 : 1;
}

/** A folder named by hand must be there: a slip of the pen would else make an empty store and find no messages. */
async function openStore(dataDir: string | undefined, settings: DeskSettings): Promise<Records> {
  if (dataDir === undefined)
    return openRecords({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  const entry = await stat(dataDir).catch(() => null);
  if (entry === null || !entry.isDirectory()) throw new Error(`--data-dir: there is no folder "${dataDir}"`);
  return openRecords({ dataDir });
}
