import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { endonyms, type Language, localPath } from '@/lib/i18n/language';
import { axeFindings, wcag } from '../helpers/axe-rules';
import { crampedWords, unmarkedEnglish, unmarkedLinks } from '../helpers/language-probes';
import { clippedTexts, sideways, unmarkedScripts } from '../helpers/layout-probes';
import { inThisRun } from '../helpers/run-profile';
import { expect, test } from '../helpers/shared-page';
import { sampleStory } from '../helpers/site-pages';
import { awake } from '../helpers/states.mjs';

/** Every page in every language is read as text in tests/app/languages.test.ts; here a browser draws each template. */
const paths = [
  routes.home,
  routes.about,
  routes.corporates,
  routes.accommodation,
  routes.faq,
  routes.offline,
  routes.treatment,
  routes.contact,
  routes.contactSent,
  routes.donate,
  routes.donationStatus,
  routes.helpNow,
  routes.families,
  routes.privacy,
  routes.blog,
  routes.story(sampleStory),
  ...inThisRun([routes.story('opioids-and-overdose'), routes.blogTopic('families')], () => false),
  ...inThisRun([routes.terms, routes.cookies, routes.refunds, routes.accessibility], () => false),
  '/no-such-page',
];
/** Names stand in every language as they are. */
const names = ['Sample Rehabilitation Centre', 'Shiv Chandra Charitable Trust'];

/** Everything a page did that it should not have done; a missing page is itself the one failed request. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) complaints.push(`elsewhere: ${request.url()}`);
  });
  return complaints;
}

/** The rest is the same document as in English, which has its own audit. */
const violations = async (page: Page) => {
  const { violations: found } = await axeFindings(page, { runOnly: wcag }, { exclude: ['[data-assistant]'] });
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/** A link into English says so, and a sentence ends with a danda. */
async function expectOwnMarks(page: Page, language: 'hi' | 'bn'): Promise<void> {
  expect(await unmarkedLinks(page, language, dictionaries[language].links.inEnglish)).toEqual([]);
  const said = await page.locator('body').innerText();
  expect(said.match(/[\p{sc=Deva}\p{sc=Beng}]\.(?=\s|$)/gu) ?? []).toEqual([]);
}

/** On a commit two pages in each language: the texts of all are read by `tests/app/languages.test.ts`. */
const onCommit: Readonly<Record<'hi' | 'bn', readonly string[]>> = {
  hi: [routes.home, routes.faq],
  bn: [routes.donate, routes.story(sampleStory)],
};
const inOwnTurn = (language: 'hi' | 'bn') => inThisRun(paths, (path) => onCommit[language].includes(path));

for (const language of ['hi', 'bn'] as const) {
  for (const path of inOwnTurn(language)) {
    const address = path === '/no-such-page' ? `/${language}${path}` : localPath(language, path);
    test(`${address} is a whole page in its language, and its links into English say so`, async ({
      page,
      baseURL,
    }) => {
      const complaints = watch(page, String(baseURL));
      const answer = await page.goto(address, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await awake(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await unmarkedEnglish(page, names)).toEqual([]);
      expect(await unmarkedScripts(page)).toEqual([]);
      expect(await crampedWords(page)).toEqual([]);
      await expectOwnMarks(page, language);
      expect(await violations(page)).toEqual([]);
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 640 });
        expect([width, await sideways(page), await clippedTexts(page)]).toEqual([width, 0, []]);
      }
      expect(complaints).toEqual([]);
    });
  }
}

const switchTo = (page: Page, label: string, language: Language) =>
  page.getByRole('navigation', { name: label }).getByRole('link', { name: endonyms[language] }).click();

test('the switcher leads to the same page in another language and back, and home where there is none', async ({
  page,
}) => {
  await page.goto(routes.donate);
  await switchTo(page, dictionaries.en.language.label, 'bn');
  await expect(page).toHaveURL(/\/bn\/Donate$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dictionaries.bn.donate.header);
  await switchTo(page, dictionaries.bn.language.label, 'hi');
  await expect(page).toHaveURL(/\/hi\/Donate$/);
  await switchTo(page, dictionaries.hi.language.label, 'en');
  await expect(page).toHaveURL(/[^a-z]\/Donate$/);
  // For who changes the site, in English alone.
  await page.goto('/design');
  await switchTo(page, dictionaries.en.language.label, 'hi');
  await expect(page).toHaveURL(/\/hi$/);
  expect(await page.context().cookies()).toEqual([]);
});

test('a gift is given in Hindi from the form to its own page', async ({ page }) => {
  const { donate, checkout, messages, gift } = dictionaries.hi;
  const { donor } = donate.form;
  await page.goto(localPath('hi', routes.donate));
  await awake(page);
  await page.getByRole('radio', { name: '₹1,000' }).check();
  await page.getByRole('button', { name: donate.form.action }).click();
  await expect(page.getByRole('alert').getByText(donor.errors.panCard)).toBeVisible();
  await page.getByLabel(donor.fullName.label, { exact: true }).fill('आशा सेन');
  await page.getByLabel(donor.email.label, { exact: true }).fill('asha@example.org');
  await page.getByLabel(donor.mobile.label, { exact: true }).fill('9830011223');
  await page.getByLabel(donor.panCard.label, { exact: true }).fill('ABCPE1234F');
  await page.getByLabel(donor.address.label, { exact: true }).fill('CB 1, Salt Lake');
  await page.getByRole('button', { name: donate.form.action }).click();
  const dialog = page.getByRole('dialog', { name: checkout.sandbox.title });
  expect(await unmarkedEnglish(page, names)).toEqual([]);
  await dialog.getByRole('button', { name: checkout.sandbox.success, exact: true }).click();
  await expect(page.getByText(messages.donate.done)).toBeVisible();
  await page.getByRole('link', { name: checkout.done.link }).click();
  await expect(page).toHaveURL(/\/hi\/Donate\/thank-you\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { name: gift.inTest.paid.title })).toBeVisible();
  expect(await unmarkedEnglish(page, names)).toEqual([]);
});

test('the contact form says in Bengali what is wrong, with scripts and without', async ({
  page,
  browser,
  baseURL,
}) => {
  const { errors, fields, submit, summary } = dictionaries.bn.contact.form;
  const address = localPath('bn', routes.contact);
  await page.goto(address);
  await awake(page);
  await page.getByRole('button', { name: submit }).click();
  const alert = page.getByRole('alert').filter({ hasText: summary });
  for (const words of [errors.fullname, errors.email, errors.message])
    await expect(alert).toContainText(words);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const plain = await context.newPage();
  await plain.goto(address);
  await plain.getByLabel(fields.fullname.label, { exact: true }).fill('আশা সেন');
  await plain.getByLabel(fields.email.label, { exact: true }).fill('a@b');
  await plain.getByLabel(fields.message.label, { exact: true }).fill('ফোন করবেন।');
  await plain.getByRole('button', { name: submit }).click();
  await expect(plain.getByRole('alert').first()).toContainText(errors.email);
  await plain.getByLabel(fields.email.label, { exact: true }).fill('asha@example.org');
  await plain.getByRole('button', { name: submit }).click();
  await expect(plain).toHaveURL(/\/bn\/contact\/sent$/);
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText(dictionaries.bn.messages.contact.done);
  await context.close();
});
