import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { BackendError } from '@/lib/backend/backend';
import type { SharedMemory } from '@/lib/backend/redis';
import { contentOf, PaymentOrder, type PaymentOrderRequest } from '@/lib/donations/schema';

/** How long an Idempotency-Key is remembered (contract §3), and how many of them at most. */
const KEY_LIFE_MS = 24 * 3_600_000;
const MAX_KEYS = 10_000;
/** Longer than any call upstream: then the process that began is taken for dead. */
const CLAIM_MS = 150_000;
const POLL_MS = 100;

type Work = () => Promise<PaymentOrder>;
type Remembered = { bodyHash: string; order: Promise<PaymentOrder>; untilMs: number };
type Deps = { shared: () => SharedMemory | null; nowMs: () => number; timeoutMs: number };

/**
 * Makes an order once a key: an upstream knows nothing of keys, so they are remembered here, in this process and,
 * where there is one, in Redis for all of them. A failed order is not remembered.
 * @throws BackendError `key-reused` for the same key with another body
 */
export function makeOnceAKey(deps: Deps) {
  const remembered = new Map<string, Remembered>();
  return async (key: string, order: PaymentOrderRequest, work: Work): Promise<PaymentOrder> => {
    const bodyHash = sha256(contentOf(order));
    const known = remembered.get(key);
    if (known && known.untilMs > deps.nowMs()) {
      if (known.bodyHash !== bodyHash) throw new BackendError('key-reused');
      return known.order;
    }
    const making = inShared(deps, { key: `site:order:${sha256(key)}`, bodyHash }, work);
    remembered.set(key, { bodyHash, order: making, untilMs: deps.nowMs() + KEY_LIFE_MS });
    making.catch(() => remembered.delete(key));
    forgetOldest(remembered);
    return making;
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function forgetOldest(remembered: Map<string, Remembered>): void {
  for (const key of remembered.keys()) {
    if (remembered.size <= MAX_KEYS) return;
    remembered.delete(key);
  }
}

const Entry = z.object({ bodyHash: z.string(), order: PaymentOrder.nullable() });
type Claim = { key: string; bodyHash: string };

/** The same over all processes. Where Redis does not answer, this process goes on by itself. */
async function inShared(deps: Deps, { key, bodyHash }: Claim, work: Work): Promise<PaymentOrder> {
  const shared = deps.shared();
  const startedMs = deps.nowMs();
  const claim = JSON.stringify({ bodyHash, order: null });
  while (shared !== null) {
    const mine = await shared.ask((client) => client.set(key, claim, 'PX', CLAIM_MS, 'NX'));
    if (mine === undefined) break;
    if (mine === 'OK') return storing(shared, { key, bodyHash }, work);
    const order = await otherOrder(shared, { key, bodyHash });
    if (order !== null) return order;
    if (deps.nowMs() - startedMs > deps.timeoutMs) throw new BackendError('timeout');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return work();
}

async function storing(shared: SharedMemory, { key, bodyHash }: Claim, work: Work): Promise<PaymentOrder> {
  try {
    const order = await work();
    await shared.ask((client) => client.set(key, JSON.stringify({ bodyHash, order }), 'PX', KEY_LIFE_MS));
    return order;
  } catch (error) {
    await shared.ask((client) => client.del(key));
    throw error;
  }
}

async function otherOrder(shared: SharedMemory, { key, bodyHash }: Claim): Promise<PaymentOrder | null> {
  const text = await shared.ask((client) => client.get(key));
  const entry = typeof text === 'string' ? Entry.safeParse(JSON.parse(text)).data : undefined;
  if (entry === undefined) return null;
  if (entry.bodyHash !== bodyHash) throw new BackendError('key-reused');
  return entry.order;
}
