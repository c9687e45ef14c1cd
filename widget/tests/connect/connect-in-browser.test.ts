import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '@/tests/helpers/alarm';
import { violations } from '../embed/pages';
import { message, say, siteOf } from './site';
import { begin, type StandIn, startStandIn, stream, texts } from './stand-in';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const busy = (page: Page) => page.locator('.rcb-chat-body-container[aria-busy="true"]');

describe('a model behind the chat, in a browser', () => {
  let server: StandIn;
  let browser: Browser;
  beforeAll(async () => {
    server = await startStandIn(await siteOf('page.mjs'));
    browser = await launchChromium();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  async function open(): Promise<Page> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 320, height: 640 },
    });
    const page = await context.newPage();
    await page.goto(new URL('/', server.url).href);
    await say(page, 'Hi');
    await message(page, 'Ask me.').waitFor();
    return page;
  }

  it('is stopped and asked anew, by keyboard', async () => {
    server.willDo(
      begin(...texts['ai-sdk']('Good morning.', false)),
      stream(...texts['ai-sdk']('Good evening.')),
    );
    const page = await open();
    await say(page, 'Hello');
    await message(page, 'Good morning.').waitFor();
    expect(await busy(page).count()).toBe(1);
    expect(await page.getByRole('textbox').evaluate((area) => area === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await button(page, 'Stop the answer').evaluate((stop) => stop === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    await message(page, 'This answer is not finished. You stopped the answer.').waitFor();
    await server.untilBroken();
    expect(await button(page, 'Stop the answer').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    const box = await button(page, 'Try again').boundingBox();
    expect(box && Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await button(page, 'Try again').press('Enter');
    await message(page, 'Good evening.').waitFor();
    expect(await message(page, 'Good morning.').count()).toBe(0);
    expect(await message(page, 'not finished').count()).toBe(0);
    expect(await page.locator('.rcb-chat-window :focus').count()).toBe(1);
    await page.context().close();
  }, 60_000);

  it('announces an answer once, when it is whole', async () => {
    server.willDo(stream(...texts['ai-sdk']('Good morning.')));
    const page = await open();
    await page.evaluate(() => {
      const lines: string[] = [];
      Object.assign(window, { lines });
      const log = document.querySelector('.rcb-log');
      if (log)
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes) lines.push(node.textContent ?? '');
        }).observe(log, { childList: true });
    });
    await say(page, 'Hello');
    await page.waitForFunction(() =>
      Reflect.get(window, 'lines').some((line: string) => line.includes('morning')),
    );
    const lines: string[] = await page.evaluate(() => Reflect.get(window, 'lines'));
    expect(lines.filter((line) => line.includes('Good'))).toEqual(['Assistant said: Good morning.']);
    await page.context().close();
  }, 60_000);

  it('says that there is no connection, loses nothing, and goes on with one', async () => {
    server.willDo(stream(...texts['ai-sdk']('Good morning.')));
    const page = await open();
    await page.context().setOffline(true);
    await say(page, 'Is anybody there?');
    await message(page, 'You are offline.').waitFor();
    expect(await message(page, 'Is anybody there?').count()).toBe(1);
    await page.getByRole('textbox').fill('And another thing');
    await page.context().setOffline(false);
    await button(page, 'Try again').click();
    await message(page, 'Good morning.').waitFor();
    expect(await message(page, 'You are offline.').count()).toBe(0);
    expect(await page.getByRole('textbox').inputValue()).toBe('And another thing');
    const { messages } = server.received.at(-1)?.body ?? {};
    expect(JSON.stringify(messages)).toContain('Is anybody there?');
    await page.context().close();
  }, 60_000);

  it('says so when the connection goes while it speaks', async () => {
    server.willDo(begin(...texts['ai-sdk']('Good morning.', false)));
    const page = await open();
    await say(page, 'Hello');
    await message(page, 'Good morning.').waitFor();
    await page.context().setOffline(true);
    await message(page, 'This answer is not finished. You are offline.').waitFor();
    expect(await message(page, 'Good morning.').count()).toBe(1);
    await page.context().close();
  }, 60_000);
});
