import 'server-only';
import * as z from 'zod';

/** Whatever was thrown, as far as it can be read; not by `instanceof`, since it may come from another realm. */
const Thrown = z.object({
  name: z
    .string()
    .regex(/^[A-Za-z]\w{0,60}$/)
    .catch('Error'),
  code: z
    .string()
    .regex(/^\w{2,60}$/)
    .optional()
    .catch(undefined),
  message: z.string().catch(''),
  stack: z.string().catch(''),
  cause: z.unknown().optional(),
});
type Thrown = z.infer<typeof Thrown>;

type ErrorTrace = {
  error: string;
  code?: string;
  reason?: string;
  /** The innermost places first: function, file, line. */
  at: string[];
  cause?: ErrorTrace;
};

/**
 * What the log may say of an error that nobody foresaw. Its message may carry what a visitor wrote, so no more of it is
 * told than plain words of the engine or the system; the lines of the stack name our own files alone.
 */
export function traceOf(thrown: unknown, isCause = false): ErrorTrace {
  const read = Thrown.safeParse(thrown);
  if (!read.success) return { error: typeof thrown, at: [] };
  const { name, code, cause } = read.data;
  const reason = reasonOf(read.data);
  return {
    error: name,
    ...(code !== undefined && { code }),
    ...(reason !== '' && { reason }),
    at: framesOf(read.data),
    ...(cause != null && !isCause && { cause: traceOf(cause, true) }),
  };
}

/** Errors whose message the engine writes itself; others may say anything, unless they come with a system's code. */
const ENGINE_ERRORS = new Set(['TypeError', 'RangeError', 'ReferenceError']);
const MAX_COUNT = 30;
/** A word of a fixed sentence: small letters, or capitals throughout. No digit, no sign within, nothing quoted. */
const PLAIN_WORD = /^(?:[a-z_.]+|[A-Z_]+)(?:\(\))?[,.:;]?$/;
const FIRST_WORD = /^[A-Z][a-z]+:?$/;

/** The words of a message up to the first that may not be of the fixed sentence. */
function reasonOf({ name, code, message }: Thrown): string {
  if (code === undefined && !ENGINE_ERRORS.has(name)) return '';
  const words = message.split(/\s+/).filter((word) => word !== '');
  const end = words.findIndex(
    (word, index) => !(PLAIN_WORD.test(word) || (index === 0 && FIRST_WORD.test(word))),
  );
  if (end < 0) return words.slice(0, MAX_COUNT).join(' ');
  return [...words.slice(0, Math.min(end, MAX_COUNT)), '…'].join(' ');
}

const FRAME = /^at (?:(?<where>[\w$.<>[\] ]{1,80}) )?\(?(?<file>[^\s()]{1,300}):(?<line>\d+):\d+\)?$/;
const CODE_FILE = /^(?:node:[\w/]+|.*\.[cm]?[jt]sx?)$/;
const MAX_FRAMES = 8;

/** The stack begins with the message, of which any line could look like a place. */
function framesOf({ message, stack }: Thrown): string[] {
  const lines = message === '' ? stack : stack.split(message).slice(1).join(message);
  return lines
    .split('\n')
    .flatMap((line) => {
      const { where, file = '', line: number } = FRAME.exec(line.trim())?.groups ?? {};
      if (!CODE_FILE.test(file)) return [];
      const location = `${file.replace(/^file:\/\//, '').replace(`${process.cwd()}/`, '')}:${number}`;
      return [where === undefined ? location : `${where} ${location}`];
    })
    .slice(0, MAX_FRAMES);
}

/** The code of a system or driver error. Not by `instanceof`: such errors may come from another realm. */
export const codeOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
