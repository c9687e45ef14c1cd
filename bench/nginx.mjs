import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { median, must, parameter, table } from './figures.mjs';
import { measured } from './goals.mjs';
import { needNginx, startNginx } from './nginx-process.mjs';
import { needWrk, wrk } from './wrk.mjs';

const PAIRS = 5;
const TTL_SECONDS = 1;
const GZIP = { 'accept-encoding': 'gzip' };

/** The page from the cache of nginx beside the same bytes as a file of nginx, in turns. */
async function throughput({ nginx, seconds, name, headers }) {
  const client = visitor();
  const { bytes } = await client.ask(`${nginx.url}/`, { headers });
  const file = `page-${name}.html`;
  // gzip_static sends the second where gzip is asked for.
  writeFileSync(join(nginx.filesFolder, file), bytes);
  if (headers === GZIP) writeFileSync(join(nginx.filesFolder, `${file}.gz`), bytes);
  const served = await client.ask(`${nginx.fileUrl}/${file}`, { headers });
  client.close();
  if (!served.bytes.equals(bytes)) throw new Error('the file is not what the page was');
  const pairs = [];
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const { perSecond: page } = await wrk(`${nginx.url}/`, seconds, headers);
    const { perSecond: plain } = await wrk(`${nginx.fileUrl}/${file}`, seconds, headers);
    pairs.push({ page, plain });
  }
  const ratios = pairs.map(({ page, plain }) => page / plain);
  return {
    name,
    bytes: bytes.length,
    ratio: median(ratios),
    ratios,
  };
}

async function speed(seconds) {
  const site = await startSite({
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    CONTENT_TTL_SECONDS: '600',
    LOG_LEVEL: 'error',
  });
  const nginx = await startNginx({ ports: [site.port], rates: 'off' });
  try {
    const ways = [
      await throughput({ nginx, seconds, name: 'gzip', headers: GZIP }),
      await throughput({ nginx, seconds, name: 'plain', headers: {} }),
    ];
    table([
      ['home page', 'bytes', 'page cache ÷ file', 'spread'],
      ...ways.map(({ name, bytes, ratio, ratios }) => [
        name,
        bytes,
        ratio.toFixed(2),
        `${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)}`,
      ]),
    ]);
    // Browsers ask for a packed page; the plain one stands beside it in the table.
    const [packed] = ways;
    measured('nginx', packed.ratio, { spread: packed.ratios, note: 'packed' });
  } finally {
    await Promise.all([nginx.stop(), site.stop()]);
  }
}

/** What visitors see while the site is stopped, and while only its backend is. */
async function outages() {
  const site = await startSite({
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    CONTENT_TTL_SECONDS: String(TTL_SECONDS),
    LOG_LEVEL: 'error',
  });
  const ill = await startSite({
    BACKEND_URL: 'http://127.0.0.1:9',
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  });
  const nginx = await startNginx({ ports: [site.port], rates: 'off' });
  const beforeIll = await startNginx({ ports: [ill.port, ill.port], rates: 'off' });
  const client = visitor();
  try {
    for (let n = 0; n < 6; n += 1) await client.ask(`${beforeIll.url}/chat/chat/generate_token/`);
    const { status } = await client.ask(`${beforeIll.url}/about`);
    must(
      `while the backend is away: calls that answer 503 do not take pages with them (${status})`,
      status === 200,
    );
    await client.ask(`${nginx.url}/Donate/thank-you/the-token-of-a-gift`);
    await client.ask(`${nginx.url}/chat/payment/gift/the-token-of-a-gift`);
    must('no log line has the token of a gift', !nginx.log().includes('the-token'));
    const pages = ['/', '/blog', '/contact', '/treatment'];
    for (const path of pages) await client.ask(nginx.url + path, { headers: GZIP });
    await site.stop();
    // Longer than the page lives, and than it may be shown while it is made anew.
    await pause(TTL_SECONDS * 11_500);
    const shown = [];
    // A second visitor, whose browser words its wish for compression in its own way.
    for (const headers of [GZIP, { 'accept-encoding': 'gzip, deflate, br, zstd' }])
      for (const path of pages) shown.push(await client.ask(nginx.url + path, { headers }));
    const kept = shown.filter(
      ({ status, headers }) => status === 200 && /^(STALE|UPDATING)$/.test(headers['x-cache']),
    );
    must(
      `while the site is stopped: ${kept.length} of ${shown.length} visits saw the last good page`,
      kept.length === shown.length,
    );
  } finally {
    client.close();
    await Promise.all([nginx.stop(), beforeIll.stop(), ill.stop(), site.stop()]);
  }
}

/** The shipped nginx configuration: checked, measured beside nginx serving a file, and tried in an outage. */
export async function nginx() {
  needNginx();
  needWrk();
  const seconds = Math.max(1, Math.floor(parameter('BENCH_SECONDS', 100) / (PAIRS * 4)));
  await outages();
  await speed(seconds);
}
