import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Coding = 'br' | 'gzip' | 'identity';
export type CodedBody = { coding: Coding; bytes: Buffer };

/** Whether `accept-encoding` names a coding and does not refuse it by `q=0`. Split, so that any header is read in one go. */
export function isAccepted(accepted: string | undefined, coding: Coding): boolean {
  const named = (accepted ?? '')
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim().toLowerCase()));
  const found = named.find(([name]) => name === coding);
  return found !== undefined && Number(found.find((part) => part.startsWith('q='))?.slice(2) ?? 1) > 0;
}

export function codingFor(accepted: string | undefined): Coding {
  if (isAccepted(accepted, 'br')) return 'br';
  return isAccepted(accepted, 'gzip') ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
export const gzipAsync = promisify(gzip);

/** One after another: a start with many pages must not take every thread from the visitors of that moment. */
let packing: Promise<unknown> = Promise.resolve();

/** The text of a page as visitors get it, packed once however often it is sent. */
export class PackedText {
  readonly #bodies: Map<Coding, Buffer>;
  readonly #hash: string;

  constructor(plain: Buffer) {
    this.#bodies = new Map([['identity', plain]]);
    this.#hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
  }

  /** All packings together, whether they are made yet or not. */
  get bytes(): number {
    return (this.#bodies.get('identity')?.length ?? 0) * 1.5;
  }

  etag(coding: Coding): string {
    return coding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${coding}"`;
  }

  /** Whether a visitor has it in any coding. One who asks to have it anew (`no-cache`) gets the whole of it. */
  isKnownTo(headers: IncomingHttpHeaders): boolean {
    const named = headers['if-none-match'];
    if (named === undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')) return false;
    const ours = (['identity', 'gzip', 'br'] as const).map((coding) => this.etag(coding));
    return (
      named.trim() === '*' || named.split(',').some((one) => ours.includes(one.trim().replace(/^W\//, '')))
    );
  }

  /** The best that is accepted, if it is there without any work. */
  ready(accepted: string | undefined): CodedBody | undefined {
    const coding = codingFor(accepted);
    const bytes = this.#bodies.get(coding);
    return bytes && { coding, bytes };
  }

  /** The best that is accepted and there; gzip is made at once, brotli only by `packWell`. */
  async body(accepted: string | undefined): Promise<CodedBody> {
    const ready = this.ready(accepted);
    if (ready) return ready;
    const plain = this.#bodies.get('identity') ?? Buffer.alloc(0);
    if (!isAccepted(accepted, 'gzip')) return { coding: 'identity', bytes: plain };
    const bytes = this.#bodies.get('gzip') ?? (await gzipAsync(plain, { level: 9 }));
    this.#bodies.set('gzip', bytes);
    return { coding: 'gzip', bytes };
  }

  /** Packs in the background, as small as it gets. Where that fails it is sent less packed. */
  packWell(): void {
    const plain = this.#bodies.get('identity');
    if (!plain || this.#bodies.has('br')) return;
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: plain.length };
    packing = packing
      .then(() => brotliAsync(plain, { params }))
      .then((bytes) => this.#bodies.set('br', bytes))
      .catch(() => undefined);
  }
}

/** A page as it leaves: Next's HTML rewritten, and the policy made for it. */
export type PageVersion = {
  /** Next's own ETag: of the HTML before it was rewritten. */
  source: string;
  text: PackedText;
  policy: string;
};
type FreshResponse = { headers: OutgoingHttpHeaders; storedMs: number; untilMs: number };
type Entry = { version: PageVersion; fresh: FreshResponse | undefined };
/** `ageSeconds`: since Next made the page or found it current (RFC 9111 §5.1). */
export type Hit = { version: PageVersion; headers: OutgoingHttpHeaders; ageSeconds: number };

/** For how long a hit may be answered without a look whether the content was marked since. */
const LOOK_COUNTS_MS = 500;

/** `s-maxage` less `age`, in milliseconds (RFC 9111 §4.2); 0 where a shared cache may not store the answer. */
export function freshnessMs(headers: OutgoingHttpHeaders): number {
  const control = String(headers['cache-control'] ?? '');
  const isShared = !/\b(?:no-store|no-cache|private)\b/.test(control) && headers['set-cookie'] === undefined;
  const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0) - Number(headers['age'] ?? 0);
  return isShared ? Math.max(0, seconds * 1000) : 0;
}

/**
 * Pages by path, the least recently used dropped when the bytes are full. It stands to Next as a proxy does: what may be
 * stored and for how long it reads in the headers, and a new version of the content empties it.
 */
export class ResponseCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  #content: string | undefined;
  #lookedMs = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly maxBytes: number,
    private readonly nowMs = () => performance.now(),
  ) {}

  /**
   * The response that may be sent without asking Next. Twice a second it is undefined for one request, whose answer from
   * Next then tells the version of the content (`seeContent`).
   */
  find(path: string): Hit | undefined {
    const now = this.nowMs();
    const entry = this.#entries.get(path);
    if (!entry?.fresh || entry.fresh.untilMs <= now) return undefined;
    if (now - this.#lookedMs > LOOK_COUNTS_MS) {
      this.#lookedMs = now;
      return undefined;
    }
    this.#entries.delete(path);
    this.#entries.set(path, entry);
    const { headers, storedMs } = entry.fresh;
    const ageSeconds = Number(headers['age'] ?? 0) + Math.floor((now - storedMs) / 1000);
    return { version: entry.version, headers, ageSeconds };
  }

  /** The version made of the same HTML before, whatever its age. */
  versionOf(key: string, source: string): PageVersion | undefined {
    const version = this.#entries.get(key)?.version;
    return source !== '' && version?.source === source ? version : undefined;
  }

  /** Stores a version and, where HTTP allows it, the response: until the time it may be sent without asking Next. */
  store(key: string, version: PageVersion, headers: OutgoingHttpHeaders): boolean {
    const livesMs = freshnessMs(headers);
    const storedMs = this.nowMs();
    const fresh = livesMs > 0 ? { headers, storedMs, untilMs: storedMs + livesMs } : undefined;
    this.#delete(key);
    this.#entries.set(key, { version, fresh });
    this.#bytes += version.text.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.maxBytes) break;
      this.#delete(oldest);
    }
    return fresh !== undefined;
  }

  /** Told with each page by the cache handler; another version means that something was marked or removed. */
  seeContent(version: string): void {
    if (this.#content !== undefined && this.#content !== version) this.expire();
    this.#content = version;
  }

  /** No response is fresh any longer; what Next then gives again unchanged is not packed anew. */
  expire(): void {
    for (const entry of this.#entries.values()) entry.fresh = undefined;
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.version.text.bytes ?? 0;
    this.#entries.delete(key);
  }
}
