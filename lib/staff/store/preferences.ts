import 'server-only';
import { type AuditEvent, audit, inTransaction, lockNumbers, type Work } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { languages } from '@/lib/i18n/language';
import { type TourMark, type TourStep, tourMarks, tourOf } from '../rules';
import type { ChangePreferences, Me } from '../schema';
import type { StaffRow } from './staff-tables';

const marksOf = (tour: string | null): TourMark[] => {
  const stored = (tour ?? '').split(',');
  return tourMarks.filter((mark) => stored.includes(mark));
};

/** What a person has chosen for the console; a word that is no longer ours is left out. */
export const preferencesOf = ({
  language,
  tour,
}: Pick<StaffRow, 'language' | 'tour'>): Pick<Me, 'language' | 'tour'> => ({
  language: languages.find((one) => one === language) ?? null,
  tour: marksOf(tour),
});

/** What the log holds once somebody has done a step. */
const tourEvents: Readonly<Partial<Record<TourStep, AuditEvent>>> = {
  notices: 'push-added',
  mail: 'mail-tested',
  inbox: 'ticket-claimed',
  chats: 'chat-joined',
  gifts: 'gift-read',
  content: 'content-published',
  people: 'invited',
  log: 'log-read',
  leave: 'signed-out',
};

/** The first steps that somebody has done, as far as the store knows by itself. */
export async function doneSteps(
  { db }: Pick<Records, 'db'>,
  { id, role, language }: StaffRow,
): Promise<TourStep[]> {
  const logged = await db
    .selectFrom('audit')
    .select('event')
    .distinct()
    .where('actor', '=', id)
    .where('event', 'in', Object.values(tourEvents))
    .execute();
  const events = new Set<string>(logged.map(({ event }) => event));
  const [passkey, shift, draft] = await Promise.all([
    db.selectFrom('staff_passkeys').select('id').where('staff_id', '=', id).executeTakeFirst(),
    db.selectFrom('shifts').select('id').where('staff_id', '=', id).executeTakeFirst(),
    db.selectFrom('documents').select('path').where('draft_by', '=', id).executeTakeFirst(),
  ]);
  const known = { language, passkey, shifts: shift, content: draft };
  return tourOf(role).filter((step) => events.has(tourEvents[step] ?? '') || Boolean(Object(known)[step]));
}

/** Stores one preference of one person. */
export const changePreferences = (store: Records, id: string, change: ChangePreferences): Promise<void> =>
  inTransaction(store, async (work) => {
    // Two ticks at once, of two devices, both stay.
    await lockNumbers(work);
    if ('mark' in change) await setMark(work, id, change);
    else await work.db.updateTable('staff').set({ language: change.language }).where('id', '=', id).execute();
    await audit(work, { event: 'preferences-changed', actor: id });
  });

type Mark = { mark: TourMark; is_set: boolean };

/** Sets or takes away the tick at one first step; the caller holds the numbers. */
export async function setMark({ db }: Work, id: string, { mark, is_set }: Mark): Promise<void> {
  const { tour } = await db.selectFrom('staff').select('tour').where('id', '=', id).executeTakeFirstOrThrow();
  const others = marksOf(tour).filter((one) => one !== mark);
  await db
    .updateTable('staff')
    .set({ tour: [...others, ...(is_set ? [mark] : [])].join(',') })
    .where('id', '=', id)
    .execute();
}
