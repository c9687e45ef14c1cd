import { getJson } from '@/lib/browser/json';
import type { Donation } from '@/lib/donations/schema';

/** What a donation's page shows. `watching`: it will look again by itself. */
export type DonationView =
  | { kind: 'loading' }
  | { kind: 'missing' }
  | { kind: 'unreachable'; watching: boolean }
  | { kind: 'shown'; donation: Donation; watching: boolean };

/** Waits before each further look at a donation that may still move; after them the donor looks again by a button. */
export const WATCH_DELAYS_MS = [
  2000, 3000, 5000, 10_000, 10_000, 15_000, 15_000, 30_000, 30_000, 60_000,
] as const;

const ANSWER_TIMEOUT_MS = 10_000;
const moving = new Set<Donation['state']>(['created', 'failed', 'confirming']);

/**
 * Reads one donation and looks again while its payment may still come in (payments reference §4, 12). A store: it reads
 * while somebody listens and rests otherwise.
 */
export class DonationWatch {
  #view: DonationView = { kind: 'loading' };
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** Raised when listening ends, so that a late answer is dropped. */
  #visit = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly path: string) {}

  readonly view = (): DonationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#visit += 1;
      if (this.#timer !== null) clearTimeout(this.#timer);
    };
  };

  /** The donor's button: look now, and watch again. */
  readonly again = (): void => {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#looks = 0;
    void this.#look();
  };

  async #look(): Promise<void> {
    const visit = ++this.#visit;
    const answer = await read(this.path);
    if (visit !== this.#visit) return;
    const delayMs = WATCH_DELAYS_MS[this.#looks];
    const isMoving = answer === 'unreachable' || (answer !== 'missing' && moving.has(answer.state));
    const watching = isMoving && delayMs !== undefined;
    if (answer === 'missing') this.#show({ kind: 'missing' });
    else if (answer !== 'unreachable') this.#show({ kind: 'shown', donation: answer, watching });
    // A donation already on the page stays while the line is away.
    else if (this.#view.kind === 'shown') this.#show({ ...this.#view, watching });
    else this.#show({ kind: 'unreachable', watching });
    if (!watching) return;
    this.#looks += 1;
    this.#timer = setTimeout(() => void this.#look(), delayMs);
  }

  #show(view: DonationView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

async function read(path: string): Promise<Donation | 'missing' | 'unreachable'> {
  const answer = await getJson(path, ANSWER_TIMEOUT_MS);
  if (answer?.status === 404) return 'missing';
  return answer?.status === 200 && isDonation(answer.body) ? answer.body : 'unreachable';
}

/** Our endpoint holds its answers to the schema `Donation`; this only tells our answers from those of a proxy. */
const isDonation = (answer: unknown): answer is Donation =>
  typeof answer === 'object' && answer !== null && 'state' in answer && 'token' in answer;
