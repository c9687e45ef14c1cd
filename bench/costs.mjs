import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { median, table } from './figures.mjs';
import { cpuMs } from './wrk.mjs';

const ROUNDS = 3;
const CALLS = 500;
const CONNECTIONS = 8;

const firstOf = (html, pattern) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&');
const post = (path, body) => ({ path, options: { method: 'POST', body } });

const message = {
  fullname: 'Bench',
  email: 'bench@example.org',
  phone: '9830000000',
  Address: '',
  message: 'Hello',
};

/** This many answers over a few kept connections. */
async function ask(url, { path, options }) {
  let left = CALLS;
  const runner = async () => {
    const client = visitor();
    while (left-- > 0) {
      const { status } = await client.ask(url + path, options);
      if (status >= 400) throw new Error(`${path}: ${status}`);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, runner));
}

/** Processor time of one answer of each kind, in turns: what docs/SCALE.md reckons with. Linux only. */
export async function costs() {
  if (Number.isNaN(cpuMs(process.pid)))
    return console.log('Processor time is read from /proc, on Linux only.');
  const site = await startSite({ RATE_LIMIT: 'off', CONTENT_TTL_SECONDS: '600', LOG_LEVEL: 'silent' });
  const html = await (await fetch(`${site.url}/`)).text();
  const read = (path) => ({ path, options: { headers: { 'accept-encoding': 'gzip' } } });
  const kinds = {
    'page, kept': read('/'),
    'script of the build, kept': read(firstOf(html, /<script[^>]*\ssrc="(\/_next\/[^"]+)"/)),
    font: read(firstOf(html, /href="(\/_next\/[^"]+\.woff2)"/)),
    picture: read(firstOf(html, /<img[^>]*\ssrc="(\/[^"]+)"/)),
    'list in JSON': read('/api/features/'),
    'token of the chat': read('/chat/chat/generate_token/'),
    'message, written to SQLite': post('/chat/save-details/', message),
  };
  const asked = Object.entries(kinds).filter(([, kind]) => kind?.path);
  const seen = Object.fromEntries(asked.map(([name]) => [name, []]));
  try {
    for (const [, kind] of asked) await ask(site.url, kind);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, kind] of asked) {
        const before = cpuMs(site.child.pid);
        await ask(site.url, kind);
        seen[name].push((cpuMs(site.child.pid) - before) / CALLS);
      }
    }
  } finally {
    await site.stop();
  }
  table([
    ['an answer', 'processor ms', 'spread'],
    ...asked.map(([name]) => [
      name,
      median(seen[name]).toFixed(2),
      `${Math.min(...seen[name]).toFixed(2)} – ${Math.max(...seen[name]).toFixed(2)}`,
    ]),
  ]);
}
