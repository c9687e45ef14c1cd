import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { routes } from '@/lib/config/routes';
import { startSite } from '../../scripts/site-process.mjs';
import { expect, test } from '../helpers/instances';
import { observatory } from '../helpers/observatory';
import { rawRequest } from '../helpers/raw-http';
import { pagesInThisRun } from '../helpers/site-pages';

/** Settings of a real deployment: https, giving through the provider. */
const deployed = {
  SITE_URL: 'https://centre.example.org',
  SITE_PHONE: '+91 33 4000 1234',
  RAZORPAY_KEY_ID: 'rzp_test_scores00000001',
  RAZORPAY_KEY_SECRET: 'a-secret-of-the-tests',
};
const PAYMENT_HOSTS = [
  'https://checkout.razorpay.com',
  'https://api.razorpay.com',
  'https://cdn.razorpay.com',
  'https://lumberjack.razorpay.com',
  'https://lumberjack-metrics.razorpay.com',
];

// One worker for the file, so that its site starts once.
test.describe.configure({ mode: 'default' });
let site: Awaited<ReturnType<typeof startSite>>;
test.beforeAll(async () => {
  site = await startSite(deployed);
});
test.afterAll(() => site.stop());

/** As a scanner asks that also tries a stranger's origin. */
const scan = async (path: string) => {
  const { headers, body } = await rawRequest(site.url, path, {
    headers: { origin: 'https://stranger.example' },
  });
  return { headers, html: body };
};

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
};
const none = "default-src 'none'; frame-ancestors 'none'; script-src 'nonce-a'";
const alone = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' };

/** Scores of the Observatory's own program for such headers; that of nothing is summed by hand from its table. */
const known: Record<string, { headers: Record<string, string>; html?: string; score: number }> = {
  'nothing at all': { headers: {}, score: 30 },
  'inline scripts allowed, all else right': {
    headers: {
      ...strict,
      ...alone,
      'content-security-policy': "script-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
    },
    score: 80,
  },
  'a strict policy': { headers: { ...strict, 'content-security-policy': none }, score: 120 },
  'a strict policy but for styles': {
    headers: { ...strict, 'content-security-policy': `${none}; style-src 'self' 'unsafe-inline'` },
    score: 110,
  },
  'a strict policy and isolation': {
    headers: { ...strict, ...alone, 'content-security-policy': none },
    score: 140,
  },
  'the same with a script of another host': {
    headers: { ...strict, ...alone, 'content-security-policy': none },
    html: '<script src="https://checkout.razorpay.com/v1/checkout.js"></script>',
    score: 135,
  },
  'the same with embedding isolated too': {
    headers: {
      ...strict,
      ...alone,
      'cross-origin-embedder-policy': 'credentialless',
      'content-security-policy': none,
    },
    score: 150,
  },
};

for (const [what, { headers, html = '', score }] of Object.entries(known)) {
  test(`the scorer gives ${score} for ${what}`, () => {
    expect(observatory({ headers, html }).score).toBe(score);
  });
}

test('the Observatory’s rules give every page 135 or more, the giving page 130', async () => {
  const scores: string[] = [];
  for (const path of pagesInThisRun) {
    const { score, outcomes } = observatory(await scan(path));
    scores.push(`${path} ${score}`);
    const floor = path.endsWith(routes.donate) ? 130 : 135;
    expect(score, `${path}: ${JSON.stringify(outcomes)}`).toBeGreaterThanOrEqual(floor);
  }
  console.log(`Observatory: ${scores.join(', ')}`);
});

const findings = (policy: string) => new CspEvaluator(new CspParser(policy).csp).evaluate();

test('the CSP evaluator is one that finds what is wrong', () => {
  const severities = findings("script-src 'unsafe-inline' https:").map(({ severity }) => severity);
  expect(severities).toContain(Severity.HIGH);
});

test('the CSP evaluator has nothing against any page but that it trusts its own host and the payment provider’s', async () => {
  const bearable: string[] = [];
  for (const path of pagesInThisRun) {
    const { headers } = await scan(path);
    for (const finding of findings(String(headers['content-security-policy']))) {
      const { severity, directive, value = '', description } = finding;
      const said = `${path} ${directive} ${value}`;
      const isBearable = severity === Severity.MEDIUM_MAYBE && ["'self'", ...PAYMENT_HOSTS].includes(value);
      expect(isBearable || severity >= Severity.STRICT_CSP, `${said}: ${description}`).toBe(true);
      if (isBearable) bearable.push(said);
    }
  }
  expect(bearable.filter((text) => text.startsWith(`${routes.home} `))).toEqual(["/ script-src 'self'"]);
});
