import {
  type CheckoutEvent,
  type CheckoutState,
  initialCheckout,
  orderRules,
} from '@/lib/donations/checkout';

/** Where a checkout stands, for who draws it; there before the code that carries an order out. */
export class CheckoutStore {
  #state = initialCheckout;
  #rules = orderRules;
  readonly #listeners = new Set<(event: CheckoutEvent) => void>();

  readonly state = (): CheckoutState => this.#state;

  /** The rules of what comes after an order, once their code is there. */
  learn(rules: typeof orderRules): void {
    this.#rules = rules;
  }

  /** A listener is told the event that changed the state. */
  readonly subscribe = (listener: (event: CheckoutEvent) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (event: CheckoutEvent): void => {
    const next = this.#rules(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener(event);
  };
}
