import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import type { SubjectName } from './subjects';

const root = resolve(__dirname, '../../..');
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);

/** A script of this folder bundled with its style sheet, `react-chatbotify` being the package itself or ours. */
async function bundle(name: SubjectName, script: string) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [resolve(__dirname, script)],
    bundle: true,
    write: false,
    format: 'iife',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      '@': root,
      ...(name === 'ours' ? { 'react-chatbotify': resolve(root, 'widget/index.ts') } : {}),
    },
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

export type Opened = { page: Page; complaints: string[] };

/** Pages of a real browser with one of the two libraries; the browser is there for the tests of a `describe`. */
export function pagesWith(name: SubjectName, script: string) {
  const started: Browser[] = [];
  const bundled = bundle(name, script);
  beforeAll(async () => {
    started.push(await chromium.launch(executablePath ? { executablePath } : {}));
  }, 60_000);
  afterAll(() => Promise.all(started.map((browser) => browser.close())));

  /** A new visitor's page; `before` runs in it ahead of the library. */
  return async (before?: () => void): Promise<Opened> => {
    const [browser] = started;
    if (!browser) throw new Error('No browser.');
    const context = await browser.newContext({
      viewport: { width: 1000, height: 700 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    const code = await bundled;
    await page.route('http://bot.test/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><style>${code.style}</style><body></body>`,
      }),
    );
    if (before) await page.addInitScript(before);
    await page.goto('http://bot.test/');
    await page.addScriptTag({ content: code.script });
    return { page, complaints };
  };
}
