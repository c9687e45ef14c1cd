import { longDate } from '@/lib/stories/story-date';

it.each([
  ['a day', '2026-03-14', 'March 14, 2026'],
  ['an instant', '2026-03-14T10:00:00Z', 'March 14, 2026'],
  ['an instant late in the day of Greenwich', '2026-03-14T20:00:00Z', 'March 15, 2026'],
  ['an instant with an offset', '2026-03-14T01:00:00+05:30', 'March 14, 2026'],
  ['microseconds', '2026-03-14T10:00:00.123456Z', 'March 14, 2026'],
  ['a time without a zone, read on the clock of Kolkata', '2026-03-14T23:30:00', 'March 14, 2026'],
  ['a time with a space in place of the T', '2026-03-14 00:10:00.5', 'March 14, 2026'],
])('prints %s as a long English date', (_, given, printed) => {
  expect(longDate(given)).toBe(printed);
});

it.each([null, undefined, '', 'soon', '2026-13-45', 'Invalid Date'])('says nothing for %p', (given) => {
  expect(longDate(given)).toBeNull();
});
