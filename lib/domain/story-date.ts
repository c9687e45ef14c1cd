/** The centre's own clock, so that server and browser print the same day. */
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

/** A date and time without a zone: meant in the centre's own, not in that of whichever machine reads it. */
const withoutZone = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

/** "March 14, 2026" (spec §2, Blog list); null where there is no readable date. */
export function longDate(iso: string | null | undefined): string | null {
  const time = Date.parse((iso ?? '').trim().replace(withoutZone, '$1T$2+05:30'));
  return Number.isNaN(time) ? null : format.format(time);
}
