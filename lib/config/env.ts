import 'server-only';
import { hostname } from 'node:os';
import * as z from 'zod';
import { currencies } from './currencies';
import {
  approval,
  base,
  expectedOne,
  HOST,
  httpUrl,
  key,
  list,
  mailbox,
  numbered,
  openingHours,
  optional,
  origin,
  origins,
  phoneNumber,
  receiver,
  secret,
  secretOf,
  serverUrl,
  text,
  upiId,
  wholeNumber,
  withDefault,
  wording,
} from './env-fields';
import { operationalSettings } from './operational-settings';
import { SAMPLE_PHONE } from './site-facts';

/** The documents' own address (spec §2); the names of its city and area belong to it alone (`lib/config/site.ts`). */
export const SAMPLE_NAME = 'Sample Rehabilitation Centre';
export const SAMPLE_ADDRESS = 'CB 28, Sector 1, Salt Lake, Kolkata 700064';

/** A map of whatever address is set. */
const mapOf = (address: string): string =>
  `https://www.google.com/maps?q=${encodeURIComponent(address).replaceAll('%20', '+').replaceAll('%2C', ',')}&output=embed`;

/**
 * The one configuration schema (contract §2). Everything is read at run time; a bad value stops the start with
 * one line a variable. Empty strings count as absent.
 */
