import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { makeAccommodation, makeBlog, makeFeature, makeTestimonial } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';

const elsewhere = 'https://elsewhere.example/a.jpg';
const pages = [routes.home, routes.treatment, routes.accommodation, routes.blog, routes.story('12')];

/** Where each picture comes from, and what the policy refused to load. */
async function pictures(page: Page, url: string) {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI));
  });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    refused: Reflect.get(window, 'refused'),
    foreign: Array.from(document.images, ({ src }) => src).filter((src) => !src.startsWith(location.origin)),
  }));
}

test(
  'pictures of a host that is not named are not asked for, a film of it is a link, and nothing else of their records is lost',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const film = 'https://elsewhere.example/film.mp4';
    upstream.content.testimonials = [
      makeTestimonial({ thumbnail_image: elsewhere }),
      makeTestimonial({ id: 'film', customer_name: 'Meera K.', thumbnail_image: null, video_url: film }),
    ];
    upstream.content.features = [makeFeature({ image: elsewhere })];
    upstream.content.accommodations = [makeAccommodation({ image: elsewhere })];
    upstream.content.blogs = [
      makeBlog({
        id: '12',
        thumbnail_image: elsewhere,
        content: `<p>Before</p><img src="${elsewhere}" alt="A lamp in a window">`,
      }),
    ];
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'warn' });
    for (const path of pages) {
      const { refused, foreign } = await pictures(page, site.url + path);
      expect(refused, path).toEqual([]);
      expect(foreign, path).toEqual([]);
    }
    await expect(page.getByRole('main')).toContainText('A lamp in a window');
    await page.goto(site.url + routes.accommodation);
    await expect(page.getByRole('button', { name: makeAccommodation().type })).toBeVisible();
    expect(site.output().match(/media_left_out/g)).toHaveLength(1);

    await page.goto(site.url);
    await page
      .getByRole('button', { name: /Meera K\./ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.locator(`a[href="${film}"]`)).toBeVisible();
  },
);

test(
  'pictures of a host that is named are asked for',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    upstream.content.features = [makeFeature({ image: elsewhere })];
    const site = await startInstance({ BACKEND_URL: upstream.url, MEDIA_HOSTS: 'elsewhere.example' });
    await page.route('https://elsewhere.example/**', (route) => route.fulfill({ status: 404 }));
    // A browser may fetch it before it is in sight.
    const asked = page.waitForRequest(elsewhere);
    const { foreign } = await pictures(page, site.url + routes.treatment);
    expect(foreign).toEqual([elsewhere]);
    await page.locator(`img[src="${elsewhere}"]`).scrollIntoViewIfNeeded();
    expect((await asked).resourceType()).toBe('image');
    expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
  },
);

test(
  'pictures that are gone leave their boxes, and nothing jumps',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const upstream = await startUpstream();
    const site = await startInstance({ BACKEND_URL: upstream.url, MEDIA_HOSTS: 'media.example.org' });
    await page.route('https://media.example.org/**', (route) => route.fulfill({ status: 404 }));
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of [routes.treatment, routes.accommodation, routes.blog]) {
      await page.goto(site.url + path);
      const image = page.locator('main img[src^="https://media.example.org/"]').first();
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.complete))
        .toBe(true);
      const box = await image.evaluate((one) => {
        const { width, height } = one.parentElement?.getBoundingClientRect() ?? { width: 0, height: 0 };
        return Math.min(width, height);
      });
      expect(box, path).toBeGreaterThan(40);
      const moved: number[] = await page.evaluate(() => Reflect.get(window, 'moved'));
      expect(
        moved.reduce((sum, value) => sum + value, 0),
        path,
      ).toBeLessThan(0.1);
    }
  },
);
