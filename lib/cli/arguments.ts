import 'server-only';
import { parseArgs } from 'node:util';
import { type DonationCommand, readDonationCommand } from '@/lib/cli/donations/arguments';
import { reason, UsageError } from '@/lib/cli/output';
import { type ChatCommand, readChatCommand } from './chats';
import {
  type ContentCheckCommand,
  type ContentCommand,
  type ContentLearnCommand,
  readContentCommand,
} from './content';
import { type PersonCommand, readPersonCommand } from './person';
import { readStaffCommand, type StaffCommand } from './staff';

/** What the operator asks for; one command a variant. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; json: boolean }
  | { name: 'export'; json: boolean }
  | { name: 'done'; id: string }
  | { name: 'erase'; id: string }
  | { name: 'sweep'; json: boolean }
  | { name: 'care-check'; file: string }
  | { name: 'doctor'; json: boolean }
  | { name: 'mail-test'; to: string | undefined }
  | { name: 'notify-test' }
  | { name: 'key-rotate'; keyFile: string | undefined }
  | { name: 'backup'; file: string }
  | { name: 'restore'; file: string; isForced: boolean }
  | ChatCommand
  | ContentCheckCommand
  | ContentLearnCommand
  | ContentCommand
  | StaffCommand
  | PersonCommand
  | DonationCommand;

export type Request = { command: Command; dataDir: string | undefined };

/** Reads a command line. @throws UsageError */
export function readArguments(args: readonly string[]): Request {
  const { values, positionals } = parse(args);
  const json = values.json === true;
  const dataDir = values['data-dir'];
  if (dataDir === '') throw new UsageError('--data-dir: expected a folder');
  if (values.help === true || positionals.length === 0 || positionals[0] === 'help')
    return { command: { name: 'help' }, dataDir };
  return {
    command: readCommand(positionals, {
      json,
      csv: values.csv === true,
      force: values.force === true,
      yes: values.yes === true,
      again: values.again === true,
      keyFile: values['key-file'],
      role: values.role?.join(),
      toExport: values.export === true,
      toErase: values.erase === true,
    }),
    dataDir,
  };
}

type Options = {
  json: boolean;
  csv: boolean;
  force: boolean;
  yes: boolean;
  again: boolean;
  keyFile: string | undefined;
  role: string | undefined;
  toExport: boolean;
  toErase: boolean;
};

function readCommand(words: readonly string[], options: Options): Command {
  const { json, csv, force, keyFile } = options;
  const [first = '', second, third, ...more] = words;
  if (csv && (json || first !== 'chats')) throw new UsageError('--csv: only chats, and without --json');
  const isRefund = first === 'donations' && second === 'refund';
  if (options.again && !isRefund) throw new UsageError('--again: only donations refund');
  if (options.yes && !isRefund && !(first === 'person' && options.toErase))
    throw new UsageError('--yes: only donations refund and person --erase');
  if ((options.toExport || options.toErase) && first !== 'person')
    throw new UsageError('--export, --erase: only person');
  if (options.role !== undefined && !(first === 'staff' && second === 'invite'))
    throw new UsageError('--role: only staff invite');
  if (first === 'donations') return readDonationCommand(words.slice(1), options);
  if (first === 'person') return readPersonCommand(words.slice(1), options);
  if (more.length > 0) throw new UsageError(`unexpected "${more.join(' ')}"`);
  if (first === 'staff' || first === 'audit') return readStaffCommand(words, options.role);
  if (first === 'chats') return readChatCommand(words.slice(1), json ? 'json' : csv ? 'csv' : 'text');
  if (first === 'key' && second === 'rotate') return only(third, { name: 'key-rotate', keyFile });
  if (first === 'backup') return only(third, { name: 'backup', file: fileName(first, second) });
  if (first === 'restore')
    return only(third, { name: 'restore', file: fileName(first, second), isForced: force });
  if (first === 'doctor') return only(second, { name: 'doctor', json });
  if (first === 'mail' && second === 'test') return { name: 'mail-test', to: third };
  if (first === 'notify' && second === 'test') return only(third, { name: 'notify-test' });
  if (first === 'sweep') return only(second, { name: 'sweep', json });
  if (first === 'content') return readContentCommand(words.slice(1), json);
  if (first === 'care' && second === 'check')
    return { name: 'care-check', file: fileName('care check', third) };
  if (first === 'messages') {
    if (second === 'list' || second === 'export') return only(third, { name: second, json });
    if (second === 'done' || second === 'erase') {
      if (third === undefined) throw new UsageError(`messages ${second}: expected the id of a message`);
      return { name: second, id: third };
    }
  }
  throw new UsageError(`unknown command "${words.join(' ')}"`);
}

