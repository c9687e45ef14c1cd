import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

const root = resolve(__dirname, '../../..');

/** What `npm run` tells its children about this repository would make another npm work here. */
const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(npm_(package|lifecycle)_|npm_config_local_prefix$|NODE_ENV$|INIT_CWD$)/i.test(name),
    ),
  );

/** Runs a command to its end; what it wrote comes with the error when it fails. */
export function run(folder: string, words: readonly string[], env: Record<string, string> = {}) {
  const [command = '', ...rest] = words;
  return new Promise<string>((done, fail) => {
    const child = spawn(command, rest, {
      cwd: folder,
      env: { ...ownEnvironment(), NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    const written: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => written.push(String(text)));
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done(written.join('')) : fail(new Error(`${words.join(' ')}\n${written.join('')}`)),
    );
  });
}

export const node = (folder: string, ...words: string[]) => run(folder, [process.execPath, ...words]);

const folders: string[] = [];
function newFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}
export const removeFolders = () => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
};

/** Packs the widget as `npm run pack:widget` does, elsewhere. */
export async function pack(): Promise<{ stage: string; tarball: string }> {
  const folder = newFolder('widget-tarball');
  const stage = join(folder, 'package');
  await node(root, 'scripts/pack-widget.mjs', stage, folder);
  const name = readdirSync(folder).find((one) => one.endsWith('.tgz')) ?? '';
  return { stage, tarball: join(folder, name) };
}

const install = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];

/** A project of someone else's: copied out of this repository, installed by its lock, and then the tarball. */
export async function makeProject(name: string, tarball?: string): Promise<string> {
  const folder = newFolder(name);
  cpSync(join(__dirname, name), folder, { recursive: true });
  await run(folder, ['npm', 'ci', ...install]);
  if (tarball) await run(folder, ['npm', 'install', '--no-save', '--no-package-lock', ...install, tarball]);
  return folder;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The policy of the README, to the letter. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:";

export type Served = { url: string; close(): Promise<void> };

/** Serves folders as they are under their prefixes, the longest first, with a strict policy. */
export async function serve(mounts: Record<string, string>): Promise<Served> {
  const prefixes = Object.keys(mounts).toSorted((one, other) => other.length - one.length);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const prefix = prefixes.find((one) => path.startsWith(one)) ?? '/';
    const body = await readFile(join(mounts[prefix] ?? '', path.slice(prefix.length))).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': `${TYPES[extname(path)] ?? 'application/octet-stream'}; charset=utf-8`,
      'content-security-policy': POLICY,
    });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
export const startBrowser = (): Promise<Browser> => chromium.launch(executablePath ? { executablePath } : {});

/** Opens a page as a new visitor; what the browser complains of is collected, a broken policy too. */
export async function visit(browser: Browser, url: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (failure) => complaints.push(failure.error().message));
  const page = await context.newPage();
  await page.goto(url);
  return { page, complaints };
}

const bubble = (page: Page, text: string) => page.locator('.rcb-bot-message', { hasText: text });

/** The conversation that every consumer's page holds: a name is typed, a day is pressed. */
export async function converse(page: Page): Promise<{ last: string | null; position: string }> {
  await page.locator('.rcb-toggle-button').click();
  await bubble(page, 'What should we call you?').waitFor();
  await page.locator('textarea').fill('Asha');
  await page.keyboard.press('Enter');
  await bubble(page, 'Which day?').waitFor();
  await page.getByRole('button', { name: 'Tuesday' }).click();
  const last = bubble(page, 'Tuesday it is.');
  await last.waitFor();
  const position = await page.locator('.rcb-chat-window').evaluate((part) => getComputedStyle(part).position);
  return { last: await last.textContent(), position };
}

/** Prints how long each part of a consumer took. */
export function stopwatch(name: string): { mark(what: string): void; print(): void } {
  const started = performance.now();
  const marks: string[] = [];
  let last = started;
  const since = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
  return {
    mark(what) {
      marks.push(`${what} ${since(last)}`);
      last = performance.now();
    },
    print: () => void process.stdout.write(`consumer ${name}: ${marks.join(', ')}; ${since(started)}\n`),
  };
}
