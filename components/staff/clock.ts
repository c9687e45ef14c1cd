import { inKolkata } from '@/lib/config/opening-hours';
import { timeIn } from '@/lib/i18n/clock';
import type { Prefixed } from '@/lib/i18n/language';
import { useStaffLanguage } from '@/lib/staff/client/texts';

/** Times of Kolkata, whatever the device thinks, with the digits that everybody reads; for the pages that are in English alone. */
export const clock = new Intl.DateTimeFormat('en-IN-u-nu-latn', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

export type Clock = { format: (ms: number) => string; formatRange: (from: number, to: number) => string };

/** As people say it: the day by its name, the hour by its part of the day, as on the public pages. */
function spokenClock(language: Prefixed): Clock {
  const days = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  });
  const timeOf = (ms: number) => timeIn(language, inKolkata(ms).minutes);
  const format = (ms: number) => `${days.format(ms)}, ${timeOf(ms)}`;
  return {
    format,
    formatRange(from, to) {
      if (from === to) return format(from);
      const isOneDay = inKolkata(from).day === inKolkata(to).day;
      return `${format(from)} – ${isOneDay ? timeOf(to) : format(to)}`;
    },
  };
}
const others = { hi: spokenClock('hi'), bn: spokenClock('bn') };

/** Times in the language that is on view. */
export function useClock(): Clock {
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
