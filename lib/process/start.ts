import { setFlagsFromString } from 'node:v8';
import nextEnv from '@next/env';
import { ConfigurationError, readEnv } from '../env';
import { serve } from './serve';

/**
 * `npm start`: checks the configuration before anything listens, then serves the built site in this process.
 * A bad value ends it with one line a variable (contract §2).
 */
async function main(): Promise<void> {
  collectOften();
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const settings = readEnv(process.env);
    warnAboutSamples(settings);
    warnAboutHalfMail(settings);
    warnAboutMoney(settings);
    await serve(settings);
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exit(1);
  }
}

/**
 * Left to itself, V8 lets a heap on a machine with much memory grow to several times what is in use before it collects.
 * The site's is small, so collecting it at half as much again costs little (decision 31).
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigurationError) return error.lines;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return ['PORT: is in use by another program; stop that one or set another PORT.'];
  if (code === 'EACCES') return ['PORT: this user may not listen there; take one above 1023.'];
  throw error;
}

/** A public site that still shows a sample as its own would leave a caller with a dead line. */
function warnAboutSamples({ SITE_URL, SITE_PHONE, SITE_EMAIL }: ReturnType<typeof readEnv>): void {
  if (!SITE_URL.startsWith('https:')) return;
  if (SITE_PHONE.includes('00000'))
    console.warn('SITE_PHONE: still the sample number; visitors cannot reach you.');
  if (SITE_EMAIL.endsWith('@example.org'))
    console.warn('SITE_EMAIL: still the sample address; visitors cannot reach you.');
}

/** Money that cannot come in, or whose coming nobody tells us. */
function warnAboutMoney(settings: ReturnType<typeof readEnv>): void {
  const { BACKEND_URL, PAYMENTS, RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET } = settings;
  if (PAYMENTS === 'off' || PAYMENTS === 'sandbox') return;
  if (BACKEND_URL) {
    if (!RAZORPAY_KEY_ID)
      console.warn('RAZORPAY_KEY_ID: absent, so donations are off unless the order answer names a key_id.');
    return;
  }
  if (Boolean(RAZORPAY_KEY_ID) !== Boolean(RAZORPAY_KEY_SECRET))
    console.warn('RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET: one is absent, so Razorpay is not used.');
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && !RAZORPAY_WEBHOOK_SECRET)
    console.warn('RAZORPAY_WEBHOOK_SECRET: absent, so a gift is found late when its donor leaves the page.');
}

/** Either alone sends nothing, and nobody would notice. */
function warnAboutHalfMail({ SMTP_URL, NOTIFY_EMAIL }: ReturnType<typeof readEnv>): void {
  if (SMTP_URL && !NOTIFY_EMAIL) console.warn('NOTIFY_EMAIL: absent, so no notice of a message is sent.');
  if (NOTIFY_EMAIL && !SMTP_URL) console.warn('SMTP_URL: absent, so no notice of a message is sent.');
}

void main();
