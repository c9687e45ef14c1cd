import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { must, parameter, table } from './figures.mjs';
import { ownSchema } from './own-schema.mjs';
import { readBack } from './read-back.mjs';
import { openBook, writersOf } from './writers.mjs';

const WRITES = 300;
const AT_ONCE = 6;
const KILLS = 3;
/** A kill comes up to this long after the answer that sets it off: between answers, and within the next writes. */
const LATEST_KILL_MS = 60;

/** The site under test: killed without warning, and started anew on the same data. */
function makeVictim(env) {
  let starting = startSite(env);
  let kills = 0;
  const restart = async () => {
    const site = await starting;
    const exited = new Promise((resolve) => site.child.once('exit', resolve));
    site.child.kill('SIGKILL');
    await exited;
    kills += 1;
    return startSite(env);
  };
  return {
    url: async () => (await starting).url,
    kill: () => {
      starting = restart();
      return starting;
    },
    kills: () => kills,
    stop: async () => (await starting).stop(),
  };
}

const randomBelow = (limit) => Math.floor(Math.random() * limit);

/** 300 acknowledged writes with three kills among them, and one at the end; then all are read back. */
async function round(victim, env, name) {
  const moments = new Set(
    Array.from({ length: KILLS }, (_, kill) => 1 + kill * (WRITES / KILLS) + randomBelow(WRITES / KILLS - 1)),
  );
  let killing = Promise.resolve();
  const book = openBook(() => {
    if (moments.has(book.writes)) killing = pause(randomBelow(LATEST_KILL_MS)).then(victim.kill);
  });
  const write = writersOf({ book, url: victim.url, visitor });
  let next = 0;
  const writer = async () => {
    while (book.writes < WRITES) {
      next += 1;
      await write(next, `${name}-${next}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
  await killing;
  await victim.kill();
  return { book, ...(await readBack({ book, url: await victim.url(), env })) };
}

async function rounds(engine, env) {
  const number = parameter('BENCH_ROUNDS', 10);
  const total = { writes: 0, again: 0, unknown: 0, failed: [], lost: [], twice: [] };
  const victim = makeVictim(env);
  try {
    for (let one = 1; one <= number; one += 1) {
      const { book, lost, twice } = await round(victim, env, `${engine.toLowerCase()}-${one}`);
      for (const key of ['writes', 'again', 'unknown']) total[key] += book[key];
      total.failed.push(...book.failed);
      total.lost.push(...lost);
      total.twice.push(...twice);
    }
  } finally {
    await victim.stop();
  }
  return { engine, number, kills: victim.kills(), ...total };
}

async function onSqlite(settings) {
  const dataDir = mkdtempSync(join(tmpdir(), 'site-crash-'));
  try {
    return await rounds('SQLite', { ...settings, DATA_DIR: dataDir });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(settings) {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    console.log('PostgreSQL is left out: set TEST_DATABASE_URL to include it.');
    return null;
  }
  const schema = await ownSchema(url);
  try {
    return await rounds('PostgreSQL', { ...settings, ...schema.env });
  } finally {
    await schema.drop();
  }
}

/** Kills the site at random moments while people write; every acknowledged write must be there afterwards, once. */
export async function crash() {
  const settings = { RATE_LIMIT: 'off', PAYMENTS: 'sandbox', LOG_LEVEL: 'silent' };
  const results = [await onSqlite(settings), await onPostgres(settings)].filter(Boolean);
  table([
    ['store', 'rounds', 'kills', 'acknowledged', 'sent again', 'unanswered messages', 'lost', 'twice'],
    ...results.map(({ engine, number, kills, writes, again, unknown, lost, twice }) => [
      engine,
      number,
      kills,
      writes,
      again,
      unknown,
      lost.length,
      twice.length,
    ]),
  ]);
  for (const { engine, lost, twice, failed } of results) {
    must(`${engine}: no acknowledged write is lost`, lost.length === 0);
    must(`${engine}: nothing is there twice`, twice.length === 0);
    must(`${engine}: whatever may be sent again is acknowledged in the end`, failed.length === 0);
    for (const words of [...lost, ...twice, ...failed].slice(0, 10)) console.log(`        ${words}`);
  }
}
