import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { must, need, parameter, quantile, table } from './figures.mjs';
import { needNginx, startNginx } from './nginx-process.mjs';
import { ownSchema } from './own-schema.mjs';
import { readBack } from './read-back.mjs';
import { openBook, writersOf } from './writers.mjs';

const READERS = 32;
const WRITERS = 6;
/** A reader rests between visits, so that nginx's limit for one address is a limit and not the result. */
const REST_MS = 50;
/** Below the 120 orders a minute that one instance takes from everybody together. */
const WRITER_REST_MS = 600;
const SECRET = 'a-secret-of-the-bench';
const pages = ['/', '/about', '/treatment', '/Accomodation', '/Donate', '/blog', '/contact'];

/** Each visitor of a run has an address of its own (Linux answers on all of 127.0.0.0/8). */
const run = 1 + Math.floor(Math.random() * 250);
let visitors = 0;
const newVisitor = () => {
  visitors += 1;
  return visitor({ localAddress: `127.${run}.${Math.floor(visitors / 250) % 250}.${1 + (visitors % 250)}` });
};

/** Half of the visits are new to nginx's page cache, and so reach an instance. */
const nextVisit = (n) => {
  const path = pages[n % pages.length];
  return n % 2 === 0 ? path : `${path}?visit=${n}`;
};

function startReaders(url) {
  const seen = { ok: 0, failed: {}, tookMs: [] };
  let isOver = false;
  let visits = 0;
  const reader = async () => {
    const client = newVisitor();
    while (!isOver) {
      visits += 1;
      const outcome = await client
        .ask(url + nextVisit(visits))
        .catch(({ code, name }) => ({ status: code ?? name }));
      if (outcome.status === 200) {
        seen.ok += 1;
        seen.tookMs.push(outcome.tookMs);
      } else seen.failed[outcome.status] = (seen.failed[outcome.status] ?? 0) + 1;
      await pause(REST_MS);
    }
    client.close();
  };
  const readers = Array.from({ length: READERS }, reader);
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(readers);
    },
  };
}

