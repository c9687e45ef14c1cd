import type { Problem } from '@/lib/formats/problem';
import { inTime } from './in-time';

type Answer = { status: number; ok: boolean; body: unknown };

/** Null is a broken line, an answer that is no JSON, or none in time; a proxy's own page that it has no server is a null body. */
const requestJson = (path: string, init: RequestInit, timeoutMs?: number): Promise<Answer | null> =>
  inTime(async (signal) => {
    const response = await fetch(path, { ...init, signal });
    const body: unknown = await response.json().catch((error) => {
      if (response.status < 502) throw error;
      return null;
    });
    return { status: response.status, ok: response.ok, body };
  }, timeoutMs).catch(() => null);

/** Reads JSON of our own origin that no cache may store. Resolves in every case: null where there is no answer. */
export const getJson = (
  path: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<Answer | null> => requestJson(path, { cache: 'no-store', headers }, timeoutMs);

/**
 * The fields of our error body that a form can use; the contract's schema stays on the server to spare the browser.
 * `body`: all of it, where a refusal brings more (a stale version with both texts).
 */
export type PostResult<T> = { ok: true; data: T } | Refusal;
type Refusal = {
  ok: false;
  status: number;
  code: string;
  fields: Record<string, string>;
  body?: unknown;
};

const hasError = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null;

/** How a post is sent beyond its body. `timeoutMs`: after it the answer counts as lost, 15 s where none is named. */
type PostOptions = {
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** It goes out although the page is left meanwhile; at most 64 KiB. */
  keepalive?: boolean;
};

/**
 * Posts JSON to our own origin. Resolves in every case: a network failure, a lost answer or one that comes too late is `status: 0`.
 * @param read turns the answer's body into its type, or null where it is none
 */
export const postJson = <T>(
  path: string,
  body: unknown,
  read: (answer: unknown) => T | null,
): Promise<PostResult<T>> => sendJson({ path, body }, read);

/** The same with headers, or a deadline of its own. */
export async function sendJson<T>(
  { path, body, headers, timeoutMs, ...rest }: PostOptions & { path: string; body: unknown },
  read: (answer: unknown) => T | null,
): Promise<PostResult<T>> {
  const init = {
    ...rest,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const answer = await requestJson(path, init, timeoutMs);
  if (answer === null) return refused(0, 'network');
  if (!answer.ok)
    return hasError(answer.body)
      ? { ...refused(answer.status, answer.body.error.code), ...moreOf(answer.body) }
      : refused(answer.status, answer.body === null ? 'network' : 'unknown');
  const data = read(answer.body);
  return data === null ? refused(answer.status, 'bad_answer') : { ok: true, data };
}

const refused = (status: number, code: string): Refusal => ({ ok: false, status, code, fields: {} });
const moreOf = (body: Problem): Pick<Refusal, 'fields' | 'body'> => ({
  fields: body.error.fields ?? {},
  body,
});
