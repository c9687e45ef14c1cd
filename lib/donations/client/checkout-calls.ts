import { getJson, postJson, sendJson } from '@/lib/browser/json';
import { currencies } from '@/lib/config/currencies';
import { routes } from '@/lib/config/routes';
import type { OpenOrder, Refusal, Verdict } from '@/lib/donations/checkout';
import { type DonorErrors, type DonorField, donorFields } from '@/lib/donations/donation';
import type { PaymentOrder, PaymentOrderRequest, PaymentVerifyRequest } from '@/lib/donations/schema';

/** What a donor means by one press: the same until something that matters changes (payments reference §4, 8). */
export type OrderIntent = {
  /** Sent as `Idempotency-Key`, so that an order whose answer was lost and is requested again is the same. */
  key: string;
  /** Sent again unchanged: the same key with another body is refused (contract §3). */
  request: PaymentOrderRequest;
  createdMs: number;
  /** Null until the order is there. */
  order: OpenOrder | null;
};

/** An order is offered again for this long; after it a new one is made. */
export const INTENT_LIFE_MS = 30 * 60_000;

/** What makes it the same donation: who gives what, not when it was pressed. */
function meaningOf(request: PaymentOrderRequest): string {
  const { name, email, contact, amount, currency, donation_type, variant, donor } = request;
  return JSON.stringify([
    ...[name, email, contact, amount, currency, donation_type, variant],
    ...[donor?.panCard, donor?.address],
  ]);
}

/** The earlier intent if it is the same donation and fresh, else a new one. `newKey` comes from a good source of chance. */
export function intentFor(
  earlier: OrderIntent | null,
  { request, nowMs, newKey }: { request: PaymentOrderRequest; nowMs: number; newKey: string },
): OrderIntent {
  const isSame =
    earlier !== null &&
    meaningOf(earlier.request) === meaningOf(request) &&
    nowMs - earlier.createdMs < INTENT_LIFE_MS;
  return isSame ? earlier : { key: newKey, request, createdMs: nowMs, order: null };
}

/** The result of a request for an order. */
export type OrderOutcome =
  | { kind: 'order'; order: OpenOrder }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'payments-off' }
  /** `away`: nobody could be reached or answered in time, so the other ways to give are shown. */
  | { kind: 'unexpected'; backend: 'answered' | 'away'; isSpent: boolean };

const away = new Set(['backend_unreachable', 'backend_timeout', 'network']);
/** The key is no use any more: the server tied it to something else. */
const spent = new Set(['idempotency_key_reused', 'order_amount_mismatch']);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Our endpoint holds its answers to the schema `PaymentOrder`; `order_id` is looked at once more (spec §8). */
const isOrder = (answer: object): answer is PaymentOrder => 'order_id' in answer && Boolean(answer.order_id);

/**
 * Requests the order of an intent; resolves in every case.
 * @param pageKey the key that came with the page, for an order that has none; without any key giving is off
 */
export async function requestOrder(
  { key, request }: OrderIntent,
  pageKey: string | null,
): Promise<OrderOutcome> {
  const result = await sendJson(
    { path: routes.api.payment, body: request, headers: { 'idempotency-key': key } },
    (answer) => (isObject(answer) ? answer : null),
  );
  if (result.ok) return orderIn(result.data, pageKey);
  if (result.code === 'payments_off') return { kind: 'payments-off' };
  const refusal = refusalOf(result.fields);
  if (refusal) return { kind: 'refused', refusal };
  const backend = away.has(result.code) ? 'away' : 'answered';
  return { kind: 'unexpected', backend, isSpent: spent.has(result.code) };
}

