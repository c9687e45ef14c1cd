import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { RequestError } from './problem';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook with a shared secret: 404 while it is off, 401 for another secret, compared in constant time. */
export function requireBearer(headers: Headers, name: 'REVALIDATE_SECRET' | 'CRON_SECRET'): void {
  const secret = env()[name];
  if (!secret) throw new RequestError('not_found', 'Not found', { status: 404 });
  const given = headers.get('authorization')?.replace(/^Bearer +/i, '') ?? '';
  if (!timingSafeEqual(digest(given), digest(secret))) {
    throw new RequestError('unauthorised', 'A valid secret is needed.', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
}
