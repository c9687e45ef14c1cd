import 'server-only';
import { UpstreamError } from './upstream-error';

export type UpstreamRequest = { method: 'GET' | 'POST'; path: string; body?: unknown };
type Connection = { baseUrl: string; signal: AbortSignal };

/** Decoded bytes: a small gzip answer that unpacks to gigabytes is cut off like any other (contract §3). */
export const MAX_BODY_BYTES = 8 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * One attempt at one upstream call. Address and headers are ours alone: a constant path on the configured host,
 * no cookie, nothing of the visitor's request.
 * Null for a 2xx answer without a body.
 * @throws UpstreamError for whatever else is not a 2xx answer with readable JSON.
 */
export async function fetchJson(request: UpstreamRequest, connection: Connection): Promise<unknown> {
  const response = await send(request, connection);
  if (!response.ok) {
    discard(response);
    throw refusal(response);
  }
  // Taken, with nothing to say: a message must not be sent twice for want of a body.
  if (response.status === 204 || response.headers.get('content-length') === '0') return null;
  if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) {
    discard(response);
    throw garbage(response, new Error('not a JSON content type'));
  }
  const text = await readText(response, connection.signal);
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch (cause) {
    throw garbage(response, cause);
  }
}

async function send(
  { method, path, body }: UpstreamRequest,
  { baseUrl, signal }: Connection,
): Promise<Response> {
  const isPost = method === 'POST';
  try {
    return await fetch(`${baseUrl}${path}`, {
      method,
      headers: { accept: 'application/json', ...(isPost && { 'content-type': 'application/json' }) },
      ...(isPost && { body: JSON.stringify(body) }),
      redirect: 'manual',
      credentials: 'omit',
      // Next's own fetch cache would drop our deadline in background refreshes (decision 7).
      cache: 'no-store',
      signal,
    });
  } catch (cause) {
    throw signal.aborted
      ? tooLate(cause)
      : new UpstreamError('unreachable', { isTransient: true, isFault: true, cause });
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      bytes += part.value.byteLength;
      if (bytes > MAX_BODY_BYTES) break;
      text += decoder.decode(part.value, { stream: true });
    }
  } catch (cause) {
    // The connection broke in the middle of an answer: readable garbage to us, worth another try to a GET.
    throw signal.aborted ? tooLate(cause) : garbage(response, cause, true);
  }
  if (bytes > MAX_BODY_BYTES) {
    await reader?.cancel().catch(() => {});
    throw garbage(response, new Error(`more than ${MAX_BODY_BYTES} bytes`));
  }
  return text + decoder.decode();
}

/** Frees the connection; what the upstream wrote on a failure is never read, so it can never be shown. */
function discard(response: Response): void {
  response.body?.cancel().catch(() => {});
}

function refusal(response: Response): UpstreamError {
  const { status } = response;
  const isRejection = status >= 400 && status < 500;
  const isTransient = status >= 500 || status === 429;
  return new UpstreamError(isRejection ? 'rejected' : 'bad-answer', {
    isTransient,
    isFault: isTransient || !isRejection,
    status,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    isPage: /html/i.test(response.headers.get('content-type') ?? ''),
    cause: new Error(`upstream status ${status}`),
  });
}

const garbage = ({ status }: Response, cause: unknown, isTransient = false) =>
  new UpstreamError('bad-answer', { isTransient, isFault: true, status, cause });

const tooLate = (cause: unknown) => new UpstreamError('timeout', { isFault: true, cause });

/** Seconds or a date (RFC 9110 §10.2.3). A date is measured by the wall clock, the only one it can mean. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - Date.now());
}
