import * as z from 'zod';
import { hoursFault } from './opening-hours';

/** The kinds of values that a variable may have. Empty strings count as absent; messages say what is expected. */
const absent = (value: unknown) => (value === '' ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((input) => (input === '' || input === undefined ? value : input), schema);

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `expected a whole number from ${min} to ${max}`);

const isHttpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && password === '';
};
export const httpUrl = z
  .string()
  .refine(isHttpUrl, 'expected an absolute http or https URL, such as https://example.org');
/** Addresses of this machine alone. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
export const isLoopback = (hostname: string): boolean => LOOPBACK.has(hostname);
/** Where something is told to: over https, or to a program of this machine. */
export const receiver = httpUrl.refine(
  (url) => URL.canParse(url) && (url.startsWith('https:') || isLoopback(new URL(url).hostname)),
  'expected an https URL, or http of this machine such as http://127.0.0.1:9000/notice',
);
const withoutSlash = (text: string) => text.replace(/\/+$/, '');
/** Paths are appended to it, so it ends where they begin. */
export const base = httpUrl
  .refine((text) => !/[?#]/.test(text), 'expected an address without ? and #')
  .transform(withoutSlash);
/** The site stands at the root of its host. */
export const origin = base.refine(
  (text) => URL.canParse(text) && new URL(text).pathname === '/',
  'expected scheme and host alone, such as https://example.org',
);
export const text = z.string().trim().max(500, 'expected at most 500 characters');
export const secretOf = (length: number) => z.string().min(length, `expected at least ${length} characters`);
export const secret = secretOf(16);
export const key = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'expected 32 bytes in base64');
/** Whoever takes an example as it is has a secret that everybody knows. */
export const isExample = (text: string) =>
  /^(?:at-least-\d+-characters|change-?me[\w-]*|(.)\1*=?)$/i.test(text);

const SWITCHES =
  /^(?:yes|no|y|n|true|false|on|off|none|null|nil|undefined|n\/?a|tb[acd]|todo|pending|x+|[^\p{L}\p{N}]*|\d)$/iu;
/** What visitors read: words, where a switch was meant they would read "yes". */
export const wording = text.refine(
  (words) => !SWITCHES.test(words),
  'expected the words that visitors read, not a switch such as yes or no',
);
/** Opening hours of which calls can be promised, `Mo-Sa 08:00-20:00; Su 09:00-13:00`, or words that are only shown. */
export const openingHours = wording.superRefine((words, context) => {
  const fault = hoursFault(words);
  if (fault !== null) context.addIssue(fault);
});
/** Words with a number in them: an account, a registration. */
export const numbered = (expected: string) =>
  text.refine((words) => !SWITCHES.test(words) && /\d/.test(words), expected);
/** An approval of the tax office names a number of letters and digits. */
export const approval = text.refine(
  (words) => !SWITCHES.test(words) && /(?=\S*\d)\S{6,}/.test(words) && /[A-Za-z]/.test(words),
  'expected the registration number and its date, such as AAATS1234AF20261 dated 2026-05-01',
);
export const upiId = text.regex(
  /^[A-Za-z0-9][A-Za-z0-9._-]*@[A-Za-z][A-Za-z0-9.-]*$/,
  'expected a UPI id such as trust@bank',
);
/** One number: of two, a telephone would dial both in one. */
export const phoneNumber = (least: number, expected: string) =>
  text.refine((number) => {
    const digits = number.replace(/\D/g, '').length;
    return /^\+?[\d ().-]+$/.test(number) && digits >= least && digits <= 15;
  }, expected);
/** An address, or a name and an address: `Website <website@example.org>`. */
export const mailbox = text.refine((input) => {
  const [, , inBrackets, alone] = /^(?:("[^"\r\n]*"\s*|[^<>",;@\r\n]*)<([^<>\s]+)>|(\S+))$/.exec(input) ?? [];
  return z.email().safeParse(inBrackets ?? alone).success;
}, 'expected one e-mail address, with a name before it or not');
/** A host name with or without a port, and not a switch such as yes. */
export const HOST =
  /^(?!(?:yes|no|true|false|on|off|none)$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:[.][A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*)(?::\d{1,5})?$/;
/** An address of a server, with the scheme it is spoken to by. */
export const serverUrl = (scheme: RegExp, expected: string) =>
  z.string().refine((input) => scheme.test(input) && URL.canParse(input), expected);
export const list = (isItem: (part: string) => boolean, expected: string) =>
  z
    .string()
    .transform((input) =>
      input
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((items) => items.length > 0 && items.every(isItem), expected);

const isOrigin = (text: string) => isHttpUrl(text) && new URL(text).origin === text;
/** Stored as a browser sends them: lower case, no default port, no slash. */
export const origins = z
  .string()
  .transform((input) => input.split(',').map((part) => part.trim().toLowerCase().replace(/\/$/, '')))
  .refine(
    (items) => items.every(isOrigin),
    'expected origins separated by commas, such as https://www.example.org',
  );

/** A choice says what it may be. */
export const expectedOne = (issue: { code: string; values?: readonly unknown[] }): string | undefined =>
  issue.code === 'invalid_value' ? `expected ${issue.values?.join(' or ')}` : undefined;
