import { createServer, type Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import { freePort } from '../../scripts/site-process.mjs';
import { begin, chatOf, FIRST_QUESTION, firstVisit, inputOf, pick, said, say } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';

test.use({ ...firstVisit });
test.slow();

/** A page of somebody else, under the strictest policy that lets the site's script in at all. */
function foreignPage(port: number, site: string): Promise<Server> {
  const policy = `default-src 'none'; script-src ${site}; connect-src ${site}; font-src ${site}; img-src data:; base-uri 'none'`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    response.end(
      `<!doctype html><html lang="bn"><title>Another site</title><link rel="icon" href="data:,"><main><h1>Another site</h1></main><script src="${site}/assistant.js" defer></script></html>`,
    );
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  return complaints;
}

test('one script tag brings the assistant with its care layer to an allowed page under a strict policy', async ({
  page,
  startInstance,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await startInstance({
    WIDGET_ORIGINS: origin,
    SITE_NAME: 'A centre <b>',
    CHAT_RETENTION_DAYS: '30',
  });
  const foreign = await foreignPage(port, site.url);
  const complaints = complaintsOf(page);
  await page.goto(origin);
  await said(page, assistantCopy.bn.offer).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.evaluate(() => document.documentElement.style.setProperty('font', 'italic 30px serif'));
  await page.evaluate(() => document.documentElement.style.setProperty('color', 'red'));
  const look = await said(page, assistantCopy.bn.offer).evaluate((element) => {
    const { fontFamily, fontStyle, color } = getComputedStyle(element);
    return { fontFamily, fontStyle, color };
  });
  expect(look).toMatchObject({ fontFamily: expect.not.stringMatching(/(^|, )serif/), fontStyle: 'normal' });
  expect(look.color).not.toBe('rgb(255, 0, 0)');
  await chatOf(page).getByRole('combobox').selectOption('en');
  await said(page, assistantCopy.en.offer).waitFor();
  await pick(page, assistantCopy.en.needs.stop);
  // A site that has just started reads what was learned before its first answer.
  await expect(said(page, /deleted after 30 days/)).toBeVisible({ timeout: 60_000 });
  await said(page, FIRST_QUESTION).waitFor();
  await say(page, 'I want to kill myself');
  const card = chatOf(page).getByRole('region', { name: 'Please talk to someone now' });
  await expect(card.getByRole('link', { name: /14416/ })).toHaveAttribute('href', 'tel:14416');
  const { violations } = await new AxeBuilder({ page }).include('#centre-assistant').analyze();
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await card.getByRole('button', { name: 'This is not an emergency, continue' }).click();
  await expect(inputOf(page)).toBeFocused();
  const faces = await page.evaluate(() =>
    [...document.fonts].map(({ family }) => family.replaceAll('"', '')),
  );
  expect(faces).toEqual(Array(4).fill('Chat Indic'));
  expect(complaints).toEqual([]);
  foreign.close();
});

test('the letters of Hindi and Bengali may be loaded by any page', async ({ request }) => {
  const script = await (await request.get('/assistant-window.js')).text();
  const files = [...new Set(script.match(/assistant-noto[\w-]+\.woff2/g))];
  expect(files).toHaveLength(4);
  for (const file of files) {
    const headers = (await request.get(`/${file}`)).headers();
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['access-control-allow-origin']).toBe('*');
  }
});

test(
  'a page that is not allowed gets no conversation, but the numbers',
  onFullRun,
  async ({ page, startInstance }) => {
    const port = await freePort();
    const site = await startInstance({ WIDGET_ORIGINS: 'https://elsewhere.example' });
    const foreign = await foreignPage(port, site.url);
    await page.goto(`http://127.0.0.1:${port}`);
    await said(page, assistantCopy.bn.offer).waitFor();
    await pick(page, assistantCopy.bn.needs.question);
    await expect(said(page, assistantCopy.bn.flowError)).toBeVisible();
    await chatOf(page).getByRole('button', { name: assistantCopy.bn.helpNow }).click();
    await expect(chatOf(page).getByRole('link', { name: /112/ })).toBeVisible();
    foreign.close();
  },
);

// The same tag on a page of another host: above.
test('the demonstration page shows it', onFullRun, async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('/assistant-demo.html');
  await begin(page, 'en');
  await expect(said(page, FIRST_QUESTION)).toBeVisible();
  expect(complaints).toEqual([]);
});
