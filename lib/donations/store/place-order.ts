import 'server-only';
import { BackendError, type BackendErrorKind } from '@/lib/backend/backend';
import type { Vault } from '@/lib/backend/database/vault';
import { type Gateway, type GatewayOrder, isGatewayError } from '@/lib/donations/provider/gateway';
import type { PaymentOrder, PaymentOrderRequest } from '@/lib/donations/schema';
import { log } from '@/lib/server/log';
import { learn, type PaymentParts } from './deps';
import type { DonationRow } from './donation-tables';
import { findDonation, newDonation } from './donations';
import { claimDonation, type Intent } from './intents';

/** Orders on their way in this process, by donation: callers at the same time share one. */
const underWay = new Map<string, Promise<PaymentOrder>>();

/**
 * The donation is put down first, then the provider is asked, so that no order is ever without its donation. The
 * same Idempotency-Key gives the same order for a day.
 * @throws BackendError `payments-off`, `key-reused`, `too-many-orders`, and whatever the provider's failure comes to
 */
export async function placeOrder(
  parts: PaymentParts,
  order: PaymentOrderRequest,
  idempotencyKey: string | null,
): Promise<PaymentOrder> {
  const gateway = parts.gateway();
  if (gateway === null) throw new BackendError('payments-off');
  const store = await parts.store();
  const vault = parts.vault();
  const donation = newDonation({ order, mode: gateway.mode, nowMs: store.now() }, vault);
  const intent = idempotencyKey === null ? null : intentOf(vault, idempotencyKey, order);
  const claim = await claimDonation(store, donation, { intent, capsOrders: parts.capsOrders });
  if (claim.kind === 'other-body') throw new BackendError('key-reused');
  if (claim.kind === 'too-many') throw new BackendError('too-many-orders');
  const { id } = claim.donation;
  const known = underWay.get(id);
  if (known) return known;
  const finishing = (
    claim.kind === 'mine' ? orderAt(parts, gateway, claim.donation) : orderOf(parts, gateway, claim.donation)
  ).finally(() => underWay.delete(id));
  underWay.set(id, finishing);
  return finishing;
}

/** What the donor asked for, without what differs each time the same is sent. */
function intentOf(vault: Vault, key: string, order: PaymentOrderRequest): Intent {
  const { receipt: _receipt, dwell_ms: _dwell, ...asked } = order;
  const body = JSON.stringify(Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { key: vault.index(`key:${key}`), bodyHash: vault.index(`body:${body}`) };
}

const POLL_MS = 100;
const PATIENCE_MS = 12_000;

/** The order of a donation that another request put down: soon there, or left behind by a process that died. */
async function orderOf(parts: PaymentParts, gateway: Gateway, claimed: DonationRow): Promise<PaymentOrder> {
  const store = await parts.store();
  const started = performance.now();
  const patienceMs = patienceOf(claimed, store.now());
  let row = claimed;
  while (row.order_id === null && row.lost_reason === null && performance.now() - started < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    row = (await findDonation(store, 'id', row.id)) ?? row;
  }
  if (row.order_id !== null) return answerOf(gateway, row, row.order_id);
  const found = await gateway.findOrderByReceipt(row.receipt).catch(() => null);
  return found === null ? orderAt(parts, gateway, row) : keepOrder(parts, gateway, { row, made: found });
}

/** Nobody is still at work on a donation this old. */
const patienceOf = ({ created_at }: DonationRow, nowMs: number): number =>
  nowMs - created_at > 2 * PATIENCE_MS ? 0 : PATIENCE_MS;

async function orderAt(parts: PaymentParts, gateway: Gateway, row: DonationRow): Promise<PaymentOrder> {
  const made = await makeOrFind(gateway, row).catch(async (error: unknown) => {
    await tellLost(parts, row, error);
    throw new BackendError(kindOf(error), { cause: error });
  });
  return keepOrder(parts, gateway, { row, made });
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
async function tellLost(parts: PaymentParts, row: DonationRow, error: unknown): Promise<void> {
  const reason = isGatewayError(error) ? error.kind : 'unknown';
  log.warn({ event: 'order_failed', donation_id: row.id, reason });
  if (!mayHaveHappened(error)) await learn(parts, row, [{ kind: 'order-lost', reason }]);
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

type Made = { row: DonationRow; made: GatewayOrder };

async function keepOrder(parts: PaymentParts, gateway: Gateway, { row, made }: Made): Promise<PaymentOrder> {
  if (made.amountMinor !== row.amount_minor || made.currency !== row.currency) {
    await learn(parts, row, [{ kind: 'order-lost', reason: 'amount_mismatch' }]);
    throw new BackendError('amount-mismatch');
  }
  const kept = await learn(parts, row, [{ kind: 'order', orderId: made.id }]);
  return answerOf(gateway, kept, kept.order_id ?? made.id);
}

const answerOf = ({ keyId }: Gateway, row: DonationRow, orderId: string): PaymentOrder => ({
  order_id: orderId,
  amount: row.amount_minor,
  currency: row.currency,
  key_id: keyId,
  gift_token: row.public_token,
});
