import { createRequire } from 'node:module';
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
    warnAboutSamples(settings.SITE_URL, settings.SITE_PHONE);
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
  createRequire(import.meta.url)('next/dist/bin/next');
}

function warnAboutSamples(siteUrl: string, phone: string): void {
  if (siteUrl.startsWith('https:') && phone.includes('00000')) {
    console.warn(
      'SITE_PHONE: still the sample number; set the centre’s own phone and e-mail before visitors come.',
    );
  }
}

main();
