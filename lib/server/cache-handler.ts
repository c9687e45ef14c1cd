import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sharedMemory } from '@/lib/backend/redis';
import { startEnv, visibleSettings } from '@/lib/config/env';
import {
  contentEdition,
  contentVersion,
  lookAtContent,
  onContentRemoved,
  setContentMark,
} from '@/lib/stories/inventory';
import { ContentStore, removeOutdated } from './content-store';
import { CONTENT_HEADER, sharedCacheControl } from './headers';
import {
  type CacheControl,
  type CacheEntry,
  type CacheValue,
  identityOf,
  isAbsent,
  isAhead,
  isDegraded,
  isOfOneGift,
  isPersonal,
  isTooOld,
  missingStatus,
  PageMemory,
  pathOf,
} from './page-cache';
import { SharedStore } from './shared-store';

const BUDGET = { foundBytes: 128 * 1024 * 1024, absentBytes: 8 * 1024 * 1024 };
const DAY_MS = 86_400_000;

type HandlerContext = { serverDistDir?: string };
type SetContext = { cacheControl?: CacheControl };

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

type Cache = ReturnType<typeof open>;
/** One for the process: Next makes a handler a request. */
let opened: Cache | undefined;

function open(serverDistDir: string) {
  const settings = startEnv();
  const build = readText(join(serverDistDir, '..', 'BUILD_ID')) ?? 'unbuilt';
  const content = settings.BACKEND_URL ? '' : contentStamp(settings.CONTENT_DIR);
  const identity = identityOf([build, visibleSettings(settings), content]);
  const contentFolder = join(serverDistDir, '..', 'cache', 'content');
  const staleMs = settings.CONTENT_STALE_SECONDS * 1000;
  void removeOutdated(contentFolder, Math.max(staleMs, DAY_MS));
  const redis = isBuilding() ? null : sharedMemory();
  const cache = {
    memory: new PageMemory(BUDGET),
    /** When content was last marked stale. */
    markedMs: 0,
    disk: new ContentStore(join(contentFolder, identity)),
    others: redis && new SharedStore(redis, identity, settings.CONTENT_STALE_SECONDS),
    staleMs,
    ttlSeconds: settings.CONTENT_TTL_SECONDS,
    cacheControl: sharedCacheControl(settings),
  };
  cache.others?.watch(() => {
    markStale(cache);
    setContentMark(cache.others?.generation ?? 0);
  });
  onContentRemoved(() => void markEverywhere(cache));
  return cache;
}

type Marked = { markedMs: number };

function isFresh({ markedMs }: Marked, { lastModified, cacheControl }: CacheEntry): boolean {
  const { revalidate } = cacheControl ?? {};
  const livesMs = typeof revalidate === 'number' ? revalidate * 1000 : Number.POSITIVE_INFINITY;
  const ageMs = Date.now() - lastModified;
  return lastModified > markedMs && !isAhead(lastModified) && ageMs < livesMs;
}

/** What is older counts as stale from now on. */
function markStale(cache: Pick<Cache, 'markedMs' | 'memory'>): void {
  cache.markedMs = Date.now();
  cache.memory.deletePages();
}

/** The same in every instance and, by the version of the content, in the proxy before them. */
async function markEverywhere(cache: Pick<Cache, 'markedMs' | 'memory' | 'others'>): Promise<void> {
  markStale(cache);
  setContentMark((await cache.others?.mark()) ?? cache.markedMs);
}

/**
 * What the response cache in front goes by: the version of the content, and a page's age (RFC 9111 §5.1). A page whose
 * time never runs out is current whenever it is asked for; one that is stale is as old as it may be.
 */
