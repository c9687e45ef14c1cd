import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { buildSync } from 'esbuild';

const root = resolve(__dirname, '../..');

const bundle = (contents: string, format: 'esm' | 'cjs'): string =>
  buildSync({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    tsconfig: resolve(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    packages: 'external',
    alias: { 'server-only': resolve(root, 'scripts/empty.mjs') },
    platform: 'node',
    format,
    logLevel: 'silent',
  }).outputFiles[0]?.text ?? '';

/**
 * Runs a few lines of the server's code in a process of its own and reads the JSON it prints: Jest cannot require
 * HarfBuzz, an ES module that awaits its own loading, and Playwright cannot load what is marked `server-only`.
 */
export function runServerCode(lines: string): unknown {
  const child = spawnSync(process.execPath, ['--input-type=module', '-'], {
    cwd: root,
    input: bundle(lines, 'esm'),
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}

/** What the lines export, in this process, which is quicker: for code that needs no ES module from outside. */
export function loadServerCode(lines: string): unknown {
  const loaded = { exports: {} };
  const run = compileFunction(bundle(lines, 'cjs'), ['require', 'module', 'exports']);
  run(createRequire(resolve(root, 'package.json')), loaded, loaded.exports);
  return loaded.exports;
}
