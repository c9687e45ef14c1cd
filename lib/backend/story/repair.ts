import 'server-only';
import { pictureFrom } from '../../domain/media-url';
import { scriptLang } from '../../domain/script-lang';
import { all, textOf, unwrap } from './dom';

/** What the box of a picture is when neither its address nor its author says. */
const FALLBACK_BOX = { width: 1200, height: 675 } as const;
const ARTICLE_SIZES = '(min-width: 768px) 720px, 100vw';
const NEW_TAB = ' (opens in a new tab)';

/** Makes a sanitised tree fit for the page: reserved boxes, marked links, tables that scroll, languages named. */
export function repair(fragment: DocumentFragment, siteUrl: string): void {
  all(fragment, 'source').forEach((source) => {
    source.remove();
  });
  all(fragment, 'picture').forEach(unwrap);
  all(fragment, 'img').forEach(repairPicture);
  for (const link of all(fragment, 'a')) repairLink(link, siteUrl);
  all(fragment, 'table').forEach(wrapTable);
  all(fragment, BLOCKS).forEach(nameLanguage);
}

function repairPicture(image: Element): void {
  const src = image.getAttribute('src');
  if (src === null) {
    image.remove();
    return;
  }
  const picture = pictureFrom(src);
  const box = boxOf(picture) ?? boxOf(givenBox(image)) ?? FALLBACK_BOX;
  image.setAttribute('width', String(box.width));
  image.setAttribute('height', String(box.height));
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  if (picture.sources) wrapPicture(image, picture.sources);
}

function boxOf({ width, height }: { width?: number; height?: number }) {
  return width && height ? { width, height } : null;
}

const givenBox = (image: Element) => ({
  width: Number(image.getAttribute('width')),
  height: Number(image.getAttribute('height')),
});

function wrapPicture(image: Element, sources: readonly { type: string; srcSet: string }[]): void {
  const document = image.ownerDocument;
  const picture = document.createElement('picture');
  image.replaceWith(picture);
  for (const { type, srcSet } of sources) {
    const source = document.createElement('source');
    source.setAttribute('type', type);
    source.setAttribute('srcset', srcSet);
    source.setAttribute('sizes', ARTICLE_SIZES);
    picture.append(source);
  }
  picture.append(image);
}

function repairLink(link: Element, siteUrl: string): void {
  if (textOf(link) === '' && link.querySelector('img') === null) {
    unwrap(link);
    return;
  }
  const isOutside = leadsAway(link.getAttribute('href') ?? '', siteUrl);
  const note = link.querySelector('span.visually-hidden');
  if (!isOutside) {
    link.removeAttribute('target');
    link.removeAttribute('rel');
    note?.remove();
    return;
  }
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  if (note !== null) return;
  const span = link.ownerDocument.createElement('span');
  span.className = 'visually-hidden';
  span.textContent = NEW_TAB;
  link.append(span);
}

/** Whether an address leaves the site. A relative one, `mailto:` and `tel:` do not. */
function leadsAway(href: string, siteUrl: string): boolean {
  if (!URL.canParse(href, siteUrl)) return false;
  const url = new URL(href, siteUrl);
  return /^https?:$/.test(url.protocol) && url.host !== new URL(siteUrl).host;
}

/** A wide table scrolls in a box of its own, which the keyboard can reach and a reader can hear the name of. */
function wrapTable(table: Element): void {
  const isWrapped = table.parentElement?.getAttribute('class') === 'table-scroll';
  if (isWrapped || table.parentElement?.closest('table')) return;
  const box = table.ownerDocument.createElement('div');
  const caption = table.querySelector('caption');
  table.replaceWith(box);
  box.className = 'table-scroll';
  box.setAttribute('tabindex', '0');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', (caption && textOf(caption)) || 'Table');
  box.append(table);
}

const BLOCKS =
  'p, li, h2, h3, h4, h5, h6, blockquote, div, td, th, dt, dd, figcaption, caption, pre, summary';

/** Only the innermost block is marked: what a list says in one language, an item may say in another. */
function nameLanguage(block: Element): void {
  if (block.hasAttribute('lang') || block.querySelector(BLOCKS) !== null) return;
  const lang = scriptLang(block.textContent ?? '');
  if (lang !== null && block.closest('[lang]')?.getAttribute('lang') !== lang)
    block.setAttribute('lang', lang);
}
