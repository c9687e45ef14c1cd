import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { env } from '@/lib/config/env';
import { hiddenStories, type Overlay, visibleEdition, withOverlay } from './overlay';

/** How long a look at the content folder counts, and how long a request waits for one (a lost network disk hangs). */
const LOOK_COUNTS_MS = 500;
const LOOK_WAIT_MS = 250;
const MAX_STORIES = 20_000;

/** What is taken down must stay down, so what was shown once is remembered, over restarts too. */
type Inventory = {
  file: string;
  /** Names under CONTENT_DIR; null before the first look, and where content comes from a backend elsewhere. */
  names: ReadonlySet<string> | null;
  lookedMs: number;
  looking: Promise<void> | undefined;
  /** Ids of stories that were shown, and how often each was taken down. */
  known: Map<string, number>;
  /** Ids of stories that were taken down, and when. */
  gone: Map<string, number>;
  mark: number;
  version: string;
  /** The edition that is in the version. */
  edition: string;
  listeners: Set<() => void>;
  /** What lies over the files; null where nothing ever does. */
  overlay: Overlay | null;
  /** Overlays are laid one after another. */
  laying: Promise<unknown>;
};

declare global {
  /** One for the process: Next's bundle and the cache handler's are two, and both must know what is gone. */
  var siteContentInventory: Inventory | undefined;
}

const Stored = z.object({ known: z.record(z.string(), z.number()), gone: z.record(z.string(), z.number()) });

function inventory(): Inventory {
  globalThis.siteContentInventory ??= open();
  return globalThis.siteContentInventory;
}

function open(): Inventory {
  const { BACKEND_URL, CONTENT_DIR, SITE_URL } = env();
  const source = JSON.stringify([SITE_URL, BACKEND_URL ?? resolve(CONTENT_DIR)]);
  const name = `${createHash('sha256').update(source).digest('hex').slice(0, 16)}.json`;
  const file = join(process.cwd(), '.next', 'cache', 'stories', name);
  const stored = readStored(file);
  return {
    file,
    names: null,
    lookedMs: Number.NEGATIVE_INFINITY,
    looking: undefined,
    known: new Map(Object.entries(stored.known)),
    gone: new Map(Object.entries(stored.gone)),
    mark: 0,
    version: '',
    edition: '',
    listeners: new Set(),
    overlay: null,
    laying: Promise.resolve(),
  };
}

function readStored(file: string): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Absent or cut short: what is gone then answers 404 in place of 410.
    return { known: {}, gone: {} };
  }
}

/** Calls back when something is gone or put back, so that no cache shows it as before any longer. */
export function onContentRemoved(listener: () => void): void {
  inventory().listeners.add(listener);
}

/** Looks for files that are gone, at most twice a second; a folder that cannot be read counts as unchanged. */
export async function lookAtContent(): Promise<void> {
  const state = inventory();
  if (env().BACKEND_URL || performance.now() - state.lookedMs < LOOK_COUNTS_MS) return;
  state.looking ??= look(state).finally(() => {
    state.looking = undefined;
  });
  await Promise.race([state.looking, pause(LOOK_WAIT_MS, undefined, { ref: false })]);
}

async function look(state: Inventory): Promise<void> {
  const files = await namesIn(env().CONTENT_DIR);
  state.lookedMs = performance.now();
  if (files === null) return;
  const names = withOverlay(files, state.overlay);
  const former = state.names;
  state.names = names;
  state.version = '';
  const isThere = (id: string) => names.has(`stories/${id}.md`);
  const once = new Set([...state.known.keys(), ...hiddenStories(state.overlay)]);
  const lost = [...once].filter((id) => !isThere(id) && !state.gone.has(id));
  const back = [...state.gone.keys()].filter(isThere);
  for (const id of back) state.gone.delete(id);
  const isRemoved = former !== null && [...former].some((name) => !names.has(name));
  if (lost.length > 0) takeDown(state, lost);
  else if (isRemoved || back.length > 0) for (const tell of state.listeners) tell();
  if (back.length > 0) await store(state);
}

/** What lies over the files of a folder now; null over any other folder and where nothing ever does. */
export function overlayOf(dir: string): Overlay | null {
  const { overlay } = inventory();
  return overlay && overlay.dir === resolve(dir) ? overlay : null;
}

/** Runs what reads an overlay and lays it, one after another: what was read earlier never lies over what came later. */
export function inSequence<T>(run: () => Promise<T>): Promise<T> {
  const state = inventory();
  const result = state.laying.then(run, run);
  state.laying = result.catch(() => undefined);
  return result;
}

