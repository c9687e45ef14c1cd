import type { Entry, HistoryPhase, Interactive, Origin, Rest, State } from './state';
import type { StoredMessage } from './types';

/** Snapshots of other versions are ignored. */
export const SNAPSHOT_VERSION = 2;
/** A longer conversation is stored with its newest entries only. */
export const ENTRIES_MAX = 200;

export type StoredEntry =
  | {
      kind: 'message';
      message: StoredMessage;
      lang?: string;
      isFromHistory: boolean;
      isMasked?: boolean;
      origin?: Origin;
    }
  | {
      kind: 'interactive';
      message: StoredMessage;
      interactive: Interactive;
      lang?: string;
      isFromHistory: boolean;
    }
  | { kind: 'line-break'; message: StoredMessage };

export type StoredPending =
  | { kind: 'answer'; text: string }
  | { kind: 'transition'; dueAt: number; isInterruptable: boolean };

/** A stored conversation: entries, position and pending work, without sensitive answers. */
export type Snapshot = {
  version: typeof SNAPSHOT_VERSION;
  savedAt: number;
  paths: readonly string[];
  visit: number;
  /** The tab with the higher step wins. */
  step: number;
  rest: Rest;
  entries: StoredEntry[];
  draft: string;
  history: HistoryPhase;
  pending: StoredPending | null;
  /** The page that wrote it is gone, so pending work continues at once. */
  isLeft: boolean;
  userInput: string;
  variables: Record<string, unknown>;
};

/** The conversation between two blocks, from which the next snapshot is made. */
export type Checkpoint = {
  state: State;
  pending: StoredPending | null;
  userInput: string;
  variables: Readonly<Record<string, unknown>>;
  secrets: ReadonlySet<string>;
};

type WriteOptions = {
  savedAt: number;
  isLeft: boolean;
  toText: (message: Entry['message']) => StoredMessage;
};

export function makeSnapshot(
  { state, pending, userInput, variables, secrets }: Checkpoint,
  { savedAt, isLeft, toText }: WriteOptions,
): object {
  const plain = (text: string) => (secrets.has(text) ? '' : text);
  return {
    version: SNAPSHOT_VERSION,
    savedAt,
    paths: state.paths,
    visit: state.visit,
    // The stored name of the step.
    turn: state.step,
    rest: state.rest,
    entries: state.entries
      .slice(-ENTRIES_MAX)
      .flatMap((entry) => toStored(entry, { message: toText(entry.message), plain })),
    draft: state.input.isSensitive ? '' : state.draft,
    history: state.history === 'loading' ? 'offered' : state.history,
    pending,
    isLeft,
    userInput: plain(userInput),
    variables: Object.fromEntries(
      Object.entries(variables).filter(([, value]) => isStorable(value, secrets)),
    ),
  };
}

type AsText = { message: StoredMessage; plain: (text: string) => string };
/** Entries without text are left out unless the flow can draw them again. */
function toStored(entry: Entry, { message, plain }: AsText): StoredEntry[] {
  if (entry.kind === 'spinner') return [];
  if (entry.kind === 'line-break') return [{ kind: 'line-break', message }];
  const { lang, isFromHistory } = entry;
  const shared = { message, isFromHistory, ...(lang === undefined ? {} : { lang }) };
  if (entry.kind === 'interactive')
    return [{ kind: 'interactive', interactive: entry.interactive, ...shared }];
  const { origin, isMasked } = entry;
  if (!origin && !message.content.trim()) return [];
  return [
    {
      kind: 'message',
      ...(isMasked ? { isMasked: true } : {}),
      ...(origin ? { origin: { path: origin.path, userInput: plain(origin.userInput) } } : {}),
      ...shared,
    },
  ];
}

/** Whether a variable can be serialised and contains no sensitive answer. */
function isStorable(value: unknown, secrets: ReadonlySet<string>): boolean {
  try {
    const text = JSON.stringify(value);
    return (
      text !== undefined && ![...secrets].some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
    );
  } catch {
    return false;
  }
}

type ReadOptions = { now: number; ttlMs: number; hasPath: (path: string) => boolean };
type Fields = Record<string, unknown>;

/**
 * Validates a stored snapshot: it must be complete, recent and of this flow. Only known fields are copied, so
 * unknown data never reaches the conversation.
 */
