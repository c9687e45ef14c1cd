import { type KeptPending, makeSnapshot, readSnapshot, type Snapshot } from '../snapshot';
import type { Entry, State } from '../state';
import type { Host, StoredMessage } from '../types';
import type { Answers } from './answers';
import type { Blocks } from './blocks';
import { type Kit, textOf } from './kit';
import { withoutSecret } from './messages';

export type Resume = {
  /** Keeps the conversation as it stands now, if the settings want that. */
  keep(): void;
  /** Takes up the conversation kept; false: there is none, start anew. */
  take(): boolean;
  forget(): void;
  /** The messages a taken-up conversation shows. */
  shownIds(): ReadonlySet<string>;
};

export function makeResume<H extends Host>(
  kit: Kit<H>,
  { answers, blocks }: { answers: Answers; blocks: Blocks<H> },
): Resume {
  const { getState, send, memory, ports } = kit;
  let last: Snapshot | null = null;
  const isWanted = () => {
    const { resume, disabled } = getState().settings.chatHistory;
    return resume && !disabled;
  };
  // While a block is being processed the last resting point counts: a message must not come twice.
  const build = (): Snapshot | null => {
    if (!memory.isBusy) last = snapshotOf(kit);
    return last;
  };
  const goOn = (pending: Snapshot['pending']) => {
    if (pending?.kind === 'answer') {
      memory.userInput = pending.text;
      send({ type: 'answered' });
      void answers.reply(pending.text, false);
    } else if (pending) {
      blocks.startTransition(Math.max(0, pending.dueAt - ports.clock.now()), pending.isInterruptable);
    }
  };

  return {
    keep() {
      const { hasFlowStarted, entries } = getState();
      if (!isWanted() || !hasFlowStarted || memory.isBusy) return;
      const { forgotten } = memory;
      if (forgotten.size > 0 && entries.some(({ message }) => forgotten.has(message.id))) return;
      ports.snapshots?.write(build);
    },
    take() {
      if (!isWanted()) return false;
      const { resumeTtlMs } = getState().settings.chatHistory;
      const hasPath = (path: string) => Object.hasOwn(memory.flow, path);
      const terms = { now: ports.clock.now(), ttlMs: resumeTtlMs, hasPath };
      const kept = readSnapshot(ports.snapshots?.read(), terms);
      if (!kept) return false;
      last = kept;
      memory.variables = kept.variables;
      memory.userInput = kept.userInput;
      send({ type: 'resumed', kept: stateOf<H>(kept) });
      goOn(kept.pending);
      return true;
    },
    forget() {
      last = null;
      ports.snapshots?.clear();
    },
    shownIds: () => new Set(getState().entries.map(({ message }) => message.id)),
  };
}

function snapshotOf<H extends Host>(kit: Kit<H>): Snapshot {
  const { memory, ports } = kit;
  const { pending, userInput, variables, secrets } = memory;
  const toText = ({
    id,
    content,
    sender,
    type,
    timestamp,
    tags = [],
  }: Entry<H>['message']): StoredMessage | null => {
    const text = withoutSecret(kit, sender, typeof content === 'string' ? content : textOf(kit, content));
    return text.trim() || sender === 'SYSTEM' ? { id, content: text, sender, type, timestamp, tags } : null;
  };
  return makeSnapshot(
    kit.getState(),
    { savedAt: ports.clock.now(), pending: keptPending(pending), userInput, variables, secrets },
    toText,
  );
}

function keptPending<H extends Host>(pending: Kit<H>['memory']['pending']): KeptPending | null {
  if (!pending) return null;
  if (pending.kind === 'answer') return pending.isSecret ? null : { kind: 'answer', text: pending.text };
  const { dueAt, isInterruptable } = pending;
  return { kind: 'transition', dueAt, isInterruptable };
}

function stateOf<H extends Host>({
  paths,
  visit,
  rest,
  entries,
  draft,
  history,
}: Snapshot): Partial<State<H>> {
  return {
    paths,
    visit,
    turn: visit,
    rest,
    draft,
    history,
    input: { ...rest, problem: null, isChecking: false },
    entries: entries.map(
      (entry): Entry<H> => (entry.kind === 'message' ? { ...entry, isStreaming: false } : entry),
    ),
  };
}
