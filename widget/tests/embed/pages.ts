import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { bundleWidget } from '../../../scripts/widget-bundle.mjs';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
const ORIGIN = 'http://bot.test';
const TYPES = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['css', 'text/css'],
]);

export type Pages = {
  files: ReadonlyMap<string, Buffer>;
  /** A new visitor, with a storage of their own; what the browser complains of (a broken policy too) is kept. */
  visitor(viewport?: { width: number; height: number }): Promise<Visitor>;
  /** A new visitor of other sites. */
  stranger(): Promise<{ context: BrowserContext; complaints: string[] }>;
  close(): Promise<void>;
};
export type Visitor = {
  complaints: string[];
  asked: string[];
  /** Keeps a file back until the returned function is called. */
  hold(name: string): Promise<() => void>;
  /** Opens a page of the site in a new tab. */
  open(path: string): Promise<Page>;
};

type Extra = Record<string, string>;

/** The built chat and the demo pages around it, served without a server; `extra` adds files, which may be made of the script. */
export async function startPages(extra: Extra | ((script: string) => Extra) = {}): Promise<Pages> {
  const built = (await bundleWidget()).map(({ name, bytes }) => [name, bytes] as const);
  const files = new Map(built);
  const texts = typeof extra === 'function' ? extra(String(files.get('embed.js'))) : extra;
  for (const [name, text] of Object.entries(texts)) files.set(name, Buffer.from(text));
  const browser: Browser = await chromium.launch(executablePath ? { executablePath } : {});
  return {
    files,
    async visitor(viewport = { width: 1000, height: 700 }) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      return {
        ...(await serve(context, files)),
        hold: (name) => hold(context, name),
        open: (path) => open(context, path),
      };
    },
    async stranger() {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      return { context, complaints: listen(context) };
    },
    close: () => browser.close(),
  };
}

/** What the browser complains of, from now on. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (failure) => complaints.push(failure.error().message));
  return complaints;
}

async function serve(
  context: BrowserContext,
  files: ReadonlyMap<string, Buffer>,
): Promise<Pick<Visitor, 'complaints' | 'asked'>> {
  const complaints = listen(context);
  const asked: string[] = [];
  await context.route(`${ORIGIN}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    asked.push(file);
    // The built files also lie in a folder of their own, as on a site that keeps them apart.
    const body =
      files.get(file) ?? files.get(file.replace(/^chat\//, '')) ?? (await readFile(resolve('public', file)));
    await route.fulfill({ body, contentType: TYPES.get(file.split('.').at(-1) ?? '') ?? 'text/plain' });
  });
  return { complaints, asked };
}

async function hold(context: BrowserContext, name: string): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(
    `${ORIGIN}/${name}`,
    async (route) => {
      await promise;
      await route.fallback();
    },
    { times: 1 },
  );
  return release;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/${path}`);
  return page;
}

export const launcher = (page: Page) => page.getByRole('button', { name: /^open chat/ });
export const bubble = (page: Page, text: string) => page.locator('.rcb-bot-message', { hasText: text });

export async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
