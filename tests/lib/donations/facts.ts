import type { Fact, Ledger } from '@/lib/donations/donation-state';
import type { GatewayDispute, GatewayPayment, GatewayRefund } from '@/lib/donations/provider/gateway';

export const BEGUN_MS = Date.parse('2026-06-01T06:00:00Z');

export const makePayment = (given: Partial<GatewayPayment> = {}): GatewayPayment => ({
  id: 'pay_aaaaaaaaaaaaaa',
  orderId: 'order_aaaaaaaaaaaaaa',
  status: 'captured',
  amountMinor: 50_000,
  currency: 'INR',
  refundedMinor: 0,
  baseAmountMinor: null,
  method: 'upi',
  last4: null,
  international: false,
  feeMinor: null,
  taxMinor: null,
  createdAtMs: BEGUN_MS,
  isLate: false,
  error: { code: null, reason: null, step: null, source: null },
  ...given,
});

export const paymentFact = (given: Partial<GatewayPayment> = {}, seenAtMs = BEGUN_MS): Fact => ({
  kind: 'payment',
  payment: makePayment(given),
  seenAtMs,
});

export const refundFact = (given: Partial<GatewayRefund> = {}): Fact => ({
  kind: 'refund',
  refund: {
    id: 'rfnd_aaaaaaaaaaaaaa',
    paymentId: 'pay_aaaaaaaaaaaaaa',
    amountMinor: 20_000,
    status: 'processed',
    createdAtMs: null,
    receipt: null,
    ...given,
  },
});

export const emptyLedger = (given: Partial<Ledger> = {}): Ledger => ({
  amountMinor: 50_000,
  currency: 'INR',
  isDeclaredDomestic: false,
  orderId: null,
  lostReason: null,
  isExpired: false,
  payments: [],
  refunds: [],
  disputes: [],
  ...given,
});

export const disputeFact = (given: Partial<GatewayDispute> = {}): Fact => ({
  kind: 'dispute',
  dispute: { id: 'disp_aaaaaaaaaaaaaa', paymentId: 'pay_aaaaaaaaaaaaaa', status: 'open', ...given },
});

/** A whole life of a donation in eight events: a first try fails, a second is authorised, taken and partly given back. */
export const eightEvents: readonly Fact[] = [
  { kind: 'order', orderId: 'order_aaaaaaaaaaaaaa' },
  paymentFact({ id: 'pay_bbbbbbbbbbbbbb', status: 'failed' }),
  paymentFact({ status: 'created' }),
  paymentFact({ status: 'failed' }),
  paymentFact({ status: 'authorized' }),
  paymentFact({ status: 'captured' }),
  refundFact({ status: 'pending' }),
  refundFact({ status: 'processed' }),
];

/** Every order of a list. */
export function* permutations<T>(list: readonly T[]): Generator<T[]> {
  if (list.length <= 1) {
    yield [...list];
    return;
  }
  for (const [index, first] of list.entries()) {
    const others = [...list.slice(0, index), ...list.slice(index + 1)];
    for (const rest of permutations(others)) yield [first, ...rest];
  }
}

/** The same chance at every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
