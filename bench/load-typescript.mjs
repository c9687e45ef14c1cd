import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Imports a TypeScript module of the tests into a plain script. */
export async function loadTypescript(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    alias: { '@': process.cwd() },
    logLevel: 'error',
  });
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(folder, 'module.mjs');
  writeFileSync(file, outputFiles[0].text);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
