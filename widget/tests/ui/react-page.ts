import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';

const root = resolve(__dirname, '../../..');
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
const BASE = 'http://bot.test/';

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

type Shown = Bundle & {
  before?: string;
  after?: string;
  body?: string;
  width?: number;
  /** After the page's own address, such as a fragment. */
  address?: string;
  /** The page's Content-Security-Policy. */
  policy?: string;
  colorScheme?: 'light' | 'dark';
  /** Told what the browser complains of. */
  onComplaint?: (complaint: string) => void;
};

/** Opens the page, with sheets of its own before and after the widget's; nothing of it is written inline. */
export async function openPage(browser: Browser, shown: Shown): Promise<Page> {
  const { script, style, before = '', after = '', body = '', width = 1000 } = shown;
  const { address = '', policy, colorScheme = 'light', onComplaint = () => {} } = shown;
  const viewport = { width, height: 700 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', colorScheme });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && onComplaint(message.text()));
  page.on('pageerror', ({ message }) => onComplaint(message));
  const sheets = { 'before.css': before, 'page.css': style, 'after.css': after };
  const links = Object.keys(sheets).map((name) => `<link rel="stylesheet" href="${name}">`);
  const html = `<!doctype html><html lang="en"><title>A page</title>${links.join('')}<body>${body}<div id="root"></div><script src="page.js"></script></body></html>`;
  const files = new Map(Object.entries({ '': html, ...sheets, 'page.js': script }));
  await page.route(`${BASE}**`, (route) => {
    const name = route.request().url().slice(BASE.length);
    const contentType = name.endsWith('.css') ? 'text/css' : name ? 'text/javascript' : 'text/html';
    return route.fulfill({
      ...(files.has(name) ? {} : { status: 404 }),
      headers: { 'content-type': contentType, ...(policy ? { 'content-security-policy': policy } : {}) },
      body: files.get(name) ?? '',
    });
  });
  await page.goto(`${BASE}${address}`);
  return page;
}
