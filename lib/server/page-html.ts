import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatStart, runWaitingScripts, WAITING_TYPE } from './inline-scripts';
import { nextScripts, type PolicySettings, pagePolicy } from './page-policy';

/** The text of a stylesheet below `/_next/static/`; undefined where there is none. */
export type ReadStylesheet = (file: string) => string | undefined;

/** As Next writes the stylesheets of its build. */
const builtStylesheet =
  /<link rel="stylesheet" href="\/_next\/static\/(?<file>[\w./~-]+\.css)" data-precedence="next"\/>/g;
/** How a stylesheet in `chunks/` names a font beside that folder; inside a page the address has to be whole. */
const besideChunks = /url\(\.\.\//g;

/** The text of all stylesheets that a page names; undefined where it names none or one cannot be read. */
function builtStyles(html: string, read: ReadStylesheet): string | undefined {
  const stylesheets = Array.from(html.matchAll(builtStylesheet), ({ groups }) =>
    read(groups?.['file'] ?? ''),
  );
  const isWhole = stylesheets.every((stylesheet) => stylesheet !== undefined && !stylesheet.includes('</'));
  if (stylesheets.length === 0 || !isWhole) return undefined;
  return stylesheets.join('').replaceAll(besideChunks, 'url(/_next/static/');
}

/**
 * The HTML with these styles inside (decision 33), so that a browser can draw it without asking for more. Each `link`
 * stays in its place and is switched off: browsers fetch none of them, and React, which looks for a stylesheet by its
 * address, finds it and loads it no second time.
 */
function inlineStyles(html: string, styles: string): string {
  let isFirst = true;
  return html.replace(builtStylesheet, (link) => {
    const before = isFirst ? `<style>${styles}</style>` : '';
    isFirst = false;
    return `${before}${link.slice(0, -2)} disabled=""/>`;
  });
}

/** As Next writes the scripts of its build; those for old browsers have no `async` and stay as they are. */
const builtScript = /<script(?= src="\/_next\/static\/)(?=[^>]* async="")(?=[^>]*><\/script>)/g;
/** Scripts, and stylesheets of what the page does not show yet. */
const fetchedAhead =
  /<link rel="preload" (?:as="script"[^>]*|href="\/_next\/static\/[^"]*\.css" as="style")\/?>/g;
const END = '</body></html>';

/**
 * The HTML of a whole page with its scripts waiting for the first frame (decision 30). Next would have them run before
 * a visitor sees a word that stands in the HTML, and fetched beside the styles and pictures that the frame needs.
 */
function deferScripts(html: string): string {
  if (!html.endsWith(END)) return html;
  const waiting = html.replace(builtScript, `<script type="${WAITING_TYPE}"`);
  if (waiting === html) return html;
  const body = waiting.replace(fetchedAhead, '').slice(0, -END.length);
  return `${body}<script>${runWaitingScripts}</script>${END}`;
}

/** A page of Next's as it leaves: its styles inside, its scripts after the first frame, and its policy. */
export function finishPage(read: ReadStylesheet, settings: PolicySettings) {
  return ({ html, path }: { html: string; path: string }): { html: string; policy: string } => {
    const styles = builtStyles(html, read);
    const finished = deferScripts(styles === undefined ? html : inlineStyles(html, styles));
    const own = [chatStart, runWaitingScripts].filter((text) => finished.includes(`>${text}</script>`));
    const policy = pagePolicy({ path, scripts: [...nextScripts(html), ...own], styles }, settings);
    return { html: finished, policy };
  };
}

/** Reads each stylesheet of a folder once. */
export function stylesheetsIn(folder: string): ReadStylesheet {
  const known = new Map<string, string | undefined>();
  return (file) => {
    if (!known.has(file)) known.set(file, readText(join(folder, file)));
    return known.get(file);
  };
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
