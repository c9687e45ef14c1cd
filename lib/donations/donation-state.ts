import type {
  GatewayDispute,
  GatewayPayment,
  GatewayRefund,
  PaymentStatus,
} from '@/lib/donations/provider/gateway';

/**
 * The states of a donation in their order. The highest of a donation's facts decides its state, so the order in which
 * webhook, verification, callback and reconciliation bring them does not matter. `failed` and `expired`
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
  /** `capturedAtMs`: the time of capture where the provider named it. */
  | { kind: 'payment'; payment: GatewayPayment; seenAtMs: number; capturedAtMs?: number | undefined }
  | { kind: 'refund'; refund: GatewayRefund }
  | { kind: 'dispute'; dispute: GatewayDispute }
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
  payments: readonly LedgerPayment[];
  refunds: readonly GatewayRefund[];
  disputes: readonly GatewayDispute[];
};

export type LedgerPayment = GatewayPayment & {
  capturedAtMs: number | null;
  /** The provider named the time of capture; else it is our estimate. */
  isCaptureTold: boolean;
};

/** What follows from a ledger, and nothing else. */
export type Standing = {
  status: DonationStatus;
  flags: DonationFlag[];
  refundedMinor: number;
  /** The first payment that paid it. */
  paidBy: LedgerPayment | null;
  failedAttempts: number;
  /** The provider reports more refunded money than the refunds that we know add up to. */
  hasUnknownRefund: boolean;
  hasPendingRefund: boolean;
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
      return { ...ledger, disputes: replaced(ledger.disputes, mergedDispute(ledger, fact.dispute)) };
    case 'payment':
      return { ...ledger, payments: replaced(ledger.payments, mergedPayment(ledger, fact)) };
    case 'refund':
      return { ...ledger, refunds: replaced(ledger.refunds, mergedRefund(ledger, fact.refund)) };
  }
}

const replaced = <T extends { id: string }>(list: readonly T[], one: T): T[] =>
  [...list.filter(({ id }) => id !== one.id), one].sort((a, b) => (a.id < b.id ? -1 : 1));

const paymentRanks = { created: 0, failed: 1, authorized: 2, captured: 3, refunded: 3 } as const;
/** A refund may fail after it was called processed; one that failed is made anew under another id. */
const refundRanks = { pending: 0, processed: 1, failed: 2 } as const;
const disputeRanks = { open: 0, action_required: 1, under_review: 2, closed: 3, won: 4, lost: 5 } as const;

const isTaken = (status: PaymentStatus): boolean => paymentRanks[status] >= paymentRanks.captured;

/** A refunded payment stays a captured one: only its refunds say what went back. */
export const asCaptured = <T extends GatewayPayment>(payment: T): T =>
  payment.status === 'refunded'
    ? { ...payment, status: 'captured', refundedMinor: payment.refundedMinor || payment.amountMinor }
    : payment;

function mergedPayment({ payments }: Ledger, fact: Extract<Fact, { kind: 'payment' }>): LedgerPayment {
  const payment = asCaptured(fact.payment);
  const known = payments.find(({ id }) => id === payment.id);
  const fresh = { ...payment, ...captureOf(payment, fact) };
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
    isLate: newer.isLate || older.isLate,
    feeMinor: newer.feeMinor ?? older.feeMinor,
    taxMinor: newer.taxMinor ?? older.taxMinor,
    ...earlierCapture(known, fresh),
  };
}

type Capture = Pick<LedgerPayment, 'capturedAtMs' | 'isCaptureTold'>;

/**
 * When the money was taken. The provider's capture event names it. A payment that is merely seen captured was taken
 * as it began, because the provider captures at once, or, where the bank came late, when we first saw it.
 */
function captureOf(
  { status, createdAtMs, isLate }: GatewayPayment,
  { seenAtMs, capturedAtMs }: Extract<Fact, { kind: 'payment' }>,
): Capture {
  if (!isTaken(status)) return { capturedAtMs: null, isCaptureTold: false };
  if (capturedAtMs !== undefined)
    return { capturedAtMs: Math.max(capturedAtMs, createdAtMs), isCaptureTold: true };
  return { capturedAtMs: isLate ? seenAtMs : createdAtMs, isCaptureTold: false };
}

