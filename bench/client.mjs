import { Agent, request } from 'node:http';

const TIMEOUT_MS = 20_000;

/**
 * One visitor of the site with connections of its own, kept alive.
 * @param {{sockets?: number, localAddress?: string}} [options] `localAddress`: where the visitor comes from, on Linux
 *   any address of 127.0.0.0/8, so that limits an address tell visitors apart
 */
export function visitor({ sockets = 1, localAddress } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  /** The whole answer, whatever its status; rejects where there was none or it was cut off. */
  const ask = (url, { method = 'GET', body, headers = {}, timeoutMs = TIMEOUT_MS } = {}) =>
    new Promise((resolve, reject) => {
      const startedMs = performance.now();
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const length = payload && { 'content-length': Buffer.byteLength(payload) };
      const type = payload && { 'content-type': 'application/json' };
      const options = { agent, method, localAddress, headers: { ...type, ...length, ...headers } };
      const sent = request(url, { ...options, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const { statusCode: status, headers: fields } = answer;
          const bytes = Buffer.concat(parts);
          resolve({ status, headers: fields, bytes, tookMs: performance.now() - startedMs });
        });
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  /** JSON of a 2xx; anything else rejects with the status. */
  const json = async (url, options) => {
    const { status, bytes } = await ask(url, options);
    if (status >= 300) throw new Refused(status, url);
    return JSON.parse(bytes.toString());
  };
  return { ask, json, close: () => agent.destroy() };
}

export class Refused extends Error {
  constructor(status, url) {
    super(`${new URL(url).pathname}: ${status}`);
    this.status = status;
  }
}
