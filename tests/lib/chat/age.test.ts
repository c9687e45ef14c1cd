import { isMinor, readAge } from '@/lib/chat/age';

describe('the age of a visitor', () => {
  it.each([
    ['34', 34],
    [' 34 years ', 34],
    ['I am 34', 34],
    ['৩৪ বছর', 34],
    ['३४', 34],
    ['5', 5],
    ['120', 120],
    ['class 10, age 16', 16],
    ['16 yrs, class 10', 16],
    ['दसवीं (10), उम्र 16', 16],
    ['আমার বয়স ১৬, ক্লাস ১০', 16],
    ['umar: 41', 41],
    ['Age-17', 17],
    [34, 34],
  ])('in %j is %d', (text, years) => {
    expect(readAge(text)).toBe(years);
  });

  it.each([
    '',
    'old enough',
    '0',
    '4',
    '121',
    '-5',
    '3.5',
    '17,5',
    '175,5',
    '20 or 30',
    '17-18',
    '17 – 18',
    '25-30 years',
    '1998',
    '9830000000',
    '৯৮৩০০০০০০০',
    '98300 00000',
    '99999999999999999999',
    9_830_000_000,
    0,
  ])('cannot be told from %j', (text) => {
    expect(readAge(text)).toBeNull();
  });

  it.each(['17', '१७', '১৭ বছর', '17-18', 'class 10, age 16', '16', 16, '10 or 11'])(
    'makes a minor of %j',
    (text) => {
      expect(isMinor(text)).toBe(true);
    },
  );

  it.each([
    '18',
    '',
    'skip',
    '0',
    0,
    '9830000000',
    '98300 00000',
    '2010',
    'age 40, class 12',
    '25 years 6 months',
  ])('makes none of %j', (text) => {
    expect(isMinor(text)).toBe(false);
  });
});
