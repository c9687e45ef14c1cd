import { startSite } from '../scripts/site-process.mjs';
import { startEmptyPage } from './empty-page.mjs';
import { table } from './figures.mjs';
import { measured } from './goals.mjs';
import { loadTypescript } from './load-typescript.mjs';
import { assistantBytes, phone } from './phone.mjs';
import { stories } from './stories.mjs';

/** Bytes of every page beside an empty Next page of the same versions, in one run (brotli, quality 11). */
async function weights({ site, empty, weigh }) {
  const anchor = await weigh.pageWeight(empty.url, '/');
  const pages = [];
  for (const path of await weigh.builtPages(site.url))
    pages.push({ path, ...(await weigh.pageWeight(site.url, path)) });
  const row = ({ path, scripts, styles, html, fonts, requests }) => [
    path,
    scripts,
    (scripts / anchor.scripts).toFixed(3),
    styles,
    html,
    fonts,
    requests,
  ];
  table([
    ['page', 'scripts', '÷ empty', 'styles', 'html', 'fonts', 'requests'],
    row({ path: 'empty Next page', ...anchor }),
    ...pages.map(row),
  ]);
  const ratios = pages.map(({ scripts }) => scripts / anchor.scripts);
  const heaviest = pages.reduce((a, b) => (b.scripts > a.scripts ? b : a));
  measured('script-ratio', Math.max(...ratios), { spread: ratios, note: heaviest.path });
  const home = pages.find(({ path }) => path === '/');
  measured('home-html', home.html / 1024);
  measured('home-css', home.styles / 1024);
}

/** What pages weigh, what comes after idle, a phone's visit, and the list of many stories. */
export async function pages() {
  const weigh = await loadTypescript('tests/helpers/page-weight.ts');
  const [site, empty] = [await startSite({ RATE_LIMIT: 'off' }), await startEmptyPage()];
  try {
    await weights({ site, empty, weigh });
    await assistantBytes({ site, brotli: weigh.brotli });
    await phone({ site, empty });
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
  }
  await stories({ brotli: weigh.brotli });
}
