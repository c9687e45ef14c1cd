import { withCallableNumbers } from '@/lib/chat/callable-numbers';

describe('the numbers of a message', () => {
  it.each([
    ['In danger, call 112.', 'In danger, call [112](tel:112).'],
    ['112 পুলিশ, 1098-এও', '[112](tel:112) পুলিশ, [1098](tel:1098)-এও'],
    ['১১২ নম্বরে ফোন করুন', '[১১২](tel:112) নম্বরে ফোন করুন'],
    ['१४४१६ पर फ़ोन करें', '[१४४१६](tel:14416) पर फ़ोन करें'],
    [
      'The centre: +91\u00a033\u00a00000\u00a00000.',
      'The centre: [+91\u00a033\u00a00000\u00a00000](tel:+913300000000).',
    ],
    ['We will call 98300 12345.', 'We will call [98300 12345](tel:9830012345).'],
    ['Or 1-800-891-4416, free', 'Or [1-800-891-4416](tel:18008914416), free'],
    ['181 112', '[181](tel:181) [112](tel:112)'],
    ['**112** now', '[112](tel:112) now'],
  ])('become links: %s', (message, expected) => {
    expect(withCallableNumbers(message)).toBe(expected);
  });

  it.each([
    '45 days, 300 USD, 700091',
    '₹112 and ₹1,098 and 112% and 2.112 and 112.5',
    'on 31/12/2026 or 2026-11-22',
    'room A112, form 112b',
    '[call 112](tel:112) and `112` and https://example.org/112',
    '**bold** alone',
  ])('stay text where none can be called: %s', (message) => {
    expect(withCallableNumbers(message)).toBe(message);
  });

  it('are read in no time in a message of nothing but digits', () => {
    const begun = performance.now();
    withCallableNumbers('1 2'.repeat(5000));
    expect(performance.now() - begun).toBeLessThan(500);
  });
});
