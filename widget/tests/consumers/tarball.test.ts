/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeProject, node, pack, removeFolders, stopwatch } from './project';

const LIMIT_MS = 240_000;
const root = resolve(__dirname, '../../..');
const made = { stage: '', tarball: '' };
const read = (path: string) => readFileSync(join(made.stage, path), 'utf8');
const modules = () =>
  readdirSync(join(made.stage, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );

beforeAll(async () => Object.assign(made, await pack()), LIMIT_MS);
afterAll(removeFolders);

describe('the tarball', () => {
  it(
    'has the same bytes each time it is packed',
    async () => {
      const again = await pack();
      expect(readFileSync(again.tarball).equals(readFileSync(made.tarball))).toBe(true);
    },
    LIMIT_MS,
  );

  it('depends on nothing, and on React only where it draws', () => {
    const { dependencies, peerDependenciesMeta } = JSON.parse(read('package.json'));
    expect(dependencies).toBeUndefined();
    expect(Object.values(peerDependenciesMeta)).toEqual([
      { optional: true },
      { optional: true },
      { optional: true },
    ]);
    const strangers = modules().flatMap((name) =>
      [...read(`dist/${name}`).matchAll(/(?:from|import) ['"]([^.'"][^'"]*)['"]/g)].map(([, one]) => one),
    );
    expect([...new Set(strangers)].sort()).toEqual(['react', 'react/jsx-runtime']);
  });

  it("has 'use client' first in the modules that have it here, and in no other", () => {
    const isForClients = (text: string) => /^'use client';/.test(text.replaceAll('"', "'"));
    const sources = readdirSync(join(root, 'widget'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('tests/'))
      .filter((name) => isForClients(readFileSync(join(root, 'widget', name), 'utf8')))
      .map((name) => name.replace(/\.tsx?$/, '.js'))
      .filter((name) => modules().includes(name));
    expect(sources.length).toBeGreaterThan(2);
    expect(
      modules()
        .filter((name) => isForClients(read(`dist/${name}`)))
        .sort(),
    ).toEqual(sources.sort());
  });

  it('declares its types by those of React and the browser alone', () => {
    const declarations = readdirSync(join(made.stage, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .map((name) => read(`dist/${name}`));
    expect(declarations.length).toBeGreaterThan(50);
    expect(declarations.filter((text) => /reference types|NodeJS\.|\bBuffer\b/.test(text))).toEqual([]);
  });

  it('asks for React nowhere below the entry without it', () => {
    const seen = new Set<string>();
    const follow = (name: string) => {
      if (seen.has(name)) return;
      seen.add(name);
      if (!name.startsWith('dist/')) return;
      for (const [, target = ''] of read(name).matchAll(/(?:from|import) ?\(?['"]([^'"]+)['"]/g))
        follow(target.startsWith('.') ? join(dirname(name), target) : target);
    };
    follow('dist/vanilla.js');
    expect(seen.size).toBeGreaterThan(20);
    expect([...seen].filter((name) => !name.startsWith('dist/'))).toEqual([]);
  });

  it('carries the licences of what it bundles for the script tag', () => {
    expect(read('embed/licences.txt').match(/^\S+ \d+\.\d+\.\d+$/gm)?.length).toBe(3);
  });

  it('has a README of its own, without a link or a command that leads nowhere', () => {
    const readme = read('README.md');
    expect(readme).toContain('npm install scripted-chat-widget');
    expect(readme).not.toMatch(/@\/widget|`widget\/|PACKAGE|npm run|<!-- (here|install)|\]\((?![a-z]+:|#)/);
  });

  it(
    'has nothing for publint or Are The Types Wrong to complain of',
    async () => {
      const times = stopwatch('checks');
      const folder = await makeProject('checks');
      times.mark('installed');
      const publint = await node(folder, 'node_modules/publint/src/cli.js', made.tarball, '--strict');
      expect(publint).toContain('All good!');
      const types = await node(
        folder,
        'node_modules/@arethetypeswrong/cli/dist/index.js',
        ...[made.tarball, '--profile', 'esm-only', '--no-color'],
        ...['--include-entrypoints', './locales/en', './locales/hi', './locales/bn'],
      );
      const bad = types
        .split('\n')
        .filter((line) => /💀|⚠️|❌|🎭|🐛/u.test(line) && !line.includes('(ignored'));
      expect(bad).toEqual([]);
      expect(types.match(/^node16 \(from ESM\): 🟢/gm)?.length).toBeGreaterThanOrEqual(9);
      times.mark('checked');
      times.print();
    },
    LIMIT_MS,
  );
});
