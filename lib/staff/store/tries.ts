import 'server-only';
import { BulkheadRejectedError } from 'cockatiel';
import { newRecordId, type Records } from '@/lib/backend/database/tables';
import { delayOf, FREE_TRIES, TRIES_WINDOW_MS } from '../rules';
import { hashOf } from './secrets';

export type TryDeps = { store: Records; pause: (ms: number) => Promise<unknown> };
export type SignInResult = { kind: 'in'; token: string } | { kind: 'wrong' | 'busy' };

/** So many delayed tries of one address may wait at a time: a flood holds no connections and nobody else up. */
const MOST_DELAYED = 4;
const delayed = new Map<string, number>();

type Try = { account: string; address: string };

/**
 * A try counts before it is judged, so that many at once count too; one that succeeds counts no more. Past the free
 * ones each waits for its answer and none is refused for good.
 */
export async function counted(
  { store, pause }: TryDeps,
  { account, address }: Try,
  judge: (account: string) => Promise<string | null>,
): Promise<SignInResult> {
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
