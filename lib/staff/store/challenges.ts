import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { CHALLENGE_MS } from '../rules';
import { hashOf } from './secrets';

/** What a challenge is for, so that none answers for another. `subject`: the person or invitation, blank for nobody. */
export type Ceremony = { purpose: 'sign-in' | 'step-up' | 'add' | 'join'; subject: string };

/** Remembers a challenge for five minutes. */
export async function rememberChallenge(
  { db, now }: Records,
  { purpose, subject }: Ceremony,
  challenge: string,
): Promise<void> {
  await db
    .insertInto('staff_challenges')
    .values({ id: hashOf(challenge), purpose, subject, expires_at: now() + CHALLENGE_MS })
    .execute();
}

/** The challenge in what a browser signed, if it is one of ours for this; it is forgotten here, so it works once. */
export async function takeChallenge(
  { db, now }: Records,
  { purpose, subject }: Ceremony,
  clientData: string,
): Promise<string | null> {
  const challenge = challengeIn(clientData);
  if (challenge === null) return null;
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenges')
    .where('id', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  return numDeletedRows === 0n ? null : challenge;
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge }: { challenge?: unknown } = Object(
      JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')),
    );
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** Forgets those that nobody came back with. */
export async function sweepChallenges({ db, now }: Records): Promise<void> {
  await db.deleteFrom('staff_challenges').where('expires_at', '<=', now()).execute();
}
