import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { inboxMigration } from '@/lib/backend/database/inbox-migration';
import type { Records } from '@/lib/backend/database/tables';
import { eraseChatById, sweepChats } from '@/lib/chat/store/chat-retention';
import { eraseMessage, sweepMessages } from '@/lib/contact/store/message-erasure';
import { markMessageDone, saveCallback, saveMessage } from '@/lib/contact/store/messages';
import { makeCallback, makeContact } from '@/tests/helpers/make';
import { makeStaffSession } from '@/tests/helpers/staff-session';
import { onEachStore } from './stores';

const quiet = { notify: false };
const tickets = ({ db }: Records) => db.selectFrom('tickets').selectAll().orderBy('created_at').execute();

async function storeChat({ db, now }: Records): Promise<string> {
  const id = randomBytes(6).toString('hex');
  const blank = { language: 'en', name: '', age: '', email: '', phone: '', question_id: null };
  await db
    .insertInto('chats')
    .values({
      ...blank,
      ...{ id, token_hash: id, created_at: now(), updated_at: now(), registered_at: now() },
      ...{ variables: '{}', urgent: 1 },
    })
    .execute();
  return id;
}

/** All that people write on a ticket. */
async function writeOn(store: Records, ticket_id: string): Promise<void> {
  const { id: author } = await makeStaffSession(store, { role: 'desk' });
  const row = { ticket_id, author, text: 'Rang her sister' };
  const { db } = store;
  await db
    .insertInto('ticket_notes')
    .values({ ...row, id: 'n', at: 1, kind: 'note' })
    .execute();
  await db
    .insertInto('ticket_replies')
    .values({ ...row, id: 'r', at: 1, subject: 's' })
    .execute();
  await db
    .insertInto('ticket_drafts')
    .values({ ...row, subject: 's', updated_at: 1, version: 1 })
    .execute();
}

async function countWritten({ db }: Records): Promise<number> {
  const tables = ['tickets', 'ticket_notes', 'ticket_replies', 'ticket_drafts'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
  return rows.flat().length;
}

onEachStore((open) => {
  it('stand in the queue with the message that brought them, or neither is there', async () => {
    const { records } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    expect(await tickets(records)).toEqual([
      expect.objectContaining({ id, kind: 'message', state: 'new', message_id: id, urgent: 0, version: 1 }),
    ]);
    await records.db.schema.dropTable('ticket_drafts').execute();
    await records.db.schema.dropTable('ticket_notes').execute();
    await records.db.schema.dropTable('ticket_replies').execute();
    await records.db.schema.dropTable('tickets').execute();
    await expect(saveMessage(records, makeContact(), quiet)).rejects.toThrow('tickets');
    expect(await records.db.selectFrom('messages').select('id').execute()).toHaveLength(1);
  });

  it('wait since the time that was promised, where a call was', async () => {
    const { records } = await open();
    const call = { from: 5, to: 9 };
    await saveCallback(records, makeCallback({ call }), quiet);
    expect(await tickets(records)).toEqual([expect.objectContaining({ kind: 'callback', due_at: 5 })]);
  });

  it('are told of to every open inbox', async () => {
    const { records } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    await eraseMessage(records, id);
    const events = await records.db.selectFrom('events').select(['topic', 'ref']).execute();
    expect(events).toEqual([
      { topic: 'inbox', ref: id },
      { topic: 'inbox', ref: id },
    ]);
  });

  it('are done with what the command line has done', async () => {
    const { records, clock } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    clock.nowMs += 5;
    await markMessageDone(records, id);
    await markMessageDone(records, id);
    expect(await tickets(records)).toEqual([
      expect.objectContaining({ state: 'done', done_at: clock.nowMs, version: 2, notice_at: null }),
    ]);
  });

  it.each([
    ['erasing the message', (store: Records, id: string) => eraseMessage(store, id)],
    ['its retention', (store: Records) => sweepMessages(store, 1, store.now() + 2 * 86_400_000)],
  ])('are erased by %s, with notes, replies and drafts', async (_by, erase) => {
    const { records } = await open();
    const { id } = await saveMessage(records, makeContact(), quiet);
    await writeOn(records, id);
    expect(await countWritten(records)).toBe(4);
    await erase(records, id);
    expect(await countWritten(records)).toBe(0);
  });

  it.each([
    ['erasing the conversation', (store: Records, id: string) => eraseChatById(store, id)],
    ['its retention', (store: Records) => sweepChats(store, 1, store.now() + 2 * 86_400_000)],
  ])('are erased by %s too', async (_by, erase) => {
    const { records } = await open();
    const id = await storeChat(records);
    const ticket = { id, kind: 'chat' as const, chat_id: id, message_id: null, state: 'new' as const };
    const times = { created_at: 1, due_at: 1, updated_at: 1, done_at: null, snooze_until: null };
    await records.db
      .insertInto('tickets')
      .values({
        ...ticket,
        ...times,
        urgent: 1,
        assignee: null,
        notice_at: null,
        notice_level: 0,
        version: 1,
      })
      .execute();
    await writeOn(records, id);
    await erase(records, id);
    expect(await countWritten(records)).toBe(0);
  });

  it('are there for what came before the queue was', async () => {
    const { records } = await open();
    await saveMessage(records, makeContact(), quiet);
    const { id } = await saveCallback(records, makeCallback({ call: { from: 5, to: 9 } }), quiet);
    await markMessageDone(records, id);
    const chat = await storeChat(records);
    const names = 'ticket_drafts ticket_notes ticket_replies tickets shifts push_subscriptions'.split(' ');
    for (const name of names) await records.db.schema.dropTable(name).execute();
    await sql`drop index audit_target`.execute(records.db);
    await inboxMigration.up(records.db);
    const found = (await tickets(records)).map(({ kind, state, due_at }) => [kind, state, due_at]);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        ['message', 'new', records.now()],
        ['callback', 'done', 5],
        ['chat', 'new', records.now()],
      ]),
    );
    expect((await tickets(records)).find(({ kind }) => kind === 'chat')?.chat_id).toBe(chat);
  });
});
