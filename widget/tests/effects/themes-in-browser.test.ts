/** @jest-environment node */
import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { palettes } from '@/widget/effects/palettes';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** One bot of a theme with what can stand in a conversation: both speakers, live and past options, checkboxes, a refusal. */
const source = `
  import ChatBot from './widget';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  const flow = {
    start: { message: 'Which one?', options: ['One', 'Two'], path: 'mail' },
    mail: { message: 'Your e-mail?', input: 'email', path: 'end' },
    end: {
      message: 'Then **these** [pages](https://page.test/).',
      options: [{ value: 'live', label: 'Live' }, { value: 'off', label: 'Off', disabled: true }],
      checkboxes: { items: ['Some', 'More'], min: 1 },
    },
  };
  globalThis.draw = (themes, colorScheme) => {
    const settings = {
      general: { embedded: true, ...(colorScheme ? { colorScheme } : {}) },
      chatHistory: { disabled: true },
      botBubble: { showAvatar: true, markdown: true },
      userBubble: { showAvatar: true },
      chatInput: { characterLimit: 90, showCharacterCount: true, botDelay: 500 },
    };
    const bot = createElement(ChatBot, { id: 'bot', themes, settings, flow });
    createRoot(document.querySelector('main')).render(bot);
  };
  globalThis.toast = () => globalThis.rcbChatBots.bot.showToast('Sent', 60000);
`;

async function bundled() {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    outdir: 'out',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const style = `<style>${text('.css')}</style>`;
  return {
    script: text('.js'),
    body: `<!doctype html><html lang="en"><title>Themes</title>${style}<main></main></html>`,
  };
}

async function open(context: BrowserContext, { script, body }: Awaited<ReturnType<typeof bundled>>) {
  const page = await context.newPage();
  await page.route('http://page.test/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://page.test/');
  await page.addScriptTag({ content: script });
  return page;
}

/** Past and live choices, a refused answer, a toast, and a text that is being typed. */
async function converse(page: Page) {
  await page.getByRole('button', { name: 'One' }).click();
  const input = page.locator('.rcb-chat-input-textarea');
  await page.getByText('Your e-mail?', { exact: true }).first().waitFor();
  await input.fill('nobody');
  await input.press('Enter');
  await page.getByRole('alert').waitFor();
  await input.fill('asha@page.test');
  await input.press('Enter');
  await page.getByRole('checkbox', { name: 'Some' }).click();
  await page.evaluate('toast()');
  await page.getByText('Sent', { exact: true }).first().waitFor();
}

/** What axe objects to. Of the header's gradient it decides nothing; own-themes.test.ts reckons with both its ends. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).include('main').analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 90)} ${any[0]?.message ?? ''}`),
  );
}

const looks = [
  ...Object.keys(palettes).map((id) => ({ name: id, themes: [{ id }], colorScheme: undefined })),
  { name: 'no theme, light', themes: [], colorScheme: 'light' },
  { name: 'no theme, dark', themes: [], colorScheme: 'dark' },
];

describe('our own themes in a browser', () => {
  const found = new Map<string, string[]>();
  // Side by side: most of a conversation is waiting.
  beforeAll(async () => {
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    try {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      const files = await bundled();
      const check = async ({ name, themes, colorScheme }: (typeof looks)[number]) => {
        const page = await open(context, files);
        await page.evaluate(
          ([one, scheme]) => Reflect.get(globalThis, 'draw')(one, scheme),
          [themes, colorScheme],
        );
        await converse(page);
        found.set(name, await faults(page));
      };
      await Promise.all(looks.map(check));
    } finally {
      await browser.close();
    }
  }, 90_000);

  it.each(looks.map(({ name }) => name))('%s: axe finds nothing in a whole conversation', (name) => {
    expect(found.get(name)).toEqual([]);
  });
});