/** From now on nothing of before is shown: cached reads and pages go by the edition. */
export async function layOver(overlay: Overlay): Promise<void> {
  const state = inventory();
  state.overlay = overlay;
  state.version = '';
  state.lookedMs = Number.NEGATIVE_INFINITY;
  await lookAtContent();
  for (const tell of state.listeners) tell();
}

/** What every page shows has changed without any text: a file that sets who the centre is. */
export function markContentChanged(): void {
  for (const tell of inventory().listeners) tell();
}

/** Part of the key of every cached read and shared page: what was read over another edition, or while a story was gone that is back, is never read again. */
export function contentEdition(): string {
  const { overlay, names, known, gone } = inventory();
  const timesBack = names === null ? 0 : [...known.values()].reduce(sum, 0) - gone.size;
  return `${overlay?.edition ?? ''}${timesBack || ''}`;
}

async function namesIn(folder: string): Promise<ReadonlySet<string> | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => !entry.isDirectory());
    return new Set(files.map(({ parentPath, name }) => pathIn(folder, join(parentPath, name))));
  } catch {
    return null;
  }
}

const pathIn = (folder: string, path: string): string => relative(folder, path).split(sep).join('/');

/** For so many lifetimes of a cached read a story that was missed stays missed, whatever the list says. */
const NOT_BELIEVED_TIMES = 10;

/**
 * Remembers stories that were read: an id that is missing later was there once. A backend whose list still names what
 * its address no longer gives is believed after a while, not at every turn.
 */
export function noteStories(ids: readonly string[]): void {
  const state = inventory();
  const notBelievedMs = env().CONTENT_TTL_SECONDS * NOT_BELIEVED_TIMES * 1000;
  const fresh = ids.filter((id) => !state.known.has(id) && state.known.size < MAX_STORIES);
  const isPast = (sinceMs: number | undefined) =>
    sinceMs !== undefined && Date.now() - sinceMs > notBelievedMs;
  const back = ids.filter((id) => state.names === null && isPast(state.gone.get(id)));
  for (const id of fresh) state.known.set(id, 0);
  for (const id of back) state.gone.delete(id);
  if (fresh.length + back.length > 0) void store(state);
}

/** A story that a backend elsewhere does not know (any more); files are looked at themselves. */
export function noteMissing(id: string): void {
  const state = inventory();
  const isElsewhere = env().BACKEND_URL !== undefined;
  if (isElsewhere && state.known.has(id) && !state.gone.has(id)) takeDown(state, [id]);
}

function takeDown(state: Inventory, ids: readonly string[]): void {
  for (const id of ids) {
    state.known.set(id, (state.known.get(id) ?? 0) + 1);
    state.gone.set(id, Date.now());
  }
  state.version = '';
  for (const tell of state.listeners) tell();
  void store(state);
}

/** It was shown once and is taken down. */
export const isGone = (id: string): boolean => inventory().gone.has(id);

/** How often a story was taken down: part of its cache key, so that no copy of before is ever read again. */
export const timesGone = (id: string): number => inventory().known.get(id) ?? 0;

/** The content mark: its number grows with each. */
export function setContentMark(mark: number): void {
  inventory().mark = mark;
  inventory().version = '';
}

/** Another one after every mark and every removal: a proxy that keys by it holds nothing of what is gone. */
export function contentVersion(): string {
  const state = inventory();
  const edition = visibleEdition(state.overlay);
  if (state.edition !== edition) state.version = '';
  state.edition = edition;
  state.version ||= createHash('sha256')
    .update(edition)
    .update(
      JSON.stringify([state.mark, [...state.gone.keys()].sort(), [...state.known.values()].reduce(sum, 0)]),
    )
    .update(JSON.stringify([...(state.names ?? [])].sort()))
    .digest('hex')
    .slice(0, 16);
  return state.version;
}

const sum = (a: number, b: number): number => a + b;

/** Written beside and renamed. Two instances of one machine share the file, so what the other knows stays in it. */
async function store({ file, known, gone }: Inventory): Promise<void> {
  const theirs = readStored(file).known;
  const counts = { ...theirs, ...Object.fromEntries(known) };
  const draft = `${file}.${randomUUID()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify({ known: counts, gone: Object.fromEntries(gone) }));
    await rename(draft, file);
  } catch {
    // A full or read-only disk costs the memory over a restart, nothing else.
  }
}
