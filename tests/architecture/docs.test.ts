import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from './source';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const exists = (path: string) => existsSync(join(projectRoot, path));

const decisions = readdirSync(join(projectRoot, 'docs/decisions')).map((name) => `docs/decisions/${name}`);
const pages = readdirSync(join(projectRoot, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
const documents = ['README.md', 'CONTRIBUTING.md', ...pages, ...decisions];

const outsideCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** A name in backticks that means a file or folder of this repository; generated, private and planned ones are left out. */
const room =
  /^(?:\.ci|app|art|bench|components|content|deploy|docs|lib|public|scripts|tests|widget)\/[^\s<>*…]*$/;
const topLevel = /^[\w.-]+\.(?:md|json|tsx?|mjs)$/;
const namedFiles = (text: string): string[] =>
  [...outsideCode(text).matchAll(/`([^`\n]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => room.test(name) || (topLevel.test(name) && exists(name)));

const links = (text: string): string[] =>
  [...outsideCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));

describe('the documents', () => {
  it('name at least a hundred files, so that the next test can fail', () => {
    expect(new Set(documents.flatMap((path) => namedFiles(read(path)))).size).toBeGreaterThan(100);
  });

  it.each(documents)('%s names only files that exist', (path) => {
    expect(namedFiles(read(path)).filter((name) => !exists(name))).toEqual([]);
  });

  it.each(documents)('%s carries no mark of a merge', (path) => {
    expect(read(path)).not.toMatch(/^(?:<{7}|>{7}) /m);
  });

  it.each(documents)('%s links only to files that exist', (path) => {
    const missing = links(read(path)).filter((target) => !exists(join(dirname(path), target)));
    expect(missing).toEqual([]);
  });
});

describe('the README', () => {
  const codeLines = [...read('README.md').matchAll(/^```sh\n(.*)$/gm)].map(([, line]) => line);

  it('begins with the two lines of the contract', () => {
    expect(codeLines.slice(0, 2)).toEqual(['npm ci && npm run build && npm start', 'npm ci && npm test']);
  });

  it('names only commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm run (?:--silent )?([a-z:-]+)/g)].map(
      ([, name]) => name,
    );
    expect(named.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });
});

describe('a decision', () => {
  it.each(decisions)('%s says when, whether it stands, why, what and what follows', (path) => {
    const text = read(path);
    const number = path.match(/\/(\d{4})-[a-z0-9-]+\.md$/)?.[1];
    expect(text).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
    expect(text).toMatch(/^- Status: (?:accepted|superseded)/m);
    expect(text.match(/^## .*$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
  });

  it('has a number of its own, without a gap', () => {
    const numbers = decisions.map((path) => Number(path.match(/\/(\d{4})-/)?.[1])).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

type Colours = Readonly<Record<string, string>>;

/** The colour tokens of `app/globals.css`: light, and dark where they differ. */
function tokens(): { light: Colours; dark: Colours } {
  const [, light = '', dark = ''] = read('app/globals.css').match(
    /^:root \{([\s\S]*?)^\}[\s\S]*?prefers-color-scheme: dark\) \{([\s\S]*?)^\}/m,
  ) ?? [''];
  const coloursOf = (css: string): Colours =>
    Object.fromEntries(
      [...css.matchAll(/--colour-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
    );
  return { light: coloursOf(light), dark: coloursOf(dark) };
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): string {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((light + 0.05) / (dark + 0.05)).toFixed(2);
}

describe('the design document', () => {
  const design = read('docs/DESIGN.md');
  const { light, dark } = tokens();

  it('lists every colour token with its values', () => {
    const listed = [...design.matchAll(/^\| `([\w-]+)` \| `(#\w{6})` \| (?:`(#\w{6})`|the same) \|/gm)];
    expect(listed.map(([, name, inLight, inDark]) => [name, inLight, inDark])).toEqual(
      Object.entries(light).map(([name, hex]) => [name, hex, dark[name]]),
    );
  });

  it('gives the contrast that the tokens have', () => {
    const rows = [...design.matchAll(/^\| `([\w-]+)` on `([\w-]+)` \| ([\d.]+) \| ([\d.]+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(30);
    const now = { ...light, ...dark };
    const computed = rows.map(([, a = '', b = '']) => [
      contrast(light[a] ?? '', light[b] ?? ''),
      contrast(now[a] ?? '', now[b] ?? ''),
    ]);
    expect(rows.map(([, , , inLight, inDark]) => [inLight, inDark])).toEqual(computed);
  });
});
