import {
  type CheckoutEvent,
  type CheckoutNotice,
  type CheckoutState,
  checkoutReducer,
  idle,
  isProcessing,
  type OpenOrder,
} from '@/lib/donations/checkout';
import { type Donor, donorFields, type Selection } from '@/lib/donations/donation';
import type { PaymentOrderRequest } from '@/lib/donations/schema';
import {
  intentFor,
  lookAtDonation,
  type OrderIntent,
  type Pause,
  requestOrder,
  verifyPayment,
} from './checkout-calls';
import { type PaymentWindow, readFailure, readProof, type WindowEvents } from './payment-window';

/** What one press on Donate Now orders. */
export type Press = { request: PaymentOrderRequest; selection: Selection; donor: Donor };

/** What the session needs of the page. */
export type SessionPorts = {
  /** Public key that came with the page; null where only the order brings one. */
  pageKey: string | null;
  /** The page's own message for a donor's field that the endpoint refused; where absent, the endpoint's. */
  fieldMessages?: Readonly<Donor>;
  /** Whether a window can be opened at all; payment depends on it (spec §4). */
  isWindowReady: () => Promise<boolean>;
  openWindow: (order: OpenOrder, press: Press, events: WindowEvents) => PaymentWindow;
  /** Opens the donation's own page; the form is empty by then. */
  openThanks: (donationToken: string) => void;
  pause: Pause;
  nowMs: () => number;
  newKey: () => string;
};

type OpenWindow = { window: PaymentWindow | null };

/** After a dismissal the money may still be on its way: looked for at these times (payments reference §4, 12). */
export const LOOK_DELAYS_MS = [2000, 3000, 5000] as const;

/** How long the success stands on the form's page before the donation's own page opens: time to hear it read out. */
export const THANKS_DELAY_MS = 4000;

/**
 * One donor's way through payment: carries out what the rules of `lib/donations/checkout.ts` decide. At most one window
 * is open, at most one order is requested at a time, and every success of a window is verified, however late.
 */
export class CheckoutSession {
  #state: CheckoutState;
  #intent: OrderIntent | null = null;
  #opening: OpenWindow | null = null;
  /** Raised whenever the donor moves on, so that a look in the background ends. */
  #visit = 0;
  readonly #listeners = new Set<(event: CheckoutEvent) => void>();

  constructor(
    private readonly ports: SessionPorts,
    notice: CheckoutNotice = { kind: 'none' },
  ) {
    this.#state = idle(notice);
  }

  readonly state = (): CheckoutState => this.#state;

