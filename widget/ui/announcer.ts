import { wordsOf } from '../core/choices';
import type { Engine } from '../core/engine-types';
import { entryOf, newestFirst } from '../core/entries';
import type { FullSettings } from '../core/settings';
import type { Entries } from '../core/state';
import { type Entry, rowId } from './view';

/** Safari misses text added to a live region that has just appeared. */
const DRAWN_AFTER_MS = 100;
/** Lines are removed after this time; screen readers have read them by then. */
const SPOKEN_LINE_MS = 7000;
const TYPING_LASTS_MS = 1500;
/** At most this many lines stay in the live region. */
const LINES_MAX = 20;
/** Of more messages at once only the newest are announced; the others are in the list. */
const SPOKEN_MAX = 100;
/** One stream of each sender can be open. */
const PAUSED_MAX = 3;
/** Names of senders and pictures. */
const SILENT = ':scope > .rcb-sr-only, :scope > [aria-hidden="true"]';

type Spoken = Pick<FullSettings, 'ariaLabel' | 'general'>;
type Regions = { log: HTMLElement; status: HTMLElement };

/**
 * Announces each message once when it is complete, but neither history nor unfinished streams. While the window is
 * closed messages wait; the launcher's name counts them. Returns a function that stops.
 */
export function announce({ log, status }: Regions, engine: Engine): () => void {
  const lines = inBatches<Element>(SPOKEN_LINE_MS, (expired) => {
    for (const line of expired) line.remove();
  });
  const waiting = inBatches<Entry>(DRAWN_AFTER_MS, (entries) => {
    const { settings } = engine.getState();
    for (const entry of entries.slice(-SPOKEN_MAX)) {
      const line = lineOf(entry, settings, log);
      if (!line) continue;
      log.append(line);
      if (log.childElementCount > LINES_MAX) log.firstElementChild?.remove();
      lines.add(line);
    }
  });
  const newEntries = listNew();
  const typing = typingTeller(status);
  const listen = () => {
    const { entries, isOpen, settings, bot } = engine.getState();
    typing.follow(bot === 'typing', settings.ariaLabel.typing);
    if (!isOpen && !settings.general.embedded) return;
    for (const entry of newEntries(entries)) waiting.add(entry);
  };
  listen();
  const unsubscribe = engine.subscribe(listen);
  return () => {
    unsubscribe();
    waiting.stop();
    lines.stop();
    typing.stop();
    log.replaceChildren();
  };
}

/** Returns the entries to announce, each once. */
function listNew(): (entries: Entries) => Entry[] {
  const seen = new Set<string>();
  const unfinished = new Set<string>();
  /** Streams that paused: their rest is announced later. */
  const paused = new Set<string>();
  return (entries) => {
    const fresh: Entry[] = [];
    // Up to the newest one known, so a long conversation costs no more than a short one.
    for (const entry of newestFirst(entries)) {
      if (seen.has(entry.message.id)) break;
      seen.add(entry.message.id);
      if (isStreaming(entry)) unfinished.add(entry.message.id);
      else if (isSpoken(entry) && fresh.length < SPOKEN_MAX) fresh.unshift(entry);
    }
    for (const id of [...paused, ...unfinished]) {
      const entry = entryOf(entries, id);
      const isGoingOn = entry !== undefined && isStreaming(entry);
      if (entry && !isGoingOn && unfinished.has(id)) fresh.push(entry);
      unfinished.delete(id);
      paused.delete(id);
      if (entry) (isGoingOn ? unfinished : paused).add(id);
    }
    for (const id of [...paused].slice(0, -PAUSED_MAX)) paused.delete(id);
    return fresh;
  };
}

/** Announces typing only when it lasts. */
function typingTeller(status: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stop,
    follow(isTyping: boolean, text: string) {
      if (isTyping) {
        timer ??= setTimeout(() => {
          status.textContent = text;
        }, TYPING_LASTS_MS);
      } else if (timer !== undefined) {
        stop();
        status.textContent = '';
      }
    },
  };
}

