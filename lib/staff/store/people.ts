import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { INVITE_MS } from '../rules';
import type { Join } from '../schema';
import { newSeed, totpStepOf } from '../totp';
import { hashOf, hashPassword, newRecoveryCodes, newToken, recoveryHash } from './secrets';
import { endAllOf, openSession } from './sessions';
import type { InviteRow, StaffRow } from './staff-tables';

/** Names are found in whatever case they are typed. */
export const accountOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * A link's token for one person, in place of any earlier one. Who was disabled may be invited anew, with everything
 * new. @throws Error for somebody who has access
 */
export function inviteStaff(
  store: Records,
  vault: Vault,
  { email, role }: { email: string; role: string },
): Promise<string> {
  return inTransaction(store, async (work) => {
    const account = accountOf(email);
    const known = await personOf(work, account);
    if (known && known.disabled_at === null)
      throw new Error(`staff invite: ${account} has access; disable it first`);
    const token = newToken();
    const id = newRecordId();
    await work.db.deleteFrom('staff_invites').where('email', '=', account).execute();
    await work.db
      .insertInto('staff_invites')
      .values({
        id,
        token_hash: hashOf(token),
        email: account,
        role,
        totp_enc: vault.seal(newSeed()),
        expires_at: work.nowMs + INVITE_MS,
      })
      .execute();
    await audit(work, { event: 'invited', actor: 'cli', target: id });
    return token;
  });
}

const personOf = ({ db }: Pick<Work, 'db'>, account: string): Promise<StaffRow | undefined> =>
  db.selectFrom('staff').selectAll().where('email', '=', account).executeTakeFirst();

export type OpenInvite = { id: string; email: string; role: string; seed: string };

/** What an invitation offers, while it does. */
export async function openInvite(
  { db, now }: Records,
  vault: Vault,
  token: string,
): Promise<OpenInvite | null> {
  const row = await db
    .selectFrom('staff_invites')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return row ? { id: row.id, email: row.email, role: row.role, seed: vault.open(row.totp_enc) } : null;
}

export type Joined = { kind: 'joined'; token: string; codes: string[] };
type Joining = { input: Join; device: string };

/** Takes an invitation up: person, recovery codes and first session, all or nothing, once. */
export async function join(
  store: Records,
  vault: Vault,
  { input, device }: Joining,
): Promise<Joined | { kind: 'gone' } | { kind: 'wrong-code' }> {
  const invite = await openInvite(store, vault, input.token);
  if (!invite) return { kind: 'gone' };
  const step = totpStepOf(invite.seed, input.code, store.now());
  if (step === null) {
    await inTransaction(store, (work) => audit(work, { event: 'join-failed', target: invite.id }));
    return { kind: 'wrong-code' };
  }
  const password = await hashPassword(input.password);
  return inTransaction(store, async (work) => {
    const row = await takeInvite(work, invite.id);
    if (!row) return { kind: 'gone' };
    const staffId = await savePerson(work, row, { name: input.name, password, step });
    await audit(work, { event: 'joined', actor: staffId, target: invite.id });
    const codes = await renewCodes(work, staffId);
    return { kind: 'joined', codes, token: await openSession(work, { staffId, device }) };
  });
}

const takeInvite = ({ db, nowMs }: Work, id: string): Promise<InviteRow | undefined> =>
  db
    .deleteFrom('staff_invites')
    .where('id', '=', id)
    .where('expires_at', '>', nowMs)
    .returningAll()
    .executeTakeFirst();

type Credentials = { name: string; password: string; step: number };

async function savePerson(
  work: Work,
  { email, role, totp_enc }: InviteRow,
  { name, password, step }: Credentials,
): Promise<string> {
  const known = await personOf(work, email);
  const id = known?.id ?? newRecordId();
  const values = { name, role, password, totp_enc, totp_step: step, disabled_at: null };
  if (known) {
    await endAllOf(work, id);
    await work.db.updateTable('staff').set(values).where('id', '=', id).execute();
  } else {
    await work.db
      .insertInto('staff')
      .values({ id, email, created_at: work.nowMs, ...values })
      .execute();
  }
  return id;
}

/** New codes in place of those before; they are shown once and stored as hashes. */
export async function renewCodes({ db }: Work, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await db.deleteFrom('staff_codes').where('staff_id', '=', staffId).execute();
  await db
    .insertInto('staff_codes')
    .values(codes.map((code) => ({ id: recoveryHash(staffId, code), staff_id: staffId })))
    .execute();
  return codes;
}

/** How many codes a person has left. */
export async function countCodes({ db }: Records, staffId: string): Promise<number> {
  const { left } = await db
    .selectFrom('staff_codes')
    .where('staff_id', '=', staffId)
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Everybody who has or had access, the first first. */
export const listStaff = ({ db }: Records): Promise<StaffRow[]> =>
  db.selectFrom('staff').selectAll().orderBy('created_at').orderBy('id').execute();

/** Takes access away at once, with every session and invitation; false where nobody has that address. */
export function disableStaff(store: Records, email: string): Promise<boolean> {
  return inTransaction(store, async (work) => {
    const account = accountOf(email);
    await work.db.deleteFrom('staff_invites').where('email', '=', account).execute();
    const person = await personOf(work, account);
    if (!person) return false;
    await work.db
      .updateTable('staff')
      .set({ disabled_at: person.disabled_at ?? work.nowMs })
      .where('id', '=', person.id)
      .execute();
    await endAllOf(work, person.id);
    await audit(work, { event: 'disabled', actor: 'cli', target: person.id });
    return true;
  });
}