export const envSchema = z.object({
  PORT: withDefault(wholeNumber(1, 65535), '3000'),
  HOSTNAME: withDefault(text, '0.0.0.0'),
  SITE_URL: optional(origin),
  SITE_NAME: withDefault(wording, SAMPLE_NAME),
  SITE_SHORT_NAME: optional(wording),
  SITE_SHORT_NAME_HI: optional(wording),
  SITE_SHORT_NAME_BN: optional(wording),
  TRUST_NAME: withDefault(wording, 'Shiv Chandra Charitable Trust'),
  SITE_PHONE: withDefault(phoneNumber(3, 'expected one telephone number'), SAMPLE_PHONE),
  SITE_EMAIL: withDefault(z.email('expected an e-mail address'), 'sample@example.org'),
  SITE_ADDRESS: withDefault(wording, SAMPLE_ADDRESS),
  SITE_CITY: optional(wording),
  SITE_CITY_HI: optional(wording),
  SITE_CITY_BN: optional(wording),
  SITE_AREA: optional(wording),
  SITE_AREA_HI: optional(wording),
  SITE_AREA_BN: optional(wording),
  WHATSAPP_NUMBER: withDefault(phoneNumber(8, 'expected one number with country code'), '+91 00000 00000'),
  INSTAGRAM_URL: withDefault(httpUrl, 'https://www.instagram.com/'),
  YOUTUBE_URL: withDefault(httpUrl, 'https://www.youtube.com/'),
  FACEBOOK_URL: withDefault(httpUrl, 'https://www.facebook.com/'),
  HERO_VIDEO_URL: optional(httpUrl),
  MAP_URL: optional(httpUrl),
  BACKEND_URL: optional(base),
  BACKEND_TIMEOUT_MS: withDefault(wholeNumber(1, 120_000), '8000'),
  UPSTREAM_REQUEST_AMOUNT_UNIT: withDefault(z.enum(['major', 'minor']), 'major'),
  UPSTREAM_RESPONSE_AMOUNT_UNIT: withDefault(z.enum(['major', 'minor']), 'minor'),
  CONTENT_TTL_SECONDS: withDefault(wholeNumber(1, 86_400), '60'),
  CONTENT_STALE_SECONDS: withDefault(wholeNumber(1, 31_536_000), '604800'),
  REVALIDATE_SECRET: optional(secret),
  MEDIA_HOSTS: optional(list((part) => HOST.test(part), 'expected hosts separated by commas')),
  DATA_DIR: withDefault(text, '.data'),
  DATABASE_URL: optional(serverUrl(/^postgres(ql)?:\/\//, 'expected postgres://…')),
  REDIS_URL: optional(serverUrl(/^rediss?:\/\//, 'expected redis://… or rediss://…')),
  CONTENT_DIR: withDefault(text, 'content'),
  PAYMENTS: optional(z.enum(['razorpay', 'sandbox', 'off'])),
  RAZORPAY_KEY_ID: optional(
    z.string().regex(/^rzp_(test|live)_[A-Za-z0-9_]{1,48}$/, 'expected rzp_test_… or rzp_live_…'),
  ),
  RAZORPAY_KEY_SECRET: optional(secretOf(8)),
  RAZORPAY_WEBHOOK_SECRET: optional(secretOf(8)),
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: optional(secretOf(8)),
  RAZORPAY_API_URL: withDefault(base, 'https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: withDefault(httpUrl, 'https://checkout.razorpay.com/v1/checkout.js'),
  DONATION_CURRENCIES: withDefault(
    list(
      (part) => currencies.some((currency) => currency === part),
      `expected some of ${currencies.join(', ')}, separated by commas`,
    ),
    currencies.join(','),
  ),
  DONATION_MAX: optional(wholeNumber(1, 100_000_000)),
  PII_KEY: optional(key),
  TRUST_PAN: optional(
    z.string().regex(/^[A-Z]{3}[ABCFGHLJPT][A-Z][0-9]{4}[A-Z]$/, 'expected a PAN such as AAATS1234A'),
  ),
  TAX_APPROVAL: optional(approval),
  FCRA_STATUS: optional(z.enum(['none', 'registered'])),
  TRUST_PROXY: withDefault(wholeNumber(0, 10), '0'),
  RATE_LIMIT: withDefault(z.enum(['on', 'off']), 'on'),
  PRELOAD_PAGES: withDefault(z.enum(['on', 'off']), 'on'),
  WIDGET_ORIGINS: optional(origins),
  ASSISTANT_START: withDefault(z.enum(['open', 'launcher']), 'open'),
  REVIEW_REQUIRED: withDefault(z.enum(['on', 'off']), 'off'),
  OFFLINE_PAGE: withDefault(z.enum(['on', 'off']), 'on'),
  CHAT_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), '90'),
  MESSAGE_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), '365'),
  UNPAID_RETENTION_DAYS: withDefault(wholeNumber(1, 36_500), '30'),
  ACCESS_LOG_RETENTION_DAYS: withDefault(wholeNumber(365, 36_500), '400'),
  SMTP_URL: optional(serverUrl(/^smtps?:\/\/[^/]/, 'expected smtp://… or smtps://…')),
  MAIL_FROM: optional(mailbox),
  NOTIFY_EMAIL: optional(z.email('expected one e-mail address')),
  NOTIFY_WEBHOOK_URL: optional(receiver),
  NOTIFY_WEBHOOK_SECRET: optional(secret),
  PUSH_HOSTS: optional(list((part) => HOST.test(part), 'expected hosts separated by commas')),
  BANK_DETAILS: optional(wording),
  UPI_ID: optional(upiId),
  OPENING_HOURS: optional(openingHours),
  CALL_BACK_MINUTES: withDefault(wholeNumber(5, 10_080), '60'),
  REGISTRATION_NO: optional(numbered('expected a registration number')),
  GRIEVANCE_CONTACT: optional(wording),
  CRON_SECRET: optional(secret),
  METRICS_TOKEN: optional(secret),
  STAFF_CONSOLE: withDefault(z.enum(['on', 'off']), 'on'),
  /** Rupees refunded of one gift from which on a second person decides. */
  REFUND_SECOND_PERSON_FROM: withDefault(wholeNumber(0, 100_000_000), '10000'),
  /** Minutes after which staff are told of what nobody has claimed; the second for what is urgent and for promised calls. */
  ESCALATE_AFTER_MIN: withDefault(wholeNumber(1, 10_080), '60'),
  ESCALATE_URGENT_AFTER_MIN: withDefault(wholeNumber(1, 10_080), '10'),
  DESIGN_PAGE: withDefault(z.enum(['on', 'off']), 'off'),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

export type Env = z.infer<typeof envSchema> & { SITE_URL: string; MAP_URL: string; isSiteUrlSet: boolean };

type Source = Readonly<Record<string, string | undefined>>;
/** A container platform sets HOSTNAME to the machine's own name; binding to that would hide the site from localhost. */
const withoutMachineName = (source: Source): Source =>
  source['HOSTNAME'] === hostname() ? { ...source, HOSTNAME: '' } : source;

/** Reads a configuration. @throws ConfigurationError with one line a bad variable: name, what is wrong, what is expected. */
export function readEnv(source: Source): Env {
  const parsed = envSchema.safeParse(withoutMachineName(source), { error: expectedOne });
  if (!parsed.success) {
    // Of several reasons against one value the first is enough.
    const lines = new Map<string, string>();
    for (const { path, message } of parsed.error.issues) {
      const name = String(path[0]);
      if (!lines.has(name)) lines.set(name, `${name}: bad value, ${message}`);
    }
    throw new ConfigurationError([...lines.values()]);
  }
  const { SITE_URL, ...rest } = parsed.data;
  const lacking = source['VERCEL'] === '1' ? lackingOnVercel(rest) : [];
  const conflicts = [...moneyConflicts(rest), ...lacking];
  if (conflicts.length > 0) throw new ConfigurationError(conflicts);
  return {
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
    MAP_URL: rest.MAP_URL ?? mapOf(rest.SITE_ADDRESS),
    isSiteUrlSet: SITE_URL !== undefined,
  };
}

type Shared = Pick<z.infer<typeof envSchema>, 'BACKEND_URL' | 'DATABASE_URL' | 'REDIS_URL'>;

/** There no process lives on and no disk stays (contract §10). */
function lackingOnVercel({ BACKEND_URL, DATABASE_URL, REDIS_URL }: Shared): string[] {
  const lines: string[] = [];
  if (!BACKEND_URL && !DATABASE_URL)
    lines.push('DATABASE_URL: missing, expected on Vercel unless BACKEND_URL is set');
  if (!REDIS_URL) lines.push('REDIS_URL: missing, expected on Vercel');
  return lines;
}

export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
  }
}

type Money = Pick<
  z.infer<typeof envSchema>,
  | 'BACKEND_URL'
  | 'DATABASE_URL'
  | 'PII_KEY'
  | 'PAYMENTS'
  | 'RAZORPAY_KEY_ID'
  | 'RAZORPAY_KEY_SECRET'
  | 'RAZORPAY_WEBHOOK_SECRET'
>;

/** Values that are each right and cannot stand together. */
function moneyConflicts(settings: Money): string[] {
  const { RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = settings;
  const isEmbedded = settings.BACKEND_URL === undefined;
  const mode = modeOf(RAZORPAY_KEY_ID);
  const isOther = (key: string | undefined) => mode && modeOf(key) && modeOf(key) !== mode;
  const lines: string[] = [];
  if (isOther(RAZORPAY_KEY_SECRET) || isOther(RAZORPAY_WEBHOOK_SECRET))
    lines.push('RAZORPAY_KEY_SECRET: bad value, expected a secret of the same mode as RAZORPAY_KEY_ID');
  if (isEmbedded && settings.PAYMENTS === 'razorpay' && !(RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET))
    lines.push('PAYMENTS: bad value, razorpay needs RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET');
  if (isEmbedded && settings.DATABASE_URL !== undefined && settings.PII_KEY === undefined)
    lines.push('PII_KEY: absent, expected 32 bytes in base64 with DATABASE_URL (openssl rand -base64 32)');
  return lines;
}

const modeOf = (key: string | undefined): string | undefined => key?.match(/^rzp_(test|live)_/)?.[1];

type Hosts = Pick<Env, 'MEDIA_HOSTS' | 'BACKEND_URL'>;

/** Hosts besides our own of pictures and videos: those configured, else the backend's (contract §2, MEDIA_HOSTS). */
export const mediaHosts = ({ MEDIA_HOSTS, BACKEND_URL }: Hosts): string[] =>
  MEDIA_HOSTS ?? (BACKEND_URL ? [new URL(BACKEND_URL).host] : []);

/** What a page depends on, as one stable text (contract §2: identity). */
export const visibleSettings = (settings: Env): string =>
  JSON.stringify(
    Object.entries(settings)
      .filter(([name]) => !operationalSettings.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

declare global {
  /**
   * What the content sets in the place of variables (`content/site.json`), checked as they are. On `globalThis` because
   * pages, endpoints and the server are bundles of one process, each with its own copy of this module.
   */
  var siteFacts: Readonly<Record<string, string>> | undefined;
}

let current: { facts: typeof globalThis.siteFacts; settings: Env } | undefined;

/** The process's configuration: its variables, read once, with what the content sets now. */
export function env(): Env {
  const facts = globalThis.siteFacts;
  if (!current || current.facts !== facts)
    current = { facts, settings: readEnv({ ...process.env, ...facts }) };
  return current.settings;
}

/** The variables alone: what every instance that was started alike has in common. */
export const startEnv = (): Env => readEnv(process.env);
