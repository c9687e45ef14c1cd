import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasons } from './bundle-reasons.mjs';
import { must } from './figures.mjs';
import { loadTypescript } from './load-typescript.mjs';
import { sourceBytes } from './source-bytes.mjs';

const ROOT = '.next/maps';
const LARGEST = 5;
const NEXT = 'node_modules/next/dist/bin/next';

/** The part of the house, or the package, that a source belongs to. */
function partOf(source) {
  if (source === null) return 'the bundler’s own';
  const path = decodeURIComponent(source).replace(/^turbopack:\/\/\/(?:\[project\]\/)?/, '');
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(path);
  if (inPackage) {
    const [, name, rest] = inPackage;
    const compiled = /^dist\/compiled\/((?:@[^/]+\/)?[^/]+)/.exec(rest);
    return compiled ? `next/${compiled[1]}` : name;
  }
  if (path.startsWith('[')) return 'the bundler’s own';
  const own = /^(?:\.\/)?((?:app|components|lib|widget)(?:\/[^/]+){1,2})\/[^/]+$/.exec(path);
  return own ? own[1] : path.replace(/^\.\//, '');
}

/** Every script once: its bytes under brotli, and its characters by part. */
function readScript(address, brotli) {
  const file = join(ROOT, address.replace('/_next/', ''));
  const script = readFileSync(file, 'utf8');
  const named = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(script)?.[1];
  const map = named && join(file, '..', decodeURIComponent(named));
  const characters = new Map();
  if (!map || !existsSync(map)) characters.set('the bundler’s own', script.length);
  else
    for (const [source, bytes] of sourceBytes(script, JSON.parse(readFileSync(map, 'utf8')))) {
      const part = partOf(source);
      characters.set(part, (characters.get(part) ?? 0) + bytes);
    }
  return { characters, length: script.length, packed: brotli(script) };
}

/** Bytes of a page's scripts by part: each script's packed bytes shared out by its characters. */
function partsOf(html, scriptAt) {
  const addresses = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(before + after))
    .map(([, , src]) => src);
  const parts = new Map();
  let total = 0;
  for (const address of new Set(addresses)) {
    const { characters, length, packed } = scriptAt(address);
    total += packed;
    for (const [part, count] of characters)
      parts.set(part, (parts.get(part) ?? 0) + (packed * count) / length);
  }
  return { total, largest: [...parts].toSorted(([, a], [, b]) => b - a).slice(0, LARGEST) };
}

function drawnPages() {
  const root = join(ROOT, 'server/app');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
    .map((name) => ({ file: join(root, name), path: `/${name.replace(/(?:^index)?\.html$/, '')}` }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

const kb = (bytes) => (bytes / 1024).toFixed(1);

function report(pages) {
  const same = grouped(pages);
  const sections = [...same.values()].map((group) => {
    const names = group.map(({ path, total }) => `\`${path}\` ${kb(total)}`).join(', ');
    const rows = group[0].largest.map(
      ([part, bytes]) => `| ${part} | ${kb(bytes)} | ${reasons[part] ?? '**no reason is written**'} |`,
    );
    return [`${names}`, '', '| part | KB | why it is there |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# What pages load first',
    '',
    'Written by `npm run bench -- bundles` from source maps of a build beside the site’s own; the reasons stand in `bench/bundle-reasons.mjs`. KB are those of brotli, a script’s bytes shared out over its sources by their characters. Stories and further pages of their list are drawn on demand and load what `/blog` loads. Pages whose five largest parts are the same stand together; the figures of the parts are those of the first.',
    '',
    ...sections,
  ].join('\n');
}

function grouped(pages) {
  const groups = new Map();
  for (const page of pages) {
    const key = page.largest.map(([part]) => part).join();
    groups.set(key, [...(groups.get(key) ?? []), page]);
  }
  return groups;
}

/** The five largest parts of every page's first load, written into bench/bundles.md with why each is there. */
export async function bundles() {
  const { brotli } = await loadTypescript('tests/helpers/page-weight.ts');
  const env = { ...process.env, BUILD_SOURCE_MAPS: '1', NEXT_TELEMETRY_DISABLED: '1' };
  // Next adds its folder of types to the project's own settings.
  const settings = readFileSync('tsconfig.json', 'utf8');
  const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  writeFileSync('tsconfig.json', settings);
  if (status !== 0) throw new Error('the build with source maps failed');
  const scripts = new Map();
  const scriptAt = (address) => {
    if (!scripts.has(address)) scripts.set(address, readScript(address, brotli));
    return scripts.get(address);
  };
  const pages = drawnPages().map(({ file, path }) => ({
    path,
    ...partsOf(readFileSync(file, 'utf8'), scriptAt),
  }));
  writeFileSync('bench/bundles.md', report(pages));
  const unexplained = pages
    .flatMap(({ largest }) => largest.map(([part]) => part))
    .filter((part) => !(part in reasons));
  must(`every part is explained ${[...new Set(unexplained)].join(', ')}`, unexplained.length === 0);
}
