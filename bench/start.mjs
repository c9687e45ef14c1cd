import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/site-process.mjs';
import { buildEmptyPage } from './empty-page.mjs';
import { table } from './figures.mjs';
import { measured } from './goals.mjs';

const run = (cwd, command, ...words) =>
  execFileSync(command, words, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });

async function firstPage(cwd, command, words) {
  const port = String(await freePort());
  const env = { ...process.env, NODE_ENV: 'production', PORT: port };
  const child = spawn(command, words(port), { cwd, env, stdio: 'ignore' });
  try {
    for (let round = 0; round < 600; round += 1) {
      const isThere = await fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isThere) return;
      await pause(100);
    }
    throw new Error(`${cwd}: no page`);
  } finally {
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  }
}

/** Seconds of each step, one after another. */
async function timed(steps) {
  const took = {};
  for (const [name, step] of Object.entries(steps)) {
    const startedMs = performance.now();
    await step();
    took[name] = (performance.now() - startedMs) / 1000;
  }
  return took;
}

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

/** The empty page as a project of its own: its three packages, its lockfile. */
async function emptyProject() {
  const folder = await buildEmptyPage();
  for (const name of ['node_modules', '.next']) rmSync(join(folder, name), { recursive: true });
  const dependencies = Object.fromEntries(
    ['next', 'react', 'react-dom'].map((name) => [name, versionOf(name)]),
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, dependencies }));
  run(folder, 'npm', 'install', '--package-lock-only', '--no-audit', '--no-fund');
  return folder;
}

function clone() {
  const folder = mkdtempSync(join(tmpdir(), 'clone-'));
  run('.', 'git', 'clone', '--quiet', '--no-hardlinks', process.cwd(), folder);
  return folder;
}

/** From a clean clone to the first page: `npm ci`, build, start; beside the same for the empty page (needs the registry). */
export async function start() {
  const [own, empty] = [clone(), await emptyProject()];
  const install = (folder) => () => run(folder, 'npm', 'ci', '--no-audit', '--no-fund');
  const next = 'node_modules/next/dist/bin/next';
  const ours = {
    install: install(own),
    build: () => run(own, 'npm', 'run', 'build'),
    'first page': () => firstPage(own, process.execPath, () => ['dist/start.mjs']),
  };
  const theirs = {
    install: install(empty),
    build: () => run(empty, process.execPath, next, 'build'),
    'first page': () => firstPage(empty, process.execPath, (port) => [next, 'start', '-p', port]),
  };
  try {
    // What npm keeps of its own is warm for both: the first to ask would pay for the other.
    run(own, 'npm', 'ci', '--no-audit', '--no-fund');
    const anchor = await timed(theirs);
    const seen = await timed(ours);
    const total = (took) => Object.values(took).reduce((sum, seconds) => sum + seconds, 0);
    const row = (name, pick) => [
      name,
      pick(seen).toFixed(1),
      pick(anchor).toFixed(1),
      (pick(seen) / pick(anchor)).toFixed(2),
    ];
    table([
      ['seconds', 'site', 'empty page', '÷'],
      ...Object.keys(ours).map((name) => row(name, (took) => took[name])),
      row('all', total),
    ]);
    measured('start', total(seen) / total(anchor));
  } finally {
    for (const folder of [own, empty]) rmSync(folder, { recursive: true, force: true });
  }
}
