import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawApi, readApi } from './api.mjs';
import { bundlePages } from './bundle.mjs';
import { drawExample, exampleBody, readExamples } from './examples.mjs';
import { drawGallery, themeIds } from './gallery.mjs';
import { raw, slug, textOf } from './html.mjs';
import { drawFrame, drawPage, policy } from './layout.mjs';
import { chapters, codeBlock, renderMarkdown, splitTable, withFacts } from './markdown.mjs';

const folder = 'widget/docs';

/** The pages in the order in which they are read. */
const order = [
  ['Start', ['index', 'quick-start', 'concepts', 'migration']],
  [
    'Guides',
    [
      ...['flows', 'script-tag', 'flows-as-json', 'model', 'languages', 'control', 'vanilla'],
      ...['accessibility', 'security'],
    ],
  ],
  ['Reference', ['settings', 'styles', 'themes', 'events', 'api']],
  [
    'Examples',
    ['examples-conversations', 'examples-messages', 'examples-page', 'examples-looks', 'playground'],
  ],
];

/** The entries of the package whose exports are described. */
const entries = ['widget/index.ts', 'widget/vanilla.ts'].filter(existsSync);

/** The package's name and version, from its template; the pages say `@/widget` for it. */
function packageFacts() {
  const { name, version } = JSON.parse(readFileSync('widget/package/manifest.json', 'utf8'));
  return { name, version };
}

function readPages() {
  return order.map(([title, names]) => ({
    title,
    pages: names.map((name) => {
      const { facts, text } = withFacts(readFileSync(`${folder}/pages/${name}.md`, 'utf8'));
      return { name, file: `${name}.html`, ...facts, scripts: facts.scripts?.split(' '), text };
    }),
  }));
}

const DIRECTIVE = /^\{\{(\w+)(?: (.+))?\}\}$/m;

/** A page's text in pieces: Markdown, and by `{{name argument}}` on a line of its own what is generated. */
function piecesOf(text) {
  const parts = text.split(DIRECTIVE);
  return parts.flatMap((part, index) => {
    if (index % 3 === 0) return [{ markdown: part }];
    return index % 3 === 1 ? [{ directive: part, argument: parts[index + 1] ?? '' }] : [];
  });
}

/** Where each chapter of the README stands in these pages. */
function chapterPages(sections) {
  const homes = sections
    .flatMap(({ pages }) => pages)
    .flatMap(({ file, text }) =>
      piecesOf(text)
        .filter(({ directive }) => /^(?:chapter|split)$/.test(directive))
        .map(({ argument }) => [`#${slug(argument)}`, file]),
    );
  return new Map(homes);
}

/** What only this repository's own page says is left out, and the package has its published name. */
const forReaders = (text, name) =>
  text
    .replace(/<!-- here: begin -->[\s\S]*?<!-- here: end -->/g, '')
    .replace(/^<!-- .* -->\n/gm, '')
    .replaceAll(/@\/widget|PACKAGE/g, name);

