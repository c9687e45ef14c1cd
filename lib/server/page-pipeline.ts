import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { CONTENT_HEADER } from './headers';
import type { RequestHandler } from './listener';
import { isPageVisit, isReading, pathOf } from './request';
import {
  type CodedBody,
  codingFor,
  gzipAsync,
  type Hit,
  isAccepted,
  PackedText,
  type PageVersion,
  ResponseCache,
} from './response-cache';
import type { SiteResponse } from './site-response';

const CACHE_BYTES = 64 * 1024 * 1024;
/** A shorter text is hardly smaller when packed. */
const PACKED_FROM_BYTES = 1024;
/** For what is packed anew for each answer: half the time of gzip's usual level, a twenty-fifth more bytes. */
const QUICK_LEVEL = 4;
const packable =
  /^(?:text\/(?!event-stream)|application\/(?:[a-z]+\+)?(?:json|xml|javascript)\b|image\/svg\+xml)/;

/** What may change the content for everybody. */
const marksContent = /^\/(?:hooks|staff\/api\/content)\//;

type PipelineOptions = {
  /** Next's own request handler. */
  next: RequestHandler;
  /** Sends a file of the build; false where there is none at this address. */
  sendFile: (request: IncomingMessage, response: SiteResponse) => boolean;
  /** Next's HTML as it leaves, and the policy made for it. */
  rewrite: (page: { html: string; path: string }) => { html: string; policy: string };
  cache?: ResponseCache;
};

/** What a visitor asked for, noted before Next is asked for the plain page. */
type Visit = { path: string; hasQuery: boolean; headers: IncomingHttpHeaders };

const visitOf = ({ url = '/', headers }: IncomingMessage): Visit => ({
  path: pathOf(url),
  hasQuery: url.includes('?'),
  headers: { ...headers },
});

/**
 * The way an answer leaves: from the response cache, else a file of the build, else from Next. Next's HTML is rewritten
 * as a whole, its other texts are packed, all else passes as it comes.
 */
export function pagePipeline({
  next,
  sendFile,
  rewrite,
  cache = new ResponseCache(CACHE_BYTES),
}: PipelineOptions) {
  async function sendPage(response: SiteResponse, html: Buffer, visit: Visit): Promise<void> {
    const content = response.getHeader(CONTENT_HEADER);
    if (content !== undefined) cache.seeContent(String(content));
    const source = String(response.getHeader('etag') ?? '');
    const isFound = response.statusCode === 200;
    // Whatever is not there looks the same at any address.
    const key = isFound ? visit.path : String(response.statusCode);
    const known = cache.versionOf(key, source);
    const version = known ?? { source, ...rewritten(html, visit.path) };
    response.setHeader('content-security-policy', version.policy);
    varyByCoding(response);
    const isStored =
      source !== '' && !visit.hasQuery && cache.store(key, version, isFound ? storable(response) : {});
    if (isStored || known) version.text.packWell();
    response.setHeader('cache-status', 'site; fwd=miss');
    await sendVersion(response, version, visit.headers);
  }

  function rewritten(body: Buffer, path: string): Pick<PageVersion, 'text' | 'policy'> {
    const { html, policy } = rewrite({ html: body.toString(), path });
    return { text: new PackedText(Buffer.from(html)), policy };
  }

  /** Next is asked for a page with its body; its conditions Next cannot meet, whose tags are others than ours. */
  const askForPage: RequestHandler = async (request, response) => {
    const visit = visitOf(request);
    request.method = 'GET';
    response.takeBody = (head) =>
      isHtml(head) ? (body) => sendPage(head, body, visit) : packer(head, visit.headers['accept-encoding']);
    await next(request, response);
  };

  const askForOther: RequestHandler = (request, response) => {
    const accepted = request.headers['accept-encoding'];
    if (request.method !== 'HEAD') response.takeBody = (head) => packer(head, accepted);
    return next(request, response);
  };

  // Without a promise where the answer is at hand: a tenth of the time of a cached page.
  const pipeline: RequestHandler = (request, response) => {
    // A mark of the content is made when its answer goes out: nothing from before may be sent after it.
    if (marksContent.test(request.url ?? '')) response.once('finish', () => cache.expire());
    if (!isReading(request)) return askForOther(request, response);
    const isPage = isPageVisit(request);
    const hit = isPage ? cache.find(request.url ?? '/') : undefined;
    if (hit) return sendHit(response, hit, request.headers);
    if (sendFile(request, response)) return undefined;
    return isPage ? askForPage(request, response) : askForOther(request, response);
  };
  return pipeline;
}

function sendHit(response: SiteResponse, hit: Hit, headers: IncomingHttpHeaders): Promise<void> | undefined {
  setAll(response, hit.headers);
  setAll(response, { age: String(hit.ageSeconds), 'cache-status': 'site; hit' });
  return sendVersion(response, hit.version, headers);
}

function sendVersion(
  response: SiteResponse,
  { text }: PageVersion,
  headers: IncomingHttpHeaders,
): Promise<void> | undefined {
  const accepted = headers['accept-encoding'];
  if (response.statusCode === 200 && text.isKnownTo(headers)) {
    response.setHeader('etag', text.etag(codingFor(accepted)));
    response.statusCode = 304;
    response.sendBody(undefined);
    return undefined;
  }
  const send = ({ coding, bytes }: CodedBody): void => {
    response.setHeader('etag', text.etag(coding));
    if (coding !== 'identity') response.setHeader('content-encoding', coding);
    response.sendBody(bytes);
  };
  const ready = text.ready(accepted);
  return ready ? void send(ready) : text.body(accepted).then(send);
}

/** Packs a text of Next's with gzip where the visitor takes it. */
function packer(
  head: SiteResponse,
  accepted: string | undefined,
): ((body: Buffer) => Promise<void>) | undefined {
  const isPackable = packable.test(typeOf(head)) && !head.hasHeader('content-encoding');
  if (!isPackable) return undefined;
  varyByCoding(head);
  if (!isAccepted(accepted, 'gzip')) return undefined;
  return async (body) => {
    if (body.length < PACKED_FROM_BYTES) return head.sendBody(body);
    const packed = await gzipAsync(body, { level: QUICK_LEVEL });
    head.setHeader('content-encoding', 'gzip');
    return head.sendBody(packed);
  };
}

const typeOf = (head: SiteResponse): string => String(head.getHeader('content-type') ?? '');
const isHtml = (head: SiteResponse): boolean => typeOf(head).startsWith('text/html');

function varyByCoding(response: SiteResponse): void {
  const vary = response.getHeader('vary') ?? [];
  const named = Array.isArray(vary) ? vary : [String(vary)];
  if (!/\baccept-encoding\b/i.test(named.join()))
    response.setHeader('vary', [...named, 'Accept-Encoding'].join(', '));
}

/** What a hit is sent with: all that belongs to the page, nothing that belongs to one answer or to Next. */
const storable = (response: SiteResponse): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).filter(
      ([name]) => !/^(?:x-next|etag$|content-length$|cache-status$)/.test(name) && name !== CONTENT_HEADER,
    ),
  );

function setAll(response: SiteResponse, headers: OutgoingHttpHeaders): void {
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}
