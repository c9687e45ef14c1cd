import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text or buffer in brotli at the quality a host would precompress with. */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

const scriptsOf = (html) =>
  [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(before + after))
    .map(([, , src]) => src);

const stylesOf = (html) =>
  [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href);

async function bytesOf(url) {
  const response = await fetch(url);
  return Buffer.from(await response.arrayBuffer());
}

/** What a first visit to one page loads, in brotli bytes: scripts that modern browsers run, styles, the HTML itself. */
export async function pageWeight(base, path) {
  const html = await (await fetch(base + path)).text();
  const total = async (addresses) => {
    const files = await Promise.all(
      [...new Set(addresses)].map((address) => bytesOf(new URL(address, base))),
    );
    return files.reduce((sum, file) => sum + brotli(file), 0);
  };
  return { html: brotli(html), scripts: await total(scriptsOf(html)), styles: await total(stylesOf(html)) };
}
