/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { type Language, languages, localPath, prefixed, withoutPrefix } from '@/lib/i18n/language';
import { describeWith } from '@/tests/helpers/describe-with';
import { builtPages } from '@/tests/helpers/page-weight';

/** Names of the centre and of others stay as they are in every language. */
const names =
  /Sample Rehabilitation Centre|Shiv Chandra Charitable Trust|Sample Name \w+|Tele-MANAS|[\w.]+@[\w.]+/g;
const otherScripts: Readonly<Record<Language, RegExp>> = {
  en: /[\p{sc=Deva}\p{sc=Beng}]{2,}/u,
  hi: /\p{sc=Beng}{2,}|[A-Za-z]{2,}[^\p{L}]+[A-Za-z]{2,}/u,
  bn: /\p{sc=Deva}{2,}|[A-Za-z]{2,}[^\p{L}]+[A-Za-z]{2,}/u,
};
/** For who changes the site or works on it. */
const inEnglishAlone = /^\/(?:design|staff)(?:\/|$)/;

const dictionaryFolder = join(__dirname, '../../lib/i18n/en');

/** Every English text of more than a word. */
async function englishTexts(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && /[A-Za-z]{2,} [A-Za-z]{2,}/.test(value)) found.add(value.trim());
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const file of readdirSync(dictionaryFolder)) collect(await import(join(dictionaryFolder, file)));
  return found;
}

/** What nobody reads, and what takes the longest to parse. */
const notRead = /<(style|script)\b[\s\S]*?<\/\1>/g;

type Drawn = { path: string; language: Language; document: Document };

/** Null where the address leads to another page: what that page says is that page's. */
async function drawn(base: string, path: string): Promise<Drawn | null> {
  const answer = await fetch(base + path, { redirect: 'manual' });
  if (answer.status === 307) return null;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  const { language } = withoutPrefix(path);
  const words = (await answer.text()).replace(notRead, '');
  return { path, language, document: new JSDOM(words).window.document };
}

/** A story without words in the page's language: it says so, and its canonical address is the English one. */
const isUntranslated = ({ document }: Drawn) => document.querySelector('main h1[lang=en]') !== null;

/** What is read or heard in the page's own language: its texts and labels outside of what is marked as another. */
function ownTexts({ document }: Drawn): string[] {
  const root = document.documentElement;
  const isOwn = (element: Element | null) =>
    element?.closest('[lang]') === root && !element.closest('script, style, template, head > title');
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isOwn(node.parentElement)) texts.push(node.textContent ?? '');
  for (const name of ['aria-label', 'alt', 'title', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

/** Where the switcher leads to, by language. */
const switcher = ({ document }: Drawn): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('header nav a[hreflang][lang]'), (link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  );

describeWith('SITE_UNDER_TEST', 'every page in every language', (siteUrl) => {
  const base = siteUrl.replace(/\/+$/, '');
  let pages: Drawn[] = [];
  beforeAll(async () => {
    const paths = await builtPages(base);
    const answers = await Promise.all(paths.map((path) => drawn(base, path)));
    pages = answers.filter((page) => page !== null);
  }, 120_000);

  it('answers, with the language of its address and one heading of the first level', () => {
    expect(pages.length).toBeGreaterThan(60);
    const wrong = pages.filter(
      ({ document, language }) =>
        document.documentElement.lang !== language || document.querySelectorAll('h1').length !== 1,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('exists in every language', () => {
    const paths = new Set(pages.map(({ path }) => path));
    const english = pages.filter(({ language, path }) => language === 'en' && !inEnglishAlone.test(path));
    const sisters = english.flatMap(({ path }) => prefixed.map((language) => localPath(language, path)));
    expect(sisters.filter((path) => !paths.has(path) || withoutPrefix(path).language === 'en')).toEqual([]);
  });

  it('shows no run of another script that is not marked', () => {
    const found = pages.flatMap((page) =>
      ownTexts(page)
        .map((text) => text.replace(names, ''))
        .filter((text) => otherScripts[page.language].test(text))
        .map((text) => `${page.path}: ${text.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  it('shows no text of the English dictionary in Hindi or Bengali', async () => {
    const english = await englishTexts();
    const found = pages
      .filter(({ language }) => language !== 'en')
      .flatMap((page) =>
        ownTexts(page)
          .filter((text) => english.has(text) && text.replace(names, '').trim() !== '')
          .map((text) => `${page.path}: ${text}`),
      );
    expect(found).toEqual([]);
  });

  it('has a switcher that leads to itself in the other languages and back', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const translated = pages.filter(({ path }) => !inEnglishAlone.test(path));
    const lost = translated.flatMap((page) =>
      languages
        .filter((language) => language !== page.language)
        .filter((language) => {
          const there = byPath.get(switcher(page)[language] ?? '');
          return there?.language !== language || switcher(there)[page.language] !== page.path;
        })
        .map((language) => `${page.path} in ${language}`),
    );
    expect(lost).toEqual([]);
  });

  it('names its own address as canonical, and all its sisters', () => {
    const untranslated = new Set(pages.filter(isUntranslated).map(({ path: own }) => own));
    const path = (link: Element | null) => new URL(link?.getAttribute('href') ?? '', base).pathname;
    const translated = pages.filter(
      ({ document, path: own }) =>
        !inEnglishAlone.test(own) && !document.querySelector('meta[name=robots][content*=noindex]'),
    );
    const wrong = translated.filter((page) => {
      const { document, path: own } = page;
      const named = languages.map((language) =>
        path(document.querySelector(`link[rel=alternate][hreflang=${language}]`)),
      );
      const { englishPath } = withoutPrefix(own);
      const sisters = languages.map((language) => localPath(language, englishPath));
      const canonical = path(document.querySelector('link[rel=canonical]'));
      if (sisters.some((sister) => untranslated.has(sister))) return canonical !== englishPath;
      return canonical !== own || String(named) !== String(sisters);
    });
    expect(wrong.map(({ path: own }) => own)).toEqual([]);
  });
});
