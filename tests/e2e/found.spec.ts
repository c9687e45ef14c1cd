import type { APIRequestContext } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { languages, localPath } from '@/lib/i18n/language';
import { expect, test } from '../helpers/instances';
import { makeBlog } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';
import { indexedPages, sampleStory, storyIds } from '../helpers/site-pages';

const decoded = (text: string) =>
  text
    .replace(/&#x27;|&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/** The content of a meta tag by its name or property. */
function meta(html: string, name: string): string {
  return decoded(html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? '');
}

type Facts = { '@type'?: unknown; [key: string]: unknown };

const structuredData = (html: string): Facts[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    JSON.parse(text),
  );
const ofType = (facts: readonly Facts[], type: string) =>
  facts.find((fact) => [fact['@type']].flat().includes(type));

async function htmlOf(request: APIRequestContext, url: string): Promise<string> {
  const answer = await request.get(url);
  expect([url, answer.status()]).toEqual([url, 200]);
  return answer.text();
}

/** Width and height from the frame header of a JPEG. */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; ) {
    const marker = bytes.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  throw new Error('no frame in this JPEG');
}

for (const path of indexedPages) {
  test(`${path} says who it is in a link preview, with a picture of 1200×630`, async ({
    request,
    baseURL,
  }) => {
    const html = await htmlOf(request, path);
    for (const name of [
      'og:title',
      'og:description',
      'og:site_name',
      'twitter:title',
      'twitter:description',
    ]) {
      expect([name, meta(html, name)]).not.toEqual([name, '']);
    }
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(meta(html, 'og:url').replace(/\/$/, '')).toBe(`${baseURL}${path}`.replace(/\/$/, ''));
    expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630']);
    const picture = meta(html, 'og:image');
    expect(picture).toBe(meta(html, 'twitter:image'));
    expect(picture.startsWith(`${baseURL}/`)).toBe(true);
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect(sizeOfJpeg(await answer.body())).toEqual({ width: 1200, height: 630 });
  });
}

test('the home page describes the centre to machines, with its address', async ({ request, baseURL }) => {
  const centre = ofType(structuredData(await htmlOf(request, routes.home)), 'MedicalOrganization');
  expect(centre).toMatchObject({
    url: baseURL,
    telephone: '+91 00000 00000',
    address: { '@type': 'PostalAddress', addressLocality: 'Kolkata', addressCountry: 'IN' },
  });
});

test('a story describes itself and the way to it', async ({ request, baseURL }) => {
  const facts = structuredData(await htmlOf(request, routes.story(sampleStory)));
  const url = `${baseURL}${routes.story(sampleStory)}`;
  expect(ofType(facts, 'Article')).toMatchObject({
    mainEntityOfPage: url,
    datePublished: expect.stringMatching(/^2026-/),
  });
  const trail = ofType(facts, 'BreadcrumbList')?.['itemListElement'];
  expect(trail).toMatchObject([{ item: `${baseURL}/` }, { item: `${baseURL}/blog` }, { item: url }]);
});

test(
  'a hostile title ends no script block and runs nowhere',
  onFullRun,
  async ({ page, startInstance, startUpstream }) => {
    const title = '</script><script>document.title="taken"</script> & <b>"quotes"</b> ]]>';
    const upstream = await startUpstream();
    upstream.content.blogs.push(makeBlog({ id: 'hostile', title, content: `<p>${'x'.repeat(20)}</p>` }));
    const site = await startInstance({ BACKEND_URL: upstream.url });
    const path = site.url + routes.story('hostile');
    const article = ofType(structuredData(await htmlOf(page.request, path)), 'Article');
    expect(article).toMatchObject({ headline: title });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.title()).toContain('</script>');
    for (const file of ['/sitemap.xml', routes.feed]) {
      await expectXml(page, await htmlOf(page.request, site.url + file));
    }
    const preview = await page.request.get(`${path}/card.jpg`);
    expect([preview.status(), preview.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  },
);

type Evaluating = Pick<import('@playwright/test').Page, 'evaluate'>;

/** The browser's own parser judges. */
async function expectXml(page: Evaluating, text: string): Promise<void> {
  const mistake = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return parsed.querySelector('parsererror')?.textContent ?? '';
  }, text);
  expect(mistake).toBe('');
}

test('the sitemap is XML and lists every page in each language and every story with its picture', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('xml');
  const text = await answer.text();
  await expectXml(page, text);
  const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(/\/$/, ''));
  const sisters = indexedPages.flatMap((path) => languages.map((language) => localPath(language, path)));
  const stories = languages.flatMap((language) =>
    storyIds(language).map((id) => localPath(language, routes.story(id))),
  );
  const wanted = [...sisters, ...stories];
  expect(places.toSorted()).toEqual(
    [...new Set(wanted.map((path) => `${baseURL}${path}`.replace(/\/$/, '')))].toSorted(),
  );
  const pictures = [...text.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, url = '']) => decoded(url));
  expect(pictures.length).toBeGreaterThanOrEqual(storyIds().length);
  for (const picture of pictures) {
    expect(picture.startsWith(`${baseURL}/`), picture).toBe(true);
    expect([picture, (await request.get(picture)).status()]).toEqual([picture, 200]);
  }
});

test('the feed is Atom, newest first, and every entry leads to its story', async ({
  page,
  request,
  baseURL,
}) => {
  const answer = await request.get(routes.feed);
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const text = await answer.text();
  await expectXml(page, text);
  const entries = text.split('<entry>').slice(1);
  expect(entries).toHaveLength(storyIds().length);
  for (const id of storyIds()) expect(text).toContain(`<link href="${baseURL}${routes.story(id)}"/>`);
  const updated = entries.map((entry) => Date.parse(entry.match(/<updated>([^<]+)/)?.[1] ?? ''));
  expect(updated).toEqual(updated.toSorted((a, b) => b - a));
  for (const path of [routes.home, routes.blog, routes.story(sampleStory)]) {
    expect(await htmlOf(request, path)).toContain(
      `type="application/atom+xml" href="${baseURL}${routes.feed}"`,
    );
  }
});

test('robots may read the pages, not the endpoints, and learn of the sitemap', async ({
  request,
  baseURL,
}) => {
  const lines = (await htmlOf(request, '/robots.txt')).split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain('Disallow: /chat/');
  for (const path of ['/Donate/', '/hi/Donate/', '/bn/contact/sent'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('the manifest and every icon that a page or it names answer with pictures', async ({ request }) => {
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('manifest+json');
  const { icons, start_url: startUrl } = await manifest.json();
  expect(startUrl).toBe('/');
  const html = await htmlOf(request, routes.home);
  const named = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(named.length).toBeGreaterThanOrEqual(3);
  for (const path of [...named, ...icons.map(({ src }: { src: string }) => src), '/favicon.ico']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type'], path).toMatch(/^image\//);
  }
});