function dated(entry: CacheEntry, ttlSeconds: number): CacheEntry {
  const { value, lastModified, cacheControl } = entry;
  if (value?.kind !== 'APP_PAGE') return entry;
  const ageSeconds = Math.max(0, Math.floor((Date.now() - lastModified) / 1000));
  const age = typeof cacheControl?.revalidate === 'number' ? Math.min(ageSeconds, ttlSeconds) : 0;
  const headers = {
    ...value.headers,
    age: String(lastModified === 0 ? ttlSeconds : age),
    [CONTENT_HEADER]: contentVersion(),
  };
  return { ...entry, value: { ...value, headers } };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

const isBuilding = () => process.env['NEXT_PHASE'] === 'phase-production-build';

/**
 * Next's cache handler (decision 6, contract §2). Pages prerendered at build belong to the build's settings and are
 * never read: the first request renders with this process's settings. Degraded pages are not stored at all.
 */
export default class SiteCacheHandler {
  readonly #serverDistDir: string;

  /** Next makes a handler a request: what is drawn while the content changes may be of before. */
  readonly #edition = contentEdition();

  constructor(context: HandlerContext) {
    this.#serverDistDir = context.serverDistDir ?? '.next/server';
  }

  /** Opened by the first question: Next's middleware makes a handler too, in a bundle of its own, and asks it nothing. */
  get #cache(): Cache {
    opened ??= open(this.#serverDistDir);
    return opened;
  }

  async get(key: string): Promise<CacheEntry | null> {
    await lookAtContent();
    const own = this.#cache.memory.get(key);
    const entry =
      (own && isFresh(this.#cache, own) ? own : await this.#fromOthers(key, own)) ??
      (await this.#fromDisk(key));
    if (!entry || Date.now() - entry.lastModified > this.#cache.staleMs || isTooOld(entry)) return null;
    const isCurrent = entry.lastModified > this.#cache.markedMs && !isAhead(entry.lastModified);
    return dated(isCurrent ? entry : { ...entry, lastModified: 0 }, this.#cache.ttlSeconds);
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    const isOfBefore = value?.kind === 'APP_PAGE' && this.#edition !== contentEdition();
    const degraded = isDegraded(value) || isOfBefore;
    const status = value ? missingStatus(value) : undefined;
    if (value && status) value.status = status;
    // To an unknown address Next adds a `no-store` of its own: ours beside it would contradict it.
    if (value?.kind === 'APP_PAGE' && !key.endsWith('/$/_not-found')) {
      // Next sends the headers of this very object, at the first miss too.
      const control = degraded || isPersonal(pathOf(key)) ? 'no-store' : this.#cache.cacheControl;
      value.headers = { ...value.headers, 'cache-control': control, [CONTENT_HEADER]: contentVersion() };
    }
    if (degraded || (isOfOneGift(pathOf(key)) && value?.status !== 404)) return;
    const entry: CacheEntry = { value, lastModified: Date.now(), cacheControl: context.cacheControl };
    const former = this.#cache.memory.get(key);
    this.#cache.memory.set(key, entry);
    // What is not there is worth no shared memory and no disk, and no copy from before may bring it back.
    if (!value || isAbsent(entry)) {
      if (former && !isAbsent(former)) await this.#forget(key);
      return;
    }
    await this.#cache.others?.write(contentEdition() + key, entry);
    if (value.kind === 'FETCH' && !isBuilding()) await this.#cache.disk.write(key, entry);
  }

  /**
   * Next leaves the tags to the handler. All content is marked at once (`POST /hooks/content`): what is older counts
   * as stale, so a page reads it again while it is rendered and keeps the last good where that fails.
   */
  async revalidateTag(): Promise<void> {
    await markEverywhere(this.#cache);
  }

  resetRequestCache(): void {}

  async #forget(key: string): Promise<void> {
    await this.#cache.others?.remove(contentEdition() + key);
    await this.#cache.disk.remove(key);
  }

  /** What another instance has made since, where ours is absent or due. */
  async #fromOthers(key: string, own: CacheEntry | undefined): Promise<CacheEntry | undefined> {
    const theirs = await this.#cache.others?.read(contentEdition() + key);
    if (!theirs || (own && own.lastModified >= theirs.lastModified)) return own;
    this.#cache.memory.set(key, theirs);
    return theirs;
  }

  async #fromDisk(key: string): Promise<CacheEntry | undefined> {
    if (!/^[0-9a-f]{64}$/.test(key)) return undefined;
    const entry = await this.#cache.disk.read(key);
    if (entry) this.#cache.memory.set(key, entry);
    return entry;
  }
}
