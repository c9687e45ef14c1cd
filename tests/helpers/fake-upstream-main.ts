import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { startFakeUpstream } from './fake-upstream';
import { type Fault, isFault } from './fake-upstream-faults';

/**
 * The stand-in as a process of its own (bundle with esbuild, run with node). PORT: the API host. CONTROL_PORT, if
 * given: GET lists the recorded requests; POST `{"path":"/api/blogs/","fault":"hang"}` breaks a path, fault null
 * heals it, fault "down" closes the port until it is healed.
 */
const upstream = await startFakeUpstream({ port: Number(process.env['PORT'] ?? 0) });
let isDown = false;

const controlPort = process.env['CONTROL_PORT'];
if (controlPort) {
  createServer((request, response) => void control(request, response)).listen(
    Number(controlPort),
    '127.0.0.1',
    ready,
  );
} else {
  ready();
}

function ready(): void {
  process.stdout.write(`ready ${upstream.url}\n`);
}

async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') return void response.end(JSON.stringify(upstream.requests));
  let text = '';
  for await (const part of request) text += String(part);
  const { path = '*', fault = null, times } = JSON.parse(text);
  const wanted = String(fault);
  if (fault !== null && wanted !== 'down' && !isFault(wanted)) return void response.writeHead(400).end();
  await apply(String(path), fault === null ? null : wanted, times);
  response.writeHead(204).end();
}

async function apply(path: string, fault: string | null, times: unknown): Promise<void> {
  if (fault === 'down') {
    if (!isDown) await upstream.down();
    isDown = true;
    return;
  }
  if (isDown) await upstream.up();
  isDown = false;
  const known: Fault | null = fault !== null && isFault(fault) ? fault : null;
  upstream.fail(path, known, typeof times === 'number' ? times : undefined);
}
