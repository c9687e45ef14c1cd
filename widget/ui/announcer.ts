import type { ReactEngine } from '../react/engine-provider';
import { type Entry, rowId } from './view';

/** Safari misses what comes into a region at the moment it appears; the row itself is drawn by then too. */
const DRAWN_AFTER_MS = 100;
/** Long enough for every screen reader to have taken it over. */
const KEPT_MS = 7000;
const TYPING_LASTS_MS = 1500;
/** Timestamps know whole seconds only. */
const CLOCK_SLACK_MS = 2000;

type Regions = { log: HTMLElement; status: HTMLElement };

/**
 * Says each message once, whole, when it has come to its end: never history, never a half stream. While the window is
 * closed messages wait; the launcher's name counts them. Returns what falls silent.
 */
export function announce({ log, status }: Regions, engine: ReactEngine): () => void {
  const seen = new Set<string>();
  const unfinished = new Set<string>();
  const earliest = Date.now() - CLOCK_SLACK_MS;
  // A conversation taken up after a reload comes with its old messages.
  const isOld = ({ message }: Entry) => Date.parse(message.timestamp) < earliest;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const after = (delayMs: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
    return timer;
  };
  const say = (entry: Entry) => {
    const line = log.ownerDocument.createElement('p');
    line.textContent = wordsOf(entry, log);
    if ('lang' in entry && entry.lang) line.lang = entry.lang;
    if (!line.textContent) return;
    log.append(line);
    after(KEPT_MS, () => line.remove());
  };
  const sayNew = () => {
    const { entries, isOpen, settings } = engine.getState();
    if (!isOpen && !settings.general.embedded) return;
    const fresh: Entry[] = [];
    // From the end to the newest one known, so a long conversation costs no more than a short one.
    for (let index = entries.length - 1; index >= 0; index -= 1) {
      const entry = entries[index];
      if (!entry || seen.has(entry.message.id)) break;
      seen.add(entry.message.id);
      if (isStreaming(entry)) unfinished.add(entry.message.id);
      else if (isSpoken(entry) && !isOld(entry)) fresh.unshift(entry);
    }
    for (const id of unfinished) {
      const entry = entries.findLast(({ message }) => message.id === id);
      if (entry && isStreaming(entry)) continue;
      unfinished.delete(id);
      if (entry) fresh.push(entry);
    }
    for (const entry of fresh) after(DRAWN_AFTER_MS, () => say(entry));
  };

  let typing: ReturnType<typeof setTimeout> | null = null;
  const sayTyping = () => {
    const { bot, settings } = engine.getState();
    if (bot === 'typing') {
      typing ??= after(TYPING_LASTS_MS, () => {
        status.textContent = settings.ariaLabel.typing;
      });
      return;
    }
    if (typing !== null) clearTimeout(typing);
    typing = null;
    status.textContent = '';
  };
  const listen = () => {
    sayNew();
    sayTyping();
  };
  listen();
  const unsubscribe = engine.subscribe(listen);
  return () => {
    unsubscribe();
    for (const timer of timers) clearTimeout(timer);
    log.replaceChildren();
  };
}

const isStreaming = (entry: Entry) => entry.kind === 'message' && entry.isStreaming;

const isSpoken = (entry: Entry) =>
  (entry.kind === 'message' || entry.kind === 'interactive') && !entry.isFromHistory;

/** A message as it is drawn, plugins and all; choices with pauses between them. */
function wordsOf(entry: Entry, log: HTMLElement): string {
  if (entry.kind === 'interactive') return entry.interactive.items.join(', ');
  const root = log.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return '';
  const row = root.getElementById(rowId(entry.message.id))?.cloneNode(true);
  if (!(row instanceof Element)) return '';
  for (const hidden of row.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return (row.textContent ?? '').trim();
}
