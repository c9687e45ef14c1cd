import 'server-only';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { audit, inTransaction, noteOnce } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { reopenSnoozed } from '@/lib/backend/database/tickets';
import {
  aloneSince,
  type Heard,
  lastMessages,
  missedAt,
  presenceOf,
  type Waits,
} from '@/lib/chat/store/live-rows';
import { callOutcomes, doneWays, isPersonIn, type TicketFilter, type TicketKind } from '../rules';
import type { Inbox, InboxCounts, TicketCard } from '../schema';
import type { TicketRow } from './inbox-tables';

/** Who looks, and what they may see. Another kind of ticket does not exist for them. */
export type Viewer = { staffId: string; kinds: readonly TicketKind[] };

/** An open inbox is read with every event: one line of the log stands for all its readings by a person meanwhile. */
const LISTED_MS = 600_000;

/** So many are shown at once; what is done ends there. */
const MOST = 200;

/**
 * The queue of one person: what is urgent first, then what waits longest, what is due later by its time; of what is done
 * the latest first. It names who wrote, so reading it is noted.
 */
export async function readInbox(
  store: Records,
  viewer: Viewer,
  filter: TicketFilter,
): Promise<Omit<Inbox, 'hours'>> {
  await reopenSnoozed(store);
  const { db } = store;
  const isDone = filter === 'done';
  const rows = await ticketsFor(db, viewer, filter)
    .orderBy('tickets.done_at', 'desc')
    .orderBy('tickets.id')
    .$if(isDone, (found) => found.limit(MOST))
    .execute();
  const cards = rows.map((row) => cardOf(row, viewer, store.now()));
  const tickets = isDone ? cards : cards.toSorted(byWait).slice(0, MOST);
  const [open, mine, done] = await Promise.all([
    countOf(db, viewer, 'open'),
    countOf(db, viewer, 'mine'),
    countOf(db, viewer, 'done'),
  ]);
  if (tickets.length > 0) await noteOnce(store, { event: 'inbox-listed', actor: viewer.staffId }, LISTED_MS);
  const urgent_chats = await countUrgentChats(db, viewer);
  return { tickets, counts: { open, mine, done }, urgent_chats };
}

/** Urgent, and first whom nobody answers and who is still there. */
const rankOf = ({ is_urgent, state, answering, gone_since }: TicketCard) =>
  is_urgent && state !== 'waiting' ? (answering ? 1 : gone_since === null ? 3 : 2) : 0;
const byWait = (a: TicketCard, b: TicketCard) =>
  rankOf(b) - rankOf(a) || (a.snooze_until ?? a.due_at) - (b.snooze_until ?? b.due_at);

