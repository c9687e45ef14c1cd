import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { log } from '@/lib/log';
import type { Fact } from '@/lib/payments/donation-state';
import type { GatewayPayment, GatewayRefund } from '@/lib/payments/gateway';
import { OrderEntity, PaymentEntity, RefundEntity } from '@/lib/payments/razorpay-wire';
import { isSignatureOf } from '@/lib/payments/signature';
import { applyFact } from '../records/donation-facts';
import type { DonationRow, PaymentEventRow } from '../records/donation-tables';
import { donationOfPayment, findDonation } from '../records/donations';
import { keepEvent } from '../records/payment-events';
import type { PaymentParts } from './parts';

export type Delivery = { raw: Uint8Array; signature: string; eventId: string | null };

/** `kept`: new or known, no more of it is wanted. `refused`: nobody of ours signed it. */
export type Receipt = 'kept' | 'refused';

/**
 * Takes one webhook. The signature is over the bytes as they came, by the secret of today or the one before. The
 * event and what follows from it are stored in one transaction, so that a failure leaves nothing and the provider
 * sends it again; a second delivery changes nothing.
 */
export async function receiveWebhook(parts: PaymentParts, delivery: Delivery): Promise<Receipt> {
  const { raw, signature } = delivery;
  if (!parts.webhookSecrets.some((secret) => isSignatureOf(raw, signature, secret))) return 'refused';
  const store = await parts.store();
  const event = readEvent(delivery, store.now());
  const outcome = await store.db.transaction().execute(async (db) => {
    const donation = await donationOf(event, db);
    const row = { ...event.row, donation_id: donation?.id ?? null, error: errorOf(event, donation) };
    if (!(await keepEvent(db, row))) return { kind: 'known' as const };
    if (donation === null || event.facts.length === 0) return { kind: 'kept' as const, row };
    const context = { engine: store.engine, nowMs: store.now(), trust: parts.trust.name, mails: parts.mails };
    const after = await applyFact(db, donation.id, { ...context, facts: event.facts });
    return { kind: 'kept' as const, row, before: donation, after };
  });
  if (outcome.kind === 'kept') tell(outcome.row, outcome.after);
  return 'kept';
}

function tell({ type, error, donation_id }: PaymentEventRow, after: DonationRow | undefined): void {
  const facts = { type, donation_id, status: after?.status ?? null, flags: after?.flags ?? '' };
  if (error === 'orphan') log.error({ event: 'webhook_orphan', ...facts });
  else log.info({ event: 'webhook_kept', ...facts });
}

const entity = <T extends z.ZodType>(schema: T) => z.object({ entity: schema }).optional().catch(undefined);

const Envelope = z.object({
  event: z.string().max(100),
  created_at: z.number().int().positive().optional().catch(undefined),
  payload: z.object({
    payment: entity(PaymentEntity),
    order: entity(OrderEntity),
    refund: entity(RefundEntity),
  }),
});

type Event = {
  row: PaymentEventRow;
  facts: Fact[];
  orderId: string | null;
  paymentId: string | null;
};

function readEvent({ raw, eventId }: Delivery, nowMs: number): Event {
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const { data } = Envelope.safeParse(parsed(raw));
  const { payment, order, refund } = data?.payload ?? {};
  const orderId = payment?.entity.orderId ?? order?.entity.id ?? null;
  const paymentId = payment?.entity.id ?? refund?.entity.paymentId ?? null;
  const seenAtMs = (data?.created_at ?? 0) * 1000 || nowMs;
  return {
    orderId,
    paymentId,
    facts: factsOf(data?.event ?? '', { payment: payment?.entity, refund: refund?.entity, seenAtMs }),
    row: {
      id: eventId ?? sha256,
      source: 'webhook',
      type: data?.event ?? 'unreadable',
      order_id: orderId,
      payment_id: paymentId,
      donation_id: null,
      // Ids, amounts and states; the raw body names the donor, their bank and card.
      body: JSON.stringify({ status: payment?.entity.status, amount: payment?.entity.amountMinor }),
      sha256,
      received_at: nowMs,
      error: null,
    },
  };
}

function parsed(raw: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return null;
  }
}

type Entities = {
  payment?: GatewayPayment | undefined;
  refund?: GatewayRefund | undefined;
  seenAtMs: number;
};

function factsOf(type: string, { payment, refund, seenAtMs }: Entities): Fact[] {
  const facts: Fact[] = [];
  if (payment) facts.push({ kind: 'payment', payment, seenAtMs });
  if (refund) facts.push({ kind: 'refund', refund });
  if (type.startsWith('payment.dispute.')) facts.push({ kind: 'dispute' });
  return facts;
}

async function donationOf(
  { orderId, paymentId }: Event,
  db: Parameters<typeof keepEvent>[0],
): Promise<DonationRow | null> {
  const byOrder = orderId === null ? null : await findDonation({ db }, 'order_id', orderId);
  return byOrder ?? (paymentId === null ? null : donationOfPayment({ db }, paymentId));
}

function errorOf({ row, orderId, paymentId }: Event, donation: DonationRow | null): string | null {
  if (row.type === 'unreadable') return 'unreadable';
  return donation === null && (orderId !== null || paymentId !== null) ? 'orphan' : null;
}
