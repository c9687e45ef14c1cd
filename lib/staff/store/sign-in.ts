import 'server-only';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import type { Assertion } from '../passkey-schema';
import type { SignIn, StepUp } from '../schema';
import { totpStepOf } from '../totp';
import { notePasskeyUse, passkeyOf, type RelyingParty, verifyAssertion } from './passkeys';
import { accountOf, renewCodes } from './people';
import { setMark } from './preferences';
import { isPassword, recoveryHash } from './secrets';
import { openSession, renewSession, type SignedIn } from './sessions';
import type { StaffRow } from './staff-tables';
import { counted, type SignInResult, type TryDeps } from './tries';

export type SignInDeps = TryDeps & { vault: Vault };
export type PasskeyDeps = TryDeps & { party: RelyingParty };
/** Who tries: the network address counts, the device is shown in the list of sessions. */
export type Visitor = { address: string; device: string };

/**
 * A session for who knows password and code; for who has no password, whose passkey is lost, a recovery code alone. Any
 * other answer is the same whether the name is known or not, in the same time.
 */
export function signIn(deps: SignInDeps, input: SignIn, visitor: Visitor): Promise<SignInResult> {
  const { store, vault } = deps;
  return counted(deps, { account: accountOf(input.email), address: visitor.address }, async (account) => {
    const person = await store.db
      .selectFrom('staff')
      .selectAll()
      .where('email', '=', account)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    const isRight = await isPasswordOf(person, input.password);
    return inTransaction(store, async (work) => {
      if (person && isRight && (await takeCode(work, person, { vault, code: input.code })))
        return openSession(work, { staffId: person.id, device: visitor.device });
      await audit(work, { event: 'sign-in-failed', target: person?.id ?? '' });
      return null;
    });
  });
}

/** As much work is done for every name and every input. */
async function isPasswordOf(person: StaffRow | undefined, input: string | undefined): Promise<boolean> {
  const isRight = await isPassword(input ?? '', person?.password || null);
  return isRight || (person?.password === '' && input === undefined);
}

/** The session goes on under a new token, and for a while opens what asks for a step-up. Counts as a try to sign in. */
export function stepUp(
  deps: SignInDeps,
  { person, session }: SignedIn,
  input: StepUp & { address: string },
): Promise<SignInResult> {
  return counted(deps, { account: person.email, address: input.address }, async () => {
    const isRight = await isPasswordOf(person, input.password);
    return inTransaction(deps.store, async (work) => {
      const isKnown = isRight && (await takeCode(work, person, { vault: deps.vault, code: input.code }));
      return finishStepUp(work, { person, session }, isKnown);
    });
  });
}

async function finishStepUp(work: Work, { person, session }: SignedIn, isKnown: boolean) {
  const event = isKnown ? 'stepped-up' : 'step-up-failed';
  await audit(work, { event, actor: person.id, target: session.id });
  return isKnown ? renewSession(work, session) : null;
}

/** A session for who holds a passkey and has shown the device that it is them. */
export async function signInByPasskey(
  deps: PasskeyDeps,
  assertion: Assertion,
  visitor: Visitor,
): Promise<SignInResult> {
  const { store, party } = deps;
  const known = await passkeyOf(store, assertion.id);
  const account = known?.staff_id ?? `passkey ${assertion.id}`;
  return counted(deps, { account, address: visitor.address }, async () => {
    const proof = await verifyAssertion(store, party, { assertion, purpose: 'sign-in', subject: '' });
    return inTransaction(store, async (work) => {
      const person = proof && (await activePerson(work, proof.passkey.staff_id));
      if (proof && person && (await notePasskeyUse(work, proof)))
        return openSession(work, { staffId: person.id, device: visitor.device });
      await audit(work, { event: 'sign-in-failed', target: known?.staff_id ?? '' });
      return null;
    });
  });
}

const activePerson = ({ db }: Work, id: string) =>
  db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();

/** The same as `stepUp`, by one of the person's passkeys. */
export function stepUpByPasskey(
  deps: PasskeyDeps,
  { person, session }: SignedIn,
  { assertion, address }: { assertion: Assertion; address: string },
): Promise<SignInResult> {
  const { store, party } = deps;
  return counted(deps, { account: person.email, address }, async () => {
    const ceremony = { purpose: 'step-up', subject: person.id } as const;
    const proof = await verifyAssertion(store, party, { assertion, ...ceremony });
    return inTransaction(store, async (work) => {
      const isKnown = proof !== null && (await notePasskeyUse(work, proof));
      return finishStepUp(work, { person, session }, isKnown);
    });
  });
}

/** New recovery codes; those before stop working, and whether these are stored is not known yet. */
export const renewRecoveryCodes = (store: Records, staffId: string): Promise<string[]> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'recovery-codes-renewed', actor: staffId });
    await setMark(work, staffId, { mark: 'codes', is_set: false });
    return renewCodes(work, staffId);
  });

/** A code of the app or a recovery code; either works once. */
async function takeCode(
  { db, nowMs }: Work,
  { id, totp_enc }: StaffRow,
  { vault, code }: { vault: Vault; code: string },
): Promise<boolean> {
  const step = totp_enc === '' ? null : totpStepOf(vault.open(totp_enc), code, nowMs);
  if (step !== null) {
    const { numUpdatedRows } = await db
      .updateTable('staff')
      .set({ totp_step: step })
      .where('id', '=', id)
      .where('totp_step', '<', step)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  const { numDeletedRows } = await db
    .deleteFrom('staff_codes')
    .where('id', '=', recoveryHash(id, code))
    .where('staff_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
