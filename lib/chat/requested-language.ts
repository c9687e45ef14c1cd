import { type Language, languages } from '@/lib/i18n/language';

/** Names of the languages, in all of them; browsers load this, so each is as short as it can be. */
const names: Readonly<Record<Language, RegExp>> = {
  en: /\beng(lish)?\b|ng(re|ra)[zj]i|अंग्रे|ইংর/i,
  hi: /\bhindi\b|हि(न्|ं)दी|হিন্দি/i,
  bn: /\bbang?la\b|bengali|বাংলা|बांग्ला/i,
};
/** What makes the name of a language a wish: a word of speaking in Roman spelling, or another script than that one's. */
const WISH = /\b(in|speak|talk|know|plea?[sz]e?|bol\w*|ba+t|kotha|likh\w*|m(e|ei|ai)n?|t?e)\b|[^ -~]/i;
const NO = /\d|\b(not?|don.?t|na(hi)?|jani)\b|नहीं|না/i;

/** The language that a visitor asks for: its name alone, or in a few words that wish for it. A greeting (`hi`) names none. */
export function requestedLanguage(text: string): Language | null {
  const words = text.trim().split(/\s+/).length;
  const [named, other] = languages.filter((one) => names[one].test(text));
  if (!named || other || words > 7 || NO.test(text)) return null;
  return words === 1 || WISH.test(text) ? named : null;
}
