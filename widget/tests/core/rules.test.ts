import { defaultSettings } from '@/widget/core/defaults';
import { checkAnswer } from '@/widget/core/rules';
import type { InputKind } from '@/widget/core/types';

const texts = defaultSettings().chatInput.invalidTexts;
const check = (kind: InputKind, input: string, options: string[] = []) =>
  checkAnswer(kind, { input, params: null, options, texts }, () => import('@/widget/core/answer-kinds')).then(
    (verdict) => (verdict.isValid ? verdict.answer : null),
  );

describe('a phone number', () => {
  it.each([
    ['Latin', '+91 98765 43210', '+91 98765 43210'],
    ['Devanagari', '+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
    ['Bengali', '৯৮৭৬৫-৪৩২১০', '98765-43210'],
    ['Gujarati', '૯૮૭૬૫૪૩૨૧૦', '9876543210'],
    ['Tamil', '௯௮௭௬௫௪௩௨௧௦', '9876543210'],
    ['Arabic', '٩٨٧٦٥٤٣٢١٠', '9876543210'],
    ['Urdu', '۹۸۷۶۵۴۳۲۱۰', '9876543210'],
    ['full-width', '９８７６５４３２１０', '9876543210'],
  ])('may be written in %s digits', async (_, input, answer) => {
    await expect(check('phone', input)).resolves.toBe(answer);
  });

  it.each(['12345', '1234567890123456', '98765 abcde', '++919876543210', '𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎'])(
    'is not "%s"',
    async (input) => {
      await expect(check('phone', input)).resolves.toBeNull();
    },
  );
});

describe('a number', () => {
  it.each([
    ['-3.5', '-3.5'],
    ['1,00,000', '100000'],
    ['.5', '.5'],
    ['٤٢', '42'],
  ])('"%s" is %s', async (input, answer) => {
    await expect(check('number', input)).resolves.toBe(answer);
  });

  it.each([',', '1e5', '0x10', 'Infinity', '1.2.3', '--1'])('is not "%s"', async (input) => {
    await expect(check('number', input)).resolves.toBeNull();
  });
});

describe('a date', () => {
  it.each([
    ['2024-02-29', '2024-02-29'],
    ['৩১/১২/১৯৯০', '31/12/1990'],
    ['1.2.2026', '1.2.2026'],
  ])('"%s" is %s', async (input, answer) => {
    await expect(check('date', input)).resolves.toBe(answer);
  });

  it.each(['2023-02-29', '2026-13-01', '00/01/2026', '31/04/2026', '1/2/26', 'tomorrow'])(
    'is not "%s"',
    async (input) => {
      await expect(check('date', input)).resolves.toBeNull();
    },
  );
});

describe('an e-mail address', () => {
  it.each(['rina@example.com', 'r.i+n@mail.example.co.in', 'রিনা@উদাহরণ.ভারত'])('may be "%s"', async (input) => {
    await expect(check('email', input)).resolves.toBe(input);
  });

  it.each(['rina', 'rina@', '@example.com', 'a b@example.com', 'rina@example', 'rina@example.', 'a@b@c.de'])(
    'is not "%s"',
    async (input) => {
      await expect(check('email', input)).resolves.toBeNull();
    },
  );
});

describe('a choice', () => {
  it.each([
    ['hindi', 'Hindi'],
    ['  HINDI ', 'Hindi'],
    ['হ\u09AF\u09BC', 'হ\u09DF'],
  ])('"%s" is the option %s', async (input, answer) => {
    await expect(check('choice', input, ['Hindi', 'হ\u09DF'])).resolves.toBe(answer);
  });

  it('is nothing that is not offered', async () => {
    await expect(check('choice', 'French', ['Hindi'])).resolves.toBeNull();
  });
});
