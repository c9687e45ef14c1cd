/** Times of Kolkata, whatever the device thinks, with the digits that everybody reads; for the pages that are in English alone. */
export const clock = new Intl.DateTimeFormat('en-IN-u-nu-latn', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const days = new Intl.DateTimeFormat('en-IN-u-nu-latn', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
/** A day: of a time, or as a field of a day holds it. */
export const dayOf = (day: number | string): string =>
  days.format(typeof day === 'number' ? day : new Date(`${day}T12:00+05:30`));

/** What a `datetime-local` field holds, read as Kolkata's time: milliseconds since 1970, null where there is none. */
export function kolkataTime(local: string): number | null {
  const ms = Date.parse(`${local}:00+05:30`);
  return Number.isNaN(ms) ? null : ms;
}

const KOLKATA_MS = 5.5 * 3_600_000;
/** The same the other way, to the minute. */
export const kolkataField = (ms: number): string => new Date(ms + KOLKATA_MS).toISOString().slice(0, 16);
