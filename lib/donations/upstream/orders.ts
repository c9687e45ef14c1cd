import * as z from 'zod';
import { BackendError } from '@/lib/backend/backend';
import { PaymentOrder, type PaymentOrderRequest } from '@/lib/donations/schema';

/** How this upstream counts money (contract §4). Nothing is guessed from a value. */
export type AmountUnits = { request: 'major' | 'minor'; response: 'major' | 'minor' };

const MINOR_PER_MAJOR = 100;
/** Some upstreams write numbers as text; it is read once, here. */
const withNumber = (body: unknown): unknown => {
  const digits = AmountText.safeParse(body).data?.amount;
  return digits === undefined ? body : { ...Object(body), amount: Number(digits) };
};
const AmountText = z.object({ amount: z.string().regex(/^\d{1,12}$/) });
const OrderId = z.object({ order_id: z.string().trim().min(1) });

/** The seven fields of the document and no other: donor details and consent stay on this side (contract §3). */
export function orderBody(order: PaymentOrderRequest, units: AmountUnits) {
  const { name, email, contact, amount, currency, receipt, payment_capture } = order;
  const sent = units.request === 'minor' ? amount * MINOR_PER_MAJOR : amount;
  return { name, email, contact, amount: sent, currency, receipt, payment_capture };
}

/** @throws BackendError `amount-mismatch` rather than let a donor pay an amount that was not chosen. */
export function readOrder(body: unknown, asked: PaymentOrderRequest, units: AmountUnits): PaymentOrder {
  if (!OrderId.safeParse(body).success) {
    // spec §8: the words are the document's own.
    throw new BackendError('bad-answer', { cause: new Error('Failed to create order - missing order_id') });
  }
  const parsed = PaymentOrder.safeParse(withNumber(body));
  if (!parsed.success) throw new BackendError('bad-answer', { cause: parsed.error });
  const order = parsed.data;
  const amount = units.response === 'major' ? order.amount * MINOR_PER_MAJOR : order.amount;
  if (amount !== asked.amount * MINOR_PER_MAJOR || order.currency !== asked.currency) {
    throw new BackendError('amount-mismatch');
  }
  return { ...order, amount };
}
