import 'server-only';
import { stat } from 'node:fs/promises';
import { retentionOf } from '@/lib/backend/background';
import { openRecords } from '@/lib/backend/database/database';
import type { StoreUse } from '@/lib/backend/database/store-lock';
import type { Records } from '@/lib/backend/database/tables';
import { sendTestMail } from '@/lib/backend/mail';
import { testWebhook } from '@/lib/backend/notices';
import { hasWebhook } from '@/lib/backend/webhook';
import { sweepChats } from '@/lib/chat/store/chat-retention';
import { restore } from '@/lib/cli/backup';
import { examine } from '@/lib/cli/doctor';
import type { DonationCommand } from '@/lib/cli/donations/arguments';
import { runOnDonations } from '@/lib/cli/donations/run';
import { confirmed, findingLine, noteCli, reason, UsageError } from '@/lib/cli/output';
import { ConfigurationError, type Env } from '@/lib/config/env';
import { eraseMessage, sweepMessages } from '@/lib/contact/store/message-erasure';
import { listMessages, markMessageDone } from '@/lib/contact/store/messages';
import { type PaymentDeps, paymentDepsOf } from '@/lib/donations/store/deps';
import { sweepDonors } from '@/lib/donations/store/donation-admin';
import { type Command, type Request, readArguments, USAGE } from './arguments';
import { backUp } from './backup';
import { checkCare } from './care-check';
import { type ChatCommand, runOnChats } from './chats';
import { checkContentFiles, learnContent, runOnContent } from './content';
import { rotateStoreKey } from './key-rotate';
import { MESSAGE_COLUMNS, messageCsv, messageJson, messageText } from './message-format';
import { runOnPerson } from './person';
import { runOnStaff } from './staff';

type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** All that is typed or piped in. */
  input(): Promise<string>;
  /** Whether somebody sits at it. */
  isInteractive?: boolean;
};
type ExitCode = 0 | 1 | 2;

