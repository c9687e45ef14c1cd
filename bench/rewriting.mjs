import { request as ask, createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort, startSite } from '../scripts/site-process.mjs';
import { median, parameter, table } from './figures.mjs';
import { visit } from './phone.mjs';

const linkedStyles = (html) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(' disabled=""/>', '/>');
const scriptsAtOnce = (html) =>
  html
    .replaceAll('<script type="text/later"', '<script')
    .replace(/<script>\(\(\) => \{\s+const wake.*?<\/script>/s, '');

/** A page as the site sends it, and with each of its rewritings undone (decisions 30 and 33). */
const variants = {
  'as it is': (html) => html,
  'styles linked': linkedStyles,
  'scripts at once': scriptsAtOnce,
  'as Next wrote it': (html) => scriptsAtOnce(linkedStyles(html)),
};

/** The site with its pages changed on the way; everything else passes as it is. */
async function proxy(site, change) {
  const pages = new Map();
  const server = createServer(async (request, response) => {
    if (request.headers.accept?.includes('text/html')) {
      const { url = '/' } = request;
      if (!pages.has(url))
        pages.set(url, brotliCompressSync(change(await (await fetch(site.url + url)).text())));
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(pages.get(url));
      return;
    }
    const { method, url: path, headers } = request;
    const passed = ask({ port: site.port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    bytes: (path) => pages.get(path)?.length,
    close: () => server.close(),
  };
}

/** What each rewriting of a page is worth on a phone's first visit, in turns on one site. */
export async function rewriting() {
  const rounds = parameter('BENCH_ROUNDS', 7);
  const site = await startSite({ RATE_LIMIT: 'off' });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const path of ['/', '/blog/coming-home']) {
      const seen = [];
      for (const [name, change] of Object.entries(variants))
        seen.push({ name, proxy: await proxy(site, change), visits: [] });
      for (let round = 0; round < rounds; round += 1)
        for (const one of seen) one.visits.push(await visit(browser, one.proxy.url + path));
      const of = (visits, key) => median(visits.map((each) => each[key])).toFixed(0);
      const spread = (visits) => {
        const all = visits.map(({ lcpMs }) => lcpMs);
        return `${Math.min(...all).toFixed(0)} – ${Math.max(...all).toFixed(0)}`;
      };
      table([
        [path, 'html bytes, br', 'FCP ms', 'LCP ms', 'spread of LCP', 'load ms'],
        ...seen.map(({ name, visits, proxy: { bytes } }) => [
          name,
          bytes(path),
          of(visits, 'fcpMs'),
          of(visits, 'lcpMs'),
          spread(visits),
          of(visits, 'loadMs'),
        ]),
      ]);
      for (const one of seen) one.proxy.close();
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}
