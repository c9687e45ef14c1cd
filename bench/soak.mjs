import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { must, need, parameter, table } from './figures.mjs';
import { measured } from './goals.mjs';

const CONNECTIONS = 16;
/** V8 gives memory back some while after the work is over. */
const SETTLING_MS = 30_000;
/** What the kept pages may take (lib/server/cache-handler.ts), with as much again for what Next holds beside a page's HTML. */
const LARGEST_MISSING_MIB = 256;
const MIB = 1024;

const pages = [
  '/',
  '/about',
  '/treatment',
  '/Accomodation',
  '/Donate',
  '/blog',
  '/blog/coming-home',
  '/contact',
  '/privacy-policy',
];
const lists = [
  '/api/blogs/',
  '/api/testimonials/',
  '/api/features/',
  '/api/accommodations/',
  '/feed.xml',
  '/sitemap.xml',
];
const missing = [(n) => `/nowhere-${n}`, (n) => `/blog/no-story-${n}`, (n) => `/api/blogs/no-story-${n}`];
const pick = (list, n) => list[n % list.length];

/** Of twenty requests three are for addresses nobody has asked for yet, two are posts that are refused, three lists, twelve pages. */
function nextRequest(n) {
  const place = n % 20;
  const turn = Math.floor(n / 20);
  if (place < 3) return { path: pick(missing, place)(n), expected: 404 };
  if (place < 5)
    return {
      path: pick(['/chat/save-details/', '/chat/payment/'], place),
      method: 'POST',
      body: {},
      expected: 400,
    };
  if (place < 8) return { path: pick(lists, turn * 3 + place), expected: 200 };
  return { path: pick(pages, turn * 12 + place), expected: 200 };
}

const onlyMissing = (n) => ({ path: pick(missing, n)(n), expected: 404 });

/** Sends this many, and counts answers other than the one each should have. */
async function send({ url, from, number, request }) {
  let next = from;
  let wrong = 0;
  const runner = async () => {
    const client = visitor();
    while (next < from + number) {
      const { path, expected, ...options } = request(next++);
      const { status } = await client.ask(url + path, options).catch(() => ({ status: 0 }));
      if (status !== expected) wrong += 1;
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, runner));
  return wrong;
}

const residentKib = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));

/** The least resident memory within half a minute of rest, in MiB. */
async function settledMib({ pid }) {
  let least = Number.POSITIVE_INFINITY;
  const untilMs = performance.now() + SETTLING_MS;
  while (performance.now() < untilMs) {
    await pause(1000);
    least = Math.min(least, residentKib(pid));
  }
  return least / MIB;
}

async function withSite(measure) {
  const site = await startSite({ RATE_LIMIT: 'off', PAYMENTS: 'sandbox', LOG_LEVEL: 'silent' });
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

/** Memory after a tenth of all requests and after all of them. */
const mixed = (all) =>
  withSite(async ({ url, child }) => {
    const tenth = Math.floor(all / 10);
    let wrong = await send({ url, from: 0, number: tenth, request: nextRequest });
    const earlyMib = await settledMib(child);
    wrong += await send({ url, from: tenth, number: all - tenth, request: nextRequest });
    return { earlyMib, lateMib: await settledMib(child), wrong };
  });

/** Memory before and after addresses that are not there, each asked for once. */
const strayed = (number) =>
  withSite(async ({ url, child }) => {
    let wrong = await send({ url, from: 3, number: 60, request: nextRequest });
    const earlyMib = await settledMib(child);
    wrong += await send({ url, from: 1000, number, request: onlyMissing });
    return { earlyMib, lateMib: await settledMib(child), wrong };
  });

const mib = (value) => `${value.toFixed(0)} MiB`;
const needPs = () =>
  need(process.platform !== 'win32', 'Resident memory is read with ps, which Windows does not have.');

async function growth(all) {
  const { earlyMib, lateMib, wrong } = await mixed(all);
  table([
    ['requests', 'before', 'after', '÷', 'wrong answers'],
    [`mixed: ${all / 10}, ${all}`, mib(earlyMib), mib(lateMib), (lateMib / earlyMib).toFixed(3), wrong],
  ]);
  measured('memory', lateMib / earlyMib, { note: `${all} requests` });
  must('every request had the answer it should have', wrong === 0);
}

const SHORT = 30_000;

/** Resident memory over a mix of requests: the short form of `soak`. */
export async function memory() {
  needPs();
  await growth(parameter('BENCH_REQUESTS', SHORT));
}

/** Resident memory over 100,000 requests, and under addresses that are not there. */
export async function soak() {
  needPs();
  const all = parameter('BENCH_REQUESTS', 100_000);
  await growth(all);
  const { earlyMib, lateMib, wrong } = await strayed(Math.ceil(all / 5));
  const more = lateMib - earlyMib;
  must(
    `addresses that are not there take ${mib(more)}, at most ${LARGEST_MISSING_MIB} MiB (${Math.ceil(all / 5)} of them)`,
    more <= LARGEST_MISSING_MIB,
  );
  must('every one was answered as it should be', wrong === 0);
}