function fileName(command: string, word: string | undefined): string {
  if (word === undefined) throw new UsageError(`${command}: expected the name of a file`);
  return word;
}

function only(rest: string | undefined, command: Command): Command {
  if (rest !== undefined) throw new UsageError(`unexpected "${rest}"`);
  return command;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        force: { type: 'boolean' },
        yes: { type: 'boolean' },
        again: { type: 'boolean' },
        'key-file': { type: 'string' },
        role: { type: 'string', multiple: true },
        export: { type: 'boolean' },
        erase: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'data-dir': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(reason(error));
  }
}

export const USAGE = `The operator's desk of the embedded store.

  npm run --silent desk -- messages list          messages and requests for a call, oldest first
  npm run --silent desk -- messages export        the same as CSV
  npm run --silent desk -- messages done ID       mark a message as answered
  npm run --silent desk -- messages erase ID      delete a message for good
  npm run --silent desk -- chats list             conversations, oldest first
  npm run --silent desk -- chats show ID          one conversation, word for word
  npm run --silent desk -- chats erase ID         delete a conversation for good
  npm run --silent desk -- donations list         gifts, oldest first
  npm run --silent desk -- donations show ID      one gift with its PAN and payments
  npm run --silent desk -- donations export       all gifts as CSV, PAN masked
  npm run --silent desk -- donations reconcile    ask the provider of everything that may still move
  npm run --silent desk -- donations reconcile ID ask the provider of one gift, wherever it stands
  npm run --silent desk -- donations orphans      payments whose gift is not known, events nobody could read
  npm run --silent desk -- donations form113 YEAR the yearly statement as CSV (2026-27)
  npm run --silent desk -- donations refund ID AMOUNT|all   give money back; asks to type the amount
  npm run --silent desk -- donations receipt ID   send the receipt again, or its first one after a look
  npm run --silent desk -- donations pan ID       correct a PAN, which is read from the input
  npm run --silent desk -- donations erase ID     forget a donor (--force where there is a receipt)
  npm run --silent desk -- staff invite EMAIL --role ROLE   a link for 15 minutes (one or several of counsellor, desk, finance, editor, admin, auditor)
  npm run --silent desk -- staff list             who has access to the staff console, or had
  npm run --silent desk -- staff disable EMAIL    take access away and end every session
  npm run --silent desk -- person EMAIL|PHONE     what is stored of a person (--export as JSON lines, --erase)
  npm run --silent desk -- audit verify           whether the record of what was done is whole
  npm run --silent desk -- key rotate             seal PANs and seeds with a new key (--key-file FILE with PII_KEY)
  npm run --silent desk -- backup FILE            copy the store, as lines for either engine on PostgreSQL or as FILE.jsonl
  npm run --silent desk -- restore FILE           put a backup in place; needs its key, --force over a store
  npm run --silent desk -- sweep                  erase what is past MESSAGE_, CHAT_ and UNPAID_RETENTION_DAYS
  npm run --silent desk -- mail test              send one mail now, to NOTIFY_EMAIL or to the address that follows
  npm run --silent desk -- notify test            send one test now to NOTIFY_WEBHOOK_URL
  npm run --silent desk -- doctor                 what would fail: settings, folders, store, mail, provider
  npm run --silent desk -- content check [DIR]    what is wrong in the content files
  npm run --silent desk -- content learn          learns the chat's examples, as the build does: for the next start
  npm run --silent desk -- content list           what the console has laid over the files
  npm run --silent desk -- content export DIR     the content as visitors see it, as files in a new folder
  npm run --silent desk -- care check FILE        what the care rules make of sentences: {"items":[{"id","text"}]}

  --json            JSON lines instead of text or CSV
  --csv             CSV instead of text (chats)
  --yes             a refund without typing its amount, an erasure without typing its count
  --again           a refund of an amount that was given back before
  --data-dir DIR    the SQLite store in DIR instead of the configured one
  --help            this text, as the word help

Exit code: 0 done, 1 not done or mistakes found, 2 a command line that cannot be followed.
`;
