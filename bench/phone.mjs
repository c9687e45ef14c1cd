import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { median, parameter, table } from './figures.mjs';
import { measured } from './goals.mjs';

/** Slow 4G as the browser's own tools name it, and a processor a quarter as fast. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWDOWN = 4;
/** How long late shifts and a larger paint are waited for: nothing tells that none will come, so it is the bench's settling time. */
const SETTLING_MS = 2500;

function watch() {
  const seen = { fcpMs: 0, lcpMs: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcpMs = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcpMs = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
}

/** One first visit of a phone: nothing kept from an earlier one. */
export async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { host } = new URL(url);
  let strangers = 0;
  page.on('request', (request) => {
    if (/^http/.test(request.url()) && new URL(request.url()).host !== host) strangers += 1;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForTimeout(SETTLING_MS);
  const { fcpMs, lcpMs, cls } = await page.evaluate(() => globalThis.seen);
  const loadMs = await page.evaluate(() => performance.getEntriesByType('navigation')[0].loadEventEnd);
  await context.close();
  return { fcpMs, lcpMs, cls, loadMs, strangers };
}

/** Home page and empty page in turns, as a cheap phone on a weak line sees them. */
export async function phone({ site, empty }) {
  const rounds = parameter('BENCH_ROUNDS', 5);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const seen = { site: [], empty: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      seen.empty.push(await visit(browser, `${empty.url}/`));
      seen.site.push(await visit(browser, `${site.url}/`));
    }
  } finally {
    await browser.close();
  }
  const ratios = seen.site.map(({ lcpMs }, round) => lcpMs / seen.empty[round].lcpMs);
  const most = (pick) => Math.max(...seen.site.map(pick));
  table([
    ['phone, slow 4G', 'LCP ms, median'],
    ...Object.entries(seen).map(([name, visits]) => [
      name === 'site' ? 'home page' : 'empty page',
      median(visits.map(({ lcpMs }) => lcpMs)).toFixed(0),
    ]),
  ]);
  measured('lcp', median(ratios), { spread: ratios });
  measured(
    'cls',
    most(({ cls }) => cls),
  );
  measured(
    'third-parties',
    most(({ strangers }) => strangers),
  );
}

/** On a phone: scripts and sheets that come in beside those the page names, until the browser rests. */
export async function assistantBytes({ site, brotli }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const page = await (await browser.newContext(phone)).newPage();
    const html = await (await fetch(`${site.url}/`)).text();
    const bodies = [];
    page.on('response', (response) => {
      const isNamed = html.includes(new URL(response.url()).pathname);
      if (!isNamed && /script|stylesheet/.test(response.request().resourceType()))
        bodies.push(response.body());
    });
    await page.goto(`${site.url}/`, { waitUntil: 'load' });
    await page.locator('[data-assistant="ready"]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const sizes = (await Promise.all(bodies)).map(brotli);
    const all = sizes.reduce((sum, size) => sum + size, 0);
    if (all === 0) throw new Error('nothing of the assistant came in after the page');
    measured('assistant', all / 1024, { note: `${sizes.length} files` });
  } finally {
    await browser.close();
  }
}