/** A capture time from the provider counts before any estimate; of two alike, the earlier. */
function earlierCapture(a: Capture, b: Capture): Capture {
  const told = [a, b].filter(({ isCaptureTold }) => isCaptureTold);
  const [first = a, second = first] = told.length > 0 ? told : [a, b];
  return {
    capturedAtMs: earlier(first.capturedAtMs, second.capturedAtMs),
    isCaptureTold: first.isCaptureTold,
  };
}

const earlier = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

function mergedRefund({ refunds }: Ledger, refund: GatewayRefund): GatewayRefund {
  const known = refunds.find(({ id }) => id === refund.id);
  if (known === undefined) return refund;
  const newer = refundRanks[refund.status] > refundRanks[known.status] ? refund : known;
  return {
    ...newer,
    createdAtMs: known.createdAtMs ?? refund.createdAtMs,
    receipt: known.receipt ?? refund.receipt,
  };
}

function mergedDispute({ disputes }: Ledger, dispute: GatewayDispute): GatewayDispute {
  const known = disputes.find(({ id }) => id === dispute.id);
  return known && disputeRanks[known.status] >= disputeRanks[dispute.status] ? known : dispute;
}

/** The state of a donation by all that is known. A function of the set of facts: their order has no effect. */
export function standingOf(ledger: Ledger): Standing {
  const taken = ledger.payments.filter(({ status }) => isTaken(status));
  const paying = taken.filter((payment) => isForThis(ledger, payment));
  const retainedMinor = paying.reduce((sum, payment) => sum + retainedOf(payment, ledger), 0);
  // The refund of a second payment does not reduce the first one.
  const refundedMinor =
    paying.length === 0 ? 0 : ledger.amountMinor - Math.min(ledger.amountMinor, Math.max(0, retainedMinor));
  return {
    status: statusOf(ledger, paying.length > 0 ? refundedMinor : null),
    flags: flagsOf(ledger, taken, paying),
    refundedMinor,
    paidBy: paying.toSorted(byCapture)[0] ?? null,
    failedAttempts: ledger.payments.filter(({ status }) => status === 'failed').length,
    hasUnknownRefund: paying.some((payment) => payment.refundedMinor > sumOf(refundsOf(ledger, payment))),
    hasPendingRefund: ledger.refunds.some(({ status }) => status === 'pending'),
  };
}

const isForThis = ({ amountMinor, currency }: Ledger, payment: LedgerPayment): boolean =>
  payment.amountMinor === amountMinor && payment.currency === currency;

const byCapture = (a: LedgerPayment, b: LedgerPayment): number =>
  (a.capturedAtMs ?? 0) - (b.capturedAtMs ?? 0) || (a.id < b.id ? -1 : 1);

/**
 * What stayed of a payment: all but its processed refunds, each counted once by its id. The payment's own figure holds
 * pending refunds too, and those that fail later.
 */
function retainedOf(payment: LedgerPayment, ledger: Ledger): number {
  const processed = refundsOf(ledger, payment).filter(({ status }) => status === 'processed');
  return payment.amountMinor - Math.min(payment.amountMinor, sumOf(processed));
}

const refundsOf = ({ refunds }: Ledger, { id }: LedgerPayment): GatewayRefund[] =>
  refunds.filter(({ paymentId }) => paymentId === id);

const sumOf = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** Until it is won or closed. A dispute that the provider named makes the nameless one of the same payment void. */
const isContested = ({ disputes }: Ledger): boolean =>
  disputes
    .filter(({ id, paymentId }) => id !== paymentId || !disputes.some((one) => isNamed(one, paymentId)))
    .some(({ status }) => status !== 'won' && status !== 'closed');

const isNamed = ({ id, paymentId }: GatewayDispute, ofPayment: string): boolean =>
  paymentId === ofPayment && id !== paymentId;

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
    disputed: isContested(ledger),
    fcra_review: ledger.isDeclaredDomestic && taken.some(({ international }) => international),
    surplus_payment: paying.length > 1,
  };
  return donationFlags.filter((flag) => raised[flag]);
}
