import { inKolkata, momentOf, type OpeningHours } from '@/lib/config/opening-hours';

/** When somebody of the centre calls, in milliseconds: at one moment, or between two. */
export type CallTime = { from: number; to: number };

/** Times of a day and their minutes; a wish names one of them, an hour such as `18:00`, or `soon`. */
export const timesOfDay = { morning: [300, 720], afternoon: [720, 960], evening: [960, 1260] } as const;

/** As a wish names them; a date such as `2026-11-24` is one too. `soonest` is the first day on which it can be. */
export const callDays = [
  'soonest',
  'today',
  'tomorrow',
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const;

/** A wish in two words; the day may be left out: `soon`, `18:00`, `14:00-16:00`, `tomorrow evening`, `weekday 17:00`. */
const WHEN =
  /^(?:(soonest|today|tomorrow|overmorrow|weekday|weekend|mon|tue|wed|thu|fri|sat|sun|\d{4}-\d\d-\d\d) )?(soon|morning|afternoon|evening|(?:[01]\d|2[0-3]):[0-5]\d(?:-(?:[01]\d|2[0-3]):[0-5]\d)?)$/;
export const isWhen = (text: string): boolean => WHEN.test(text);

/** What a promise stands on. `hours: null`: the centre has named none. */
export type CallHours = {
  hours: OpeningHours | null;
  withinMinutes: number;
  /** The site is being tried out, with the contacts it comes with and without opening hours: nobody calls. */
  isSample?: boolean;
};

/** Where the centre has named no hours a call is wished for, not promised; nobody wishes for one at night. */
const DAYTIME: OpeningHours = Array.from({ length: 7 }, () => [[480, 1200]] as const);

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
/** How far ahead a time can be chosen: until the same day of next week. */
const AHEAD_DAYS = 8;

type Open = { day: number } & CallTime;

/** All that is open from now on, in order, and on which day. */
function openFrom(hours: OpeningHours, nowMs: number): Open[] {
  const today = inKolkata(nowMs).day;
  return Array.from({ length: AHEAD_DAYS }, (_, ahead) => today + ahead).flatMap((day) =>
    (hours[(day + 4) % 7] ?? [])
      .map(([from, to]) => ({ day, from: Math.max(momentOf(day, from), nowMs), to: momentOf(day, to) }))
      .filter(({ from, to }) => from < to),
  );
}

const isWeekend = (day: number) => (day + 4) % 7 === 0 || (day + 4) % 7 === 6;

/** Whether a day is one that the wish means. */
function isMeant(wish: string, day: number, today: number): boolean {
  if (wish === 'soonest') return true;
  const ahead = ['today', 'tomorrow', 'overmorrow'].indexOf(wish);
  if (ahead >= 0) return day - today === ahead;
  if (wish === 'weekday' || wish === 'weekend') return isWeekend(day) === (wish === 'weekend');
  if (wish.length > 3) return momentOf(day, 0) === Date.parse(`${wish}T00:00+05:30`);
  return callDays[((day + 3) % 7) + 3] === wish;
}

/**
 * When the centre calls, by its opening hours: the first time that fits the wish (`when` as of `isWhen`). Null where
 * nobody is there then, or the time is over.
 */
export function callTimeOf(
  when: string,
  nowMs: number,
  { hours, withinMinutes }: CallHours,
): CallTime | null {
  const [, wish = 'soonest', time = 'soon'] = WHEN.exec(when) ?? [];
  const today = inKolkata(nowMs).day;
  const open = openFrom(hours ?? DAYTIME, nowMs).filter(({ day }) => isMeant(wish, day, today));
  if (time === 'soon') return within(open, withinMinutes * MINUTE_MS);
  const [, part = spanOf(time)] = Object.entries(timesOfDay).find(([name]) => name === time) ?? [];
  for (const span of open) {
    const call = part ? partOf(span, part) : atTime(span, time, nowMs);
    if (call !== null) return call;
  }
  return null;
}

const minutesOf = (clock: string) => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The minutes of the day between which a call is wished for: `14:00-16:00`; undefined for one time. */
function spanOf(time: string): readonly [number, number] | undefined {
  const [from, to] = time.split('-').map(minutesOf);
  return from === undefined || to === undefined ? undefined : [from, to];
}

const HOUR_MS = 60 * MINUTE_MS;

/** When something is looked at again: in an hour, not before a call is wished, and while somebody is there. */
export function laterFor(
  { call }: { call: CallTime | null },
  nowMs: number,
  { hours }: Pick<CallHours, 'hours'>,
): number {
  const earliestMs = Math.max(nowMs + HOUR_MS, call?.from ?? 0);
  return callTimeOf('soon', earliestMs, { hours, withinMinutes: 0 })?.from ?? earliestMs;
}

/** The call is made before so much of the time in which somebody is there has gone by. */
function within(open: readonly Open[], ms: number): CallTime | null {
  let left = ms;
  for (const { from, to } of open) {
    if (to - from >= left)
      return { from: open[0]?.from ?? from, to: Math.ceil((from + left) / QUARTER_MS) * QUARTER_MS };
    left -= to - from;
  }
  const [first, last] = [open[0], open.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** What is left of a part of the day while somebody is there, if it is half an hour or more. */
function partOf({ day, from, to }: Open, [start, end]: readonly [number, number]): CallTime | null {
  const first = Math.max(from, momentOf(day, start));
  const last = Math.min(to, momentOf(day, end));
  return last - first >= 2 * QUARTER_MS ? { from: first, to: last } : null;
}

function atTime({ day, from, to }: Open, time: string, nowMs: number): CallTime | null {
  const at = momentOf(day, minutesOf(time));
  return at >= from && at < to && at > nowMs ? { from: at, to: at } : null;
}

/** Hours of the day (0 to 23) at which somebody is there on some day of the week. */
export function callHoursOfDay({ hours }: Pick<CallHours, 'hours'>): number[] {
  const spans = (hours ?? DAYTIME).flat();
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    spans.some(([from, to]) => from <= hour * 60 && hour * 60 < to),
  );
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** For the centre's staff: `Mon 2026-11-23 18:00`, or `Mon 2026-11-23 16:00 to 20:00`, in Kolkata's time. */
export function staffTime({ from, to }: CallTime): string {
  const dayOf = (ms: number) =>
    `${WEEKDAYS[inKolkata(ms).weekday]} ${new Date(momentOf(inKolkata(ms).day, 720)).toISOString().slice(0, 10)}`;
  const clockOf = (ms: number) => {
    const { minutes } = inKolkata(ms);
    return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':');
  };
  const start = `${dayOf(from)} ${clockOf(from)}`;
  if (from === to) return start;
  return dayOf(from) === dayOf(to) ? `${start} to ${clockOf(to)}` : `${start} to ${dayOf(to)} ${clockOf(to)}`;
}
