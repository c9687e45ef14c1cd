/** @jest-environment node */
import type { Page } from '@playwright/test';
import { bubble, type Pages, startPages, violations } from './pages';

const settings = JSON.stringify({ chatHistory: { resume: true, autoLoad: true } });
const page = `<!doctype html><html lang="en"><title>By keyboard</title><body><main><h1>By keyboard</h1>
<p><a href="#top">A link of the page</a></p></main>
<script src="embed.js" defer data-flow-url="widget-demo-flow.json" data-settings='${settings}'></script></body></html>`;
/** What an earlier visit left: shown above the conversation, never announced. */
const earlier = JSON.stringify([
  { id: 'old', content: 'Long ago', sender: 'BOT', type: 'string', timestamp: '', tags: [] },
]);

const made: { pages?: Pages } = {};

/** The name of what has the focus, through shadow roots; its own words where it has no label. */
const focused = (tab: Page) =>
  tab.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element?.closest('label')?.textContent;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab (or Shift+Tab) until the focus is there; a keyboard user has no other way. */
async function tabTo(tab: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = [];
  while (passed.length < 40) {
    await tab.keyboard.press(key);
    const now = await focused(tab);
    if (name.test(now)) return;
    passed.push(now);
  }
  throw new Error(`No way to ${name} by ${key}; passed ${passed.join(' | ')}`);
}

/** Everything that comes into the live region from now on, in order. */
async function listen(tab: Page): Promise<string[]> {
  const said: string[] = [];
  await tab.exposeFunction('hear', (line: string) => void said.push(line));
  await tab.waitForFunction(() =>
    document.querySelector('rcb-chat')?.shadowRoot?.querySelector('[role=log]'),
  );
  await tab.evaluate(() => {
    const log = document.querySelector('rcb-chat')?.shadowRoot?.querySelector('[role=log]');
    const hear: unknown = Reflect.get(window, 'hear');
    if (!log || typeof hear !== 'function') throw new Error('Nothing to listen to.');
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) hear(node.textContent);
    }).observe(log, { childList: true, subtree: true, characterData: true });
  });
  return said;
}

const inputReady = (tab: Page) =>
  tab.waitForFunction(() =>
    document.querySelector('rcb-chat')?.shadowRoot?.activeElement?.matches('textarea:not(:read-only)'),
  );

describe('a whole conversation by keyboard alone in a browser', () => {
  beforeAll(async () => {
    made.pages = await startPages({ 'keyboard.html': page });
  }, 60_000);
  afterAll(() => made.pages?.close());

  it('is opened, led to its end and closed, every message announced once and history never', async () => {
    if (!made.pages) throw new Error('No browser.');
    const { open, complaints } = await made.pages.visitor();
    const tab = await open('widget-demo-flow.json');
    await tab.evaluate((kept) => localStorage.setItem('rcb-history', kept), earlier);
    await tab.goto('http://bot.test/keyboard.html');
    const said = await listen(tab);
    expect(await violations(tab)).toEqual([]);

    await tabTo(tab, /^A link/);
    await tabTo(tab, /^open chat/);
    await tab.keyboard.press('Enter');
    await bubble(tab, 'In which language').waitFor();
    await bubble(tab, 'Long ago').waitFor();
    expect(await violations(tab)).toEqual([]);

    await tabTo(tab, /^English$/, 'Shift+Tab');
    await tab.keyboard.press('Space');
    await bubble(tab, 'What may I call you?').waitFor();
    await inputReady(tab);
    await tab.keyboard.type('Asha');
    await tab.keyboard.press('Enter');
    await bubble(tab, 'An e-mail address').waitFor();
    await inputReady(tab);
    await tab.keyboard.type('nobody');
    await tab.keyboard.press('Enter');
    await tab.getByRole('alert').waitFor();
    await tab.keyboard.type('@example.org');
    await tab.keyboard.press('Enter');
    await bubble(tab, 'Which days').waitFor();

    await tabTo(tab, /^Monday$/, 'Shift+Tab');
    await tab.keyboard.press('Space');
    await tabTo(tab, /^Wednesday$/);
    await tab.keyboard.press('Space');
    await tabTo(tab, /^Next$/);
    await tab.keyboard.press('Enter');
    await bubble(tab, 'Thank you.').waitFor();
    await tab.getByRole('button', { name: 'Start again' }).waitFor();
    expect(await violations(tab)).toEqual([]);

    await tab.waitForFunction(
      () =>
        document.querySelector('rcb-chat')?.shadowRoot?.querySelector('[role=log]')?.lastChild
          ?.textContent === 'Start again',
    );
    await tab.keyboard.press('Escape');
    await tab.waitForFunction(() =>
      document.querySelector('rcb-chat')?.shadowRoot?.activeElement?.matches('.rcb-toggle-button'),
    );
    expect(await violations(tab)).toEqual([]);
    process.stdout.write(`live region in Chromium, one run:\n${said.map((line) => `  ${line}\n`).join('')}`);
    expect(said).toEqual([
      'Assistant said: Hello! This is a scripted conversation in a page of its own. In which language shall we go on?',
      'English, हिन्दी, বাংলা',
      'You said: English',
      'Assistant said: What may I call you?',
      'You said: Asha',
      'Assistant said: An e-mail address, please (it stays in this page).',
      'You said: nobody@example.org',
      'Assistant said: Which days suit you?',
      'Monday, Tuesday, Wednesday',
      'You said: Monday, Wednesday',
      'Assistant said: Thank you. Nothing was sent anywhere.',
      'Start again',
    ]);
    expect(complaints).toEqual([]);
  }, 90_000);

  it('taken up after a reload is announced from where it goes on, not from its beginning', async () => {
    if (!made.pages) throw new Error('No browser.');
    const { open } = await made.pages.visitor();
    const tab = await open('keyboard.html');
    await tabTo(tab, /^open chat/);
    await tab.keyboard.press('Enter');
    await bubble(tab, 'In which language').waitFor();
    await tabTo(tab, /^English$/, 'Shift+Tab');
    await tab.keyboard.press('Enter');
    await bubble(tab, 'What may I call you?').waitFor();
    await tab.reload();
    const said = await listen(tab);
    await tabTo(tab, /^open chat/);
    await tab.keyboard.press('Enter');
    await bubble(tab, 'What may I call you?').waitFor();
    await inputReady(tab);
    await tab.keyboard.type('Asha');
    await tab.keyboard.press('Enter');
    await bubble(tab, 'An e-mail address').waitFor();
    await tab.waitForFunction(() =>
      document
        .querySelector('rcb-chat')
        ?.shadowRoot?.querySelector('[role=log]')
        ?.lastChild?.textContent?.includes('e-mail'),
    );
    expect(said).toEqual([
      'You said: Asha',
      'Assistant said: An e-mail address, please (it stays in this page).',
    ]);
  }, 60_000);
});
