import 'server-only';
import { hostname } from 'node:os';
import * as z from 'zod';

/**
 * The one configuration schema (contract §2). Everything is read at run time; a bad value stops the start with
 * one line a variable. Empty strings count as absent.
 */
const absent = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absent, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((given) => (given === '' || given === undefined ? value : given), schema);

const wholeNumber = (min: number, max: number) =>
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
const httpUrl = z
  .string()
  .refine(isHttpUrl, 'expected an absolute http or https URL, such as https://example.org');
const withoutSlash = (text: string) => text.replace(/\/+$/, '');
/** Paths are appended to it, so it ends where they begin. */
const base = httpUrl
  .refine((text) => !/[?#]/.test(text), 'expected an address without ? and #')
  .transform(withoutSlash);
/** The site stands at the root of its host. */
const origin = base.refine(
  (text) => URL.canParse(text) && new URL(text).pathname === '/',
  'expected scheme and host alone, such as https://example.org',
);
const text = z.string().trim().max(500, 'expected at most 500 characters');
const secret = z.string().min(16, 'expected at least 16 characters');
const list = (item: RegExp, expected: string) =>
  z
    .string()
    .transform((given) =>
      given
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.length > 0 && parts.every((part) => item.test(part)), expected);

export const envSchema = z.object({
  PORT: withDefault(wholeNumber(1, 65535), '3000'),
  HOSTNAME: withDefault(text, '0.0.0.0'),
  SITE_URL: optional(origin),
  SITE_NAME: withDefault(text, 'Sample Rehabilitation Centre'),
  TRUST_NAME: withDefault(text, 'Shiv Chandra Charitable Trust'),
  SITE_PHONE: withDefault(text.regex(/\d.*\d.*\d/, 'expected a telephone number'), '+91 00000 00000'),
  SITE_EMAIL: withDefault(z.email('expected an e-mail address'), 'sample@example.org'),
  SITE_ADDRESS: withDefault(text, 'CB 28, Sector 1, Salt Lake, Kolkata 700064'),
  WHATSAPP_NUMBER: withDefault(
    text.regex(/^\+?[\d ]{8,20}$/, 'expected a number with country code'),
    '+91 00000 00000',
  ),
  INSTAGRAM_URL: withDefault(httpUrl, 'https://www.instagram.com/'),
  YOUTUBE_URL: withDefault(httpUrl, 'https://www.youtube.com/'),
  FACEBOOK_URL: withDefault(httpUrl, 'https://www.facebook.com/'),
  HERO_VIDEO_URL: optional(httpUrl),
  MAP_URL: withDefault(
    httpUrl,
    'https://www.google.com/maps?q=CB+28,+Sector+1,+Salt+Lake,+Kolkata+700064&output=embed',
  ),
  BACKEND_URL: optional(base),
  BACKEND_TIMEOUT_MS: withDefault(wholeNumber(1, 120_000), '8000'),
  UPSTREAM_REQUEST_AMOUNT_UNIT: withDefault(z.enum(['major', 'minor']), 'major'),
  UPSTREAM_RESPONSE_AMOUNT_UNIT: withDefault(z.enum(['major', 'minor']), 'minor'),
  CONTENT_TTL_SECONDS: withDefault(wholeNumber(1, 86_400), '60'),
  CONTENT_STALE_SECONDS: withDefault(wholeNumber(1, 31_536_000), '604800'),
  REVALIDATE_SECRET: optional(secret),
  MEDIA_HOSTS: optional(list(/^[A-Za-z0-9.-]+(:\d{1,5})?$/, 'expected hosts separated by commas')),
  DATA_DIR: withDefault(text, '.data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'expected postgres://…')),
  CONTENT_DIR: withDefault(text, 'content'),
  PAYMENTS: optional(z.enum(['razorpay', 'sandbox', 'off'])),
  DONATION_CURRENCIES: withDefault(
    list(/^(INR|USD|EUR|GBP)$/, 'expected some of INR, USD, EUR, GBP, separated by commas'),
    'INR,USD,EUR,GBP',
  ),
  DONATION_MAX: optional(wholeNumber(1, 100_000_000)),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), '0'),
  RATE_LIMIT: withDefault(z.enum(['on', 'off']), 'on'),
  MESSAGE_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), '365'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'expected smtp://… or smtps://…')),
  MAIL_FROM: optional(
    text.regex(/[^\s@<>]+@[^\s@<>]+/, 'expected an e-mail address, with a name before it or not'),
  ),
  NOTIFY_EMAIL: optional(z.email('expected an e-mail address')),
  BANK_DETAILS: optional(text),
  UPI_ID: optional(text),
  OPENING_HOURS: optional(text),
  REGISTRATION_NO: optional(text),
  GRIEVANCE_CONTACT: optional(text),
  CRON_SECRET: optional(secret),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Env = z.infer<typeof envSchema> & { SITE_URL: string; siteUrlGiven: boolean };

/** Variables that never reach HTML, metadata, feeds or the policy: a change of one keeps the page cache (contract §2). */
const OPERATIONAL = new Set([
  'PORT',
  'HOSTNAME',
  'BACKEND_TIMEOUT_MS',
  'CONTENT_TTL_SECONDS',
  'CONTENT_STALE_SECONDS',
  'REVALIDATE_SECRET',
  'DATA_DIR',
  'DATABASE_URL',
  'TRUST_PROXY',
  'RATE_LIMIT',
  'MESSAGE_RETENTION_DAYS',
  'SMTP_URL',
  'MAIL_FROM',
  'CRON_SECRET',
  'LOG_LEVEL',
  'UPSTREAM_REQUEST_AMOUNT_UNIT',
  'UPSTREAM_RESPONSE_AMOUNT_UNIT',
]);

/** A container platform sets HOSTNAME to the machine's own name; binding to that would hide the site from localhost. */
const withoutMachineName = (source: Source): Source =>
  source['HOSTNAME'] === hostname() ? { ...source, HOSTNAME: '' } : source;

type Source = Readonly<Record<string, string | undefined>>;

/** Reads a configuration. @throws ConfigurationError with one line a bad variable: name, what is wrong, what is expected. */
export function readEnv(source: Source): Env {
  const parsed = envSchema.safeParse(withoutMachineName(source));
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: bad value, ${issue.message}`),
    );
  }
  const { SITE_URL, ...rest } = parsed.data;
  return {
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
    siteUrlGiven: SITE_URL !== undefined,
  };
}

export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

/** What a page depends on, as one stable text (contract §2: identity). */
export const visibleSettings = (settings: Env): string =>
  JSON.stringify(
    Object.entries(settings)
      .filter(([name]) => !OPERATIONAL.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

let current: Env | undefined;

/** The process's configuration, read once. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}
