import type { Problem } from '@/lib/formats/problem';

/** The fields of our error body that a form can use; the contract's schema stays on the server to spare the browser. */
export type PostResult<T> =
  | { ok: true; data: T }
  | { ok: false; status: number; code: string; fields: Record<string, string> };

const hasError = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'error' in body &&
  typeof body.error === 'object' &&
  body.error !== null;

/** How a post is sent beyond its body. `timeoutMs`: after it the answer counts as lost, 15 s where none is named. */
export type PostOptions = { headers?: Record<string, string>; timeoutMs?: number };

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
  { path, body, headers, timeoutMs = 15_000 }: PostOptions & { path: string; body: unknown },
  read: (answer: unknown) => T | null,
): Promise<PostResult<T>> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: deadline.signal,
    });
    const answer: unknown = await response.json();
    if (response.ok) {
      const data = read(answer);
      return data === null ? refused(response.status, 'bad_answer') : { ok: true, data };
    }
    return hasError(answer)
      ? refused(response.status, answer.error.code, answer.error.fields)
      : refused(response.status, 'unknown');
  } catch {
    return refused(0, 'network');
  } finally {
    clearTimeout(timer);
  }
}

const refused = (status: number, code: string, fields: Record<string, string> = {}): PostResult<never> => ({
  ok: false,
  status,
  code,
  fields,
});
