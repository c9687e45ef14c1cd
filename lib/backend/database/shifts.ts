import 'server-only';
import { inKolkata } from '@/lib/config/opening-hours';
import type { Records } from './tables';

/** Who works at a moment, by the weekly shifts: ids of people who have access. */
export async function onShift({ db }: Pick<Records, 'db'>, nowMs: number): Promise<string[]> {
  const { weekday, minutes } = inKolkata(nowMs);
  const rows = await db
    .selectFrom('shifts')
    .innerJoin('staff', 'staff.id', 'shifts.staff_id')
    .select(['shifts.staff_id', 'weekday', 'from_minute', 'to_minute'])
    .where('staff.disabled_at', 'is', null)
    .where('weekday', 'in', [weekday, (weekday + 6) % 7])
    .orderBy('shifts.staff_id')
    .execute();
  const isNow = (row: (typeof rows)[number]) => {
    const isOvernight = row.to_minute <= row.from_minute;
    if (row.weekday === weekday)
      return row.from_minute <= minutes && (isOvernight || minutes < row.to_minute);
    return isOvernight && minutes < row.to_minute;
  };
  return [...new Set(rows.filter(isNow).map(({ staff_id }) => staff_id))];
}
