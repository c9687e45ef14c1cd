/** @jest-environment node */
import type { Page } from '@playwright/test';
import type { Flow, Settings, Theme } from 'react-chatbotify';
import { pagesWith } from './pages';
import { differsFor, forEachSubject } from './subjects';

type Props = { flow?: Flow; settings?: Settings; themes?: Theme };
/** What of a flow is data can be handed to a page. */
const show = (page: Page, props: Props) => page.evaluate(`showBot(${JSON.stringify(props)})`);
const flow: Flow = { start: { message: 'hi' } };
const untilIdle = (page: Page) => page.waitForLoadState('networkidle');

forEachSubject('failures in a browser', (name) => {
  const open = pagesWith(name, 'bot-page.mjs');
  const differs = differsFor(name);

  it('a theme whose files cannot be fetched leaves a bot', async () => {
    const { page } = await open();
    await page.route('http://themes.test/**', (route) => route.abort());
    await show(page, { flow, themes: { id: 'sea', version: '1', baseUrl: 'http://themes.test' } });
    await untilIdle(page);
    const bubbles = differs('failing-theme-renders', { original: 0, ours: 1 });
    expect(await page.locator('.rcb-bot-message').count()).toBe(bubbles);
  }, 60_000);

  it('a browser without sound does not complain', async () => {
    const { page, complaints } = await open(() => {
      Reflect.deleteProperty(window, 'AudioContext');
      Reflect.deleteProperty(window, 'webkitAudioContext');
    });
    await show(page, { flow });
    await page.locator('.rcb-bot-message').waitFor();
    await untilIdle(page);
    const told = differs('silence-is-no-failure', { original: ['AudioContext is not defined'], ours: [] });
    expect(complaints).toEqual(told);
  }, 60_000);
});
