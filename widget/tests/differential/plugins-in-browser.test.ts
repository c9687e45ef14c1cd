/** @jest-environment node */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'esbuild';

const root = resolve(__dirname, '../../..');
const entry = resolve(root, 'widget/index.ts');
const subjects = existsSync(entry) ? ['original', 'ours'] : ['original'];
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);

/** The page with the published plugins, `react-chatbotify` being the package itself or ours. */
async function bundle(subject: string) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [resolve(__dirname, 'plugins-page.mjs')],
    bundle: true,
    write: false,
    format: 'iife',
    outdir: 'out',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { '@': root, ...(subject === 'ours' ? { 'react-chatbotify': entry } : {}) },
    logLevel: 'error',
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js'), style: text('.css') };
}

describe('the published plugins in a browser', () => {
  const started: Browser[] = [];
  beforeAll(async () => {
    started.push(await chromium.launch(executablePath ? { executablePath } : {}));
  }, 60_000);
  afterAll(() => Promise.all(started.map((browser) => browser.close())));

  it.each(subjects)(
    'run unmodified with %s',
    async (subject) => {
      const page = await started[0]?.newPage();
      if (!page) throw new Error('No browser.');
      const { script, style } = await bundle(subject);
      await page.route('http://bot.test/', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><style>${style}</style><body></body>`,
        }),
      );
      await page.goto('http://bot.test/');
      await page.addScriptTag({ content: script });
      await page.locator('.rcb-bot-message strong', { hasText: 'age' }).waitFor();
      const area = page.locator('.rcb-chat-input-textarea');
      await area.fill('old');
      await area.press('Enter');
      await page.locator('.rcb-toast-prompt', { hasText: 'numbers only' }).waitFor();
      expect(await page.locator('.rcb-user-message').count()).toBe(0);
      await area.fill('42');
      await area.press('Enter');
      await page.locator('.rcb-bot-message i', { hasText: 'Thank you' }).waitFor();
      expect(await page.locator('.rcb-user-message').allInnerTexts()).toEqual(['42']);
      expect(await page.evaluate(() => 'bad' in window)).toBe(false);
    },
    60_000,
  );
});
