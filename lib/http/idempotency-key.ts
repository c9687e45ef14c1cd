import 'server-only';
import { RequestError } from './problem';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** The Idempotency-Key of a request, or undefined without one. @throws RequestError 400 for one over 255 characters */
export function idempotencyKey(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || key === '') return undefined;
  if (KEY.test(key)) return key;
  throw new RequestError('invalid_fields', 'Please check the fields named here.', {
    status: 400,
    fields: { 'idempotency-key': 'At most 255 plain characters.' },
  });
}
