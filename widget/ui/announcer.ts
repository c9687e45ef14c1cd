import type { FullSettings } from '../core/settings';
import type { ReactEngine } from '../react/engine-provider';
import { type Entry, rowId } from './view';

/** Safari misses what comes into a region at the moment it appears; the row itself is drawn by then too. */
const DRAWN_AFTER_MS = 100;
/** Long enough for every screen reader to have taken it over. */
const KEPT_MS = 7000;
const TYPING_LASTS_MS = 1500;
/** Timestamps know whole seconds only. */
const CLOCK_SLACK_MS = 2000;
/** A flood of messages must not become a second list. */
const LINES_MAX = 20;
/** Names of senders and pictures. */
const SILENT = '.rcb-sr-only, [aria-hidden="true"]';

type Labels = FullSettings['ariaLabel'];
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
    for (const entry of newEntries(entries)) {
      after(DRAWN_AFTER_MS, () => say(entry, settings.ariaLabel, { log, after }));
    }
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

function say(entry: Entry, labels: Labels, { log, after }: { log: HTMLElement; after: After }) {
  const words = wordsOf(entry, labels, log);
  if (!words) return;
  const line = log.ownerDocument.createElement('p');
  line.textContent = words;
  if ('lang' in entry && entry.lang) line.lang = entry.lang;
  log.append(line);
  if (log.childElementCount > LINES_MAX) log.firstElementChild?.remove();
  after(KEPT_MS, () => line.remove());
}

const isStreaming = (entry: Entry) => entry.kind === 'message' && entry.isStreaming;

const isSpoken = (entry: Entry) =>
  (entry.kind === 'message' || entry.kind === 'interactive') && !entry.isFromHistory;

/** A message with its sender, as it is drawn, plugins and all; choices with pauses between them; asterisks as what they hide. */
function wordsOf(entry: Entry, labels: Labels, log: HTMLElement): string {
  if (entry.kind === 'interactive') return entry.interactive.items.join(', ');
  const { id, sender } = entry.message;
  const said = sender === 'USER' ? `${labels.userSaid}: ` : sender === 'BOT' ? `${labels.botSaid}: ` : '';
  if (entry.kind === 'message' && entry.isMasked) return said + labels.hiddenAnswer;
  const text = (drawnWords(id, log) ?? textOf(entry)).trim();
  return text && said + text;
}

const textOf = ({ message }: Entry) => (typeof message.content === 'string' ? message.content : '');

/** Null where a flood has kept the row from being drawn yet. */
function drawnWords(id: string, log: HTMLElement): string | null {
  const root = log.getRootNode();
  const row = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(rowId(id)) : null;
  if (!row) return null;
  // A message of the host's own may stand in its row as bare text.
  if (row.children.length === 0) return row.textContent;
  return Array.from(row.children, (part) => (part.matches(SILENT) ? '' : part.textContent)).join('');
}
