import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '@/lib/config/env';
import { isWithin } from '@/lib/search/words';
import { envSchema } from './env';
import { isExample } from './env-fields';
import { paymentsMode } from './payment-mode';
import { hasStaffConsole } from './staff-console';

/** Settings that are allowed but probably a mistake; one line each, its name first. */
export function warningsOf(settings: Env, source: Readonly<Record<string, string | undefined>>): string[] {
  return [
    ...misspelt(Object.keys(source)),
    ...(settings.SITE_URL.startsWith('https:') ? publicWarnings(settings) : []),
    ...taxWarnings(settings),
    ...mailWarnings(settings),
    ...noticeWarnings(settings),
    ...moneyWarnings(settings),
  ];
}

/** A public site that still shows a sample as its own, or plays at giving. */
function publicWarnings(settings: Env): string[] {
  const { SITE_PHONE, SITE_EMAIL, RAZORPAY_KEY_ID, RATE_LIMIT, TRUST_PROXY } = settings;
  const mode = paymentsMode(settings);
  const found: [boolean, string][] = [
    [SITE_PHONE.includes('00000'), 'SITE_PHONE: still the sample number; visitors cannot reach you.'],
    [SITE_EMAIL.endsWith('@example.org'), 'SITE_EMAIL: still the sample address; visitors cannot reach you.'],
    [
      mode === 'razorpay' && RAZORPAY_KEY_ID?.startsWith('rzp_test_') === true,
      'RAZORPAY_KEY_ID: a test key on a public address; no gift brings money.',
    ],
    [mode === 'sandbox', 'PAYMENTS: the sandbox on a public address; no gift brings money.'],
    [RATE_LIMIT === 'off', 'RATE_LIMIT: off on a public address; nothing holds back a flood.'],
    [
      TRUST_PROXY === 0,
      'TRUST_PROXY: 0 although https needs a proxy in front; its visitors share one limit, expected the number of proxies.',
    ],
  ];
  return [...found.flatMap(([is, line]) => (is ? [line] : [])), ...exampleSecrets(settings)];
}

const SECRETS = [
  'REVALIDATE_SECRET',
  'CRON_SECRET',
  'METRICS_TOKEN',
  'RAZORPAY_WEBHOOK_SECRET',
  'NOTIFY_WEBHOOK_SECRET',
  'PII_KEY',
] as const;

/** Secrets taken over from an example, which everybody knows. */
function exampleSecrets(settings: Env): string[] {
  return SECRETS.filter((name) => isExample(settings[name] ?? 'unset')).map(
    (name) => `${name}: an example that everybody knows; make one with openssl rand.`,
  );
}

const REGISTRATION =
  /^([A-Z]{5}\d{4}[A-Z])[A-Z]{1,2}\d{5,10}(?:[\s,]+(?:(?:of|dated)\s+)?\d{4}-\d{2}-\d{2})?$/;

/** What receipts and the yearly statement print of the approval. */
function taxWarnings({ TAX_APPROVAL, TRUST_PAN }: Env): string[] {
  if (TAX_APPROVAL === undefined) return [];
  const [, pan] = REGISTRATION.exec(TAX_APPROVAL) ?? [];
  if (pan === undefined)
    return [
      'TAX_APPROVAL: not shaped like a registration number (AAATS1234AF20261 dated 2026-05-01); receipts print it as it stands.',
    ];
  return TRUST_PAN !== undefined && pan !== TRUST_PAN
    ? [`TAX_APPROVAL: of another PAN than TRUST_PAN; receipts print both.`]
    : [];
}

/** Either alone sends nothing, and nobody would notice. */
function mailWarnings({ SMTP_URL, NOTIFY_EMAIL }: Env): string[] {
  if (SMTP_URL && !NOTIFY_EMAIL) return ['NOTIFY_EMAIL: absent, so no notice of a message is sent.'];
  return NOTIFY_EMAIL && !SMTP_URL ? ['SMTP_URL: absent, so no notice of a message is sent.'] : [];
}

