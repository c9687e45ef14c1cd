import 'server-only';
import type { Kysely } from 'kysely';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { hasDevices, reopenSnoozed } from '@/lib/backend/database/tickets';
import { enqueue } from '@/lib/backend/outbox';
import { ticketPath } from '@/lib/config/staff-console';
import { escalationCopy } from '@/lib/i18n/escalation';
import { languageOf } from '@/lib/i18n/language';
import {
  enqueuePushes,
  enqueueWebhook,
  presentFirst,
  type ReadersOf,
  unclaimedNow,
  withDevices,
} from './alerts';
import type { TicketRow } from './inbox-tables';

/** How long something may wait before it is told again, in milliseconds. `urgent` holds for promised calls, too. */
export type Waits = { usual: number; urgent: number };
type Escalation = {
  waits: Waits;
  /** Whether the usual may be told now; what is urgent always is. */
  isOpen: boolean;
  readersOf: ReadersOf;
  /** By what staff are told beside the devices that they turned on. */
  channels: { mail: boolean; webhook: boolean };
};

/** To those on shift, then to everybody who may read it; then it has been told often enough. */
const STAGES = 2;

/** When an unclaimed ticket is told next: so long after it came, came back, or was due, and as long again. */
export function nextNotice(
  { notice_at, due_at, notice_level, urgent, kind }: TicketRow,
  waits: Waits,
): number | null {
  if (notice_at === null || notice_level >= STAGES) return null;
  const wait = urgent === 1 || kind === 'callback' ? waits.urgent : waits.usual;
  return Math.max(notice_at, due_at) + (notice_level + 1) * wait;
}

/**
 * Puts back what was put off until now, and tells of what nobody has claimed: once a stage, however many instances look. A mail names the kind and leads to the
 * ticket after the sign-in. Resolves to how many tickets were told; where nobody could be told they wait.
 */
export async function escalate(store: Records, how: Escalation): Promise<number> {
  const { db, now } = store;
  await reopenSnoozed(store);
  const { waits, isOpen, channels } = how;
  if (!channels.mail && !channels.webhook && !(await hasDevices(store))) return 0;
  const waiting = await unclaimed(db).execute();
  const isDue = (row: TicketRow) => (nextNotice(row, waits) ?? Number.POSITIVE_INFINITY) <= now();
  let told = 0;
  for (const row of waiting.filter(
    (one) => isDue(one) && (isOpen || one.urgent === 1 || one.kind === 'callback'),
  ))
    if (await inTransaction(store, (work) => tell(work, row, how))) told += 1;
  return told;
}

const unclaimed = (db: Kysely<Tables>) =>
  db
    .selectFrom('tickets')
    .selectAll()
    .where('assignee', 'is', null)
    .where('state', 'in', ['new', 'open'])
    .where('notice_at', 'is not', null)
    .where('notice_level', '<', STAGES);

async function tell(work: Work, row: TicketRow, { readersOf, channels }: Escalation): Promise<boolean> {
  const { db, nowMs } = work;
  const { id, kind, notice_level: level } = row;
  const { numUpdatedRows } = await db
    .updateTable('tickets')
    .set({ notice_level: level + 1 })
    .where('id', '=', id)
    .where('assignee', 'is', null)
    .where('notice_level', '=', level)
    .where('state', 'in', ['new', 'open'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const readers = await readersOf(work, kind);
  // Without mail only those can be told who have a device.
  const reached = channels.mail ? readers : await withDevices(work, readers);
  const told = level === 0 ? await presentFirst(work, reached) : reached;
  if (channels.mail)
    for (const staff of told)
      await enqueue(db, { kind: 'escalation', payload: { ticket: id, staff }, at: nowMs });
  const round = { ticket: id, round: `unclaimed-${nowMs}` };
  await enqueuePushes(work, round, told);
  if (channels.webhook) await enqueueWebhook(work, round, 'escalation');
  await audit(work, { event: 'ticket-escalated', target: id });
  return true;
}

type Centre = { SITE_NAME: string; SITE_URL: string };

/** The mail of one row of the outbox, in its reader's language; null once somebody has claimed it: then there is nothing to tell. */
export async function escalationLetter(
  { db }: Pick<Records, 'db'>,
  { ticket, staff }: { ticket: string; staff: string },
  { SITE_NAME, SITE_URL }: Centre,
): Promise<{ to: string; subject: string; text: string } | null> {
  const row = await unclaimedNow({ db }, ticket);
  const person = await db
    .selectFrom('staff')
    .select(['email', 'language'])
    .where('id', '=', staff)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row || !person) return null;
  const copy = escalationCopy[languageOf(person.language)];
  const what = `${row.urgent === 1 ? copy.urgent : ''}${copy[row.kind]}`;
  const text = `${copy.open} ${SITE_URL}${ticketPath(ticket)}\n`;
  return { to: person.email, subject: `${SITE_NAME}: ${what}`, text };
}
