import 'server-only';
import { BackendError, type BackendErrorKind } from '@/lib/backend/backend';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { type Gateway, type GatewayOrder, isGatewayError } from '@/lib/donations/provider/gateway';
import { contentOf, type PaymentOrder, type PaymentOrderRequest } from '@/lib/donations/schema';
import { log } from '@/lib/server/log';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { countOpenOrders, findDonation, insertDonation, newDonation } from './donations';

/** Orders on their way in this process, by donation: callers at the same time share one. */
const underWay = new Map<string, Promise<PaymentOrder>>();

/**
 * The donation is stored first and ordered from the provider then, so that no order is ever without its donation. The
 * same Idempotency-Key gives the same order for a day.
 * @throws BackendError `payments-off`, `key-reused`, `too-many-orders`, and whatever the provider's failure comes to
 */
export async function placeOrder(
  deps: PaymentDeps,
  order: PaymentOrderRequest,
  idempotencyKey: string | null,
): Promise<PaymentOrder> {
  const gateway = deps.gateway();
  if (gateway === null) throw new BackendError('payments-off');
  const store = await deps.store();
  const vault = deps.vault();
  const donation = newDonation({ order, mode: gateway.mode, nowMs: store.now() }, vault);
  const intent = idempotencyKey === null ? null : intentOf(vault, idempotencyKey, order);
  const claim = await claimDonation(store, donation, { intent, capsOrders: deps.capsOrders });
  if (claim.kind === 'other-body') throw new BackendError('key-reused');
  if (claim.kind === 'too-many') throw new BackendError('too-many-orders');
  const { id } = claim.donation;
  const known = underWay.get(id);
  if (known) return known;
  const finishing = (
    claim.kind === 'mine' ? orderAt(deps, gateway, claim.donation) : orderOf(deps, gateway, claim.donation)
  ).finally(() => underWay.delete(id));
  underWay.set(id, finishing);
  return finishing;
}

const intentOf = (vault: Vault, key: string, order: PaymentOrderRequest): Intent => ({
  key: vault.index(`key:${key}`),
  bodyHash: vault.index(`body:${contentOf(order)}`),
});

const POLL_MS = 100;
const WAIT_MS = 12_000;

/** The order of a donation that another request stored: soon there, or left behind by a process that died. */
async function orderOf(deps: PaymentDeps, gateway: Gateway, claimed: DonationRow): Promise<PaymentOrder> {
  const store = await deps.store();
  const started = performance.now();
  const waitMs = waitFor(claimed, store.now());
  let row = claimed;
  while (row.order_id === null && row.lost_reason === null && performance.now() - started < waitMs) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    row = (await findDonation(store, 'id', row.id)) ?? row;
  }
  if (row.order_id !== null) return answerOf(gateway, row, row.order_id);
  const found = await gateway.findOrderByReceipt(row.receipt).catch(() => null);
  return found === null ? orderAt(deps, gateway, row) : storeOrder(deps, gateway, { row, order: found });
}

/** Nobody is still at work on a donation this old. */
const waitFor = ({ created_at }: DonationRow, nowMs: number): number =>
  nowMs - created_at > 2 * WAIT_MS ? 0 : WAIT_MS;

async function orderAt(deps: PaymentDeps, gateway: Gateway, row: DonationRow): Promise<PaymentOrder> {
  const order = await makeOrFind(gateway, row).catch(async (error: unknown) => {
    await tellLost(deps, row, error);
    throw new BackendError(kindOf(error), { cause: error });
  });
  return storeOrder(deps, gateway, { row, order });
}

/** A lost answer may have left an order behind: it is looked for once, so that no donor gets two. */
async function makeOrFind(gateway: Gateway, row: DonationRow): Promise<GatewayOrder> {
  const { receipt, amount_minor: amountMinor, currency, id, donation_type } = row;
  try {
    return await gateway.createOrder({
      amountMinor,
      currency,
      receipt,
      notes: { donation_id: id, type: donation_type },
    });
  } catch (error) {
    const found = mayHaveHappened(error) ? await gateway.findOrderByReceipt(receipt).catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}

const mayHaveHappened = (error: unknown): boolean =>
  !isGatewayError(error) || ['timeout', 'unreachable', 'bad-answer'].includes(error.kind);

/** Only what the provider refused is known to be no order; the rest is left to the reconciler. */
async function tellLost(deps: PaymentDeps, row: DonationRow, error: unknown): Promise<void> {
  const reason = isGatewayError(error) ? error.kind : 'unknown';
  log.warn({ event: 'order_failed', donation_id: row.id, reason });
  if (!mayHaveHappened(error)) await learn(deps, row, [{ kind: 'order-lost', reason }]);
}

const kinds: Record<string, BackendErrorKind> = {
  unreachable: 'unreachable',
  busy: 'unreachable',
  timeout: 'timeout',
  refused: 'rejected',
  denied: 'rejected',
};

const kindOf = (error: unknown): BackendErrorKind =>
  (isGatewayError(error) ? kinds[error.kind] : undefined) ?? 'bad-answer';

type Placed = { row: DonationRow; order: GatewayOrder };

async function storeOrder(
  deps: PaymentDeps,
  gateway: Gateway,
  { row, order }: Placed,
): Promise<PaymentOrder> {
  if (order.amountMinor !== row.amount_minor || order.currency !== row.currency) {
    await learn(deps, row, [{ kind: 'order-lost', reason: 'amount_mismatch' }]);
    throw new BackendError('amount-mismatch');
  }
  const stored = await learn(deps, row, [{ kind: 'order', orderId: order.id }]);
  return answerOf(gateway, stored, stored.order_id ?? order.id);
}

const answerOf = ({ keyId }: Gateway, row: DonationRow, orderId: string): PaymentOrder => ({
  order_id: orderId,
  amount: row.amount_minor,
  currency: row.currency,
  key_id: keyId,
  gift_token: row.public_token,
});

/** How long an Idempotency-Key is remembered (contract §3). */
const KEY_LIFE_MS = 24 * 3_600_000;
const MAX_OPEN_ORDERS = 10;
const OPEN_SINCE_MS = 3_600_000;

export type Intent = { key: string; bodyHash: string };

export type Claim =
  | { kind: 'mine'; donation: DonationRow }
  /** The same was requested before; its order may still be on its way. */
  | { kind: 'known'; donation: DonationRow }
  | { kind: 'other-body' }
  | { kind: 'too-many' };

/**
 * Stores a donation under its Idempotency-Key, or finds the one stored under it already. Two requests that
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
        .where('created_at', '<=', donation.created_at - KEY_LIFE_MS)
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
    .where('created_at', '<=', nowMs - KEY_LIFE_MS)
    .execute();
}
