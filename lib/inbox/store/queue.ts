import 'server-only';
import type { Kysely } from 'kysely';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { isPersonIn, type TicketFilter, type TicketKind } from '../rules';
import type { Inbox, TicketCard } from '../schema';
import type { TicketRow } from './inbox-tables';

/** Who looks, and what they may see. Another kind of ticket does not exist for them. */
export type Viewer = { staffId: string; kinds: readonly TicketKind[] };

/** So many are shown at once; what is done ends there. */
const MOST = 200;

/** The queue of one person: what is urgent first, then what waits longest, what is put off last; of what is done the latest first. */
export async function readInbox(store: Records, viewer: Viewer, filter: TicketFilter): Promise<Inbox> {
  await reopenSnoozed(store);
  const { db } = store;
  const found = ticketsFor(db, viewer, filter);
  const ordered =
    filter === 'done'
      ? found.orderBy('done_at', 'desc')
      : found
          .orderBy((eb) => eb.case().when('state', '=', 'waiting').then(1).else(0).end())
          .orderBy('urgent', 'desc')
          .orderBy('due_at');
  const rows = await ordered.orderBy('tickets.id').limit(MOST).execute();
  const [open, mine, done] = await Promise.all([
    countOf(db, viewer, 'open'),
    countOf(db, viewer, 'mine'),
    countOf(db, viewer, 'done'),
  ]);
  return { tickets: rows.map((row) => cardOf(row, viewer)), counts: { open, mine, done } };
}

function ticketsFor(db: Kysely<Tables>, { staffId, kinds }: Viewer, filter: TicketFilter) {
  const visible = db
    .selectFrom('tickets')
    .leftJoin('staff', 'staff.id', 'tickets.assignee')
    .where('kind', 'in', kinds)
    .where('state', filter === 'done' ? '=' : '<>', 'done');
  const chosen = filter === 'mine' ? visible.where('assignee', '=', staffId) : visible;
  return chosen.selectAll('tickets').select('staff.name as assignee_name');
}

async function countOf(db: Kysely<Tables>, viewer: Viewer, filter: TicketFilter): Promise<number> {
  const { count } = await ticketsFor(db, viewer, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tickets by name, address or number of who wrote, done ones too: the latest first. Every row is compared here, so that no spelling of a number is missed. */
export async function findTickets(store: Records, viewer: Viewer, text: string): Promise<TicketCard[]> {
  const { db } = store;
  const rows = await db
    .selectFrom('tickets')
    .leftJoin('staff', 'staff.id', 'tickets.assignee')
    .leftJoin('messages', 'messages.id', 'tickets.message_id')
    .leftJoin('chats', 'chats.id', 'tickets.chat_id')
    .where('tickets.kind', 'in', viewer.kinds)
    .selectAll('tickets')
    .select(['staff.name as assignee_name', 'messages.fullname', 'chats.name as chat_name'])
    .select(['messages.email', 'chats.email as chat_email', 'messages.phone', 'chats.phone as chat_phone'])
    .orderBy('tickets.created_at', 'desc')
    .execute();
  const found = rows.filter((row) =>
    isPersonIn(text, {
      words: [row.fullname, row.chat_name, row.email, row.chat_email],
      numbers: [row.phone, row.chat_phone],
    }),
  );
  await inTransaction(store, (work) => audit(work, { event: 'inbox-searched', actor: viewer.staffId }));
  return found.slice(0, MOST).map((row) => cardOf(row, viewer));
}

export const cardOf = (
  row: TicketRow & { assignee_name: string | null },
  { staffId }: Viewer,
): TicketCard => ({
  ...{ id: row.id, kind: row.kind, state: row.state, is_urgent: row.urgent === 1 },
  ...{ assignee: row.assignee_name, is_mine: row.assignee === staffId },
  ...{ due_at: row.due_at, snooze_until: row.snooze_until, done_at: row.done_at, version: row.version },
});

/** One ticket as far as this person may see it. */
export const findTicket = (db: Kysely<Tables>, { kinds }: Viewer, id: string) =>
  db
    .selectFrom('tickets')
    .leftJoin('staff', 'staff.id', 'tickets.assignee')
    .where('tickets.id', '=', id)
    .where('kind', 'in', kinds)
    .selectAll('tickets')
    .select('staff.name as assignee_name')
    .executeTakeFirst();

/** Puts back what was put off until now. Each reading of the queue does, so nothing waits for a clock. */
export async function reopenSnoozed(store: Records): Promise<void> {
  const { db, now } = store;
  const isDue = await db
    .selectFrom('tickets')
    .select('id')
    .where('state', '=', 'waiting')
    .where('snooze_until', '<=', now())
    .limit(1)
    .executeTakeFirst();
  if (!isDue) return;
  await inTransaction(store, async (work) => {
    const { nowMs } = work;
    const reopened = await work.db
      .updateTable('tickets')
      .set(({ eb }) => ({
        ...{ state: 'open' as const, snooze_until: null, updated_at: nowMs, notice_at: nowMs },
        ...{ notice_level: 0, version: eb('version', '+', 1) },
      }))
      .where('state', '=', 'waiting')
      .where('snooze_until', '<=', nowMs)
      .returning('id')
      .execute();
    for (const { id } of reopened) {
      await audit(work, { event: 'ticket-reopened', target: id });
      await publishEvent(work, 'inbox', id);
    }
  });
}
