import { createHash } from 'node:crypto';
import { withoutPrefix } from '@/lib/i18n/language';
import { STALE_TIMES } from './headers';

/** What Next hands to a cache handler and takes back (the parts we rely on; a contract test holds the pinned version to them). */
export type CacheValue = {
  kind: string;
  html?: string;
  headers?: Record<string, unknown>;
  status?: number;
  data?: { body?: string };
};
export type CacheControl = { revalidate?: number | false; expire?: number | undefined };
export type CacheEntry = {
  value: CacheValue | null;
  lastModified: number;
  cacheControl?: CacheControl | undefined;
};

/**
 * The attribute by which a page says that a read failed while it was rendered (architecture: "One way through the
 * house"). Only inside a tag: a story may contain the words, but never a `<` that is not escaped.
 */
const degradedTag = /<[a-z][^<>]*\sdata-degraded="true"/;

/**
 * The tag by which a page says that it found nothing. Next's own `notFound()` leaves a page that is rendered on
 * demand without a body until scripts run. It begins with `<`, so no text of a story can say it.
 */
export const MISSING_MARK = { name: 'site-status', content: '404' } as const;
/** The same of what was there once and was taken down. */
export const GONE_MARK = { name: 'site-status', content: '410' } as const;
const tagOf = ({ name, content }: typeof MISSING_MARK | typeof GONE_MARK) =>
  `<meta name="${name}" content="${content}"/>`;

/** The status that a page names in place of 200. */
export function missingStatus(value: CacheValue): 404 | 410 | undefined {
  if (value.kind !== 'APP_PAGE') return undefined;
  if (value.html?.includes(tagOf(GONE_MARK))) return 410;
  return value.html?.includes(tagOf(MISSING_MARK)) ? 404 : undefined;
}

export const isDegraded = (value: CacheValue | null): boolean =>
  value?.kind === 'APP_PAGE' && degradedTag.test(value.html ?? '');

/**
 * Older than any CDN may show it while a new one is made (`stale-while-revalidate`): it is made anew before it is shown,
 * of the last good content where the backend is away. A story that nobody read for days may be gone by now.
 */
export function isTooOld({ value, lastModified, cacheControl }: CacheEntry): boolean {
  const { revalidate } = cacheControl ?? {};
  const isPage = value?.kind === 'APP_PAGE' && typeof revalidate === 'number';
  return isPage && Date.now() - lastModified > revalidate * 1000 * (1 + STALE_TIMES);
}

/** A key ends in the page's path, after a mark of Next's own where the route is rendered on demand. */
export const pathOf = (key: string): string => key.slice(key.lastIndexOf('$') + 1);

/** A gift's pages are kept here, being shells, and nowhere on the way: their address is the key to the gift (contract §8). */
export const isPersonal = (path: string): boolean =>
  /^\/Donate\/(?:thank-you\/|status$)/.test(withoutPrefix(path).englishPath);

/** The one page of all gifts is `…/gift`. An address that reached Next with its token all the same is drawn each time. */
export const isOfOneGift = (path: string): boolean => /\/Donate\/thank-you\/(?!gift$)/.test(path);

const CLOCKS_DIFFER_MS = 5000;
/**
 * Made at a time that is yet to come: the clock was put back, or another machine's is ahead. Such an entry would stay
 * fresh until then, so it counts as stale.
 */
export const isAhead = (lastModified: number): boolean => lastModified > Date.now() + CLOCKS_DIFFER_MS;

const sizeOf = (entry: CacheEntry): number => {
  const { html = '', data } = entry.value ?? {};
  // Flight data and segments are about as large again as the HTML.
  return 512 + html.length * 3 + (data?.body?.length ?? 0) * 2;
};

/** Entries by key, the least recently used dropped when the byte budget is full, so random addresses cannot fill memory. */
export class EntryMap {
  readonly #entries = new Map<string, CacheEntry>();
  #bytes = 0;

  constructor(private readonly maxBytes: number) {}

  get(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry;
  }

  set(key: string, entry: CacheEntry): void {
    this.delete(key);
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.delete(oldest);
    }
  }

  /** Pages are made from content, which stays: made anew they cost time, kept they would be old. */
  deletePages(): void {
    for (const [key, { value }] of this.#entries) if (value?.kind !== 'FETCH') this.delete(key);
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= sizeOf(entry);
  }
}

/** An address or a record that is not there: anyone can make up millions. */
export const isAbsent = ({ value }: Pick<CacheEntry, 'value'>): boolean =>
  value?.status === 404 || value?.status === 410 || (value?.kind === 'FETCH' && value.data?.body === 'null');

/**
 * What is there and what is not, each within a budget of its own: addresses that somebody makes up crowd out one
 * another, never a page that people read, and take little memory however many there are.
 */
export class PageMemory {
  readonly #found: EntryMap;
  readonly #absent: EntryMap;

  constructor({ foundBytes, absentBytes }: { foundBytes: number; absentBytes: number }) {
    this.#found = new EntryMap(foundBytes);
    this.#absent = new EntryMap(absentBytes);
  }

  get(key: string): CacheEntry | undefined {
    return this.#found.get(key) ?? this.#absent.get(key);
  }

  set(key: string, entry: CacheEntry): void {
    const [map, other] = isAbsent(entry) ? [this.#absent, this.#found] : [this.#found, this.#absent];
    other.delete(key);
    map.set(key, entry);
  }

  deletePages(): void {
    this.#found.deletePages();
    this.#absent.deletePages();
  }
}

/** Identity of every stored page: build, visible settings and content files (contract §2). Another identity is a miss. */
export const identityOf = (facts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
