import 'server-only';
import { lockNumbers, type Work } from './audit';
import type { EventRow } from './console-tables';
import type { Records } from './tables';

/** What changes while people watch. `chats`: which conversations there are, and how they stand. `live`: words of a conversation that counsellors follow. */
export type Topic = 'inbox' | 'chats' | 'live' | 'gifts' | 'content' | 'media' | 'people';

/** Tells every instance that something has changed, with the change itself: both are seen or neither is. */
export async function publishEvent(work: Work, topic: Topic, ref: string): Promise<void> {
  const { db, nowMs } = work;
  await lockNumbers(work);
  const last = await db.selectFrom('events').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  await db
    .insertInto('events')
    .values({ seq: (last?.seq ?? 0) + 1, at: nowMs, topic, ref })
    .execute();
}

const BATCH = 500;

/** What was published after a number, oldest first. */
export const eventsAfter = ({ db }: Records, seq: number): Promise<EventRow[]> =>
  db.selectFrom('events').selectAll().where('seq', '>', seq).orderBy('seq').limit(BATCH).execute();

/** The number of the last event, 0 where there is none. */
export async function lastEvent({ db }: Records): Promise<number> {
  const { seq } = await db
    .selectFrom('events')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}

/** So long a watcher that lost its line may go on where it was. */
const RETAINED_MS = 60 * 60_000;

/** Forgets old events, never the last: the next number counts on from it. */
export async function sweepEvents(store: Records): Promise<void> {
  await store.db
    .deleteFrom('events')
    .where('at', '<', store.now() - RETAINED_MS)
    .where('seq', '<', await lastEvent(store))
    .execute();
}

/** Well within the two seconds in which a change is to be seen, and a cheap question. */
const LOOK_EVERY_MS = 700;

type Listener = (event: EventRow) => void;

/** Looks for new events while somebody listens: one question for all listeners of a process. */
export class EventWatch {
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | undefined;
  #seq: number | undefined;
  #isLooking = false;

  constructor(
    private readonly store: () => Promise<Records>,
    private readonly everyMs = LOOK_EVERY_MS,
  ) {}

  /** Returns how to stop. A store that does not answer is asked again: what was published meanwhile still comes. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    this.#timer ??= setInterval(() => void this.look(), this.everyMs).unref();
    if (this.#listeners.size === 1) void this.look();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
      this.#seq = undefined;
    };
  }

  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const store = await this.store();
      this.#seq ??= await lastEvent(store);
      for (const event of await eventsAfter(store, this.#seq)) {
        this.#seq = event.seq;
        for (const listener of this.#listeners) listener(event);
      }
    } catch {
      // The next look tells: what reads for a page logs a store that is away.
    } finally {
      this.#isLooking = false;
    }
  }
}