function orderIn(answer: object, pageKey: string | null): OrderOutcome {
  if (!isOrder(answer)) {
    // Raised, logged and not shown (spec §8).
    console.error('Failed to create order - missing order_id');
    return { kind: 'unexpected', backend: 'answered', isSpent: true };
  }
  const { order_id: orderId, amount: amountMinor, gift_token: donationToken = null } = answer;
  const currency = currencies.find((one) => one === answer.currency);
  // Nobody pays an amount that the page cannot show.
  if (!currency || !Number.isSafeInteger(amountMinor))
    return { kind: 'unexpected', backend: 'answered', isSpent: false };
  const keyId = answer.key_id ?? pageKey;
  if (keyId === null) return { kind: 'payments-off' };
  return { kind: 'order', order: { orderId, amountMinor, currency, keyId, donationToken } };
}

const wireNames = {
  name: 'fullName',
  email: 'email',
  contact: 'mobile',
  'donor.panCard': 'panCard',
  'donor.address': 'address',
} as const satisfies Record<string, DonorField>;

/** The endpoint's refusal in the form's own names; null where it names nothing that the donor can correct. */
function refusalOf(fields: Readonly<Record<string, string>>): Refusal | null {
  const donor: DonorErrors = Object.fromEntries(
    Object.entries(wireNames).flatMap(([wireName, field]) =>
      fields[wireName] ? [[field, fields[wireName]]] : [],
    ),
  );
  const amount = fields['amount'] || fields['currency'] ? 'invalid' : 'fine';
  const citizen = fields['citizen_of_india'] !== undefined;
  const isNamed = amount === 'invalid' || citizen || donorFields.some((field) => donor[field]);
  return isNamed ? { amount, donor, ...(citizen && { citizen: 'missing' }) } : null;
}

export type Pause = (delayMs: number) => Promise<void>;

/** Between the tries of a verify call that nobody answered (payments reference §5.2, A15). */
const VERIFY_RETRY_DELAYS_MS = [500, 1500, 4000] as const;

/**
 * Asks the server whether a payment is true. A no is final; a 429, a 5xx, a lost or unreadable answer is tried again
 * three times and is then `unknown` (contract §4).
 */
export async function verifyPayment(proof: PaymentVerifyRequest, pause: Pause): Promise<Verdict> {
  for (const delayMs of [...VERIFY_RETRY_DELAYS_MS, null]) {
    const result = await postJson(routes.api.paymentVerify, proof, verdictIn);
    if (result.ok) return result.data;
    const isFinal = result.status >= 400 && result.status < 500 && result.status !== 429;
    if (isFinal) return 'refused';
    if (delayMs !== null) await pause(delayMs);
  }
  return 'unknown';
}

/** Only the two truth values are an answer (contract §4). */
function verdictIn(answer: unknown): Verdict | null {
  const success = isObject(answer) && 'success' in answer ? answer.success : null;
  if (success === true) return 'verified';
  return success === false ? 'refused' : null;
}

const LOOK_TIMEOUT_MS = 8000;
const settled: readonly unknown[] = ['paid', 'partially_refunded', 'refunded'];

/** Whether money has come in for a donation; null where nobody could say. */
export async function lookAtDonation(token: string): Promise<'confirmed' | 'confirming' | 'nothing' | null> {
  const answer = await getJson(routes.api.donation(token), LOOK_TIMEOUT_MS);
  if (answer?.status !== 200 || !isObject(answer.body) || !('state' in answer.body)) return null;
  const { state } = answer.body;
  if (settled.includes(state)) return 'confirmed';
  return state === 'confirming' ? 'confirming' : 'nothing';
}

/** Does in the sandbox what was chosen in the test window; null where it could not be reached. */
export async function paySandbox(
  orderId: string,
  outcome: 'success' | 'failure' | 'late',
): Promise<{ kind: 'success'; response: unknown } | { kind: 'failure'; answer: unknown } | null> {
  const result = await postJson(routes.api.sandbox, { order_id: orderId, outcome }, (answer) =>
    isObject(answer) ? answer : null,
  );
  if (!result.ok) return null;
  return 'response' in result.data
    ? { kind: 'success', response: result.data.response }
    : { kind: 'failure', answer: result.data };
}
