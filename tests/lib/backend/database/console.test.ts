import { decideApproval, requestApproval } from '@/lib/backend/database/approvals';
import { inTransaction } from '@/lib/backend/database/audit';
import { EventWatch, eventsAfter, lastEvent, publishEvent, sweepEvents } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore, type TestStore } from './stores';

onEachStore((open) => {
  let store: TestStore;
  beforeEach(async () => {
    store = await open();
  });
  const publish = (ref: string, to: Records = store.records) =>
    inTransaction(to, (work) => publishEvent(work, 'inbox', ref));

  describe('events', () => {
    it('are seen by another process in their order, none twice', async () => {
      const other = await store.again();
      const heard: string[] = [];
      const watch = new EventWatch(async () => other, 60_000);
      const stop = watch.listen(({ ref }) => heard.push(ref));
      await watch.look();
      await Promise.all(['a', 'b', 'c'].map((ref) => publish(ref)));
      await watch.look();
      await watch.look();
      stop();
      expect(heard.sort()).toEqual(['a', 'b', 'c']);
    });

    it('are not told of a change that was rolled back', async () => {
      const failing = inTransaction(store.records, async (work) => {
        await publishEvent(work, 'inbox', 'x');
        throw new Error('changed our mind');
      });
      await expect(failing).rejects.toThrow('changed our mind');
      expect(await lastEvent(store.records)).toBe(0);
    });

    it('are forgotten after an hour, and their numbers count on', async () => {
      await publish('a');
      await publish('b');
      store.clock.nowMs += 60 * 60_000 + 1;
      await sweepEvents(store.records);
      await publish('c');
      expect((await eventsAfter(store.records, 0)).map(({ seq, ref }) => [seq, ref])).toEqual([
        [2, 'b'],
        [3, 'c'],
      ]);
    });

    it('still come after the store was away', async () => {
      let isAway = true;
      const heard: string[] = [];
      const watch = new EventWatch(async () => {
        if (isAway) throw new Error('away');
        return store.records;
      }, 60_000);
      const stop = watch.listen(({ ref }) => heard.push(ref));
      await watch.look();
      isAway = false;
      await watch.look();
      await publish('a');
      await watch.look();
      stop();
      expect(heard).toEqual(['a']);
    });
  });

  describe('an approval', () => {
    const ask = async () => {
      const by = (await makeStaffSession(store.records, { role: 'finance' })).id;
      const second = (await makeStaffSession(store.records, { role: 'finance' })).id;
      const what = { kind: 'refund', ref: 'gift', payload: '{}', reason: 'twice paid', by };
      const id = await inTransaction(store.records, (work) => requestApproval(work, what));
      const decide = (who: string, decision: 'approved' | 'refused') =>
        inTransaction(store.records, (work) => decideApproval(work, { id, by: who, decision }));
      return { by, second, decide };
    };

    it('is given by a second person, once', async () => {
      const { by, second, decide } = await ask();
      expect(await decide(by, 'approved')).toBe('own');
      expect(await decide(second, 'approved')).toMatchObject({ decision: 'approved', decided_by: second });
      expect(await decide(second, 'refused')).toBe('gone');
    });

    it('is withdrawn by who asked for it', async () => {
      const { by, decide } = await ask();
      expect(await decide(by, 'refused')).toMatchObject({ decision: 'refused' });
    });
  });
});
