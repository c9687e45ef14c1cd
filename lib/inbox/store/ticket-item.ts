import 'server-only';
import type { Kysely } from 'kysely';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { TicketContent, TicketItem, TicketNote } from '../schema';
import type { TicketRow } from './inbox-tables';
import { cardOf, findTicket, type Viewer } from './queue';
import { draftOf, repliesOf } from './replies';

/** One ticket, but the words of a conversation; null where there is none for this person. Each reading is noted. */
export const readTicket = (store: Records, viewer: Viewer, id: string): Promise<TicketItem | null> =>
  inTransaction(store, async (work) => {
    const { db } = work;
    const row = await findTicket(db, viewer, id);
    if (!row) return null;
    const content = await contentOf(db, row);
    if (!content) return null;
    await audit(work, { event: 'ticket-read', actor: viewer.staffId, target: id });
    const replies = await repliesOf(db, id);
    const draft = await draftOf(db, viewer, id);
    return { ticket: cardOf(row, viewer), content, notes: await notesOf(db, id), replies, draft };
  });

const contentOf = (db: Kysely<Tables>, { message_id, chat_id }: TicketRow): Promise<TicketContent | null> =>
  message_id === null ? chatOf(db, chat_id) : messageOf(db, message_id);

async function messageOf(db: Kysely<Tables>, id: string): Promise<TicketContent | null> {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { fullname: name, phone, email, address, message, language, say, call_from, call_to } = row;
  if (row.kind === 'message') return { kind: 'message', name, email, phone, address, message };
  const call = { call_from: call_from ?? row.received_at, call_to: call_to ?? row.received_at };
  return { kind: 'callback', name, phone, ...call, language, say, may_say_who: row.may_say_who === 1 };
}

async function chatOf(db: Kysely<Tables>, id: string | null): Promise<TicketContent | null> {
  const chat = await db.selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst();
  if (!chat) return null;
  const { name, phone, email, language } = chat;
  return { kind: 'chat', id: chat.id, name, phone, email, language };
}

const notesOf = (db: Kysely<Tables>, id: string): Promise<TicketNote[]> =>
  db
    .selectFrom('ticket_notes')
    .leftJoin('staff', 'staff.id', 'ticket_notes.author')
    .select([
      'ticket_notes.id as id',
      'ticket_notes.at as at',
      'staff.name as author',
      'ticket_notes.kind as kind',
      'ticket_notes.text as text',
    ])
    .where('ticket_id', '=', id)
    .orderBy('at')
    .orderBy('ticket_notes.id')
    .execute();
