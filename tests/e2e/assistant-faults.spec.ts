import type { Page } from '@playwright/test';
import { assistantCopy } from '@/lib/content/assistant';
import { chatOf, firstVisit, inputOf, onboard, pick, said } from '../helpers/chat';
import type { Fault } from '../helpers/fake-upstream-faults';
import { expect, test } from '../helpers/instances';

test.use({ ...firstVisit, trace: 'off' });
test.slow();

const words = assistantCopy.en;
const FIRST = 'Who is the help for?';
const NEXT = 'What is it about?';

/** What a backend does to one call, and what the visitor meets. */
const everyCall: [string, Fault][] = [
  ['/chat/chat/generate_token/', '500'],
  ['/chat/chat/generate_token/', 'missing-token'],
  ['/chat/chat/', '500'],
  ['/chat/chat/', '400'],
  ['/chat/chat/get_history/', 'html'],
  ['/chat/chat/get_history/', 'odd-history'],
  ['/chat/chat/get_history/', 'no-history'],
];

test('no call that fails keeps anybody from the first question', async ({
  browser,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url, BACKEND_TIMEOUT_MS: '2000' });
  for (const [path, fault] of everyCall) {
    await test.step(`${path} failing (${fault})`, async () => {
      const page = await browser.newPage({ ...firstVisit, reducedMotion: 'reduce' });
      upstream.fail(path, fault, 1);
      await page.goto(site.url);
      await onboard(page, 'en');
      await expect(said(page, FIRST)).toBeVisible();
      await expect(inputOf(page)).toBeEditable();
      await page.context().close();
    });
  }
});

const stepFaults: Fault[] = ['500', 'html', 'hang', 'truncated', 'no-reply', 'refuse-socket', 'no-content'];
test("a step that fails says the document's sentence, names the phone and tries again", async ({
  browser,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url, BACKEND_TIMEOUT_MS: '2000' });
  for (const fault of stepFaults) {
    await test.step(fault, async () => {
      const page = await browser.newPage({ ...firstVisit, reducedMotion: 'reduce' });
      await page.goto(site.url);
      await onboard(page, 'en');
      await said(page, FIRST).waitFor();
      upstream.fail('/chat/flow/', fault, 1);
      await pick(page, 'Me');
      await expect(said(page, words.flowError)).toBeVisible();
      await expect(
        chatOf(page).getByRole('listitem').getByRole('link', { name: '+91 00000 00000' }),
      ).toBeVisible();
      await pick(page, words.retry);
      await expect(said(page, NEXT)).toBeVisible();
      await page.context().close();
    });
  }
});

async function talking(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await onboard(page, 'en');
  await said(page, FIRST).waitFor();
}

test('markup in replies and suggestions is text', async ({ page, startInstance, startUpstream }) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url });
  await talking(page, site.url);
  upstream.fail('/chat/flow/', 'markup-reply', 1);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => alerts.push(dialog.message()));
  await pick(page, 'Me');
  await expect(said(page, '<img src=x onerror=alert(1)><b>Hello</b> & welcome')).toBeVisible();
  await expect(chatOf(page).getByRole('button', { name: '<script>alert(1)</script>' })).toBeVisible();
  expect(await chatOf(page).locator('img, script').count()).toBe(0);
  expect(alerts).toEqual([]);
});

test('a reply of ten thousand characters pushes nothing sideways, and the input stays', async ({
  page,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url });
  await talking(page, site.url);
  upstream.fail('/chat/flow/', 'long-reply', 1);
  await pick(page, 'Me');
  await expect(said(page, /long long/)).toBeVisible();
  await expect(inputOf(page)).toBeInViewport();
  const body = chatOf(page).getByRole('region', { name: 'Messages' });
  expect(await body.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('odd suggestions are left out, and an unknown question is answered like any other', async ({
  page,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url });
  await talking(page, site.url);
  upstream.fail('/chat/flow/', 'odd-suggestions', 1);
  await pick(page, 'Me');
  await said(page, NEXT).waitFor();
  await expect(chatOf(page).getByRole('group').last().getByRole('button')).toHaveText(['Yes']);
  upstream.fail('/chat/flow/', 'integer-question-ids', 1);
  await pick(page, 'Yes');
  await expect(said(page, 'Since when?')).toBeVisible();
});

test('a token that has died is replaced, and the visitor sees the next question', async ({
  page,
  startInstance,
  startUpstream,
}) => {
  const upstream = await startUpstream();
  const site = await startInstance({ BACKEND_URL: upstream.url });
  await page.goto(site.url);
  await chatOf(page).waitFor();
  await page.evaluate(() => localStorage.setItem('chatToken', 'a-token-of-last-year'));
  await onboard(page, 'en');
  await expect(said(page, FIRST)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('chatToken'))).toContain('stand-in-token');
  await expect(said(page, words.flowError)).toHaveCount(0);
});

test('without a connection the answer waits, and goes when it is back', async ({ page, context }) => {
  await talking(page, '/');
  await context.setOffline(true);
  await pick(page, 'For me');
  await expect(said(page, words.offline)).toBeVisible();
  await context.setOffline(false);
  await expect(said(page, NEXT)).toBeVisible();
});

test('the numbers are there without a connection and with every call failing', async ({ page, context }) => {
  await page.goto('/');
  await chatOf(page).waitFor();
  await context.setOffline(true);
  await chatOf(page).getByRole('button', { name: words.helpNow }).click();
  await expect(chatOf(page).getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112');
  await expect(chatOf(page).getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
});

test('the chat talks where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await talking(page, '/');
  await pick(page, 'For me');
  await expect(said(page, NEXT)).toBeVisible();
});
