import {
  ENTRIES_MAX,
  SNAPSHOT_VERSION,
  type Snapshot,
  type StoredEntry,
  type StoredPending,
} from './snapshot';
import type { Interactive, Origin, Rest, Rich } from './state';
import type { Item, StoredMessage } from './types';

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
  const origin = readOrigin(value['origin']);
  const shared = {
    message,
    isFromHistory,
    ...(origin ? { origin } : {}),
    ...(lang === undefined ? {} : { lang }),
  };
  if (kind === 'message') return { kind, ...shared, ...(isMasked === true ? { isMasked } : {}) };
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

/** Cards come from the flow, never from the storage. */
function readRich(value: unknown): Rich | undefined {
  if (!isFields(value)) return undefined;
  const { type, min, max } = value;
  if (type === 'rating') return { type };
  if (type === 'cards') return { type, cards: [] };
  return type === 'date'
    ? { type, ...(isText(min) ? { min } : {}), ...(isText(max) ? { max } : {}) }
    : undefined;
}

function readItems(value: unknown): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map(readItem);
  return items.every((item) => item !== null) ? items : null;
}

/** Without its picture: an address that was stored is not asked for. */
function readItem(value: unknown): Item | null {
  if (isText(value)) return value;
  if (!isFields(value) || !isText(value['label'])) return null;
  const { label, value: own, disabled } = value;
  return { label, ...(isText(own) ? { value: own } : {}), ...(disabled === true ? { disabled } : {}) };
}

function readInteractive(value: unknown): Interactive | null {
  if (!isFields(value)) return null;
  const { kind, visit, reusable, sendOutput, chosen, min, max, isDone } = value;
  const items = readItems(value['items']);
  if (!items || !areTexts(chosen) || !isNumber(visit)) return null;
  if (!isFlag(reusable) || !isFlag(sendOutput)) return null;
  const shared = { items, visit, reusable, sendOutput, chosen };
  if (kind === 'options') {
    const rich = readRich(value['rich']);
    return rich === undefined ? { kind, ...shared } : { kind, rich, ...shared };
  }
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
