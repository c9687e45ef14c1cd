import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { must, parameter, quantile, table } from './figures.mjs';
import { loadTypescript } from './load-typescript.mjs';

const CONNECTIONS = 50;
const WRITERS = 4;
/** Between two requests of a connection: a load that a healthy site carries, so that what is seen is the fault. */
const READER_REST_MS = 100;
const WRITER_REST_MS = 200;
/** Longer than the deadline of a call and the patience of a page together: named in the output. */
const SLOW_MS = 10_000;
/** Content lives this long before it is asked for again; part of every recovery. */
const TTL_SECONDS = 2;
const LONGEST_RECOVERY_MS = 30_000;

const ailments = {
  killed: { begin: (upstream) => upstream.down(), end: (upstream) => upstream.up() },
  ...Object.fromEntries(
    Object.entries({
      hung: 'hang',
      'HTML, status 200': 'html',
      truncated: 'truncated',
      'wrong schema': 'not-a-list',
    }).map(([name, fault]) => [
      name,
      {
        begin: async (upstream) => upstream.fail('*', fault),
        end: async (upstream) => upstream.fail('*', null),
      },
    ]),
  ),
};

const pages = ['/', '/about', '/treatment', '/Accomodation', '/Donate', '/blog', '/blog/12', '/contact'];
const lists = [
  '/api/blogs/',
  '/api/blogs/12',
  '/api/testimonials/',
  '/api/features/',
  '/api/accommodations/',
];
const posts = [
  {
    path: '/chat/save-details/',
    body: {
      fullname: 'Bench',
      email: 'bench@example.org',
      phone: '9830000000',
      Address: '',
      message: 'Hello',
    },
  },
  { path: '/chat/flow/', body: { token: 'nobody', answer: '' } },
];

/** Every sixth visit is a list, every fiftieth an address nobody has asked for yet. */
function nextVisit(n) {
  if (n % 50 === 0) return { kind: 'page', path: `/blog/unknown-${n}` };
  if (n % 6 === 0) return { kind: 'list', path: lists[(n / 6) % lists.length] };
  return { kind: 'page', path: pages[n % pages.length] };
}

/** 50 connections that ask again and again: pages and lists, four of them writing. */
function startLoad(url) {
  const seen = {
    slow: [],
    statuses: { page: {}, list: {}, write: {} },
    tookMs: { page: [], list: [], write: [] },
  };
  let isOver = false;
  let visits = 0;
  const one = async (client, { kind, path, ...options }) => {
    let outcome = 'no answer';
    const startedMs = performance.now();
    try {
      const { status, tookMs } = await client.ask(url + path, options);
      outcome = status;
      seen.tookMs[kind].push(tookMs);
    } catch (error) {
      outcome = error.code ?? error.name;
    }
    const tookMs = performance.now() - startedMs;
    if (tookMs > SLOW_MS) seen.slow.push(`${outcome} after ${Math.round(tookMs)} ms: ${path}`);
    const counts = seen.statuses[kind];
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };
  const runner = async (_, index) => {
    const client = visitor();
    const isWriter = index < WRITERS;
    while (!isOver) {
      visits += 1;
      await one(
        client,
        isWriter ? { kind: 'write', method: 'POST', ...posts[visits % posts.length] } : nextVisit(visits),
      );
      await pause(isWriter ? WRITER_REST_MS : READER_REST_MS);
    }
    client.close();
  };
  const runners = Array.from({ length: CONNECTIONS }, runner);
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(runners);
    },
  };
}

/** New content under every page; its words, to be seen where it is shown. */
function rewrite({ content }, round) {
  const word = `Round ${round}`;
  for (const one of content.blogs) one.title = word;
  for (const one of content.features) one.title = word;
  for (const one of content.testimonials) one.customer_name = word;
  for (const one of content.accommodations) one.name = word;
  return {
    word,
    places: ['/', '/treatment', '/Accomodation', '/blog', '/blog/12', '/api/blogs/', '/api/features/'],
  };
}

/** Milliseconds until the last of these places shows the word. */
async function recovery(url, { word, places }) {
  const client = visitor();
  const startedMs = performance.now();
  const waiting = new Set(places);
  while (waiting.size > 0 && performance.now() - startedMs < LONGEST_RECOVERY_MS) {
    for (const path of waiting) {
      const { bytes } = await client.ask(url + path).catch(() => ({ bytes: '' }));
      if (bytes.includes(word)) waiting.delete(path);
    }
    await pause(50);
  }
  client.close();
  return waiting.size === 0 ? performance.now() - startedMs : Number.POSITIVE_INFINITY;
}

/** The upstream killed, hung, lying and healed in turn under load: no page fails, and all of them follow it back. */
export async function faults() {
  const illMs = (parameter('BENCH_SECONDS', 300) / Object.keys(ailments).length) * 1000;
  const { startFakeUpstream } = await loadTypescript('tests/helpers/fake-upstream.ts');
  const upstream = await startFakeUpstream();
  const site = await startSite({
    BACKEND_URL: upstream.url,
    CONTENT_TTL_SECONDS: String(TTL_SECONDS),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
  });
  const rows = [['the upstream is', 'for', 'healed: all pages new after']];
  const recoveriesMs = [];
  let load;
  try {
    // What was never read before an outage has nothing to show in it (contract §3).
    const early = visitor();
    for (const path of [...pages, ...lists]) await early.ask(site.url + path);
    early.close();
    load = startLoad(site.url);
    for (const [index, [name, { begin, end }]] of Object.entries(ailments).entries()) {
      await begin(upstream);
      await pause(illMs);
      const written = rewrite(upstream, index + 1);
      await end(upstream);
      const tookMs = await recovery(site.url, written);
      recoveriesMs.push(tookMs);
      rows.push([
        name,
        `${(illMs / 1000).toFixed(0)} s`,
        Number.isFinite(tookMs) ? `${(tookMs / 1000).toFixed(1)} s` : 'not in time',
      ]);
      upstream.requests.length = 0;
    }
  } finally {
    await load?.stop();
    await site.stop();
    await upstream.close();
  }
  for (const line of load.seen.slow.slice(0, 20)) console.log(line);
  table(rows);
  report(load.seen, recoveriesMs);
}

function report({ statuses, tookMs }, recoveriesMs) {
  const ms = (value) => (typeof value === 'number' ? `${value.toFixed(0)} ms` : value);
  table([
    ['answers', 'by status', 'median', '99 %', 'longest'],
    ...Object.entries(statuses).map(([kind, counts]) => [
      kind,
      Object.entries(counts)
        .map((pair) => pair.join(': '))
        .join(', '),
      ...[0.5, 0.99, 1].map((part) => ms(quantile(tookMs[kind], part))),
    ]),
  ]);
  const only = (kind, allowed) => Object.keys(statuses[kind]).every((status) => allowed.includes(status));
  must('every page is 200, or 404 where there is no such story', only('page', ['200', '404']));
  must('every list is 200', only('list', ['200']));
  must(
    'a write is answered plainly: taken, unknown token, or 502 to 504',
    only('write', ['200', '201', '404', '502', '503', '504']),
  );
  must(
    `after each healing all pages are new within ${LONGEST_RECOVERY_MS / 1000} s`,
    recoveriesMs.every(Number.isFinite),
  );
}
