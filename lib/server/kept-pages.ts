import type { IncomingMessage } from 'node:http';
import { generateETag } from 'next/dist/server/lib/etag.js';
import { type FreshPage, freshPage } from './fresh-page';
import { type KeptAnswer, pack } from './kept-answer';

const BUDGET_BYTES = 32 * 1024 * 1024;
/** Next reads these, and answers with something other than the page. */
const NEXT_READS = [
  ...['rsc', 'next-action', 'next-url', 'next-router-state-tree', 'next-router-prefetch'],
  ...['next-router-segment-prefetch', 'x-prerender-revalidate', 'x-matched-path', 'range'],
];
/** As Next writes it for every page, so that what lies between keeps one page apart from its data. */
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding';

type Page = { html: string; source: FreshPage['headers']; answer: KeptAnswer; bytes: number };

const pages = new Map<string, Page>();
let keptBytes = 0;

function forget(path: string): void {
  keptBytes -= pages.get(path)?.bytes ?? 0;
  pages.delete(path);
}

function keep(path: string, page: Page): void {
  forget(path);
  pages.set(path, page);
  keptBytes += page.bytes;
  for (const oldest of pages.keys()) {
    if (keptBytes <= BUDGET_BYTES) break;
    forget(oldest);
  }
}

const textsOf = (headers: FreshPage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('x-next') ? [[name.toLowerCase(), value]] : [],
    ),
  );

const headersOf = ({ headers }: FreshPage): Record<string, string> => ({
  ...textsOf(headers),
  vary: VARY,
  'x-nextjs-cache': 'HIT',
  'content-type': 'text/html; charset=utf-8',
});

/** Made anew with other words, or only dated anew with the same: then what was packed still holds. */
function answerFor(path: string, { html, headers }: FreshPage): KeptAnswer {
  const known = pages.get(path);
  if (known?.html === html) {
    if (known.source !== headers) {
      known.source = headers;
      known.answer.headers = headersOf({ html, headers });
    }
    return known.answer;
  }
  const plain = Buffer.from(html);
  const etag = generateETag(html);
  const bodies: KeptAnswer['bodies'] = new Map([['identity', plain]]);
  const answer = { etag, headers: headersOf({ html, headers }), bodies };
  keep(path, { html, source: headers, answer, bytes: plain.length * 2 });
  pack(answer);
  return answer;
}

/** The page as the cache handler has it, where it is fresh: the same answer as Next's without the way through Next. */
export function keptPage({ url = '', headers }: IncomingMessage): KeptAnswer | undefined {
  if (NEXT_READS.some((name) => headers[name] !== undefined)) return undefined;
  const page = freshPage(url);
  return page && answerFor(url, page);
}
