import { Marked, parseInline, Renderer } from 'marked';
import { highlight } from './highlight.mjs';
import { html, raw, slug, textOf } from './html.mjs';

const FRONT = /^---\n([\s\S]*?)\n---\n/;

/** A page's own facts, `name: value` a line between two rules, and the text below them. */
export function withFacts(text) {
  const [block = '', lines = ''] = FRONT.exec(text) ?? [];
  const facts = lines.split('\n').map((line) => line.split(/:\s+(.*)/s).slice(0, 2));
  return { facts: Object.fromEntries(facts.filter(([name]) => name)), text: text.slice(block.length) };
}

/** The chapters of a document by title: what stands below each heading of the second level. */
export function chapters(text) {
  const pieces = text.split(/^## (.+)$/m);
  return new Map(
    pieces.flatMap((title, index) => (index % 2 === 1 ? [[title, pieces[index + 1].trim()]] : [])),
  );
}

/** A text whose table has `group.name` in its first column, with a heading and a table for each group. */
export function splitTable(text) {
  const [head = '', rule = '', ...rows] = text.match(/^\|.*\|$/gm) ?? [];
  const groupOf = (row) => /`(\w+)\./.exec(row)?.[1] ?? '';
  const tables = [...new Set(rows.map(groupOf))].map((group) => {
    const own = rows.filter((row) => groupOf(row) === group);
    return `## ${group}\n\n${[head, rule, ...own].join('\n')}`;
  });
  return [text.slice(0, text.indexOf(head)), ...tables].join('\n\n');
}

/** A block of code; long lines wrap, so that nothing scrolls sideways. */
export const codeBlock = (code, language, linkTo) =>
  html`<pre class="code"><code>${raw(highlight(code, language, linkTo))}</code></pre>`;

/** A sentence with code or emphasis in it. */
export const inlineMarkdown = (text) => parseInline(text);

/**
 * Markdown as HTML. Headings become links to themselves and are reported; explicit roles keep a table a table where the
 * stylesheet stacks its cells.
 * @param {string} text
 * @param {{linkTo: (href: string) => string | null, linkName?: (name: string) => string | undefined}} config
 */
export function renderMarkdown(text, { linkTo, linkName }) {
  const headings = [];
  const marked = new Marked({ renderer: renderer({ headings, linkTo, linkName }) });
  const body = marked.parse(text);
  return { body: raw(body), headings };
}

function renderer({ headings, linkTo, linkName }) {
  return {
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens);
      const title = textOf(inner);
      const same = headings.filter((one) => slug(one.title) === slug(title)).length;
      const id = same > 0 ? `${slug(title)}-${same + 1}` : slug(title);
      headings.push({ id, title, depth });
      return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
    },
    code: ({ text, lang }) => `${codeBlock(text, lang, linkName)}\n`,
    link({ href, tokens }) {
      const target = linkTo(href);
      const inner = this.parser.parseInline(tokens);
      return target === null ? inner : String(html`<a href="${target}">${raw(inner)}</a>`);
    },
    table(token) {
      const labels = token.header.map(({ text }) => textOf(text.replace(/[*`]/g, '')));
      let column = 0;
      return Renderer.prototype.table
        .call(this, token)
        .replace('<table>', '<table role="table">')
        .replaceAll(/<(thead|tbody)>/g, '<$1 role="rowgroup">')
        .replaceAll('<tr>', '<tr role="row">')
        .replaceAll(/<th>/g, '<th role="columnheader" scope="col">')
        .replaceAll(/<td>/g, () => {
          const label = labels[column % labels.length];
          column += 1;
          return String(html`<td role="cell" data-label="${label}">`).replace('</td>', '');
        });
    },
  };
}
