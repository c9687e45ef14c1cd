import { inKolkata } from '@/lib/config/opening-hours';
import { timeIn } from '@/lib/i18n/clock';
import type { Prefixed } from '@/lib/i18n/language';
import { useStaffLanguage } from '@/lib/staff/client/texts';
import { clock } from './clock';

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
