import { html, raw } from './html.mjs';

/**
 * What the pages may load: files of their own folder. A host sends it as a header, too, with `frame-ancestors 'self'`,
 * which a page cannot say of itself.
 */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const head = ({ title, description }, files) => html`<head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    ${description && html`<meta name="description" content="${description}">`}
    <link rel="icon" href="pictures/mark.svg" type="image/svg+xml">
    ${files}
  </head>`;

const script = (name) => html`<script type="module" src="assets/${name}.js"></script>`;
const stylesheet = (name) => html`<link rel="stylesheet" href="assets/${name}.css">`;
/** Before the first paint, so that a remembered theme does not flash. */
const early = (name) => html`<script src="assets/${name}.js"></script>`;

const navigation = (sections, current) => html`
    <nav id="pages" class="pages" aria-label="Pages" popover>
      ${sections.map(
        ({ title, pages }) => html`<p class="pages-title" id="section-${title.toLowerCase()}">${title}</p>
      <ul aria-labelledby="section-${title.toLowerCase()}">
        ${pages.map(
          (page) =>
            html`<li><a href="${page.file}"${page === current && raw(' aria-current="page"')}>${page.short ?? page.title}</a></li>`,
        )}
      </ul>`,
      )}
    </nav>`;

const contents = (headings) =>
  headings.length > 2 &&
  html`<nav class="contents" aria-labelledby="contents-title">
        <p id="contents-title">On this page</p>
        <ul>${headings.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
      </nav>`;

const pager = (before, after) => html`<nav class="pager" aria-label="Previous and next page">
        ${before && html`<a rel="prev" href="${before.file}"><span>Previous</span> ${before.title}</a>`}
        ${after && html`<a rel="next" href="${after.file}"><span>Next</span> ${after.title}</a>`}
      </nav>`;

const top = ({ name, version }) => html`<header class="top">
      <a class="brand" href="index.html"><img src="pictures/mark.svg" alt="" width="28" height="28"> <span>${name}</span> <small>${version}</small></a>
      <button type="button" class="menu-button" popovertarget="pages">Menu</button>
      <search class="search" hidden>
        <label for="search-input" class="hidden">Search the documentation</label>
        <input id="search-input" type="search" placeholder="Search" autocomplete="off" aria-describedby="search-status">
        <p id="search-status" class="hidden" role="status"></p>
        <ul id="search-results" hidden></ul>
      </search>
      <label class="theme" hidden><span class="hidden">Theme</span>
        <select id="theme-choice"><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select>
      </label>
    </header>`;

/**
 * A page of the documentation.
 * @param {object} page its texts, its headings and its body as markup
 * @param {object} site sections of pages, the package's name and version
 */
export function drawPage(page, site) {
  const all = site.sections.flatMap(({ pages }) => pages);
  const at = all.indexOf(page);
  const files = [stylesheet('site'), early('theme'), script('site'), ...(page.scripts ?? []).map(script)];
  const title = at === 0 ? site.name : `${page.title} · ${site.name}`;
  return String(html`<!doctype html>
<html lang="en">
  ${head({ title, description: page.description }, files)}
  <body>
    <a class="skip" href="#text">Skip to the text</a>
    ${top(site)}
    <div class="columns">
    ${navigation(site.sections, page)}
    <main id="text" tabindex="-1">
      <h1>${page.title}</h1>
      ${contents(page.headings)}
      ${page.body}
      ${pager(all[at - 1], all[at + 1])}
    </main>
    </div>
    <footer class="bottom">
      <p>${site.name} ${site.version}. MIT licence. These pages load nothing from other hosts and set no cookie.</p>
    </footer>
  </body>
</html>
`);
}

/**
 * The page in which one example runs, by itself or in a frame.
 * @param {object} example its title, its scripts and its body as markup
 */
export function drawFrame({ title, scripts = [], stylesheets = [], body }) {
  const before = ['frame', ...stylesheets].map(stylesheet);
  const files = [...before, early('theme'), early('frame-start'), ...scripts.map(script)];
  return String(html`<!doctype html>
<html lang="en">
  ${head({ title }, files)}
  <body>
    <main>
      <h1 class="hidden">${title}</h1>
      ${body}
    </main>
  </body>
</html>
`);
}
