import { inTime } from '@/lib/browser/in-time';
import { isProcessing } from '@/lib/donations/checkout';
import { CheckoutStore } from '@/lib/donations/client/checkout-store';
import type { Gift } from './donation-order';
import type { GivingHouse, OpenDesk } from './open-checkout';

type LoadDesk = () => Promise<typeof import('./open-checkout')>;

/**
 * The form's side of giving. What carries an order out (session, calls, window, answers) is a file of its own: it comes
 * with the first touch of the form or once the browser rests, before any order is asked for. A press that is earlier
 * says that it is being processed and waits for it; where it does not come the press fails in the document's words,
 * nothing typed is lost, and the next press fetches it again.
 */
export class GivingDesk {
  readonly store = new CheckoutStore();
  #open: OpenDesk | null = null;
  #opening: Promise<OpenDesk | null> | null = null;
  /** Raised when the form comes and goes: a press does not outlive its form. */
  #visit = 0;

  constructor(
    private readonly house: GivingHouse,
    private readonly load: LoadDesk = () => import('./open-checkout'),
  ) {}

  /** Null until its file is there. */
  readonly current = (): OpenDesk | null => this.#open;

  /** Fetches what an order needs; null where it cannot be had now. Asked again it is fetched again. */
  open(): Promise<OpenDesk | null> {
    this.#opening ??= inTime(this.load()).then(
      ({ openDesk }) => {
        this.#open ??= openDesk(this.house, this.store);
        return this.#open;
      },
      () => {
        this.#opening = null;
        return null;
      },
    );
    return this.#opening;
  }

  /** At the first touch, or at rest: the desk, and the provider's script with it. */
  readonly prepare = async (): Promise<void> => {
    const visit = this.#visit;
    const desk = await this.open();
    if (visit === this.#visit) desk?.prepare();
  };

  /** One press. A press while something is under way is none. */
  async submit(gift: Gift): Promise<void> {
    if (this.#open) return this.#open.submit(gift);
    if (isProcessing(this.store.state())) return;
    this.store.send({ type: 'order' });
    const visit = this.#visit;
    const desk = await this.open();
    if (visit !== this.#visit) return;
    if (desk) await desk.takeOver(gift);
    else this.store.send({ type: 'stop', notice: { kind: 'unexpected', backend: 'answered' } });
  }

  /** The donor came back by the browser's own way from the provider's page. */
  returned(): void {
    this.#open?.returned();
  }

  /** The form goes: its window and the provider's script with it. */
  leave(): void {
    this.#visit += 1;
    this.#open?.leave();
  }
}
