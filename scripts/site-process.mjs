import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function answers(url, child) {
  for (let round = 0; round < 150; round += 1) {
    if (child.exitCode !== null) return false;
    try {
      if ((await fetch(url)).ok) return true;
    } catch {}
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/**
 * Starts one built instance of the site on a free port with a data folder of its own.
 * @param {Record<string, string>} [env] variables of this instance; the machine's own settings do not leak in
 * @returns {Promise<{url: string, dataDir: string, child: import('node:child_process').ChildProcess, output: () => string, stop: () => Promise<void>}>}
 */
export async function startSite(env = {}) {
  const port = env.PORT ?? String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const { PATH, HOME, TMPDIR = '' } = process.env;
  const child = spawn(process.execPath, ['dist/start.mjs'], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const stop = () =>
    new Promise((resolve) => {
      const done = () => {
        rmSync(dataDir, { recursive: true, force: true });
        resolve();
      };
      if (child.exitCode !== null || child.signalCode !== null) return done();
      child.once('exit', done);
      child.kill('SIGTERM');
      return undefined;
    });
  const url = `http://localhost:${port}`;
  if (!(await answers(`${url}/healthz`, child))) {
    await stop();
    throw new Error(`The site did not start:\n${output}`);
  }
  return { url, port, dataDir, child, output: () => output, stop };
}
