import { readEnv } from '@/lib/config/env';
import { warningsOf } from '@/lib/config/env-checks';

const namesIn = (lines: readonly string[]) => lines.map((line) => line.split(':', 1)[0]);
const warned = (source: Record<string, string>) => namesIn(warningsOf(readEnv(source), source));

const PUBLIC = {
  SITE_URL: 'https://centre.example.org',
  SITE_PHONE: '+91 33 4000 1234',
  SITE_EMAIL: 'help@centre.example.net',
  TRUST_PROXY: '1',
};
const KEYS = { RAZORPAY_KEY_SECRET: 'secret-of-the-key', RAZORPAY_WEBHOOK_SECRET: 'secret-of-the-hook' };

describe('what is warned of at the start', () => {
  it('is nothing on a local machine, nor on a public one that is set up', () => {
    expect(warned({})).toEqual([]);
    expect(warned(PUBLIC)).toEqual([]);
    expect(warned({ ...PUBLIC, ...KEYS, RAZORPAY_KEY_ID: 'rzp_live_1' })).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    ['samples', { SITE_PHONE: '', SITE_EMAIL: '' }, ['SITE_PHONE', 'SITE_EMAIL']],
    ['test keys', { ...KEYS, RAZORPAY_KEY_ID: 'rzp_test_1' }, ['RAZORPAY_KEY_ID']],
    [
      'test keys with an upstream',
      { BACKEND_URL: 'https://api.example.org', RAZORPAY_KEY_ID: 'rzp_test_1' },
      ['RAZORPAY_KEY_ID'],
    ],
    ['the sandbox', { PAYMENTS: 'sandbox' }, ['PAYMENTS']],
    ['no limits', { RATE_LIMIT: 'off' }, ['RATE_LIMIT']],
    ['a webhook unsigned', { NOTIFY_WEBHOOK_URL: 'https://sms.example.org' }, ['NOTIFY_WEBHOOK_SECRET']],
    ['other push services', { PUSH_HOSTS: 'push.example.org' }, ['PUSH_HOSTS']],
    ['no proxy', { TRUST_PROXY: '0' }, ['TRUST_PROXY']],
    ['secrets of examples', { CRON_SECRET: 'at-least-16-characters' }, ['CRON_SECRET']],
    ['a key of one letter', { PII_KEY: `${'A'.repeat(43)}=` }, ['PII_KEY']],
    ['an approval that is no number', { TAX_APPROVAL: 'DIT(E)/8E/80G/2014' }, ['TAX_APPROVAL']],
    [
      "an approval of somebody else's",
      { TAX_APPROVAL: 'AAATS1234AF20261', TRUST_PAN: 'AAATS1234B' },
      ['TAX_APPROVAL'],
    ],
  ])('names %s on a public address', (_, source, names) => {
    expect(warned({ ...PUBLIC, ...source })).toEqual(names);
  });

  it.each([
    ['SITE_PHOEN', 'SITE_PHONE'],
    ['SITE_EMIAL', 'SITE_EMAIL'],
    ['SITEURL', 'SITE_URL'],
    ['site_phone', 'SITE_PHONE'],
    ['RAZORPAY_WEBHOK_SECRT', 'RAZORPAY_WEBHOOK_SECRET'],
    ['TAX_APROVAL', 'TAX_APPROVAL'],
    ['NOTIFY_MAIL', 'NOTIFY_EMAIL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['PAYMENT', 'PAYMENTS'],
    ['PIIKEY', 'PII_KEY'],
  ])('names %s and suggests %s', (name, meant) => {
    expect(warningsOf(readEnv({}), { [name]: 'x' })).toEqual([
      `${name}: not a setting of this site; did you mean ${meant}?`,
    ]);
  });

  it('leaves the variables of other programs alone', () => {
    const others =
      'PATH HOME USER USERNAME LOGNAME SHELL LANG TERM PWD HOST PORTS API_KEY APP_ID APP_URL API_URL BASE_URL TEST_URL FILE_NAME NODE_ENV NODE_OPTIONS TZ CI VERCEL VERCEL_URL POSTGRES_PASSWORD TEST_DATABASE_URL TEST_REDIS_URL CHROMIUM_PATH XDG_DATA_DIRS DATA_HOME HOST_NAME_MAX npm_config_cache PGHOST REDIS_HOST SMTP_HOST SITE_ROOT INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID SSH_CLIENT HISTSIZE HTTP_PROXY NO_PROXY LS_COLORS MAIL';
    expect(warned(Object.fromEntries(others.split(' ').map((name) => [name, 'x'])))).toEqual([]);
  });
});
