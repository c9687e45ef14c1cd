/** The languages whose addresses begin with their name: `/hi`, `/bn`. What names them elsewhere: docs/TRANSLATION.md. */
export const prefixed = ['hi', 'bn'] as const;
export type Prefixed = (typeof prefixed)[number];

/** The site's languages: English without a prefix as documented, then the others. */
export const languages = ['en', ...prefixed] as const;
export type Language = (typeof languages)[number];

/** A language as an address or a form names it; English for anything else. */
export const languageOf = (name: string | null | undefined): Language =>
  languages.find((language) => language === name) ?? 'en';

/** Each language by its own name, as the switcher shows it. */
export const endonyms: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', bn: 'বাংলা' };

/** Their first letters, for where the names have no room. */
export const languageMarks: Readonly<Record<Language, string>> = { en: 'EN', hi: 'हि', bn: 'বা' };

/** For the centre's staff. */
export const englishNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'Hindi', bn: 'Bengali' };

/** English paths of the pages that exist in every language; what lies below giving and stories counts by its beginning. */
const translated =
  /^\/(?:$|(?:about|corporates|treatment|Accomodation|trust|contact|contact\/sent|Donate|Donate\/.+|help-now|families|blog|blog\/.+|feed\.xml|faq|privacy-policy|terms-of-service|cookies-settings|refund-policy|accessibility|offline|search)(?=$|[?#]))/;

/** Whether a page has a Hindi and a Bengali sister. */
export const isTranslated = (englishPath: string): boolean => translated.test(englishPath);

/** An English path in a language: prefixed where that page exists, unchanged where it does not. */
export function localPath(language: Language, englishPath: string): string {
  if (language === 'en' || !isTranslated(englishPath)) return englishPath;
  return englishPath === '/' ? `/${language}` : `/${language}${englishPath}`;
}

/** The language of an address and its path without the prefix. */
export function withoutPrefix(path: string): { language: Language; englishPath: string } {
  const found = prefixed.find((language) => `${path}/`.startsWith(`/${language}/`));
  return { language: found ?? 'en', englishPath: found ? path.slice(found.length + 1) || '/' : path };
}

/** What a link says in a page of one language, beside its own words. */
export type LinkTexts = {
  language: Language;
  /** The page behind it is in English alone. */
  inEnglish: string;
  /** Another site, in a new tab. */
  newTab: string;
};

type LocalLink = { href: string; hrefLang?: 'en'; note?: string };

/** A link as a page of one language has it: to the sister in that language, or marked as leading to English. */
export function linkIn({ language, inEnglish, newTab }: LinkTexts, href: string): LocalLink {
  if (/^https?:/.test(href)) return { href, note: newTab };
  const { englishPath } = withoutPrefix(href);
  if (!href.startsWith('/') || language === 'en' || isTranslated(englishPath)) {
    return { href: localPath(language, href) };
  }
  return { href, hrefLang: 'en', note: inEnglish };
}

/** For a name or an address that the operator gives in English alone, so that it is read aloud as such. */
export const englishPart = (language: Language): { lang?: 'en' } => (language === 'en' ? {} : { lang: 'en' });

/** For a text that may be in another language than its page: what tells a screen reader of it. */
export const langOf = (text: Language, page: Language): { lang?: Language } =>
  text === page ? {} : { lang: text };

/**
 * Words with their values: `fill('You are giving {amount}', { amount: '₹500' })`. A sentence that crosses into an
 * island is a string with named places, because a function cannot travel with the page. A place without a value stays.
 */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** What ends a sentence; the danda of Hindi and Bengali is one letter. */
const ends: Readonly<Record<Language, string>> = { en: '.', hi: '।', bn: '।' };

/** Phrases as sentences one after another, each with its end; one that has an end keeps it. */
export const sentences = (language: Language, ...phrases: readonly string[]): string =>
  phrases.map((phrase) => (/[.!?।…]$/u.test(phrase) ? phrase : phrase + ends[language])).join(' ');

const scripts: Readonly<Record<Prefixed, RegExp>> = {
  hi: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
};

const otherLetters = /[\p{L}\p{M}]/gu;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language whose script most letters of a text are written in, or null for Latin and any other script. */
export function scriptLang(text: string): Prefixed | null {
  const sample = text.slice(0, 2000);
  const all = count(sample, otherLetters);
  return prefixed.find((language) => count(sample, scripts[language]) * 2 > all) ?? null;
}

/** Values that are no words and stay the same in every language. */
type Unchanged = 'icon' | 'id' | 'autoComplete';

/**
 * The shape of an English dictionary with any words in the places of its words, so that another language is checked
 * key by key. Keys of the English `as const` object stay required; a missing one fails the type check.
 */
export type Wide<Words> = Words extends string
  ? string
  : Words extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Words extends number | boolean
      ? Words
      : { readonly [Key in keyof Words]: Key extends Unchanged ? Words[Key] : Wide<Words[Key]> };
