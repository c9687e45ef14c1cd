/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Browser } from '@playwright/test';
import { converse, makeProject, pack, removeFolders, run, startBrowser, stopwatch, visit } from './project';

const LIMIT_MS = 240_000;
const times = stopwatch('next-16');
const started: { browser?: Browser; site?: ChildProcess; url?: string } = {};

/** The address that `next start` prints once it listens. */
function startSite(folder: string): Promise<string> {
  const site = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  started.site = site;
  return new Promise((done, fail) => {
    let written = '';
    const read = (text: unknown) => {
      written += text;
      const [, url] = /Local:\s+(http:\S+)[\s\S]*Ready/.exec(written) ?? [];
      if (url) done(url);
    };
    site.stdout.on('data', read);
    site.stderr.on('data', read);
    site.on('close', () => fail(new Error(written)));
  });
}

async function open(path: string) {
  if (!started.browser) throw new Error('No browser.');
  return visit(started.browser, `${started.url}${path}`);
}

describe('the package in next-16', () => {
  beforeAll(async () => {
    const { tarball } = await pack();
    times.mark('packed');
    const folder = await makeProject('next-16', tarball);
    times.mark('installed');
    await run(folder, [process.execPath, 'node_modules/next/dist/bin/next', 'build'], {
      NODE_ENV: 'production',
    });
    times.mark('built');
    started.url = await startSite(folder);
    started.browser = await startBrowser();
  }, LIMIT_MS);
  afterAll(async () => {
    await started.browser?.close();
    started.site?.kill();
    removeFolders();
    times.print();
  });

  it(
    'gives Server Components its defaults and languages, and its launcher is in their HTML',
    async () => {
      const html = await (await fetch(`${started.url}/`)).text();
      expect(html).toContain('Default title: <!-- -->Assistant');
      expect(html).toMatch(/<button[^>]*rcb-toggle-button/);
      expect(html).toMatch(/<div class="rcb-chatbot-global[^>]*lang="hi"/);
      expect(html).not.toContain('style=');
    },
    LIMIT_MS,
  );

  it(
    'answers in the page that a Server Component made',
    async () => {
      const { page, complaints } = await open('/');
      expect(await converse(page)).toEqual({ last: 'Tuesday it is.', position: 'fixed' });
      expect(complaints).toEqual([]);
      times.mark('answered');
    },
    LIMIT_MS,
  );

  it(
    'is drawn by a Server Component with all its settings and a flow of data',
    async () => {
      const { page, complaints } = await open('/direct');
      await page.locator('.rcb-toggle-button').click();
      await page.locator('.rcb-bot-message', { hasText: 'Said by the server.' }).waitFor();
      expect(complaints).toEqual([]);
    },
    LIMIT_MS,
  );
});
