import type { GatewayPayment, GatewayRefund, PaymentStatus } from './gateway';

/**
 * The states of a donation in their order. A donation stands where the highest of its facts puts it, so that it does
 * not matter in which order webhook, verification, callback and reconciliation bring them. `failed` and `expired`
 * are never final: a bank may change its mind for days.
 */
export const statusRanks = {
  creating: -1,
  created: 0,
  attempted: 1,
  failed: 2,
  expired: 3,
  authorized: 4,
  paid: 5,
  partially_refunded: 6,
  refunded: 7,
} as const;
export type DonationStatus = keyof typeof statusRanks;

/** Beside the state: somebody has to look. */
export const donationFlags = ['amount_mismatch', 'disputed', 'fcra_review', 'surplus_payment'] as const;
export type DonationFlag = (typeof donationFlags)[number];

/** One thing that is known of a donation's money, from wherever it came. */
export type Fact =
  | { kind: 'order'; orderId: string }
  | { kind: 'order-lost'; reason: string }
  | { kind: 'payment'; payment: GatewayPayment; seenAtMs: number }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'dispute' }
  | { kind: 'expired' };

/** Everything known of a donation's money. Amounts in minor units. */
export type Ledger = {
  amountMinor: number;
  currency: string;
  /** The donor declared to be a citizen of India; foreign money then needs a look. */
  isDeclaredDomestic: boolean;
  orderId: string | null;
  lostReason: string | null;
  isExpired: boolean;
  isDisputed: boolean;
  payments: readonly LedgerPayment[];
  refunds: readonly GatewayRefund[];
};

export type LedgerPayment = GatewayPayment & { capturedAtMs: number | null };

/** What follows from a ledger, and nothing else. */
export type Standing = {
  status: DonationStatus;
  flags: DonationFlag[];
  refundedMinor: number;
  /** The first payment that paid it. */
  paidBy: LedgerPayment | null;
  failedAttempts: number;
};

/** Adds a fact. The same fact twice, or an older one late, changes nothing that a newer one said. */
export function mergeFact(ledger: Ledger, fact: Fact): Ledger {
  switch (fact.kind) {
    case 'order':
      return { ...ledger, orderId: ledger.orderId ?? fact.orderId };
    case 'order-lost':
      return { ...ledger, lostReason: ledger.lostReason ?? fact.reason };
    case 'expired':
      return { ...ledger, isExpired: true };
    case 'dispute':
      return { ...ledger, isDisputed: true };
    case 'payment':
      return { ...ledger, payments: replaced(ledger.payments, mergedPayment(ledger, fact)) };
    case 'refund':
      return { ...ledger, refunds: replaced(ledger.refunds, mergedRefund(ledger, fact.refund)) };
  }
}

const replaced = <T extends { id: string }>(list: readonly T[], one: T): T[] =>
  [...list.filter(({ id }) => id !== one.id), one].sort((a, b) => (a.id < b.id ? -1 : 1));

const paymentRanks = { created: 0, failed: 1, authorized: 2, captured: 3, refunded: 4 } as const;
const refundRanks = { pending: 0, failed: 1, processed: 2 } as const;

const isTaken = (status: PaymentStatus): boolean => paymentRanks[status] >= paymentRanks.captured;

