import { isLikely, isMinor, readAge, registrationsOf, visitorValue } from '@/lib/chat/visitor-answers';
import { asciiDigits } from '@/lib/formats/text';

describe('an answer of the onboarding', () => {
  it.each([
    ['name', 'Ria'],
    ['name', 'রিয়া সেন'],
    ['name', "O'Brien-2"],
    ['email', 'ria@example.com'],
    ['email', 'রিয়া@উদাহরণ.ভারত'],
    ['phone', '98300 12345'],
    ['phone', '৯৮৩০০১২৩৪৫'],
    ['phone', '०९८३००१२३४५'],
    ['phone', '+91 98300-12345'],
    ['phone', '919830012345'],
    ['phone', '+44 20 7946 0000'],
  ] as const)('looks right as %s: %s', (field, text) => {
    expect(isLikely(field, text)).toBe(true);
  });

  it.each([
    ['name', '12345'],
    ['name', 'x'.repeat(201)],
    ['email', 'ria@example'],
    ['email', 'ria at example.com'],
    ['email', 'a b@example.com'],
    ['phone', '12345'],
    ['phone', '1234567890'],
    ['phone', '+91 12345'],
    ['phone', 'call me'],
    ['phone', '+1234567890123456'],
  ] as const)('is asked for once more as %s: %s', (field, text) => {
    expect(isLikely(field, text)).toBe(false);
  });

  it('travels with digits as 0-9 and no longer than its endpoint takes', () => {
    expect(asciiDigits('৯8३x')).toBe('983x');
    expect(visitorValue('age', ' ৩৪ বছর')).toBe('34');
    expect(visitorValue('age', 'about forty')).toBe('about forty');
    expect(visitorValue('phone', '৯৮৩০০ ১২৩৪৫')).toBe('98300 12345');
    expect(visitorValue('name', 'নাম ১')).toBe('নাম ১');
    expect(visitorValue('name', 'x'.repeat(300))).toHaveLength(200);
    expect(visitorValue('email', `${'x'.repeat(300)}@e.test`)).toHaveLength(254);
  });

  it.each(['150', '300 years', '3', '৩০০', 'I am 150', '-5', '3.5'])('has no age in %s', (text) => {
    expect(visitorValue('age', text)).toBe('');
  });

  it('leaves the others as they are where the age is none', () => {
    const odd = { name: 'Ria', email: 'ria at example', phone: '12345' };
    expect(registrationsOf({ ...odd, age: '150' })[0]).toEqual({ ...odd, age: '' });
  });

  it('is words where the age was asked, with their numbers', () => {
    expect(visitorValue('age', 'I took 200 pills')).toBe('I took 200 pills');
  });

  it('is left out for a strict backend where it looks wrong, the name never', () => {
    expect(registrationsOf({ name: '1', age: 'old', email: 'x', phone: '98300 12345' })[1]).toEqual({
      name: '1',
      age: '',
      email: '',
      phone: '98300 12345',
    });
  });
});

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
