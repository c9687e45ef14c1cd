import 'server-only';
import { BulkheadRejectedError } from 'cockatiel';
import { audit, inTransaction, type Work } from '@/lib/backend/database/audit';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { delayOf, FREE_TRIES, TRIES_WINDOW_MS } from '../rules';
import type { SignIn, StepUp } from '../schema';
import { totpStepOf } from '../totp';
import { accountOf, renewCodes } from './people';
import { hashOf, isPassword, newToken, recoveryHash } from './secrets';
import { openSession, type SignedIn } from './sessions';
import type { StaffRow } from './staff-tables';

export type SignInDeps = { store: Records; vault: Vault; pause: (ms: number) => Promise<unknown> };
/** Who tries: the network address counts, the device is shown in the list of sessions. */
export type Visitor = { address: string; device: string };
export type SignInResult = { kind: 'in'; token: string } | { kind: 'wrong' | 'busy' };

/** So many delayed tries of one address may wait at a time: a flood holds no connections and nobody else up. */
const MOST_DELAYED = 4;
const delayed = new Map<string, number>();

/** A session for who knows password and code. Any other answer is the same whether the name is known or not. */
export function signIn(deps: SignInDeps, input: SignIn, visitor: Visitor): Promise<SignInResult> {
  const { store } = deps;
  return counted(deps, { account: accountOf(input.email), address: visitor.address }, async (account) => {
    const person = await store.db
      .selectFrom('staff')
      .selectAll()
      .where('email', '=', account)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    const isRight = await isPassword(input.password, person?.password ?? null);
    return inTransaction(store, async (work) => {
      if (person && isRight && (await takeCode(work, person, { vault: deps.vault, code: input.code })))
        return openSession(work, { staffId: person.id, device: visitor.device });
      await audit(work, { event: 'sign-in-failed', target: person?.id ?? '' });
      return null;
    });
  });
}

/** The session goes on under a new token, and for a while opens what asks for a step-up. Counts as a try to sign in. */
export function stepUp(
  deps: SignInDeps,
  { person, session }: SignedIn,
  input: StepUp & { address: string },
): Promise<SignInResult> {
  return counted(deps, { account: person.email, address: input.address }, async () => {
    const isRight = await isPassword(input.password, person.password);
    return inTransaction(deps.store, async (work) => {
      const isKnown = isRight && (await takeCode(work, person, { vault: deps.vault, code: input.code }));
      const event = isKnown ? 'stepped-up' : 'step-up-failed';
      await audit(work, { event, actor: person.id, target: session.id });
      if (!isKnown) return null;
      const token = newToken();
      const { numUpdatedRows } = await work.db
        .updateTable('staff_sessions')
        .set({ token_hash: hashOf(token), stepped_up_at: work.nowMs, seen_at: work.nowMs })
        .where('id', '=', session.id)
        .where('token_hash', '=', session.token_hash)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : token;
    });
  });
}

/** New recovery codes; those before stop working. */
export const renewRecoveryCodes = (store: Records, staffId: string): Promise<string[]> =>
  inTransaction(store, async (work) => {
    await audit(work, { event: 'recovery-codes-renewed', actor: staffId });
    return renewCodes(work, staffId);
  });

/** A code of the app or a recovery code; either works once. */
async function takeCode(
  { db, nowMs }: Work,
  { id, totp_enc }: StaffRow,
  { vault, code }: { vault: Vault; code: string },
): Promise<boolean> {
  const step = totpStepOf(vault.open(totp_enc), code, nowMs);
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

type Try = { account: string; address: string };

/**
 * A try counts before it is judged, so that many at once count too; one that succeeds counts no more. Past the free
 * ones each waits for its answer and none is refused for good.
 */
async function counted(
  deps: SignInDeps,
  { account, address }: Try,
  judge: (account: string) => Promise<string | null>,
): Promise<SignInResult> {
  const { store, pause } = deps;
  const keys = { account: hashOf(`account ${account}`), address: hashOf(`address ${address}`) };
  const id = newRecordId();
  const delayMs = await countTry(store, keys, id);
  if (delayMs > 0) {
    const waiting = delayed.get(keys.address) ?? 0;
    if (waiting >= MOST_DELAYED) return { kind: 'busy' };
    delayed.set(keys.address, waiting + 1);
    await pause(delayMs).finally(() => leaveQueue(keys.address));
  }
  try {
    const token = await judge(account);
    if (token === null) return { kind: 'wrong' };
    await store.db
      .deleteFrom('staff_tries')
      .where((is) => is.or([is('key', '=', keys.account), is('id', '=', `${id}-address`)]))
      .execute();
    return { kind: 'in', token };
  } catch (error) {
    if (error instanceof BulkheadRejectedError) return { kind: 'busy' };
    throw error;
  }
}

function leaveQueue(address: string): void {
  const left = (delayed.get(address) ?? 1) - 1;
  if (left === 0) delayed.delete(address);
  else delayed.set(address, left);
}

async function countTry(
  { db, now }: Records,
  keys: { account: string; address: string },
  id: string,
): Promise<number> {
  const at = now();
  await db
    .insertInto('staff_tries')
    .values([
      { id: `${id}-account`, key: keys.account, at },
      { id: `${id}-address`, key: keys.address, at },
    ])
    .execute();
  const triesOf = async (key: string) => {
    const { tries } = await db
      .selectFrom('staff_tries')
      .where('key', '=', key)
      .where('at', '>', at - TRIES_WINDOW_MS)
      .select(({ fn }) => fn.countAll<number>().as('tries'))
      .executeTakeFirstOrThrow();
    return Number(tries);
  };
  return Math.max(
    delayOf(await triesOf(keys.account), FREE_TRIES.account),
    delayOf(await triesOf(keys.address), FREE_TRIES.address),
  );
}