export function readSnapshot(stored: unknown, { now, ttlMs, hasPath }: ReadOptions): Snapshot | null {
  if (!isFields(stored) || stored['version'] !== SNAPSHOT_VERSION) return null;
  const { savedAt, paths, visit, turn: step, draft, history, isLeft, userInput, variables } = stored;
  const rest = readRest(stored['rest']);
  const entries = readEntries(stored['entries']);
  const pending = readPending(stored['pending']);
  if (!rest || !entries || pending === undefined) return null;
  if (!isNumber(savedAt) || savedAt > now || now - savedAt > ttlMs) return null;
  if (!areTexts(paths) || !hasPath(paths.at(-1) ?? '')) return null;
  if (!isNumber(visit) || !isNumber(step) || !isText(draft) || !isText(userInput)) return null;
  if (history !== 'none' && history !== 'offered' && history !== 'shown') return null;
  if (!isFlag(isLeft) || !isFields(variables) || Array.isArray(variables)) return null;
  return {
    ...{ version: SNAPSHOT_VERSION, savedAt, paths, visit, step, rest, entries, draft, history },
    ...{ pending, isLeft, userInput },
    variables: Object.fromEntries(Object.entries(variables).filter(([name]) => name !== '__proto__')),
  };
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function readRest(value: unknown): Rest | null {
  if (!isFields(value)) return null;
  const { isDisabled, isSensitive, isAttachable } = value;
  return isFlag(isDisabled) && isFlag(isSensitive) && isFlag(isAttachable)
    ? { isDisabled, isSensitive, isAttachable }
    : null;
}

function readEntries(value: unknown): StoredEntry[] | null {
  if (!Array.isArray(value) || value.length > ENTRIES_MAX) return null;
  const entries = value.flatMap((one) => readEntry(one) ?? []);
  // Entries are drawn and found by their id.
  const ids = new Set(entries.map(({ message }) => message.id));
  return entries.length === value.length && ids.size === entries.length ? entries : null;
}

function readEntry(value: unknown): StoredEntry | null {
  if (!isFields(value)) return null;
  const { kind, lang, isFromHistory, isMasked } = value;
  const message = readMessage(value['message']);
  if (!message) return null;
  if (kind === 'line-break') return { kind, message };
  if (!isFlag(isFromHistory) || (lang !== undefined && !isText(lang))) return null;
  const shared = { message, isFromHistory, ...(lang === undefined ? {} : { lang }) };
  if (kind === 'message') {
    const origin = readOrigin(value['origin']);
    return { kind, ...shared, ...(isMasked === true ? { isMasked } : {}), ...(origin ? { origin } : {}) };
  }
  const interactive = readInteractive(value['interactive']);
  return kind === 'interactive' && interactive ? { kind, interactive, ...shared } : null;
}

function readMessage(value: unknown): StoredMessage | null {
  if (!isFields(value)) return null;
  const { id, content, sender, type, timestamp, tags = [] } = value;
  if (!isText(id) || !isText(content) || !isText(sender) || !isText(type) || !isText(timestamp)) return null;
  return areTexts(tags) ? { id, content, sender, type, timestamp, tags } : null;
}

function readOrigin(value: unknown): Origin | null {
  if (!isFields(value)) return null;
  const { path, userInput } = value;
  return isText(path) && isText(userInput) ? { path, userInput } : null;
}

function readInteractive(value: unknown): Interactive | null {
  if (!isFields(value)) return null;
  const { kind, items, visit, reusable, sendOutput, chosen, min, max, isDone } = value;
  if (!areTexts(items) || !areTexts(chosen) || !isNumber(visit)) return null;
  if (!isFlag(reusable) || !isFlag(sendOutput)) return null;
  const shared = { items, visit, reusable, sendOutput, chosen };
  if (kind === 'options') return { kind, ...shared };
  return kind === 'checkboxes' && isNumber(min) && isNumber(max) && isFlag(isDone)
    ? { kind, min, max, isDone, ...shared }
    : null;
}

/** Undefined if the value is invalid. */
function readPending(value: unknown): StoredPending | null | undefined {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { kind, text, dueAt, isInterruptable } = value;
  if (kind === 'answer' && isText(text)) return { kind, text };
  return kind === 'transition' && isNumber(dueAt) && isFlag(isInterruptable)
    ? { kind, dueAt, isInterruptable }
    : undefined;
}
