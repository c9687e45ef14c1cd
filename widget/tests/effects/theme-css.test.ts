/** @jest-environment node */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);

const css = `
  p, .note:is(.a, .b) { color: rgb(1, 2, 3) }
  @media (min-width: 1px) { p { background-color: rgb(4, 5, 6) } }
  @keyframes turn { to { rotate: 1turn } }`;

/** Colours of the paragraph in the bot and of the one outside, while the theme is there and after. */
async function inBrowser() {
  const { outputFiles } = await build({
    entryPoints: [resolve('widget/effects/theme.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'effects',
  });
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage();
    await page.setContent('<div id="1bot"><p class="note a">in</p></div><p>out</p>');
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return await page.evaluate(`(() => {
      const look = () => [...document.querySelectorAll('p')].map((p) => {
        const { color, backgroundColor } = getComputedStyle(p);
        return color + ' ' + backgroundColor;
      });
      const remove = effects.adoptThemeCss(document, '1bot', ${JSON.stringify(css)});
      const during = look();
      remove();
      return { during, after: look(), elements: document.querySelectorAll('style').length };
    })()`);
  } finally {
    await browser.close();
  }
}

describe('the rules of a theme', () => {
  it('count for their own bot only, within media queries too, need no style element, and go again', async () => {
    const plain = 'rgb(0, 0, 0) rgba(0, 0, 0, 0)';
    expect(await inBrowser()).toEqual({
      during: ['rgb(1, 2, 3) rgb(4, 5, 6)', plain],
      after: [plain, plain],
      elements: 0,
    });
  }, 60_000);
});

/** A bot in a shadow root. */
const oneBot = `
  import ChatBot from './widget';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  const themes = { id: 'calm', version: '1', baseUrl: 'http://page.test' };
  const settings = { chatWindow: { defaultOpen: true } };
  const shadow = document.querySelector('#host').attachShadow({ mode: 'open' });
  createRoot(shadow.appendChild(document.createElement('div'))).render(
    createElement(ChatBot, { id: 'inside', themes, settings, flow: { start: { message: 'Hello' } } }),
  );
`;

describe('a theme given by its address to a bot in a shadow root', () => {
  it('reaches the bot there, and nothing of the page', async () => {
    const { outputFiles } = await build({
      stdin: { contents: oneBot, resolveDir: process.cwd() },
      bundle: true,
      write: false,
      format: 'iife',
      jsx: 'automatic',
      outdir: 'out',
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const files = new Map([
      ['/', '<div id="host"></div><p class="rcb-chat-header-container">out</p>'],
      ['/calm/1/styles.css', '.rcb-chat-header-container { color: rgb(1, 2, 3) }'],
      ['/calm/1/settings.json', '{}'],
      ['/calm/1/styles.json', '{}'],
    ]);
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    try {
      const page = await browser.newPage();
      await page.route('http://page.test/**', (route) => {
        const body = files.get(new URL(route.request().url()).pathname);
        return route.fulfill({
          status: body === undefined ? 404 : 200,
          contentType: 'text/html',
          body: body ?? '',
        });
      });
      await page.goto('http://page.test/');
      const script = outputFiles.find(({ path }) => path.endsWith('.js'))?.text ?? '';
      await page.addScriptTag({ content: script });
      const [inside, outside] = [
        page.locator('#inside .rcb-chat-header-container'),
        page.locator('body > p'),
      ];
      const colour = (element: Element) => getComputedStyle(element).color;
      await inside.waitFor();
      expect(await inside.evaluate(colour)).toBe('rgb(1, 2, 3)');
      expect(await outside.evaluate(colour)).toBe('rgb(0, 0, 0)');
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    } finally {
      await browser.close();
    }
  }, 60_000);
});
