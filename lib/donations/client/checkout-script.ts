import type { WindowOptions } from '@/lib/donations/checkout-window';

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

/** A script that has not come by then is one that will not. */
const PATIENCE_MS = 10_000;

/**
 * The provider's script on this page (spec §4): one tag, asked for ahead of need, taken away on leaving. A tag in the
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
      const timer = setTimeout(() => end(false), PATIENCE_MS);
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
