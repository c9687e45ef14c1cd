import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  json: 'application/json',
};

export type Site = { origin: string; close(): Promise<void> };
type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A site on this machine with an origin of its own. */
export async function startSite(handle: Handler): Promise<Site> {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = addressOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('No port.');
  return address;
}

/** Answers with files from memory, each with the headers it is given. */
export function serveFiles(
  files: Readonly<Record<string, Buffer | string>>,
  headersFor: (name: string) => Record<string, string> = () => ({}),
): Handler {
  return ({ url = '/' }, response) => {
    const name = new URL(url, 'http://x').pathname.slice(1);
    const body = files[name];
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type, ...headersFor(name) });
    response.end(body);
  };
}
