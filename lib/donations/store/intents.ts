import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import type { DonationRow } from './donation-tables';
import { countOpenOrders, insertDonation } from './donations';

/** How long an Idempotency-Key is remembered (contract §3). */
const KEPT_MS = 24 * 3_600_000;
const MAX_OPEN_ORDERS = 10;
const OPEN_SINCE_MS = 3_600_000;

export type Intent = { key: string; bodyHash: string };

export type Claim =
  | { kind: 'mine'; donation: DonationRow }
  /** Somebody asked for the same before; its order may still be on its way. */
  | { kind: 'known'; donation: DonationRow }
  | { kind: 'other-body' }
  | { kind: 'too-many' };

/**
 * Puts a donation down under its Idempotency-Key, or finds the one that stands under it already. Two requests that
 * arrive together, also in two processes, end in one donation.
 */
export async function claimDonation(
  store: Records,
  donation: DonationRow,
  { intent, capsOrders }: { intent: Intent | null; capsOrders: boolean },
): Promise<Claim> {
  const claim = await store.db.transaction().execute(async (db): Promise<Claim | Intent> => {
    if (intent !== null) {
      await db
        .deleteFrom('payment_intents')
        .where('key', '=', intent.key)
        .where('created_at', '<=', donation.created_at - KEPT_MS)
        .execute();
      const { numInsertedOrUpdatedRows: mine } = await db
        .insertInto('payment_intents')
        .values({
          key: intent.key,
          body_hash: intent.bodyHash,
          donation_id: donation.id,
          created_at: donation.created_at,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow();
      if (!mine) return intent;
    }
    const sinceMs = donation.created_at - OPEN_SINCE_MS;
    const open = capsOrders ? await countOpenOrders({ db }, donation.email_index, sinceMs) : 0;
    if (open >= MAX_OPEN_ORDERS) {
      if (intent !== null) await db.deleteFrom('payment_intents').where('key', '=', intent.key).execute();
      return { kind: 'too-many' };
    }
    await insertDonation(db, donation);
    return { kind: 'mine', donation };
  });
  return 'kind' in claim ? claim : knownClaim(store, claim);
}

async function knownClaim({ db }: Records, { key, bodyHash }: Intent): Promise<Claim> {
  const known = await db
    .selectFrom('payment_intents')
    .innerJoin('donations', 'donations.id', 'payment_intents.donation_id')
    .selectAll('donations')
    .select('payment_intents.body_hash')
    .where('payment_intents.key', '=', key)
    .executeTakeFirstOrThrow();
  const { body_hash, ...donation } = known;
  return body_hash === bodyHash ? { kind: 'known', donation } : { kind: 'other-body' };
}

/** Forgets keys past their day. */
export async function sweepIntents({ db }: Records, nowMs: number): Promise<void> {
  await db
    .deleteFrom('payment_intents')
    .where('created_at', '<=', nowMs - KEPT_MS)
    .execute();
}
