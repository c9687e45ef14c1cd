import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Env, env } from '@/lib/config/env';
import { RequestError } from './problem';

export type SecretName = 'REVALIDATE_SECRET' | 'CRON_SECRET' | 'METRICS_TOKEN';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a request brings a secret, compared in constant time; never while it is not set. */
export function hasBearer(
  headers: Headers,
  name: SecretName,
  settings: Pick<Env, SecretName> = env(),
): boolean {
  const secret = settings[name];
  const token = headers.get('authorization')?.match(/^Bearer +(.*)$/i)?.[1] ?? '';
  return secret !== undefined && timingSafeEqual(digest(token), digest(secret));
}

/** A hook with a shared secret: 404 while it is off, 401 for another secret. */
export function requireBearer(
  headers: Headers,
  name: SecretName,
  settings: Pick<Env, SecretName> = env(),
): void {
  if (!settings[name]) throw new RequestError('not_found', 'Not found', { status: 404 });
  if (!hasBearer(headers, name, settings)) {
    throw new RequestError('unauthorised', 'A valid secret is needed.', {
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
}
