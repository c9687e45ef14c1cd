import { allEntries, entryOf } from '../entries';
import type { StoredEntry } from '../snapshot';
import type { Entry, Interactive } from '../state';
import type { Message, Nothing, RichContent } from '../types';
import { componentOf } from './blocks';
import { blockAt, type Context, type GetParams, logFailure } from './context';

type MessageEntry = Extract<Entry, { kind: 'message' }>;

/** The stored entries as list entries; a tab that follows another one reuses the entries it has drawn. */
export function restoredEntries(
  { getState, memory }: Context,
  stored: readonly StoredEntry[],
  isFollowed: boolean,
): Entry[] {
  const known = new Map(
    isFollowed ? allEntries(getState().entries).map((entry) => [entry.message.id, entry]) : [],
  );
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
export function drawAgain(context: Context, getParams: GetParams): void {
  for (const entry of allEntries(context.getState().entries)) {
    if (entry.kind === 'message' && entry.origin && typeof entry.message.content === 'string')
      draw(context, getParams, entry);
    if (entry.kind === 'interactive' && entry.origin && lacksCards(entry.interactive))
      void import('./rich-choices').then(({ drawCards }) => drawCards(context, getParams, entry));
  }
}

const lacksCards = (interactive: Interactive): boolean =>
  interactive.kind === 'options' && interactive.rich?.type === 'cards' && interactive.rich.cards.length === 0;

function draw(context: Context, getParams: GetParams, { message, origin }: MessageEntry): void {
  const { getState, send, memory } = context;
  const block = blockAt(memory, origin?.path);
  if (!origin || !block) return;
  const show = (content: RichContent | Nothing) => {
    if (entryOf(getState().entries, message.id)?.message !== message) return;
    const drawn: Message = { ...message, content: content ?? '', type: 'object' };
    if (content) send({ type: 'message-changed', message: drawn, isStreaming: false });
    else if (typeof message.content === 'string' && !message.content.trim())
      send({ type: 'message-removed', id: message.id });
  };
  const params = { ...getParams('visit'), currPath: origin.path, userInput: origin.userInput };
  const fail = (reason: unknown) => {
    logFailure(context, reason, params.signal);
    show(undefined);
  };
  try {
    const content = componentOf(block, params);
    // Synchronous results are drawn at once, so that the layout does not jump.
    if (content instanceof Promise) content.then(show, fail);
    else show(content);
  } catch (reason) {
    fail(reason);
  }
}
