import type { Language } from './language';

/** What ends a sentence; the danda of Hindi and Bengali is one letter. */
const ends: Readonly<Record<Language, string>> = { en: '.', hi: '।', bn: '।' };

/** Phrases as sentences one after another, each with its end; one that has an end keeps it. */
export const sentences = (language: Language, ...phrases: readonly string[]): string =>
  phrases.map((phrase) => (/[.!?।…]$/u.test(phrase) ? phrase : phrase + ends[language])).join(' ');
