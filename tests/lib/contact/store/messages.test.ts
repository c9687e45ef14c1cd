import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecords } from '@/lib/backend/database/database';
import { countWaiting } from '@/lib/backend/outbox';
import { ContactMessage } from '@/lib/contact/schema';
import { eraseMessage, sweepMessages } from '@/lib/contact/store/message-erasure';
import {
  listMessages,
  markMessageDone,
  saveCallback,
  saveMessage,
  unreadMessages,
} from '@/lib/contact/store/messages';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { onEachStore, START_MS } from '@/tests/lib/backend/database/stores';
import { testFolders } from '@/tests/lib/backend/folder';

const DAY_MS = 86_400_000;
const quiet = { notify: false };

onEachStore((open) => {
  it('shows a saved message to another connection as soon as saving resolves', async () => {
    const { records, again } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    expect(await listMessages(await again())).toEqual([
      {
        id,
        received_at: START_MS,
        fullname: 'Asha Sen',
        email: 'asha@example.org',
        phone: '+91 98300 00000',
        address: '4 Lake Road, Kolkata',
        message: 'Please call me about my brother.',
        urgent: 0,
        done_at: null,
        kind: 'message',
        call_from: null,
        call_to: null,
        language: '',
        say: '',
        may_say_who: 0,
      },
    ]);
  });

  it('marks a message that tells of danger and puts a notice of its own kind beside it', async () => {
    const { records } = await open();
    const { id } = await saveMessage(records, { ...makeContact(), isUrgent: true }, { notify: true });
    expect((await listMessages(records))[0]?.urgent).toBe(1);
    const rows = await records.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    expect(rows).toEqual([{ kind: 'message-urgent', payload: JSON.stringify({ ticket: id }) }]);
  });

  it('keeps every letter of every script', async () => {
    const { records } = await open();
    const message = "আমার ভাই… मदद 🙏 '; drop table messages; --";
    await saveMessage(records, makeContact({ message }), quiet);
    expect((await listMessages(records))[0]?.message).toBe(message);
  });

  it('stores a text that holds a NUL without it', async () => {
    const { records } = await open();
    const parsed = ContactMessage.parse(makeContact({ message: 'a\0b' }));
    await saveMessage(records, parsed, quiet);
    expect((await listMessages(records))[0]?.message).toBe('ab');
  });

  it('puts the notice into the outbox with the message, or neither', async () => {
    const { records } = await open();
    await saveMessage(records, makeContact(), { notify: true });
    expect(await countWaiting(records)).toBe(1);
    await records.db.schema.dropTable('outbox').execute();
    await expect(saveMessage(records, makeContact(), { notify: true })).rejects.toThrow('outbox');
    expect(await listMessages(records)).toHaveLength(1);
  });

  it('shows a request for a call to another connection, of a kind of its own', async () => {
    const { records, again } = await open();
    const call = { from: START_MS, to: START_MS + 3_600_000 };
    const { id } = await saveCallback(records, makeCallback({ call, may_say_who: true }), quiet);
    expect(await listMessages(await again())).toEqual([
      {
        ...{ id, kind: 'callback', fullname: 'Asha Sen', phone: '98300 12345' },
        ...{ email: '', address: '', message: '', received_at: START_MS, urgent: 0, done_at: null },
        ...{ call_from: call.from, call_to: call.to, language: 'bn', may_say_who: 1 },
        say: 'It is about the library book.',
      },
    ]);
  });

  it('tells of a request for a call when it is and what not to say, nothing of who asked', async () => {
    const { records } = await open();
    const callback = { ...makeCallback({ say: '' }), isUrgent: true };
    const { id } = await saveCallback(records, callback, { notify: true });
    const rows = await records.db.selectFrom('outbox').select(['kind', 'payload']).execute();
    expect(rows.map(({ kind, payload }) => [kind, JSON.parse(payload)])).toEqual([
      ['callback-urgent', { call: 'Mon 2026-11-23 18:00', may_say_who: 'no', say: 'no', ticket: id }],
    ]);
  });

  it('stores a request for a call that comes twice once, until it is done or ten minutes old', async () => {
    const { records, clock } = await open();
    const save = () => saveCallback(records, makeCallback(), { notify: true });
    const { id } = await save();
    clock.nowMs += 599_999;
    expect(await save()).toEqual({ id });
    expect(await countWaiting(records)).toBe(1);
    await saveCallback(records, makeCallback({ say: 'Another word' }), quiet);
    await markMessageDone(records, id);
    expect((await save()).id).not.toBe(id);
    clock.nowMs += 600_001;
    await save();
    expect(await listMessages(records)).toHaveLength(4);
  });

  it('puts nothing into the outbox when nobody is to be told', async () => {
    const { records } = await open();
    await saveMessage(records, makeContact(), quiet);
    expect(await countWaiting(records)).toBe(0);
  });

  it('lists the oldest first', async () => {
    const { records, clock } = await open();
    for (const fullname of ['First', 'Second', 'Third']) {
      await saveMessage(records, makeContact({ fullname }), quiet);
      clock.nowMs += 1;
    }
    expect((await listMessages(records)).map(({ fullname }) => fullname)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });

  it('marks a message done once and knows an id it does not have', async () => {
    const { records, clock } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    clock.nowMs += 1000;
    expect(await markMessageDone(records, id)).toBe(true);
    clock.nowMs += 1000;
    expect(await markMessageDone(records, id)).toBe(true);
    expect((await listMessages(records))[0]?.done_at).toBe(START_MS + 1000);
    expect(await markMessageDone(records, 'nobody')).toBe(false);
  });

  it('erases one message and no other', async () => {
    const { records } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    await saveMessage(records, makeContact({ fullname: 'Kept' }), quiet);
    expect(await eraseMessage(records, id)).toBe(true);
    expect(await eraseMessage(records, id)).toBe(false);
    expect((await listMessages(records)).map(({ fullname }) => fullname)).toEqual(['Kept']);
  });

  it('sweeps messages and outbox rows older than the retention, to the millisecond', async () => {
    const { records, clock } = await open();
    await saveMessage(records, makeContact({ fullname: 'Old' }), { notify: true });
    clock.nowMs += 1;
    await saveMessage(records, makeContact({ fullname: 'Young' }), { notify: true });
    expect(await sweepMessages(records, 30, START_MS + 30 * DAY_MS)).toBe(0);
    expect(await sweepMessages(records, 30, START_MS + 30 * DAY_MS + 1)).toBe(1);
    expect((await listMessages(records)).map(({ fullname }) => fullname)).toEqual(['Young']);
    expect(await countWaiting(records)).toBe(1);
  });

  it('counts what waits and how long the first of it has', async () => {
    const { records, clock } = await open();
    expect(await unreadMessages(records, clock.nowMs)).toEqual({ unread: 0, oldestUnreadAgeSeconds: 0 });
    const { id } = await saveMessage(records, makeContact(), quiet);
    clock.nowMs += 5000;
    await saveMessage(records, makeContact(), quiet);
    expect(await unreadMessages(records, START_MS + 90_000)).toEqual({
      unread: 2,
      oldestUnreadAgeSeconds: 90,
    });
    await markMessageDone(records, id);
    expect(await unreadMessages(records, START_MS + 90_000)).toEqual({
      unread: 1,
      oldestUnreadAgeSeconds: 85,
    });
  });
});

describe('what was erased', () => {
  const folders = testFolders();

  it('is in no file of the store any more', async () => {
    const dataDir = folders.empty();
    const records = await openRecords({ dataDir });
    try {
      const message = 'Words nobody should find again';
      const { id } = await saveMessage(records, makeContact({ message }), quiet);
      expect(bytesOf(dataDir)).toContain(message);
      await eraseMessage(records, id);
      expect(bytesOf(dataDir)).not.toContain(message);
    } finally {
      await records.db.destroy();
    }
  });
});

const bytesOf = (folder: string): string =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
