/**
 * What the site needs of a payment provider. Two implementations: Razorpay through its SDK, and a sandbox of our own
 * in which no money moves. Amounts are minor units (contract §4), times milliseconds since 1970.
 */
export type Gateway = {
  /** `test`: its donations are never receipted. */
  mode: 'test' | 'live';
  /** The public key of the checkout window. */
  keyId: string;
  createOrder(order: NewOrder): Promise<GatewayOrder>;
  /** The order that a lost answer was about; null when the provider never made it. */
  findOrderByReceipt(receipt: string): Promise<GatewayOrder | null>;
  /** Every attempt at paying an order, failed ones included. */
  fetchPayments(orderId: string): Promise<Listed<GatewayPayment>>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Every refund of a payment, pending and failed ones included. */
  fetchRefunds(paymentId: string): Promise<Listed<GatewayRefund>>;
  /** Takes money that was only authorised. */
  capture(paymentId: string, money: Money): Promise<GatewayPayment>;
  /** `key` makes a repeated call one refund; the refund carries it as its receipt. */
  refund(paymentId: string, amountMinor: number, key: string): Promise<GatewayRefund>;
  /** Payments of a stretch of time, to find those whose order we do not know. */
  paymentsBetween(fromMs: number, toMs: number): Promise<Listed<GatewayPayment>>;
  /** Whether the provider signed this pair; compared in constant time, false for malformed values. */
  isSignedPayment(pair: { orderId: string; paymentId: string; signature: string }): boolean;
};

/** A list of the provider's. A record that cannot be read is counted and hides no other. */
export type Listed<T> = { items: T[]; unreadable: number };

export type Money = { amountMinor: number; currency: string };
export type NewOrder = Money & { receipt: string; notes: Record<string, string> };
export type GatewayOrder = Money & { id: string; receipt: string | null };

export type PaymentStatus = 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

export type GatewayPayment = Money & {
  id: string;
  orderId: string | null;
  status: PaymentStatus;
  refundedMinor: number;
  /** What was credited in rupees, for a donation in another currency. */
  baseAmountMinor: number | null;
  method: string | null;
  last4: string | null;
  international: boolean;
  feeMinor: number | null;
  taxMinor: number | null;
  createdAtMs: number;
  /** Captured long after it was begun: its beginning says nothing of when the money came. */
  isLate: boolean;
  error: { code: string | null; reason: string | null; step: string | null; source: string | null };
};

export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountMinor: number;
  status: 'pending' | 'processed' | 'failed';
  /** Null where nobody noted it. */
  createdAtMs: number | null;
  /** The key of the request; null for a refund made in the provider's dashboard. */
  receipt: string | null;
};

/** A payment that its bank contests. `id`: the payment's own where the provider named no dispute. */
export type GatewayDispute = {
  id: string;
  paymentId: string;
  status: 'open' | 'action_required' | 'under_review' | 'closed' | 'won' | 'lost';
};

/** `refused`: the provider understood and said no; `denied`: our keys are wrong; `busy`: we have to wait. */
export type GatewayFailure = 'unreachable' | 'timeout' | 'busy' | 'bad-answer' | 'refused' | 'denied';

/** The one failure of a gateway. It carries the provider's reason code, never its message, which may quote a donor. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  constructor(
    readonly kind: GatewayFailure,
    readonly reason: string | null = null,
    options?: { cause?: unknown },
  ) {
    super(`payment gateway: ${kind}${reason === null ? '' : ` (${reason})`}`, options);
  }
}

/** By name, not by `instanceof`: two routes may hold their own copy of this module. */
export const isGatewayError = (error: unknown): error is GatewayError =>
  error instanceof Error && error.name === 'GatewayError' && 'kind' in error;

const FAILURES = 5;
const WINDOW_MS = 60_000;
const REST_MS = 15_000;

/**
 * The same gateway with a circuit breaker: after five failures in a minute it rests for a while. Donors see at once how
 * else to give, and a failing provider gets no further requests.
 */
export function guardedGateway(gateway: Gateway, now: () => number): Gateway {
  let failures: number[] = [];
  let restUntilMs = 0;
  const guarded =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      if (now() < restUntilMs) throw new GatewayError('unreachable', 'resting');
      try {
        return await call(...args);
      } catch (error) {
        if (isIllness(error)) {
          failures = [...failures.filter((atMs) => atMs > now() - WINDOW_MS), now()];
          if (failures.length >= FAILURES) {
            restUntilMs = now() + REST_MS;
            failures = [];
          }
        }
        throw error;
      }
    };
  return {
    ...gateway,
    createOrder: guarded(gateway.createOrder),
    findOrderByReceipt: guarded(gateway.findOrderByReceipt),
    fetchPayments: guarded(gateway.fetchPayments),
    fetchPayment: guarded(gateway.fetchPayment),
    fetchRefunds: guarded(gateway.fetchRefunds),
    capture: guarded(gateway.capture),
    paymentsBetween: guarded(gateway.paymentsBetween),
  };
}

const isIllness = (error: unknown): boolean =>
  isGatewayError(error) && (error.kind === 'unreachable' || error.kind === 'timeout');
