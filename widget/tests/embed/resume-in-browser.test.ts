/** @jest-environment node */
import type { Page } from '@playwright/test';
import { bubble, type Pages, startPages, type Visitor } from './pages';

const settings = JSON.stringify({
  chatHistory: { resume: true },
  chatWindow: { defaultOpen: true },
  chatInput: { botDelay: 500 },
});
const page = `<!doctype html><html lang="en"><title>Resume</title><body><h1>Resume</h1>
<script src="embed.js" defer data-flow-url="widget-demo-flow.json" data-settings='${settings}'></script></body></html>`;

const made: { pages?: Pages } = {};
async function visitor(): Promise<Visitor> {
  if (!made.pages) throw new Error('No browser.');
  return made.pages.visitor();
}

const area = (tab: Page) => tab.locator('.rcb-chat-input-textarea');
async function answer(tab: Page, text: string) {
  await area(tab).and(tab.locator(':enabled')).fill(text);
  await area(tab).press('Enter');
}
/** Everything said; a tab in the background has it, though it draws nothing. */
const bubbles = (tab: Page) => tab.locator('.rcb-bot-message, .rcb-user-message').allTextContents();
const hello =
  'Hello! This is a scripted conversation in a page of its own. In which language shall we go on?';
const mail = 'An e-mail address, please (it stays in this page).';
const begun = [hello, 'English', 'What may I call you?', 'Asha', mail];

/** A tab in which the name has been given and the next question asked. */
async function talk(path: string, one: Visitor): Promise<Page> {
  const tab = await one.open(path);
  await tab.getByRole('button', { name: 'English' }).click();
  await bubble(tab, 'What may I call you?').waitFor();
  await answer(tab, 'Asha');
  await bubble(tab, mail).waitFor();
  return tab;
}

describe('a conversation that may be resumed', () => {
  beforeAll(async () => {
    made.pages = await startPages({ 'resume.html': page });
  }, 60_000);
  afterAll(() => made.pages?.close());

  it('goes on after a reload, with the draft, and its rules still hold', async () => {
    const someone = await visitor();
    const tab = await talk('resume.html', someone);
    await area(tab).fill('asha@exam');
    await tab.reload();
    await bubble(tab, mail).waitFor();
    expect(await bubbles(tab)).toEqual(begun);
    expect(await area(tab).inputValue()).toBe('asha@exam');
    await answer(tab, 'asha@exam');
    await tab.getByRole('alert').waitFor();
    await answer(tab, 'asha@example.org');
    await bubble(tab, 'Which days suit you?').waitFor();
    expect(someone.complaints).toEqual([]);
  }, 60_000);

  it('answers after a reload what was said just before it', async () => {
    const tab = await talk('resume.html', await visitor());
    await answer(tab, 'asha@example.org');
    await tab.locator('.rcb-user-message', { hasText: 'asha@' }).waitFor();
    await tab.reload();
    await bubble(tab, 'Which days suit you?').waitFor();
    expect(await bubbles(tab)).toEqual([...begun, 'asha@example.org', 'Which days suit you?']);
  }, 60_000);

  it('is one in two tabs: each follows the other, and nothing comes twice', async () => {
    const someone = await visitor();
    const first = await talk('resume.html', someone);
    await first.waitForFunction(() => localStorage.getItem('rcb-history-conversation')?.includes('e-mail'));
    const second = await someone.open('resume.html');
    await bubble(second, mail).waitFor();
    expect(await bubbles(second)).toEqual(begun);

    await answer(second, 'asha@example.org');
    await bubble(second, 'Which days suit you?').waitFor();
    await bubble(first, 'Which days suit you?').waitFor();
    await first.getByRole('checkbox', { name: 'Monday' }).check();
    await first.getByRole('button', { name: 'Next' }).click();
    await bubble(first, 'Thank you.').waitFor();
    await bubble(second, 'Thank you.').waitFor();
    expect(await bubbles(second)).toEqual(await bubbles(first));
    expect(await bubbles(first)).toEqual([
      ...begun,
      'asha@example.org',
      'Which days suit you?',
      'Monday',
      'Thank you. Nothing was sent anywhere.',
    ]);
    expect(someone.complaints).toEqual([]);
  }, 60_000);

  it('is cleared by a button, on the screen, in storage and in the other tab', async () => {
    const someone = await visitor();
    const first = await talk('resume.html', someone);
    const second = await someone.open('resume.html');
    await bubble(second, 'What may I call you?').waitFor();
    await first.getByRole('button', { name: 'Clear chat history' }).click();
    await Promise.all(
      [first, second].map((tab) => bubble(tab, 'What may I call you?').waitFor({ state: 'detached' })),
    );
    expect(await bubbles(first)).toEqual([hello]);
    expect(await bubbles(second)).toEqual([hello]);
    await second.reload();
    await bubble(second, hello).waitFor();
    const stored = await second.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain('Asha');
  }, 60_000);

  it('draws what was tampered with in storage as the text it is', async () => {
    const someone = await visitor();
    const tab = await talk('resume.html', someone);
    await tab.waitForFunction(() => localStorage.getItem('rcb-history-conversation')?.includes('e-mail'));
    const markup = '<img src="x" onerror="document.title = 1">';
    const other = await someone.open('widget-demo.html');
    await tab.close();
    await other.evaluate((content) => {
      const key = 'rcb-history-conversation';
      const kept = JSON.parse(localStorage.getItem(key) ?? '');
      Object.assign(kept.entries[0].message, { content, type: 'object', contentWrapper: 'iframe' });
      localStorage.setItem(key, JSON.stringify(kept));
    }, markup);
    await other.goto('http://bot.test/resume.html');
    await bubble(other, mail).waitFor();
    expect((await bubbles(other))[0]).toBe(markup);
    expect(await other.locator('rcb-chat img, rcb-chat iframe').count()).toBe(0);
    expect(await other.title()).toBe('Resume');
  }, 60_000);

  it('is had without storage where the browser blocks it', async () => {
    const someone = await visitor();
    const tab = await someone.open('widget-demo.html');
    await tab.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await tab.goto('http://bot.test/resume.html');
    await tab.getByRole('button', { name: 'English' }).click();
    await bubble(tab, 'What may I call you?').waitFor();
    await answer(tab, 'Asha');
    await bubble(tab, mail).waitFor();
    expect(someone.complaints).toEqual([]);
  }, 60_000);
});
