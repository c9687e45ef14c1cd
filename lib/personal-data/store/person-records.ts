import 'server-only';
import type { Kysely } from 'kysely';
import * as z from 'zod';
import { audit, inTransaction, note } from '@/lib/backend/database/audit';
import type { Records, Tables } from '@/lib/backend/database/tables';
import { contactsBeside, isOf, mentions, type PersonKey } from '../rules';
import type { Erased, PersonRecord, RecordAbout, RecordKind } from '../schema';

type Match = PersonRecord['match'] | null;

const ABOUT_WORDS = 80;
const about = (
  name: string,
  { words = '', amount = null, also = [], call }: Partial<RecordAbout> = {},
): RecordAbout => {
  const line = words.replace(/\s+/g, ' ').trim();
  const cut = Array.from(line).slice(0, ABOUT_WORDS).join('');
  return { name, amount, also, call, words: cut === line ? line : `${cut}…` };
};

/** A field decides before words do. */
const matchOf = (
  key: PersonKey,
  fields: { email: string; phone: string },
  words: readonly (string | null)[],
): Match => {
  if (isOf(key, fields)) return 'own';
  return words.some((text) => text !== null && mentions(key, text)) ? 'mentioned' : null;
};

/**
 * All that is stored of a person, oldest first: messages, calls, conversations, donations, access to this
 * console with its invitations, and the register of requests and incidents.
 * Every row is read and compared here, so that no spelling of a number is missed; retention holds their count small.
 */
export async function findPerson({ db }: Records, key: PersonKey): Promise<PersonRecord[]> {
  const found = [
    ...(await messagesOf(db, key)),
    ...(await chatsOf(db, key)),
    ...(await donationsOf(db, key)),
    ...(await staffOf(db, key)),
    ...(await registerOf(db, key)),
  ];
  return found.sort((a, b) => a.at - b.at);
}

async function messagesOf(db: Kysely<Tables>, key: PersonKey): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('messages')
    .leftJoin('tickets', 'tickets.message_id', 'messages.id')
    .leftJoin('staff', 'staff.id', 'tickets.assignee')
    .selectAll('messages')
    .select(['tickets.state as ticket_state', 'staff.name as claimed_by'])
    .execute();
  const written = await writtenOf(db);
  return rows.flatMap((row) => {
    const { id, kind, received_at: at, fullname, email, phone, message, address, say } = row;
    const also = contactsBeside(key, { email, phone, words: `${message};${say}` });
    const { call_from: from, call_to: to, claimed_by, ticket_state } = row;
    const isOpen = from !== null && ticket_state !== null && ticket_state !== 'done';
    const call = isOpen ? { from, to: to ?? from, claimed_by } : undefined;
    return recordOf(
      { kind, id, at, about: about(fullname, { words: message || say, also, call }) },
      matchOf(key, { email, phone }, [message, address, say, ...(written.get(id) ?? [])]),
    );
  });
}

/** What staff wrote of a message or a conversation, by its id. */
async function writtenOf(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>();
  const add = (id: string, ...more: string[]) => texts.set(id, [...(texts.get(id) ?? []), ...more]);
  const notes = await db.selectFrom('ticket_notes').select(['ticket_id', 'text']).execute();
  for (const { ticket_id, text } of notes) add(ticket_id, text);
  for (const table of ['ticket_replies', 'ticket_drafts'] as const) {
    const rows = await db.selectFrom(table).select(['ticket_id', 'subject', 'text']).execute();
    for (const { ticket_id, subject, text } of rows) add(ticket_id, subject, text);
  }
  return texts;
}

async function chatsOf(db: Kysely<Tables>, key: PersonKey): Promise<PersonRecord[]> {
  const words = new Map<string, string[]>();
  for (const { chat_id, text } of await chatTexts(db))
    words.set(chat_id, [...(words.get(chat_id) ?? []), text ?? '']);
  const rows = await db
    .selectFrom('chats')
    .select(['id', 'created_at', 'name', 'email', 'phone', 'variables'])
    .execute();
  const written = await writtenOf(db);
  return rows.flatMap(({ id, created_at: at, name, email, phone, variables }) => {
    const saved = Saved.parse(JSON.parse(variables));
    // Two addresses or numbers are both the visitor's: the one of the registration and the one that the script asked for.
    const fields = { email: email || (saved.email ?? ''), phone: [phone, saved.phone].join(';') };
    const told = { words: words.get(id)?.find(Boolean) ?? '', also: contactsBeside(key, fields) };
    return recordOf(
      { kind: 'chat', id, at, about: about(name, told) },
      matchOf(key, fields, [variables, ...(words.get(id) ?? []), ...(written.get(id) ?? [])]),
    );
  });
}

/** What the script of the chat asked for that reaches the visitor. */
const Saved = z.object({ email: z.string().optional(), phone: z.string().optional() }).catch({});

/** What was written in conversations, to the script and to a person. */
const chatTexts = async (db: Kysely<Tables>): Promise<{ chat_id: string; text: string | null }[]> => [
  ...(await db.selectFrom('chat_turns').select(['chat_id', 'answer as text']).orderBy('number').execute()),
  ...(await db.selectFrom('live_turns').select(['chat_id', 'text']).orderBy('number').execute()),
];

