import { inKolkata } from '@/lib/formats/text';

/** The centre's own clock, so that server and browser print the same day. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** "March 14, 2026" (spec §2, Blog list); null where there is no readable date. */
export function longDate(iso: string | null | undefined): string | null {
  const time = Date.parse(inKolkata(iso ?? ''));
  return Number.isNaN(time) ? null : format.format(time);
}
