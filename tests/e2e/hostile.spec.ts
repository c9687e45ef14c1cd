import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { vectors } from '../fixtures/vectors';
import { setAlarm, touchAll } from '../helpers/alarm';
import type { FakeUpstream } from '../helpers/fake-upstream';
import { expect, test } from '../helpers/instances';
import { makeAccommodation, makeBlog, makeFeature, makeTestimonial } from '../helpers/make';
import { isFullRun, onFullRun } from '../helpers/run-profile';

/** So many in one story that the walk stays short, so few that a story is still read as markup. */
const A_STORY = 50;

/** On a commit every fourth; each of them is judged one by one in tests/lib/stories/prepare/vectors.test.ts. */
const texts = vectors.map(({ text }) => text).filter((_, index) => isFullRun || index % 4 === 0);
/** What a record may be called: the contract drops one that is blank or longer. */
const names = texts.filter((text) => text.trim() !== '' && text.trim().length <= 500);

/** A backend that was broken into: every text it gives is hostile. */
function poison({ content }: FakeUpstream): void {
  const url = 'https://media.example.org/x';
  content.testimonials = names.map((text, index) =>
    makeTestimonial({
      id: `t${index}`,
      customer_name: text,
      thumbnail_image: text.slice(0, 2000),
      video_url: index % 2 ? text : `${url}?${text}`,
    }),
  );
  content.features = names.map((text, index) => makeFeature({ id: `f${index}`, title: text, image: text }));
  content.accommodations = names.map((text, index) =>
    makeAccommodation({
      name: `${index % 9} ${names[index % 9]}`.slice(0, 500),
      type: text,
      image: `${url}/${text}`,
    }),
  );
  content.blogs = Array.from({ length: Math.ceil(texts.length / A_STORY) }, (_, index) => {
    const own = texts.slice(index * A_STORY, (index + 1) * A_STORY);
    return makeBlog({
      id: `story-${index}`,
      title: names[index * A_STORY] ?? 'A story',
      thumbnail_image: own[0] ?? null,
      content: own.map((text) => `<h2>A part</h2><div>${text}</div>`).join('\n'),
    });
  });
}

/** Addresses of the page that are none a visitor may be sent to. */
const strangeAddresses = (page: Page) =>
  page.evaluate(() => {
    const links = Array.from(document.querySelectorAll('a[href], area[href]'), (link) =>
      link.getAttribute('href'),
    );
    const good = /^(?:https?:|mailto:|tel:|sms:|whatsapp:)/;
    return links.filter((href) => href !== null && !good.test(new URL(href, location.href).href));
  });

test(
  'stories made of hostile texts run nothing on the pages of the site',
  onFullRun,
  async ({ context, startInstance, startUpstream }) => {
    test.setTimeout(300_000);
    const upstream = await startUpstream();
    poison(upstream);
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    const paths = upstream.content.blogs.map(({ id }) => routes.story(id));
    let sections = 0;
    let touched = 0;
    const walk = async (own: readonly string[]) => {
      const page = await context.newPage();
      const heard = await setAlarm(page);
      for (const path of own) {
        const answer = await page.goto(site.url + path);
        expect(answer?.status(), path).toBe(200);
        sections += await page.locator('main h2').count();
        touched += await touchAll(page, 'main article');
        expect(await strangeAddresses(page), path).toEqual([]);
        expect(heard(), path).toEqual([]);
      }
      await page.close();
    };
    await Promise.all([0, 1].map((half) => walk(paths.filter((_, index) => index % 2 === half))));
    console.log(
      `hostile stories: ${texts.length} texts in ${paths.length} stories, ${sections} headings, ${touched} elements`,
    );
    // A story too wild to be read as markup would be one heading.
    expect(sections).toBeGreaterThan(texts.length / 5);
  },
);

/** What is wrong with a text as XML; the browser's own parser judges. */
const faultOf = (page: Page, text: string) =>
  page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? null;
  }, text);

const lists = [
  { path: routes.home, what: 'names and films', shows: 'li', fewest: names.length / 2 },
  { path: routes.treatment, what: 'titles', shows: 'h3', fewest: names.length },
  { path: routes.accommodation, what: 'rooms', shows: 'button', fewest: names.length / 30 },
  { path: routes.blog, what: 'titles and excerpts', shows: 'article', fewest: 10 },
];

test(
  'hostile names, titles, links and excerpts are words on every list, and leave feed and sitemap well formed',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    test.setTimeout(300_000);
    const upstream = await startUpstream();
    poison(upstream);
    upstream.content.blogs = names.map((title, index) =>
      makeBlog({ id: `s${index}`, title, thumbnail_image: title.slice(0, 2000), content: title }),
    );
    const site = await startInstance({ BACKEND_URL: upstream.url, LOG_LEVEL: 'silent' });
    const heard = await setAlarm(page);
    for (const { path, what, shows, fewest } of lists) {
      const answer = await page.goto(site.url + path);
      expect(answer?.status(), path).toBe(200);
      const drawn = page.locator(`main ${shows}`);
      // Rooms become buttons when scripts run, which is late on a page of megabytes.
      await expect
        .poll(() => drawn.count(), { message: path, timeout: 60_000 })
        .toBeGreaterThanOrEqual(fewest);
      console.log(`hostile lists: ${path}: ${names.length} ${what}, ${await drawn.count()} shown`);
      await touchAll(page, 'main h1, main h3, main li');
      expect(await strangeAddresses(page), path).toEqual([]);
      expect(heard(), path).toEqual([]);
    }
    for (const path of ['/feed.xml', '/sitemap.xml']) {
      const answer = await page.request.get(site.url + path);
      expect(answer.status(), path).toBe(200);
      expect(await faultOf(page, await answer.text()), path).toBeNull();
    }
  },
);
