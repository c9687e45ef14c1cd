import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { costs } from './costs.mjs';
import { startEmptyPage } from './empty-page.mjs';
import { median, parameter, table } from './figures.mjs';
import { measured } from './goals.mjs';
import { loadTypescript } from './load-typescript.mjs';
import { cpuMs, needWrk, wrk } from './wrk.mjs';

const ROUNDS = 5;
const GZIP = { 'accept-encoding': 'gzip' };
const CALLS = 300;

async function untilReady(url, headers) {
  const client = visitor();
  // The first answers draw and pack the page; what is measured is the page that is kept.
  for (let n = 0; n < 60; n += 1) await client.ask(url, { headers });
  client.close();
  await wrk(url, 1, headers);
}

async function once({ url, pid, headers }, seconds) {
  const before = cpuMs(pid);
  const { perSecond, answers } = await wrk(url, seconds, headers);
  return { perSecond, cpu: (cpuMs(pid) - before) / answers };
}

/** Our pages with their policy beside the empty page under `next start`, in turns; processor time an answer too. */
async function throughput(seconds) {
  const [site, empty] = [
    await startSite({ RATE_LIMIT: 'off', CONTENT_TTL_SECONDS: '600' }),
    await startEmptyPage(),
  ];
  const subject = (server, path, headers) => ({ url: server.url + path, pid: server.child.pid, headers });
  const subjects = {
    'empty page': subject(empty, '/', {}),
    'home page': subject(site, '/', {}),
    'home page, gzip': subject(site, '/', GZIP),
    'a story': subject(site, '/blog/coming-home', {}),
    'empty page, gzip': subject(empty, '/', GZIP),
  };
  const seen = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]));
  try {
    for (const { url, headers } of Object.values(subjects)) await untilReady(url, headers);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, one] of Object.entries(subjects)) seen[name].push(await once(one, seconds));
  } finally {
    await Promise.all([site.stop(), empty.stop()]);
  }
  const ratiosOf = (name, anchor) =>
    seen[name].map(({ perSecond }, round) => perSecond / seen[anchor][round].perSecond);
  table([
    ['from the cache', 'answers a second ÷ empty', 'spread', 'processor ms an answer'],
    ...Object.keys(subjects).map((name) => {
      const ratios = ratiosOf(name, name.endsWith('gzip') ? 'empty page, gzip' : 'empty page');
      const spread = `${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)}`;
      return [name, median(ratios).toFixed(2), spread, median(seen[name].map(({ cpu }) => cpu)).toFixed(3)];
    }),
  ]);
  const ratios = ratiosOf('home page', 'empty page');
  measured('throughput', median(ratios), { spread: ratios });
}

/** A call through the site beside the same call to the upstream alone, in turns, on kept connections. */
async function proxied() {
  const { startFakeUpstream } = await loadTypescript('tests/helpers/fake-upstream.ts');
  const upstream = await startFakeUpstream();
  const site = await startSite({ BACKEND_URL: upstream.url, RATE_LIMIT: 'off', LOG_LEVEL: 'silent' });
  const client = visitor({ sockets: 2 });
  const path = '/chat/save-details/';
  const body = {
    fullname: 'Bench',
    email: 'bench@example.org',
    phone: '9830000000',
    Address: '',
    message: 'Hello',
  };
  const call = async (base) => {
    const { status, tookMs } = await client.ask(base + path, { method: 'POST', body });
    if (status >= 300) throw new Error(`${path}: ${status}`);
    return tookMs;
  };
  const added = [];
  try {
    for (let n = 0; n < CALLS; n += 1) {
      const alone = await call(upstream.url);
      const through = await call(site.url);
      // The first ones load code and open connections.
      if (n >= CALLS / 10) added.push(through - alone);
    }
  } finally {
    client.close();
    await site.stop();
    await upstream.close();
  }
  measured('proxy', median(added), { spread: added });
}

/** Cached pages under load, and what the site adds to its upstream. */
export async function load() {
  needWrk();
  await throughput(Math.max(1, Math.floor(parameter('BENCH_SECONDS', 75) / (ROUNDS * 5))));
  await proxied();
  await costs();
}