  /** A listener gets the event that changed the state. */
  readonly subscribe = (listener: (event: CheckoutEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (event: CheckoutEvent): void => {
    const next = checkoutReducer(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener(event);
  };

  /** One press: script, order, window. A press while something is under way is none. */
  async submit(press: Press): Promise<void> {
    if (isProcessing(this.#state)) return;
    this.close();
    const visit = this.#visit;
    this.send({ type: 'order' });
    if (!(await this.ports.isWindowReady())) {
      this.send({ type: 'stop', notice: { kind: 'not-loaded' } });
      return;
    }
    const order = await this.#orderFor(press.request);
    // The page was left, or a late payment came in meanwhile: no second window.
    if (order && visit === this.#visit && this.#state.phase.kind === 'ordering') this.#open(order, press);
  }

  /** The window goes, with the page or before another one; the donation's own page recovers the rest. */
  close(): void {
    this.#visit += 1;
    const left = this.#opening;
    this.#opening = null;
    left?.window?.close();
  }

  /** The donor came back by the browser's own way from the provider's page: the window is not there any more. */
  returned(): void {
    const { phase } = this.#state;
    if (phase.kind === 'window') void this.#dismissed(phase.order);
  }

  /** What the window of an order reports, whoever drew it. */
  eventsOf(order: OpenOrder): WindowEvents {
    return {
      onAnswer: (response) => void this.#answered(order, response),
      onFailure: (answer) => this.send({ type: 'fail', order, failure: readFailure(answer) }),
      onDismiss: () => void this.#dismissed(order),
    };
  }

  async #orderFor(request: PaymentOrderRequest): Promise<OpenOrder | null> {
    const { nowMs, newKey, pageKey } = this.ports;
    const intent = intentFor(this.#intent, { request, nowMs: nowMs(), newKey: newKey() });
    this.#intent = intent;
    if (intent.order) return intent.order;
    const outcome = await requestOrder(intent, pageKey);
    switch (outcome.kind) {
      case 'order':
        this.#intent = { ...intent, order: outcome.order };
        return outcome.order;
      case 'refused': {
        this.#intent = null;
        const { refusal } = outcome;
        this.send({ type: 'refuse', refusal: { ...refusal, donor: this.#messagesFor(refusal.donor) } });
        return null;
      }
      case 'payments-off':
        this.#intent = null;
        this.send({ type: 'stop', notice: { kind: 'payments-off' } });
        return null;
      case 'unexpected':
        if (outcome.isSpent) this.#intent = null;
        this.send({ type: 'stop', notice: { kind: 'unexpected', backend: outcome.backend } });
        return null;
    }
  }

  #messagesFor(errors: Partial<Donor>): Partial<Donor> {
    const { fieldMessages } = this.ports;
    if (!fieldMessages) return errors;
    const refused = donorFields.filter((field) => errors[field]);
    return Object.fromEntries(refused.map((field) => [field, fieldMessages[field]]));
  }

  #open(order: OpenOrder, press: Press): void {
    const opening: OpenWindow = { window: null };
    const events = this.eventsOf(order);
    this.#opening = opening;
    this.send({ type: 'open', order });
    try {
      opening.window = this.ports.openWindow(order, press, {
        ...events,
        // A window that we close ourselves reports a dismissal too, which is not the donor's.
        onDismiss: () => this.#opening === opening && events.onDismiss(),
      });
    } catch (error) {
      console.error('The payment window could not be opened', error);
      this.#opening = null;
      this.send({ type: 'stop', notice: { kind: 'unexpected', backend: 'answered' } });
    }
  }

  async #answered(order: OpenOrder, response: unknown): Promise<void> {
    this.close();
    const reading = readProof(response);
    if (reading.kind === 'incomplete') {
      console.error('Incomplete Razorpay response');
      this.#intent = null;
      this.send({ type: 'incomplete', order, paymentId: reading.paymentId });
      return;
    }
    const { proof } = reading;
    this.send({ type: 'pay', order, paymentId: proof.payment_id });
    const verdict = await verifyPayment(proof, this.ports.pause);
    if (verdict === 'refused') console.error('Payment verification failed');
    // Unknown retains the order: should the donor press again, the provider refuses to take it twice.
    if (verdict !== 'unknown') this.#intent = null;
    this.send({ type: 'judge', order, paymentId: proof.payment_id, verdict });
    if (verdict === 'verified') await this.#thank(order);
  }

  /** Unless the donor goes on to something else meanwhile. */
  async #thank({ donationToken }: OpenOrder): Promise<void> {
    if (donationToken === null) return;
    const visit = this.#visit;
    await this.ports.pause(THANKS_DELAY_MS);
    const { phase, notice } = this.#state;
    if (visit === this.#visit && phase.kind === 'idle' && notice.kind === 'done')
      this.ports.openThanks(donationToken);
  }

  async #dismissed(order: OpenOrder): Promise<void> {
    // Logged, as the document says (spec §4).
    console.info('Payment window dismissed');
    this.#opening = null;
    this.send({ type: 'dismiss', order });
    const { donationToken } = order;
    if (donationToken === null) return;
    const visit = this.#visit;
    for (const delayMs of LOOK_DELAYS_MS) {
      await this.ports.pause(delayMs);
      if (visit !== this.#visit) return;
      const seen = await lookAtDonation(donationToken);
      if (visit !== this.#visit) return;
      const isPaid = seen === 'confirmed' || seen === 'confirming';
      if (isPaid) this.#intent = null;
      // The first answer is said at once; money that comes later still is.
      if (seen !== null) this.send({ type: 'look', order, seen });
      if (isPaid) return await this.#thank(order);
    }
    this.send({ type: 'look', order, seen: 'nothing' });
  }
}