/** What somebody who may not read it has to tell a counsellor of. */
async function countUrgentChats(db: Kysely<Tables>, { kinds }: Viewer): Promise<number> {
  if (kinds.includes('chat')) return 0;
  const { count } = await db
    .selectFrom('tickets')
    .where('kind', '=', 'chat')
    .where('urgent', '=', 1)
    .where('assignee', 'is', null)
    .where('state', 'in', ['new', 'open'])
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Of what is done: who ended it, the note that tells how, and the first answer to who wrote. */
const endings = ({ selectFrom }: ExpressionBuilder<Tables, 'tickets'>) => {
  const notes = selectFrom('ticket_notes').whereRef('ticket_id', '=', 'tickets.id');
  const ends = selectFrom('audit').whereRef('target', '=', 'tickets.id').where('event', '=', 'ticket-done');
  const replies = selectFrom('ticket_replies').whereRef('ticket_id', '=', 'tickets.id');
  const words = selectFrom('live_turns').whereRef('live_turns.chat_id', '=', 'tickets.chat_id');
  const theirs = words.where('speaker', '=', 'counsellor').whereRef('at', '>=', 'tickets.created_at');
  const last = ends.innerJoin('staff', 'staff.id', 'actor').orderBy('seq', 'desc').limit(1);
  const how = notes
    .where('kind', 'in', [...doneWays, ...callOutcomes])
    .orderBy('at', 'desc')
    .limit(1);
  return [
    ...[last.select('staff.name').as('ended_by'), how.select('kind').as('how')],
    replies.select((of) => of.fn.min('at').as('at')).as('replied_at'),
    theirs.select((of) => of.fn.min('at').as('at')).as('heard_at'),
  ];
};

/** Tickets with who has them and what their row of the list tells: who wrote, in which language, and when a call is wished. */
const ticketRows = (db: Kysely<Tables>) =>
  db
    .selectFrom('tickets')
    .leftJoin('staff', 'staff.id', 'tickets.assignee')
    .leftJoin('messages', 'messages.id', 'tickets.message_id')
    .leftJoin('chats', 'chats.id', 'tickets.chat_id')
    .leftJoin('live_chats', 'live_chats.chat_id', 'tickets.chat_id')
    .leftJoin('staff as answering', 'answering.id', 'live_chats.claimed_by')
    .leftJoin('ticket_drafts', 'ticket_drafts.ticket_id', 'tickets.id')
    .leftJoin('staff as writer', 'writer.id', 'ticket_drafts.author')
    .selectAll('tickets')
    .select(lastMessages)
    .select(endings)
    .select(['live_chats.state as live_state', 'queued_at', 'joined_at', 'closing', 'visitor_seen_at'])
    .select(['live_chats.claimed_by', 'answering.name as answering_name', 'gone', 'chats.seen_at', 'back_at'])
    .select([
      'writer.name as writer',
      'ticket_drafts.author as drafted_by',
      'ticket_drafts.updated_at as typed_at',
    ])
    .select(['staff.name as assignee_name', 'messages.fullname', 'chats.name as chat_name'])
    .select(['messages.language as message_language', 'chats.language as chat_language'])
    .select(['call_from', 'call_to', 'may_say_who', 'chats.updated_at as chat_at'])
    .select(({ selectFrom }) =>
      selectFrom('live_turns')
        .select(({ fn }) => fn.max('number').as('number'))
        .whereRef('live_turns.chat_id', '=', 'tickets.chat_id')
        .as('last_message'),
    )
    .select(({ selectFrom }) =>
      selectFrom('ticket_notes')
        .select('kind')
        .whereRef('ticket_id', '=', 'tickets.id')
        .where('kind', 'in', callOutcomes)
        .orderBy('at', 'desc')
        .limit(1)
        .as('outcome'),
    );

function ticketsFor(db: Kysely<Tables>, { staffId, kinds }: Viewer, filter: TicketFilter) {
  const visible = ticketRows(db)
    .where('tickets.kind', 'in', kinds)
    .where('tickets.state', filter === 'done' ? '=' : '<>', 'done');
  return filter === 'mine' ? visible.where('tickets.assignee', '=', staffId) : visible;
}

async function countOf(db: Kysely<Tables>, viewer: Viewer, filter: TicketFilter): Promise<number> {
  const { count } = await ticketsFor(db, viewer, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * For every page: what nobody has and is not put off, and what the person has claimed, as their own list counts it; how
 * much of it is urgent, with the conversations of which others have to tell a counsellor.
 */
export async function countInbox(store: Records, viewer: Viewer): Promise<InboxCounts> {
  const { staffId, kinds } = viewer;
  await reopenSnoozed(store);
  const rows = await store.db
    .selectFrom('tickets')
    .where('kind', 'in', kinds)
    .where('state', '<>', 'done')
    .where(({ eb, or, and }) =>
      or([and([eb('assignee', 'is', null), eb('state', '<>', 'waiting')]), eb('assignee', '=', staffId)]),
    )
    .groupBy(['assignee', 'urgent'])
    .select(({ fn }) => ['assignee', 'urgent', fn.countAll().as('count')])
    .execute();
  const sumOf = (isCounted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isCounted).reduce((sum, { count }) => sum + Number(count), 0);
  return {
    waiting: sumOf(({ assignee }) => assignee === null),
    urgent:
      sumOf(({ assignee, urgent }) => assignee === null && urgent === 1) +
      (await countUrgentChats(store.db, viewer)),
    mine: sumOf(({ assignee }) => assignee !== null),
  };
}

/** Tickets by name, address or number of who wrote, done ones too: the latest first. Every row is compared here, so that no spelling of a number is missed. */
export async function findTickets(store: Records, viewer: Viewer, text: string): Promise<TicketCard[]> {
  const { db } = store;
  const rows = await ticketRows(db)
    .where('tickets.kind', 'in', viewer.kinds)
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
  return found.slice(0, MOST).map((row) => cardOf(row, viewer, store.now()));
}

type ListedRow = TicketRow &
  Omit<Waits, 'state'> & { live_state: Waits['state'] } & Record<
    'assignee_name' | 'fullname' | 'chat_name' | 'message_language' | 'chat_language',
    string | null
  > &
  Record<
    'claimed_by' | 'answering_name' | 'writer' | 'drafted_by' | 'outcome' | 'ended_by' | 'how',
    string | null
  > &
  Record<'typed_at' | 'call_from' | 'call_to' | 'may_say_who' | 'chat_at' | 'last_message', number | null> &
  Record<'replied_at' | 'heard_at' | keyof Heard, number | null>;

/** Of a conversation as in the list of them; where its visitor has an answer, since that. */
const waitsSince = ({ live_state: state, ...row }: ListedRow): number =>
  (row.kind === 'chat' && aloneSince({ ...row, state })) ||
  Math.max(row.due_at, row.answered_at ?? 0, row.settled_at ?? 0);

/** The wait ends with the first answer, else with the end; a call waits from its hour on. */
function endingOf({ how, done_at, replied_at, heard_at, ...row }: ListedRow): TicketCard['ending'] {
  if (row.state !== 'done') return null;
  const answered = replied_at ?? heard_at ?? done_at ?? row.updated_at;
  const wait_ms = Math.max(0, answered - Math.max(row.created_at, row.call_from ?? 0));
  return { how, by: row.ended_by ?? row.assignee_name ?? '', wait_ms };
}

export const cardOf = (row: ListedRow, { staffId }: Viewer, nowMs: number): TicketCard => ({
  ...presenceOf(row, nowMs),
  ...{ id: row.id, kind: row.kind, state: row.state, is_urgent: row.urgent === 1 },
  name: row.fullname ?? row.chat_name ?? '',
  language: row.message_language ?? row.chat_language ?? '',
  call: row.call_from === null ? null : { from: row.call_from, to: row.call_to ?? row.call_from },
  is_discreet: row.kind === 'callback' && row.may_say_who !== 1,
  ...{ assignee: row.assignee_name, is_mine: row.assignee === staffId },
  ...{ due_at: waitsSince(row), snooze_until: row.snooze_until, done_at: row.done_at, version: row.version },
  ...{ outcome: row.outcome, missed_at: missedAt({ ...row, state: row.live_state }) },
  ...{ danger_at: row.danger_at, ending: endingOf(row) },
  chat_version: (row.chat_at ?? 0) + (row.last_message ?? 0),
  answering:
    row.claimed_by === null ? null : { by: row.answering_name ?? '', is_mine: row.claimed_by === staffId },
  writing:
    row.writer === null || row.drafted_by === staffId ? null : { by: row.writer, at: row.typed_at ?? 0 },
});

/** One ticket as far as this person may see it. */
export const findTicket = (db: Kysely<Tables>, { kinds }: Viewer, id: string) =>
  ticketRows(db).where('tickets.id', '=', id).where('tickets.kind', 'in', kinds).executeTakeFirst();
