import type { FullSettings } from '../settings';
import { type KeptPending, readSnapshot, type Snapshot } from '../snapshot';
import type { State } from '../state';
import type { Params } from '../types';
import type { Answers } from './answers';
import { type Blocks, cancelTransition } from './blocks';
import type { History } from './history';
import { makeKeeper } from './keeper';
import type { Kit } from './kit';
import { drawAgain, takenUp } from './redraw';
import type { Streams } from './streams';

/** So long another tab may take for a turn it has begun, before this one takes it for dead. */
const FOLLOWED_GRACE_MS = 15_000;

export type Resume = {
  /** Keeps the conversation as it stands now, if the settings want that. */
  keep(): void;
  /** Takes up the conversation kept; false: there is none, start anew. */
  take(): boolean;
  /** Lives one conversation together with other tabs, until the returned function is called. */
  follow(): () => void;
  /** The page or the bot goes: what is pending is left to whoever takes the conversation up. */
  leave(): void;
  forget(): void;
};

type Parts = {
  answers: Answers;
  blocks: Blocks;
  history: History;
  streams: Streams;
  getParams: () => Params;
};

export function makeResume(kit: Kit, parts: Parts): Resume {
  const { getState, memory, ports } = kit;
  const keeper = makeKeeper(kit);
  const { isWanted } = keeper;
  const terms = () => ({
    now: ports.clock.now(),
    ttlMs: getState().settings.chatHistory.resumeTtlMs,
    hasPath: (path: string) => Object.hasOwn(memory.flow, path),
  });
  const adopt = (kept: Snapshot, isFollowed: boolean) =>
    keeper.quietly(kept, () =>
      adoptSnapshot(kit, parts, { kept, isFollowed, draft: keeper.draftOver(kept) }),
    );
  const isIdle = () => !memory.isBusy && (!memory.pending || memory.pending.isFollowed === true);

  const onChange = () => {
    if (!isWanted()) return;
    const stored = ports.snapshots?.read() ?? null;
    if (stored === null) {
      // Cleared, or begun anew, in another tab: nothing of this list is stored from here either.
      keeper.drop();
      parts.history.disown();
      return;
    }
    const kept = readSnapshot(stored, terms());
    if (!kept) return;
    if (kept.entries.some(({ message }) => memory.forgotten.has(message.id))) {
      ports.snapshots?.clear();
      return;
    }
    const { turn, hasFlowStarted } = getState();
    if (hasFlowStarted && kept.turn < turn) keeper.insist();
    else if (!hasFlowStarted || kept.turn > turn || isIdle()) adopt(kept, true);
  };

  return {
    keep: keeper.keep,
    take() {
      const kept = isWanted() ? readSnapshot(ports.snapshots?.read(), terms()) : null;
      if (kept) adopt(kept, false);
      return kept !== null;
    },
    follow: () => ports.snapshots?.follow({ onChange, onLeave: keeper.leave }) ?? (() => {}),
    leave() {
      keeper.leave();
      keeper.drop();
    },
    forget() {
      keeper.drop();
      ports.snapshots?.clear();
    },
  };
}

type Adopted = { kept: Snapshot; isFollowed: boolean; draft: string };

/** Puts the kept conversation in the place of this tab's. */
function adoptSnapshot(
  kit: Kit,
  { answers, blocks, history, streams, getParams }: Parts,
  { kept, isFollowed, draft }: Adopted,
): void {
  const { getState, send, memory } = kit;
  streams.close();
  cancelTransition(kit);
  // Whatever this tab was doing has been overtaken.
  if (isFollowed && kept.turn > getState().turn) memory.epoch += 1;
  memory.pending = null;
  memory.isBusy = false;
  memory.variables = { ...kept.variables };
  memory.userInput = kept.userInput;
  const entries = takenUp(kit, kept.entries, isFollowed);
  send({ type: 'resumed', kept: { ...stateOf(kept, getState().settings), entries, draft } });
  if (isFollowed) history.recall();
  goOn({ kit, answers, blocks }, kept.pending, kept.isLeft ? 0 : FOLLOWED_GRACE_MS);
  drawAgain(kit, getParams);
}

type Going = Pick<Parts, 'answers' | 'blocks'> & { kit: Kit };
/** Works off what is pending; after `graceMs`, if another tab is at it. */
function goOn({ kit, answers, blocks }: Going, pending: KeptPending | null, graceMs: number): void {
  const { getState, memory, timers, ports } = kit;
  const isFollowed = graceMs > 0;
  if (pending?.kind === 'answer') {
    const mine = { ...pending, isSecret: false, isFollowed };
    const { turn } = getState();
    const answer = () => {
      if (memory.pending !== mine || getState().turn !== turn) return;
      memory.pending = { ...pending, isSecret: false };
      memory.userInput = pending.text;
      void answers.reply(pending.text, false);
    };
    memory.pending = mine;
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
  { paths, visit, turn, rest, history, pending }: Snapshot,
  { chatInput }: FullSettings,
): Partial<State> {
  const isAnswered = pending?.kind === 'answer';
  return {
    ...{ paths, visit, turn, rest, history },
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
