import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/config/routes';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { expect, test } from '../helpers/instances';
import { isClean, newStaff, signInAs } from '../helpers/staff-browser';

const copy = staffContent.editor;
const path = 'stories/coming-home.md';
const story = routes.story('coming-home');
const title = 'Home again, as it was told';
const withTitle = (text: string, name: string) => text.replace(/^title:.*$/m, `title: ${name}`);

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staff-content-page-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an editor with a phone mends a title, publishes it, takes the story down and puts it back', async ({
  page,
  startInstance,
}) => {
  const { url } = await startInstance({ DATA_DIR: folder });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, { url, folder }, { role: 'editor' });
  const bodyOf = async () => (await page.request.get(url + story)).text();
  const statusOf = async () => (await page.request.get(url + story)).status();
  await page.goto(`${url}${staffRoutes.content}`);
  await page.getByLabel(staffContent.search).fill('coming-home');
  await isClean(page);
  const english = page.getByRole('listitem').filter({ hasText: staffContent.languages.en });
  await english.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const text = page.getByLabel(copy.text);
  await text.fill(withTitle(await text.inputValue(), title));
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await bodyOf()).not.toContain(title);
  await isClean(page);

  await page.getByRole('button', { name: copy.publish }).click();
  await expect(page.getByText(copy.done.publish)).toBeVisible();
  expect(await bodyOf()).toContain(title);
  await page.getByRole('button', { name: copy.hide }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.hideNow }).click();
  await expect(page.getByText(copy.done.hide)).toBeVisible();
  expect(await statusOf()).toBe(410);
  await page.getByRole('button', { name: copy.restore }).click();
  await expect(page.getByText(copy.done.restore)).toBeVisible();
  expect(await statusOf()).toBe(200);
  await isClean(page);
});

test('what is typed outlives a lost line and a reload, and of two editors neither loses a text', async ({
  browser,
  page,
  startInstance,
}) => {
  const { url } = await startInstance({ DATA_DIR: folder });
  await signInAs(page, { url, folder }, { role: 'editor', name: 'Mina' });
  await page.goto(`${url}${staffRoutes.content}#${path}`);
  const text = page.getByLabel(copy.text);
  const before = await text.inputValue();
  await page.route('**/staff/api/content/draft', (route) => route.abort());
  await text.fill(withTitle(before, 'Typed without a line'));
  await expect(page.getByText(copy.saved.away)).toBeVisible();
  await page.unroute('**/staff/api/content/draft');
  await page.reload();
  await expect(page.getByText(copy.recovered)).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  expect(await text.inputValue()).toContain('Typed without a line');

  const other = await browser.newContext();
  try {
    const { token } = newStaff(folder, { role: 'editor', name: 'Ravi' });
    await other.addCookies([{ name: 'staff', value: token, url }]);
    const ravi = await other.newPage();
    await ravi.goto(`${url}${staffRoutes.content}#${path}`);
    const his = ravi.getByLabel(copy.text);
    await his.fill(withTitle(before, 'Typed by Ravi'));
    await expect(ravi.getByText(copy.conflict.locked('Mina'))).toBeVisible();
    await ravi.getByText(copy.conflict.theirs, { exact: true }).click();
    await expect(ravi.locator('pre')).toContainText('Typed without a line');
    expect(await his.inputValue()).toContain('Typed by Ravi');
    await ravi.getByRole('button', { name: copy.conflict.useMine }).click();
    await expect(ravi.getByText(/^Saved /)).toBeVisible();
  } finally {
    await other.close();
  }
  await text.fill(withTitle(before, 'Typed by Mina'));
  await expect(page.getByText(copy.conflict.locked('Ravi'))).toBeVisible();
  expect(await text.inputValue()).toContain('Typed by Mina');
});
