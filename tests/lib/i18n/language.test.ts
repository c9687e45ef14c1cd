import {
  englishPart,
  isTranslated,
  type Language,
  langOf,
  languageOf,
  linkIn,
  localPath,
  withoutPrefix,
} from '@/lib/i18n/language';

describe('a path in a language', () => {
  it.each([
    ['hi', '/', '/hi'],
    ['bn', '/', '/bn'],
    ['hi', '/Donate', '/hi/Donate'],
    ['hi', '/Donate?amount=500', '/hi/Donate?amount=500'],
    ['bn', '/Donate/thank-you/AbC', '/bn/Donate/thank-you/AbC'],
    ['bn', '/contact/sent#care-bn', '/bn/contact/sent#care-bn'],
    ['hi', '/treatment#path', '/hi/treatment#path'],
    ['hi', '/about', '/hi/about'],
    ['bn', '/Accomodation#rooms', '/bn/Accomodation#rooms'],
    ['hi', '/faq#cost', '/hi/faq#cost'],
    ['bn', '/terms-of-service', '/bn/terms-of-service'],
    ['bn', '/offline', '/bn/offline'],
    ['hi', '/blog', '/hi/blog'],
    ['bn', '/blog/coming-home', '/bn/blog/coming-home'],
    ['bn', '/feed.xml', '/bn/feed.xml'],
  ] as const)('%s of %s is %s', (language, english, local) => {
    expect(localPath(language, english)).toBe(local);
  });

  it.each(['/design', '/blogs', '/Donated', '/contact/send', '/treatments', '/faqs', '/accomodation'])(
    'stays %s where only the English page exists',
    (path) => {
      expect(isTranslated(path)).toBe(false);
      expect(localPath('hi', path)).toBe(path);
    },
  );

  it('stays as it is in English, and where it has its prefix already', () => {
    expect(localPath('en', '/Donate')).toBe('/Donate');
    expect(localPath('bn', '/bn/Donate')).toBe('/bn/Donate');
  });
});

it.each([
  ['/hi', 'hi', '/'],
  ['/bn/Donate/status', 'bn', '/Donate/status'],
  ['/hi/', 'hi', '/'],
  ['/hi?x=1', 'en', '/hi?x=1'],
  ['/hindi', 'en', '/hindi'],
  ['/en/Donate', 'en', '/en/Donate'],
  ['/', 'en', '/'],
] as const)('%s is a page of %s whose English path is %s', (path, language, englishPath) => {
  expect(withoutPrefix(path)).toEqual({ language, englishPath });
});

it.each([
  ['hi', 'hi'],
  ['bn', 'bn'],
  ['fr', 'en'],
  ['../hi', 'en'],
  [null, 'en'],
])('a form that names %s is answered in %s', (name, language) => {
  expect(languageOf(name)).toBe(language);
});

describe('a link', () => {
  const words = (language: Language) => ({ language, inEnglish: '(in English)', newTab: '(new tab)' });

  it('leads to the sister page of its language', () => {
    expect(linkIn(words('hi'), '/contact')).toEqual({ href: '/hi/contact' });
    expect(linkIn(words('en'), '/contact')).toEqual({ href: '/contact' });
    expect(linkIn(words('hi'), '/hi/contact')).toEqual({ href: '/hi/contact' });
  });

  it('says where the page behind it is in English alone', () => {
    expect(linkIn(words('bn'), '/design')).toEqual({ href: '/design', hrefLang: 'en', note: '(in English)' });
    expect(linkIn(words('en'), '/design')).toEqual({ href: '/design' });
  });

  it('to another site says that it opens a new tab', () => {
    expect(linkIn(words('bn'), 'https://example.org')).toEqual({
      href: 'https://example.org',
      note: '(new tab)',
    });
  });

  it.each(['#write', 'tel:112', 'mailto:a@example.org'])('to %s stays as it is', (href) => {
    expect(linkIn(words('hi'), href)).toEqual({ href });
  });
});

it('marks what the operator gives in English alone on pages of other languages only', () => {
  expect(englishPart('en')).toEqual({});
  expect(englishPart('bn')).toEqual({ lang: 'en' });
});

it('marks a text that is in another language than its page', () => {
  expect(langOf('bn', 'bn')).toEqual({});
  expect(langOf('en', 'bn')).toEqual({ lang: 'en' });
});
