import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const target = '.next/standalone';

/**
 * Completes Next's standalone folder (decision 11) with what it leaves to a CDN and the site serves itself, and with
 * what our own start and desk need: found by the tracer that Next brings.
 */
export async function completeStandalone() {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');
  const entries = ['dist/start.mjs', 'dist/desk.mjs', 'dist/cache-handler.mjs'];
  const { fileList } = await nodeFileTrace(entries, { base: process.cwd() });
  for (const file of fileList) {
    if (!file.startsWith('node_modules/')) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    cpSync(file, join(target, file), { dereference: true });
  }
  for (const folder of ['public', '.next/static', 'content', 'dist']) {
    cpSync(folder, join(target, folder), { recursive: true });
  }
  // Next's own start, without our configuration check and guards; and files that were only read while building.
  for (const name of ['server.js', 'tests', 'biome.json', 'tsconfig.json']) {
    rmSync(join(target, name), { recursive: true, force: true });
  }
}
