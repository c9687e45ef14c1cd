import { inKolkata } from '@/lib/formats/text';
import type { Language } from '@/lib/i18n/language';

/** The centre's own clock, so that server and browser print the same day; the documents' form in English. */
const formatIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: formatIn('en-US'),
  hi: formatIn('hi-IN-u-nu-latn'),
  bn: formatIn('bn-IN-u-nu-latn'),
};

/** "March 14, 2026" (spec §2, Blog list), "14 मार्च 2026"; null where there is no readable date. */
export function longDate(iso: string | null | undefined, language: Language): string | null {
  const time = Date.parse(inKolkata(iso ?? ''));
  return Number.isNaN(time) ? null : formats[language].format(time);
}

const dayInIndia = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'Asia/Kolkata' });

/** The days (2026-03-14) that have not passed in India, soonest first. */
export const nextDays = (days: readonly string[], nowMs = Date.now()): string[] =>
  days.filter((day) => day >= dayInIndia.format(nowMs)).sort();

/** A day with its weekday, in a language and in Latin digits. */
export const weekdayAndDate = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
