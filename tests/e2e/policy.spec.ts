import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { startSite } from '../../scripts/site-process.mjs';
import { expect, test } from '../helpers/instances';
import { rawRequest } from '../helpers/raw-http';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { everyPage } from '../helpers/site-pages';

/** Everything the browser refused because of the page's policy. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return async () => seen;
}

/** On a commit one page of each kind of island; the header itself is looked at on every page below. */
const ownScripts = /^\/(|Donate|treatment|contact|help-now|search|blog\/[\w-]+|no-such-page)$/;

const isHydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.body.firstElementChild ?? {}).some((key) => key.startsWith('__react')),
  );

test('every page wakes up under its own policy, on the first visit and from the cache', async ({ page }) => {
  test.setTimeout(240_000);
  const seen = await violations(page);
  const paths = [...everyPage, '/no-such-page', '/blog/no-such-story'];
  for (const path of inThisRun(paths, (one) => ownScripts.test(one))) {
    for (const visit of ['first', 'second']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['content-security-policy'], path).toMatch(/script-src 'self' 'sha256-/);
      await isHydrated(page);
      expect.soft(await seen(), `${path}, ${visit} visit`).toEqual([]);
    }
  }
});

test('the payment provider may run on the giving page and nowhere else', async ({ request }) => {
  for (const path of everyPage) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    const script = policy.split('; ').find((text) => text.startsWith('script-src')) ?? '';
    expect(script.includes('razorpay'), path).toBe(path === routes.donate);
    expect(script).not.toMatch(/unsafe-(inline|eval)/);
  }
});

test('a script that a page did not bring does not run', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.intruded = true">');
  });
  await page.locator('img[src="x"]').evaluate((image) => image.getBoundingClientRect());
  expect(await page.evaluate(() => 'intruded' in window)).toBe(false);
});

test('files, endpoints and failures run nothing and say what they are', async ({ baseURL }) => {
  const origin = String(baseURL);
  for (const path of ['/favicon.ico', '/api/blogs/', '/healthz', '/feed.xml', '/robots.txt', '/%ff']) {
    const { headers } = await rawRequest(origin, path);
    expect(headers['content-security-policy'], path).toContain("default-src 'none'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['x-frame-options'], path).toBe('DENY');
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a site on https asks browsers to stay on it', onFullRun, async () => {
  const site = await startSite({ SITE_URL: 'https://centre.example.org' });
  try {
    const { headers } = await rawRequest(site.url, '/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  } finally {
    await site.stop();
  }
});

test('no page is rendered per request', () => {
  const { routes: kept, dynamicRoutes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const paths: Record<string, string> = JSON.parse(
    readFileSync('.next/app-path-routes-manifest.json', 'utf8'),
  );
  const pages = Object.entries(paths)
    .filter(([file]) => file.endsWith('/page'))
    .map(([, path]) => path);
  const known = new Set([...Object.keys(kept), ...Object.keys(dynamicRoutes)]);
  expect(pages.length).toBeGreaterThan(15);
  expect(pages.filter((path) => !known.has(path))).toEqual([]);
});
