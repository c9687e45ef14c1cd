import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { env, visibleSettings } from '../env';
import { ContentStore, removeOutdated } from './content-store';
import { sharedCacheControl } from './headers';
import {
  type CacheControl,
  type CacheEntry,
  type CacheValue,
  EntryMap,
  identityOf,
  isDegraded,
  isMissing,
} from './page-cache';

const MAX_BYTES = 128 * 1024 * 1024;
const DAY_MS = 86_400_000;

type HandlerContext = { serverDistDir?: string };
type SetContext = { cacheControl?: CacheControl };

/** Kept for the process: Next makes a handler a request. */
let shared: ReturnType<typeof open> | undefined;

/** Names, sizes and times of the content files: cheap, and different after any edit. */
function contentStamp(folder: string): string {
  const hash = createHash('sha256');
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const { size, mtimeMs } = statSync(join(folder, name));
      hash.update(`${name}:${size}:${mtimeMs};`);
    }
  } catch {
    hash.update('unreadable');
  }
  return hash.digest('hex');
}

function open(serverDistDir: string) {
  const settings = env();
  const build = readText(join(serverDistDir, '..', 'BUILD_ID'));
  const content = settings.BACKEND_URL ? '' : contentStamp(settings.CONTENT_DIR);
  const identity = identityOf([build, visibleSettings(settings), content]);
  const kept = join(serverDistDir, '..', 'cache', 'content');
  const staleMs = settings.CONTENT_STALE_SECONDS * 1000;
  void removeOutdated(kept, Math.max(staleMs, DAY_MS));
  return {
    identity,
    memory: new EntryMap(MAX_BYTES),
    /** When content was last marked stale. */
    markedMs: 0,
    disk: new ContentStore(join(kept, identity)),
    staleMs,
    cacheControl: sharedCacheControl(settings),
  };
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'unbuilt';
  }
}

const isBuilding = () => process.env['NEXT_PHASE'] === 'phase-production-build';

/**
 * Next's cache handler (decision 6, contract §2). Pages prerendered at build belong to the build's settings and are
 * never read: the first request renders with this process's settings. Degraded pages are not kept at all.
 */
export default class SiteCacheHandler {
  readonly #cache;

  constructor(context: HandlerContext) {
    shared ??= open(context.serverDistDir ?? '.next/server');
    this.#cache = shared;
  }

  async get(key: string): Promise<CacheEntry | null> {
    const entry = this.#cache.memory.get(key) ?? (await this.#fromDisk(key));
    if (!entry || Date.now() - entry.lastModified > this.#cache.staleMs) return null;
    return entry.lastModified > this.#cache.markedMs ? entry : { ...entry, lastModified: 0 };
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    const degraded = isDegraded(value);
    if (value && isMissing(value)) value.status = 404;
    // To an unknown address Next adds a `no-store` of its own: ours beside it would contradict it.
    if (value?.kind === 'APP_PAGE' && !key.endsWith('/$/_not-found')) {
      // Next sends the headers of this very object, at the first miss too.
      value.headers = { ...value.headers, 'cache-control': degraded ? 'no-store' : this.#cache.cacheControl };
    }
    if (degraded) return;
    const entry: CacheEntry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    this.#cache.memory.set(key, entry);
    if (value?.kind === 'FETCH' && value.data?.body !== 'null' && !isBuilding()) {
      await this.#cache.disk.write(key, entry);
    }
  }

  /**
   * Next leaves the tags to the handler. All content is marked at once (`POST /hooks/content`): what is older counts
   * as stale, so a page reads it again while it is rendered and keeps the last good where that fails.
   */
  async revalidateTag(): Promise<void> {
    this.#cache.markedMs = Date.now();
    this.#cache.memory.deletePages();
  }

  resetRequestCache(): void {}

  async #fromDisk(key: string): Promise<CacheEntry | undefined> {
    if (!/^[0-9a-f]{64}$/.test(key)) return undefined;
    const entry = await this.#cache.disk.read(key);
    if (entry) this.#cache.memory.set(key, entry);
    return entry;
  }
}
