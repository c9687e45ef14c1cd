import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { type SharedMemory, sharedMemory } from '@/lib/backend/redis';
import { type Env, env } from '@/lib/config/env';
import { RequestError } from './problem';

/** Whom a limit counts: an address; an address together with an identity (the e-mail given); a chat token alone. */
type Limit = { points: number; seconds: number; by: 'address' | 'person' | 'token' };

/** Limits of contract §3. Indian mobile networks share addresses, so where an identity counts, the address alone has a ceiling ten times higher. */
export const limits = {
  order: { points: 10, seconds: 60, by: 'person' },
  verify: { points: 20, seconds: 60, by: 'address' },
  gift: { points: 60, seconds: 60, by: 'address' },
  contact: { points: 5, seconds: 600, by: 'person' },
  /** Posts of the form without script that are no message yet; as many as messages of one address. */
  refused: { points: 50, seconds: 600, by: 'address' },
  token: { points: 30, seconds: 60, by: 'address' },
  chat: { points: 30, seconds: 60, by: 'token' },
  /** An open conversation asks every few seconds. */
  live: { points: 120, seconds: 60, by: 'token' },
  flow: { points: 60, seconds: 60, by: 'token' },
  /** Of the staff console; tries to sign in are counted in the store. */
  invite: { points: 30, seconds: 60, by: 'address' },
  testMail: { points: 5, seconds: 300, by: 'address' },
  challenge: { points: 60, seconds: 60, by: 'address' },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
/** `identity`: the e-mail or the token; not needed where the address alone counts. */
type Requester = { address: string; identity?: string };

type Counters = { own: RateLimiterMemory; shared: RateLimiterRedis | null };

/** Counters by limit. All endpoints are of one bundle, so the module's state is the process's. */
export const limiters = new Map<string, Counters>();

function counters(
  name: string,
  { points, seconds }: Omit<Limit, 'by'>,
  redis: SharedMemory | null,
): Counters {
  const known = limiters.get(name);
  if (known) return known;
  const options = { keyPrefix: `site:limit:${name}`, points, duration: seconds };
  const created = {
    own: new RateLimiterMemory(options),
    shared: redis && new RateLimiterRedis({ ...options, storeClient: redis.client }),
  };
  limiters.set(name, created);
  return created;
}

/** Counts one request. An identity is stored as a hash only. @throws RequestError 429 */
export async function countRequest(
  name: LimitName,
  { address, identity = '' }: Requester,
  settings: Pick<Env, 'RATE_LIMIT'> = env(),
): Promise<void> {
  if (settings.RATE_LIMIT === 'off') return;
  const { points, seconds, by } = limits[name];
  if (by === 'address') return take(`${name}:address`, { points, seconds }, address);
  const key = by === 'person' ? `${address}|${hashed(identity.trim().toLowerCase())}` : hashed(identity);
  await take(`${name}:${by}`, { points, seconds }, key);
  await take(`${name}:address`, { points: points * 10, seconds }, address);
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Counted by all instances together where they share a memory that answers, else by this one alone. */
async function take(name: string, limit: Omit<Limit, 'by'>, key: string): Promise<void> {
  const redis = sharedMemory();
  const { own, shared } = counters(name, limit, redis);
  const counted = shared && (await redis?.ask(() => waitMs(shared, key)));
  const waitingMs = counted ?? (await waitMs(own, key));
  if (waitingMs === 0) return;
  throw tooMany(waitingMs / 1000);
}

/** 429 with the time to wait, whole seconds. */
export const tooMany = (waitSeconds: number): RequestError =>
  new RequestError('too_many_requests', 'Too many requests. Please wait a little, or call us.', {
    status: 429,
    headers: { 'retry-after': String(Math.max(1, Math.ceil(waitSeconds))) },
  });

/** Milliseconds to wait, 0 where the request is within the limit. */
async function waitMs(counter: RateLimiterMemory | RateLimiterRedis, key: string): Promise<number> {
  try {
    await counter.consume(key);
    return 0;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, refusal.msBeforeNext);
  }
}
