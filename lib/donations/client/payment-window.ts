import type { OpenOrder } from '@/lib/donations/checkout';
import type { Donor, Selection } from '@/lib/donations/donation';
import { failureCause, type PaymentFailure } from '@/lib/donations/payment-failure';
import type { PaymentVerifyRequest } from '@/lib/donations/schema';
import type { Language, Prefixed } from '@/lib/i18n/language';

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
  config?: { display: { language: string } };
  callback_url?: string;
  redirect?: true;
};

/** Our green: the provider's window cannot read our design tokens. */
const THEME_GREEN = '#0f6b45';
/** The provider takes at most so many characters a note. */
const NOTE_MAX = 256;

/** The provider's names of languages (payments reference §1.2); English is its default. */
const providerLanguages: Readonly<Record<Prefixed, string>> = { hi: 'hi', bn: 'ben' };

type Paid = { order: OpenOrder; selection: Selection; donor: Donor };
type PageAround = {
  trustName: string;
  /** Of the page around the window. */
  language: Language;
  /** Where the provider's own page posts its answer (contract §3); null opens a window on ours. */
  callbackUrl: string | null;
};

/** What the window is opened with: the order's own amount and currency, never the form's. */
export function windowOptions({ order, selection, donor }: Paid, page: PageAround): WindowOptions {
  const level = selection.mode === 'sponsor' && selection.variant !== 'none' ? selection.variant : null;
  return {
    key: order.keyId,
    amount: order.amountMinor,
    currency: order.currency,
    name: page.trustName,
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
    ...(page.language !== 'en' && {
      config: { display: { language: providerLanguages[page.language] } },
    }),
    ...(page.callbackUrl !== null && { callback_url: page.callbackUrl, redirect: true }),
  };
}

/** One line of at most 256 characters, cut between characters and never inside one. */
function note(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return [...line].slice(0, NOTE_MAX).join('');
}

/**
 * The number as the provider takes it, `+` and country code: without one it would take any number for an Indian one
 * (payments reference §5.2, A10). What cannot be read stays as it was typed; the donor can correct it in the window.
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

/** What the provider's window answers; `handler` is called on success only, `payment.failed` at each failed try. */
export type WindowEvents = {
  onAnswer: (response: unknown) => void;
  onFailure: (answer: unknown) => void;
  onDismiss: () => void;
};

export type PaymentWindow = { close: () => void };

type RazorpayInstance = {
  on: (event: 'payment.failed', listener: (answer: unknown) => void) => void;
  open: () => void;
  close?: () => void;
};
type RazorpayClass = new (
  options: WindowOptions & {
    handler: (response: unknown) => void;
    modal: { ondismiss: () => void };
  },
) => RazorpayInstance;

declare global {
  var Razorpay: RazorpayClass | undefined;
}

/** A script that has not come by then counts as failed. */
const LOAD_TIMEOUT_MS = 10_000;

/**
 * The provider's script on this page (spec §4): one tag, loaded ahead of need, removed on leaving. A tag in the
 * document is not a window: it counts as loaded when its constructor is there.
 */
export class CheckoutScript {
  #tag: HTMLScriptElement | null = null;
  #loaded: Promise<boolean> = Promise.resolve(false);

  constructor(private readonly url: string) {}

  /** Starts loading unless it is under way or done; a failed one is tried again. */
  prepare(): void {
    if (this.#tag) return;
    const tag = document.createElement('script');
    tag.src = this.url;
    tag.async = true;
    this.#tag = tag;
    this.#loaded = new Promise((resolve) => {
      const end = (isLoaded: boolean) => {
        clearTimeout(timer);
        if (!isLoaded && this.#tag === tag) this.remove();
        resolve(isLoaded);
      };
      const timer = setTimeout(() => end(false), LOAD_TIMEOUT_MS);
      tag.addEventListener('load', () => end(typeof globalThis.Razorpay === 'function'));
      tag.addEventListener('error', () => end(false));
    });
    document.head.append(tag);
  }

  /** Whether the window can be opened, after waiting for a script that is on its way. */
  async isReady(): Promise<boolean> {
    this.prepare();
    return this.#loaded;
  }

  /** Opens the provider's window. Throws where the script is not there or refuses the options. */
  open(options: WindowOptions, { onAnswer, onFailure, onDismiss }: WindowEvents): PaymentWindow {
    const Razorpay = globalThis.Razorpay;
    if (!Razorpay) throw new Error('The payment script is not loaded.');
    const instance = new Razorpay({ ...options, handler: onAnswer, modal: { ondismiss: onDismiss } });
    instance.on('payment.failed', onFailure);
    instance.open();
    return { close: () => instance.close?.() };
  }

  remove(): void {
    this.#tag?.remove();
    this.#tag = null;
    this.#loaded = Promise.resolve(false);
    globalThis.Razorpay = undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A success of the window; `incomplete` where one of the three fields that prove a payment is missing (spec §7, §8). */
export function readProof(
  response: unknown,
): { kind: 'whole'; proof: PaymentVerifyRequest } | { kind: 'incomplete'; paymentId: string | null } {
  const answer: WindowAnswer = isObject(response) ? response : {};
  const order_id = textOf(answer.razorpay_order_id);
  const payment_id = textOf(answer.razorpay_payment_id);
  const signature = textOf(answer.razorpay_signature);
  if (order_id === null || payment_id === null || signature === null) {
    return { kind: 'incomplete', paymentId: payment_id };
  }
  return { kind: 'whole', proof: { order_id, payment_id, signature } };
}

type WindowAnswer = {
  razorpay_order_id?: unknown;
  razorpay_payment_id?: unknown;
  razorpay_signature?: unknown;
};

const DESCRIPTION_MAX = 200;

/** Why a try failed; the provider's own message is plain text of at most two hundred characters. */
export function readFailure(answer: unknown): PaymentFailure {
  const error: { description?: unknown; reason?: unknown; code?: unknown } =
    isObject(answer) && 'error' in answer && isObject(answer.error) ? answer.error : {};
  const text = textOf(error.description);
  return {
    cause: failureCause(textOf(error.reason), textOf(error.code)),
    description: text === null ? null : [...text].slice(0, DESCRIPTION_MAX).join(''),
  };
}
