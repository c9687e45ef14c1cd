import { createRequire } from 'node:module';
import { constants } from 'node:os';
import nextEnv from '@next/env';
import { ConfigurationError, readEnv } from '../env';

/**
 * `npm start`: checks the configuration before anything listens, then runs Next's own server in this process.
 * A bad value ends it with one line a variable (contract §2).
 */
function main(): void {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const settings = readEnv(process.env);
    warnAboutSamples(settings);
    warnAboutHalfMail(settings);
    process.argv = [
      process.argv[0] ?? 'node',
      'next',
      'start',
      '-p',
      String(settings.PORT),
      '-H',
      settings.HOSTNAME,
    ];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const line of error.lines) console.error(line);
    process.exit(1);
  }
  process.on('exit', endAsAsked);
  createRequire(import.meta.url)('next/dist/bin/next');
}

/** Next drains, then exits with 128 + the signal's number; to a supervisor a stop that it asked for is no failure. */
function endAsAsked(code: number): void {
  if (code === 128 + constants.signals.SIGTERM || code === 128 + constants.signals.SIGINT)
    process.exitCode = 0;
}

/** A public site that still shows a sample as its own would leave a caller with a dead line. */
function warnAboutSamples({ SITE_URL, SITE_PHONE, SITE_EMAIL }: ReturnType<typeof readEnv>): void {
  if (!SITE_URL.startsWith('https:')) return;
  if (SITE_PHONE.includes('00000'))
    console.warn('SITE_PHONE: still the sample number; visitors cannot reach you.');
  if (SITE_EMAIL.endsWith('@example.org'))
    console.warn('SITE_EMAIL: still the sample address; visitors cannot reach you.');
}

/** Either alone sends nothing, and nobody would notice. */
function warnAboutHalfMail({ SMTP_URL, NOTIFY_EMAIL }: ReturnType<typeof readEnv>): void {
  if (SMTP_URL && !NOTIFY_EMAIL) console.warn('NOTIFY_EMAIL: absent, so no notice of a message is sent.');
  if (NOTIFY_EMAIL && !SMTP_URL) console.warn('SMTP_URL: absent, so no notice of a message is sent.');
}

main();
