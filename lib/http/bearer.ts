import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Env, env } from '../env';
import { RequestError } from './problem';

type SecretName = 'REVALIDATE_SECRET' | 'CRON_SECRET' | 'METRICS_TOKEN';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A hook with a shared secret: 404 while it is off, 401 for another secret, compared in constant time. */
export function requireBearer(
  headers: Headers,
  name: SecretName,
  settings: Pick<Env, SecretName> = env(),
): void {
  const secret = settings[name];
  if (!secret) throw new RequestError('not_found', 'Not found', { status: 404 });
  const given = headers.get('authorization')?.match(/^Bearer +(.*)$/i)?.[1] ?? '';
  if (!timingSafeEqual(digest(given), digest(secret))) {
    throw new RequestError('unauthorised', 'A valid secret is needed.', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
}