async function donationsOf(db: Kysely<Tables>, key: PersonKey): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('donations')
    .select([
      'id',
      'created_at',
      'email',
      'contact',
      'address',
      'receipt_no',
      'mode',
      'paid_at',
      'name',
      'amount_minor',
      'currency',
    ])
    .where('erased_at', 'is', null)
    .execute();
  return rows.flatMap((row) => {
    const { id, created_at: at, email, contact: phone, address, receipt_no, mode, paid_at } = row;
    const amount = { minor: row.amount_minor, currency: row.currency };
    const retained = receipt_no !== null ? 'receipt' : mode === 'live' && paid_at !== null ? 'money' : null;
    const also = contactsBeside(key, { email, phone });
    return recordOf(
      { kind: 'donation', id, at, about: about(row.name, { amount, words: receipt_no ?? '', also }) },
      matchOf(key, { email, phone }, [address]),
      retained,
    );
  });
}

async function staffOf(db: Kysely<Tables>, key: PersonKey): Promise<PersonRecord[]> {
  const people = await db.selectFrom('staff').select(['id', 'name', 'email', 'created_at as at']).execute();
  const invites = await db.selectFrom('staff_invites').select(['id', 'email', 'expires_at as at']).execute();
  const rows = [
    ...people.map((row) => ({ kind: 'staff' as const, ...row })),
    ...invites.map((row) => ({ kind: 'invite' as const, ...row, name: '' })),
  ];
  return rows.flatMap(({ kind, id, name, email, at }) =>
    recordOf({ kind, id, at, about: about(name) }, isOf(key, { email, phone: '' }) ? 'own' : null, kind),
  );
}

/** What was written down of requests and incidents: it shows that they were dealt with, so it stays. */
async function registerOf(db: Kysely<Tables>, key: PersonKey): Promise<PersonRecord[]> {
  const requests = await db.selectFrom('data_requests').selectAll().execute();
  const incidents = await db.selectFrom('incidents').selectAll().execute();
  const steps = await db.selectFrom('incident_steps').select(['incident_id', 'note']).execute();
  const rows = [
    ...requests.map(({ id, received_at: at, note, outcome }) => {
      return { kind: 'request' as const, id, at, texts: [note, outcome] };
    }),
    ...incidents.map(({ id, noticed_at: at, what }) => {
      const notes = steps.filter(({ incident_id }) => incident_id === id).map(({ note }) => note);
      return { kind: 'incident' as const, id, at, texts: [what, ...notes] };
    }),
  ];
  return rows.flatMap(({ texts, ...row }) =>
    recordOf(
      { ...row, about: about('', { words: texts[0] ?? '' }) },
      matchOf(key, { email: '', phone: '' }, texts),
      'register',
    ),
  );
}

const recordOf = (
  row: Pick<PersonRecord, 'kind' | 'id' | 'at' | 'about'>,
  match: Match,
  retained: PersonRecord['retained'] = null,
): PersonRecord[] => (match === null ? [] : [{ ...row, match, retained }]);

/** Erases one record by its id, as the feature that stores it does. */
export type Erasers = Record<
  Extract<RecordKind, 'message' | 'callback' | 'chat' | 'donation'>,
  (id: string) => Promise<unknown>
>;

type Erasing = {
  key: PersonKey;
  actor: string;
  chosen: readonly { kind: RecordKind; id: string }[];
  erasers: Erasers;
};

/** Erases what was chosen of what is found of the person; the rest of the choice is named with its reason. */
export async function erasePerson(store: Records, { key, actor, chosen, erasers }: Erasing): Promise<Erased> {
  const isChosen = ({ kind, id }: PersonRecord) => chosen.some((one) => one.id === id && one.kind === kind);
  const records = (await findPerson(store, key)).filter(isChosen);
  const done: Erased = { erased: [], retained: records.filter(({ retained }) => retained !== null) };
  for (const { kind, id, retained } of records) {
    const isErasable = (name: RecordKind): name is keyof Erasers => name in erasers;
    if (retained !== null || !isErasable(kind)) continue;
    await erasers[kind](id);
    await note(store, { event: 'person-erased', actor, target: id });
    done.erased.push({ kind, id });
  }
  return done;
}

type Search = {
  key: PersonKey;
  actor: string;
  /** Whether words of conversations are shown. */
  readsChats: boolean;
};

/** Finds for somebody who asks, and notes that they did, and what they were shown; for whom is not written down. */
export async function searchPerson(
  store: Records,
  { key, actor, readsChats }: Search,
): Promise<PersonRecord[]> {
  await note(store, { event: 'person-searched', actor });
  const records = await findPerson(store, key);
  await inTransaction(store, async (work) => {
    for (const { id } of records) await audit(work, { event: 'person-shown', actor, target: id });
  });
  return records.map((record) =>
    record.kind === 'chat' && !readsChats ? { ...record, about: { ...record.about, words: '' } } : record,
  );
}
