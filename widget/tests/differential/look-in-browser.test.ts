/** @jest-environment node */
import type { Page } from '@playwright/test';
import type { Flow, Settings, Styles, Theme } from 'react-chatbotify';
import { pagesWith } from './pages';
import { differsFor, forEachSubject } from './subjects';

type Props = { flow?: Flow; settings?: Settings; styles?: Styles; themes?: Theme };
const show = (page: Page, props: Props) => page.evaluate(`showBot(${JSON.stringify(props)})`);
const flow: Flow = { start: { message: 'hi', options: ['a'], path: 'end' } };
const LONG_MS = 60_000;

/** How a browser draws the first match. */
const drawn = (page: Page, selector: string, names: string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, keys) => {
      const style = getComputedStyle(element);
      return keys.map((key) => style.getPropertyValue(key));
    }, names);

forEachSubject('the look in a browser', (name) => {
  const open = pagesWith(name, 'bot-page.mjs');
  const differs = differsFor(name);
  const opened = async (props: Props = {}) => {
    const { page } = await open();
    await show(page, { flow, ...props });
    await page.locator('.rcb-bot-message').waitFor();
    return page;
  };

  it.each<[string, string, Record<string, string>]>([
    [
      'window',
      '.rcb-chat-window',
      {
        position: 'fixed',
        width: '375px',
        height: '550px',
        right: '20px',
        bottom: '20px',
        'border-radius': '10px',
        'z-index': '10000',
      },
    ],
    [
      'launcher',
      '.rcb-toggle-button',
      { position: 'fixed', width: '75px', height: '75px', right: '20px', bottom: '20px', 'z-index': '9999' },
    ],
    [
      'bubble',
      '.rcb-bot-message',
      { 'border-radius': '22px', 'font-size': '15px', 'white-space': 'pre-wrap' },
    ],
    ['footer', '.rcb-chat-footer-container', { 'background-color': 'rgb(242, 242, 242)' }],
    ['input', '.rcb-chat-input-textarea', { 'font-size': '16px' }],
  ])(
    '%s: size and place',
    async (_, selector, wanted) => {
      const page = await opened();
      expect(await drawn(page, selector, Object.keys(wanted))).toEqual(Object.values(wanted));
    },
    LONG_MS,
  );

  it(
    'colours run from the secondary to the primary one',
    async () => {
      const page = await opened({
        settings: { general: { primaryColor: '#010203', secondaryColor: '#040506' } },
      });
      const images = [
        await drawn(page, '.rcb-chat-header-container', ['background-image']),
        await drawn(page, '.rcb-toggle-button', ['background-image']),
      ];
      const gradient = 'linear-gradient(to right, rgb(4, 5, 6), rgb(1, 2, 3))';
      expect(images).toEqual([[gradient], [gradient]]);
    },
    LONG_MS,
  );

  it(
    'bubbles have the colours of the settings',
    async () => {
      const page = await opened({
        settings: { general: { primaryColor: '#010203', secondaryColor: '#040506' } },
      });
      await page.locator('.rcb-chat-input-textarea').fill('x');
      await page.keyboard.press('Enter');
      await page.locator('.rcb-user-message').waitFor();
      const colors = [
        await drawn(page, '.rcb-bot-message', ['background-color', 'color']),
        await drawn(page, '.rcb-user-message', ['background-color', 'color']),
      ];
      expect(colors).toEqual([
        ['rgb(4, 5, 6)', 'rgb(255, 255, 255)'],
        ['rgb(1, 2, 3)', 'rgb(255, 255, 255)'],
      ]);
    },
    LONG_MS,
  );

  it(
    'styles of the site win over the sheet',
    async () => {
      const page = await opened({
        styles: { chatWindowStyle: { width: 300 }, botBubbleStyle: { borderRadius: 1 } },
      });
      expect(await drawn(page, '.rcb-chat-window', ['width'])).toEqual(['300px']);
      expect(await drawn(page, '.rcb-bot-message', ['border-radius'])).toEqual(['1px']);
    },
    LONG_MS,
  );

  it(
    'a theme’s sheet is bound to its bot',
    async () => {
      const { page } = await open();
      const css = '.rcb-chat-header { color: rgb(7, 7, 7); } p { color: rgb(7, 7, 7); }';
      await page.route('http://themes.test/**', (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          body: route.request().url().endsWith('.css') ? css : '{}',
        }),
      );
      await page.evaluate(() => document.body.append(document.createElement('p')));
      await show(page, { flow, themes: { id: 'sea', version: '1', baseUrl: 'http://themes.test' } });
      await page.locator('.rcb-bot-message').waitFor();
      const colors = [
        await drawn(page, '.rcb-chat-header', ['color']),
        await drawn(page, 'body > p', ['color']),
      ];
      expect(colors).toEqual([['rgb(7, 7, 7)'], ['rgb(0, 0, 0)']]);
    },
    LONG_MS,
  );

  it(
    'a scroll bar is there only by a setting',
    async () => {
      const widths = [];
      for (const showScrollbar of [false, true]) {
        const page = await opened({ settings: { chatWindow: { showScrollbar } } });
        widths.push((await drawn(page, '.rcb-chat-body-container', ['scrollbar-width']))[0] !== 'none');
      }
      expect(widths).toEqual([false, true]);
    },
    LONG_MS,
  );

  it(
    'toasts stand in the upper or the lower half of the window',
    async () => {
      const page = await opened();
      await page.evaluate('hooks.toasts.showToast("note")');
      const toast = await page.locator('.rcb-toast-prompt').first().boundingBox();
      const window = await page.locator('.rcb-chat-window').boundingBox();
      const isUpper = (toast?.y ?? 0) < (window?.y ?? 0) + (window?.height ?? 0) / 2;
      expect(isUpper).toBe(differs('toasts-on-top', { original: false, ours: true }));
    },
    LONG_MS,
  );
});
