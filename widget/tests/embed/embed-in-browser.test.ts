/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bubble, launcher, type Pages, startPages, violations } from './pages';

const made: { pages?: Pages } = {};

async function show(name: string, viewport?: { width: number; height: number }) {
  if (!made.pages) throw new Error('No browser.');
  const { open, ...heard } = await made.pages.visitor(viewport);
  return { page: await open(name), ...heard };
}

const question = (page: Page, text: string) => bubble(page, text).waitFor();

/** The class of what has the focus, through shadow roots. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body ? 'body' : (element?.className ?? '');
  });

describe('the chat as an element on a foreign page', () => {
  beforeAll(async () => {
    made.pages = await startPages();
  }, 60_000);
  afterAll(() => made.pages?.close());

  it('draws its launcher from a script of at most 6 KB', () => {
    const bytes = made.pages?.files.get('embed.js');
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

  it.each(['100%', '200%'])(
    'fits 320 pixels with text at %s of its size, its targets 44',
    async (size) => {
      const { page } = await show('widget-demo.html', { width: 320, height: 568 });
      await page.addStyleTag({ content: `html { font-size: ${size} } h1 { font-size: 1rem }` });
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
      const cut = await page.evaluate(() => {
        const shadow = document.querySelector('rcb-chat')?.shadowRoot;
        const parts = [
          ...(shadow?.querySelectorAll<HTMLElement>('.rcb-chat-window, .rcb-chat-window *') ?? []),
        ];
        return parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1)
          .map(({ className }) => className);
      });
      expect(cut).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
    60_000,
  );

  it('is dark for a visitor who wants it dark, every text readable', async () => {
    const { page, complaints } = await show('widget-demo-csp.html');
    await page.emulateMedia({ colorScheme: 'dark' });
    await launcher(page).click();
    await question(page, 'In which language');
    await page.getByRole('button', { name: 'English' }).click();
    await question(page, 'What may I call you?');
    const paper = await page
      .locator('.rcb-chat-window')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(paper).toBe('rgb(20, 24, 31)');
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
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

  it('fetches the words of the language the page asks for, and no others', async () => {
    const { page, complaints, asked } = await show('widget-demo.html');
    await page.waitForFunction(() => 'rcbChatBots' in window);
    expect(asked.filter((name) => /embed-(en|hi|bn)/.test(name))).toEqual([]);
    await page.evaluate(() => document.querySelector('rcb-chat')?.remove());
    await page.evaluate(() => {
      const chat = document.createElement('rcb-chat');
      Object.assign(chat.dataset, { locale: 'hi', label: 'चैट खोलें', settings: '{"header":{"title":"केंद्र"}}' });
      document.body.append(chat);
    });
    await page.getByRole('button', { name: 'चैट खोलें' }).click();
    await page.getByPlaceholder('अपना संदेश लिखें...').waitFor();
    await page.getByText('केंद्र', { exact: true }).waitFor();
    expect(asked.filter((name) => /embed-(en|hi|bn)/.test(name))).toEqual(['embed-hi.js']);
    expect(complaints).toEqual([]);
  }, 60_000);

  it('leaves the focus on its launcher as the window’s code comes, and moves it inward when opened before', async () => {
    const { page, hold } = await show('widget-demo.html');
    const release = await hold('embed-window.js');
    await page.reload();
    await launcher(page).focus();
    release();
    await page.waitForFunction(() => 'rcbChatBots' in window);
    expect(await focused(page)).toContain('rcb-toggle-button');

    const releaseAgain = await hold('embed-window.js');
    await page.reload();
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    releaseAgain();
    await question(page, 'In which language');
    await page.waitForFunction(() =>
      document.querySelector('rcb-chat')?.shadowRoot?.activeElement?.matches('.rcb-chat-window *'),
    );
  }, 60_000);

  it.each(['null', '[]', '"x"', '{"chatInput":null,"event":null}'])(
    'is drawn though its settings are %s',
    async (settings) => {
      const { page, complaints } = await show('widget-demo.html');
      await page.evaluate((given) => {
        document.querySelector('rcb-chat')?.remove();
        const chat = document.createElement('rcb-chat');
        chat.dataset['settings'] = given;
        document.body.append(chat);
      }, settings);
      await launcher(page).click();
      await question(page, 'What would you like to know?');
      expect(complaints).toEqual([]);
    },
    60_000,
  );

  it('moved within the page while its code comes is drawn once', async () => {
    const { page, hold } = await show('widget-demo.html');
    const release = await hold('embed-window.js');
    await page.reload();
    await launcher(page).hover();
    await page.evaluate(() => {
      const chat = document.querySelector('rcb-chat');
      if (chat) document.querySelector('main')?.append(chat);
    });
    release();
    await page.waitForFunction(() => 'rcbChatBots' in window);
    await launcher(page).click();
    await question(page, 'In which language');
    expect(await page.evaluate(() => Object.keys(window.rcbChatBots ?? {}))).toHaveLength(1);
  }, 60_000);

  it('looks the same on a page that writes large, wide and in capitals', async () => {
    const { page } = await show('widget-demo.html');
    await launcher(page).click();
    await question(page, 'In which language');
    const look = () =>
      page.locator('.rcb-bot-message').evaluate((element) => {
        const { fontSize, letterSpacing, textTransform, lineHeight, fontStyle } = getComputedStyle(element);
        return { fontSize, letterSpacing, textTransform, lineHeight, fontStyle };
      });
    const before = await look();
    await page.addStyleTag({
      content: 'body { font: italic 40px/3 serif; letter-spacing: 9px; text-transform: uppercase }',
    });
    expect(await look()).toEqual(before);
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
