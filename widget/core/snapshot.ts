import { newestEntries } from './entries';
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
      origin?: Origin;
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
    entries: newestEntries(state.entries, ENTRIES_MAX).flatMap((entry) =>
      toStored(entry, { message: toText(entry.message), plain }),
    ),
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
  const origin = entry.origin && { path: entry.origin.path, userInput: plain(entry.origin.userInput) };
  const shared = {
    message,
    isFromHistory,
    ...(origin ? { origin } : {}),
    ...(lang === undefined ? {} : { lang }),
  };
  if (entry.kind === 'interactive')
    return [{ kind: 'interactive', interactive: storedChoices(entry.interactive), ...shared }];
  if (!origin && !message.content.trim()) return [];
  return [{ kind: 'message', ...(entry.isMasked ? { isMasked: true } : {}), ...shared }];
}

/** The flow has the cards. */
const storedChoices = (interactive: Interactive): Interactive =>
  interactive.kind === 'options' && interactive.rich?.type === 'cards'
    ? { ...interactive, rich: { type: 'cards', cards: [] } }
    : interactive;

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
