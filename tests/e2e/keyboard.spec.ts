import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/instances';
import { awake } from '../helpers/states.mjs';

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await awake(page);
};
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
/** Where focus is; the browser's own bar counts as the page, which a modal leaves free. */
const isIn = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const active = document.activeElement;
    return active === document.body || active?.closest(within) !== null;
  }, selector);

async function expectTrapped(page: Page): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await isIn(page, 'dialog')).toBe(true);
  }
}

async function expectBackgroundInert(page: Page): Promise<void> {
  await button(page, 'Subscribe').focus();
  await expect(button(page, 'Subscribe')).not.toBeFocused();
  expect(await overflow(page)).toBe('hidden');
}

test('the skip link is the first stop and leads into the page', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await isIn(page, 'main *')).toBe(true);
});

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens by Enter, closes by Escape with focus back on its button, by choosing, and behind who leaves', async ({
    page,
  }) => {
    await open(page, '/treatment');
    const menu = button(page, 'Menu');
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await about.focus();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();

    await page.keyboard.press('Space');
    const links = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
    // Families, questions, search and registrations, the documents' eight, and the two other languages.
    expect(links).toHaveLength(14);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(about).toBeHidden();
    expect(await isIn(page, 'main *, aside[data-quick-exit] *')).toBe(true);

    await menu.focus();
    await page.keyboard.press('Enter');
    await about.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});

test('a testimonial opens by Enter, holds focus, and gives it back when Escape closes it', async ({
  page,
}) => {
  await page.route(/youtube/, (route) => route.abort());
  await open(page, '/');
  const card = button(page, /^Play Sample: Rina/);
  const dialog = page.getByRole('dialog', { name: 'Sample: Rina, daughter' });
  const player = page.getByTitle('Video player');
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Close the video' })).toBeFocused();
  await expect(player).toBeVisible();
  await expectBackgroundInert(page);
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(player).toHaveCount(0);
  await expect(card).toBeFocused();
  expect(await overflow(page)).not.toBe('hidden');
});

test.describe('the lightbox', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/Accomodation');
    await button(page, /^View larger/)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Pictures: Dormitory' })).toBeVisible();
  });

  test('goes round by arrows, to the ends by Home and End, and says where it is', async ({ page }) => {
    const position = page.getByRole('dialog').getByRole('status');
    await expect(position).toHaveText('Image 1 of 5: Six beds at first light');
    for (const [key, place] of [
      ['ArrowLeft', 'Image 5 of 5: Evening, lamps lit'],
      ['ArrowRight', 'Image 1 of 5: Six beds at first light'],
      ['ArrowRight', 'Image 2 of 5: A locker for each resident'],
      ['End', 'Image 5 of 5: Evening, lamps lit'],
      ['ArrowRight', 'Image 1 of 5: Six beds at first light'],
      ['End', 'Image 5 of 5: Evening, lamps lit'],
      ['Home', 'Image 1 of 5: Six beds at first light'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(position).toHaveText(place);
    }
  });

  test('holds focus and gives it back when Escape closes it', async ({ page }) => {
    await expectBackgroundInert(page);
    await expectTrapped(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, /^View larger/).first()).toBeFocused();
  });

  test('closes by a press beside the picture', async ({ page }) => {
    await page.mouse.click(640, 8);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, /^View larger/).first()).toBeFocused();
  });
});

test.describe('giving', () => {
  test.beforeEach(({ page }) => open(page, '/Donate'));

  test('is switched between its kinds by Space, one at a time', async ({ page }) => {
    const [once, sponsor] = [button(page, 'ONE-TIME DONATION'), button(page, 'SPONSOR PROGRAM')];
    await expect(once).toHaveAttribute('aria-pressed', 'true');
    await sponsor.focus();
    await page.keyboard.press('Space');
    await expect(sponsor).toHaveAttribute('aria-pressed', 'true');
    await expect(once).toHaveAttribute('aria-pressed', 'false');
    await expect(sponsor).toBeFocused();
    await expect(page.getByRole('group', { name: 'Choose a sponsorship' })).toBeVisible();
  });

  test('takes an amount by arrow keys, and typing another lets it go', async ({ page }) => {
    await page.getByRole('radio', { name: '₹500', exact: true }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '₹1,000', exact: true })).toBeChecked();
    await expect(page.getByText('You are giving ₹1,000')).toBeVisible();
    await page.getByLabel('Custom Amount').pressSequentially('750');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByText('You are giving ₹750')).toBeVisible();
  });

  test('leads to the list of what is missing, and from each line to its field', async ({ page }) => {
    await page.getByLabel('Custom Amount').fill('750');
    await button(page, 'Donate Now').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Please check these fields' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Full Name')).toBeFocused();
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('leads straight to the field when one is missing', async ({ page }) => {
    await page.getByLabel('Custom Amount').fill('750');
    const details = page.getByRole('group', { name: 'Your details' });
    await details.getByLabel('Full Name').fill('Test Visitor');
    await details.getByLabel('Mobile Number').fill('9000000000');
    await details.getByLabel('PAN Card Number').fill('ABCPE1234F');
    await details.getByLabel('Address').fill('Kolkata');
    await button(page, 'Donate Now').focus();
    await page.keyboard.press('Enter');
    await expect(details.getByLabel('Email')).toBeFocused();
  });
});

test.describe('writing to the centre', () => {
  test.beforeEach(({ page }) => open(page, '/contact'));
  const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

  test('leads to the list of what is missing, each time it is sent', async ({ page }) => {
    for (const _ of ['first', 'second']) {
      await button(page, 'Send message').focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Please check these fields' })).toBeInViewport();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Full name')).toBeFocused();
    }
  });

  test('leads straight to the field when one is missing, then says that it went', async ({ page }) => {
    await field(page, 'Full name').fill('Test Visitor');
    await field(page, 'Message').fill('A message from the tests.');
    await field(page, 'Message').press('Tab');
    await button(page, 'Send message').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Email')).toBeFocused();
    await page.keyboard.type('visitor@example.org');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'submitted successfully' })).toBeInViewport();
    expect(await isIn(page, '[tabindex="-1"]')).toBe(true);
  });
});
