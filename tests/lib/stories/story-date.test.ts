import { longDate, nextDays, weekdayAndDate } from '@/lib/stories/story-date';

it.each([
  ['a day', '2026-03-14', 'March 14, 2026'],
  ['an instant', '2026-03-14T10:00:00Z', 'March 14, 2026'],
  ['an instant late in the day of Greenwich', '2026-03-14T20:00:00Z', 'March 15, 2026'],
  ['an instant with an offset', '2026-03-14T01:00:00+05:30', 'March 14, 2026'],
  ['microseconds', '2026-03-14T10:00:00.123456Z', 'March 14, 2026'],
  ['a time without a zone, read on the clock of Kolkata', '2026-03-14T23:30:00', 'March 14, 2026'],
  ['a time with a space in place of the T', '2026-03-14 00:10:00.5', 'March 14, 2026'],
])('prints %s as a long English date', (_, given, printed) => {
  expect(longDate(given, 'en')).toBe(printed);
});

it.each([null, undefined, '', 'soon', '2026-13-45', 'Invalid Date'])('says nothing for %p', (given) => {
  expect(longDate(given, 'en')).toBeNull();
});

it.each([
  ['hi', '15 मार्च 2026'],
  ['bn', '15 মার্চ, 2026'],
] as const)('prints a date in %s, in digits that everybody reads', (language, printed) => {
  expect(longDate('2026-03-14T20:00:00Z', language)).toBe(printed);
});

it('keeps the days that have not passed in India, soonest first', () => {
  const lateOnTheFourth = Date.parse('2026-03-04T19:00:00Z');
  const days = ['2026-03-09', '2026-03-04', '2026-03-05'];
  expect(nextDays(days, lateOnTheFourth)).toEqual(['2026-03-05', '2026-03-09']);
  expect(nextDays(days, lateOnTheFourth - 3_600_000)).toEqual(['2026-03-04', '2026-03-05', '2026-03-09']);
});

it.each([
  ['en', 'Saturday, 7 March 2026'],
  ['hi', 'शनिवार, 7 मार्च 2026'],
  ['bn', 'শনিবার, 7 মার্চ, 2026'],
] as const)('tells a day with its weekday in %s, in digits that everybody reads', (language, told) => {
  expect(weekdayAndDate('2026-03-07', language)).toBe(told);
});
