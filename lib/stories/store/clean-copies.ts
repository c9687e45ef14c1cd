import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A media file of the content folder. `width`: the picture is to be made this wide. */
export type LocatedMedia = { path: string; size: number; mtimeMs: number; type: string; width?: number };

const MAX_BYTES = 512 * 1024 * 1024;

/** Copies under way by name, and the end of the queue: one is made at a time, the others wait their turn. */
const making = new Map<string, Promise<string | null>>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * A file made once of a media file and found by its name, which holds the hash of the original: a changed original has
 * another. Null where it could not be made.
 */
export async function cleanCopy(
  name: string,
  make: (target: string) => Promise<void>,
): Promise<string | null> {
  const folder = await copiesFolder();
  const path = join(folder, name);
  if (await isFile(path)) {
    await utimes(path, new Date(), new Date()).catch(() => undefined);
    return path;
  }
  const running = making.get(name) ?? enqueue(() => makeCopy(folder, name, make));
  making.set(name, running);
  return running.finally(() => making.delete(name));
}

function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work, work);
  queue = result;
  return result;
}

async function makeCopy(
  folder: string,
  name: string,
  make: (target: string) => Promise<void>,
): Promise<string | null> {
  const draft = join(folder, `${randomUUID()}.part`);
  try {
    await make(draft);
    await rename(draft, join(folder, name));
    await prune(folder);
    return join(folder, name);
  } catch {
    await rm(draft, { force: true }).catch(() => undefined);
    return null;
  }
}

/** Beside the other caches of the build; where nothing may be written there, in the system's folder for passing files. */
async function copiesFolder(): Promise<string> {
  const own = join(process.cwd(), '.next', 'cache', 'media');
  try {
    await mkdir(own, { recursive: true });
    return own;
  } catch {
    const passing = join(tmpdir(), 'site-media');
    await mkdir(passing, { recursive: true });
    return passing;
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isFile() && entry.size > 0,
    () => false,
  );

/** Keeps the folder within its bytes; those asked for longest ago go first and are made again when needed. */
async function prune(folder: string): Promise<void> {
  const names = await readdir(folder);
  const facts = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const files = names.flatMap((name, index) => {
    const entry = facts[index];
    return entry ? [{ name, size: entry.size, usedMs: entry.mtimeMs }] : [];
  });
  let bytes = files.reduce((total, { size }) => total + size, 0);
  for (const { name, size } of files.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= MAX_BYTES) return;
    await rm(join(folder, name), { force: true });
    bytes -= size;
  }
}
