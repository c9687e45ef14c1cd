import { isObject, type Json } from './schema-check';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const LONGEST_REPLY = 100_000;

export type Webhook = {
  url: string;
  send?: string[];
  timeoutMs?: number;
  retries?: number;
  failed?: string;
};

export type WebhookRequest = {
  webhook: Webhook;
  body: Json;
  /** The same for every try of one answer, so that a server can drop what it already has. */
  idempotencyKey: string;
  /** Origins beside the page's own to which the page allows answers to be sent. */
  origins: readonly string[];
  /** Aborted when the conversation has gone on without it. */
  signal: AbortSignal;
};
export type WebhookResult = { isSent: true; reply: Json } | { isSent: false; reason: string };

export type WebhookDeps = { fetch: typeof fetch; wait(delayMs: number): Promise<void> };
const browserDeps: WebhookDeps = {
  fetch: (...args) => fetch(...args),
  wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
};

type Attempt = WebhookResult & { delayMs?: number | undefined; isFinal?: boolean };

/** Posts an answer as JSON; tries again after no answer, 429 and 5xx. Never rejects. */
export async function postAnswer(request: WebhookRequest, deps = browserDeps): Promise<WebhookResult> {
  const url = permittedUrl(request.webhook.url, request.origins);
  if (!url) return { isSent: false, reason: 'the page has not allowed this address' };
  const { retries = RETRIES } = request.webhook;
  for (let tries = 0; ; tries += 1) {
    const attempt = await postOnce(url, request, deps);
    if (attempt.isSent || attempt.isFinal || tries >= retries || request.signal.aborted) return attempt;
    await deps.wait(attempt.delayMs ?? FIRST_DELAY_MS * 4 ** tries);
  }
}

/** The page's own origin, or an `https` one that the page has allowed by name. */
export function permittedUrl(address: string, origins: readonly string[]): URL | null {
  const url = toUrl(address);
  if (!url || url.username || url.password) return null;
  if (url.origin === location.origin) return url;
  const isAllowed = origins.some((one) => toUrl(one)?.origin === url.origin);
  return isAllowed && url.protocol === 'https:' ? url : null;
}

function toUrl(address: string): URL | null {
  try {
    return new URL(address, location.href);
  } catch {
    return null;
  }
}

async function postOnce(url: URL, request: WebhookRequest, deps: WebhookDeps): Promise<Attempt> {
  const limit = limited(request.signal, request.webhook.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await deps.fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': request.idempotencyKey },
      body: JSON.stringify(request.body),
      // A redirect could lead to an origin that the page has not allowed.
      redirect: 'error',
      credentials: 'same-origin',
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: limit.signal,
    });
    if (response.ok) return { isSent: true, reply: readReply(await response.text()) };
    const isFinal = response.status !== 429 && response.status < 500;
    return { isSent: false, reason: `status ${response.status}`, isFinal, delayMs: delayOf(response) };
  } catch (error) {
    return { isSent: false, reason: limit.isOver() ? 'no answer in time' : String(error) };
  } finally {
    limit.clear();
  }
}

/** A signal that also ends by itself. */
function limited(outer: AbortSignal, timeoutMs: number) {
  const own = new AbortController();
  const abort = () => own.abort();
  const timer = setTimeout(abort, timeoutMs);
  outer.addEventListener('abort', abort);
  if (outer.aborted) abort();
  return {
    signal: own.signal,
    isOver: () => own.signal.aborted && !outer.aborted,
    clear() {
      clearTimeout(timer);
      outer.removeEventListener('abort', abort);
    },
  };
}

/** What the server asks for in seconds (`Retry-After`), within reason. */
function delayOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, LONGEST_DELAY_MS) : undefined;
}

/** Anything but a JSON object of reasonable length says nothing. */
function readReply(text: string): Json {
  try {
    const reply: unknown = text.length > LONGEST_REPLY ? {} : JSON.parse(text);
    return isObject(reply) ? reply : {};
  } catch {
    return {};
  }
}
