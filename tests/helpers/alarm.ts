import { existsSync } from 'node:fs';
import { type Browser, chromium, type Frame, type Page } from '@playwright/test';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);

/** The Chromium of the tests outside Playwright's own runner. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });

/** Hears of every call that the vectors make, in a page and in its frames; a dialog that opens all the same counts too. */
export async function setAlarm(page: Page): Promise<() => string[]> {
  const heard: string[] = [];
  await page.exposeFunction('soundAlarm', (what: string) => heard.push(what));
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt', 'print'])
      Reflect.set(window, name, (text: unknown) => Reflect.get(window, 'soundAlarm')(`${name} ${text}`));
    // Whatever the page's policy stopped from running had got past everything before it.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      if (violatedDirective.startsWith('script'))
        Reflect.get(window, 'soundAlarm')(`${violatedDirective} ${blockedURI}`);
    });
  });
  return () => heard;
}

/**
 * Does to every element below `selector` what a visitor's hand would: points, clicks, focuses, types. Links are held
 * back from leaving, unless their address runs in the page itself.
 */
export const touchAll = (page: Page | Frame, selector: string): Promise<number> =>
  page.evaluate((within) => {
    const hold = (event: Event) => {
      const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
      if (!link || /^(?:https?|mailto|tel):/.test(link.protocol)) event.preventDefault();
    };
    window.addEventListener('click', hold, true);
    window.addEventListener('submit', (event) => event.preventDefault(), true);
    const elements = Array.from(document.querySelectorAll(`${within} *`));
    const events = [
      'pointerenter',
      'mouseover',
      'mousedown',
      'focus',
      'focusin',
      'input',
      'keydown',
      'toggle',
      'click',
    ];
    for (const element of elements) {
      for (const name of events) element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
    }
    window.removeEventListener('click', hold, true);
    return elements.length;
  }, selector);
