import { isProcessing, type OpenOrder, type Refusal } from '@/lib/donations/checkout';
import { checkoutReducer } from '@/lib/donations/checkout-outcome';
import type { Selection } from '@/lib/donations/donation';
import { type Donor, donorFields } from '@/lib/donations/donor';
import { type GiftIntent, intentFor } from '@/lib/donations/gift-intent';
import { readFailure, readProof } from './checkout-answers';
import { askForOrder, lookAtGift, type Pause, verifyPayment } from './checkout-calls';
import type { PaymentWindow, WindowEvents } from './checkout-script';
import { CheckoutStore } from './checkout-store';

/** What a press on Donate Now asks for. */
export type Wanted = { request: GiftIntent['request']; selection: Selection; donor: Donor };

/** What the session needs of the page. */
export type SessionPorts = {
  /** Public key that came with the page; null where only the order brings one. */
  pageKey: string | null;
  /** The page's own words for a donor's field that the endpoint refused; where absent, the endpoint's. */
  donorWords?: Readonly<Donor>;
  /** Whether a window can be opened at all; it gates payment (spec §4). */
  isWindowReady: () => Promise<boolean>;
  openWindow: (order: OpenOrder, wanted: Wanted, events: WindowEvents) => PaymentWindow;
  pause: Pause;
  nowMs: () => number;
  newKey: () => string;
};

type OpenWindow = { window: PaymentWindow | null };

/** After a dismissal the money may still be on its way: looked for at these times (payments reference §4, 12). */
export const LOOK_DELAYS_MS = [2000, 3000, 5000] as const;

/**
 * One donor's way through payment: runs what the pure rules of `lib/donations/checkout-outcome.ts` decide. At most one window is
 * open, at most one order is asked for at a time, and every success of a window is verified, however late.
 */
export class CheckoutSession {
  #intent: GiftIntent | null = null;
  #opening: OpenWindow | null = null;
  /** Raised whenever the donor moves on, so that a quiet look behind the back ends. */
  #turn = 0;
  readonly state: CheckoutStore['state'];
  readonly subscribe: CheckoutStore['subscribe'];
  readonly send: CheckoutStore['send'];

  constructor(
    private readonly ports: SessionPorts,
    store = new CheckoutStore(),
  ) {
    store.learn(checkoutReducer);
    this.state = store.state;
    this.subscribe = store.subscribe;
    this.send = store.send;
  }

  refuse(refusal: Refusal): void {
    this.send({ type: 'refuse', refusal });
  }

  /** One press: gate, order, window. A press while something is under way is none. */
  async submit(wanted: Wanted): Promise<void> {
    if (isProcessing(this.state())) return;
    this.#leaveWindow();
    this.send({ type: 'order' });
    await this.carryOut(wanted);
  }

  /** What follows a press that is already said to be processed (`GivingDesk`): gate, order, window. */
  async carryOut(wanted: Wanted): Promise<void> {
    const turn = this.#turn;
    if (!(await this.ports.isWindowReady())) {
      this.send({ type: 'stop', notice: { kind: 'not-loaded' } });
      return;
    }
    const order = await this.#orderFor(wanted.request);
    // The page was left, or a late payment came in meanwhile: no second window.
    if (order && turn === this.#turn && this.state().phase.kind === 'ordering') this.#open(order, wanted);
  }

  /** The page is left: its window goes, the gift's own page recovers the rest. */
  close(): void {
    this.#leaveWindow();
  }

  /** The donor came back by the browser's own way from the provider's page: the window is not there any more. */
  returned(): void {
    const { phase } = this.state();
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

  async #orderFor(request: GiftIntent['request']): Promise<OpenOrder | null> {
    const { nowMs, newKey } = this.ports;
    const intent = intentFor(this.#intent, { request, nowMs: nowMs(), newKey: newKey() });
    this.#intent = intent;
    if (intent.order) return intent.order;
    const outcome = await askForOrder(intent, this.ports.pageKey);
    switch (outcome.kind) {
      case 'order':
        this.#intent = { ...intent, order: outcome.order };
        return outcome.order;
      case 'refused':
        this.#intent = null;
        this.refuse(inWords(outcome.refusal, this.ports.donorWords));
        return null;
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

  #open(order: OpenOrder, wanted: Wanted): void {
    const opening: OpenWindow = { window: null };
    const events = this.eventsOf(order);
    this.#opening = opening;
    this.send({ type: 'open', order });
    try {
      opening.window = this.ports.openWindow(order, wanted, {
        ...events,
        // A window that we close ourselves reports a dismissal too; it is no word of the donor.
        onDismiss: () => this.#opening === opening && events.onDismiss(),
      });
    } catch (error) {
      console.error('The payment window could not be opened', error);
      this.#opening = null;
      this.send({ type: 'stop', notice: { kind: 'unexpected', backend: 'answered' } });
    }
  }

  async #answered(order: OpenOrder, response: unknown): Promise<void> {
    this.#leaveWindow();
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
    // Unknown keeps the order: should the donor press again, the provider refuses to take it twice.
    if (verdict !== 'unknown') this.#intent = null;
    this.send({ type: 'judge', order, paymentId: proof.payment_id, verdict });
  }

  async #dismissed(order: OpenOrder): Promise<void> {
    // Logged, as the document says (spec §4).
    console.info('Payment window dismissed');
    this.#opening = null;
    this.send({ type: 'dismiss', order });
    await this.#lookFor(order);
  }

  async #lookFor(order: OpenOrder): Promise<void> {
    const { giftToken } = order;
    if (giftToken === null) return;
    const turn = this.#turn;
    for (const delayMs of LOOK_DELAYS_MS) {
      await this.ports.pause(delayMs);
      if (turn !== this.#turn) return;
      const seen = await lookAtGift(giftToken);
      if (turn !== this.#turn) return;
      if (seen !== 'confirmed' && seen !== 'confirming') continue;
      this.#intent = null;
      this.send({ type: 'look', order, seen });
      return;
    }
    this.send({ type: 'look', order, seen: 'nothing' });
  }

  #leaveWindow(): void {
    this.#turn += 1;
    const left = this.#opening;
    this.#opening = null;
    left?.window?.close();
  }
}

function inWords(refusal: Refusal, words: Readonly<Donor> | undefined): Refusal {
  if (!words) return refusal;
  const refused = donorFields.filter((field) => refusal.donor[field]);
  return { ...refusal, donor: Object.fromEntries(refused.map((field) => [field, words[field]])) };
}
