import 'server-only';
import { parseArgs } from 'node:util';
import { reason } from './reason';

/** What the operator asks for; one command a variant. */
export type Command =
  | { name: 'help' }
  | { name: 'list'; json: boolean }
  | { name: 'export'; json: boolean }
  | { name: 'done'; id: string }
  | { name: 'erase'; id: string }
  | { name: 'sweep'; json: boolean }
  | { name: 'content-check'; dir: string | undefined; json: boolean };

export type Request = { command: Command; dataDir: string | undefined };

/** A command line nobody can follow; its message is one line for the operator. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Reads a command line. @throws UsageError */
export function readArguments(given: readonly string[]): Request {
  const { values, positionals } = parse(given);
  const json = values.json === true;
  const dataDir = values['data-dir'];
  if (dataDir === '') throw new UsageError('--data-dir: expected a folder');
  if (values.help === true || positionals.length === 0) return { command: { name: 'help' }, dataDir };
  return { command: readCommand(positionals, json), dataDir };
}

function readCommand(words: readonly string[], json: boolean): Command {
  const [first = '', second, third, ...more] = words;
  if (more.length > 0) throw new UsageError(`unexpected "${more.join(' ')}"`);
  if (first === 'sweep') return only(second, { name: 'sweep', json });
  if (first === 'content' && second === 'check') return { name: 'content-check', dir: third, json };
  if (first === 'messages') {
    if (second === 'list' || second === 'export') return only(third, { name: second, json });
    if (second === 'done' || second === 'erase') {
      if (third === undefined) throw new UsageError(`messages ${second}: expected the id of a message`);
      return { name: second, id: third };
    }
  }
  throw new UsageError(`unknown command "${words.join(' ')}"`);
}

function only(rest: string | undefined, command: Command): Command {
  if (rest !== undefined) throw new UsageError(`unexpected "${rest}"`);
  return command;
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'data-dir': { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(reason(error));
  }
}

export const USAGE = `The operator's desk of the embedded store.

  npm run --silent desk -- messages list          messages, oldest first
  npm run --silent desk -- messages export        the same as CSV
  npm run --silent desk -- messages done ID       mark a message as answered
  npm run --silent desk -- messages erase ID      delete a message for good
  npm run --silent desk -- sweep                  erase messages past MESSAGE_RETENTION_DAYS
  npm run --silent desk -- content check [DIR]    what is wrong in the content files

  --json            JSON lines instead of text or CSV
  --data-dir DIR    the SQLite store in DIR instead of the configured one
  --help            this text

Exit code: 0 done, 1 not done or mistakes found, 2 a command line that cannot be followed.
`;
