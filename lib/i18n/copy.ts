import 'server-only';
import { type Copy, dictionaries } from './dictionaries';
import type { Language, LinkWords } from './language';

/** For pages on the server: an island takes the words it needs as props, so that a browser gets those of one language. */
export const copyIn = (language: Language): Copy => dictionaries[language];

export function linkWords(language: Language): LinkWords {
  const { common, language: words } = copyIn(language);
  return { language, inEnglish: words.inEnglish, newTab: common.newTab };
}
