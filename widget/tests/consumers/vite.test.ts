/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import {
  converse,
  makeProject,
  node,
  pack,
  removeFolders,
  run,
  serve,
  startBrowser,
  stopwatch,
  visit,
} from './project';

const LIMIT_MS = 240_000;
const started: { browser?: Browser; tarball?: string } = {};

beforeAll(async () => {
  started.tarball = (await pack()).tarball;
  started.browser = await startBrowser();
}, LIMIT_MS);
afterAll(async () => {
  await started.browser?.close();
  removeFolders();
});

async function answersIn(folder: string, mode: 'production' | 'development') {
  const { browser } = started;
  if (!browser) throw new Error('No browser.');
  await run(folder, ['npx', '--no-install', 'vite', 'build', '--mode', mode, '--logLevel', 'warn'], {
    NODE_ENV: mode,
  });
  const site = await serve({ '/': join(folder, 'dist') });
  try {
    const { page, complaints } = await visit(browser, `${site.url}/`);
    const answer = await converse(page);
    return { ...answer, messages: await page.locator('output').textContent(), complaints };
  } finally {
    await site.close();
  }
}

/** The examples of the package's README become files of the project. */
function addReadme(folder: string): number {
  const text = readFileSync(join(folder, 'node_modules/scripted-chat-widget/README.md'), 'utf8');
  const examples = [...text.matchAll(/```tsx\n([\s\S]*?)```/g)].map(([, code = '']) => code);
  for (const [index, code] of examples.entries())
    writeFileSync(join(folder, `src/readme-${index}.tsx`), code);
  return examples.length;
}

const onServer = `
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const imported = await import('scripted-chat-widget');
  const { hi } = await import('scripted-chat-widget/locales/hi');
  const { createRequire } = await import('node:module');
  const require = createRequire(process.cwd() + '/main.js');
  const required = require('scripted-chat-widget');
  const html = renderToString(createElement(required.default, { id: 'help', settings: hi }));
  console.log(JSON.stringify({
    isSame: imported.default === required.default,
    title: imported.getDefaultSettings().header.title,
    locale: require('scripted-chat-widget/locales/hi').hi === hi,
    hasLauncher: html.includes('rcb-toggle-button'),
    inlineStyles: html.split('style=').length - 1,
  }));
`;

describe.each(['vite-react-18', 'vite-react-19'])('the package in %s', (name) => {
  const project = { folder: '' };
  let times = stopwatch(name);

  beforeAll(async () => {
    times = stopwatch(name);
    project.folder = await makeProject(name, started.tarball);
    times.mark('installed');
  }, LIMIT_MS);
  afterAll(() => times.print());

  it.each(['production', 'development'] as const)(
    'answers in a page built for %s, under StrictMode and a strict policy',
    async (mode) => {
      expect(await answersIn(project.folder, mode)).toEqual({
        last: 'Tuesday it is.',
        position: 'fixed',
        messages: '6 messages',
        complaints: [],
      });
      times.mark(mode);
    },
    LIMIT_MS,
  );

  it(
    'is imported and required by Node, and drawn without inline styles',
    async () => {
      const written = await node(
        project.folder,
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '-e',
        onServer,
      );
      expect(JSON.parse(written)).toEqual({
        isSame: true,
        title: 'Assistant',
        locale: true,
        hasLauncher: true,
        inlineStyles: 0,
      });
      times.mark('Node');
    },
    LIMIT_MS,
  );

  it(
    'has types that TypeScript 5.9 takes by each way of resolving, the examples of its README too',
    async () => {
      expect(addReadme(project.folder)).toBeGreaterThan(4);
      for (const flags of [
        ['--moduleResolution', 'bundler'],
        // The declarations themselves need no second look: Are The Types Wrong resolves them as Node does.
        ['--moduleResolution', 'nodenext', '--module', 'nodenext', '--skipLibCheck'],
        ['--moduleResolution', 'node16', '--module', 'node16', '--skipLibCheck'],
      ])
        expect(await node(project.folder, 'node_modules/typescript/bin/tsc', ...flags)).toBe('');
      times.mark('types');
    },
    LIMIT_MS,
  );
});
