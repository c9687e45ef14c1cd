import 'server-only';
import { type AuditEvent, audit, inTransaction, lockNumbers } from '@/lib/backend/database/audit';
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

/** The first steps that somebody has done, as far as it is known: recovery codes and a home screen are not. */
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
    const update = work.db.updateTable('staff').where('id', '=', id);
    if ('language' in change) await update.set({ language: change.language }).execute();
    else {
      const { tour } = await work.db
        .selectFrom('staff')
        .select('tour')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const others = marksOf(tour).filter((mark) => mark !== change.mark);
      await update.set({ tour: [...others, ...(change.is_set ? [change.mark] : [])].join(',') }).execute();
    }
    await audit(work, { event: 'preferences-changed', actor: id });
  });