/** Each part in its own language: a label in the widget's, a message in its own, choices in one each. */
function lineOf(entry: Entry, settings: Spoken, log: HTMLElement): HTMLElement | null {
  const segments = segmentsOf(entry, settings, log);
  if (segments.length === 0) return null;
  const line = log.ownerDocument.createElement('p');
  // A label without a language of its own is in that of the page, so the line must not have another one.
  const lang = entry.kind === 'interactive' ? entry.lang : undefined;
  if (lang) line.lang = lang;
  for (const { text, lang: own } of segments) {
    if (!own || own === (lang ?? settings.general.language)) line.append(text);
    else {
      const segment = log.ownerDocument.createElement('span');
      segment.textContent = text;
      segment.lang = own;
      line.append(segment);
    }
  }
  return line;
}

const isStreaming = (entry: Entry) => entry.kind === 'message' && entry.isStreaming;

/** A conversation taken up after a reload comes with its old messages. */
const isSpoken = (entry: Entry) =>
  (entry.kind === 'message' || entry.kind === 'interactive') && !entry.isFromHistory && !entry.isTakenUp;

type Segment = { text: string; lang: string | null | undefined };

/** A message with its sender, as it is drawn, plugins and all; choices with pauses between them; asterisks as what they hide. */
function segmentsOf(entry: Entry, { ariaLabel, general }: Spoken, log: HTMLElement): Segment[] {
  const inItsOwn = (text: string) => ('lang' in entry && entry.lang) || general.langOf?.(text);
  if (entry.kind === 'interactive') {
    return wordsOf(entry.interactive).map((label, index) => ({
      text: index > 0 ? `, ${label}` : label,
      lang: general.langOf?.(label) ?? inItsOwn(label),
    }));
  }
  const { id, sender } = entry.message;
  const label = sender === 'USER' ? ariaLabel.userSaid : sender === 'BOT' ? ariaLabel.botSaid : null;
  const lines: Segment[] = label === null ? [] : [{ text: label, lang: general.language }];
  const pause = label === null ? '' : ': ';
  if (entry.kind === 'message' && entry.isMasked)
    return [...lines, { text: pause + ariaLabel.hiddenAnswer, lang: general.language }];
  const text = (drawnText(id, log) ?? textOf(entry)).trim();
  const rest = restOf(id, text, log);
  if (rest !== null) return rest ? [{ text: rest, lang: inItsOwn(rest) }] : [];
  return text ? [...lines, { text: pause + text, lang: inItsOwn(text) }] : [];
}

/** What each region has announced last; for a stream that goes on after a pause. */
const announced = new WeakMap<HTMLElement, Map<string, string>>();

/** What has come to a text since it was announced; null if it was not. */
function restOf(id: string, text: string, log: HTMLElement): string | null {
  const texts = announced.get(log) ?? new Map<string, string>();
  announced.set(log, texts);
  const before = texts.get(id);
  texts.set(id, text);
  const [oldest] = texts.keys();
  if (oldest !== undefined && texts.size > LINES_MAX) texts.delete(oldest);
  return before !== undefined && text.startsWith(before) ? text.slice(before.length).trim() : null;
}

const textOf = ({ message }: Entry) => (typeof message.content === 'string' ? message.content : '');

/** Null if the row is not drawn yet. */
function drawnText(id: string, log: HTMLElement): string | null {
  const root = log.getRootNode();
  const row = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(rowId(id)) : null;
  if (!row) return null;
  const copy = document.importNode(row, true);
  for (const silent of copy.querySelectorAll(SILENT)) silent.remove();
  // The items of a list are parted from what stands before them.
  for (const item of copy.querySelectorAll('li')) item.prepend(' ');
  return copy.textContent;
}

export type Batches<T> = { add(item: T): void; stop(): void };

/**
 * Hands each item on, in order, between one and two times `delayMs` after it came (the first of them after one): one
 * timer is running however many items come.
 */
export function inBatches<T>(delayMs: number, handOn: (items: readonly T[]) => void): Batches<T> {
  let due: T[] = [];
  let young: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fire = () => {
    const items = due;
    due = young;
    young = [];
    timer = due.length > 0 ? setTimeout(fire, delayMs) : undefined;
    handOn(items);
  };
  return {
    add(item) {
      if (timer !== undefined) young.push(item);
      else {
        due.push(item);
        timer = setTimeout(fire, delayMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
