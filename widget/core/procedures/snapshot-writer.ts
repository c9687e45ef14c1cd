import { findEntry } from '../entries';
import { type Checkpoint, makeSnapshot, type Snapshot, type StoredPending } from '../snapshot';
import type { Message } from '../types';

import { type Context, isBusy, textOf } from './context';
import { withoutSecret } from './messages';

/** Writes snapshots of this tab's conversation for `chatHistory.resume`. */
export function makeSnapshotWriter(context: Context) {
  const { getState, memory, ports } = context;
  let checkpoint: Checkpoint | null = null;
  let seen: readonly unknown[] = [];
  let isPaused = false;
  /** The draft last received from another tab. */
  let draftOfOtherTab = '';

  const isWanted = () => {
    const { resume, disabled } = getState().settings.chatHistory;
    return resume && !disabled;
  };
  const takeCheckpoint = () => {
    seen = marksOf(context);
    checkpoint = checkpointOf(context);
  };
  const write = (isLeft: boolean) => {
    ports.snapshots?.write(() => {
      if (!checkpoint) return null;
      const toText = storedText(context);
      return makeSnapshot(checkpoint, { savedAt: ports.clock.now(), isLeft, toText });
    });
  };

  return {
    isWanted,
    save() {
      if (isPaused || isBusy(memory) || !getState().hasFlowStarted || !isWanted()) return;
      if (marksOf(context).every((mark, index) => mark === seen[index])) return;
      if (holdsForgotten(context)) return;
      // While a block is being processed the last checkpoint stays, otherwise its messages would appear twice.
      takeCheckpoint();
      write(false);
    },
    /** Writes again because this tab is ahead of the stored snapshot. */
    rewrite() {
      if (checkpoint) write(false);
    },
    leave() {
      if (checkpoint?.pending && !memory.pending?.isFollowed) write(true);
      ports.snapshots?.flush();
    },
    drop() {
      checkpoint = null;
      seen = [];
    },
    /** The visitor's own draft wins over that of another tab. */
    mergedDraft(snapshot: Snapshot) {
      const { draft } = getState();
      return draft && draft !== draftOfOtherTab ? draft : snapshot.draft;
    },
    pausedWhile({ draft }: Snapshot, take: () => void) {
      isPaused = true;
      take();
      isPaused = false;
      draftOfOtherTab = draft;
      takeCheckpoint();
    },
  };
}

/** Whether cleared messages are still drawn. */
function holdsForgotten({ getState, memory: { forgotten } }: Context): boolean {
  return (
    forgotten.size > 0 &&
    findEntry(getState().entries, ({ message }) => forgotten.has(message.id)) !== undefined
  );
}

/** The parts of the state that belong to the conversation; scrolling must not cause a write. */
function marksOf({ getState, memory }: Context): readonly unknown[] {
  const { entries, paths, draft, history, rest, step } = getState();
  return [entries, paths, draft, history, rest, step, memory.pending];
}

function checkpointOf({ getState, memory }: Context): Checkpoint {
  const { pending, userInput, variables, secrets } = memory;
  return {
    state: getState(),
    pending: storedPending(pending),
    userInput,
    secrets,
    variables: { ...variables },
  };
}

function storedPending(pending: Context['memory']['pending']): StoredPending | null {
  if (!pending) return null;
  if (pending.kind === 'answer') return pending.isSecret ? null : { kind: 'answer', text: pending.text };
  const { dueAt, isInterruptable } = pending;
  return { kind: 'transition', dueAt, isInterruptable };
}

const storedText =
  (context: Context) =>
  ({ id, content, sender, type, timestamp, tags = [] }: Message) => ({
    ...{ id, sender, type, timestamp, tags },
    content: withoutSecret(context, typeof content === 'string' ? content : textOf(context, content)),
  });
