import * as z from 'zod';
import { helplines } from '@/lib/i18n/helplines';
import { isDay } from './schema';

const known = new Map<string, string>(Object.entries(helplines).map(([name, { number }]) => [number, name]));

/** A short number of India, one that is free to call, a mobile, or a landline with its code. */
const NUMBER = /^(?:1\d{2,4}|1800\d{6,7}|(?:\+91|0)?[6-9]\d{9}|0\d{10}|\+91\d{10})$/;
const isNumber = (text: string): boolean =>
  /^\+?[\d -]+$/.test(text) && NUMBER.test(text.replace(/[ -]/g, ''));

const word = (max: number) =>
  z.string('expected a text').trim().min(1, 'must not be empty').max(max, `at most ${max} characters`);
const words = (max: number) =>
  z.object(
    { en: word(max), hi: word(max), bn: word(max) },
    'expected words in every language: { "en": …, "hi": …, "bn": … }',
  );

const isSecure = (text: string): boolean => URL.canParse(text) && new URL(text).protocol === 'https:';
const hasBeen = (day: string): boolean => isDay(day) && Date.parse(day) <= Date.now();

/**
 * One line of `content/helplines.json`. A number that comes with the site stays, as the cards of danger and many sentences
 * name it: its words and hours can be changed, and it can be left out of the lists, 112 never.
 */
export const HelplineEntry = z
  .object({
    number: z
      .string('expected a number in quotation marks')
      .trim()
      .refine(isNumber, 'expected one number that can be called from India'),
    name: words(80).optional(),
    use: words(160).optional(),
    hours: words(120).optional(),
    source: z.string('expected an address on https').refine(isSecure, 'expected an address on https'),
    checked: z
      .string('expected a day')
      .refine(hasBeen, 'expected the day of the check, such as 2026-03-14')
      .meta({ format: 'date' }),
    shown: z.literal(false, 'expected false, or no "shown" at all').optional(),
  })
  .superRefine(({ number, name, use, hours, shown }, context) => {
    const wrong = (key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [key], message });
    if (number === helplines.emergency.number && shown === false) wrong('shown', '112 is never left out');
    if (known.has(number)) return;
    for (const [key, value] of Object.entries({ name, use, hours })) if (!value) wrong(key, 'is missing');
  });
