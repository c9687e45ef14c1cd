import { routes } from '@/lib/config/routes';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';

const pages = [
  routes.home,
  routes.about,
  routes.treatment,
  routes.accommodation,
  routes.donate,
  routes.contact,
  routes.terms,
  routes.blog,
  ...['/hi', '/bn'].flatMap((language) =>
    ['', '/treatment', '/Donate', '/contact'].map((path) => language + path),
  ),
];

/** The documents' own place, in any script; a time zone is none. */
const formerPlace = /Salt(?: |\+|%20)Lake|साल्ट लेक|সল্টলেক|(?<!Asia\/)Kolkata|कोलकाता|কলকাতা/;

test(
  'another address leaves the documents’ place on no page, in no language and on no map',
  onFullRun,
  async ({ request, startInstance }) => {
    const site = await startInstance({
      CONTENT_DIR: 'tests/fixtures/content',
      SITE_ADDRESS: '7 M.G. Road, Pune 411001',
      SITE_CITY: 'Pune',
      SITE_CITY_HI: 'पुणे',
    });
    for (const path of pages) {
      const html = await (await request.get(site.url + path)).text();
      expect([path, formerPlace.exec(html)?.[0]]).toEqual([path, undefined]);
      expect(html).toContain('Pune 411001');
    }
    expect(await (await request.get(site.url)).text()).toContain('rehabilitation in Pune');
    expect(await (await request.get(`${site.url}/hi`)).text()).toContain('पुणे में');
  },
);
