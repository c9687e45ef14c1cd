import { type KeptPending, makeSnapshot, type Resting, type Snapshot } from '../snapshot';
import type { State } from '../state';

import { type Kit, textOf } from './kit';
import { withoutSecret } from './messages';

/** What of this tab's conversation is written for `chatHistory.resume`, and when. */
export function makeKeeper(kit: Kit) {
  const { getState, memory, ports } = kit;
  let resting: Resting | null = null;
  let seen: readonly unknown[] = [];
  let isTaking = false;
  /** The draft as another tab wrote it. */
  let theirDraft = '';

  const isWanted = () => {
    const { resume, disabled } = getState().settings.chatHistory;
    return resume && !disabled;
  };
  const rest = () => {
    seen = marksOf(kit);
    resting = restingOf(kit);
  };
  const write = (isLeft: boolean) => {
    ports.snapshots?.write(() => {
      if (!resting) return null;
      const toText = storedText(kit);
      return makeSnapshot(resting, { savedAt: ports.clock.now(), isLeft, toText });
    });
  };

  return {
    isWanted,
    keep() {
      if (isTaking || memory.isBusy || !getState().hasFlowStarted || !isWanted()) return;
      if (marksOf(kit).every((mark, index) => mark === seen[index])) return;
      if (holdsForgotten(kit)) return;
      // While a block is being processed the last resting point counts: a message must not come twice.
      rest();
      write(false);
    },
    /** This tab is further on than what another one has written. */
    insist() {
      if (resting) write(false);
    },
    leave() {
      if (resting?.pending && !memory.pending?.isFollowed) write(true);
      ports.snapshots?.flush();
    },
    drop() {
      resting = null;
      seen = [];
    },
    /** What the visitor is writing here stays; a draft that came from another tab follows it. */
    draftOver(kept: Snapshot) {
      const { draft } = getState();
      return draft && draft !== theirDraft ? draft : kept.draft;
    },
    quietly({ draft }: Snapshot, take: () => void) {
      isTaking = true;
      take();
      isTaking = false;
      theirDraft = draft;
      rest();
    },
  };
}

/** What the visitor asked to forget is still drawn. */
function holdsForgotten({ getState, memory: { forgotten } }: Kit): boolean {
  return forgotten.size > 0 && getState().entries.some(({ message }) => forgotten.has(message.id));
}

/** Only what belongs to the conversation: scrolling in one tab must not write over another. */
function marksOf({ getState, memory }: Kit): readonly unknown[] {
  const { entries, paths, draft, history, rest, turn } = getState();
  return [entries, paths, draft, history, rest, turn, memory.pending];
}

function restingOf({ getState, memory }: Kit): Resting {
  const { pending, userInput, variables, secrets } = memory;
  return {
    state: getState(),
    pending: keptPending(pending),
    userInput,
    secrets,
    variables: { ...variables },
  };
}

function keptPending(pending: Kit['memory']['pending']): KeptPending | null {
  if (!pending) return null;
  if (pending.kind === 'answer') return pending.isSecret ? null : { kind: 'answer', text: pending.text };
  const { dueAt, isInterruptable } = pending;
  return { kind: 'transition', dueAt, isInterruptable };
}

const storedText =
  (kit: Kit) =>
  ({ id, content, sender, type, timestamp, tags = [] }: State['entries'][number]['message']) => ({
    ...{ id, sender, type, timestamp, tags },
    content: withoutSecret(kit, typeof content === 'string' ? content : textOf(kit, content)),
  });
