import * as z from 'zod';

/** The kinds of values that a variable may have. Empty strings count as absent; messages say what is expected. */
const absent = (value: unknown) => (value === '' ? undefined : value);
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());
export const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

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
export const secret = z.string().min(16, 'expected at least 16 characters');
export const list = (item: RegExp, expected: string) =>
  z
    .string()
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.length > 0 && parts.every((part) => item.test(part)), expected);

const isOrigin = (text: string) => isHttpUrl(text) && new URL(text).origin === text;
/** Kept as a browser sends them: lower case, no default port, no slash. */
export const origins = z
  .string()
  .transform((given) => given.split(',').map((part) => part.trim().toLowerCase().replace(/\/$/, '')))
  .refine(
    (parts) => parts.every(isOrigin),
    'expected origins separated by commas, such as https://www.example.org',
  );
