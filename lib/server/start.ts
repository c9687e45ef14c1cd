import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import nextEnv from '@next/env';
import next from 'next';
import { ConfigurationError, type Env, env, readEnv } from '@/lib/config/env';
import { folderErrors, warningsOf } from '@/lib/config/env-checks';
import { builtFiles } from './built-files';
import { Listener, type RequestHandler } from './listener';
import { finishPage, stylesheetsIn } from './page-html';
import { pagePipeline } from './page-pipeline';

/** How long a proxy may need to see that this instance is going, and the longest a stop may take. */
const LAME_DUCK_MS = 2000;
const LONGEST_STOP_MS = 25_000;

/**
 * `npm start`: checks the configuration before anything listens, then serves the built site in this process.
 * A bad value ends it with one line a variable (contract §2).
 */
async function main(): Promise<void> {
  collectOften();
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    const settings = readEnv(process.env);
    const mistakes = folderErrors(settings);
    if (mistakes.length > 0) throw new ConfigurationError(mistakes);
    await serve(settings);
  } catch (error) {
    for (const line of linesOf(error)) console.error(line);
    process.exit(1);
  }
}

/** Listens, and stops on SIGTERM or SIGINT without dropping a request. @throws the listen error (EADDRINUSE …) */
async function serve(settings: Env): Promise<void> {
  const { PORT, HOSTNAME, TRUST_PROXY } = settings;
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
  takeBuiltConfig(settings);
  const app = next({
    dev: false,
    dir: process.cwd(),
    port: PORT,
    hostname: HOSTNAME,
    // Next would take upgrades of the server it is given; no page of ours speaks anything but HTTP.
    httpServer: createServer(),
  });
  // First the port, so that a second start says so at once; requests wait until Next is ready.
  let answer: RequestHandler = async (request, response) => {
    await ready;
    await answer(request, response);
  };
  const listener = new Listener((request, response) => answer(request, response));
  listener.server.listen(PORT, HOSTNAME);
  await once(listener.server, 'listening');
  const rewrite = finishPage(stylesheetsIn('.next/static'), settings);
  const ready = app.prepare().then(() => {
    answer = pagePipeline({ next: app.getRequestHandler(), sendFile: builtFiles(), rewrite });
  });

  const stop = async () => {
    listener.startStopping();
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    // A proxy's idle connections may be about to carry a request: it is answered, and that answer closes them.
    if (TRUST_PROXY > 0) await pause(LAME_DUCK_MS);
    await listener.close();
    await app.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await ready;
  // By then the content has said who the centre is.
  for (const line of warningsOf(env(), process.env)) console.warn(line);
  console.log(`Ready on http://localhost:${PORT}`);
}

/** The configuration as the build wrote it down, in place of running next.config.ts again: a container has no compiler. */
function takeBuiltConfig({ PRELOAD_PAGES }: Env): void {
  try {
    const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
    config.experimental.preloadEntriesOnStart = PRELOAD_PAGES === 'on';
    process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  } catch {
    throw new Error('There is no build here: run `npm run build` first.');
  }
}

/**
 * Left to itself, V8 lets a heap on a machine with much memory grow to several times what is in use before it collects.
 * The site's is small, so collecting it at half as much again costs little (decision 31).
 */
function collectOften(): void {
  setFlagsFromString('--heap-growing-percent=50');
}

function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigurationError) return error.lines;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return ['PORT: is in use by another program; stop that one or set another PORT.'];
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return ['HOSTNAME: this machine has no such address, expected one of its own or 0.0.0.0.'];
  if (code === 'EACCES') return ['PORT: this user may not listen there; take one above 1023.'];
  throw error;
}

void main();
