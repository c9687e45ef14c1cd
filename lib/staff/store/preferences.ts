import 'server-only';
import { audit, inTransaction, lockNumbers } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import { languages } from '@/lib/i18n/language';
import { type TourMark, tourMarks } from '../rules';
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
