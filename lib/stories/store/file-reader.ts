import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@/lib/server/error-trace';
import { overlayOf } from '@/lib/stories/inventory';
import { parseVideoLink } from '@/lib/stories/video-link';
import { mediaAddress, pathCandidates } from './media';
import type { Checked, Complain, Mistake } from './records';

/** The address of a media file by its path under the content folder, or null when there is none. */
export type MediaLookup = (path: string) => Promise<string | null>;
export type ParseFile<T> = (
  text: string,
  tools: { file: string; complain: Complain; media: MediaLookup },
) => Promise<T>;

type Entry<T> = { stamp: string; looked: Map<string, string | null>; checked: Checked<T> };

/** Reads one kind of content file through a cache; null for a file that is not there. */
export type FileReader<T> = (file: string) => Promise<Checked<T> | null>;

/**
 * There is no watcher: every call compares time and size of the file, and the address of every media file it
 * refers to, with the remembered reading, so a change of either is seen by the next call. `report` hears the
 * mistakes once for each new reading, not at every call. An edit that leaves a file without a value, or unreadable,
 * takes nothing off the site: its last good reading stays for as long as this process lives, or the file is gone.
 */
export function fileReader<T>(
  dir: string,
  parse: ParseFile<T>,
  report: (mistakes: readonly Mistake[]) => void,
): FileReader<T> {
  const entries = new Map<string, Entry<T>>();
  /** Who comes while a file is read waits for that reading, and then looks whether it still holds. */
  const readings = new Map<string, { stamp: string; checked: Promise<Checked<T>> }>();
  const reader: FileReader<T> = async (file) => {
    const source = await sourceOf(dir, file);
    if (source === null) {
      entries.delete(file);
      return null;
    }
    const { stamp } = source;
    const known = entries.get(file);
    if (known?.stamp === stamp && (await isCurrent(dir, known.looked))) return known.checked;
    const begun = readings.get(file);
    if (begun?.stamp === stamp) return begun.checked.then(() => reader(file));
    const checked = readSource(file, source, known).finally(() => readings.delete(file));
    readings.set(file, { stamp, checked });
    return checked;
  };
  return reader;

  async function readSource(file: string, { stamp, read }: Source, known?: Entry<T>): Promise<Checked<T>> {
    const { looked, checked } = await readAfresh(dir, file, async (tools) =>
      parse(plainLines(await read()), tools),
    ).catch((error: unknown) => {
      if (known === undefined) throw error;
      const mistakes: Mistake[] = [{ file, line: 1, message: 'the file cannot be read' }];
      return { ...known, checked: { ...known.checked, mistakes } };
    });
    const current = { ...checked, value: checked.value ?? known?.checked.value ?? checked.value };
    entries.set(file, { looked, checked: current, stamp });
    report(checked.mistakes);
    return current;
  }
}

/** A text as parsers read it, with all that is wrong in it. */
export const parseText = <T>(
  parse: ParseFile<T>,
  { dir, file, text }: { dir: string; file: string; text: string },
): Promise<{ looked: Map<string, string | null>; checked: Checked<T> }> =>
  readAfresh(dir, file, (tools) => parse(plainLines(text), tools));

const plainLines = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

async function readAfresh<T>(
  dir: string,
  file: string,
  read: (tools: Parameters<ParseFile<T>>[1]) => Promise<T>,
) {
  const mistakes: Mistake[] = [];
  const looked = new Map<string, string | null>();
  const complain: Complain = (line, message, kind) =>
    mistakes.push({ file, line, message, ...(kind === 'note' && { isNote: true }) });
  const media: MediaLookup = async (path) => {
    const address = await mediaAddress(dir, path);
    looked.set(path, address);
    return address;
  };
  const value = await read({ file, complain, media });
  return { looked, checked: { value, mistakes: mistakes.sort((a, b) => a.line - b.line) } };
}

async function isCurrent(dir: string, looked: ReadonlyMap<string, string | null>): Promise<boolean> {
  for (const [path, address] of looked) if ((await mediaAddress(dir, path)) !== address) return false;
  return true;
}

type Source = { stamp: string; read: () => Promise<string> };

/** The one place where content is found: what lies over a file comes before it, and a tombstone hides it. */
async function sourceOf(dir: string, file: string): Promise<Source | null> {
  const row = overlayOf(dir)?.rows.get(file);
  if (row) {
    const { stamp, body } = row;
    return body === null ? null : { stamp, read: async () => body };
  }
  const path = join(dir, file);
  const stamp = await stampOf(path);
  return stamp === null ? null : { stamp, read: () => readFile(path, 'utf8') };
}

/** Null when the file is not there; any other failure (rights, a lost disk) is the caller's to know. */
async function stampOf(path: string): Promise<string | null> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${mtimeMs}-${size}`;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** What a reference in a content file leads to: an address for the page, or what is wrong with it. */
type Resolved = { address: string } | { problem: string };

/** Resolves a picture or video reference written in a file of `folder` ('' = the content folder itself). */
export async function resolveReference(
  reference: string,
  folder: string,
  media: MediaLookup,
): Promise<Resolved> {
  if (/^https?:\/\//i.test(reference)) {
    return URL.canParse(reference)
      ? { address: reference }
      : { problem: `"${reference}" is not a valid link` };
  }
  if (reference.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(reference)) {
    return { problem: `"${reference}" is neither a file of the content folder nor an http(s) link` };
  }
  for (const path of pathCandidates(reference, folder)) {
    const address = await media(path);
    if (address !== null) return { address };
  }
  return { problem: `there is no media file "${reference}"` };
}

/** What is wrong with a film's address, by the rule that pages play it by; null where it can be played. */
export const videoLinkProblem = (address: string): string | null =>
  parseVideoLink(address) === null ? `"${address}" names no film that can be played` : null;
