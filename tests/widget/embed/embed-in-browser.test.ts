/** @jest-environment node */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { bundleWidget } from '../../../scripts/widget-bundle.mjs';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
const TYPES = new Map([
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
]);

type Shown = { page: Page; complaints: string[]; asked: string[] };
const made: { browser?: Browser; files: Map<string, Buffer> } = { files: new Map() };

/** A demo page as the site serves it; what the browser complains of (a broken policy too) is kept. */
async function show(name: string, viewport = { width: 1000, height: 700 }): Promise<Shown> {
  if (!made.browser) throw new Error('No browser.');
  const context = await made.browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.route('http://bot.test/**', async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    asked.push(file);
    const body = made.files.get(file) ?? (await readFile(resolve('public', file)));
    await route.fulfill({ body, contentType: TYPES.get(file.split('.').at(-1) ?? '') ?? 'text/plain' });
  });
  await page.goto(`http://bot.test/${name}`);
  return { page, complaints, asked };
}

const launcher = (page: Page) => page.getByRole('button', { name: /^open chat/ });
const question = (page: Page, text: string) => page.locator('.rcb-bot-message', { hasText: text }).waitFor();

/** The class of what has the focus, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body ? 'body' : (element?.className ?? '');
  });

async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

describe('the chat as an element on a foreign page', () => {
  beforeAll(async () => {
    made.files = new Map((await bundleWidget()).map(({ name, bytes }) => [name, bytes]));
    made.browser = await chromium.launch(executablePath ? { executablePath } : {});
  }, 60_000);
  afterAll(() => made.browser?.close());

  it('draws its launcher from a script of at most 6 KB', () => {
    const bytes = made.files.get('widget.js');
    expect(bytes && brotliCompressSync(bytes).length).toBeLessThanOrEqual(6 * 1024);
  });

  it('talks by keyboard under a strict policy, with nothing for the browser or axe to complain of', async () => {
    const { page, complaints } = await show('widget-demo-csp.html');
    await page.waitForFunction(() => 'rcbChatBots' in window);
    expect(await focused(page)).toBe('body');
    expect(await violations(page)).toEqual([]);
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await question(page, 'In which language');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'বাংলা' }).focus();
    await page.keyboard.press('Enter');
    await question(page, 'আপনার নাম কী?');
    await page.waitForFunction(() =>
      document.querySelector('rcb-chat')?.shadowRoot?.activeElement?.matches('textarea:not(:read-only)'),
    );
    await page.keyboard.type('Asha');
    await page.keyboard.press('Enter');
    await question(page, 'An e-mail address');
    await page.keyboard.type('nobody');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() =>
      document.querySelector('rcb-chat')?.shadowRoot?.activeElement?.matches('.rcb-toggle-button'),
    );
    expect(complaints).toEqual([]);
  }, 60_000);

  it('fits 320 pixels, its targets 44', async () => {
    const { page } = await show('widget-demo.html', { width: 320, height: 568 });
    await launcher(page).click();
    await question(page, 'In which language');
    await page.locator('.rcb-chat-tooltip').waitFor({ state: 'hidden' });
    const small = await page.evaluate(() => {
      const shadow = document.querySelector('rcb-chat')?.shadowRoot;
      const targets = [...(shadow?.querySelectorAll('button, label, textarea') ?? [])];
      return targets
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ name: target.className, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > 320)
        .map(({ name }) => name);
    });
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }, 60_000);

  it('moves nothing for who asked for less motion', async () => {
    const { page } = await show('widget-demo.html');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await launcher(page).click();
    await question(page, 'In which language');
    await page.evaluate(() => Object.values(window.rcbChatBots ?? {})[0]?.toggleIsBotTyping(true));
    await page.locator('.rcb-typing-indicator').waitFor();
    const moving = await page.evaluate(() => {
      const shadow = document.querySelector('rcb-chat')?.shadowRoot;
      return [document, shadow].flatMap((root) => root?.getAnimations() ?? []).length;
    });
    expect(moving).toBe(0);
  }, 60_000);

  it('goes with its element and comes again with it', async () => {
    const { page, complaints } = await show('widget-demo.html');
    await page.waitForFunction(() => Object.keys(window.rcbChatBots ?? {}).length === 1);
    await page.evaluate(() => document.querySelector('rcb-chat')?.remove());
    await page.waitForFunction(() => Object.keys(window.rcbChatBots ?? {}).length === 0);
    await page.evaluate(() => document.body.append(document.createElement('rcb-chat')));
    await page.waitForFunction(() => Object.keys(window.rcbChatBots ?? {}).length === 1);
    expect(complaints).toEqual([]);
  }, 60_000);
});
