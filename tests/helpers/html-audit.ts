import { JSDOM } from 'jsdom';

const refused =
  'script, style, link, meta, base, iframe, frame, frameset, object, embed, applet, form, input, button, select, ' +
  'textarea, svg, math, template, noscript, video, audio, portal, marquee, title, dialog, slot';
const addresses = [
  'href',
  'src',
  'srcset',
  'action',
  'formaction',
  'data',
  'poster',
  'background',
  'xlink:href',
  'ping',
];
/** Without a scheme an address is a path on the site itself. */
const goodAddress = /^(?:https?:|mailto:|tel:|[^:/?#]*(?:[/?#]|$))/i;

const parser = new new JSDOM().window.DOMParser();

/** Everything in an HTML text that could run, load, submit or disguise, as short complaints. Empty means harmless. */
export function complaintsAbout(html: string): string[] {
  const document = parser.parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  const found = [...document.body.querySelectorAll(refused)].map((element) => `element ${element.localName}`);
  for (const element of document.body.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) found.push(...complaintsAboutAttribute(name, value));
  }
  // Elements the browser would lift out of the body count as well.
  if (document.head.childElementCount > 0) found.push('something in the head');
  return found;
}

function complaintsAboutAttribute(name: string, value: string): string[] {
  if (name.startsWith('on')) return [`handler ${name}`];
  // Empty, it names no element; the sanitiser cannot take it away altogether.
  if (name === 'is') return value === '' ? [] : [`attribute is`];
  if (['style', 'id', 'name', 'srcdoc', 'slot'].includes(name)) return [`attribute ${name}`];
  const compact = value.replace(/[\p{Cc}\p{Z}]+/gu, '');
  if (!addresses.includes(name)) return [];
  return goodAddress.test(compact) && !/^(javascript|data|vbscript|blob|file):/i.test(compact)
    ? []
    : [`address ${value}`];
}
