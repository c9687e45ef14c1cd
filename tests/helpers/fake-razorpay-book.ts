import { createHmac, randomBytes } from 'node:crypto';

/** The provider's entities as they go over the wire; amounts in minor units, times in seconds. */
export type OrderEntity = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string> | never[];
  created_at: number;
};

export type PaymentEntity = {
  id: string;
  entity: 'payment';
  order_id: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';
  captured: boolean;
  amount_refunded: number;
  refund_status: 'partial' | 'full' | null;
  method: string;
  international: boolean;
  base_amount?: number;
  base_currency?: string;
  late_authorized?: boolean;
  card?: { last4: string; network: string };
  vpa: string | null;
  email: string;
  contact: string;
  notes: Record<string, string> | never[];
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
};

export type RefundEntity = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
  created_at: number;
};

export type DisputeEntity = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  created_at: number;
};

export type Book = {
  orders: Map<string, OrderEntity>;
  payments: Map<string, PaymentEntity>;
  refunds: Map<string, RefundEntity>;
  /** Refunds by their idempotency key. */
  refundKeys: Map<string, string>;
};

export const emptyBook = (): Book => ({
  orders: new Map(),
  payments: new Map(),
  refunds: new Map(),
  refundKeys: new Map(),
});

const nowSeconds = () => Math.floor(Date.now() / 1000);
const newId = (kind: string): string => `${kind}_${randomBytes(7).toString('hex')}`;

export function addOrder(
  book: Book,
  { amount, currency, receipt, notes }: Pick<OrderEntity, 'amount' | 'currency' | 'receipt' | 'notes'>,
): OrderEntity {
  const order: OrderEntity = {
    id: newId('order'),
    entity: 'order',
    amount,
    amount_paid: 0,
    currency,
    receipt,
    status: 'created',
    attempts: 0,
    notes,
    created_at: nowSeconds(),
  };
  book.orders.set(order.id, order);
  return order;
}

const failure = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};
const noFailure = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

/** A donor's attempt at an order, as its bank left it. */
export function addPayment(
  book: Book,
  orderId: string | null,
  given: Partial<PaymentEntity> = {},
): PaymentEntity {
  const order = orderId === null ? undefined : book.orders.get(orderId);
  const status = given.status ?? 'captured';
  const payment: PaymentEntity = {
    id: newId('pay'),
    entity: 'payment',
    order_id: orderId,
    amount: order?.amount ?? 50_000,
    currency: order?.currency ?? 'INR',
    status,
    captured: status === 'captured',
    amount_refunded: 0,
    refund_status: null,
    method: 'upi',
    international: false,
    vpa: 'asha@upi',
    email: 'asha@example.org',
    contact: '+919830000000',
    notes: [],
    fee: status === 'captured' ? 10 : null,
    tax: status === 'captured' ? 2 : null,
    created_at: nowSeconds(),
    ...(status === 'failed' ? failure : noFailure),
    ...given,
  };
  book.payments.set(payment.id, payment);
  if (order) {
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    if (status === 'captured') markPaid(order);
  }
  return payment;
}

export function markPaid(order: OrderEntity): void {
  order.status = 'paid';
  order.amount_paid = order.amount;
}

/** A refund. The payment's own figure counts it as soon as it is made, pending or not. */
export function addRefund(
  book: Book,
  payment: PaymentEntity,
  { amount, ...given }: Pick<RefundEntity, 'amount'> & Partial<RefundEntity>,
): RefundEntity {
  countRefunded(payment, payment.amount_refunded + amount);
  const refund: RefundEntity = {
    id: newId('rfnd'),
    entity: 'refund',
    amount,
    currency: payment.currency,
    payment_id: payment.id,
    status: 'processed',
    receipt: null,
    created_at: nowSeconds(),
    ...given,
  };
  book.refunds.set(refund.id, refund);
  return refund;
}

/** The bank could not take it: the money is the trust's again. */
export function failRefund(book: Book, refund: RefundEntity): RefundEntity {
  const payment = book.payments.get(refund.payment_id);
  if (payment && refund.status !== 'failed') countRefunded(payment, payment.amount_refunded - refund.amount);
  refund.status = 'failed';
  return refund;
}

function countRefunded(payment: PaymentEntity, amount: number): void {
  payment.amount_refunded = amount;
  payment.refund_status = amount === 0 ? null : amount >= payment.amount ? 'full' : 'partial';
  payment.status = payment.refund_status === 'full' ? 'refunded' : 'captured';
}

/** A payment that its bank contests. */
export const makeDispute = (
  { id, amount, currency }: PaymentEntity,
  status: DisputeEntity['status'] = 'open',
): DisputeEntity => ({
  id: newId('disp'),
  entity: 'dispute',
  payment_id: id,
  amount,
  currency,
  amount_deducted: status === 'lost' ? amount : 0,
  status,
  created_at: nowSeconds(),
});

export type WebhookParts = {
  dispute?: DisputeEntity | undefined;
  payment?: PaymentEntity;
  order?: OrderEntity | undefined;
  refund?: RefundEntity;
};
export type Webhook = { raw: string; headers: Record<string, string> };

/** A signed webhook as the provider sends it: a snapshot of now. */
export function makeWebhook(
  event: string,
  parts: WebhookParts,
  {
    secret,
    eventId = newId('evt'),
    createdAt = nowSeconds(),
  }: { secret: string; eventId?: string; createdAt?: number },
): Webhook {
  const payload = Object.fromEntries(
    Object.entries(parts).map(([name, entity]) => [name, { entity: structuredClone(entity) }]),
  );
  const raw = JSON.stringify({
    entity: 'event',
    account_id: 'acc/1',
    event,
    contains: Object.keys(parts),
    payload,
    created_at: createdAt,
    // A slash that JSON may escape: a body that is parsed and written anew has another signature.
  }).replaceAll('/', '\\/');
  return { raw, headers: webhookHeaders(raw, { secret, eventId }) };
}

export const webhookHeaders = (
  raw: string,
  { secret, eventId }: { secret: string; eventId: string },
): Record<string, string> => ({
  'content-type': 'application/json',
  'x-razorpay-signature': createHmac('sha256', secret).update(raw).digest('hex'),
  'x-razorpay-event-id': eventId,
});
