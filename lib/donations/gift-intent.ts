import type { OpenOrder } from './checkout';
import type { PaymentOrderRequest } from './schema';

/** What a donor means by one press: the same until something that matters changes (payments reference §4, 8). */
export type GiftIntent = {
  /** Sent as `Idempotency-Key`, so that a lost answer asked for again is the same order. */
  key: string;
  /** Sent again unchanged: the same key with another body is refused (contract §3). */
  request: PaymentOrderRequest;
  madeMs: number;
  /** Null until the order is there. */
  order: OpenOrder | null;
};

/** An order is offered again for this long; after it a new one is made. */
export const INTENT_LIFE_MS = 30 * 60_000;

/** What makes it the same gift: who gives what, not when it was pressed. */
function meaningOf(request: PaymentOrderRequest): string {
  const { name, email, contact, amount, currency, donation_type, variant, donor } = request;
  return JSON.stringify([
    ...[name, email, contact, amount, currency, donation_type, variant],
    ...[donor?.panCard, donor?.address],
  ]);
}

/** The earlier intent if it is the same gift and fresh, else a new one. `newKey` comes from a good source of chance. */
export function intentFor(
  earlier: GiftIntent | null,
  wanted: { request: PaymentOrderRequest; nowMs: number; newKey: string },
): GiftIntent {
  const { request, nowMs, newKey } = wanted;
  const isSame =
    earlier !== null &&
    meaningOf(earlier.request) === meaningOf(request) &&
    nowMs - earlier.madeMs < INTENT_LIFE_MS;
  return isSame ? earlier : { key: newKey, request, madeMs: nowMs, order: null };
}
