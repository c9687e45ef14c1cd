import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { localPath } from '@/lib/i18n/language';
import { axeFindings, wcag } from '../helpers/axe-rules';
import { expect, test } from '../helpers/instances';

const OPEN = { OPENING_HOURS: 'Mo-Su 00:00-24:00' };

test('a call at 6 pm tomorrow, without saying who calls, is asked for and promised', async ({
  page,
  startInstance,
}) => {
  const { callback: copy } = dictionaries.en;
  const site = await startInstance(OPEN);
  await page.goto(`${site.url}${routes.helpNow}#call-back`);
  const main = page.getByRole('main');
  await expect(main.getByText(/If you send this now, we will call you .* by /)).toBeVisible();
  await main.getByLabel(copy.fields.time, { exact: true }).selectOption('18:00');
  await main.getByLabel(copy.fields.day, { exact: true }).selectOption('Tomorrow');
  await main.getByRole('button', { name: copy.submit }).click();
  const phone = main.getByLabel(copy.fields.phone.label);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(`Error: ${copy.errors.phone}`);
  const audit = await axeFindings(page, { runOnly: wcag }, 'main');
  expect(audit.violations.map(({ id }) => id)).toEqual([]);
  await phone.fill('98300 12345');
  await main.getByRole('button', { name: copy.submit }).click();
  const answer = main.getByRole('status').filter({ hasText: copy.done.silent });
  await expect(answer).toContainText(/We will call you tomorrow, \w+, at 6\spm, Indian time\./);
});

test('at night the answer that is not chosen is an empty ring', async ({ page }) => {
  const { who } = dictionaries.en.callback.fields;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(routes.helpNow);
  const ground = (label: string) =>
    page.getByLabel(label).evaluate((radio) => {
      const { appearance, backgroundColor } = getComputedStyle(radio);
      return [appearance, backgroundColor === 'rgba(0, 0, 0, 0)' ? 'empty' : 'filled'];
    });
  expect([await ground(who.no), await ground(who.yes)]).toEqual([
    ['none', 'filled'],
    ['none', 'empty'],
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a call is refused beside its fields, then answered in the page it was asked for in', async ({
    page,
  }) => {
    const { callback: copy, common } = dictionaries.hi;
    await page.goto(localPath('hi', routes.contact));
    const main = page.getByRole('main');
    const send = () => main.getByRole('button', { name: copy.submit }).click();
    await main.getByLabel(copy.fields.phone.label, { exact: true }).fill('12345');
    await main.getByLabel(copy.fields.day, { exact: true }).selectOption('tomorrow');
    await main.getByLabel(copy.fields.time, { exact: true }).selectOption('18:00');
    await main.getByLabel(copy.fields.who.yes).check();
    await send();
    const phone = main.getByLabel(copy.fields.phone.label, { exact: true });
    await expect(phone).toHaveAccessibleDescription(`${common.error} ${copy.errors.phone}`);
    await expect(main.getByLabel(copy.fields.time, { exact: true })).toHaveValue('18:00');
    await expect(main.getByLabel(copy.fields.who.yes)).toBeChecked();
    await phone.fill('98300 12345');
    await send();
    await expect(main.getByRole('status')).toContainText(copy.done.open);
    // On a site that is tried out nobody calls; the wish is read back all the same.
    await expect(main.getByRole('status')).toContainText(copy.trial);
    await expect(main.getByRole('status')).toContainText('शाम 6 बजे');
    await expect(main.getByLabel(copy.fields.phone.label, { exact: true })).toHaveCount(0);
  });
});
