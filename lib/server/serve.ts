import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import next from 'next';
import { builtFiles } from './built-files';
import { startDraining } from './draining';
import { closeServer, httpServer, type RequestHandler } from './http-server';
import { sendKept } from './kept-answer';
import { keptPage } from './kept-pages';
import { unlinkImmediates } from './unlinked-immediates';

/** How long a proxy may need to see that this instance is going, and the longest a stop may take. */
const LAME_DUCK_MS = 2000;
const LONGEST_STOP_MS = 25_000;

type Settings = { PORT: number; HOSTNAME: string; TRUST_PROXY: number };

/** Listens, and stops on SIGTERM or SIGINT without dropping a request. @throws the listen error (EADDRINUSE …) */
export async function serve({ PORT, HOSTNAME, TRUST_PROXY }: Settings): Promise<void> {
  Object.assign(process.env, { NODE_ENV: process.env.NODE_ENV ?? 'production' });
  takeBuiltConfig();
  // Before Next is prepared, which takes the function as it finds it.
  unlinkImmediates();
  const app = next({
    dev: false,
    dir: process.cwd(),
    port: PORT,
    hostname: HOSTNAME,
    // Next would take upgrades of the server it is given; no page of ours speaks anything but HTTP.
    httpServer: createServer(),
  });
  let handle: RequestHandler = async (request, response) => {
    await ready;
    await handle(request, response);
  };
  // First the port, so that a second start says so at once; requests wait until Next is ready.
  const server = httpServer((request, response) => handle(request, response));
  server.listen(PORT, HOSTNAME);
  await once(server, 'listening');
  const ready = app.prepare().then(() => {
    handle = keptFirst(app.getRequestHandler());
  });

  const stop = async () => {
    startDraining();
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    // A proxy's idle connections may be about to carry a request: it is answered, and that answer closes them.
    if (TRUST_PROXY > 0) await pause(LAME_DUCK_MS);
    await closeServer(server);
    await app.close().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await ready;
  console.log(`Ready on http://localhost:${PORT}`);
}

/** What is kept ready is sent at once (decision 27); Next answers all else. */
function keptFirst(handle: RequestHandler): RequestHandler {
  const builtFile = builtFiles();
  return async (request, response) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    const kept = isReading ? (keptPage(request) ?? builtFile(request)) : undefined;
    if (kept && sendKept(request, response, kept)) return;
    await handle(request, response);
  };
}

/** The configuration as the build wrote it down, in place of running next.config.ts again: a container has no compiler. */
function takeBuiltConfig(): void {
  try {
    const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'));
    process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(config);
  } catch {
    throw new Error('There is no build here: run `npm run build` first.');
  }
}
