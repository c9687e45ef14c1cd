import 'server-only';
import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type Env, env } from '../env';
import { RequestError } from './problem';

type Limit = { points: number; seconds: number };

/** Limits of contract §3. Indian mobile networks share addresses, so `address` alone has a ceiling ten times higher. */
export const limits = {
  order: { points: 10, seconds: 60 },
  contact: { points: 5, seconds: 600 },
} as const satisfies Record<string, Limit>;

declare global {
  var siteLimiters: Map<string, RateLimiterMemory> | undefined;
}

function limiter(name: string, { points, seconds }: Limit): RateLimiterMemory {
  globalThis.siteLimiters ??= new Map();
  const kept = globalThis.siteLimiters.get(name);
  if (kept) return kept;
  const made = new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  globalThis.siteLimiters.set(name, made);
  return made;
}

/** Counts one request of a person: address with a hash of the e-mail given, and address alone. @throws RequestError 429 */
export async function countRequest(
  name: keyof typeof limits,
  who: { address: string; email: string },
  settings: Pick<Env, 'RATE_LIMIT'> = env(),
): Promise<void> {
  if (settings.RATE_LIMIT === 'off') return;
  const { points, seconds } = limits[name];
  const email = createHash('sha256').update(who.email.trim().toLowerCase()).digest('hex').slice(0, 16);
  await take(limiter(`${name}:person`, { points, seconds }), `${who.address}|${email}`);
  await take(limiter(`${name}:address`, { points: points * 10, seconds }), who.address);
}

async function take(counter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await counter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    throw new RequestError('too_many_requests', 'Too many requests. Please wait a little, or call us.', {
      status: 429,
      headers: { 'retry-after': String(waitSeconds) },
    });
  }
}