/** Fills a page's body and headings in. */
function compose(page, { readme, homes, examples, themes, api, site }) {
  const used = [];
  const linkTo = (href) => {
    if (/^https:|\.html(?:#|$)/.test(href)) return href;
    if (!href.startsWith('#')) return null;
    return homes.get(href) ?? href;
  };
  const fromMarkdown = (text) => renderMarkdown(forReaders(text, site.name), { linkTo });
  const chapterOf = (title) => {
    const text = readme.get(title);
    if (!text) throw new Error(`The README has no chapter "${title}".`);
    return text;
  };
  const directives = {
    chapter: (title) => fromMarkdown(chapterOf(title)),
    split: (title) => fromMarkdown(splitTable(chapterOf(title))),
    example(name) {
      const example = examples.get(name);
      if (!example) throw new Error(`There is no example "${name}".`);
      used.push(name);
      const headings = [{ id: name, title: example.title, depth: 2, text: example.about }];
      return { headings, body: drawExample(example, site.name) };
    },
    api: () => drawApi(api()),
    gallery: () => drawGallery(themes),
    install: () => fromMarkdown(readFileSync('widget/package/install.md', 'utf8')),
    policy: () => ({
      headings: [],
      body: codeBlock(`Content-Security-Policy: ${policy}; frame-ancestors 'self'`),
    }),
    markup: (name) => ({ headings: [], body: raw(readFileSync(`${folder}/site/${name}.html`, 'utf8')) }),
  };
  const drawn = piecesOf(page.text).map(({ markdown, directive, argument }) =>
    directive ? directives[directive](argument) : fromMarkdown(markdown),
  );
  page.all = drawn.flatMap(({ headings }) => headings);
  page.headings = page.all.filter(({ depth }) => depth === 2);
  page.body = raw(drawn.map(({ body }) => [body].flat().join('')).join(''));
  return used;
}

/** A record for each heading, and one for the beginning of the page. */
function searchRecords({ file, title, description, body, all }) {
  const [first = '', ...rest] = String(body).split(/<h[23] id="/);
  const begin = { url: file, page: title, title, text: `${description} ${textOf(first)}` };
  const records = rest.map((piece) => {
    const id = piece.slice(0, piece.indexOf('"'));
    const heading = all.find((one) => one.id === id);
    const text = textOf(piece.slice(piece.indexOf('</h') + 5));
    return { url: `${file}#${id}`, page: title, title: heading?.title ?? id, text };
  });
  return [begin, ...records];
}

/**
 * Writes the documentation as static files.
 * @param {string} out the folder, which is written anew
 * @param {{name: string, bytes: Uint8Array}[]} embed the files of the script tag
 */
export async function buildSite(out, embed) {
  const examples = readExamples();
  const sections = readPages();
  const site = { ...packageFacts(), sections };
  const config = {
    themes: await themeIds(),
    ...{ site, examples, homes: chapterPages(sections), api: () => readApi(entries) },
    readme: chapters(readFileSync('widget/README.md', 'utf8')),
  };
  const pages = sections.flatMap((section) => section.pages);
  const used = pages.flatMap((page) => compose(page, config));
  const unused = [...examples.keys()].filter((name) => !used.includes(name));
  if (unused.length > 0) throw new Error(`No page shows these examples: ${unused.join(', ')}`);

  const files = new Map(pages.map((page) => [page.file, drawPage(page, site)]));
  const bundled = await bundlePages([...examples.values()]);
  for (const { name, bytes } of [...embed, ...bundled]) files.set(`assets/${name}`, bytes);
  const stylesheetsOf = (script) => (files.has(`assets/${script}.css`) ? [script] : []);
  for (const example of examples.values()) {
    const { name, kind, title, file, flow } = example;
    const script = `example-${name}`;
    if (kind === 'data') files.set(`assets/${script}.json`, JSON.stringify(flow));
    const scripts = kind === 'data' ? example.scripts : [script];
    const page = { title, scripts, stylesheets: stylesheetsOf(script), body: exampleBody(example) };
    files.set(file, drawFrame(page));
  }
  for (const [name, title] of [
    ['playground-preview', 'Preview'],
    ['theme-preview', 'Theme'],
  ]) {
    const page = { title, scripts: [name], stylesheets: stylesheetsOf(name) };
    files.set(`${name}.html`, drawFrame({ ...page, body: raw('<div id="root"></div>') }));
  }
  files.set('assets/search.json', JSON.stringify(pages.flatMap(searchRecords)));
  writeAll(out, files);
  return { pages: pages.length, examples: examples.size, files: files.size };
}

function writeAll(out, files) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(join(out, 'assets'), { recursive: true });
  for (const [name, content] of files) writeFileSync(join(out, name), content);
  cpSync(`${folder}/pictures`, join(out, 'pictures'), { recursive: true });
  return readdirSync(out);
}
