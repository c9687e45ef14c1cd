import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

const root = resolve(__dirname, '../..');

/**
 * Runs a few lines of the server's code in a process of its own and reads the JSON it prints: Jest cannot require
 * HarfBuzz, an ES module that awaits its own loading, and Playwright cannot load what is marked `server-only`.
 */
export function runServerCode(lines: string): unknown {
  const { outputFiles } = buildSync({
    stdin: { contents: lines, resolveDir: root, loader: 'ts' },
    tsconfig: resolve(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    packages: 'external',
    alias: { 'server-only': resolve(root, 'scripts/empty.mjs') },
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const child = spawnSync(process.execPath, ['--input-type=module', '-'], {
    cwd: root,
    input: outputFiles[0]?.text ?? '',
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout);
}
