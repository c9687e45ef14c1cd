import 'server-only';
import type { Backend } from '@/lib/backend/backend';
import { failingAs } from '@/lib/backend/failing-as';
import type { PaymentParts } from './deps';
import { readGift } from './gift';
import { placeOrder } from './place-order';
import { payInSandbox } from './sandbox-pay';
import { verifyPayment } from './verify';

type PaymentCalls = Pick<Backend, 'createOrder' | 'verifyPayment' | 'gift' | 'paySandbox'>;

/** Giving on the embedded backend: a failure without a name of its own is one of the store. */
export const embeddedPayments = (parts: () => PaymentParts): PaymentCalls => ({
  createOrder: (order, key) => failingAs('storage', () => placeOrder(parts(), order, key ?? null)),
  verifyPayment: (payment) => failingAs('storage', () => verifyPayment(parts(), payment)),
  gift: (token) => failingAs('storage', () => readGift(parts(), token)),
  paySandbox: (payment) => failingAs('storage', () => payInSandbox(parts(), payment)),
});
