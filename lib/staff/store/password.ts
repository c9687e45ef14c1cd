import 'server-only';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import * as z from 'zod';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { INVITE_MS, type LengthFault, passwordLengthFault } from '../rules';
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

/** What people of this place put into passwords, and phrases that are known as such; the lists of the library lack them. */
const COMMON =
  'kolkata calcutta howrah bengal bangla india bharat hindustan 700001 rehab rehabilitation centre center counsellor staff login krishna radha radheradhe harekrishna ganesh ganapati shiva shivaya harharmahadev om namah nama omnamahshivaya omnamahshivay durga kali maakali joymaakali lakshmi saraswati ram sita jaishriram hanuman jaimatadi sairam omsairam 108 786 allah bismillah waheguru jaihind joybangla vandemataram correcthorsebatterystaple thequickbrownfox jumpsoverthelazydog ॐनमःशिवाय ओमनमःशिवाय जयश्रीराम हरेकृष्ण राधेराधे जयमातादी वन्देमातरम জয়মাকালী হরেকৃষ্ণ বন্দেমাতরম আমারসোনারবাংলা'
    .normalize('NFC')
    .split(' ');

/** The grade of 10^10 guesses and more: neither the lists, nor rows of keys or letters, repeats, dates, names of its owner. */
const STRONG = 4;
/** Its time grows with the length, and whoever needs more guesses for these letters does not need less for all. */
const LONGEST_JUDGED = 64;

let known: ZxcvbnFactory | undefined;

/**
 * The fault of a new password, or null. `of`: names of its person and of the site. Judging takes a tenth of a second, so
 * it is for those who may set one.
 */
export function passwordFault(password: string, of: readonly string[] = []): LengthFault | 'common' | null {
  const fault = passwordLengthFault(password);
  if (fault !== null) return fault;
  const letters = Array.from(password.normalize('NFC'));
  known ??= new ZxcvbnFactory({ dictionary: { ...dictionary, own: COMMON }, graphs: adjacencyGraphs });
  const names = of.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u));
  const judged = letters.slice(0, LONGEST_JUDGED).join('');
  // Signs between known words make none of it better.
  const forms = [judged, judged.replace(/[^\p{L}\p{M}\p{N}]/gu, '')];
  return forms.some((form) => known?.check(form, names).score !== STRONG) ? 'common' : null;
}
