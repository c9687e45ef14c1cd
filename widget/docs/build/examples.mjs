import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from './html.mjs';
import { codeBlock, inlineMarkdown } from './markdown.mjs';

const folder = 'widget/docs/examples';
const HEADER = /^\/\*\*\n([\s\S]*?)\n \*\/\n+/;

/** What a reader, and the test, does and sees; the rest of the line is a name or a text. */
const phrases = {
  choose: (text) => `Choose “${text}”.`,
  check: (text) => `Check “${text}”.`,
  press: (text) => `Press “${text}”.`,
  pick: (text) => `Pick “${text}”.`,
  date: (text) => `Choose the day ${text}.`,
  type: (text) => `Write “${text}” and send it.`,
  upload: (text) => `Attach the file “${text}”.`,
  reload: () => 'Reload the page.',
  see: (text) => `You see: “${text}”`,
  miss: (text) => `You do not see: “${text}”`,
};

function readStep(line, name) {
  const [, verb = '', text = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
  if (!Object.hasOwn(phrases, verb)) throw new Error(`${name}: nobody knows how to "${line}".`);
  return { verb, text };
}

/** The header of a file: its title, what it shows, and the steps to try. */
function readHeader(text, name) {
  const [block, comment = ''] = HEADER.exec(text) ?? [];
  if (!block) throw new Error(`${name} has no header.`);
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const steps = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
  const [title = '', ...about] = lines.filter((line) => line && !line.startsWith('- '));
  return { title, about: about.join(' '), steps, source: text.slice(block.length) };
}

/** A flow as data: the facts beside it in one file, the flow being the last key; `scripts` of this site that it needs. */
function readData(text) {
  const { title, about, steps, settings, flow, scripts = [] } = JSON.parse(text);
  const [, source = ''] = /\n {2}"flow": (\{[\s\S]*\})\n\}\s*$/.exec(text) ?? [];
  return { title, about, steps, settings, flow, scripts, source: source.replaceAll('\n  ', '\n') };
}

/** Every example by name. `kind` is `react` (exports `Example`), `script` (runs by itself) or `data` (a flow as JSON). */
export function readExamples() {
  const kinds = { tsx: 'react', ts: 'script', json: 'data' };
  const files = readdirSync(folder).filter((file) => kinds[file.split('.')[1]]);
  const all = files.toSorted().map((file) => {
    const [name = '', ending = ''] = file.split('.');
    const text = readFileSync(join(folder, file), 'utf8');
    const { steps, ...facts } = ending === 'json' ? readData(text) : readHeader(text, name);
    const example = { ...facts, steps: steps.map((line) => readStep(line, name)) };
    if (!example.steps.some(({ verb }) => verb === 'see')) throw new Error(`${name} expects nothing.`);
    return { name, kind: kinds[ending], language: ending, file: `example-${name}.html`, ...example };
  });
  return new Map(all.map((example) => [example.name, example]));
}

/** The script tag of an example that is data. */
export const scriptTag = ({ name, settings }, base) => {
  const own = settings ? ` data-settings='${JSON.stringify(settings).replaceAll("'", '&#39;')}'` : '';
  return `<script src="${base}embed.js" defer data-flow-url="${base}example-${name}.json"${own}></script>`;
};

function sourceOf(example, packageName) {
  const { name, kind, source, language } = example;
  if (kind === 'data') return [codeBlock(scriptTag(example, '/chat/'), 'html'), codeBlock(source, 'json')];
  const sheet = join(folder, `${name}.css`);
  return [
    codeBlock(source.replaceAll('@/widget', packageName).trimEnd(), language),
    existsSync(sheet) && codeBlock(readFileSync(sheet, 'utf8').trimEnd(), 'css'),
  ];
}

/** An example on a page: what it shows, the running chat, what to try, and its source. */
export function drawExample(example, packageName) {
  const { name, title, about, file, steps } = example;
  return html`<section class="example" aria-labelledby="${name}">
  <h2 id="${name}"><a class="anchor" href="#${name}">${title}</a></h2>
  <p>${raw(inlineMarkdown(about))}</p>
  <div class="example-panes">
    <div class="example-live">
      <iframe src="${file}" title="Running example: ${title}" loading="lazy"></iframe>
      <p class="example-actions"><button type="button" data-restarts hidden>Start again</button> <a href="${file}">Open on a page of its own</a></p>
      <p class="example-try" id="${name}-try">Try it</p>
      <ol aria-labelledby="${name}-try">${steps.map(({ verb, text }) => html`<li>${phrases[verb](text)}</li>`)}</ol>
    </div>
    <div class="example-source">${sourceOf(example, packageName)}</div>
  </div>
</section>`;
}

/** What stands in the page of an example. */
export function exampleBody(example) {
  if (example.kind === 'data') return raw(scriptTag(example, 'assets/'));
  return raw(`<div id="${example.kind === 'react' ? 'root' : 'chat'}"></div>`);
}
