/** @jest-environment node */
import type { Page } from '@playwright/test';
import { bubble, type Pages, startPages, type Visitor } from './pages';

const page = (elements: string) =>
  `<!doctype html><html lang="en"><head><title>x</title><link rel="icon" href="data:,">
<script src="/embed.js" defer></script></head><body><h1>x</h1>${elements}</body></html>`;
const flow = (name: string) =>
  JSON.stringify({
    start: { message: `I am ${name}. Who are you?`, path: 'end' },
    end: { message: `${name} thanks you.` },
  });
const chat = (attributes: string, settings: object = {}) =>
  `<rcb-chat ${attributes} data-settings='${JSON.stringify({ chatInput: { botDelay: 500 }, ...settings })}'></rcb-chat>`;

const made: { pages?: Pages } = {};
beforeAll(async () => {
  made.pages = await startPages({
    'first.json': flow('First'),
    'second.json': flow('Second'),
    'two.html': page(
      chat('data-flow-url="/first.json"', { general: { embedded: true } }) +
        chat('id="c2" data-flow-url="/second.json"', {
          general: { embedded: true },
          chatHistory: { resume: true },
        }),
    ),
    'own-key.html': page(
      chat('id="c3" data-flow-url="/first.json"', { chatHistory: { storageKey: 'mine' } }),
    ),
    'wrong.html': page(
      chat('data-flow-url="/first.json" data-locale="hi"', {
        general: { language: 5, primaryColor: null },
        header: { title: { a: 1 }, buttons: 'nope' },
        chatButton: { icon: 5 },
        tooltip: { text: [{}] },
        emoji: { list: null },
        chatHistory: 'none',
      }),
    ),
  });
}, 60_000);
afterAll(() => made.pages?.close());

async function visit(path: string): Promise<Visitor & { tab: Page; warnings: string[] }> {
  const visitor = await made.pages?.visitor();
  if (!visitor) throw new Error('No browser.');
  const tab = await visitor.open('first.json');
  const warnings: string[] = [];
  tab.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await tab.goto(new URL(`/${path}`, tab.url()).href);
  return { ...visitor, tab, warnings };
}

async function answer(tab: Page, element: string, text: string): Promise<void> {
  const area = tab.locator(`${element} .rcb-chat-input-textarea:enabled`);
  await area.fill(text);
  await area.press('Enter');
}
const keys = (tab: Page) => tab.evaluate(() => Object.keys(localStorage).toSorted());

describe('elements placed by a page', () => {
  it('with names of their own have histories of their own', async () => {
    const { tab, complaints } = await visit('two.html');
    await bubble(tab, 'I am Second.').waitFor();
    await answer(tab, '#c2', 'Asha');
    await bubble(tab, 'Second thanks you.').waitFor();
    await tab.waitForFunction(() => localStorage.getItem('rcb-history-c2')?.includes('Second thanks you.'));

    await tab.reload();
    const first = 'rcb-chat:not(#c2)';
    await tab.locator(`${first} .rcb-view-history-button`).click();
    await tab.locator(`${first} .rcb-line-break-container`).waitFor();
    await answer(tab, first, 'Ravi');
    await bubble(tab, 'First thanks you.').waitFor();
    const words = await tab.locator(`${first} .rcb-chat-body-container`).innerText();
    expect(words).toContain('I am First.');
    expect(words).not.toMatch(/Second|Asha/);
    await tab.waitForFunction(() => localStorage.getItem('rcb-history')?.includes('First thanks you.'));
    expect(await keys(tab)).toEqual(['rcb-history', 'rcb-history-c2', 'rcb-history-c2-conversation']);
    expect(await tab.evaluate(() => localStorage.getItem('rcb-history'))).not.toMatch(/Second|Asha/);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('with a key in their settings store under that', async () => {
    const { tab } = await visit('own-key.html');
    await tab.waitForFunction(() => localStorage.getItem('mine')?.includes('I am First.'));
    expect(await keys(tab)).toEqual(['mine']);
  }, 60_000);

  it('whose settings are wrong in places leave those out, name them and talk all the same', async () => {
    const { tab, complaints, warnings } = await visit('wrong.html');
    const button = tab.locator('.rcb-toggle-button');
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundImage)).not.toBe('none');
    await button.click();
    await bubble(tab, 'I am First.').waitFor();
    await tab.getByRole('button', { name: 'इमोजी' }).click();
    await tab.locator('.rcb-emoji').first().waitFor();
    expect(await tab.locator('.rcb-chatbot-global').getAttribute('lang')).toBe('hi');
    expect(await keys(tab)).toEqual(['rcb-history']);
    expect(warnings.map((line) => /setting (\S+) does not fit/.exec(line)?.[1]).toSorted()).toEqual([
      'chatButton.icon',
      'chatHistory',
      'general.language',
      'header.buttons',
      'header.title',
      'tooltip.text',
    ]);
    expect(complaints).toEqual([]);
  }, 60_000);
});
