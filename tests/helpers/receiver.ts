import { createServer, type IncomingHttpHeaders } from 'node:http';

/** How a receiver answers: with a status, never, by sending us elsewhere, or by taking all and hanging up. */
export type Answer = number | 'hang' | 'redirect' | 'lost';
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A stand-in for a push service or the receiver of a webhook, on this machine; it keeps what it is sent. */
export async function receiver(): Promise<{
  host: string;
  url: string;
  received: Received[];
  answer: (answer: Answer) => void;
  close: () => Promise<void>;
}> {
  const received: Received[] = [];
  let current: Answer = 201;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (current === 'hang') return;
      if (current === 'lost') return void request.socket.destroy();
      if (current === 'redirect') response.writeHead(302, { location: `http://${host}/elsewhere` }).end();
      else response.writeHead(current).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    host,
    url: `http://${host}`,
    received,
    answer: (answer) => {
      current = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
