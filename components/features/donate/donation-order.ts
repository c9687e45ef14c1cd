import type { PaymentOrder, PaymentOrderRequest } from '@/lib/contract/payment';
import { currencies, newReceipt, type Selection } from '@/lib/domain/donation';
import { type Donor, type DonorErrors, type DonorField, donorFields } from '@/lib/domain/donor';
import type { Refusal } from './donation-state';

/** The order of a gift (spec §7, contract §3); `amount` in whole major units. */
export function orderRequest(selection: Selection, amount: number, donor: Donor): PaymentOrderRequest {
  return {
    name: donor.fullName.trim(),
    email: donor.email.trim(),
    contact: donor.mobile.trim(),
    amount,
    currency: selection.currency,
    // `randomUUID` exists on secure origins only; a site tried out on a local network is none.
    receipt: newReceipt(Date.now(), crypto.getRandomValues(new Uint32Array(3)).join('')),
    payment_capture: 1,
    donation_type: selection.mode,
    ...(selection.mode === 'sponsor' && selection.variant !== 'none' && { variant: selection.variant }),
    donor: { panCard: donor.panCard.trim(), address: donor.address.trim() },
  };
}

/** The order in an answer, or null: without an `order_id` there is none (spec §8). */
export function readOrder(answer: unknown): PaymentOrder | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if (!('order_id' in answer && 'amount' in answer && 'currency' in answer)) return null;
  const { order_id, amount } = answer;
  const currency = currencies.find((one) => one === answer.currency);
  if (typeof order_id !== 'string' || order_id === '' || typeof amount !== 'number' || !currency) return null;
  const keyId = 'key_id' in answer && typeof answer.key_id === 'string' ? answer.key_id : null;
  return { order_id, amount, currency, ...(keyId !== null && { key_id: keyId }) };
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
  return amount === 'invalid' || donorFields.some((field) => donor[field]) ? { amount, donor } : null;
}
