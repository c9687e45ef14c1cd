import 'server-only';
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AuditRow } from './console-tables';
import type { Engine, Records, Tables } from './tables';

export type AuditEvent =
  | 'invited'
  | 'invitation-withdrawn'
  | 'joined'
  | 'join-failed'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'session-ended'
  | 'session-expired'
  | 'stepped-up'
  | 'step-up-failed'
  | 'recovery-codes-renewed'
  | 'passkey-added'
  | 'passkey-renamed'
  | 'passkey-removed'
  | 'password-set'
  | 'preferences-changed'
  | 'roles-changed'
  | 'disabled'
  | 'enabled'
  | 'log-read'
  | 'log-verified'
  | 'refused'
  | 'inbox-listed'
  | 'messages-exported'
  | 'message-erased'
  | 'inbox-searched'
  | 'ticket-read'
  | 'ticket-claimed'
  | 'ticket-released'
  | 'ticket-snoozed'
  | 'ticket-reopened'
  | 'ticket-done'
  | 'ticket-noted'
  | 'ticket-replied'
  | 'ticket-called'
  | 'ticket-escalated'
  | 'shift-added'
  | 'shift-removed'
  | 'push-added'
  | 'push-removed'
  | 'notice-tested'
  | 'mail-tested'
  | 'person-searched'
  | 'person-shown'
  | 'person-exported'
  | 'person-erased'
  | 'request-opened'
  | 'request-closed'
  | 'incident-opened'
  | 'incident-noted'
  | 'register-read'
  | 'picture-added'
  | 'picture-described'
  | 'picture-removed'
  | 'gifts-listed'
  | 'gifts-searched'
  | 'gift-read'
  | 'gift-checked'
  | 'gifts-reconciled'
  | 'gift-entered'
  | 'gift-voided'
  | 'gifts-exported'
  | 'gift-erased'
  | 'receipt-sent'
  | 'gift-corrected'
  | 'statement-read'
  | 'statement-made'
  | 'statement-filed'
  | 'certificate-issued'
  | 'certificates-pasted'
  | 'certificate-delivered'
  | 'refund-ordered'
  | 'refund-approved'
  | 'refund-declined'
  | 'refund-made'
  | 'refund-failed'
  | 'chats-listed'
  | 'chat-read'
  | 'chat-erased'
  | 'chat-followed'
  | 'chat-joined'
  | 'chat-written'
  | 'chat-transferred'
  | 'chat-offer-withdrawn'
  | 'chat-left'
  | 'chat-closed'
  | 'chat-released'
  | 'content-created'
  | 'content-published'
  | 'content-scheduled'
  | 'content-unscheduled'
  | 'content-hidden'
  | 'content-restored'
  | 'content-discarded'
  | 'content-reverted'
  | 'content-lock-taken'
  | 'content-asked'
  | 'content-approved'
  | 'content-declined';

/** What happened, by ids alone. `actor`: blank where nobody is known. */
type Entry = { event: AuditEvent; actor?: string; target?: string };

/** An open transaction of a store: what is noted stands or falls with what it tells of. */
export type Work = { db: Kysely<Tables>; engine: Engine; nowMs: number };

/** Runs inside one transaction. */
export const inTransaction = <T>(store: Records, run: (work: Work) => Promise<T>): Promise<T> =>
  store.db.transaction().execute((db) => run({ db, engine: store.engine, nowMs: store.now() }));

const linkOf = ({ seq, at, event, actor, target, prev }: Omit<AuditRow, 'hash'>): string =>
  createHash('sha256')
    .update(JSON.stringify([seq, at, event, actor, target, prev]))
    .digest('hex');

/**
 * Whoever numbers rows does it alone until the transaction ends, so that a higher number is never seen before a lower
 * one. One lock for all of them: two would wait for each other. On SQLite a transaction that writes is alone anyway.
 */
export async function lockNumbers({ db, engine }: Work): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtext('site audit'), hashtext(current_schema()))`.execute(db);
}

/** Adds a line behind the last one. Nothing changes a line or takes one away. */
export async function audit(work: Work, entry: Entry): Promise<void> {
  const { db, nowMs } = work;
  await lockNumbers(work);
  const last = await db
    .selectFrom('audit')
    .select(['seq', 'hash'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { event, actor = '', target = '' } = entry;
  const line = { seq: (last?.seq ?? 0) + 1, at: nowMs, event, actor, target, prev: last?.hash ?? '' };
  await db
    .insertInto('audit')
    .values({ ...line, hash: linkOf(line) })
    .execute();
}

/** The same by itself, for what has no transaction of its own. */
export const note = (store: Records, entry: Entry): Promise<void> =>
  inTransaction(store, (work) => audit(work, entry));

/** The same where no such line of the person was noted within this time. */
export async function noteOnce(
  store: Records,
  entry: { event: AuditEvent; actor: string },
  everyMs: number,
): Promise<void> {
  const isNoted = async (db: Kysely<Tables>): Promise<boolean> => {
    const line = await db
      .selectFrom('audit')
      .select('seq')
      .where('actor', '=', entry.actor)
      .where('event', '=', entry.event)
      .where('at', '>', store.now() - everyMs)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    return line !== undefined;
  };
  if (await isNoted(store.db)) return;
  await inTransaction(store, async (work) => {
    // Of two readings at once the second sees the line of the first.
    await lockNumbers(work);
    if (!(await isNoted(work.db))) await audit(work, entry);
  });
}

/** `head`: the hash of the last line; written down elsewhere, it shows later that no line at the end is gone. */
export type Verified = { lines: number; head: string; brokenAt: number | null };

const BATCH = 500;

/**
 * Follows the chain from the first line that is retained: it must go on where the last one that was let go ended.
 * `lines`: all that were ever written.
 */
export async function verifyAudit({ db }: Pick<Records, 'db'>): Promise<Verified> {
  const base = await db.selectFrom('audit_base').selectAll().executeTakeFirst();
  let lines = base?.seq ?? 0;
  let head = base?.hash ?? '';
  for (;;) {
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', lines)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.seq !== lines + 1 || row.prev !== head || row.hash !== linkOf(row))
        return { lines, head, brokenAt: lines + 1 };
      lines = row.seq;
      head = row.hash;
    }
    if (rows.length < BATCH) break;
  }
  return { lines, head, brokenAt: null };
}

const DAY_MS = 86_400_000;

/** Lets lines go that are older than the retention, but for the last; the hash of the last one let go stays. Returns how many. */
export const sweepAudit = (store: Records, retentionDays: number): Promise<number> =>
  inTransaction(store, async (work) => {
    const { db, nowMs } = work;
    await lockNumbers(work);
    const newest = await db
      .selectFrom('audit')
      .select('seq')
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    const last = await db
      .selectFrom('audit')
      .select(['seq', 'hash'])
      .where('at', '<', nowMs - retentionDays * DAY_MS)
      .where('seq', '<', newest?.seq ?? 0)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!last) return 0;
    const base = { id: 'base', ...last };
    await db
      .insertInto('audit_base')
      .values(base)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(last))
      .execute();
    const { numDeletedRows } = await db.deleteFrom('audit').where('seq', '<=', last.seq).executeTakeFirst();
    return Number(numDeletedRows);
  });
