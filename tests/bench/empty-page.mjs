import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/site-process.mjs';

const files = {
  'package.json': '{"name":"empty","private":true}',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.js': 'export default () => <h1>Empty</h1>;',
};

const ran = (child) => new Promise((done) => child.on('exit', done));

/** The anchor: an empty Next page built from the same packages, served by `next start`. */
export async function startEmptyPage() {
  const folder = mkdtempSync(join(tmpdir(), 'empty-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  linkPackages(folder);
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const options = { cwd: folder, stdio: 'ignore', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } };
  const code = await ran(spawn(process.execPath, [next, 'build'], options));
  if (code !== 0) throw new Error(`The empty page did not build (exit ${code}).`);
  const port = await freePort();
  const server = spawn(process.execPath, [next, 'start', '-p', String(port)], options);
  const url = `http://localhost:${port}`;
  await untilAnswers(url);
  const stop = async () => {
    server.kill('SIGTERM');
    await ran(server);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, stop };
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
  for (let round = 0; round < 100; round += 1) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {}
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The empty page does not answer.');
}
