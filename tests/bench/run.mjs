import { startSite } from '../../scripts/site-process.mjs';
import { startEmptyPage } from './empty-page.mjs';
import { pageWeight } from './page-weight.mjs';
import { widget } from './widget.mjs';

const paths = [
  '/',
  '/about',
  '/corporates',
  '/treatment',
  '/Accomodation',
  '/Donate',
  '/blog',
  '/blog/coming-home',
  '/contact',
  '/help-now',
  '/privacy-policy',
];

/** Bytes of every page beside an empty Next page of the same versions, in one run (brotli, quality 11). */
async function pages() {
  const [site, empty] = [await startSite({ RATE_LIMIT: 'off' }), await startEmptyPage()];
  try {
    const anchor = await pageWeight(empty.url, '/');
    console.log('page                     scripts   ÷ empty   styles     html');
    const row = (name, { scripts, styles, html }) =>
      console.log(
        `${name.padEnd(22)} ${String(scripts).padStart(9)} ${(scripts / anchor.scripts).toFixed(3).padStart(9)} ${String(styles).padStart(8)} ${String(html).padStart(8)}`,
      );
    row('empty Next page', anchor);
    for (const path of paths) row(path, await pageWeight(site.url, path));
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
  }
}

const parts = { pages, widget };
const asked = process.argv.slice(2);
for (const name of asked.length ? asked : Object.keys(parts)) {
  const part = parts[name];
  if (!part) {
    console.error(`No part named ${name}. Parts: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  await part();
}
