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

it('a text that is not in the language of its page has its address in English, and names the sisters that there are', () => {
  const story = { ...facts, path: routes.story('coming-home'), existsIn: ['en', 'bn'] } as const;
  const hindi = pageMetadata({ ...story, language: 'hi' }).alternates;
  expect(hindi?.canonical).toBe('/blog/coming-home');
  expect(hindi?.languages).toEqual({
    en: '/blog/coming-home',
    bn: '/bn/blog/coming-home',
    'x-default': '/blog/coming-home',
  });
  expect(pageMetadata({ ...story, language: 'bn' }).alternates?.canonical).toBe('/bn/blog/coming-home');
  expect(pageMetadata({ ...story, existsIn: ['en'] }).alternates).not.toHaveProperty('languages');
});

it('names the feed of its own language', () => {
  const feedOf = (language: 'en' | 'bn') => pageMetadata({ ...facts, path: '/', language }).alternates?.types;
  expect(feedOf('en')).toEqual({ 'application/atom+xml': '/feed.xml' });
  expect(feedOf('bn')).toEqual({ 'application/atom+xml': '/bn/feed.xml' });
});
