import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { assistantCopy } from '@/lib/i18n/assistant';
import { chatOf, inputOf, launcherOf, pick, said, say } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { openState } from '../helpers/states.mjs';

// Behaviour beside the documents that no other suite holds.

/** Keeps every text that a live region is given, and when it is given more letters of the same text. */
const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const spoken: string[] = [];
    Object.assign(globalThis, { spoken });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const place = target instanceof Element ? target : target.parentElement;
        if (!place?.closest('[role="log"]')) continue;
        for (const node of addedNodes) spoken.push(node.textContent ?? '');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
const announcements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spoken: string[] = Reflect.get(globalThis, 'spoken');
    return spoken;
  });
const times = (spoken: readonly string[], text: string) =>
  spoken.filter((line) => line.includes(text)).length;

test('each message of the assistant is announced once and whole, and none of the history', async ({
  page,
}) => {
  const words = assistantCopy.hi;
  await recordAnnouncements(page);
  await openState(page, { name: 'about', path: routes.about });
  await launcherOf(page).click();
  await pick(page, words.languageName);
  await said(page, words.offer).waitFor();
  await pick(page, words.needs.callback);
  await said(page, 'किस नंबर पर फ़ोन करें?').waitFor();
  await expect.poll(async () => times(await announcements(page), 'किस नंबर पर फ़ोन करें?')).toBe(1);
  // Below the answer.
  await expect.poll(async () => times(await announcements(page), words.erased(90))).toBe(1);
  const spoken = await announcements(page);
  for (const text of [words.offer, assistantCopy.en.offer])
    expect([text, times(spoken, text)]).toEqual([text, 1]);
  // A part of a message alone would be a message told letter by letter.
  expect(spoken.filter((line) => line.length < 4)).toEqual([]);

  await page.reload();
  await launcherOf(page).click();
  await said(page, 'किस नंबर पर फ़ोन करें?').waitFor();
  await expect(inputOf(page)).toBeEditable();
  await say(page, '98300 12345');
  await said(page, 'हम कब फ़ोन करें?').waitFor();
  await expect.poll(async () => times(await announcements(page), 'हम कब फ़ोन करें?')).toBe(1);
  expect(times(await announcements(page), words.offer)).toBe(0);
  await expect(chatOf(page)).toBeVisible();
});

const tokens: Readonly<Record<string, Record<string, string>>> = {
  [routes.contact]: {
    'Full name': 'name',
    Email: 'email',
    'Phone (optional)': 'tel',
    'Address (optional)': 'street-address',
  },
  [routes.donate]: {
    'Full Name': 'name',
    Email: 'email',
    'Mobile Number': 'tel',
    Address: 'street-address',
    'PAN Card Number': 'off',
  },
};

for (const [path, fields] of Object.entries(tokens)) {
  test(`fields of ${path} are labelled and tell a browser what they hold`, async ({ page }) => {
    await openState(page, { name: path, path });
    const form = page.getByRole('main');
    for (const [label, token] of Object.entries(fields))
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token);
    const unlabelled = await form.locator('input, select, textarea').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
        .filter((control) => 'labels' in control && !Object(control.labels).length && !control.ariaLabel)
        .map((control) => control.outerHTML.slice(0, 80)),
    );
    expect(unlabelled).toEqual([]);
  });
}

test('the first screen of a phone says what this is and offers the call and the first door', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openState(page, { name: 'home', path: routes.home });
  const hero = page.getByRole('region', { name: /rehabilitation/i });
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText('In Kolkata', { exact: false })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'In danger now' })).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('navigation', { name: 'Quick help' });
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Help Now!' })).toBeInViewport();
});

test('the skip link to the chat opens it and leaves the page where it is', async ({ page }) => {
  await openState(page, { name: 'about', path: routes.about });
  await page.getByRole('link', { name: 'Skip to chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(inputOf(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('running text holds at most 75 letters a line', async ({ page }) => {
  for (const path of [routes.story('a-day-at-the-centre'), routes.privacy]) {
    await openState(page, { name: path, path });
    const letters = await page
      .getByRole('main')
      .getByRole('paragraph')
      .evaluateAll((paragraphs) =>
        paragraphs.flatMap((paragraph) => {
          const lines = new Map<number, number>();
          const range = document.createRange();
          const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (let at = 0; at < (text.nodeValue ?? '').length; at += 1) {
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              const bottom = Math.round(range.getBoundingClientRect().bottom);
              lines.set(bottom, (lines.get(bottom) ?? 0) + 1);
            }
          // The last line is seldom full.
          const full = [...lines.values()].slice(0, -1);
          return full.length > 2 ? full : [];
        }),
      );
    const mean = letters.reduce((sum, count) => sum + count, 0) / letters.length;
    expect(mean, path).toBeGreaterThan(45);
    expect(mean, path).toBeLessThanOrEqual(75);
  }
});

test('in forced colours only the chosen amount wears a tick', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openState(page, { name: 'donate', path: routes.donate });
  const amounts = page.getByRole('group', { name: 'Choose an amount' });
  const ticks = () =>
    amounts
      .locator('svg')
      .evaluateAll((all) => all.filter((tick) => tick.checkVisibility({ visibilityProperty: true })).length);
  expect(await ticks()).toBe(0);
  await amounts.getByRole('radio').first().check({ force: true });
  expect(await ticks()).toBe(1);
});
