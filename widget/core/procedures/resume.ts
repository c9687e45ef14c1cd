import { replaceEntries } from '../entries';
import { readSnapshot } from '../read-snapshot';
import type { FullSettings } from '../settings';
import type { Snapshot, StoredPending } from '../snapshot';
import type { State } from '../state';
import type { Answers } from './answers';
import { type Blocks, cancelTransition } from './blocks';
import { type Context, type GetParams, isBusy } from './context';
import type { History } from './history';
import { drawAgain, restoredEntries } from './redraw';
import { makeSnapshotWriter } from './snapshot-writer';
import type { Streams } from './streams';

/** How long another tab may work on a step before this tab continues it. */
const FOLLOWED_GRACE_MS = 15_000;

export type Resume = {
  /** Stores the current conversation if `chatHistory.resume` is on. */
  save(): void;
  /** Restores the stored conversation; false if there is none. */
  restore(): boolean;
  /** Follows changes of other tabs until the returned function is called. */
  follow(): () => void;
  /** Called when the page or the bot goes away; pending work stays in the snapshot. */
  leave(): void;
  forget(): void;
};

export type ResumeDeps = {
  answers: Answers;
  blocks: Blocks;
  history: History;
  streams: Streams;
  getParams: GetParams;
};

export function makeResume(context: Context, deps: ResumeDeps): Resume {
  const { getState, memory, ports } = context;
  const writer = makeSnapshotWriter(context);
  const { isWanted } = writer;
  const readOptions = () => ({
    now: ports.clock.now(),
    ttlMs: getState().settings.chatHistory.resumeTtlMs,
    hasPath: (path: string) => Object.hasOwn(memory.flow, path),
  });
  const restoreFrom = (snapshot: Snapshot, isFollowed: boolean) =>
    writer.pausedWhile(snapshot, () =>
      restoreSnapshot(context, deps, { snapshot, isFollowed, draft: writer.mergedDraft(snapshot) }),
    );
  const isIdle = () => !isBusy(memory) && (!memory.pending || memory.pending.isFollowed === true);

  const onChange = () => {
    if (!isWanted()) return;
    const stored = ports.snapshots?.read() ?? null;
    if (stored === null) {
      // Another tab has cleared or restarted the conversation, so this list is not stored again.
      writer.drop();
      deps.history.disown();
      return;
    }
    const snapshot = readSnapshot(stored, readOptions());
    if (!snapshot) return;
    if (snapshot.entries.some(({ message }) => memory.forgotten.has(message.id))) {
      ports.snapshots?.clear();
      return;
    }
    const { step, hasFlowStarted } = getState();
    if (hasFlowStarted && snapshot.step < step) writer.rewrite();
    else if (!hasFlowStarted || snapshot.step > step || isIdle()) restoreFrom(snapshot, true);
  };

  return {
    save: writer.save,
    restore() {
      const snapshot = isWanted() ? readSnapshot(ports.snapshots?.read(), readOptions()) : null;
      if (snapshot) restoreFrom(snapshot, false);
      return snapshot !== null;
    },
    follow: () => ports.snapshots?.follow({ onChange, onLeave: writer.leave }) ?? (() => {}),
    leave() {
      writer.leave();
      writer.drop();
    },
    forget() {
      writer.drop();
      ports.snapshots?.clear();
    },
  };
}

type Restored = { snapshot: Snapshot; isFollowed: boolean; draft: string };

/** Replaces this tab's conversation by the stored one. */
function restoreSnapshot(
  context: Context,
  { answers, blocks, history, streams, getParams }: ResumeDeps,
  { snapshot, isFollowed, draft }: Restored,
): void {
  const { getState, send, memory, begin } = context;
  streams.close();
  cancelTransition(context);
  // Work of this tab belongs to an older step.
  if (isFollowed && snapshot.step > getState().step) begin('conversation');
  memory.pending = null;
  memory.variables = { ...snapshot.variables };
  memory.userInput = snapshot.userInput;
  const restored = restoredEntries(context, snapshot.entries, isFollowed);
  const entries = replaceEntries(getState().entries, restored);
  send({ type: 'resumed', state: { ...stateOf(snapshot, getState().settings), entries, draft } });
  if (isFollowed) history.recall();
  continuePending({ context, answers, blocks }, snapshot.pending, snapshot.isLeft ? 0 : FOLLOWED_GRACE_MS);
  drawAgain(context, getParams);
}

type Continuing = Pick<ResumeDeps, 'answers' | 'blocks'> & { context: Context };
/** Continues pending work; after `graceMs` if another tab has begun it. */
function continuePending(
  { context, answers, blocks }: Continuing,
  pending: StoredPending | null,
  graceMs: number,
): void {
  const { memory, timers, ports } = context;
  const isFollowed = graceMs > 0;
  if (pending?.kind === 'answer') {
    const ownAnswer = { ...pending, isSecret: false, isFollowed };
    const step = context.signal('step');
    const answer = () => {
      if (memory.pending !== ownAnswer || step.aborted) return;
      memory.pending = { ...pending, isSecret: false };
      memory.userInput = pending.text;
      void answers.reply(pending.text, false);
    };
    memory.pending = ownAnswer;
    if (isFollowed) timers.after(graceMs, answer);
    else answer();
  } else if (pending) {
    const { dueAt, isInterruptable } = pending;
    blocks.startTransition(Math.max(0, dueAt - ports.clock.now()) + graceMs, isInterruptable);
    const waiting = memory.pending;
    if (isFollowed && waiting?.kind === 'transition') memory.pending = { ...waiting, dueAt, isFollowed };
  }
}

function stateOf(
  { paths, visit, step, rest, history, pending }: Snapshot,
  { chatInput }: FullSettings,
): Partial<State> {
  const isAnswered = pending?.kind === 'answer';
  return {
    ...{ paths, visit, step, rest, history },
    bot: isAnswered ? 'typing' : 'idle',
    input: {
      ...rest,
      isDisabled: rest.isDisabled || (isAnswered && chatInput.blockSpam),
      isSensitive: rest.isSensitive && !isAnswered,
      problem: null,
      isChecking: false,
    },
  };
}
