import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff as bn } from '@/lib/i18n/bn/staff';
import { staffInbox as inbox } from '@/lib/i18n/bn/staff-inbox';
import { staffShifts as shifts } from '@/lib/i18n/bn/staff-notices';
import { staff as en } from '@/lib/i18n/en/staff';
import { staff as hi } from '@/lib/i18n/hi/staff';
import { staffRoutes } from '@/lib/staff/addresses';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';

const message = {
  fullname: 'Asha',
  email: 'asha@example.org',
  phone: '',
  Address: '',
  message: 'May I visit?',
};

// The choice: `tests/app/staff-preferences.test.ts`; a page in Hindi: below.
test(
  'a Bengali reader chooses the language, claims a message and answers it; the language follows to another browser',
  onFullRun,
  async ({ browser, page, startInstance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-'));
    // Nothing answers there: the answer waits in the outbox.
    const { url } = await startInstance({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' });
    const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      const headers = { origin: url };
      await page.request.post(`${url}/chat/save-details/`, { data: message, headers });
      const session = await signInAs(page, { url, folder }, { role: 'desk' });
      await page.goto(`${url}${staffRoutes.me}`);
      await page.getByRole('button', { name: 'বাংলা' }).click();
      await expect(page.getByRole('heading', { level: 1, name: bn.me.title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
      await expect(page).toHaveTitle(new RegExp(bn.title));
      await isClean(page);

      await page.getByRole('navigation').getByRole('link', { name: bn.nav.inbox }).click();
      await page.getByRole('link', { name: inbox.kinds.message }).click();
      await page.getByRole('button', { name: inbox.actions.claim }).click();
      await expect(page.getByText(inbox.yours, { exact: false })).toBeVisible();
      await page.getByRole('button', { name: inbox.actions.addNote }).click();
      await expect(page.getByText(inbox.errors.text)).toBeVisible();
      await page.getByLabel(inbox.actions.answer, { exact: true }).fill('হ্যাঁ, রবিবারে।');
      await isClean(page);
      await page.getByRole('button', { name: inbox.actions.sendReply }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'হ্যাঁ, রবিবারে।' })).toContainText(
        inbox.replies.states.waiting,
      );

      await other.addCookies([{ name: 'staff', value: session.token, url }]);
      const second = await other.newPage();
      await second.goto(`${url}${staffRoutes.inbox}`);
      await expect(second.getByRole('heading', { level: 1, name: inbox.title })).toBeVisible();
      await expect(second.locator('html')).toHaveAttribute('lang', 'bn');
      await second.goto(`${url}${staffRoutes.shifts}`);
      await expect(second.getByRole('heading', { level: 1, name: shifts.title })).toBeVisible();
      await expect(second.getByRole('button', { name: shifts.save, exact: true })).toBeVisible();
      await second.goto(`${url}${staffRoutes.people}`);
      await expect(
        second.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@lang][1]'),
      ).toHaveAttribute('lang', 'en');
    } finally {
      await other.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('the page of the sign-in changes its language and what is typed stays; an English reader fetches no other texts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const scripts: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/_next/static/') && answer.url().endsWith('.js'))
      scripts.push(answer.text().catch(() => ''));
  });
  await page.goto(staffRoutes.signIn);
  await page.getByLabel(en.signIn.email).fill('mina@example.org');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
  expect((await Promise.all(scripts)).filter((text) => text.includes(hi.signIn.help))).toEqual([]);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByLabel(hi.signIn.email)).toHaveValue('mina@example.org');
  await page.getByRole('button', { name: hi.signIn.submit, exact: true }).click();
  await expect(page.getByText(hi.errors.password)).toBeVisible();
  await isClean(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: hi.signIn.title })).toBeVisible();
});

test('somebody new sees their first steps, ticks one, hides them and brings them back; a lost line says that what is typed stays', async ({
  context,
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, consoleSite, { role: 'counsellor' });
  await page.goto(`${url}${staffRoutes.home}`);
  const { tour } = en;
  await page.getByRole('checkbox', { name: tour.steps.screen.title }).check();
  await expect(page.getByText(tour.progress(1, 10))).toBeVisible();
  await isClean(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: tour.steps.screen.title })).toBeChecked();
  await page.getByRole('button', { name: tour.hide }).click();
  await expect(page.getByRole('heading', { name: tour.title })).toHaveCount(0);
  await page.goto(`${url}${staffRoutes.me}`);
  await page.getByRole('button', { name: tour.show }).click();
  await page.getByText(tour.isShown).getByRole('link').click();
  await expect(page.getByRole('heading', { name: tour.title })).toBeVisible();

  await expect(page.getByRole('checkbox', { name: tour.steps.shifts.title })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(en.line.offline)).toBeVisible();
  await page.getByRole('checkbox', { name: tour.steps.shifts.title }).click();
  await expect(page.getByText(en.errors.offline)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: tour.steps.shifts.title })).not.toBeChecked();
  await isClean(page);
});
