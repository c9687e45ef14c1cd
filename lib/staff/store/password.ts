import 'server-only';
import * as z from 'zod';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { INVITE_MS } from '../rules';
import type { SetPassword } from '../schema';
import { newSeed, totpStepOf } from '../totp';
import { hashPassword } from './secrets';
import { endAllOf, type SignedIn } from './sessions';

const Offer = z.object({ staffId: z.string(), seed: z.string(), until: z.number() });

/** A key for an app, and the same sealed: it comes back with the password, so nothing is stored before it is confirmed. */
export function offerSeed(vault: Vault, staffId: string, nowMs: number): { seed: string; offer: string } {
  const seed = newSeed();
  return { seed, offer: vault.seal(JSON.stringify({ staffId, seed, until: nowMs + INVITE_MS })) };
}

function readOffer(vault: Vault, offer: string): z.infer<typeof Offer> | null {
  try {
    return Offer.parse(JSON.parse(vault.open(offer)));
  } catch {
    return null;
  }
}

/**
 * Gives a person a password and an app, in place of those before; their other sessions end. `gone`: the key was offered
 * to somebody else, or too long ago.
 */
export async function setPassword(
  store: Records,
  vault: Vault,
  { signedIn, input }: { signedIn: SignedIn; input: SetPassword },
): Promise<'done' | 'gone' | 'wrong-code'> {
  const { person, session } = signedIn;
  const offer = readOffer(vault, input.offer);
  if (offer === null || offer.staffId !== person.id || offer.until <= store.now()) return 'gone';
  const step = totpStepOf(offer.seed, input.app_code, store.now());
  if (step === null) return 'wrong-code';
  const password = await hashPassword(input.new_password);
  return inTransaction<'done'>(store, async (work) => {
    await work.db
      .updateTable('staff')
      .set({ password, totp_enc: vault.seal(offer.seed), totp_step: step })
      .where('id', '=', person.id)
      .execute();
    await endAllOf(work, person.id, session.id);
    await audit(work, { event: 'password-set', actor: person.id });
    return 'done';
  });
}
