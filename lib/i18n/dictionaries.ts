import { bn } from './bn';
import { type Dictionary, en } from './en';
import { hi } from './hi';
import type { Language, LinkTexts } from './language';

/**
 * The texts of every language, for pages on the server and for tests. An island takes the texts it needs as props or
 * imports its own dictionary, so that a browser loads those of one page and one language.
 */
export const dictionaries: Readonly<Record<Language, Dictionary>> = { en, hi, bn };

/** What a link says in a language, beside its own text. */
export const linkTexts = (language: Language): LinkTexts => ({ language, ...dictionaries[language].links });
