import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/site-process.mjs';

const files = {
  'package.json': '{"name":"empty","private":true}',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => <h1>Empty</h1>;',
};

const ran = (child) => new Promise((done) => child.on('exit', done));
const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const options = (cwd) => ({
  cwd,
  stdio: 'ignore',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
const next = (folder) => join(folder, 'node_modules/next/dist/bin/next');

const identity = () => {
  const versions = ['next', 'react', 'react-dom'].map(versionOf);
  const text = JSON.stringify([files, versions, process.version, process.cwd()]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
};

/** Builds the empty page into a folder outside this project, whose own configuration would be found there. */
export async function buildEmptyPage() {
  const folder = mkdtempSync(join(tmpdir(), 'empty-page-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  linkPackages(folder);
  const code = await ran(spawn(process.execPath, [next(folder), 'build'], options(folder)));
  if (code !== 0) throw new Error(`The empty page did not build (exit ${code}).`);
  return folder;
}

/** Built once for these versions; later runs on the same machine take what is there. */
async function built() {
  const kept = join(tmpdir(), `empty-page-${identity()}`);
  if (!existsSync(join(kept, '.next/BUILD_ID'))) renameSync(await buildEmptyPage(), kept);
  return kept;
}

/** The anchor: an empty Next page built from the same packages, served by `next start`. */
export async function startEmptyPage() {
  const folder = await built();
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [next(folder), 'start', '-H', '127.0.0.1', '-p', String(port)],
    options(folder),
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  const stop = async () => {
    child.kill('SIGTERM');
    await ran(child);
  };
  return { url, port: String(port), child, folder, stop };
}

/** Turbopack follows no link out of its root, so the few packages are copied, the rest is linked for resolution. */
function linkPackages(folder) {
  const from = resolve('node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of [
    'next',
    'react',
    'react-dom',
    'scheduler',
    '@next',
    '@swc',
    'styled-jsx',
    'client-only',
    'postcss',
    'nanoid',
    'picocolors',
    'source-map-js',
    'caniuse-lite',
    'baseline-browser-mapping',
    'tslib',
  ]) {
    try {
      cpSync(join(from, name), join(folder, 'node_modules', name), { recursive: true });
    } catch {
      symlinkSync(join(from, name), join(folder, 'node_modules', name));
    }
  }
}

async function untilAnswers(url) {
  for (let round = 0; round < 300; round += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {}
    await pause(100);
  }
  throw new Error('The empty page does not answer.');
}
