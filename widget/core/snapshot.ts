import type { Entry, HistoryPhase, Interactive, Rest, State } from './state';
import type { Host, StoredMessage } from './types';

const VERSION = 1;

type KeptEntry =
  | { kind: 'message'; message: StoredMessage; lang?: string; isFromHistory: boolean; isMasked?: boolean }
  | {
      kind: 'interactive';
      message: StoredMessage;
      interactive: Interactive;
      lang?: string;
      isFromHistory: boolean;
    }
  | { kind: 'line-break'; message: StoredMessage };

export type KeptPending =
  | { kind: 'answer'; text: string }
  | { kind: 'transition'; dueAt: number; isInterruptable: boolean };

/** A conversation as data: what is drawn, where it stands and what it waits for. Nothing sensitive is in it. */
export type Snapshot = {
  version: typeof VERSION;
  savedAt: number;
  paths: readonly string[];
  visit: number;
  rest: Rest;
  entries: KeptEntry[];
  draft: string;
  history: HistoryPhase;
  pending: KeptPending | null;
  userInput: string;
  variables: Record<string, unknown>;
};

type Sources = {
  savedAt: number;
  pending: KeptPending | null;
  userInput: string;
  variables: Record<string, unknown>;
  secrets: ReadonlySet<string>;
};

export function makeSnapshot<H extends Host>(
  state: State<H>,
  { savedAt, pending, userInput, variables, secrets }: Sources,
  toText: (message: Entry<H>['message']) => StoredMessage | null,
): Snapshot {
  return {
    version: VERSION,
    savedAt,
    paths: state.paths,
    visit: state.visit,
    rest: state.rest,
    entries: state.entries.flatMap((entry) => keep(entry, toText)),
    draft: state.input.isSensitive ? '' : state.draft,
    history: state.history === 'loading' ? 'offered' : state.history,
    pending,
    userInput: secrets.has(userInput) ? '' : userInput,
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => !holds(value, secrets))),
  };
}

function keep<H extends Host>(
  entry: Entry<H>,
  toText: (message: Entry<H>['message']) => StoredMessage | null,
): KeptEntry[] {
  if (entry.kind === 'spinner') return [];
  const message = toText(entry.message);
  if (!message) return [];
  if (entry.kind === 'line-break') return [{ kind: 'line-break', message }];
  const { lang, isFromHistory } = entry;
  const shared = { message, isFromHistory, ...(lang === undefined ? {} : { lang }) };
  return entry.kind === 'interactive'
    ? [{ kind: 'interactive', interactive: entry.interactive, ...shared }]
    : [{ kind: 'message', ...(entry.isMasked ? { isMasked: true } : {}), ...shared }];
}

/** A flow may have put a sensitive answer into a variable, or made a sentence of it. */
function holds(value: unknown, secrets: ReadonlySet<string>): boolean {
  const text = JSON.stringify(value) ?? '';
  return [...secrets].some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)));
}

type Terms = { now: number; ttlMs: number; hasPath: (path: string) => boolean };

/** Whatever lies in storage, only a whole, recent snapshot of this very flow comes out. */
export function readSnapshot(stored: unknown, { now, ttlMs, hasPath }: Terms): Snapshot | null {
  if (!isSnapshot(stored)) return null;
  const isRecent = stored.savedAt <= now && now - stored.savedAt <= ttlMs;
  const path = stored.paths.at(-1);
  return isRecent && path !== undefined && hasPath(path) ? stored : null;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isSnapshot(value: unknown): value is Snapshot {
  if (!isFields(value) || value['version'] !== VERSION || !isNumber(value['savedAt'])) return false;
  const { paths, visit, rest, entries, draft, history, pending, userInput, variables } = value;
  return (
    areTexts(paths) &&
    isNumber(visit) &&
    isFields(rest) &&
    [rest['isDisabled'], rest['isSensitive'], rest['isAttachable']].every(isFlag) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    isText(draft) &&
    isText(userInput) &&
    (history === 'none' || history === 'offered' || history === 'shown') &&
    isPending(pending) &&
    isFields(variables) &&
    !Array.isArray(variables)
  );
}

function isEntry(entry: unknown): boolean {
  if (!isFields(entry) || !isMessage(entry['message'])) return false;
  const { kind, lang, isFromHistory, interactive } = entry;
  if (kind === 'line-break') return true;
  if (!isFlag(isFromHistory) || (lang !== undefined && !isText(lang))) return false;
  return kind === 'message' || (kind === 'interactive' && isInteractive(interactive));
}

const isMessage = (message: unknown): boolean =>
  isFields(message) &&
  ['id', 'content', 'sender', 'type', 'timestamp'].every((key) => isText(message[key])) &&
  (message['tags'] === undefined || areTexts(message['tags']));

function isInteractive(value: unknown): boolean {
  if (!isFields(value) || !areTexts(value['items']) || !areTexts(value['chosen'])) return false;
  if (!isNumber(value['visit']) || !isFlag(value['reusable']) || !isFlag(value['sendOutput'])) return false;
  const { kind, min, max, isDone } = value;
  return kind === 'options' || (kind === 'checkboxes' && isNumber(min) && isNumber(max) && isFlag(isDone));
}

function isPending(value: unknown): boolean {
  if (value === null) return true;
  if (!isFields(value)) return false;
  if (value['kind'] === 'answer') return isText(value['text']);
  return value['kind'] === 'transition' && isNumber(value['dueAt']) && isFlag(value['isInterruptable']);
}