function startWriters(url, name) {
  const book = openBook();
  const write = writersOf({ book, url: async () => url, visitor: newVisitor });
  let isOver = false;
  let next = 0;
  const writer = async () => {
    while (!isOver) {
      next += 1;
      await write(next, `${name}-${next}`);
      await pause(WRITER_REST_MS);
    }
  };
  const writers = Array.from({ length: WRITERS }, writer);
  return {
    book,
    stop: async () => {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

const ready = async (url) => {
  while (!(await fetch(`${url}/readyz`).catch(() => ({ ok: false }))).ok) await pause(100);
};

async function startOne(env, port) {
  const site = await startSite({ ...env, PORT: port });
  await ready(site.url);
  return site;
}

const exited = ({ child }) =>
  child.exitCode !== null || child.signalCode !== null
    ? null
    : new Promise((done) => child.once('exit', done));

/** Kill one, start it; then stop and start each in turn, as `deploy/site@.service` says. */
async function upheaval(sites, env, seconds) {
  const quietMs = (seconds / 5) * 1000;
  const said = [];
  await pause(quietMs);
  const gone = exited(sites[0]);
  sites[0].child.kill('SIGKILL');
  await gone;
  await pause(quietMs);
  sites[0] = await startOne(env, sites[0].port);
  await pause(quietMs);
  for (const [index, site] of sites.entries()) {
    const startedMs = performance.now();
    await site.stop();
    said.push(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
    sites[index] = await startOne(env, site.port);
    await pause(quietMs);
  }
  return said;
}

/** Seven messages of one person, sent to both instances by turns: five in ten minutes are taken, wherever they arrive. */
async function sharedLimit(sites) {
  const statuses = [];
  const client = visitor();
  const body = {
    fullname: 'Bench',
    email: `limit-${run}-${Date.now()}@example.org`,
    phone: '',
    Address: '',
  };
  for (let n = 0; n < 7; n += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${run}` };
    body.message = `limits ${run}-${n}`;
    const { status } = await client.ask(`${sites[n % 2].url}/chat/save-details/`, {
      method: 'POST',
      body,
      headers,
    });
    statuses.push(status);
  }
  client.close();
  return statuses;
}

/** A story is edited and the mark is given to one instance; whether the other shows it too. */
async function sharedMark(sites, contentDir) {
  const file = join(contentDir, 'features.json');
  const word = `Seen by both ${Date.now()}`;
  const features = JSON.parse(readFileSync(file, 'utf8'));
  features[0].title = word;
  const client = visitor();
  for (const { url } of sites) await client.ask(`${url}/treatment`);
  writeFileSync(file, JSON.stringify(features));
  const { status } = await client.ask(`${sites[0].url}/hooks/content`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
  });
  if (status !== 200) throw new Error(`/hooks/content: ${status}`);
  const shown = [];
  for (const { url } of sites) {
    await client.ask(`${url}/treatment`);
    // The first visit after the answer may still be old, the second is not (contract §2).
    await pause(500);
    shown.push((await client.ask(`${url}/treatment`)).bytes.includes(word));
  }
  client.close();
  return shown;
}

function report({ seen, book, lost, twice, statuses, shown, stops }) {
  const ms = (part) => `${Math.round(quantile(seen.tookMs, part))} ms`;
  const failed = Object.entries(seen.failed).map((pair) => pair.join(': '));
  table([
    ['visits', 'failed', 'median', '99 %', 'longest', 'stops took'],
    [seen.ok, failed.join(', ') || 0, ms(0.5), ms(0.99), ms(1), stops.join(', ')],
  ]);
  table([
    ['acknowledged writes', 'sent again', 'unanswered messages', 'failed', 'lost', 'twice'],
    [book.writes, book.again, book.unknown, book.failed.length, lost.length, twice.length],
  ]);
  must('no visit failed', failed.length === 0);
  must('no acknowledged write is lost', lost.length === 0);
  must('nothing is there twice', twice.length === 0);
  must('whatever may be sent again is acknowledged in the end', book.failed.length === 0);
  for (const words of [...book.failed.slice(0, 5), ...lost.slice(0, 5), ...twice.slice(0, 5)])
    console.log(`        ${words}`);
  const taken = statuses.filter((status) => status < 300).length;
  must(`the limit is shared: ${statuses.join(' ')}`, taken === 5 && statuses.at(-1) === 429);
  must('a mark of /hooks/content given to one is seen by both', shown.every(Boolean));
}

/** Two instances behind the shipped nginx configuration, on PostgreSQL and Redis: one killed, both restarted in turn. */
export async function two() {
  needNginx();
  const { TEST_DATABASE_URL: database, TEST_REDIS_URL: redis } = process.env;
  need(
    database && redis,
    'Set TEST_DATABASE_URL and TEST_REDIS_URL: two instances share a PostgreSQL and a Redis.',
  );
  need(process.platform === 'linux', 'Visitors with addresses of their own need Linux.');
  const seconds = parameter('BENCH_SECONDS', 120);
  const schema = await ownSchema(database);
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', contentDir, { recursive: true });
  const shared = { PAYMENTS: 'sandbox', TRUST_PROXY: '1', REVALIDATE_SECRET: SECRET, LOG_LEVEL: 'silent' };
  const env = {
    ...shared,
    ...schema.env,
    REDIS_URL: redis,
    CONTENT_DIR: contentDir,
    SITE_URL: 'http://127.0.0.1',
  };
  const ports = [String(await freePort()), String(await freePort())];
  const sites = [await startOne(env, ports[0]), await startOne(env, ports[1])];
  const nginx = await startNginx({ ports });
  try {
    const readers = startReaders(nginx.url);
    const writers = startWriters(nginx.url, `two-${run}`);
    const stops = await upheaval(sites, env, seconds);
    await Promise.all([readers.stop(), writers.stop()]);
    const [statuses, shown] = [await sharedLimit(sites), await sharedMark(sites, contentDir)];
    const found = await readBack({ book: writers.book, url: sites[0].url, env, newClient: newVisitor });
    report({ seen: readers.seen, book: writers.book, ...found, statuses, shown, stops });
  } finally {
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(contentDir, { recursive: true, force: true });
    await schema.drop();
  }
}
