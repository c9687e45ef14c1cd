import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string };
type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** A request whose path and headers go out exactly as given: a browser or `fetch` would tidy them first. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export type BytesAnswer = { status: number; text: string; tookMs: number };

/**
 * Sends bytes as they stand and waits until the other end closes. `drip` goes on sending one byte of it a second, so
 * that only the other end can put an end to it.
 */
export function sendBytes(origin: string, bytes: string, drip = ''): Promise<BytesAnswer> {
  const { hostname, port } = new URL(origin);
  const startedMs = performance.now();
  return new Promise((resolve) => {
    let text = '';
    let sent = 0;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const timer = setInterval(() => {
      if (sent < drip.length) socket.write(drip.charAt(sent++));
    }, 1000);
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
    });
    // Writing to one that has already closed is what a drip does at its end.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);
      resolve({ status, text, tookMs: performance.now() - startedMs });
    });
  });
}
