import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { shell } from '@/lib/i18n/en/shell';
import { rawRequest } from '../helpers/raw-http';
import { expect, test } from '../helpers/shared-page';
import { everyPage, indexedPages, pagesInThisRun, sampleStory } from '../helpers/site-pages';

const samplePhone = '+91 00000 00000';

/** Everything a page did that it should not have done. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin) complaints.push(`elsewhere: ${request.url()}`);
  });
  return complaints;
}

for (const path of pagesInThisRun) {
  test(`${path} is a whole page that asks nothing of anyone else`, async ({ page, baseURL }) => {
    const complaints = watch(page, String(baseURL));
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByText('Loading', { exact: false })).toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: samplePhone })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    );
    await expect(header.getByRole('link', { name: shell.getHelp })).toHaveAttribute('href', routes.helpNow);
    expect(complaints).toEqual([]);
  });
}

const attribute = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? '';

test('every page has a title and a description of its own and names its canonical address', async ({
  request,
  baseURL,
}) => {
  const titles: string[] = [];
  const descriptions: string[] = [];
  for (const path of indexedPages) {
    const html = await (await request.get(path)).text();
    titles.push(attribute(html, /<title>([^<]+)<\/title>/));
    descriptions.push(attribute(html, /<meta name="description" content="([^"]+)"/));
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    expect(canonical.replace(/\/$/, ''), path).toBe(`${baseURL}${path}`.replace(/\/$/, ''));
  }
  expect(titles).not.toContain('');
  expect(descriptions).not.toContain('');
  expect(new Set(titles).size).toBe(indexedPages.length);
  expect(new Set(descriptions).size).toBe(indexedPages.length);
});

const hops: readonly (readonly [string, string])[] = [
  ['/donate', routes.donate],
  ['/DONATE', routes.donate],
  ['/donate/', routes.donate],
  ['/Donate/', routes.donate],
  ['/accommodation', routes.accommodation],
  ['/accommodation/', routes.accommodation],
  ['/accomodation', routes.accommodation],
  ['/ACCOMODATION/', routes.accommodation],
  ['/Accomodation/', routes.accommodation],
  ['/about/', routes.about],
  ['/corporates/', routes.corporates],
  ['/treatment/', routes.treatment],
  ['/blog/', routes.blog],
  [`/blog/${sampleStory}/`, routes.story(sampleStory)],
  ['/contact/', routes.contact],
  ['/help-now/', routes.helpNow],
  ['/donate?from=poster', `${routes.donate}?from=poster`],
];
for (const [from, to] of hops) {
  test(`${from} reaches ${to} in exactly one permanent hop`, async ({ request }) => {
    const hop = await request.get(from, { maxRedirects: 0 });
    expect([hop.status(), hop.headers()['location']]).toEqual([308, to]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

const gets: readonly string[] = [
  ...[routes.api.testimonials, routes.api.features, routes.api.accommodations, routes.api.blogs],
  `${routes.api.blog(sampleStory)}/`,
  '/healthz/',
  '/readyz/',
];
const posts: readonly string[] = [
  routes.api.saveDetails,
  routes.api.payment,
  `${routes.contactSend}/`,
  '/hooks/content/',
];

for (const path of gets) {
  test(`${path} answers with and without its slash`, async ({ request }) => {
    for (const address of [path, path.slice(0, -1)]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status()]).toEqual([address, 200]);
      expect(answer.headers()['content-type']).toContain('application/json');
    }
  });
}
for (const path of posts) {
  test(`${path} refuses a GET with and without its slash, never by redirect`, async ({ request }) => {
    for (const address of [path, path.slice(0, -1)]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect([address, answer.status(), answer.headers()['allow']]).toEqual([address, 405, 'POST']);
    }
  });
}

const strange: Record<string, string> = {
  'no percent-encoding': '/blog/%ff',
  'a bare percent sign': '/%',
  'a climb out of the folder': '/blog/../x',
  'an encoded climb': '/blog/..%2f..%2fx',
  'a climb out of the media': '/media/../package.json',
  'an endless id': `/blog/${'a'.repeat(2000)}`,
  'a null byte': '/blog/%00',
  'a tag': '/blog/<script>',
  'an encoded tag': '/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'a name of the prototype': '/blog/__proto__',
  'an unknown story': '/blog/nobody-wrote-this',
  'a page of stories that is not there': '/blog/page/999',
  'an unknown page': '/no-such-page',
  'an unknown endpoint': '/api/no-such-thing',
};
for (const [what, path] of Object.entries(strange)) {
  test(`${what} is a clean 404 page with the phone, without script too`, async ({ baseURL }) => {
    const { status, headers, body } = await rawRequest(String(baseURL), path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
    // A number in the band does not break: its spaces are of that kind.
    const shown = body.replace(/<script\b.*?<\/script>/gs, '').replaceAll('\u00a0', ' ');
    expect(shown.match(/<h1/g)).toHaveLength(1);
    expect(shown).toContain(samplePhone);
    expect(shown).toContain('tel:112');
    expect(shown).not.toContain('<script>alert');
    expect(body).not.toMatch(/node_modules|\.next\/server|at \w+ \(/);
    expect(shown).toContain('noindex');
    // Two contradicting policies would leave the choice to each cache on the way.
    expect(headers['cache-control']).not.toMatch(/(?=.*no-store)(?=.*s-maxage)/);
  });
}

test('a doubled slash stays on this site', async ({ baseURL }) => {
  for (const path of ['//blog', '//evil.test/', '/\\evil.test/', '/blog//x', '/donate//evil.test']) {
    const { status, headers } = await rawRequest(String(baseURL), path);
    expect([path, status]).toEqual([path, 308]);
    expect(new URL(String(headers.location), baseURL).origin).toBe(baseURL);
  }
});

test('HEAD answers like GET, without a body', async ({ request }) => {
  for (const path of [routes.home, routes.about, routes.api.blogs, routes.story(sampleStory)]) {
    const head = await request.head(path);
    expect([path, head.status(), (await head.body()).length]).toEqual([path, 200, 0]);
  }
  expect((await request.head('/no-such-page')).status()).toBe(404);
});

test('no answer says what runs here', async ({ request }) => {
  for (const path of [routes.home, routes.api.blogs, '/no-such-page', '/healthz', '/donate']) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([path, headers['x-powered-by'], headers['server']]).toEqual([path, undefined, undefined]);
  }
});

test('a foreign Host header reaches no page, address or redirect', async ({ baseURL }) => {
  const headers = {
    host: 'evil.test',
    'x-forwarded-host': 'worse.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.test',
  };
  const paths = [
    ...everyPage,
    '/sitemap.xml',
    '/robots.txt',
    routes.feed,
    '/no-such-page',
    '/donate',
    '/about/',
  ];
  for (const path of paths) {
    const answer = await rawRequest(String(baseURL), path, { headers });
    expect(answer.status, path).toBeLessThan(500);
    expect(JSON.stringify(answer), path).not.toMatch(/evil\.test|worse\.test/);
    // A later visitor gets what a cache kept.
    expect((await rawRequest(String(baseURL), path)).body, path).not.toMatch(/evil\.test|worse\.test/);
  }
});
