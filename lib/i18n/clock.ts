import { inKolkata, type OpeningHours, type OpenSpan } from '@/lib/config/opening-hours';
import { type Site, unbroken } from '@/lib/config/site-facts';
import { englishPart, fill, type Language } from './language';

type ClockCopy = {
  /** Sunday first. */
  weekdays: readonly string[];
  /** From which minute of the day on a time has which name; the last that fits stands. */
  times: readonly (readonly [from: number, words: string])[];
  noon: string;
  midnight: string;
  today: string;
  tomorrow: string;
  otherDay: string;
  everyDay: string;
  allDay: string;
  /** Of days and of times. */
  days: string;
  span: string;
};

/** How each language says a time of the day; `{time}` is `8` or `8:30`. */
const clock: Readonly<Record<Language, ClockCopy>> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    times: [
      [0, '{time} am'],
      [720, '{time} pm'],
    ],
    noon: '12 noon',
    midnight: 'midnight',
    today: 'today, {weekday},',
    tomorrow: 'tomorrow, {weekday},',
    otherDay: 'on {weekday}, {date},',
    everyDay: 'Every day',
    allDay: 'day and night',
    days: '{from} to {to}',
    span: '{from} to {to}',
  },
  hi: {
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    times: [
      [0, 'रात {time} बजे'],
      [240, 'सुबह {time} बजे'],
      [720, 'दोपहर {time} बजे'],
      [960, 'शाम {time} बजे'],
      [1200, 'रात {time} बजे'],
    ],
    noon: 'दोपहर 12 बजे',
    midnight: 'रात 12 बजे',
    today: 'आज, {weekday} को',
    tomorrow: 'कल, {weekday} को',
    otherDay: '{weekday}, {date} को',
    everyDay: 'हर दिन',
    allDay: 'दिन-रात',
    days: '{from} से {to}',
    span: '{from} से {to} तक',
  },
  bn: {
    weekdays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
    times: [
      [0, 'রাত {time}টা'],
      [240, 'ভোর {time}টা'],
      [360, 'সকাল {time}টা'],
      [720, 'দুপুর {time}টা'],
      [900, 'বিকেল {time}টা'],
      [1080, 'সন্ধ্যা {time}টা'],
      [1200, 'রাত {time}টা'],
    ],
    noon: 'দুপুর 12টা',
    midnight: 'রাত 12টা',
    today: 'আজ, {weekday},',
    tomorrow: 'আগামীকাল, {weekday},',
    otherDay: '{weekday}, {date},',
    everyDay: 'প্রতিদিন',
    allDay: 'দিনরাত',
    days: '{from} থেকে {to}',
    span: '{from} থেকে {to}',
  },
};

export const weekdayIn = (language: Language, weekday: number): string =>
  clock[language].weekdays[weekday % 7] ?? '';

/** Minutes of a day as people say them, in one line: `8 am`, `शाम 6 बजे`, `সকাল 8:30`. Whatever is no whole hour carries minutes. */
export function timeIn(language: Language, minutes: number): string {
  const { times, noon, midnight } = clock[language];
  if (minutes === 720) return unbroken(noon);
  if (minutes % 1440 === 0) return unbroken(midnight);
  const words = times.findLast(([from]) => minutes >= from)?.[1] ?? '{time}';
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const rest = minutes % 60;
  if (rest === 0) return unbroken(fill(words, { time: hour }));
  // টা belongs to whole hours.
  return unbroken(fill(words.replace('টা', ''), { time: `${hour}:${String(rest).padStart(2, '0')}` }));
}

/** The day of a moment, as said now: today and tomorrow by their names too, others by weekday and date. */
export function dayIn(language: Language, ms: number, nowMs: number): string {
  const { today, tomorrow, otherDay } = clock[language];
  const { day, weekday } = inKolkata(ms);
  const ahead = day - inKolkata(nowMs).day;
  const words = ahead === 0 ? today : ahead === 1 ? tomorrow : otherDay;
  const date = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(ms);
  return fill(words, { weekday: weekdayIn(language, weekday), date: unbroken(date) });
}

/** Opening hours in words: `Monday to Saturday, 9 am to 6 pm; Sunday, 10 am to 1 pm`. Days without hours are left out. */
export function hoursIn(language: Language, hours: OpeningHours): string {
  const { everyDay, allDay, days, span } = clock[language];
  const spansIn = (spans: readonly OpenSpan[]) =>
    spans
      .map(([from, to]) =>
        from === 0 && to === 1440
          ? allDay
          : fill(span, { from: timeIn(language, from), to: timeIn(language, to) }),
      )
      .join(', ');
  const groups: { first: number; last: number; spans: string }[] = [];
  for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
    const spans = spansIn(hours[weekday % 7] ?? []);
    const group = groups.at(-1);
    if (group && group.spans === spans && group.last === weekday - 1) group.last = weekday;
    else if (spans !== '') groups.push({ first: weekday, last: weekday, spans });
  }
  const daysIn = ({ first, last }: { first: number; last: number }) => {
    if (first === 1 && last === 7) return everyDay;
    const [from, to] = [weekdayIn(language, first), weekdayIn(language, last)];
    return first === last ? from : fill(days, { from, to });
  };
  return groups.map((group) => `${daysIn(group)}, ${group.spans}`).join('; ');
}

/** The centre's opening hours for an element: in the page's language, or the operator's own words as English. */
export function openingHoursIn(
  { openingHours, callHours: { hours } }: Pick<Site, 'openingHours' | 'callHours'>,
  language: Language,
): { children: string; lang?: 'en' } | null {
  if (hours !== null) return { children: hoursIn(language, hours) };
  return openingHours === null ? null : { children: openingHours, ...englishPart(language) };
}
