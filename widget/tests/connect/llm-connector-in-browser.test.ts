import type { Browser } from '@playwright/test';
import { launchChromium } from '@/tests/helpers/alarm';
import { message, say, siteOf } from './site';
import { type StandIn, startStandIn, stream, texts } from './stand-in';

describe('the plugin @rcb-plugins/llm-connector', () => {
  let server: StandIn;
  let browser: Browser;
  beforeAll(async () => {
    server = await startStandIn(await siteOf('page-llm-connector.mjs'));
    browser = await launchChromium();
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await server.close();
  });

  it('streams what a model says, unmodified, and sends the conversation along', async () => {
    server.willDo(stream(...texts.openai('Good morning.')), stream(...texts.openai('It is late.')));
    const page = await browser.newPage();
    await page.goto(new URL('/', server.url).href);
    await say(page, 'Hi');
    await message(page, 'Ask me.').waitFor();
    await say(page, 'Hello');
    await message(page, 'Good morning.').waitFor();
    await page.locator('.rcb-chat-input-textarea:not([readonly]):not([disabled])').waitFor();
    await say(page, 'Why?');
    await message(page, 'It is late.').waitFor();
    expect(server.received.map(({ body }) => [body['model'], body['stream']])).toEqual([
      ['small', true],
      ['small', true],
    ]);
    const sent = JSON.stringify(server.received[1]?.body['messages']);
    for (const text of ['Hello', 'Good morning.', 'Why?']) expect(sent).toContain(text);
    expect(await page.locator('.rcb-bot-message').allInnerTexts()).toEqual([
      'Hello!',
      'Ask me.',
      'Good morning.',
      'It is late.',
    ]);
  }, 60_000);
});
