import type { Language } from '@/lib/i18n/language';
import { useStaffLanguage } from '@/lib/staff/client/texts';

/** Times of Kolkata, whatever the device thinks; with the digits that everybody reads. */
const clockIn = (language: Language) =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });

/** For the pages that are in English alone. */
export const clock = clockIn('en');
const others = { hi: clockIn('hi'), bn: clockIn('bn') };

/** Times in the language that is on view. */
export function useClock(): Intl.DateTimeFormat {
  const language = useStaffLanguage();
  return language === 'en' ? clock : others[language];
}

/** What a `datetime-local` field holds, read as Kolkata's time: milliseconds since 1970, null where there is none. */
export function kolkataTime(local: string): number | null {
  const ms = Date.parse(`${local}:00+05:30`);
  return Number.isNaN(ms) ? null : ms;
}

const KOLKATA_MS = 5.5 * 3_600_000;
/** The same the other way, to the minute. */
export const kolkataField = (ms: number): string => new Date(ms + KOLKATA_MS).toISOString().slice(0, 16);
