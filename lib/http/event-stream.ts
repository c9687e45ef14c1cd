import 'server-only';
import type { EventRow } from '@/lib/backend/database/console-tables';
import { EventWatch, eventsAfter, type Topic } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';

/** Proxies end a connection on which nothing passes; half of nginx's usual minute leaves room for a lost beat. */
const BEAT_MS = 20_000;
/** An event, not a comment: the page hears it, also where its own clock sleeps because the tab is behind another. */
const BEAT = 'event: beat\ndata: 1\n\n';

type Options = {
  store: () => Promise<Records>;
  /** Whether the listener may hear of it. */
  isFor: (topic: Topic, ref: string) => boolean;
  /** Asked at each beat; false ends the stream. */
  isOpen: () => Promise<boolean>;
  lastEventId: string | null;
  signal: AbortSignal;
};

/** One look at the table for all streams of this process. */
let watch: EventWatch | undefined;

/**
 * Server-sent events: ids and topics alone, what has changed is read by who may (`/staff/api/events`, contract §11.7).
 * A listener that comes back says which event was its last and hears what it missed.
 */
export async function eventStream({ store, isFor, isOpen, lastEventId, signal }: Options): Promise<Response> {
  watch ??= new EventWatch(store);
  // It listens before it reads what was missed: nothing falls between the two, and what comes twice is only read twice.
  const early: EventRow[] = [];
  let tell = (event: EventRow): void => void early.push(event);
  let stop = watch.listen((event) => tell(event));
  const missed = await missedSince(store, lastEventId).catch((error: unknown) => {
    stop();
    throw error;
  });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      tell = ({ seq, topic, ref }) => {
        if (isFor(topic as Topic, ref))
          send(`id: ${seq}\nevent: ${topic}\ndata: ${JSON.stringify({ ref })}\n\n`);
      };
      send('retry: 2000\n\n');
      for (const event of [...missed, ...early]) tell(event);
      const beat = setInterval(() => {
        void isOpen().then(
          (isStill) => (isStill ? send(BEAT) : end()),
          () => send(BEAT),
        );
      }, BEAT_MS);
      const silence = stop;
      stop = () => {
        silence();
        clearInterval(beat);
      };
      const end = () => {
        stop();
        controller.close();
      };
      if (signal.aborted) stop();
      signal.addEventListener('abort', () => stop(), { once: true });
    },
    cancel: () => stop(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** What was published since a listener's last event; a number of another store, or none, tells nothing. */
async function missedSince(store: () => Promise<Records>, lastEventId: string | null) {
  if (lastEventId === null || !/^\d{1,15}$/.test(lastEventId)) return [];
  return eventsAfter(await store(), Number(lastEventId));
}
