import type { Language } from '@/lib/i18n/language';
import type { OpenOrder } from './checkout';
import type { Selection } from './donation';
import type { Donor } from './donor';

/** The payment window's options, as the provider names them (spec §4, payments reference §1.2). */
export type WindowOptions = {
  key: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  order_id: string;
  prefill: { name: string; email: string; contact: string };
  notes: { address: string; pan: string; program: string; sponsorship: string };
  theme: { color: string };
  retry: { enabled: true };
  remember_customer: false;
  config?: { display: { language: 'hi' | 'ben' } };
  callback_url?: string;
  redirect?: true;
};

/** Leaf green of the house: the provider's window cannot read our tokens. */
const THEME_GREEN = '#0f6b45';
/** The provider takes at most so many characters a note. */
const NOTE_MAX = 256;

type Gift = { order: OpenOrder; selection: Selection; donor: Donor };
type Place = {
  trustName: string;
  /** Of the page around the window. */
  language: Language;
  /** Where the provider's own page posts its answer (contract §3); null opens a window on ours. */
  callbackUrl: string | null;
};

/** What the window is opened with: the order's own amount and currency, never the form's. */
export function windowOptions({ order, selection, donor }: Gift, place: Place): WindowOptions {
  const level = selection.mode === 'sponsor' && selection.variant !== 'none' ? selection.variant : null;
  return {
    key: order.keyId,
    amount: order.amountMinor,
    currency: order.currency,
    name: place.trustName,
    description: level ? `Sponsorship for ${level} treatment` : 'Donation for addiction recovery',
    order_id: order.orderId,
    prefill: {
      name: donor.fullName.trim(),
      email: donor.email.trim(),
      contact: windowContact(donor.mobile),
    },
    notes: {
      address: note(donor.address),
      pan: note(donor.panCard),
      program: level ? 'Sponsor program' : 'One-time donation',
      sponsorship: level ?? 'none',
    },
    theme: { color: THEME_GREEN },
    retry: { enabled: true },
    remember_customer: false,
    // The provider's names of languages (payments reference §1.2); it speaks English unasked.
    ...(place.language !== 'en' && {
      config: { display: { language: place.language === 'hi' ? 'hi' : 'ben' } },
    }),
    ...(place.callbackUrl !== null && { callback_url: place.callbackUrl, redirect: true }),
  };
}

/** One line of at most 256 characters, cut between characters and never inside one. */
function note(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line].slice(0, NOTE_MAX).join('');
}

/**
 * The number as the provider takes it, `+` and country code: without one it would take any number for an Indian one
 * (payments reference §5.2, A10). What cannot be read stays as it was typed; the donor can mend it in the window.
 */
export function windowContact(mobile: string): string {
  const typed = mobile.trim();
  const digits = typed.replace(/\D/g, '');
  if (typed.startsWith('+')) return `+${digits}`;
  const national = /^(?:0|91)?([6-9]\d{9})$/.exec(digits)?.[1];
  return national ? `+91${national}` : typed;
}

/**
 * Browsers inside apps that block the window's frame: the provider's own page answers there by `callback_url`
 * (payments reference §1.2).
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  /Instagram|FBAN|FBAV|FB_IAB|Messenger|UCBrowser|UCWEB|Opera Mini|OPT\/|\bLine\//.test(userAgent) ||
  (userAgent.includes('OPR/') && userAgent.includes('Mobile'));
