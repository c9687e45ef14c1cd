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
/** Runs later unless all is over before; the returned function cancels. */
type After = (delayMs: number, run: () => void) => () => void;

/**
 * Says each message once, whole, when it has come to its end: never history, never a half stream. While the window is
 * closed messages wait; the launcher's name counts them. Returns what falls silent.
 */
export function announce({ log, status }: Regions, engine: ReactEngine): () => void {
  const pending = new Set<() => void>();
  const after: After = (delayMs, run) => {
    const timer = setTimeout(() => {
      pending.delete(cancel);
      run();
    }, delayMs);
    const cancel = () => {
      pending.delete(cancel);
      clearTimeout(timer);
    };
    pending.add(cancel);
    return cancel;
  };
  const newEntries = listNew();
  const followTyping = typingTeller(status, after);
  const listen = () => {
    const { entries, isOpen, settings, bot } = engine.getState();
    followTyping(bot === 'typing', settings.ariaLabel.typing);
    if (!isOpen && !settings.general.embedded) return;
    for (const entry of newEntries(entries)) after(DRAWN_AFTER_MS, () => say(entry, log, after));
  };
  listen();
  const unsubscribe = engine.subscribe(listen);
  return () => {
    unsubscribe();
    for (const cancel of pending) cancel();
    log.replaceChildren();
  };
}

/** Hands out what is to be said now, each entry once. */
function listNew(): (entries: readonly Entry[]) => Entry[] {
  const seen = new Set<string>();
  const unfinished = new Set<string>();
  const earliest = Date.now() - CLOCK_SLACK_MS;
  // A conversation taken up after a reload comes with its old messages.
  const isOld = ({ message }: Entry) => Date.parse(message.timestamp) < earliest;

  return (entries) => {
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
    return fresh;
  };
}

/** Tells of typing only when it lasts. */
function typingTeller(status: HTMLElement, after: After): (isTyping: boolean, text: string) => void {
  let cancel: (() => void) | null = null;
  return (isTyping, text) => {
    if (isTyping) {
      cancel ??= after(TYPING_LASTS_MS, () => {
        status.textContent = text;
      });
      return;
    }
    cancel?.();
    cancel = null;
    status.textContent = '';
  };
}

function say(entry: Entry, log: HTMLElement, after: After) {
  const line = log.ownerDocument.createElement('p');
  line.textContent = wordsOf(entry, log);
  if ('lang' in entry && entry.lang) line.lang = entry.lang;
  if (!line.textContent) return;
  log.append(line);
  after(KEPT_MS, () => line.remove());
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
