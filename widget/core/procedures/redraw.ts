import type { KeptEntry } from '../snapshot';
import type { Entry } from '../state';
import type { Message, Nothing, Params, RichContent } from '../types';
import { componentOf } from './blocks';
import { blockAt, type Kit } from './kit';

type MessageEntry = Extract<Entry, { kind: 'message' }>;

/** The list as it was kept. In a tab that follows another one, entries it has already stay as they are drawn. */
export function takenUp({ getState, memory }: Kit, kept: readonly KeptEntry[], isFollowed: boolean): Entry[] {
  const known = new Map(isFollowed ? getState().entries.map((entry) => [entry.message.id, entry]) : []);
  return kept
    .filter(
      (entry) =>
        entry.message.content.trim() || entry.kind !== 'message' || canDraw(memory, entry.origin?.path),
    )
    .map((entry): Entry => {
      const mine = known.get(entry.message.id);
      if (mine && isSame(mine, entry)) return mine;
      if (entry.kind === 'line-break') return entry;
      const isTakenUp = !isFollowed || (mine !== undefined && 'isTakenUp' in mine && mine.isTakenUp === true);
      return entry.kind === 'message' ? { ...entry, isStreaming: false, isTakenUp } : { ...entry, isTakenUp };
    });
}

const canDraw = (memory: Kit['memory'], path: string | undefined): boolean =>
  Boolean(blockAt(memory, path)?.component);

/** What is drawn would look the same; an element is drawn already and comes as its words only. */
function isSame(mine: Entry, kept: KeptEntry): boolean {
  if (mine.kind !== kept.kind) return false;
  if (mine.kind === 'interactive')
    return (
      kept.kind === 'interactive' && JSON.stringify(mine.interactive) === JSON.stringify(kept.interactive)
    );
  if (mine.kind === 'message' && mine.isStreaming) return false;
  return typeof mine.message.content !== 'string' || mine.message.content === kept.message.content;
}

/** Draws what blocks gave as elements from the flow again; where that fails their words stay. */
export function drawAgain(kit: Kit, getParams: () => Params): void {
  for (const entry of kit.getState().entries) {
    if (entry.kind === 'message' && entry.origin && typeof entry.message.content === 'string')
      draw(kit, getParams, entry);
  }
}

function draw(
  { getState, send, memory, ports }: Kit,
  getParams: () => Params,
  { message, origin }: MessageEntry,
): void {
  const block = blockAt(memory, origin?.path);
  if (!origin || !block) return;
  const show = (content: RichContent | Nothing) => {
    const isListed = getState().entries.some((entry) => entry.message === message);
    if (!isListed) return;
    const drawn: Message = { ...message, content: content ?? '', type: 'object' };
    if (content) send({ type: 'message-changed', message: drawn, isStreaming: false });
    else if (typeof message.content === 'string' && !message.content.trim())
      send({ type: 'message-removed', id: message.id });
  };
  const fail = (reason: unknown) => {
    ports.log.error('A block of the flow failed:', reason);
    show(undefined);
  };
  try {
    const { path, userInput } = origin;
    const given = componentOf(block, { ...getParams(), currPath: path, userInput });
    // At once where it can be, so that nothing jumps.
    if (given instanceof Promise) given.then(show, fail);
    else show(given);
  } catch (reason) {
    fail(reason);
  }
}
