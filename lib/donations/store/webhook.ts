import 'server-only';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Records } from '@/lib/backend/database/tables';
import type { Fact } from '@/lib/donations/donation-state';
import type {
  GatewayDispute,
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
} from '@/lib/donations/provider/gateway';
import {
  DisputeEntity,
  isSignatureOf,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
} from '@/lib/donations/provider/razorpay-wire';
import { log } from '@/lib/server/log';
import { type PaymentDeps, tellChange, tellGifts } from './deps';
import { applyFact } from './donation-facts';
import type { DonationRow, PaymentEventRow } from './donation-tables';
import { donationOfPayment, findDonation } from './donations';
import { keepEvent } from './payment-events';

export type Delivery = { raw: Uint8Array; signature: string; eventId: string | null };

/** `kept`: stored, now or before. `refused`: its signature is not ours. */
export type Receipt = 'kept' | 'refused';

/**
 * Takes one webhook. The signature is over the bytes as they came, by the secret of today or the one before. The
 * event and what follows from it are stored in one transaction, so that a failure leaves nothing and the provider
 * sends it again; a second delivery changes nothing.
 */
export async function receiveWebhook(deps: PaymentDeps, delivery: Delivery): Promise<Receipt> {
  const { raw, signature } = delivery;
  if (!deps.webhookSecrets.some((secret) => isSignatureOf(raw, signature, secret))) return 'refused';
  const store = await deps.store();
  const event = readEvent(delivery, store.now());
  const taken = await store.db.transaction().execute(async (db): Promise<Taken | null> => {
    const donation = await donationOf(event, db);
    const row = { ...event.row, donation_id: donation?.id ?? null, error: errorOf(event, donation) };
    if (!(await keepEvent(db, row))) return null;
    if (donation === null || event.facts.length === 0) return { row };
    const context = { engine: store.engine, nowMs: store.now(), trust: deps.trust.name, mails: deps.mails };
    const after = await applyFact(db, donation.id, { ...context, facts: event.facts });
    return { row, before: donation, after };
  });
  if (taken !== null) await tell(store, taken);
  return 'kept';
}

type Taken = { row: PaymentEventRow; before?: DonationRow; after?: DonationRow };

async function tell(store: Records, { row, before, after }: Taken): Promise<void> {
  const { type, error, donation_id } = row;
  if (before && after) await tellChange(store, before, after);
  if (error !== null) await tellGifts(store, donation_id ?? '');
  const facts = { type, donation_id, status: after?.status ?? null, flags: after?.flags ?? '' };
  if (error === 'orphan') log.error({ event: 'webhook_orphan', ...facts });
  else if (error !== null) log.error({ event: 'webhook_unreadable', ...facts });
  else log.info({ event: 'webhook_kept', ...facts });
}

const Envelope = z.object({
  event: z.string().max(100),
  created_at: z.number().int().positive().optional().catch(undefined),
  payload: z.record(z.string(), z.unknown()),
});

type Event = {
  row: PaymentEventRow;
  facts: Fact[];
  orderId: string | null;
  paymentId: string | null;
};

function readEvent({ raw, eventId }: Delivery, nowMs: number): Event {
  const { data } = Envelope.safeParse(parsed(raw));
  const sha256 = createHash('sha256').update(raw).digest('hex');
  const type = data?.event ?? 'unreadable';
  const found = entitiesOf(data?.payload ?? {});
  const { payment, order, refund, dispute } = found;
  const orderId = payment?.orderId ?? order?.id ?? null;
  const paymentId = payment?.id ?? refund?.paymentId ?? dispute?.payment_id ?? null;
  return {
    orderId,
    paymentId,
    facts: factsOf(found, { type, paymentId, nowMs, createdAt: data?.created_at }),
    row: {
      id: eventId ?? sha256,
      source: 'webhook',
      type,
      order_id: orderId,
      payment_id: paymentId,
      donation_id: null,
      // Ids, amounts and states; the raw body names the donor, their bank and card.
      body: JSON.stringify({ status: payment?.status, amount: payment?.amountMinor }),
      sha256,
      received_at: nowMs,
      error: data === undefined || found.isBroken ? 'unreadable' : null,
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
  payment: GatewayPayment | undefined;
  order: GatewayOrder | undefined;
  refund: GatewayRefund | undefined;
  dispute: z.output<typeof DisputeEntity> | undefined;
  /** One of them is there and cannot be read. */
  isBroken: boolean;
};

function entitiesOf(payload: Record<string, unknown>): Entities {
  let isBroken = false;
  const read = <T>(name: string, schema: z.ZodType<T>): T | undefined => {
    if (payload[name] === undefined) return undefined;
    const { data } = z.object({ entity: schema }).safeParse(payload[name]);
    if (data === undefined) isBroken = true;
    return data?.entity;
  };
  const payment = read('payment', PaymentEntity);
  const order = read('order', OrderEntity);
  const refund = read('refund', RefundEntity);
  const dispute = read('dispute', DisputeEntity);
  return { payment, order, refund, dispute, isBroken };
}

type Told = {
  type: string;
  paymentId: string | null;
  nowMs: number;
  /** When the event happened, in seconds, as the provider says. */
  createdAt: number | undefined;
};

/** Of these events the provider's time is the time of capture. */
const CAPTURES: ReadonlySet<string> = new Set(['payment.captured', 'order.paid']);

const disputeStatuses: Readonly<Record<string, GatewayDispute['status']>> = {
  'payment.dispute.created': 'open',
  'payment.dispute.action_required': 'action_required',
  'payment.dispute.under_review': 'under_review',
  'payment.dispute.closed': 'closed',
  'payment.dispute.won': 'won',
  'payment.dispute.lost': 'lost',
};

function factsOf(
  { payment, refund, dispute }: Entities,
  { type, paymentId, nowMs, createdAt }: Told,
): Fact[] {
  const facts: Fact[] = [];
  const toldAtMs = createdAt === undefined ? undefined : createdAt * 1000;
  const capturedAtMs = CAPTURES.has(type) ? toldAtMs : undefined;
  if (payment) facts.push({ kind: 'payment', payment, seenAtMs: toldAtMs ?? nowMs, capturedAtMs });
  if (refund) facts.push({ kind: 'refund', refund });
  const status = disputeStatuses[type];
  if (status && paymentId !== null)
    facts.push({ kind: 'dispute', dispute: { id: dispute?.id ?? paymentId, paymentId, status } });
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
  if (row.error !== null) return row.error;
  return donation === null && (orderId !== null || paymentId !== null) ? 'orphan' : null;
}
