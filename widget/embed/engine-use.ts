import { isDisabled, itemLabel, itemValue } from '../core/choices';
import type { Engine } from '../core/engine-types';
import { findEntry, newestEntries } from '../core/entries';
import { currentPath, isLive, previousPath } from '../core/selectors';
import type { Entries, Entry, State } from '../core/state';
import type { Emit } from './options';

type Drawn = { engine: Engine; signal: AbortSignal };

/** Resolves when the state is as wanted; rejects when the chat leaves the page before. */
export function until({ engine, signal }: Drawn, isWanted: (state: State) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (isWanted(engine.getState())) return resolve();
    const unsubscribe = engine.subscribe(() => {
      if (!isWanted(engine.getState())) return;
      unsubscribe();
      resolve();
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason);
    });
  });
}

/** Tells what changes, until the returned function is called. */
export function watch(engine: Engine, emit: Emit): () => void {
  let before = engine.getState();
  const told = new Set<string>();
  return engine.subscribe(() => {
    const now = engine.getState();
    const last = before;
    before = now;
    if (now.isOpen !== last.isOpen) emit(now.isOpen ? 'open' : 'close', {});
    const path = currentPath(now);
    if (now.visit !== last.visit && path !== null) emit('path', { path, previous: previousPath(now) });
    if (now.entries !== last.entries)
      for (const message of newMessages(now.entries, told)) emit('message', message);
  });
}

/** Texts that are complete and were not told yet; what an earlier visit left is not new. */
function newMessages(entries: Entries, told: Set<string>): { sender: string; text: string }[] {
  const found: { sender: string; text: string }[] = [];
  for (const entry of newestEntries(entries, RECENT)) {
    const { id, sender, content } = entry.message;
    if (entry.kind !== 'message' || entry.isStreaming || told.has(id)) continue;
    told.add(id);
    const isNew = !entry.isFromHistory && !entry.isTakenUp;
    if (isNew && typeof content === 'string') found.push({ sender, text: content });
  }
  return found;
}

/** Later messages than these are new. */
const RECENT = 50;

/** Answers for the visitor once the bot takes an answer: by typing, or by choosing the option of that text. The visitor's draft stays. */
export async function answer({ engine, signal }: Drawn, text: string): Promise<void> {
  const { actions, getState } = engine;
  actions.interact('chatbot');
  await until(
    { engine, signal },
    ({ input, rest, bot }) => !input.isDisabled || (rest.isDisabled && bot === 'idle'),
  );
  const state = getState();
  const option = findEntry(
    state.entries,
    (entry) =>
      entry.kind === 'interactive' &&
      isLive(state, entry.interactive) &&
      optionValue(entry, text) !== undefined,
  );
  if (option) return actions.chooseOption(option.message.id, optionValue(option, text) ?? text);
  if (state.input.isDisabled) throw new Error('The chat takes no text at the moment.');
  const { draft } = state;
  actions.type(text);
  await actions.send();
  if (draft && !getState().draft) actions.type(draft);
}

/** The value of the option that a text names. */
function optionValue(entry: Entry, text: string): string | undefined {
  if (entry.kind !== 'interactive' || entry.interactive.kind !== 'options') return undefined;
  const item = entry.interactive.items.find((one) => itemLabel(one) === text || itemValue(one) === text);
  return item && !isDisabled(item) ? itemValue(item) : undefined;
}
