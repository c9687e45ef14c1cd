import { randomBytes } from 'node:crypto';
import { vaultOf } from '@/lib/backend/database/vault';
import { join } from '@/lib/staff/store/joining';
import { inviteStaff, openInvite } from '@/lib/staff/store/people';
import { totpCode } from '@/lib/staff/totp';
import type { TestStore } from '@/tests/lib/backend/database/stores';

export const EMAIL = 'mina@example.org';
export const PASSWORD = 'copper lantern under rain';
export const visitor = { address: '192.0.2.7', device: 'Chrome on Android' };

/** One person of the console in a store of its own. A code works once: `nextCode` waits for the next by the clock. */
export async function makePerson({ records: store, clock }: TestStore) {
  const vault = vaultOf(randomBytes(32));
  const waits: number[] = [];
  const deps = { store, vault, pause: async (ms: number) => void waits.push(ms) };
  const token = await inviteStaff(store, vault, { email: EMAIL, role: 'desk' });
  const seed = (await openInvite(store, vault, token))?.seed ?? '';
  const code = () => totpCode(seed, Math.floor(clock.nowMs / 30_000));
  const nextCode = () => {
    clock.nowMs += 30_000;
    return code();
  };
  const input = { token, name: 'Mina', password: PASSWORD, code: code() };
  const joined = await join(store, vault, { input, device: visitor.device });
  if (joined.kind !== 'joined') throw new Error(joined.kind);
  return { deps, waits, nextCode, invitation: token, ...joined };
}

/** What was noted, oldest first. */
export const eventsOf = async ({ records }: TestStore): Promise<string[]> =>
  (await records.db.selectFrom('audit').select('event').orderBy('seq').execute()).map(({ event }) => event);