/** Notices of the console that would reach nobody. */
function noticeWarnings(settings: Env): string[] {
  const { NOTIFY_WEBHOOK_URL, NOTIFY_WEBHOOK_SECRET, PUSH_HOSTS } = settings;
  const found: [boolean, string][] = [
    [
      Boolean(NOTIFY_WEBHOOK_URL) && !NOTIFY_WEBHOOK_SECRET,
      'NOTIFY_WEBHOOK_SECRET: absent, so nothing is sent to NOTIFY_WEBHOOK_URL.',
    ],
    [
      Boolean(NOTIFY_WEBHOOK_SECRET) && !NOTIFY_WEBHOOK_URL,
      'NOTIFY_WEBHOOK_URL: absent, so no webhook is sent.',
    ],
    [
      Boolean(NOTIFY_WEBHOOK_URL) && !hasStaffConsole(settings),
      'NOTIFY_WEBHOOK_URL: without the staff console nothing is sent to it.',
    ],
    [
      settings.SITE_URL.startsWith('https:') && PUSH_HOSTS !== undefined,
      'PUSH_HOSTS: set on a public address; notices may go to hosts that no known browser uses.',
    ],
  ];
  return found.flatMap(([is, line]) => (is ? [line] : []));
}

/** Money that cannot come in, or whose coming nobody tells us. */
function moneyWarnings(settings: Env): string[] {
  const { BACKEND_URL, PAYMENTS, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = settings;
  if (PAYMENTS === 'off' || PAYMENTS === 'sandbox') return [];
  if (BACKEND_URL) {
    return RAZORPAY_KEY_ID
      ? []
      : ['RAZORPAY_KEY_ID: absent, so donations are off unless the order answer names a key_id.'];
  }
  if (Boolean(RAZORPAY_KEY_ID) !== Boolean(RAZORPAY_KEY_SECRET))
    return ['RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET: one is absent, so Razorpay is not used.'];
  return RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && !RAZORPAY_WEBHOOK_SECRET
    ? ['RAZORPAY_WEBHOOK_SECRET: absent, so a gift is found late when its donor leaves the page.']
    : [];
}

/** Below this a name is near to too many others. */
const SHORTEST = 6;

/** Variables whose name is nearly one of ours: what they say is not read. */
function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(envSchema.shape);
  return names.flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return [];
    const meant = known.find((one) => isNear(name, one));
    return meant === undefined ? [] : [`${name}: not a setting of this site; did you mean ${meant}?`];
  });
}

/** The same but for case and separators, or one slip apart; two in a long name that begins alike. */
function isNear(name: string, known: string): boolean {
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  if (known.length < SHORTEST || Math.abs(name.length - known.length) > 2) return false;
  if (plain(name) === plain(known)) return true;
  const typed = name.toUpperCase();
  const isAlike = known.length >= 10 && name.slice(0, 3) === known.slice(0, 3);
  return isWithin(typed, known, 1) || (isAlike && isWithin(typed, known, 2));
}

type Folders = Pick<Env, 'BACKEND_URL' | 'DATABASE_URL' | 'CONTENT_DIR' | 'DATA_DIR'>;

/** What the embedded backend cannot do without: one line a folder that is not as the setting says. */
export function folderErrors({ BACKEND_URL, DATABASE_URL, CONTENT_DIR, DATA_DIR }: Folders): string[] {
  if (BACKEND_URL !== undefined) return [];
  const content = codeOf(() => readdirSync(CONTENT_DIR));
  const data = DATABASE_URL === undefined ? writeError(DATA_DIR) : undefined;
  return [
    ...(content
      ? [`CONTENT_DIR: bad value, "${CONTENT_DIR}" cannot be read (${content}), expected the content folder`]
      : []),
    // A full or failing disk is no mistake of the settings: pages are shown, and the log tells of the rest.
    ...(data && !['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE'].includes(data)
      ? [
          `DATA_DIR: bad value, "${DATA_DIR}" cannot be written (${data}), expected a folder of the site's user`,
        ]
      : []),
  ];
}

/** The code of what writing into a folder fails with, undefined where it does not; the folder is made. */
export const writeError = (folder: string): string | undefined => codeOf(() => tryToWrite(folder));

function tryToWrite(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const probe = join(folder, `.probe-${process.pid}`);
  writeFileSync(probe, '', { mode: 0o600 });
  rmSync(probe, { force: true });
}

/** The code of what a step fails with, undefined where it does not. */
function codeOf(step: () => unknown): string | undefined {
  try {
    step();
    return undefined;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'failed';
  }
}
