/** From and to, in minutes of a day from midnight in Kolkata; `to` is no longer open and at most 1440. */
export type OpenSpan = readonly [from: number, to: number];

/** What is open on each day of a week, Sunday first as `Date` counts. */
export type OpeningHours = readonly (readonly OpenSpan[])[];

const DAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
export const DAY_MINUTES = 1440;

/**
 * Opening hours as schema.org writes them: `Mo-Sa 08:00-20:00; Su 09:00-13:00`, several spans of a day with commas
 * between them. Null for anything else.
 */
export function parseOpeningHours(text: string): OpeningHours | null {
  const week: OpenSpan[][] = DAYS.map(() => []);
  for (const rule of text.toLowerCase().split(';')) {
    const timesAt = Math.max(0, rule.search(/\d/));
    const indexes = rule.slice(0, timesAt).split(',').map(daysOf);
    const spans = rule.slice(timesAt).split(',').map(spanOf);
    for (const span of spans) {
      if (span === null) return null;
      for (const day of indexes) {
        if (day === null) return null;
        for (const index of day) week[index]?.push(span);
      }
    }
  }
  for (const spans of week) spans.sort(([a], [b]) => a - b);
  const isOrdered = week.every((spans) =>
    spans.every(([from], i) => i === 0 || from >= (spans[i - 1]?.[1] ?? 0)),
  );
  return isOrdered ? week : null;
}

/** What is wrong with words that begin with a day, as hours do; null where they are hours, or words. */
export function hoursFault(words: string): string | null {
  if (!/^\s*(?:mo|tu|we|th|fr|sa|su)(?![a-z])/i.test(words) || parseOpeningHours(words) !== null) return null;
  const unread = words.split(';').find((rule) => parseOpeningHours(rule) === null);
  const meant = unread && laterEnd(unread.trim());
  if (meant)
    return `expected an end after the beginning, such as ${meant}; in “${unread.trim()}” it is before the beginning`;
  const noTime = unread && /(?:2[5-9]|[3-9]\d):\d\d|\d{1,2}:[6-9]\d/.exec(unread)?.[0];
  const why = unread === undefined ? '; two of these overlap' : `, not “${noTime || unread.trim() || ';'}”`;
  return `expected hours such as Mo-Sa 08:00-20:00; Su 09:00-13:00, or words${why}`;
}

/** Hours whose end is before their beginning with one that is not: in the evening, else at midnight. */
function laterEnd(rule: string): string | null {
  const [span = '', begin = '', end = ''] = /(\d{1,2}:\d\d) ?- ?(\d{1,2}:\d\d)/.exec(rule) ?? [];
  const [hour = 0, minute = ''] = end.split(':').map((part, at) => (at === 0 ? Number(part) : part));
  const ends = [`${Number(hour) + 12}:${minute}`, '24:00'].map((one) =>
    rule.replace(span, `${begin}-${one}`),
  );
  const isBackwards = span !== '' && parseOpeningHours(rule.replace(span, `${end}-${begin}`)) !== null;
  return (isBackwards && ends.find((one) => parseOpeningHours(one) !== null)) || null;
}

/** `mo` or `mo-sa`; a range may go over Sunday. */
function daysOf(text: string): number[] | null {
  const [first = '', last = first, ...more] = text.split('-').map((day) => day.trim());
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  if (from < 0 || to < 0 || more.length > 0) return null;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7);
}

function spanOf(text: string): OpenSpan | null {
  const [, ...numbers] = /^(\d{1,2}):(\d\d) ?- ?(\d{1,2}):(\d\d)$/.exec(text.trim()) ?? [];
  if (numbers.length === 0) return null;
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = numbers.map(Number);
  const from = fromHour * 60 + fromMinute;
  const end = toHour * 60 + toMinute;
  const to = end === DAY_MINUTES - 1 ? DAY_MINUTES : end;
  return fromMinute < 60 && toMinute < 60 && from < to && to <= DAY_MINUTES ? [from, to] : null;
}

export const DAY_MS = DAY_MINUTES * 60_000;
const MINUTE_MS = 60_000;
/** Kolkata has no summer time. */
const KOLKATA_MS = 330 * MINUTE_MS;

/** A moment as Kolkata's clock shows it: days since 1970, day of the week (Sunday 0), minutes of the day. */
export function inKolkata(ms: number): { day: number; weekday: number; minutes: number } {
  const local = ms + KOLKATA_MS;
  const day = Math.floor(local / DAY_MS);
  return { day, weekday: (day + 4) % 7, minutes: Math.floor((local - day * DAY_MS) / MINUTE_MS) };
}

/** Whether somebody may be expected at a moment. */
export const isOpenAt = (hours: OpeningHours, ms: number): boolean => openUntil(hours, ms) !== null;

/** The minutes of the day until which somebody may be expected from a moment on; null where nobody is. */
export function openUntil(hours: OpeningHours, ms: number): number | null {
  const { weekday, minutes } = inKolkata(ms);
  return (hours[weekday] ?? []).find(([from, to]) => from <= minutes && minutes < to)?.[1] ?? null;
}

/** The moment of a day (since 1970) and of minutes of it, in milliseconds. */
export const momentOf = (day: number, minutes: number): number =>
  day * DAY_MS + minutes * MINUTE_MS - KOLKATA_MS;
