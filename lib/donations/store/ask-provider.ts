import 'server-only';
import type { Fact } from '@/lib/donations/donation-state';
import {
  type Gateway,
  type GatewayPayment,
  isGatewayError,
  type Listed,
} from '@/lib/donations/provider/gateway';
import { log } from '@/lib/server/log';
import type { PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';

/** What the provider knows, and how many records of its answers could not be read. */
export type Answer = { facts: Fact[]; unreadable: number };

/** Everything the provider knows of an order's payments, and of their refunds. */
export async function askOfOrder(
  deps: PaymentDeps,
  gateway: Gateway,
  { id, order_id: orderId }: DonationRow,
): Promise<Answer> {
  if (orderId === null) return { facts: [], unreadable: 0 };
  const payments = await gateway.fetchPayments(orderId).catch(unknownAsNone);
  return withRefunds(deps, gateway, { ...payments, donationId: id });
}

type Found = Listed<GatewayPayment> & { donationId: string };

/** Refunds are requested where the provider reports one or we know of one: it may have failed since. */
export async function withRefunds(
  deps: PaymentDeps,
  gateway: Gateway,
  { items: payments, unreadable, donationId }: Found,
): Promise<Answer> {
  const store = await deps.store();
  const seenAtMs = store.now();
  const facts: Fact[] = payments.map((payment) => ({ kind: 'payment', payment, seenAtMs }));
  const answer = { facts, unreadable };
  const known = await store.db
    .selectFrom('refunds')
    .select('payment_id')
    .where('donation_id', '=', donationId)
    .execute();
  const ofRefunds = new Set(known.map(({ payment_id }) => payment_id));
  for (const { id, status, refundedMinor } of payments) {
    if (refundedMinor === 0 && status !== 'refunded' && !ofRefunds.has(id)) continue;
    const refunds = await gateway.fetchRefunds(id).catch(unknownAsNone);
    facts.push(...refunds.items.map((refund): Fact => ({ kind: 'refund', refund })));
    answer.unreadable += refunds.unreadable;
  }
  if (answer.unreadable > 0)
    log.error({ event: 'payment_unreadable', donation_id: donationId, count: answer.unreadable });
  return answer;
}

/** An order or a payment of other keys (the sandbox's, before going live) is none of this provider's. */
function unknownAsNone(error: unknown): Listed<never> {
  if (isGatewayError(error) && error.kind === 'refused') return { items: [], unreadable: 0 };
  throw error;
}
