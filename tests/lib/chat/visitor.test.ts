import { isLikely, likelyVisitor, visitorValue } from '@/lib/chat/visitor';
import { asciiDigits } from '@/lib/formats/digits';

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

  it('is left out for a strict backend where it looks wrong, the name never', () => {
    expect(likelyVisitor({ name: '1', age: 'old', email: 'x', phone: '98300 12345' })).toEqual({
      name: '1',
      age: '',
      email: '',
      phone: '98300 12345',
    });
  });
});
