import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { CacheEntry } from './page-cache';

/** What must hold of an entry before Next may see it; the rest of it is Next's own and passes as it is. */
const StoredEntry = z.looseObject({
  value: z.looseObject({ kind: z.literal('FETCH'), data: z.looseObject({ body: z.string() }) }),
  lastModified: z.number(),
  cacheControl: z.looseObject({}).optional(),
});

/**
 * Last good content on disk, so that it survives a restart while the backend is away. Only content reads are stored
 * here, never pages or unknown ids, so the folder is as large as the content.
 */
export class ContentStore {
  constructor(private readonly folder: string) {}

  #path(key: string): string {
    return join(this.folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  }

  async read(key: string): Promise<CacheEntry | undefined> {
    try {
      return StoredEntry.parse(JSON.parse(await readFile(this.#path(key), 'utf8')));
    } catch {
      // Absent, cut short by a crash, or no entry of ours: a miss each time, the backend is asked.
      return undefined;
    }
  }

  /** What is not there any more must not come back after a restart. */
  async remove(key: string): Promise<void> {
    await rm(this.#path(key), { force: true }).catch(() => undefined);
  }

  /** Written beside and renamed, so a reader never sees half an entry. */
  async write(key: string, entry: CacheEntry): Promise<void> {
    const path = this.#path(key);
    const draft = `${path}.${randomUUID()}`;
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(draft, JSON.stringify(entry));
      await rename(draft, path);
    } catch {
      // A full or read-only disk costs the copy, never the answer.
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }
}

/**
 * Removes what former settings, builds or contents left behind (a folder each), once it is too old to be shown.
 * Younger ones stay: another instance may be using them.
 */
export async function removeOutdated(parent: string, olderThanMs: number): Promise<void> {
  const names = await readdir(parent).catch(() => []);
  for (const folder of names.map((name) => join(parent, name))) {
    const facts = await stat(folder).catch(() => null);
    const isOld = facts !== null && Date.now() - facts.mtimeMs > olderThanMs;
    if (isOld) await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
