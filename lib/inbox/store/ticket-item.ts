import 'server-only';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { holdsNumber, numberIn } from '@/lib/formats/formats';
import { callOutcomes } from '../rules';
import type { SameNumber, TicketContent, TicketItem, TicketNote } from '../schema';
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
    const same = await sameNumbers(work, viewer, { id, phone: content.phone });
    // What one of the number has not allowed is not said there because of another.
    if (content.kind === 'callback') content.may_say_who &&= !same.some(({ is_discreet }) => is_discreet);
    return {
      ticket: cardOf(row, viewer, work.nowMs),
      content,
      same,
      notes: await notesOf(db, id),
      replies,
      draft,
    };
  });

/** What else is open from the number, compared as in the search of a person's data. It tells what may be said on the phone, so it is noted as read. */
async function sameNumbers(
  work: Work,
  { kinds, staffId }: Viewer,
  { id, phone: own }: { id: string; phone: string },
): Promise<SameNumber[]> {
  const { db } = work;
  const number = numberIn(own);
  if (number === '') return [];
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('messages', 'messages.id', 'tickets.message_id')
    .leftJoin('chats', 'chats.id', 'tickets.chat_id')
    .select(['tickets.id as id', 'tickets.kind as kind', 'tickets.created_at as at', 'fullname', 'say'])
    .select([
      'may_say_who',
      'messages.phone as phone',
      'chats.name as chat_name',
      'chats.phone as chat_phone',
      'variables',
    ])
    .where('tickets.kind', 'in', kinds)
    .where('tickets.state', '<>', 'done')
    .where('tickets.id', '<>', id)
    .orderBy('tickets.created_at')
    .execute();
  const found = rows.filter(({ phone, chat_phone, variables }) =>
    holdsNumber(phone ?? phoneOf({ phone: chat_phone, variables }), number),
  );
  const same: SameNumber[] = [];
  for (const other of found) {
    const last = (await notesOf(db, other.id)).findLast(({ kind }) => isOutcome(kind));
    same.push({
      ...{ id: other.id, kind: other.kind, words: '' },
      ...{ name: other.fullname ?? other.chat_name ?? '', say: other.say ?? '' },
      ...{ at: last?.at ?? other.at, outcome: last?.kind ?? null },
      is_discreet: other.kind === 'callback' && other.may_say_who !== 1,
    });
    await audit(work, { event: 'ticket-read', actor: staffId, target: other.id });
  }
  return same;
}

const Answers = z.object({ phone: z.string().optional() });
/** The number that a visitor left, registered or told to the assistant. */
const phoneOf = ({ phone, variables }: Record<'phone' | 'variables', string | null>): string =>
  phone || (Answers.parse(JSON.parse(variables ?? '{}')).phone ?? '');

const isOutcome = (kind: string): boolean => callOutcomes.some((outcome) => outcome === kind);

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
  const { name, email, language } = chat;
  return { kind: 'chat', id: chat.id, name, phone: phoneOf(chat), email, language };
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
    // How a call went before when it is tried again.
    .orderBy('ticket_notes.kind')
    .orderBy('ticket_notes.id')
    .execute();
