import { routes } from '@/lib/config/routes';
import { quickExitIn } from '@/lib/i18n/care';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill, languages, localPath } from '@/lib/i18n/language';
import { chatOf, inputOf, tabOf } from '../helpers/chat';
import { givingStates } from '../helpers/checkout-states.mjs';
import { expect, test } from '../helpers/instances';
import { unmarkedEnglish } from '../helpers/language-probes';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { awake, chatLoaded, leaveChatClosed } from '../helpers/states.mjs';

const names = ['Sample Rehabilitation Centre', 'Shiv Chandra Charitable Trust'];

for (const language of ['hi', 'bn'] as const) {
  // The same words in English: `tests/components/donations/sandbox-window.test.tsx`.
  test(`a payment that failed is explained in ${language}`, onFullRun, async ({ page }) => {
    const { donate, checkout, messages } = dictionaries[language];
    const { donor } = donate.form;
    await page.goto(localPath(language, routes.donate));
    await awake(page);
    await page.getByRole('radio', { name: '₹1,000' }).check();
    const typed = {
      fullName: 'Asha Sen',
      mobile: '9830011223',
      panCard: 'ABCPE1234F',
      address: 'CB 1',
    } as const;
    for (const name of ['fullName', 'mobile', 'panCard', 'address'] as const)
      await page.getByLabel(donor[name].label, { exact: true }).fill(typed[name]);
    const email = page.getByRole('main').getByLabel(donor.email.label, { exact: true });
    await email.fill(`failed-${language}@example.org`);
    await page.getByRole('button', { name: donate.form.action }).click();
    const dialog = page.getByRole('dialog', { name: checkout.sandbox.title });
    await dialog.getByRole('button', { name: checkout.sandbox.failure }).click();
    const why = checkout.failed.causes.test;
    await expect(dialog.getByRole('alert')).toContainText(why);
    await dialog.getByRole('button', { name: checkout.sandbox.close }).click();
    await expect(page.getByText(fill(messages.donate.failed, { description: why }))).toBeVisible();
    expect(await unmarkedEnglish(page, names)).toEqual([]);
  });
}

for (const language of inThisRun(languages, (one) => one === 'bn')) {
  test(`the title tells of a refused form until it is mended, in ${language}`, async ({ page }) => {
    const { common, contact, donate } = dictionaries[language];
    const { form } = contact;
    const wrong = new RegExp(`^${common.error} `);
    await page.goto(localPath(language, routes.contact));
    await awake(page);
    const own = await page.title();
    expect(own).not.toMatch(wrong);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page).toHaveTitle(`${common.error} ${own}`);
    const main = page.getByRole('main');
    await main.getByLabel(form.fields.fullname.label, { exact: true }).fill('Asha Sen');
    await main.getByLabel(form.fields.email.label, { exact: true }).fill('asha@example.org');
    await expect(page).toHaveTitle(wrong);
    await main.getByLabel(form.fields.message.label, { exact: true }).fill('1');
    await expect(page).toHaveTitle(own);

    await page.goto(localPath(language, routes.donate));
    await awake(page);
    const giving = await page.title();
    await page.getByRole('radio', { name: '₹1,000' }).check();
    await page.getByRole('button', { name: donate.form.action }).click();
    await expect(page).toHaveTitle(`${common.error} ${giving}`);
    for (const { label } of [
      donate.form.donor.fullName,
      donate.form.donor.email,
      donate.form.donor.mobile,
      donate.form.donor.panCard,
      donate.form.donor.address,
    ])
      await main.getByLabel(label, { exact: true }).fill('1');
    await expect(page).toHaveTitle(giving);
  });

  test(`without scripts the title tells of a refused form in ${language}`, async ({ browser, baseURL }) => {
    const { common, contact } = dictionaries[language];
    const { fields, submit } = contact.form;
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
    const page = await context.newPage();
    await page.goto(localPath(language, routes.contact));
    const own = await page.title();
    await page.getByLabel(fields.fullname.label, { exact: true }).fill('Asha Sen');
    await page.getByRole('main').getByLabel(fields.email.label, { exact: true }).fill('a@b');
    await page.getByLabel(fields.message.label, { exact: true }).fill('1');
    await page.getByRole('button', { name: submit }).click();
    await expect(page).toHaveTitle(`${common.error} ${own}`);
    await context.close();
  });

  test(`the receipt is legible on paper, printed from a dark screen, in ${language}`, async ({ page }) => {
    const paid = givingStates.find(({ name }) => name === 'gift-paid');
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await paid?.before?.(page);
    await page.goto(localPath(language, String(paid?.path)));
    const sheet = page.locator('article').filter({ hasText: 'SCCT/' });
    const style = (part: string, name: string) =>
      sheet
        .locator(part)
        .first()
        .evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), name);
    for (const part of ['h2', 'dd']) expect(await style(part, 'color')).toBe('rgb(0, 0, 0)');
    const sizes = [await style('address', 'font-size'), await style('p', 'font-size')];
    const [small = 0, plain = 0] = sizes.map((size) => Number.parseFloat(size));
    expect(small).toBeLessThan(plain);
  });

  // The way out of a page: `visitor.spec.ts`; that of the chat: `tests/components/chat/panels.test.tsx`.
  test(`on a phone the open chat keeps the way out in reach, in ${language}`, onFullRun, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.route('https://www.google.com/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
    const open = async () => {
      await leaveChatClosed(page);
      await page.goto(localPath(language, routes.helpNow));
      await chatLoaded(page);
      await tabOf(page).click();
      await expect(inputOf(page)).toBeVisible();
    };
    await open();
    const { action } = quickExitIn[language];
    const leave = chatOf(page).getByRole('button', { name: action });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const box = await leave.boundingBox();
      expect([width, (box?.height ?? 0) >= 44, (box?.width ?? 0) >= 44]).toEqual([width, true, true]);
    }
    await leave.click();
    await expect(page).toHaveTitle('Elsewhere');
    await open();
    await leave.focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift');
    await expect(page).toHaveTitle('Elsewhere');
    await page.goto(localPath(language, routes.home));
    await chatLoaded(page);
    await expect(page.getByText(action)).toBeHidden();
  });
}
