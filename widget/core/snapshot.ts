import type { Entry, HistoryPhase, Interactive, Origin, Rest, State } from './state';
import type { StoredMessage } from './types';

/** Of another version nothing is read: an older page may have left it. */
export const SNAPSHOT_VERSION = 2;
/** A longer conversation is resumed with its newest part. */
export const KEPT_ENTRIES_MAX = 200;

export type KeptEntry =
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

export type KeptPending =
  | { kind: 'answer'; text: string }
  | { kind: 'transition'; dueAt: number; isInterruptable: boolean };

/** A conversation as data: what is drawn, where it stands and what it waits for. Nothing sensitive is in it. */
export type Snapshot = {
  version: typeof SNAPSHOT_VERSION;
  savedAt: number;
  paths: readonly string[];
  visit: number;
  /** The higher one is further on: how tabs agree whose conversation counts. */
  turn: number;
  rest: Rest;
  entries: KeptEntry[];
  draft: string;
  history: HistoryPhase;
  pending: KeptPending | null;
  /** The page that kept it is gone: whoever takes it up works off what is pending, at once. */
  isLeft: boolean;
  userInput: string;
  variables: Record<string, unknown>;
};

/** The conversation between two blocks, as it is kept until it is written. */
export type Resting = {
  state: State;
  pending: KeptPending | null;
  userInput: string;
  variables: Readonly<Record<string, unknown>>;
  secrets: ReadonlySet<string>;
};

type Terms = {
  savedAt: number;
  isLeft: boolean;
  toText: (message: Entry['message']) => StoredMessage;
};

export function makeSnapshot(
  { state, pending, userInput, variables, secrets }: Resting,
  { savedAt, isLeft, toText }: Terms,
): Snapshot {
  const plain = (text: string) => (secrets.has(text) ? '' : text);
  return {
    version: SNAPSHOT_VERSION,
    savedAt,
    paths: state.paths,
    visit: state.visit,
    turn: state.turn,
    rest: state.rest,
    entries: state.entries
      .slice(-KEPT_ENTRIES_MAX)
      .flatMap((entry) => keep(entry, { message: toText(entry.message), plain })),
    draft: state.input.isSensitive ? '' : state.draft,
    history: state.history === 'loading' ? 'offered' : state.history,
    pending,
    isLeft,
    userInput: plain(userInput),
    variables: Object.fromEntries(Object.entries(variables).filter(([, value]) => mayBeKept(value, secrets))),
  };
}

type AsText = { message: StoredMessage; plain: (text: string) => string };
/** What has no words is left out, unless the flow can draw it again. */
function keep(entry: Entry, { message, plain }: AsText): KeptEntry[] {
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

/** A flow may have put a sensitive answer into a variable, or made a sentence of it; and not everything can be written. */
function mayBeKept(value: unknown, secrets: ReadonlySet<string>): boolean {
  try {
    const text = JSON.stringify(value);
    return (
      text !== undefined && ![...secrets].some((secret) => text.includes(JSON.stringify(secret).slice(1, -1)))
    );
  } catch {
    return false;
  }
}
