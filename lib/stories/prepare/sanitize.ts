import 'server-only';
import DOMPurify from 'isomorphic-dompurify';
import { everyElement, parseTree, type Tree } from './dom';

/**
 * What an article may consist of. Everything that is not named here goes: elements lose their tags (their text stays,
 * but for the contents of script, style, template, svg, math, iframe and their like), attributes vanish.
 * `id` and `name` are absent on purpose: they could stand in for a property of the page's own document.
 */
const textTags =
  'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr';
const blockTags =
  'article blockquote caption col colgroup dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section ' +
  'summary table tbody td tfoot th thead tr ul';
const pictureTags = 'img picture source';

const allowedTags = `${textTags} ${blockTags} ${pictureTags}`.split(' ');

/** Gives back the value to keep, or null to drop the attribute. */
type Rule = (value: string) => string | null;
type Rules = Readonly<Record<string, Rule>>;

const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value) ? value : null;
const shaped =
  (shape: RegExp): Rule =>
  (value) =>
    shape.test(value) ? value : null;
const text: Rule = (value) => value.slice(0, 1000);
const smallNumber = shaped(/^\d{1,4}$/);
const pixels = shaped(/^[1-9]\d{0,4}$/);

/** Browsers pass over control characters and white space in a scheme, so they are taken out before it is read. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Z}]+/gu;

const address =
  (...schemes: string[]): Rule =>
  (value) => {
    const compact = value.replace(UNSEEN, '');
    const scheme = /^([^:/?#]*):/.exec(compact)?.[1]?.toLowerCase();
    if (compact === '' || (scheme !== undefined && !schemes.includes(scheme))) return null;
    return value.trim().replace(/[\t\r\n]/g, '');
  };

const pictureAddress = address('http', 'https');

/** Candidates of a `srcset` as we write them ourselves: an address and a width, with a comma and a space between. */
const pictureSet: Rule = (value) => {
  const candidates = value.split(', ');
  const isSound = candidates.every((candidate) => {
    const url = /^([^\s,]{1,2048}) [1-9]\d{0,4}w$/.exec(candidate)?.[1];
    return url !== undefined && pictureAddress(url) === url;
  });
  return isSound ? value : null;
};

const anywhere: Rules = {
  title: text,
  lang: shaped(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/),
  dir: oneOf('ltr', 'rtl', 'auto'),
};

const cell: Rules = {
  colspan: smallNumber,
  rowspan: smallNumber,
  scope: oneOf('row', 'col', 'rowgroup', 'colgroup'),
};

/** Values that our own repair writes are allowed in exactly its form, so that sanitising it again changes nothing. */
const byTag: ReadonlyMap<string, Rules> = new Map<string, Rules>([
  [
    'a',
    {
      href: address('http', 'https', 'mailto', 'tel'),
      target: oneOf('_blank'),
      rel: oneOf('noopener noreferrer'),
    },
  ],
  [
    'img',
    {
      src: pictureAddress,
      alt: text,
      width: pixels,
      height: pixels,
      loading: oneOf('lazy'),
      decoding: oneOf('async'),
    },
  ],
  ['source', { srcset: pictureSet, type: oneOf('image/avif'), sizes: shaped(/^[\w\s():,.-]{1,200}$/) }],
  ['span', { class: oneOf('visually-hidden') }],
  ['div', { class: oneOf('table-scroll'), tabindex: oneOf('0'), role: oneOf('region'), 'aria-label': text }],
  ['td', cell],
  ['th', cell],
  ['col', { span: smallNumber }],
  ['ol', { start: smallNumber, reversed: () => '', type: oneOf('1', 'a', 'A', 'i', 'I') }],
  ['li', { value: smallNumber }],
  ['time', { datetime: shaped(/^[0-9TZ:.+ -]{4,40}$/) }],
]);

const allowedAttributes = [...new Set([anywhere, ...byTag.values()].flatMap((rules) => Object.keys(rules)))];

/** The value an attribute of an element keeps, or null when it must go. */
function allowedValue(tag: string, attribute: string, value: string): string | null {
  const rules = byTag.get(tag);
  const rule =
    rules && Object.hasOwn(rules, attribute)
      ? rules[attribute]
      : Object.hasOwn(anywhere, attribute)
        ? anywhere[attribute]
        : undefined;
  return rule === undefined ? null : rule(value);
}

/** The only door to isomorphic-dompurify. */
const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // `Table: doses` as a label looks like a scheme to DOMPurify; our own rules have read the value already.
  ADD_URI_SAFE_ATTR: ['aria-label'],
  // A text that begins with a frame set would otherwise have no body.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

DOMPurify.addHook('uponSanitizeAttribute', (element, event) => {
  const allowed = allowedValue(element.localName, event.attrName, event.attrValue);
  if (allowed === null) event.keepAttr = false;
  else event.attrValue = allowed;
});

/** A sanitised tree to repair. What is printed from it must go through `sanitizeToHtml` before it is shown. */
export function sanitizeToTree(html: string): Tree {
  const tree = parseTree(onePass(html));
  // The sanitiser leaves an empty `is` where there was one; here it can go.
  for (const { attribs } of everyElement(tree)) delete attribs['is'];
  return tree;
}

const PASSES = 4;

/**
 * HTML that is safe to show as it is; nothing may be done to the string afterwards. It is a fixed point: sanitising it
 * again gives the same string. A text that would not settle is refused, because such texts are built to mutate.
 */
export function sanitizeToHtml(html: string): string {
  let current = html;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = onePass(current);
    if (next === current) return next;
    current = next;
  }
  return '';
}

function onePass(html: string): string {
  return DOMPurify.sanitize(html.replaceAll('\0', ''), config);
}
