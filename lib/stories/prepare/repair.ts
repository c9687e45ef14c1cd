import 'server-only';
import { escapeHtml } from '@/lib/formats/escape';
import { foreignHost, type PictureSource, pictureFrom } from '@/lib/formats/media-url';
import { helplines } from '@/lib/i18n/helplines';
import { scriptLang } from '@/lib/i18n/language';
import {
  adopt,
  all,
  ancestorsOf,
  element,
  everyText,
  first,
  parseTree,
  replace,
  type Tree,
  type TreeElement,
  type TreeNode,
  type TreeText,
  textOf,
  unwrap,
  wrap,
} from './dom';

/** What the box of a picture is when neither its address nor its author says. */
const FALLBACK_BOX = { width: '1200', height: '675' } as const;
const ARTICLE_SIZES = '(min-width: 768px) 720px, 100vw';
const NEW_TAB = ' (opens in a new tab)';

const only = (...names: string[]): ReadonlySet<string> => new Set(names);
const pictures = only('img');

export type Locations = {
  /** Absolute address of this site: links to other hosts open in a new tab. */
  siteUrl: string;
  /** Where relative pictures lie; the site itself where there is no upstream. */
  mediaBase?: string | undefined;
  /** Hosts besides the site's own whose pictures may be shown (MEDIA_HOSTS); all where absent. */
  mediaHosts?: readonly string[] | undefined;
};

/** Makes a sanitised tree fit for the page: reserved boxes, marked links, tables that scroll, languages named. */
export function repair(tree: Tree, locations: Locations): void {
  // Sources are written anew from the picture's own address, so that repairing twice changes nothing.
  for (const source of all(tree, only('source'))) replace(source, []);
  all(tree, only('picture')).forEach(unwrap);
  for (const image of all(tree, pictures)) repairPicture(image, locations);
  for (const link of all(tree, only('a'))) repairLink(link, locations.siteUrl);
  all(tree, only('table')).forEach(wrapTable);
  all(tree, blocks).forEach(nameLanguage);
  for (const text of everyText(tree)) linkHelplines(text);
}

/** What is no running text, or a link already. */
const unlinked = only(...'a h1 h2 h3 h4 h5 h6 code pre caption summary'.split(' '));

const dialled = new Map<string, string>([
  ...Object.values(helplines).map(({ number, tel }) => [number, tel] as const),
  ['1-800-891-4416', 'tel:18008914416'],
]);

/** What may be a helpline's number: no part of a word, of a longer number or of a sum. */
const SHORT_NUMBER = /(?<![\p{L}\d₹$€£#.,:/-]|[₹$€£] )(1-800-891-4416|\d{3,5})(?![\p{L}\d%]|[.,:/-]\d)/u;

/** The numbers of helplines can be pressed wherever a story names them. */
function linkHelplines(text: TreeText): void {
  if (!SHORT_NUMBER.test(text.data) || ancestorsOf(text).some(({ name }) => unlinked.has(name))) return;
  const pieces = text.data.split(SHORT_NUMBER).map((piece) => {
    const href = dialled.get(piece);
    return href === undefined ? textNodes(piece) : [element('a', { href }, textNodes(piece))];
  });
  replace(text, pieces.flat());
}

function repairPicture(image: TreeElement, { siteUrl, mediaBase, mediaHosts }: Locations): void {
  const { src: written, alt = '', width, height } = image.attribs;
  if (written === undefined) {
    replace(image, []);
    return;
  }
  const src = fromBackend(written, mediaBase);
  if (mediaHosts && foreignHost(src, [new URL(siteUrl).host, ...mediaHosts]) !== null) {
    // The page's policy would refuse it: its words stand in its place, not a broken box.
    replace(image, textNodes(alt));
    return;
  }
  const picture = pictureFrom(src);
  const own = width && height ? { width, height } : FALLBACK_BOX;
  const box =
    picture.width && picture.height ? { width: `${picture.width}`, height: `${picture.height}` } : own;
  image.attribs = { ...image.attribs, src, alt, ...box, loading: 'lazy', decoding: 'async' };
  if (picture.sources) wrap(image, element('picture', {}, picture.sources.map(sourceElement)));
}

/** Plain words as nodes: what looks like markup in them is text. */
const textNodes = (words: string): TreeNode[] => parseTree(escapeHtml(words)).children;

/** A picture's relative address is meant from the backend that sent the story (contract §3). */
const fromBackend = (src: string, mediaBase: string | undefined): string =>
  mediaBase && URL.canParse(src, mediaBase) ? new URL(src, mediaBase).href : src;

const sourceElement = ({ type, srcSet }: PictureSource): TreeElement =>
  element('source', { type, srcset: srcSet, sizes: ARTICLE_SIZES });

function repairLink(link: TreeElement, siteUrl: string): void {
  if (textOf(link) === '' && first(link, pictures) === null) {
    unwrap(link);
    return;
  }
  const { target: _target, rel: _rel, ...rest } = link.attribs;
  for (const note of all(link, only('span')).filter(
    ({ attribs }) => attribs['class'] === 'visually-hidden',
  )) {
    replace(note, []);
  }
  const isOutside = leadsAway(link.attribs['href'] ?? '', siteUrl);
  link.attribs = isOutside ? { ...rest, target: '_blank', rel: 'noopener noreferrer' } : rest;
  if (isOutside) adopt(link, parseTree(`<span class="visually-hidden">${NEW_TAB}</span>`).children);
}

/** Whether an address leaves the site. A relative one, `mailto:` and `tel:` do not. */
function leadsAway(href: string, siteUrl: string): boolean {
  if (!URL.canParse(href, siteUrl)) return false;
  const url = new URL(href, siteUrl);
  return /^https?:$/.test(url.protocol) && url.host !== new URL(siteUrl).host;
}

/** A wide table scrolls in a box of its own, which the keyboard can reach and a reader can hear the name of. */
function wrapTable(table: TreeElement): void {
  const around = ancestorsOf(table);
  const isWrapped = around[0]?.attribs['class'] === 'table-scroll';
  if (isWrapped || around.some(({ name }) => name === 'table')) return;
  const caption = first(table, only('caption'));
  const label = (caption && textOf(caption)) || 'Table';
  wrap(table, element('div', { class: 'table-scroll', tabindex: '0', role: 'region', 'aria-label': label }));
}

const blocks = only(
  ...'p li h2 h3 h4 h5 h6 blockquote div td th dt dd figcaption caption pre summary'.split(' '),
);

/** Only the innermost block is marked: what a list says in one language, an item may say in another. */
function nameLanguage(block: TreeElement): void {
  if (block.attribs['lang'] !== undefined || first(block, blocks) !== null) return;
  const lang = scriptLang(textOf(block));
  const inherited = ancestorsOf(block).find(({ attribs }) => attribs['lang'] !== undefined)?.attribs['lang'];
  if (lang !== null && inherited !== lang) block.attribs = { ...block.attribs, lang };
}
