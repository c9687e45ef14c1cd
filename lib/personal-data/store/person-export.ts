import 'server-only';
import type { Kysely } from 'kysely';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import type { PersonKey } from '../rules';
import type { RecordKind } from '../schema';
import { findPerson } from './person-records';

export type ExportedRecord = { kind: RecordKind; id: string; content: Record<string, unknown> };

type Exporting = {
  key: PersonKey;
  actor: string;
  /** All where absent. A number may be shared: whose a record is, its reader decides. */
  chosen?: readonly { kind: RecordKind; id: string }[];
};

/**
 * What is stored of a person, for the person: records of their own, not those in which somebody else's words name them.
 * Secrets that open something are left out; a PAN is told by its being there.
 */
export async function exportPerson(
  store: Records,
  { key, actor, chosen }: Exporting,
): Promise<ExportedRecord[]> {
  const records = (await findPerson(store, key)).filter(
    ({ match, kind, id }) =>
      match === 'own' && (chosen?.some((one) => one.kind === kind && one.id === id) ?? true),
  );
  const all: ExportedRecord[] = [];
  for (const { kind, id } of records) {
    const content = await readers[kind](store.db, id);
    if (content) all.push({ kind, id, content });
  }
  await inTransaction(store, async (work) => {
    for (const { id } of all) await audit(work, { event: 'person-exported', actor, target: id });
  });
  return all;
}

type Reader = (db: Kysely<Tables>, id: string) => Promise<Record<string, unknown> | undefined>;

const message: Reader = async (db, id) => {
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, ...(await written(db, id)) };
};

/** What staff wrote about it: it is about the person, so it is theirs to read. */
const written = async (db: Kysely<Tables>, ticketId: string) => ({
  notes: await db
    .selectFrom('ticket_notes')
    .select(['at', 'kind', 'text'])
    .where('ticket_id', '=', ticketId)
    .orderBy('at')
    .execute(),
  drafts: await db
    .selectFrom('ticket_drafts')
    .select(['updated_at', 'subject', 'text'])
    .where('ticket_id', '=', ticketId)
    .execute(),
  replies: await db
    .selectFrom('ticket_replies')
    .select(['at', 'subject', 'text'])
    .where('ticket_id', '=', ticketId)
    .orderBy('at')
    .execute(),
});

const chat: Reader = async (db, id) => {
  const row = await db.selectFrom('chats').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { token_hash: _, ...told } = row;
  const steps = await db
    .selectFrom('chat_turns')
    .select(['asked_at', 'reply', 'answer'])
    .where('chat_id', '=', id)
    .orderBy('number')
    .execute();
  const live = await db
    .selectFrom('live_turns')
    .select(['at', 'speaker', 'text'])
    .where('chat_id', '=', id)
    .where('speaker', '!=', 'system')
    .orderBy('number')
    .execute();
  return { ...told, steps, live, ...(await written(db, id)) };
};

const donation: Reader = async (db, id) => {
  const row = await db.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { public_token: _token, pan_enc, pan_index: _pan, email_index: _email, ...told } = row;
  const payments = await db.selectFrom('payments').selectAll().where('donation_id', '=', id).execute();
  const refunds = await db.selectFrom('refunds').selectAll().where('donation_id', '=', id).execute();
  return { ...told, has_pan: pan_enc !== null, payments, refunds };
};

const staff: Reader = (db, id) =>
  db
    .selectFrom('staff')
    .select(['email', 'name', 'role', 'created_at', 'disabled_at'])
    .where('id', '=', id)
    .executeTakeFirst();

const invite: Reader = (db, id) =>
  db
    .selectFrom('staff_invites')
    .select(['email', 'role', 'expires_at as runs_out_at', 'ended', 'ended_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Words of the register are somebody else's: nobody's own. */
const none: Reader = async () => undefined;

const readers: Record<RecordKind, Reader> = {
  ...{ message, callback: message, chat, donation, staff, invite },
  ...{ request: none, incident: none },
};
