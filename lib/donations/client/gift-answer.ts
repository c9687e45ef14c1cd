import type { Gift, GiftReceipt, GiftState } from '@/lib/donations/gift-schema';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const textAt = (value: object, name: string): string | null => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
};
const amountAt = (value: object, name: string): number | null => {
  const amount: unknown = Reflect.get(value, name);
  return Number.isSafeInteger(amount) ? Number(amount) : null;
};

const states: readonly GiftState[] = [
  'created',
  'failed',
  'expired',
  'confirming',
  'paid',
  'partially_refunded',
  'refunded',
];

/** A gift as its page reads it (contract §8), or null for anything else. The endpoint holds to the whole schema. */
export function readGift(answer: unknown): Gift | null {
  if (!isObject(answer)) return null;
  const [token, currency, createdAt] = ['token', 'currency', 'created_at'].map((name) =>
    textAt(answer, name),
  );
  const [amount, refunded] = ['amount', 'refunded'].map((name) => amountAt(answer, name));
  const state = states.find((one) => one === textAt(answer, 'state'));
  if (!token || !currency || !createdAt || !state || amount == null || refunded == null) return null;
  const variant = (['half', 'full'] as const).find((one) => one === textAt(answer, 'variant'));
  return {
    token,
    state,
    mode: textAt(answer, 'mode') === 'live' ? 'live' : 'test',
    amount,
    currency,
    refunded,
    donation_type: variant ? 'sponsor' : 'one-time',
    variant: variant ?? null,
    created_at: createdAt,
    paid_at: textAt(answer, 'paid_at'),
    can_retry: Reflect.get(answer, 'can_retry') === true,
    receipt: readReceipt(Reflect.get(answer, 'receipt')),
  };
}

function readReceipt(value: unknown): GiftReceipt | null {
  if (!isObject(value)) return null;
  const [number, issuedOn] = ['number', 'issued_on'].map((name) => textAt(value, name));
  const [donorName, trustName] = ['donor_name', 'trust_name'].map((name) => textAt(value, name));
  const status = (['valid', 'amended', 'cancelled'] as const).find((one) => one === textAt(value, 'status'));
  if (!number || !issuedOn || donorName == null || trustName == null || !status) return null;
  return {
    number,
    issued_on: issuedOn,
    status,
    donor_name: donorName,
    amount_inr: amountAt(value, 'amount_inr'),
    trust_name: trustName,
    trust_pan: textAt(value, 'trust_pan'),
    tax_approval: textAt(value, 'tax_approval'),
  };
}
