import { pageMetadata } from '@/app/metadata';
import { routes } from '@/lib/config/routes';

const facts = { title: 'Title', description: 'Description' };

describe('the metadata of a page with sisters', () => {
  it.each([
    ['en', '/Donate', 'en_IN'],
    ['hi', '/hi/Donate', 'hi_IN'],
    ['bn', '/bn/Donate', 'bn_IN'],
  ] as const)('in %s names itself canonical and all sisters', (language, canonical, locale) => {
    const { alternates, openGraph } = pageMetadata({ ...facts, path: routes.donate, language });
    expect(alternates?.canonical).toBe(canonical);
    expect(alternates?.languages).toEqual({
      en: '/Donate',
      hi: '/hi/Donate',
      bn: '/bn/Donate',
      'x-default': '/Donate',
    });
    expect(openGraph).toMatchObject({ locale, url: canonical });
  });
});

it('a page in English alone names no sisters', () => {
  const { alternates } = pageMetadata({ ...facts, path: '/design' });
  expect(alternates?.canonical).toBe('/design');
  expect(alternates).not.toHaveProperty('languages');
});
