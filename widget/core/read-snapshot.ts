import {
  KEPT_ENTRIES_MAX,
  type KeptEntry,
  type KeptPending,
  SNAPSHOT_VERSION,
  type Snapshot,
} from './snapshot';
import type { Interactive, Origin, Rest } from './state';
import type { StoredMessage } from './types';

type Terms = { now: number; ttlMs: number; hasPath: (path: string) => boolean };
type Fields = Record<string, unknown>;

/**
 * Whatever lies in storage, only a whole, recent snapshot of this very flow comes out, made anew of the known fields:
 * what else was stored with them never reaches the conversation.
 */
export function readSnapshot(stored: unknown, { now, ttlMs, hasPath }: Terms): Snapshot | null {
  if (!isFields(stored) || stored['version'] !== SNAPSHOT_VERSION) return null;
  const { savedAt, paths, visit, turn, draft, history, isLeft, userInput, variables } = stored;
  const rest = readRest(stored['rest']);
  const entries = readEntries(stored['entries']);
  const pending = readPending(stored['pending']);
  if (!rest || !entries || pending === undefined) return null;
  if (!isNumber(savedAt) || savedAt > now || now - savedAt > ttlMs) return null;
  if (!areTexts(paths) || !hasPath(paths.at(-1) ?? '')) return null;
  if (!isNumber(visit) || !isNumber(turn) || !isText(draft) || !isText(userInput)) return null;
  if (history !== 'none' && history !== 'offered' && history !== 'shown') return null;
  if (!isFlag(isLeft) || !isFields(variables) || Array.isArray(variables)) return null;
  return {
    ...{ version: SNAPSHOT_VERSION, savedAt, paths, visit, turn, rest, entries, draft, history },
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

function readEntries(value: unknown): KeptEntry[] | null {
  if (!Array.isArray(value) || value.length > KEPT_ENTRIES_MAX) return null;
  const entries = value.flatMap((one) => readEntry(one) ?? []);
  // Entries are drawn and found by their id.
  const ids = new Set(entries.map(({ message }) => message.id));
  return entries.length === value.length && ids.size === entries.length ? entries : null;
}

function readEntry(value: unknown): KeptEntry | null {
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

/** Undefined: not one. */
function readPending(value: unknown): KeptPending | null | undefined {
  if (value === null) return null;
  if (!isFields(value)) return undefined;
  const { kind, text, dueAt, isInterruptable } = value;
  if (kind === 'answer' && isText(text)) return { kind, text };
  return kind === 'transition' && isNumber(dueAt) && isFlag(isInterruptable)
    ? { kind, dueAt, isInterruptable }
    : undefined;
}
