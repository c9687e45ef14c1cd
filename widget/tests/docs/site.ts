import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

const root = resolve(__dirname, '../../..');
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
/** A folder of a host, because the pages must not count on standing at its root. */
const BASE = 'http://docs.test/some/manual/';
const TYPES = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['css', 'text/css'],
  ['svg', 'image/svg+xml'],
]);

export type Site = {
  /** Every file by its path, as text. */
  files: ReadonlyMap<string, string>;
  /** Frames are left empty for who does not look into them. */
  visitor(options?: BrowserContextOptions, hasFrames?: boolean): Promise<Visitor>;
  close(): Promise<void>;
};
export type Visitor = {
  /** What the browser complained of, a broken policy and foreign requests too. */
  complaints: string[];
  open(path: string): Promise<Page>;
  close(): Promise<void>;
};

/** Builds the documentation and serves it without a server. */
export async function startSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'widget-docs-'));
  const run = spawnSync(process.execPath, ['scripts/docs-widget.mjs', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.\w+$/.test(name),
  );
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  rmSync(folder, { recursive: true });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  return {
    files,
    async visitor(options = {}, hasFrames = true) {
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
      const complaints = await serve(context, files);
      const empty = { contentType: 'text/html', body: '<!doctype html><title>Empty</title>' };
      if (!hasFrames)
        await context.route(/\/(?:example-|theme-preview)[^/]*$/, (route) => route.fulfill(empty));
      return {
        complaints,
        close: () => context.close(),
        async open(path) {
          const page = await context.newPage();
          await page.goto(`${BASE}${path}`);
          return page;
        },
      };
    },
    close: () => browser.close(),
  };
}

async function serve(context: BrowserContext, files: ReadonlyMap<string, string>): Promise<string[]> {
  const complaints: string[] = [];
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  context.on('weberror', (failure) => complaints.push(failure.error().message));
  await context.route('**/*', async (route) => {
    const address = route.request().url();
    const path = address.startsWith(BASE) ? address.slice(BASE.length).replace(/[?#].*$/, '') : '';
    const body = files.get(path);
    if (body === undefined) complaints.push(`There is nothing at ${address}`);
    const contentType = TYPES.get(path.split('.').at(-1) ?? '') ?? 'text/plain';
    await route.fulfill(body === undefined ? { status: 404 } : { body, contentType });
  });
  return complaints;
}

/** The pages with navigation; the others stand in their frames. */
export const pagesOf = ({ files }: Pick<Site, 'files'>): string[] =>
  [...files.keys()].filter(
    (name) => name.endsWith('.html') && !/^(?:example-|playground-preview|theme-preview)/.test(name),
  );

/** What axe finds on a page, by these rules or by all. Frames are pages of their own, with landmarks of their own. */
export async function violations(page: Page, ...rules: string[]): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const axe = new AxeBuilder({ page }).exclude('iframe');
  const found = await (rules.length > 0 ? axe.withRules(rules) : axe.withTags(tags)).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
