import { env } from '@/lib/config/env';
import { BackendError } from './backend';

/** How long a page waits for a read of an API host before it shows what it has. */
const PAGE_TIMEOUT_MS = 2_000;

/** The same for files of this machine: they come, and a machine that is slow to start should not say that they do not. */
const OWN_TIMEOUT_MS = 10_000;

/** How long an answer that came too late is held for the next visitor. */
const LATE_ANSWER_MS = 30_000;

/**
 * A read that a page waits for only so long. It throws `timeout` then, while the read goes on: the next call of the
 * same key gets its answer. Without that an upstream slower than the timeout of a page would never be shown at all.
 */
export class TimedRead<T> {
  readonly #running = new Map<string, Promise<T>>();

  constructor(
    readonly name: string,
    private readonly read: (key: string) => Promise<T>,
    private readonly timeoutMs?: number,
  ) {}

  async get(key: string): Promise<T> {
    const answer = this.#running.get(key) ?? this.#start(key);
    const timeoutMs = this.timeoutMs ?? (env().BACKEND_URL ? PAGE_TIMEOUT_MS : OWN_TIMEOUT_MS);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        this.#holdForNext(key, answer);
        reject(new BackendError('timeout'));
      }, timeoutMs);
    });
    try {
      const value = await Promise.race([answer, late]);
      this.#running.delete(key);
      return value;
    } finally {
      clearTimeout(timer);
    }
  }

  #start(key: string): Promise<T> {
    const answer = this.read(key);
    this.#running.set(key, answer);
    answer.catch(() => this.#forget(key, answer));
    return answer;
  }

  #forget(key: string, answer: Promise<T>): void {
    if (this.#running.get(key) === answer) this.#running.delete(key);
  }

  /** Only for an answer nobody could wait for: a timer retains all of the page that was being drawn when it began. */
  #holdForNext(key: string, answer: Promise<T>): void {
    const forgetLater = () => setTimeout(() => this.#forget(key, answer), LATE_ANSWER_MS).unref();
    answer.then(forgetLater, () => undefined);
  }
}
