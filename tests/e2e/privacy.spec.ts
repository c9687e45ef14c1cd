import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { awake, loadPictures, openState, pages } from '../helpers/states.mjs';

/** Motion allowed and every picture loaded: what a visitor with no wish of their own causes. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Addresses on other origins, as they are asked for; what the visitor asks of others is answered by no one. */
async function foreignCalls(page: Page): Promise<string[]> {
  const calls: string[] = [];
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && url.hostname !== 'localhost',
    (route) => {
      calls.push(new URL(route.request().url()).hostname);
      return route.abort();
    },
  );
  return calls;
}

/** What the chat keeps in the browser (chat spec §3): its token, its window, its conversation. Nothing else of the site does. */
const chatKeys = ['assistant', 'assistant-conversation', 'chatToken', 'chatWindow'];
const stored = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => [...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
const foreignKeys = async (page: Page) =>
  (await stored(page)).map(([key]) => key).filter((key) => !chatKeys.includes(key));

/** On a commit the pages with films, a map, a form, a search or a text. */
const ownIslands = /^(home|donate|contact|blog|story|help-now|search)$/;

test('reading calls no other origin, sets no cookie and stores nothing but the greeting of the chat', async ({
  page,
  context,
}) => {
  const calls = await foreignCalls(page);
  for (const state of inThisRun(pages, ({ name }) => ownIslands.test(name))) {
    await openState(page, state);
    await loadPictures(page);
    expect.soft(await foreignKeys(page), state.path).toEqual([]);
    expect.soft(JSON.stringify(await stored(page)), state.path).not.toContain('USER');
    expect.soft(calls, state.path).toEqual([]);
    expect.soft(await context.cookies(), state.path).toEqual([]);
  }
});

test('the player of another company is called once a visitor opens its film, and no other', async ({
  page,
}) => {
  const calls = await foreignCalls(page);
  await openState(page, { name: 'home', path: '/' });
  // By keyboard: the strip moves under a mouse until it is over it.
  await page.getByRole('button', { name: /^Play Sample: Bimal/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Loading the video')).toBeHidden();
  await dialog.getByRole('button', { name: 'Close the video' }).click();
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: /^Play Sample: Rina/ }).press('Enter');
  await expect(page.getByTitle('Video player')).toBeVisible();
  await expect.poll(() => [...new Set(calls)]).toEqual(['www.youtube-nocookie.com']);
});

test('the map is called once a visitor asks for it', async ({ page }) => {
  const calls = await foreignCalls(page);
  await openState(page, { name: 'contact', path: '/contact' });
  await loadPictures(page);
  expect(calls).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map:/)).toBeVisible();
  await expect.poll(() => [...new Set(calls)]).toEqual(['www.google.com']);
});

test.describe('what is typed', () => {
  const typed = 'Unmistakable';
  /** Where a format is asked for. */
  const shaped: Readonly<Record<string, string>> = {
    email: `${typed}@example.org`,
    phone: '+91 98300 12345',
    mobile: '+91 98300 12345',
    panCard: 'ABCPE1234F',
  };
  /** Every address asked for and every one shown. */
  function addresses(page: Page): string[] {
    const seen: string[] = [];
    page.on('request', (request) => seen.push(request.url()));
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    return seen;
  }

  for (const [path, send] of [
    ['/contact', 'Send message'],
    ['/Donate', 'Donate Now'],
  ] as const) {
    test(`into ${path} appears in no address and stays nowhere`, async ({ page, context }) => {
      const seen = addresses(page);
      await page.goto(path);
      await awake(page);
      if (path === '/Donate') await page.getByLabel('Custom Amount').fill('750');
      for (const box of await page.getByRole('main').getByRole('textbox').all())
        await box.fill(shaped[(await box.getAttribute('name')) ?? ''] ?? typed);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: send }).click();
      await answered;
      if (path === '/Donate') await page.getByRole('button', { name: 'Close without paying' }).click();
      await page.getByLabel('Your email').fill(`${typed}@example.org`);
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Our newsletter has not started yet')).toBeVisible();
      expect(seen.filter((address) => address.includes(typed))).toEqual([]);
      expect(page.url()).not.toContain(typed);
      // A gift can be found again for two hours by a token that says nothing and that scripts cannot read.
      const cookies = (await context.cookies()).map(({ name, httpOnly }) => ({ name, httpOnly }));
      expect(cookies).toEqual(path === '/Donate' ? [{ name: 'gift', httpOnly: true }] : []);
      expect(await foreignKeys(page)).toEqual([]);
      expect(JSON.stringify(await stored(page))).not.toContain(typed);
    });
  }
});