/** Runs one command line; every failure is one line on stderr and an exit code. */
export async function runCli(
  args: readonly string[],
  terminal: Terminal,
  settings: () => Env,
): Promise<ExitCode> {
  try {
    return await run(readArguments(args), terminal, settings);
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

async function run(request: Request, terminal: Terminal, settings: () => Env): Promise<ExitCode> {
  const { command } = request;
  if (command.name === 'help') {
    terminal.out(USAGE);
    return 0;
  }
  if (command.name === 'content-check') {
    return checkContentFiles({ ...command, dir: command.dir ?? settings().CONTENT_DIR }, terminal);
  }
  if (command.name === 'content-learn') return learnContent(settings().CONTENT_DIR);
  if (command.name === 'care-check') {
    for (const line of await checkCare(command.file)) terminal.out(`${line}\n`);
    return 0;
  }
  const options = settingsFor(request.dataDir, settings());
  if (command.name === 'doctor') return runDoctor(options, command, terminal);
  if (command.name === 'mail-test') {
    const to = command.to ?? options.NOTIFY_EMAIL ?? options.SITE_EMAIL;
    await sendTestMail(options, to);
    terminal.out(`${to}: the mail server has taken it\n`);
    return 0;
  }
  if (command.name === 'notify-test') {
    terminal.out(`${await tryWebhook(options)}\n`);
    return 0;
  }
  if (command.name === 'restore') {
    const createdAt = await restore(command.file, options, command);
    terminal.out(`restored: the store of ${createdAt}\n`);
    return 0;
  }
  const store = await openStore(
    request.dataDir,
    options,
    command.name === 'key-rotate' ? 'exclusive' : 'shared',
  );
  const payments = paymentDepsOf(options, async () => store);
  try {
    return await runOnStore(command, { store, terminal, payments, options });
  } finally {
    await store.db.destroy();
  }
}

/** @throws one line of why it was not taken */
async function tryWebhook(settings: Env): Promise<string> {
  if (!hasWebhook(settings))
    throw new Error('NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET: absent, so nothing is sent');
  const { is_taken, code } = await testWebhook(settings, Date.now());
  if (!is_taken) throw new Error(`NOTIFY_WEBHOOK_URL: the receiver did not take it (${code})`);
  return 'NOTIFY_WEBHOOK_URL: the receiver has taken it';
}

async function runDoctor(settings: Env, { json }: { json: boolean }, terminal: Terminal): Promise<ExitCode> {
  let hasFailed = false;
  for await (const finding of examine(settings, process.env)) {
    hasFailed ||= finding.state === 'failed';
    terminal.out(findingLine(finding, { json }));
  }
  return hasFailed ? 1 : 0;
}

type StoreCommand = Exclude<
  Command,
  {
    name:
      | 'help'
      | 'content-check'
      | 'content-learn'
      | 'care-check'
      | 'doctor'
      | 'mail-test'
      | 'notify-test'
      | 'restore';
  }
>;
type Context = { store: Records; terminal: Terminal; payments: PaymentDeps; options: Env };

/** A folder named by hand is a SQLite store with a key of its own, whatever the configuration says. */
const settingsFor = (dataDir: string | undefined, settings: Env): Env =>
  dataDir === undefined ? settings : { ...settings, DATA_DIR: dataDir, DATABASE_URL: undefined };

async function runOnStore(command: StoreCommand, context: Context): Promise<ExitCode> {
  const { store, terminal } = context;
  switch (command.name) {
    case 'list': {
      await noteCli(store, 'inbox-listed');
      const format = command.json ? messageJson : messageText;
      for (const row of await listMessages(store)) terminal.out(format(row));
      return 0;
    }
    case 'export': {
      await noteCli(store, 'messages-exported');
      if (!command.json) terminal.out(MESSAGE_COLUMNS);
      const format = command.json ? messageJson : messageCsv;
      for (const row of await listMessages(store)) terminal.out(format(row));
      return 0;
    }
    case 'done':
      return confirmed(await markMessageDone(store, command.id), `${command.id}: done`, {
        command,
        terminal,
      });
    case 'erase': {
      const isErased = await eraseMessage(store, command.id);
      if (isErased) await noteCli(store, 'message-erased', command.id);
      return confirmed(isErased, `${command.id}: erased`, { command, terminal });
    }
    case 'sweep':
      return sweep(command, context);
    case 'key-rotate':
      return rotate(command.keyFile, context);
    case 'backup': {
      const keyId = await backUp(store, command.file, context.options);
      terminal.out(`${command.file}: whole; to restore it, keep the PII key ${keyId} apart\n`);
      return 0;
    }
    case 'staff-invite':
    case 'staff-list':
    case 'staff-disable':
    case 'audit-verify':
      return runOnStaff(command, { ...context, vault: context.payments.vault });
    case 'content-list':
    case 'content-export':
      return runOnContent(command, context);
    case 'person':
      return runOnPerson(command, context);
    default:
      return isOnChats(command) ? runOnChats(command, context) : runOnDonations(command, context);
  }
}

const isOnChats = (command: ChatCommand | DonationCommand): command is ChatCommand =>
  command.name.startsWith('chats-');

async function rotate(
  newKeyFile: string | undefined,
  { store, terminal, options }: Context,
): Promise<ExitCode> {
  const { count, from, to, advice } = await rotateStoreKey(store, { options, newKeyFile });
  terminal.out(`key ${from} → ${to}, ${count} PANs sealed anew; ${advice}\n`);
  return 0;
}

async function sweep({ json }: { json: boolean }, { store, terminal, options }: Context): Promise<ExitCode> {
  const retentionDays = retentionOf(options);
  const erased = await sweepMessages(store, retentionDays.messages, store.now());
  const chats = await sweepChats(store, retentionDays.chats, store.now());
  const donors = await sweepDonors(store, retentionDays.donors, store.now());
  terminal.out(
    json
      ? `${JSON.stringify({ erased, chats_erased: chats, donors_erased: donors })}\n`
      : `messages erased: ${erased}\nchats erased: ${chats}\nunpaid donors erased: ${donors}\n`,
  );
  return 0;
}

/** A folder named by hand must be there: a slip of the pen would else make an empty store and find no messages. */
async function openStore(dataDir: string | undefined, settings: Env, use: StoreUse): Promise<Records> {
  if (dataDir === undefined)
    return openRecords({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL, use });
  const entry = await stat(dataDir).catch(() => null);
  if (entry === null || !entry.isDirectory()) throw new Error(`--data-dir: there is no folder "${dataDir}"`);
  return openRecords({ dataDir, use });
}
