import { readFile } from 'node:fs/promises';
import { personalData } from '@/lib/i18n/en/staff-personal-data';
import { staffRoutes } from '@/lib/staff/addresses';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { inStore, isClean, signInAs } from '../helpers/staff-browser';

// The same in `tests/lib/personal-data/personal-data.test.ts` and `tests/components/staff/found-records.test.tsx`.
test(
  'an administrator finds, hands out and erases what is stored of a person, and writes an incident down',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    const { folder } = site;
    inStore(folder, {
      imports: `import { saveMessage } from '@/lib/contact/store/messages';`,
      lines: `const message = { fullname: 'Asha', email: 'asha@example.org', phone: '', Address: '', message: 'Hello' };
      await saveMessage(store, message, { notify: false });`,
    });
    await signInAs(page, site, { role: 'admin', isSteppedUp: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${site.url}${staffRoutes.person}`);
    const field = page.getByLabel(personalData.search.label);
    // Sent before the page's script is there, nothing goes into the address.
    expect(await page.locator('form').getAttribute('method')).toBe('dialog');
    await expect(async () => {
      await field.fill('Asha');
      await page.keyboard.press('Enter');
      await expect(page.getByText(personalData.search.invalid)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field.fill('ASHA@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: personalData.search.found(1) })).toBeFocused();
    expect(page.url()).not.toContain('asha');
    await isClean(page);
    await expect(page.getByRole('button', { name: personalData.export.action(1) })).toHaveCount(0);
    await expect(page.getByRole('button', { name: personalData.erase.action(1) })).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Asha Hello' }).check();
    for (const [name, form, held] of [
      [personalData.export.action(1), 'html', '<dd>Hello</dd>'],
      [personalData.export.data, 'json', '"message": "Hello"'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^personal-data-[-\\d]+\\.${form}$`));
      expect(await readFile(await file.path(), 'utf8')).toContain(held);
      await expect(page.getByText(personalData.export.saved(file.suggestedFilename(), 1))).toBeInViewport();
    }
    await page.getByRole('button', { name: personalData.erase.action(1) }).click();
    const dialog = page.getByRole('dialog', { name: personalData.erase.ask(1, 'ASHA@example.org') });
    await expect(dialog).toContainText('Hello');
    await isClean(page);
    await dialog.getByRole('button', { name: personalData.erase.cancel }).last().click();
    await page.getByRole('button', { name: personalData.erase.action(1) }).click();
    await dialog.getByRole('button', { name: personalData.erase.action(1) }).click();
    await expect(page.getByText(personalData.erase.done(1))).toBeVisible();
    await expect(page.getByRole('heading', { name: personalData.search.none })).toBeFocused();

    await page.getByRole('link', { name: personalData.register.title }).click();
    await page.getByRole('button', { name: personalData.register.open }).click();
    const answered = await page.getByLabel(personalData.register.outcome).boundingBox();
    expect(answered?.width).toBeGreaterThan(200);
    await page.getByLabel(personalData.register.what).fill('A counsellor lost a phone.');
    await page.getByRole('button', { name: personalData.register.begin }).click();
    await expect(page.getByText('A counsellor lost a phone.')).toBeVisible();
    await page.getByRole('button', { name: personalData.register.save }).click();
    await expect(page.getByText(personalData.register.doneOn, { exact: false }).first()).toBeVisible();
    await isClean(page);
  },
);
