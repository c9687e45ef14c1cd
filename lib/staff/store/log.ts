import 'server-only';
import { note, type Verified, verifyAudit } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Log, ReadLog } from '../schema';

const PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;
/** Readings of one person so near to each other are one: the page reads again by itself. */
const ONE_READING_MS = 10 * 60_000;

/** A page of the record, newest first, with the names of staff beside their ids. */
export async function readLog({ db }: Records, { before, person, event, day }: ReadLog): Promise<Log> {
  let query = db
    .selectFrom('audit')
    .select(['seq', 'at', 'event', 'actor', 'target'])
    .orderBy('seq', 'desc')
    .limit(PAGE + 1);
  if (before !== undefined) query = query.where('seq', '<', before);
  if (event !== undefined) query = query.where('event', '=', event);
  if (person !== undefined)
    query = query.where((is) => is.or([is('actor', '=', person), is('target', '=', person)]));
  if (day !== undefined) {
    const fromMs = Date.parse(`${day}T00:00:00+05:30`);
    query = query.where('at', '>=', fromMs).where('at', '<', fromMs + DAY_MS);
  }
  const rows = await query.execute();
  const people = await db.selectFrom('staff').select(['id', 'name']).orderBy('name').execute();
  const events = await db.selectFrom('audit').select('event').distinct().orderBy('event').execute();
  const lines = rows.slice(0, PAGE);
  const targets = ['', ...lines.map(({ target }) => target)];
  const named = await db
    .selectFrom('donations')
    .select(['id', 'receipt_no as name'])
    .where('id', 'in', targets)
    .where('receipt_no', 'is not', null)
    .$narrowType<{ name: string }>()
    .execute();
  return {
    lines,
    older: rows.length > PAGE ? (lines.at(-1)?.seq ?? null) : null,
    people,
    named,
    events: events.map((row) => row.event),
  };
}

/** That somebody reads the record is noted in it. */
export async function noteLogRead(store: Records, staffId: string): Promise<void> {
  const last = await store.db
    .selectFrom('audit')
    .select('at')
    .where('actor', '=', staffId)
    .where('event', '=', 'log-read')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && store.now() - last.at < ONE_READING_MS) return;
  await note(store, { event: 'log-read', actor: staffId });
}

/** Follows the chain, and notes that somebody did. */
export async function checkLog(store: Records, staffId: string): Promise<Verified> {
  const verified = await verifyAudit(store);
  await note(store, { event: 'log-verified', actor: staffId });
  return verified;
}
