import type { Problem } from '../contract/problem';

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

/**
 * Posts JSON to our own origin. Resolves in every case: a network failure is `status: 0`.
 * @param read turns the answer's body into its type, or null where it is none
 */
export async function postJson<T>(
  path: string,
  body: unknown,
  read: (answer: unknown) => T | null,
): Promise<PostResult<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
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
  }
}

const refused = (status: number, code: string, fields: Record<string, string> = {}): PostResult<never> => ({
  ok: false,
  status,
  code,
  fields,
});
