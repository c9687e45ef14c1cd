/**
 * Every page and every state a visitor can bring one into: photographed by `npm run shots`, checked by the
 * accessibility tests. Roles and labels only, as a visitor finds things.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {object} State
 * @property {string} name of page and state, for files and test titles
 * @property {string} path
 * @property {(page: Page) => Promise<unknown>} [open] what brings the page into the state
 * @property {(page: Page) => Promise<unknown>} [before] what must stand before the page is asked for
 * @property {readonly number[]} [widths] the widths at which the state exists; every one when absent
 * @property {'dead'} [backend] the state of a site whose backend does not answer
 * @property {'window'} [view] the state fills the window, so the rest of the page is not part of it
 * @property {'off'} [scripts]
 * @property {RegExp} [elsewhere] hosts that the visitor's own act calls
 * @property {string} [template] the state that is drawn of the same parts and stands for this one on a commit
 */

import { givingStates } from './checkout-states.mjs';

const phones = [390, 320];

/** @type {readonly State[]} */
export const pages = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'corporates', path: '/corporates', template: 'about' },
  { name: 'treatment', path: '/treatment' },
  { name: 'accommodation', path: '/Accomodation' },
  { name: 'donate', path: '/Donate' },
  { name: 'blog', path: '/blog' },
  { name: 'story', path: '/blog/a-day-at-the-centre' },
  { name: 'heavy-story', path: '/blog/opioids-and-overdose', template: 'story' },
  { name: 'contact', path: '/contact' },
  { name: 'contact-sent', path: '/contact/sent', template: 'not-found' },
  { name: 'privacy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms-of-service', template: 'privacy' },
  { name: 'cookies', path: '/cookies-settings', template: 'privacy' },
  { name: 'refunds', path: '/refund-policy', template: 'privacy' },
  { name: 'help-now', path: '/help-now' },
  { name: 'families', path: '/families' },
  { name: 'faq', path: '/faq' },
  { name: 'search', path: '/search', template: 'search-in-danger' },
  { name: 'accessibility', path: '/accessibility', template: 'privacy' },
  { name: 'offline', path: '/offline', template: 'not-found' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'story-not-found', path: '/blog/no-such-story', template: 'not-found' },
];

/** @type {(page: Page, name: RegExp | string) => import('@playwright/test').Locator} */
const button = (page, name) => page.getByRole('button', { name });

