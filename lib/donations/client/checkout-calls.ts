import { getJson } from '@/lib/browser/get-json';
import { postJson, sendJson } from '@/lib/browser/post-json';
import { routes } from '@/lib/config/routes';
import type { OpenOrder, Refusal, Verdict } from '@/lib/donations/checkout';
import type { DonorErrors, DonorField } from '@/lib/donations/donor';
import { donorFields } from '@/lib/donations/donor';
import type { GiftIntent } from '@/lib/donations/gift-intent';
import { type PaymentProof, readGiftProgress, readOrder, readVerification } from './checkout-answers';

/** Between the tries of a verify call that nobody answered (payments reference §5.2, A15). */
export const VERIFY_RETRY_DELAYS_MS = [500, 1500, 4000] as const;

export type Pause = (delayMs: number) => Promise<void>;

/** What asking for an order came to. */
export type OrderOutcome =
  | { kind: 'order'; order: OpenOrder }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'payments-off' }
  /** `away`: nobody could be reached or answered in time, so the other ways to give are shown. */
  | { kind: 'unexpected'; backend: 'answered' | 'away'; isSpent: boolean };

const away = new Set(['backend_unreachable', 'backend_timeout', 'network']);
/** The key is no use any more: the server tied it to something else. */
const spent = new Set(['idempotency_key_reused', 'order_amount_mismatch']);

/** Asks for the order of an intent; resolves in every case. */
export async function askForOrder(
  { key, request }: GiftIntent,
  pageKey: string | null,
): Promise<OrderOutcome> {
  const result = await sendJson(
    {
      path: routes.api.payment,
      body: request,
      headers: { 'idempotency-key': key },
    },
    (answer) => readOrder(answer, pageKey),
  );
  if (result.ok) {
    const { data } = result;
    if (!('missing' in data)) return { kind: 'order', order: data };
    if (data.missing === 'key_id') return { kind: 'payments-off' };
    // Raised, logged and not shown (spec §8).
    console.error('Failed to create order - missing order_id');
    return { kind: 'unexpected', backend: 'answered', isSpent: true };
  }
  if (result.code === 'payments_off') return { kind: 'payments-off' };
  const refusal = refusalOf(result.fields);
  if (refusal) return { kind: 'refused', refusal };
  const backend = away.has(result.code) ? 'away' : 'answered';
  return { kind: 'unexpected', backend, isSpent: spent.has(result.code) };
}

const wireNames = {
  name: 'fullName',
  email: 'email',
  contact: 'mobile',
  'donor.panCard': 'panCard',
  'donor.address': 'address',
} as const satisfies Record<string, DonorField>;

/** The endpoint's refusal in the form's own names; null where it names nothing that the donor can mend. */
export function refusalOf(fields: Readonly<Record<string, string>>): Refusal | null {
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

/**
 * Asks the server whether a payment is true. A no is final; a 429, a 5xx, a lost or unreadable answer is asked again
 * three times and is then `unknown` (contract §4).
 */
export async function verifyPayment(proof: PaymentProof, pause: Pause): Promise<Verdict> {
  for (const delayMs of [...VERIFY_RETRY_DELAYS_MS, null]) {
    const result = await postJson(routes.api.paymentVerify, proof, readVerification);
    if (result.ok) return result.data.success ? 'verified' : 'refused';
    const isFinal = result.status >= 400 && result.status < 500 && result.status !== 429;
    if (isFinal) return 'refused';
    if (delayMs !== null) await pause(delayMs);
  }
  return 'unknown';
}

const GIFT_TIMEOUT_MS = 8000;

/** Whether money has come in for a gift; null where nobody could say. */
export async function lookAtGift(token: string): Promise<'confirmed' | 'confirming' | 'nothing' | null> {
  const answer = await getJson(routes.api.gift(token), GIFT_TIMEOUT_MS);
  return answer?.status === 200 ? readGiftProgress(answer.body) : null;
}

/** What the test window is told to do (our own sandbox); null where it could not be asked. */
export async function playSandbox(
  orderId: string,
  outcome: 'success' | 'failure' | 'late',
): Promise<{ kind: 'success'; response: unknown } | { kind: 'failure'; answer: unknown } | null> {
  const result = await postJson(routes.api.sandbox, { order_id: orderId, outcome }, (answer) =>
    typeof answer === 'object' && answer !== null ? answer : null,
  );
  if (!result.ok) return null;
  return 'response' in result.data
    ? { kind: 'success', response: result.data.response }
    : { kind: 'failure', answer: result.data };
}
