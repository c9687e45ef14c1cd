import { hoursFault, inKolkata, momentOf, parseOpeningHours } from '@/lib/config/opening-hours';
import { hoursIn } from '@/lib/i18n/clock';

const hours = (text: string) => parseOpeningHours(text) ?? [];

describe('opening hours', () => {
  it('are read a day, Sunday first', () => {
    expect(parseOpeningHours('Mo-Fr 8:00-12:30, 14:00-20:00; Sa 09:00-13:00')).toEqual([
      [],
      ...Array.from({ length: 5 }, () => [
        [480, 750],
        [840, 1200],
      ]),
      [[540, 780]],
    ]);
  });

  it.each([
    ['Sa-Mo 10:00-11:00', [0, 1, 6]],
    ['mo,we 10:00-11:00', [1, 3]],
  ])('%s are open on %j', (text, days) => {
    expect(hours(text).flatMap((spans, day) => (spans.length > 0 ? [day] : []))).toEqual(days);
  });

  it('take a day that ends at 23:59 or 24:00 as whole', () => {
    expect(hours('Mo-Su 00:00-23:59')).toEqual(hours('Mo-Su 00:00-24:00'));
  });

  it.each([
    '',
    'Always',
    'Mo',
    'Mo 8-20',
    'Mo 08:00',
    'Mo 20:00-08:00',
    'Mo 08:00-25:00',
    'Mo 08:60-09:00',
    'Xx 08:00-20:00',
    'Mo-Tu-We 08:00-20:00',
    'Mo 08:00-12:00, 11:00-14:00',
    'Mo 08:00-20:00;',
  ])('are not read from %j', (text) => {
    expect(parseOpeningHours(text)).toBeNull();
  });

  it.each([
    ['en', 'Mo-Su 08:00-20:00', 'Every day, 8 am to 8 pm'],
    ['hi', 'Mo-Su 08:00-20:00', 'हर दिन, सुबह 8 बजे से रात 8 बजे तक'],
    ['bn', 'Mo-Su 08:00-20:00', 'প্রতিদিন, সকাল 8টা থেকে রাত 8টা'],
    [
      'en',
      'Mo-Sa 08:30-20:00; Su 12:00-16:00',
      'Monday to Saturday, 8:30 am to 8 pm; Sunday, 12 noon to 4 pm',
    ],
    [
      'en',
      'Mo,We 09:00-12:00, 13:00-17:00',
      'Monday, 9 am to 12 noon, 1 pm to 5 pm; Wednesday, 9 am to 12 noon, 1 pm to 5 pm',
    ],
    ['bn', 'Sa 08:30-18:00', 'শনিবার, সকাল 8:30 থেকে সন্ধ্যা 6টা'],
    ['hi', 'Mo-Su 00:00-24:00', 'हर दिन, दिन-रात'],
  ] as const)('are said in %s: %s', (language, text, words) => {
    const said = hoursIn(language, hours(text));
    expect(said.replaceAll('\u00a0', ' ')).toBe(words);
    expect(said).not.toMatch(/\d (?:am|pm|noon|बजे)/);
  });
});

describe("Kolkata's clock", () => {
  it.each([
    ['2026-11-23T18:30+05:30', { weekday: 1, minutes: 1110 }],
    ['2026-11-22T18:29:59Z', { weekday: 0, minutes: 1439 }],
    ['2026-11-22T18:30:00Z', { weekday: 1, minutes: 0 }],
  ])('shows %s as %j', (iso, shown) => {
    const ms = Date.parse(iso);
    const { day, ...rest } = inKolkata(ms);
    expect(rest).toEqual(shown);
    expect(Math.abs(momentOf(day, rest.minutes) - ms)).toBeLessThan(60_000);
  });
});

it.each([
  ['Mo-Sa 09:00-8:00', 'Mo-Sa 09:00-20:00'],
  ['mo 20:00-08:00', 'mo 20:00-24:00'],
  ['Su 09:00-18:00; Mo 10:00-06:30', 'Mo 10:00-18:30'],
])('of %s says that the end is before the beginning, and how it is written', (hours, meant) => {
  expect(hoursFault(hours)).toMatch(`expected an end after the beginning, such as ${meant}; in “`);
});

it.each(['By appointment', 'Mo-Sa 09:00-20:00', ''])('finds nothing wrong with %j', (hours) => {
  expect(hoursFault(hours)).toBeNull();
});

it.each([
  ['Mo-Sa 09:00-25:00; Su 09:00-13:00', '25:00'],
  ['Mo-Sa 09:75-20:00', '09:75'],
  ['Mo-Sa 9-8', 'Mo-Sa 9-8'],
])('names what is wrong in %s', (hours, wrong) => {
  expect(hoursFault(hours)).toMatch(`, not “${wrong}”`);
});

it.each(['Mo-Sa 09:00', 'Mo 09:00-12:00, 11:00-13:00', 'Mo-Sa 9-8'])(
  'says what hours look like of %s',
  (hours) => {
    expect(hoursFault(hours)).toMatch(/^expected hours such as Mo-Sa 08:00-20:00; Su 09:00-13:00, or words/);
  },
);
