import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import type { JoinByPasskey } from '../passkey-schema';
import type { Join } from '../schema';
import { totpStepOf } from '../totp';
import {
  beginPasskey,
  type RelyingParty,
  savePasskey,
  type VerifiedPasskey,
  verifyNewPasskey,
} from './passkeys';
import { endInvite, type OpenInvite, openInvite, personOf, renewCodes } from './people';
import { hashPassword } from './secrets';
import { endAllOf, openSession } from './sessions';
import type { InviteRow } from './staff-tables';

export type Joined = { kind: 'joined'; token: string; codes: string[] };
type Refused = { kind: 'gone' } | { kind: 'wrong-code' } | { kind: 'wrong-passkey' };

/** Takes an invitation up by password and app: person, recovery codes and first session, all or nothing, once. */
export async function join(
  store: Records,
  vault: Vault,
  { input, device }: { input: Join; device: string },
): Promise<Joined | Refused> {
  const invite = await openInvite(store, vault, input.token);
  if (!invite) return { kind: 'gone' };
  const step = totpStepOf(invite.seed, input.code, store.now());
  if (step === null) {
    await inTransaction(store, (work) => audit(work, { event: 'join-failed', target: invite.id }));
    return { kind: 'wrong-code' };
  }
  const password = await hashPassword(input.password);
  return takeUp(store, invite.id, { name: input.name, device, password, step });
}

const ceremonyOf = (invite: OpenInvite) => ({ purpose: 'join', subject: invite.id }) as const;

/** What a browser makes the first passkey of an invited person from; null where the invitation is gone. */
export async function beginJoin(
  store: Records,
  { vault, party }: { vault: Vault; party: RelyingParty },
  { token, name }: { token: string; name: string },
) {
  const invite = await openInvite(store, vault, token);
  if (!invite) return null;
  const known = await personOf(store, invite.email);
  const person = { id: known?.id ?? invite.id, email: invite.email, name };
  return beginPasskey(store, party, { ...ceremonyOf(invite), person });
}

/** The same by a passkey alone; recovery codes are what is left when it is lost. */
export async function joinByPasskey(
  store: Records,
  { vault, party }: { vault: Vault; party: RelyingParty },
  { input, device }: { input: JoinByPasskey; device: string },
): Promise<Joined | Refused> {
  const invite = await openInvite(store, vault, input.token);
  if (!invite) return { kind: 'gone' };
  const passkey = await verifyNewPasskey(store, party, { ...ceremonyOf(invite), passkey: input.passkey });
  if (passkey === null) {
    await inTransaction(store, (work) => audit(work, { event: 'join-failed', target: invite.id }));
    return { kind: 'wrong-passkey' };
  }
  return takeUp(store, invite.id, { name: input.name, device, passkey });
}

type Credentials = { name: string; device: string } & (
  | { password: string; step: number; passkey?: never }
  | { passkey: VerifiedPasskey; password?: never; step?: never }
);

const takeUp = (store: Records, inviteId: string, credentials: Credentials): Promise<Joined | Refused> =>
  inTransaction(store, async (work) => {
    const row = await endInvite(work, inviteId, 'used');
    if (!row) return { kind: 'gone' };
    const { device, passkey } = credentials;
    const staffId = await savePerson(work, row, credentials);
    await audit(work, { event: 'joined', actor: staffId, target: inviteId });
    if (passkey && !(await savePasskey(work, { ...passkey, staffId, name: device })))
      throw new Error('staff: this passkey is stored already');
    const codes = await renewCodes(work, staffId);
    await publishEvent(work, 'people', staffId);
    return { kind: 'joined', codes, token: await openSession(work, { staffId, device }) };
  });

/** Who joins for the first time goes by the id of the invitation, as the log knows it; who comes back has all new. */
async function savePerson(
  work: Work,
  { id: inviteId, email, role, totp_enc }: InviteRow,
  { name, password = '', step = 0 }: Credentials,
): Promise<string> {
  const known = await personOf(work, email);
  const id = known?.id ?? inviteId;
  const seed = password === '' ? '' : totp_enc;
  const values = { name, role, password, totp_enc: seed, totp_step: step, disabled_at: null };
  if (known) {
    await endAllOf(work, id);
    await work.db.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute();
    await work.db.updateTable('staff').set(values).where('id', '=', id).execute();
  } else {
    await work.db
      .insertInto('staff')
      .values({ id, email, created_at: work.nowMs, ...values })
      .execute();
  }
  return id;
}