/** @type {(page: Page) => Promise<void>} */
async function fillContact(page) {
  await page.getByLabel('Full name').fill('Test Visitor');
  await page.getByRole('main').getByLabel('Email').fill('visitor@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('A message from the tests.');
}

/** @type {readonly State[]} */
export const openStates = [
  { name: 'home-menu', path: '/', widths: phones, open: (page) => button(page, 'Menu').click() },
  {
    name: 'home-testimonial-film',
    path: '/',
    view: 'window',
    open: async (page) => {
      await button(page, /^Play Sample: Bimal/).click();
      await page.getByRole('dialog').getByText('Loading the video').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'home-testimonial-provider',
    template: 'home-testimonial-film',
    path: '/',
    view: 'window',
    elsewhere: /youtube/,
    open: async (page) => {
      await page.route(/youtube/, (route) => route.abort());
      await button(page, /^Play Sample: Rina/).click();
      await page.getByRole('dialog').getByTitle('Video player').waitFor();
    },
  },
  {
    name: 'home-newsletter-told',
    path: '/',
    open: async (page) => {
      await button(page, 'Subscribe').click();
      await page.getByText('Our newsletter has not started yet').waitFor();
    },
  },
  {
    name: 'search-in-danger',
    path: '/search',
    open: async (page) => {
      await page.getByRole('searchbox').fill('suicide');
      await page.getByText(/results?$/).waitFor();
    },
  },
  {
    name: 'accommodation-category',
    path: '/Accomodation',
    open: (page) => button(page, 'Dining Hall').click(),
  },
  {
    name: 'accommodation-lightbox',
    path: '/Accomodation',
    view: 'window',
    open: async (page) => {
      await button(page, /^View larger/)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'donate-one-time',
    path: '/Donate',
    open: (page) => page.getByRole('radio', { name: '₹1,000' }).check({ force: true }),
  },
  {
    name: 'donate-sponsor',
    template: 'donate-one-time',
    path: '/Donate',
    open: async (page) => {
      await button(page, 'SPONSOR PROGRAM').click();
      await page.getByRole('radio', { name: 'Half Treatment' }).check({ force: true });
    },
  },
  {
    name: 'donate-errors',
    path: '/Donate',
    open: async (page) => {
      await page.getByLabel('Custom Amount').fill('0');
      await button(page, 'Donate Now').click();
      await page.getByRole('heading', { name: 'Please check these fields' }).waitFor();
    },
  },
  ...givingStates,
  {
    name: 'contact-errors',
    path: '/contact',
    open: async (page) => {
      await button(page, 'Send message').click();
      await page.getByRole('heading', { name: 'Please check these fields' }).waitFor();
    },
  },
  {
    name: 'contact-failed',
    template: 'contact-errors',
    path: '/contact',
    open: async (page) => {
      await page.route('**/chat/save-details/', (route) => route.abort());
      await fillContact(page);
      await button(page, 'Send message').click();
      await page.getByText('What you wrote is still here').waitFor();
    },
  },
  {
    name: 'contact-done',
    path: '/contact',
    open: async (page) => {
      await fillContact(page);
      await button(page, 'Send message').click();
      await button(page, 'Send another message').waitFor();
    },
  },
  ...['/', '/treatment', '/Accomodation', '/blog', '/blog/a-day-at-the-centre'].map((path) => ({
    name: `dead-backend-${path.split('/').filter(Boolean).join('-') || 'home'}`.toLowerCase(),
    path,
    ...(path !== '/' && { template: 'dead-backend-home' }),
    backend: /** @type {const} */ ('dead'),
    open: (/** @type {Page} */ page) => button(page, 'Try again').first().waitFor(),
  })),
];

/** What only a picture can show: axe needs scripts. @type {readonly State[]} */
export const withoutScripts = [{ name: 'home-no-script', path: '/', scripts: 'off' }];

/** A backend that refuses every call, at once. */
export const deadBackend = { BACKEND_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' };

/** A link of the server becomes a button when scripts wake; acting before is acting on what goes away. @param {Page} page */
export const awake = (page) =>
  page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      const isTaken = main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
      return isTaken && !document.querySelector('[data-live="false"]');
    },
    undefined,
    // Not by frames, of which a hidden page has none.
    { polling: 50 },
  );

/**
 * Opens a page in its state and lets it settle: fonts in, scripts awake.
 * @param {Page} page
 * @param {State} state
 * @param {string} [origin] of another site than the one the page belongs to
 */
export async function openState(page, state, origin = '') {
  await state.before?.(page);
  if (state.scripts !== 'off') await leaveChatClosed(page);
  await page.goto(`${origin}${state.path}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (state.scripts !== 'off') {
    await awake(page);
    await chatLoaded(page);
  }
  await state.open?.(page);
}

/** The page as a visitor has it who closed the chat before: its launcher stands there, its window does not. @param {Page} page */
export const leaveChatClosed = (page) =>
  page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('chatWindow', 'closed');
  });

/** The chat comes by itself once a page rests. @param {Page} page */
export const chatLoaded = (page) => page.locator('[data-assistant="ready"]').waitFor({ state: 'attached' });

/** Goes through the page and brings every lazy picture in, then returns. @param {Page} page */
export async function loadPictures(page) {
  await page.evaluate(async () => {
    const [x, y] = [scrollX, scrollY];
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) scrollTo(0, top);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // A card that waits at the side of the strip never comes near enough to load by itself.
    for (const image of shown) image.loading = 'eager';
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    scrollTo(x, y);
  });
}
