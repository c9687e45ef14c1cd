import { routes } from '@/lib/config/routes';
import { contact } from '@/lib/i18n/en/contact';
import { messages } from '@/lib/i18n/en/messages';
import { expect, test } from '../helpers/instances';
import { makeContact } from '../helpers/make';
import { awake } from '../helpers/states.mjs';

const { fields, submit } = contact.form;

test('a page of an older build, whose files are gone, still sends what was typed and then opens the new pages', async ({
  page,
}) => {
  const person = makeContact();
  await page.goto(routes.contact);
  await awake(page);
  const main = page.getByRole('main');
  await main.getByLabel(fields.fullname.label).fill(person.fullname);
  await main.getByLabel(fields.email.label, { exact: true }).fill(person.email);
  await main.getByLabel(fields.phone.label).fill(person.phone);
  await main.getByLabel(fields.message.label, { exact: true }).fill(person.message);

  // The deployment: what this page has not loaded yet is no longer there, until a page is loaded in full.
  let isGone = true;
  let refused = 0;
  await page.route('**/_next/static/**', async (route) => {
    if (!isGone) return route.continue();
    refused += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>Not found' });
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) isGone = false;
    // Data of a page, asked for by an older build, is answered by the newer one: another build's name stands in it.
    if (request.headers()['rsc'] !== undefined) return route.fulfill({ status: 404, body: '' });
    return route.fallback();
  });

  await main.getByRole('button', { name: submit }).click();
  await expect(main.getByText(messages.contact.done)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(routes.about);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(isGone).toBe(false);
  process.stdout.write(`  ${refused} files were asked for that are gone\n`);
});
