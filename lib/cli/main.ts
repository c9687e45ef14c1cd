import 'server-only';
import { createRequire } from 'node:module';
import { findingLine, findingOf } from '@/lib/cli/output';
import type { Env } from '@/lib/config/env';

/**
 * The entry of `npm run desk`, bundled to dist/desk.mjs. The environment is settled before any module that reads
 * it is loaded: `.env.local` as the site reads it, and no log lines, since stdout is for the answer alone.
 */
async function main(): Promise<void> {
  const { loadEnvConfig }: typeof import('@next/env') = createRequire(import.meta.url)('@next/env');
  loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  process.env['LOG_LEVEL'] = 'silent';
  const { ConfigurationError, env } = await import('@/lib/config/env');
  try {
    env();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    // What a doctor finds is its answer, even where it can look no further.
    const isDoctor = process.argv.includes('doctor');
    const json = process.argv.includes('--json');
    for (const line of error.lines) {
      if (isDoctor) process.stdout.write(findingLine(findingOf('failed', line), { json }));
      else process.stderr.write(`desk: ${line}\n`);
    }
    process.exitCode = 1;
    return;
  }
  await layFacts(env());
  // Only now: the log is made from the configuration as it is loaded.
  const { runCli } = await import('./cli');
  process.exitCode = await runCli(
    process.argv.slice(2),
    {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
      input: readInput,
      isInteractive: process.stdin.isTTY,
    },
    env,
  );
}

/** What the content says of the centre, as the site has it: in its folder, or published here when the site last ran. */
async function layFacts({ BACKEND_URL, CONTENT_DIR: dir, SITE_URL }: Env): Promise<void> {
  if (BACKEND_URL !== undefined) return;
  const { siteFactsUnder } = await import('@/lib/stories/store/site-file');
  const { readCopy } = await import('@/lib/stories/store/laid-over');
  const setFacts = await siteFactsUnder({ dir, overlay: readCopy(dir, SITE_URL), report: () => undefined });
  setFacts();
}

async function readInput(): Promise<string> {
  const chunks: string[] = [];
  for await (const part of process.stdin.setEncoding('utf8')) {
    chunks.push(String(part));
    // One line is enough for every question of ours.
    if (String(part).includes('\n')) break;
  }
  return chunks.join('');
}

/** The reader of a pipe may leave early (`… | head`): that is no failure of ours. */
process.stdout.on('error', () => process.exit(0));

await main();