function mergedPayment(
  { payments }: Ledger,
  { payment, seenAtMs }: Extract<Fact, { kind: 'payment' }>,
): LedgerPayment {
  const known = payments.find(({ id }) => id === payment.id);
  const fresh = { ...payment, capturedAtMs: isTaken(payment.status) ? captureTime(payment, seenAtMs) : null };
  if (known === undefined) return fresh;
  const [newer, older] =
    paymentRanks[payment.status] > paymentRanks[known.status] ? [fresh, known] : [known, fresh];
  return {
    ...newer,
    refundedMinor: Math.max(newer.refundedMinor, older.refundedMinor),
    baseAmountMinor: newer.baseAmountMinor ?? older.baseAmountMinor,
    method: newer.method ?? older.method,
    last4: newer.last4 ?? older.last4,
    international: newer.international || older.international,
    feeMinor: newer.feeMinor ?? older.feeMinor,
    taxMinor: newer.taxMinor ?? older.taxMinor,
    capturedAtMs: earlier(known.capturedAtMs, fresh.capturedAtMs),
  };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** The provider tells when a payment was begun, and captures at once, unless the bank came late. */
const captureTime = ({ createdAtMs, isLate }: GatewayPayment, seenAtMs: number): number =>
  isLate ? seenAtMs : createdAtMs;

function mergedRefund({ refunds }: Ledger, refund: GatewayRefund): GatewayRefund {
  const known = refunds.find(({ id }) => id === refund.id);
  return known && refundRanks[known.status] >= refundRanks[refund.status] ? known : refund;
}

/** Where a donation stands by all that is known. A function of the set of facts: their order cannot show in it. */
export function standingOf(ledger: Ledger): Standing {
  const taken = ledger.payments.filter(({ status }) => isTaken(status));
  const paying = taken.filter((payment) => isForThis(ledger, payment));
  const keptMinor = paying.reduce((sum, payment) => sum + keptOf(payment, ledger.refunds), 0);
  // A second payment that is given back leaves the first one whole.
  const refundedMinor =
    paying.length === 0 ? 0 : ledger.amountMinor - Math.min(ledger.amountMinor, Math.max(0, keptMinor));
  return {
    status: statusOf(ledger, paying.length > 0 ? refundedMinor : null),
    flags: flagsOf(ledger, taken, paying),
    refundedMinor,
    paidBy: paying.toSorted(byCapture)[0] ?? null,
    failedAttempts: ledger.payments.filter(({ status }) => status === 'failed').length,
  };
}

const isForThis = ({ amountMinor, currency }: Ledger, payment: LedgerPayment): boolean =>
  payment.amountMinor === amountMinor && payment.currency === currency;

const byCapture = (a: LedgerPayment, b: LedgerPayment): number =>
  (a.capturedAtMs ?? 0) - (b.capturedAtMs ?? 0) || (a.id < b.id ? -1 : 1);

/** What stayed of a payment. Two sources say what went back, the payment and its refunds; the larger one counts. */
function keptOf(payment: LedgerPayment, refunds: readonly GatewayRefund[]): number {
  if (payment.status === 'refunded') return 0;
  const processed = refunds.filter(
    ({ paymentId, status }) => paymentId === payment.id && status === 'processed',
  );
  const sum = processed.reduce((total, refund) => total + refund.amountMinor, 0);
  return payment.amountMinor - Math.min(payment.amountMinor, Math.max(sum, payment.refundedMinor));
}

/** `refundedMinor`: null while nothing was taken. */
function statusOf(ledger: Ledger, refundedMinor: number | null): DonationStatus {
  if (refundedMinor !== null) {
    if (refundedMinor === 0) return 'paid';
    return refundedMinor < ledger.amountMinor ? 'partially_refunded' : 'refunded';
  }
  const has = (status: PaymentStatus) =>
    ledger.payments.some((payment) => payment.status === status && isForThis(ledger, payment));
  if (has('authorized')) return 'authorized';
  if (ledger.isExpired) return 'expired';
  if (has('failed')) return 'failed';
  if (has('created')) return 'attempted';
  if (ledger.orderId !== null) return 'created';
  return ledger.lostReason === null ? 'creating' : 'failed';
}

function flagsOf(
  ledger: Ledger,
  taken: readonly LedgerPayment[],
  paying: readonly LedgerPayment[],
): DonationFlag[] {
  const raised: Record<DonationFlag, boolean> = {
    amount_mismatch: taken.length > paying.length,
    disputed: ledger.isDisputed,
    fcra_review: ledger.isDeclaredDomestic && taken.some(({ international }) => international),
    surplus_payment: paying.length > 1,
  };
  return donationFlags.filter((flag) => raised[flag]);
}
