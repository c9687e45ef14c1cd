import type { Selection } from '@/lib/donations/donation';
import type { Donor } from '@/lib/donations/donor';
import { newReceipt } from '@/lib/donations/ordered';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import type { Language } from '@/lib/i18n/language';
import { HONEYPOT } from './gift-props';

/** What is known of the giver's act beyond choice and donor. */
export type Act = {
  /** Whether the box about citizenship was ticked; null where it is not asked. */
  citizen: boolean | null;
  trap: string;
  /** From the first drawing of the form to the press. */
  dwellMs: number;
};

export type Gift = { selection: Selection; amount: number; donor: Donor; act: Act; language: Language };

/** The order of a gift (spec §7, contract §3); `amount` in whole major units. */
export function orderRequest({ selection, amount, donor, act, language }: Gift) {
  return {
    name: donor.fullName.trim(),
    email: donor.email.trim(),
    contact: donor.mobile.trim(),
    amount,
    currency: selection.currency,
    // `randomUUID` exists on secure origins only; a site tried out on a local network is none.
    receipt: newReceipt(Date.now(), randomDigits()),
    payment_capture: 1,
    donation_type: selection.mode,
    ...(selection.mode === 'sponsor' && selection.variant !== 'none' && { variant: selection.variant }),
    donor: { panCard: donor.panCard.trim(), address: donor.address.trim() },
    // The notice stands beside the button that is pressed.
    consent: true,
    ...(language !== 'en' && { language }),
    ...(act.citizen !== null && { citizen_of_india: act.citizen }),
    ...(act.trap !== '' && { [HONEYPOT]: act.trap }),
    dwell_ms: Math.max(0, Math.round(act.dwellMs)),
  } as const satisfies PaymentOrderRequest & Record<string, unknown>;
}

/** Digits of a good source, for receipts and intent keys. */
export const randomDigits = (): string => crypto.getRandomValues(new Uint32Array(4)).join('');
