import { Failure, type FailureKind } from './failure';

export type ChatMessage = { id: string; role: 'user' | 'assistant'; text: string };

/** What every protocol is translated to. */
export type StreamEvent =
  /** The text of the answer so far, not the newest piece; `id` is the server's name of the message. */
  | { type: 'text'; text: string; id?: string }
  | { type: 'options'; options: string[] }
  | { type: 'path'; path: string }
  | ({ type: 'tool' } & ToolCall)
  /** The answer is complete; `isLast`: nothing follows. */
  | { type: 'done'; isLast: boolean }
  | { type: 'error'; kind: FailureKind; message: string };

export type ToolCall = {
  id: string;
  name: string;
  status: 'called' | 'succeeded' | 'failed';
  input?: unknown;
  output?: unknown;
};

/** Reads the `data` of one event. */
export type Decoder = (data: string) => StreamEvent[];

export type Question = {
  /** The conversation's id, the same for all its questions. */
  chatId: string;
  messages: readonly ChatMessage[];
  /** The message that is to be answered anew. */
  replaces: string | undefined;
  /** Sent along with the question. */
  body: Readonly<Record<string, unknown>>;
};

export type Protocol = {
  /** The body of the request. */
  request(question: Question): Record<string, unknown>;
  /** A decoder serves one stream. */
  makeDecoder(): Decoder;
  /** The address that replays the answer being written; absent: the protocol has none. */
  resumeUrl?(url: string, chatId: string): string;
};

export type Json = Record<string, unknown>;
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === 'string' ? value : '';
};

/** One event of a stream; a stream that is not JSON is not trusted any further. */
export function parseEvent(data: string): Json {
  try {
    const json: unknown = JSON.parse(data);
    if (isObject(json)) return json;
  } catch {
    // Told below, without the parser's words.
  }
  throw new Failure('failed', `An event of the stream is not a JSON object: ${data.slice(0, 80)}`);
}

const OPTIONS_MAX = 20;
const OPTION_LENGTH_MAX = 200;

/** What this widget understands beside each protocol's own events: choices for the visitor, and where the flow goes on. */
export function readOwn(name: string, value: unknown): StreamEvent[] {
  if (name === 'path')
    return typeof value === 'string' && value !== '' ? [{ type: 'path', path: value }] : [];
  if (name !== 'options' || !Array.isArray(value)) return [];
  const options = value
    .flatMap((option: unknown) => (typeof option === 'string' ? option.trim() : []))
    .filter((option) => option !== '' && option.length <= OPTION_LENGTH_MAX);
  return [{ type: 'options', options: [...new Set(options)].slice(0, OPTIONS_MAX) }];
}

/** Texts of one answer, in the order in which they began; each is a paragraph of its own. */
export type Paragraphs = {
  begin(id: string): void;
  append(id: string, piece: string): void;
  /** Forgets those begun since the last `mark`. */
  reset(): void;
  mark(): void;
  text(): string;
};

export function makeParagraphs(): Paragraphs {
  let all: { id: string; text: string }[] = [];
  let marked = 0;
  const begin = (id: string) => {
    const paragraph = { id, text: '' };
    all.push(paragraph);
    return paragraph;
  };
  return {
    begin: (id) => void begin(id),
    append(id, piece) {
      const open = all.findLast((paragraph) => paragraph.id === id) ?? begin(id);
      open.text += piece;
    },
    mark: () => {
      marked = all.length;
    },
    reset: () => {
      all = all.slice(0, marked);
    },
    text: () =>
      all
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\n\n'),
  };
}

/** Endings by which an answer is cut off. */
const CUT = new Set(['length', 'max_tokens']);
const FAILED = new Set(['error', 'content-filter', 'content_filter']);

/** What the reason for an ending, as a model gives it, means for the answer. */
export function ending(reason: string): StreamEvent {
  if (CUT.has(reason)) return { type: 'error', kind: 'interrupted', message: 'The answer was cut off.' };
  if (FAILED.has(reason)) return { type: 'error', kind: 'failed', message: `The answer ended by ${reason}.` };
  return { type: 'done', isLast: false };
}
