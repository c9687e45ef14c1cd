import { routes } from '@/lib/config/routes';
import { contact } from '@/lib/i18n/en/contact';
import { families } from '@/lib/i18n/en/families';
import { helpNow } from '@/lib/i18n/en/help-now';
import { messages } from '@/lib/i18n/en/messages';
import { shell } from '@/lib/i18n/en/shell';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import {
  featureTitles,
  pagesInThisRun,
  roomCategories,
  roomTitles,
  storyIds,
  testimonialNames,
} from '../helpers/site-pages';

test.use({ javaScriptEnabled: false });

for (const path of pagesInThisRun) {
  test(`${path} reads without script`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    const foot = page.getByRole('contentinfo');
    await expect(foot).toContainText('Address');
    // A page that holds the numbers itself does not repeat them in its foot.
    const emergency = path === routes.helpNow || path === routes.families ? main : foot;
    await expect(emergency.getByRole('link', { name: /^112/ }).first()).toHaveAttribute('href', 'tel:112');
  });
}

test(
  'every story is in the list without script, and each can be read',
  onFullRun,
  async ({ page, request }) => {
    await page.goto(routes.blog);
    const links = page.getByRole('main').getByRole('link');
    for (const id of storyIds()) {
      const found = await links.evaluateAll(
        (elements, path) => elements.some((element) => element.getAttribute('href') === path),
        routes.story(id),
      );
      expect([id, found]).toEqual([id, true]);
      expect((await request.get(routes.story(id))).status()).toBe(200);
    }
  },
);

test('every treatment tile is there without script', async ({ page }) => {
  await page.goto(routes.treatment);
  for (const title of featureTitles()) {
    await expect(page.getByRole('main').getByText(title, { exact: true }).first()).toBeVisible();
  }
});

test('every testimonial is there without script, its film one link away', async ({ page }) => {
  await page.goto(routes.home);
  for (const name of testimonialNames()) {
    const card = page.getByRole('link', { name: `Play ${name}'s story, video` });
    await expect(card).toHaveAttribute('href', /^(https:|\/media\/|http:\/\/localhost)/);
  }
});

test('every room is there without script, its picture with it', async ({ page, request, baseURL }) => {
  await page.goto(routes.accommodation);
  for (const name of roomCategories()) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
  }
  for (const title of roomTitles()) {
    const picture = page.getByRole('main').getByRole('img', { name: title, includeHidden: true }).first();
    const address = new URL(String(await picture.getAttribute('src')), baseURL).href;
    const answer = await request.get(address);
    expect([title, answer.status()]).toEqual([title, 200]);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole navigation is open without script', async ({ page }) => {
    await page.goto(routes.home);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const { label, href } of shell.navigation) {
      const link = navigation.getByRole('link', { name: label, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
    }
    await navigation.getByRole('link', { name: 'Treatment' }).click();
    await expect(page).toHaveURL(routes.treatment);
  });
});

test('help now is complete without script', async ({ page }) => {
  await page.goto(routes.helpNow);
  const main = page.getByRole('main');
  for (const step of families.wake.steps) await expect(main.getByText(step)).toBeVisible();
  await expect(main.getByRole('link', { name: helpNow.danger.action, exact: true })).toHaveAttribute(
    'href',
    'tel:112',
  );
  for (const { situation, line } of helpNow.lines.items) {
    await expect(main.getByText(situation)).toBeVisible();
    const call = main.getByRole('link', { name: line.number }).first();
    await expect(call).toHaveAttribute('href', line.tel);
  }
});

const { fields, submit } = contact.form;
const message = { name: 'Asha "Sen" <b>', text: 'First line & <script>x</script>\n$& second line' };

test('the contact form arrives without script', async ({ page }) => {
  await page.goto(routes.contact);
  await page.getByLabel(fields.fullname.label).fill(message.name);
  await page.getByRole('main').getByLabel(fields.email.label, { exact: true }).fill('asha@example.org');
  await page.getByRole('main').getByLabel(fields.message.label, { exact: true }).fill(message.text);
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(routes.contactSent);
  await expect(page.getByRole('heading', { level: 1, name: messages.contact.done })).toBeVisible();
});

test('a refused form comes back with what was typed and what to mend', async ({ page, request }) => {
  const answer = await request.post(routes.contactSend, {
    form: {
      fullname: message.name,
      email: 'asha at example',
      phone: '98300',
      address: '4 Lake Road',
      message: message.text,
    },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(400);
  expect(answer.headers()['cache-control']).toBe('no-store');
  await page.setContent(await answer.text());
  const main = page.getByRole('main');
  await expect(main.getByLabel(fields.fullname.label)).toHaveValue(message.name);
  await expect(main.getByLabel(fields.email.label, { exact: true })).toHaveValue('asha at example');
  await expect(main.getByLabel(fields.phone.label)).toHaveValue('98300');
  await expect(main.getByLabel(fields.address.label)).toHaveValue('4 Lake Road');
  await expect(main.getByLabel(fields.message.label, { exact: true })).toHaveValue(message.text);
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(messages.contact.failed);
  await expect(alert.getByRole('link', { name: contact.form.errors.email })).toHaveAttribute(
    'href',
    '#email',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('a form from another website is refused', async ({ request }) => {
  const answer = await request.post(routes.contactSend, {
    form: { fullname: 'A', email: 'a@example.org', message: 'B' },
    headers: { origin: 'https://evil.test' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});
