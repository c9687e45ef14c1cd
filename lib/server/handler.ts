import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sharedMemory } from '@/lib/backend/redis';
import { env, visibleSettings } from '@/lib/config/env';
import { isContentLookedAt, lookAtContent, onContentRemoved, setContentMark } from '@/lib/stories/inventory';
import { ContentStore, removeOutdated } from './content-store';
import { type FreshPage, offerFreshPages } from './fresh-page';
import { sharedCacheControl } from './headers';
import { builtStyles, inlineStyles } from './inline-styles';
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
import { pagePolicy } from './page-policy';
import { paintFirst } from './paint-first';
import { SharedStore } from './shared-store';

const BUDGET = { foundBytes: 128 * 1024 * 1024, absentBytes: 8 * 1024 * 1024 };
const DAY_MS = 86_400_000;

type HandlerContext = { serverDistDir?: string };
type SetContext = { cacheControl?: CacheControl };

declare global {
  /**
   * One cache for the process: Next makes a handler a request, and the middleware has this module in a bundle of its
   * own, whose cache would take the place of the one with the pages.
   */
  var siteCache: ReturnType<typeof open> | undefined;
}

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
  const build = readText(join(serverDistDir, '..', 'BUILD_ID')) ?? 'unbuilt';
  const content = settings.BACKEND_URL ? '' : contentStamp(settings.CONTENT_DIR);
  const identity = identityOf([build, visibleSettings(settings), content]);
  const kept = join(serverDistDir, '..', 'cache', 'content');
  const staleMs = settings.CONTENT_STALE_SECONDS * 1000;
  void removeOutdated(kept, Math.max(staleMs, DAY_MS));
  const redis = isBuilding() ? null : sharedMemory();
  const cache = {
    memory: new PageMemory(BUDGET),
    /** The key of each page by the path under which it was last found. */
    keys: new Map<string, string>(),
    /** When content was last marked stale. */
    markedMs: 0,
    disk: new ContentStore(join(kept, identity)),
    others: redis && new SharedStore(redis, identity, settings.CONTENT_STALE_SECONDS),
    staleMs,
    cacheControl: sharedCacheControl(settings),
    sheetOf: sheetsIn(join(serverDistDir, '..', 'static')),
  };
  cache.others?.watch(() => {
    markStale(cache);
    setContentMark(cache.others?.generation ?? 0);
  });
  onContentRemoved(() => void markEverywhere(cache));
  offerFreshPages((path) => freshPageOf(cache, path));
  return cache;
}

type Marked = { markedMs: number };
type Kept = Marked & { memory: PageMemory; keys: Map<string, string>; staleMs: number };

/** What `get` would answer for a page, without a word to others: undefined where Next has to be asked. */
function freshPageOf(cache: Kept, path: string): FreshPage | undefined {
  const key = cache.keys.get(path);
  const entry = key === undefined || !isContentLookedAt() ? undefined : cache.memory.get(key);
  if (
    !entry?.value ||
    isAbsent(entry) ||
    !isFresh(cache, entry) ||
    Date.now() - entry.lastModified > cache.staleMs
  )
    return undefined;
  const { html, headers } = entry.value;
  return html === undefined || !headers ? undefined : { html, headers };
}

/** Remembers where a page is found; a missing one may be any of millions, and a gift's is never shared. */
function rememberKey({ keys }: Kept, key: string, { value }: CacheEntry): void {
  const path = pathOf(key);
  const isFound = value?.kind === 'APP_PAGE' && (value.status ?? 200) === 200;
  if (isFound && !isPersonal(path)) keys.set(path === '/index' ? '/' : path, key);
}

function isFresh({ markedMs }: Marked, { lastModified, cacheControl }: CacheEntry): boolean {
  const { revalidate } = cacheControl ?? {};
  const livesMs = typeof revalidate === 'number' ? revalidate * 1000 : Number.POSITIVE_INFINITY;
  const ageMs = Date.now() - lastModified;
  return lastModified > markedMs && !isAhead(lastModified) && ageMs < livesMs;
}

/** What is older counts as stale from now on. */
function markStale(cache: Marked & { memory: PageMemory }): void {
  cache.markedMs = Date.now();
  cache.memory.deletePages();
}

/** The same in every instance and, by the version of the content, in the proxy before them. */
async function markEverywhere(cache: Marked & { memory: PageMemory; others: SharedStore | null }) {
  markStale(cache);
  setContentMark((await cache.others?.mark()) ?? cache.markedMs);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Reads each sheet of the build once. */
function sheetsIn(folder: string): (file: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readText(join(folder, file)));
    return known.get(file);
  };
}

/** React's development build runs text as code. */
const isDevelopment = () => process.env.NODE_ENV === 'development';
const isBuilding = () => process.env['NEXT_PHASE'] === 'phase-production-build';

/**
 * Next's cache handler (decision 6, contract §2). Pages prerendered at build belong to the build's settings and are
 * never read: the first request renders with this process's settings. Degraded pages are not kept at all.
 */
export default class SiteCacheHandler {
  readonly #cache;

  constructor(context: HandlerContext) {
    globalThis.siteCache ??= open(context.serverDistDir ?? '.next/server');
    this.#cache = globalThis.siteCache;
  }

  async get(key: string): Promise<CacheEntry | null> {
    await lookAtContent();
    const own = this.#cache.memory.get(key);
    const entry =
      (own && isFresh(this.#cache, own) ? own : await this.#fromOthers(key, own)) ??
      (await this.#fromDisk(key));
    if (!entry || Date.now() - entry.lastModified > this.#cache.staleMs || isTooOld(entry)) return null;
    rememberKey(this.#cache, key, entry);
    const isCurrent = entry.lastModified > this.#cache.markedMs && !isAhead(entry.lastModified);
    return isCurrent ? entry : { ...entry, lastModified: 0 };
  }

  async set(key: string, value: CacheValue | null, context: SetContext): Promise<void> {
    const degraded = isDegraded(value);
    const status = value ? missingStatus(value) : undefined;
    if (value && status) value.status = status;
    if (value?.kind === 'APP_PAGE' && value.html !== undefined && !isDevelopment()) {
      // Once a version of the page: with the kept entry it is sent again at each hit (decision 6).
      const styles = builtStyles(value.html, this.#cache.sheetOf);
      value.html = paintFirst(inlineStyles(value.html, this.#cache.sheetOf));
      const page = { html: value.html, path: pathOf(key), flight: value.rscData, styles };
      value.headers = { ...value.headers, 'content-security-policy': pagePolicy(page, env()) };
    }
    // To an unknown address Next adds a `no-store` of its own: ours beside it would contradict it.
    if (value?.kind === 'APP_PAGE' && !key.endsWith('/$/_not-found')) {
      // Next sends the headers of this very object, at the first miss too.
      const control = degraded || isPersonal(pathOf(key)) ? 'no-store' : this.#cache.cacheControl;
      value.headers = { ...value.headers, 'cache-control': control };
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
    await this.#cache.others?.write(key, entry);
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
    await this.#cache.others?.remove(key);
    await this.#cache.disk.remove(key);
  }

  /** What another instance has made since, where ours is absent or due. */
  async #fromOthers(key: string, own: CacheEntry | undefined): Promise<CacheEntry | undefined> {
    const theirs = await this.#cache.others?.read(key);
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
