import 'server-only';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/config/env';
import { log } from '@/lib/server/log';
import { PEER_HEADER } from '../server/request';

let warned = false;

/**
 * The visitor's address for rate limits: the socket's peer, or with TRUST_PROXY = n the n-th X-Forwarded-For entry
 * from the right (contract §2). IPv6 counts by /64.
 */
export function clientAddress(headers: Headers, trusted = env().TRUST_PROXY): string {
  const forwarded =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  // Without our own server (`npm run dev`, a platform) what Next added to the header is the peer.
  const peer = headers.get(PEER_HEADER) ?? forwarded.at(-1) ?? 'unknown';
  if (trusted === 0) {
    if (headers.has('x-forwarded-for') && !isOwnEcho(forwarded, peer)) warnOnce();
    return network(peer);
  }
  return network(forwarded.at(-trusted) ?? forwarded[0] ?? peer);
}

/** Next adds the header itself where a client sent none. */
const isOwnEcho = (forwarded: string[], peer: string) => forwarded.length === 1 && forwarded[0] === peer;

function warnOnce(): void {
  if (warned) return;
  warned = true;
  log.warn({ event: 'forwarded_header_ignored', hint: 'set TRUST_PROXY to the number of proxies in front' });
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = oneSpelling(plain).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const missing = Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}

/** Small letters, no leading zeros, no zone: one network counts once, however a proxy writes it. */
const oneSpelling = (address: string): string =>
  new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
