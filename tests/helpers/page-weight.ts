import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { prefixed } from '@/lib/i18n/language';

/** Bytes under brotli at the quality a host packs with beforehand. */
export const brotli = (bytes: string | Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What a first visit to a page asks for before the visitor touches it, in bytes under brotli (fonts are packed already). */
export type PageWeight = {
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  requests: number;
  /** Sizes of the scripts by address, for reports. */
  scriptFiles: Record<string, number>;
};

/** What a tag of the HTML names, where a browser without a past would load it at once. */
const addresses = {
  scripts: (html: string) => tags(html, 'script', (tag) => !/\bnomodule\b/i.test(tag), 'src'),
  styles: (html: string) =>
    tags(html, 'link', (tag) => /rel="stylesheet"/.test(tag) && !/\bdisabled\b/.test(tag), 'href'),
  fonts: (html: string) =>
    tags(html, 'link', (tag) => /rel="preload"/.test(tag) && /as="font"/.test(tag), 'href'),
  // A `source` of `picture` stands in for its `img`, which has a `src` of its own; what is lazy waits for the visitor.
  pictures: (html: string) => tags(html, 'img', (tag) => !/loading="lazy"/.test(tag), 'src'),
  icons: (html: string) => tags(html, 'link', (tag) => /rel="(?:icon|manifest)"/.test(tag), 'href'),
};

function tags(html: string, name: string, isWanted: (tag: string) => boolean, attribute: string): string[] {
  const found = html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
  const named = found
    .filter(isWanted)
    .flatMap((tag) => new RegExp(`\\s${attribute}="([^"]+)"`).exec(tag)?.[1] ?? [])
    .filter((address) => !address.startsWith('data:'));
  return [...new Set(named.map((address) => address.replaceAll('&amp;', '&')))];
}

const packed = new Map<string, Promise<number>>();

/** Most files stand on many pages: each is fetched and packed once. */
function bytesOf(url: string, isPacked: boolean): Promise<number> {
  const known = packed.get(url);
  if (known) return known;
  const bytes = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const body = new Uint8Array(await response.arrayBuffer());
    return isPacked ? body.length : brotli(body);
  });
  packed.set(url, bytes);
  return bytes;
}

async function sizes(
  base: string,
  files: readonly string[],
  isPacked = false,
): Promise<Record<string, number>> {
  const pairs = files.map(async (file) => [file, await bytesOf(new URL(file, base).href, isPacked)] as const);
  return Object.fromEntries(await Promise.all(pairs));
}

const sum = (files: Record<string, number>): number =>
  Object.values(files).reduce((total, bytes) => total + bytes, 0);

const sheets = new Map<string, number>();

/** Pages of one template carry the same sheets in every language. */
function bytesOfSheets(inside: string): number {
  const bytes = sheets.get(inside) ?? brotli(inside);
  sheets.set(inside, bytes);
  return bytes;
}

const inlineStyle = /<style>([\s\S]*?)<\/style>/g;
/** A page and the sheets that stand in it: styles count as styles, wherever they stand. */
const apart = (html: string): { words: string; inside: string } => ({
  words: html.replace(inlineStyle, ''),
  inside: Array.from(html.matchAll(inlineStyle), ([, sheet]) => sheet ?? '').join(''),
});

/** Stands in for the address that the site has in a run, whose port is another each time: 40 bytes of a page. */
const ADDRESS = 'http://localhost:3000';

export async function pageWeight(base: string, path: string): Promise<PageWeight> {
  const response = await fetch(base + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const html = await response.text();
  const scriptFiles = await sizes(base, addresses.scripts(html));
  const kinds = Object.values(addresses).map((addressesOf) => addressesOf(html).length);
  const { words, inside } = apart(html);
  return {
    html: brotli(words.replaceAll(base, ADDRESS)),
    scripts: sum(scriptFiles),
    styles: bytesOfSheets(inside) + sum(await sizes(base, addresses.styles(html))),
    fonts: sum(await sizes(base, addresses.fonts(html), true)),
    requests: 1 + kinds.reduce((all, count) => all + count, 0),
    scriptFiles,
  };
}

type BuiltRoutes = {
  routes: Record<string, { dataRoute: string | null }>;
  dynamicRoutes: Record<string, unknown>;
};

/** Stories on one page of the list (app/(en)/blog/stories.tsx). */
const PAGE_SIZE = 16;

/** Stands in for what a route with a parameter takes; null where this content has none. */
function sampleOf(path: string, stories: readonly { id: string }[]): string | null {
  const [first] = stories;
  if (path.endsWith('/blog/[blogId]')) return first ? path.replace('[blogId]', first.id) : null;
  const isList = path.endsWith('/blog/page/[number]') && stories.length > PAGE_SIZE;
  return isList ? path.replace('[number]', '2') : null;
}

/** Every page of the build, a sample for those with a parameter; by the build's own list, so that none is forgotten. */
export async function builtPages(base: string): Promise<string[]> {
  const { routes, dynamicRoutes }: BuiltRoutes = JSON.parse(
    readFileSync('.next/prerender-manifest.json', 'utf8'),
  );
  const fixed = Object.entries(routes)
    // A route handler that answers with a file has no data of its own.
    .filter(([path, { dataRoute }]) => dataRoute && !/^\/_/.test(path))
    .map(([path]) => path);
  const stories: { id: string }[] = await (await fetch(`${base}/api/blogs/`)).json();
  const varied = Object.keys(dynamicRoutes)
    .flatMap((path) => prefixed.map((language) => path.replace('[language]', language)))
    .map((path) => sampleOf(path, stories));
  const named = [...new Set([...fixed, ...varied.filter((path) => path !== null)])].sort();
  // A page that is built and switched off by the settings of this site answers 404.
  const statuses = await Promise.all(named.map(async (path) => (await fetch(base + path)).status));
  return named.filter((_, index) => statuses[index] !== 404);
}
