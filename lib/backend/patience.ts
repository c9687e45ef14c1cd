import 'server-only';
import { BackendError } from './backend';

/** How long a page waits for a read before it shows what it has. */
export const PAGE_PATIENCE_MS = 2_000;

/** How long an answer that came too late waits for the next visitor. */
const LATE_ANSWER_MS = 30_000;

/**
 * A read that a page waits for only so long. It throws `timeout` then, while the read goes on: the next call of the
 * same key picks it up. Without that an upstream slower than a page's patience would never be seen at all.
 */
export class PatientRead<T> {
  readonly #running = new Map<string, Promise<T>>();

  constructor(
    readonly name: string,
    private readonly read: (key: string) => Promise<T>,
    private readonly patienceMs = PAGE_PATIENCE_MS,
  ) {}

  async get(key: string): Promise<T> {
    const answer = this.#running.get(key) ?? this.#start(key);
    const { late, stop } = timeLimit(this.patienceMs);
    try {
      const value = await Promise.race([answer, late]);
      this.#running.delete(key);
      return value;
    } finally {
      stop();
    }
  }

  #start(key: string): Promise<T> {
    const answer = this.read(key);
    this.#running.set(key, answer);
    const forget = () => {
      if (this.#running.get(key) === answer) this.#running.delete(key);
    };
    answer.then(() => setTimeout(forget, LATE_ANSWER_MS).unref(), forget);
    return answer;
  }
}

function timeLimit(afterMs: number): { late: Promise<never>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new BackendError('timeout')), afterMs);
  });
  return { late, stop: () => clearTimeout(timer) };
}
