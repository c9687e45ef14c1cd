import 'server-only';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Assertion, NewPasskey } from '../passkey-schema';
import { CHALLENGE_MS } from '../rules';
import { type Ceremony, rememberChallenge, takeChallenge } from './challenges';
import type { PasskeyRow } from './staff-tables';

/** Whom browsers tie a passkey to: the host of the site, and the one origin that may use it. */
export type RelyingParty = { id: string; name: string; origin: string };

/** EdDSA, ES256, RS256: the same on every version of Node, whatever the library adds. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser makes a passkey from; who holds it, and that it is them, is asked for by the device itself. */
export async function beginPasskey(
  store: Records,
  party: RelyingParty,
  { person, ...ceremony }: Ceremony & { person: { id: string; email: string; name: string } },
) {
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: (await listPasskeys(store, person.id)).map(asCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MS,
  });
  await rememberChallenge(store, ceremony, options.challenge);
  return options;
}

export type VerifiedPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'counter' | 'transports'>;

/** What is stored of a new passkey; null where it is not for this site, this challenge, or without verification. */
export async function verifyNewPasskey(
  store: Records,
  party: RelyingParty,
  { passkey, ...ceremony }: Ceremony & { passkey: NewPasskey },
): Promise<VerifiedPasskey | null> {
  const { transports, ...response } = passkey.response;
  const challenge = await takeChallenge(store, ceremony, response.clientDataJSON);
  if (challenge === null) return null;
  // The library throws for whatever does not fit.
  const result = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!result?.verified) return null;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64');
  return { id, public_key: key, counter, transports: transports.join(',') };
}

/** Stores a verified passkey; false where somebody has it already. */
export async function savePasskey(
  { db, nowMs }: Work,
  { staffId, name, ...passkey }: VerifiedPasskey & { staffId: string; name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkeys')
    .values({ ...passkey, staff_id: staffId, name, created_at: nowMs, used_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const asCredential = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: transports.split(',').filter(Boolean),
});

/** What a browser signs. Before a sign-in nobody is known: the device offers what it has for this site. */
export async function beginAssertion(store: Records, party: RelyingParty, ceremony: Ceremony) {
  const own = ceremony.subject === '' ? null : await listPasskeys(store, ceremony.subject);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    ...(own && { allowCredentials: own.map(asCredential) }),
  });
  await rememberChallenge(store, ceremony, options.challenge);
  return options;
}

export type Proof = { passkey: PasskeyRow; counter: number };

/**
 * Whose passkey signed, with its new count; null for a foreign origin, an old challenge, a count that went back (a
 * copied key), and whatever else does not fit.
 */
export async function verifyAssertion(
  store: Records,
  party: RelyingParty,
  { assertion, ...ceremony }: Ceremony & { assertion: Assertion },
): Promise<Proof | null> {
  const { userHandle, ...response } = assertion.response;
  const challenge = await takeChallenge(store, ceremony, response.clientDataJSON);
  const passkey = await passkeyOf(store, assertion.id);
  if (challenge === null || !passkey) return null;
  const isOfPerson = ceremony.subject === '' || ceremony.subject === passkey.staff_id;
  const isOfHandle = !userHandle || Buffer.from(userHandle, 'base64url').toString() === passkey.staff_id;
  if (!isOfPerson || !isOfHandle) return null;
  const result = await verifyAuthenticationResponse({
    response: { ...assertion, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64')),
      counter: passkey.counter,
    },
  }).catch(() => null);
  return result?.verified ? { passkey, counter: result.authenticationInfo.newCounter } : null;
}

export const passkeyOf = ({ db }: Pick<Records, 'db'>, id: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('staff_passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** Notes that it was used; false where it was used or removed in the meantime. */
export async function notePasskeyUse({ db, nowMs }: Work, { passkey, counter }: Proof): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_passkeys')
    .set({ counter, used_at: nowMs })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A person's passkeys, the first first. */
export const listPasskeys = ({ db }: Pick<Records, 'db'>, staffId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('staff_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type OwnPasskey = { staffId: string; id: string };

/** Gives one of a person's passkeys another name; false where the person has no such passkey. */
export const renamePasskey = (
  store: Records,
  { staffId, id, name }: OwnPasskey & { name: string },
): Promise<boolean> =>
  inTransaction(store, async (work) => {
    const { numUpdatedRows } = await work.db
      .updateTable('staff_passkeys')
      .set({ name })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await audit(work, { event: 'passkey-renamed', actor: staffId });
    return true;
  });

/** Removes one of a person's passkeys. `last`: without it the person could not sign in any more. */
export const removePasskey = (
  store: Records,
  { staffId, id }: OwnPasskey,
): Promise<'done' | 'gone' | 'last'> =>
  inTransaction(store, async (work) => {
    // Two removals at once would each leave the other one's passkey.
    await lockNumbers(work);
    const own = await listPasskeys(work, staffId);
    if (!own.some((passkey) => passkey.id === id)) return 'gone';
    const { password } = await work.db
      .selectFrom('staff')
      .select('password')
      .where('id', '=', staffId)
      .executeTakeFirstOrThrow();
    if (password === '' && own.length === 1) return 'last';
    await work.db.deleteFrom('staff_passkeys').where('id', '=', id).execute();
    await audit(work, { event: 'passkey-removed', actor: staffId });
    return 'done';
  });
