import { unbroken } from '@/lib/config/site-facts';
import type { Language } from './language';

/** A day `YYYY-MM-DD` in the language, with Latin digits as on bank statements and in one line: 21 November 2026. */
export function longDay(day: string, language: Language): string {
  const date = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return unbroken(date.format(new Date(`${day}T00:00:00Z`)));
}
