import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { requeueLiveOf } from '@/lib/chat/store/live-watch';
import { INVITE_MS } from '../rules';
import { newSeed } from '../totp';
import { hashOf, newRecoveryCodes, newToken, recoveryHash } from './secrets';
import { endAllOf } from './sessions';
import type { InviteRow, StaffRow } from './staff-tables';

/** Names are found in whatever case they are typed. */
export const accountOf = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** Nobody is invited who has access. */
export class HasAccessError extends Error {
  override name = 'HasAccessError';
}

/** `by`: the id of who invites, `cli` for the command line. */
type Invitation = { email: string; role: string; by?: string };

/**
 * A link's token for one person, in place of any earlier one. Who was disabled may be invited anew, with everything
 * new. @throws HasAccessError for somebody who has access
 */
export function inviteStaff(
  store: Records,
  vault: Vault,
  { email, role, by = 'cli' }: Invitation,
): Promise<string> {
  return inTransaction(store, async (work) => {
    const account = accountOf(email);
    const known = await personOf(work, account);
    if (known && known.disabled_at === null)
      throw new HasAccessError(`staff invite: ${account} has access; disable it first`);
    const token = newToken();
    const id = newRecordId();
    await forgetOpenInvites(work, account);
    await work.db
      .insertInto('staff_invites')
      .values({
        id,
        token_hash: hashOf(token),
        email: account,
        role,
        totp_enc: vault.seal(newSeed()),
        expires_at: work.nowMs + INVITE_MS,
        ended: null,
        ended_at: null,
      })
      .execute();
    await audit(work, { event: 'invited', actor: by, target: id });
    await publishEvent(work, 'people', id);
    return token;
  });
}

export const personOf = ({ db }: Pick<Work, 'db'>, account: string): Promise<StaffRow | undefined> =>
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

/** Whether an invitation that is not open has run out; of a used one, or one that a newer replaced, as little is left as of one that never was. */
export async function hasRunOut({ db, now }: Records, token: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_invites')
    .select('id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '<=', now())
    .executeTakeFirst();
  return row !== undefined;
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

/** Invitations that still work, and those of the last weeks with what became of them, the newest first. */
export const listInvites = ({ db }: Records): Promise<InviteRow[]> =>
  db.selectFrom('staff_invites').selectAll().orderBy('expires_at', 'desc').execute();

const forgetOpenInvites = ({ db }: Work, email: string) =>
  db.deleteFrom('staff_invites').where('email', '=', email).where('ended', 'is', null).execute();

/** Takes an open invitation out of use: what is left of it opens nothing. Null where it is not open. */
export async function endInvite(
  { db, nowMs }: Work,
  id: string,
  ended: 'used' | 'withdrawn',
): Promise<InviteRow | null> {
  const row = await db
    .deleteFrom('staff_invites')
    .where('id', '=', id)
    .where('ended', 'is', null)
    .where('expires_at', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  const left = { ...row, token_hash: id, totp_enc: '', ended, ended_at: nowMs };
  await db.insertInto('staff_invites').values(left).execute();
  return row;
}

/** Takes access away at once, with every session and invitation; false where nobody has that address. */
export function disableStaff(store: Records, email: string): Promise<boolean> {
  return inTransaction(store, async (work) => {
    const account = accountOf(email);
    const person = await personOf(work, account);
    await forgetOpenInvites(work, account);
    if (person) await disable(work, person, 'cli');
    return person !== undefined;
  });
}

/** Within a change of its own: the conversations, the access, every session, device and invitation of a person. */
export async function disable(work: Work, { id, email, disabled_at }: StaffRow, by: string): Promise<void> {
  await requeueLiveOf(work, id, by);
  await forgetOpenInvites(work, email);
  await work.db
    .updateTable('staff')
    .set({ disabled_at: disabled_at ?? work.nowMs })
    .where('id', '=', id)
    .execute();
  await endAllOf(work, id);
  await work.db.deleteFrom('push_subscriptions').where('staff_id', '=', id).execute();
  await audit(work, { event: 'disabled', actor: by, target: id });
}
