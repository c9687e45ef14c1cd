/** @jest-environment node */
import type { Page } from '@playwright/test';
import { type Site, startSite, type Visitor } from './site';

const made: { site?: Site } = {};

async function visit(path: string): Promise<{ page: Page; visitor: Visitor }> {
  if (!made.site) throw new Error('No browser.');
  const visitor = await made.site.visitor();
  return { page: await visitor.open(path), visitor };
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the documentation' });
const editor = (page: Page) => page.getByLabel('Flow as JSON');
const preview = (page: Page) => page.frameLocator('#playground-preview');
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id);

beforeAll(async () => {
  made.site = await startSite();
}, 120_000);
afterAll(() => made.site?.close());

describe('the search of the documentation', () => {
  it('finds settings, examples and exports, says how many, and leads there by keyboard', async () => {
    const { page, visitor } = await visit('index.html');
    for (const [query, target] of [
      ['resume', 'examples-page.html#resume'],
      ['useOnRcbEvent', 'api.html#api-useonrcbevent'],
      ['isSensitive', 'examples-conversations.html#secret-answer'],
    ]) {
      await field(page).fill(query ?? '');
      await page.locator(`#search-results a[href="${target}"]`).waitFor();
      expect(await page.locator('#search-status').textContent()).toMatch(/^\d+ results? for “\w+”/);
    }
    const first = await page.locator('#search-results a').first().getAttribute('href');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe(first);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('search-input');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${first}`);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }, 60_000);

  it('says so when there is nothing, and Escape begins anew', async () => {
    const { page, visitor } = await visit('flows.html');
    await field(page).fill('zebra crossing');
    await page.getByText('Nothing found for “zebra crossing”.').waitFor();
    expect(await page.locator('#search-results').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    expect(await field(page).inputValue()).toBe('');
    expect(await page.locator('#search-status').textContent()).toBe('');
    await visitor.close();
  }, 60_000);
});

describe('the playground', () => {
  it.each([
    ['{\n  "start": { "message": "Hi", }\n}', 'Line 2, column 29: No comma may stand before the end.'],
    [
      '{\n  "start": { message: "Hi" }\n}',
      'Line 2, column 14: A name in double quotation marks belongs here.',
    ],
    ['{ "begin": { "message": "Hi" } }', 'Line 1, column 1: flow.start is missing'],
    ['{ "start": { "message": 5 } }', 'Line 1, column 25: flow.start.message must be a text'],
    ['{ "start": { "massage": "Hi" } }', 'Line 1, column 14: flow.start.massage is not known'],
    [
      '{ "start": { "message": "Hi", "path": "next" } }',
      'Line 1, column 39: flow.start.path leads to "next", which is no block of this flow',
    ],
  ])(
    'refuses %s and says where',
    async (text, problem) => {
      const { page, visitor } = await visit('playground.html');
      await preview(page).getByText('What brings you here?').last().waitFor();
      const address = page.url();
      await editor(page).fill(text);
      await page.getByRole('button', { name: problem }).click();
      expect(await editor(page).getAttribute('aria-invalid')).toBe('true');
      const [, line = '', column = ''] = /Line (\d+), column (\d+)/.exec(problem) ?? [];
      const caret = await editor(page).evaluate((area) =>
        area instanceof HTMLTextAreaElement ? area.value.slice(0, area.selectionStart).split('\n') : [],
      );
      expect([caret.length, (caret.at(-1)?.length ?? 0) + 1]).toEqual([Number(line), Number(column)]);
      expect(page.url()).toBe(address);
      await visitor.close();
    },
    60_000,
  );

  it('runs a valid flow, and its address holds the flow', async () => {
    const { page, visitor } = await visit('playground.html');
    const flow = {
      start: { message: 'नमस्ते & <b>hello</b>', options: ['Go on'], path: 'end' },
      end: { message: 'Good.' },
    };
    await editor(page).fill(JSON.stringify(flow));
    await preview(page).getByRole('button', { name: 'Go on' }).click();
    await preview(page).locator('.rcb-bot-message', { hasText: 'Good.' }).waitFor();
    await page.getByText('The flow is valid and runs in the preview.').waitFor();

    const [, fragment] = page.url().split('#');
    const { page: other, visitor: someoneElse } = await visit(`playground.html#${fragment}`);
    expect(await editor(other).inputValue()).toBe(JSON.stringify(flow));
    await preview(other).locator('.rcb-bot-message', { hasText: 'नमस्ते & <b>hello</b>' }).waitFor();
    expect([...visitor.complaints, ...someoneElse.complaints]).toEqual([]);
    await someoneElse.close();
    await visitor.close();
  }, 60_000);

  it('lets no address run code', async () => {
    const flow = { start: { message: '[x](javascript:alert(1)) <img src=x onerror=alert(2)>' } };
    const fragment = Buffer.from(JSON.stringify(flow)).toString('base64url');
    const { page, visitor } = await visit(`playground.html#flow=${fragment}`);
    await preview(page).locator('.rcb-bot-message', { hasText: 'onerror' }).waitFor();
    expect(await preview(page).locator('.rcb-bot-message :is(a, img)').count()).toBe(0);
    const { page: broken } = await visit('playground.html#flow=%%%');
    await preview(broken).getByText('What brings you here?').last().waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  }, 60_000);
});
