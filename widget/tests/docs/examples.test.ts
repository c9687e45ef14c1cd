/** @jest-environment node */
import { expect as expectPage, type Page } from '@playwright/test';
import { readExamples } from '../../docs/build/examples.mjs';
import { type Site, startSite, violations } from './site';

const made: { site?: Site } = {};
type Step = { verb: string; text: string };
const examples: { name: string; file: string; steps: Step[] }[] = [...readExamples().values()];

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What is shown, without the copy for screen readers and what is still being written. */
const shown = (page: Page, text: string) =>
  page.getByText(text).and(page.locator(':not(.rcb-log, .rcb-log *, .rcb-status, .rcb-status *, textarea)'));

/** The newest one that can be pressed; the launcher's name goes on with the number of unread messages. */
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true, disabled: false }).last();
const beginsWith = (text: string) => new RegExp(`^${text.replace(/\W/g, '\\$&')}`);

const actions = new Map<string, (page: Page, text: string) => Promise<unknown>>([
  ['choose', (page, text) => button(page, text).click()],
  ['press', (page, text) => button(page, beginsWith(text)).click()],
  ['pick', (page, text) => page.getByRole('radio', { name: text }).last().check()],
  ['date', (page, text) => page.locator('input[type=date]:not([readonly])').fill(text)],
  ['check', (page, text) => page.getByRole('checkbox', { name: text }).last().check()],
  [
    'type',
    async (page, text) => {
      const area = page.locator('.rcb-chat-input-textarea:not([readonly])');
      await area.fill(text);
      await area.press('Enter');
    },
  ],
  [
    'upload',
    async (page, text) => {
      // The code that shows files before they are sent is fetched on its own.
      await page.waitForLoadState('networkidle');
      await page
        .locator('input[type=file]:not([disabled])')
        .setInputFiles({ name: text, mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') });
    },
  ],
  ['reload', (page) => page.reload()],
  ['see', (page, text) => shown(page, text).last().waitFor()],
  ['miss', (page, text) => expectPage(shown(page, text)).toHaveCount(0)],
]);

describe('the examples of the documentation', () => {
  beforeAll(async () => {
    made.site = await startSite();
  }, 120_000);
  afterAll(() => made.site?.close());

  it('are thirty or more', () => {
    expect(examples.length).toBeGreaterThanOrEqual(30);
  });

  it.each(examples)(
    '$name answers as its file says, with nothing for axe or the browser to complain of',
    async ({ file, steps }) => {
      const visitor = await made.site?.visitor();
      if (!visitor) throw new Error('No browser.');
      const page = await visitor.open(file);
      for (const { verb, text } of steps) await actions.get(verb)?.(page, text);
      expect(await violations(page)).toEqual([]);
      expect(visitor.complaints).toEqual([]);
      await visitor.close();
    },
    60_000,
  );
});
