import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';

const root = resolve(__dirname, '../../..');
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);

export type Bundle = { script: string; style: string };

/** A page of React around the widget, as the bundler of a site makes it: `source` is the module of the page. */
export async function bundlePage(source: string): Promise<Bundle> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'iife',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': root },
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

export const launch = (): Promise<Browser> => chromium.launch(executablePath ? { executablePath } : {});

type Shown = Bundle & { before?: string; after?: string; body?: string; width?: number };

/** Opens the page, with sheets of its own before and after the widget's. */
export async function openPage(browser: Browser, shown: Shown): Promise<Page> {
  const { script, style, before = '', after = '', body = '', width = 1000 } = shown;
  const page = await browser.newPage({ viewport: { width, height: 700 }, reducedMotion: 'reduce' });
  const sheets = [before, style, after].map((text) => `<style>${text}</style>`).join('');
  await page.route('http://bot.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A page</title>${sheets}<body>${body}<div id="root"></div></body></html>`,
    }),
  );
  await page.goto('http://bot.test/');
  await page.addScriptTag({ content: script });
  return page;
}
