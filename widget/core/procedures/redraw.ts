import type { StoredEntry } from '../snapshot';
import type { Entry } from '../state';
import type { Message, Nothing, Params, RichContent } from '../types';
import { componentOf } from './blocks';
import { blockAt, type Context } from './context';

type MessageEntry = Extract<Entry, { kind: 'message' }>;

/** The stored entries as list entries; a tab that follows another one reuses the entries it has drawn. */
export function restoredEntries(
  { getState, memory }: Context,
  stored: readonly StoredEntry[],
  isFollowed: boolean,
): Entry[] {
  const known = new Map(isFollowed ? getState().entries.map((entry) => [entry.message.id, entry]) : []);
  return stored
    .filter(
      (entry) =>
        entry.message.content.trim() || entry.kind !== 'message' || canDraw(memory, entry.origin?.path),
    )
    .map((entry): Entry => {
      const current = known.get(entry.message.id);
      if (current && isSame(current, entry)) return current;
      if (entry.kind === 'line-break') return entry;
      const isTakenUp =
        !isFollowed || (current !== undefined && 'isTakenUp' in current && current.isTakenUp === true);
      return entry.kind === 'message' ? { ...entry, isStreaming: false, isTakenUp } : { ...entry, isTakenUp };
    });
}

const canDraw = (memory: Context['memory'], path: string | undefined): boolean =>
  Boolean(blockAt(memory, path)?.component);

/** Whether the stored entry looks like the drawn one; an element is stored as text only. */
function isSame(current: Entry, stored: StoredEntry): boolean {
  if (current.kind !== stored.kind) return false;
  if (current.kind === 'interactive')
    return (
      stored.kind === 'interactive' &&
      JSON.stringify(current.interactive) === JSON.stringify(stored.interactive)
    );
  if (current.kind === 'message' && current.isStreaming) return false;
  return typeof current.message.content !== 'string' || current.message.content === stored.message.content;
}

/** Draws elements of blocks again from the flow; if that fails their text stays. */
export function drawAgain(context: Context, getParams: () => Params): void {
  for (const entry of context.getState().entries) {
    if (entry.kind === 'message' && entry.origin && typeof entry.message.content === 'string')
      draw(context, getParams, entry);
  }
}

function draw(
  { getState, send, memory, ports }: Context,
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
    const content = componentOf(block, { ...getParams(), currPath: path, userInput });
    // Synchronous results are drawn at once, so that the layout does not jump.
    if (content instanceof Promise) content.then(show, fail);
    else show(content);
  } catch (reason) {
    fail(reason);
  }
}
