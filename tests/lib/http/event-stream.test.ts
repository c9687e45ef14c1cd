import { inTransaction } from '@/lib/backend/database/audit';
import * as events from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { eventStream } from '@/lib/http/event-stream';
import { onEachStore } from '@/tests/lib/backend/database/stores';

const real = jest.requireActual<typeof events>('@/lib/backend/database/events');
jest.mock('@/lib/backend/database/events', () => ({
  __esModule: true,
  ...jest.requireActual('@/lib/backend/database/events'),
  eventsAfter: jest.fn(),
}));

const readUntil = async (reader: ReadableStreamDefaultReader<Uint8Array>, sign: string) => {
  let heard = '';
  while (!heard.includes(sign)) heard += new TextDecoder().decode((await reader.read()).value);
  return heard;
};

/** The watch of a process holds on to the first way to a store that it was given. */
let store: Records;

onEachStore((open) => {
  it('hears what is published while it reads what it missed', async () => {
    store = (await open()).records;
    const publish = (ref: string) => inTransaction(store, (work) => events.publishEvent(work, 'inbox', ref));
    const gone = new AbortController();
    const follow = async (lastEventId: string | null) => {
      const { body } = await eventStream({
        store: async () => store,
        isFor: () => true,
        isOpen: async () => true,
        lastEventId,
        signal: gone.signal,
      });
      if (!body) throw new Error('no stream');
      return body.getReader();
    };
    jest.mocked(events.eventsAfter).mockImplementation(real.eventsAfter);
    await publish('before');
    const colleague = await follow(null);
    jest.mocked(events.eventsAfter).mockImplementationOnce(async (records, seq) => {
      const missed = await real.eventsAfter(records, seq);
      await publish('between');
      await readUntil(colleague, 'between');
      return missed;
    });
    const late = await follow('0');
    await publish('after');
    const heard = await readUntil(late, 'after');
    expect(heard.match(/before|between|after/g)).toEqual(['before', 'between', 'after']);
    gone.abort();
  });

  it('beats as an event, which a page hears whose own clock sleeps', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout', 'Date'] });
    const gone = new AbortController();
    store ??= (await open()).records;
    const asked = { store: async () => store, isFor: () => true, isOpen: async () => true };
    const { body } = await eventStream({ ...asked, lastEventId: null, signal: gone.signal });
    if (!body) throw new Error('no stream');
    jest.advanceTimersByTime(20_000);
    expect(await readUntil(body.getReader(), 'data: 1')).toContain('event: beat\ndata: 1\n\n');
    gone.abort();
    jest.useRealTimers();
  });
});
