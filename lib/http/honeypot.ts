import 'server-only';
import { randomBytes } from 'node:crypto';
import { toMinor } from '@/lib/donations/donation';
import type { PaymentOrder, PaymentOrderRequest } from '@/lib/donations/schema';
import { log } from '@/lib/server/log';

/** Nobody sees that field, so only a machine fills it in. */
export const isMachine = ({ confirm_topic }: Pick<PaymentOrderRequest, 'confirm_topic'>): boolean =>
  (confirm_topic ?? '').trim() !== '';

/** An answer that looks like any other, with nothing behind it: a machine learns nothing from it. */
export function decoyOrder({ amount, currency }: PaymentOrderRequest): PaymentOrder {
  log.info({ event: 'honeypot_filled' });
  return {
    order_id: `order_${randomBytes(12).toString('hex').slice(0, 18)}`,
    amount: toMinor(amount),
    currency,
  };
}
