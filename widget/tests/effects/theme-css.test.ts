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
