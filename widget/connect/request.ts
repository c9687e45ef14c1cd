import type { ConnectConfig } from './config';
import { Failure } from './failure';
import type { Json } from './protocol';
import { exposedKey } from './secrets';

export type Call = {
  config: ConnectConfig;
  url: string;
  /** Absent: the stream is only taken up again. */
  body?: Json;
  signal: AbortSignal;
};

/** A server without an address for taking up streams answers so. */
const NOT_THERE = new Set([404, 405]);

/** Opens a stream; null if the server has none. Throws a `Failure` for everything else. */
export async function openStream(call: Call): Promise<ReadableStream<Uint8Array> | null> {
  if (globalThis.navigator?.onLine === false) throw new Failure('offline', 'The browser is offline.');
  const response = await send(call);
  if (response.status === 204 || (!call.body && NOT_THERE.has(response.status))) return null;
  if (!response.ok) throw refusal(response);
  const type = response.headers.get('content-type') ?? '';
  if (!/^text\/event-stream\s*(?:;|$)/i.test(type) || !response.body)
    throw new Failure('failed', `The server sent ${type || 'nothing'} in place of text/event-stream.`);
  return response.body;
}

async function send({ config, url, body, signal }: Call): Promise<Response> {
  const own = typeof config.headers === 'function' ? await config.headers() : config.headers;
  const headers = {
    accept: 'text/event-stream',
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...own,
  };
  const exposed = exposedKey({ url, headers, body: config.body });
  if (exposed) {
    console.error(
      `connect(): ${exposed} holds a key of a model's provider, which every visitor could read. Nothing was sent. Keep the key on your server and give connect() an address there.`,
    );
    throw new Failure('refused', 'A key was not sent.');
  }
  try {
    return await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
      credentials: config.credentials ?? 'same-origin',
      cache: 'no-store',
      // What the visitor wrote is for this address alone.
      redirect: 'error',
      signal,
    });
  } catch (reason) {
    if (signal.aborted) throw signal.reason;
    const kind = globalThis.navigator?.onLine === false ? 'offline' : 'unreachable';
    throw new Failure(kind, `The server could not be reached: ${reason}`);
  }
}

function refusal({ status, headers, body }: Response): Failure {
  body?.cancel().catch(() => {});
  const message = `The server answered ${status}.`;
  if (status === 429 || status === 503)
    return new Failure('busy', message, waitOf(headers.get('retry-after')));
  return new Failure(status >= 500 ? 'unreachable' : 'refused', message);
}

/** `Retry-After` holds seconds or a date. */
function waitOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
