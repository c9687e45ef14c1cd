import type { Language } from '@/lib/i18n/language';

/** A voice of the browser; `localService` is false where the text would be sent to its maker. */
type Voice = { lang: string; localService: boolean };

/** Longest piece given to a voice at once: some engines fall silent within a long one. */
const LONGEST = 200;

/**
 * The voice for a language, Indian before any other: only one that speaks on the device itself, because what is read here
 * is sent to nobody. Undefined where there is none.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const own = voices.filter(
    ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === language,
  );
  return own.find(({ lang }) => /[-_]in$/i.test(lang)) ?? own[0];
}

/** A text in pieces that a voice can hold, cut behind sentences, else between words. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const sentence of text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?।]) /)) {
    let piece = '';
    for (const word of sentence.split(' ')) {
      if (piece !== '' && piece.length + word.length >= LONGEST) {
        found.push(piece);
        piece = '';
      }
      piece += piece === '' ? word : ` ${word}`;
    }
    if (piece !== '') found.push(piece);
  }
  return found;
}

/** Telephone numbers digit by digit: `112` is no hundred and twelve. `numbers` are the page's own, as in its links. */
export function spokenNumbers(text: string, numbers: readonly string[]): string {
  const wanted = new Set(numbers.map((number) => number.replace(/\D/g, '')));
  return text.replace(/\+?\d[\d\s-]*\d/g, (found) => {
    const digits = found.replace(/\D/g, '');
    return wanted.has(digits) ? [...digits].join(' ') : found;
  });
}

const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption';
/** Controls and what is no part of the text. */
const NOT_READ = 'form, nav, button, [data-print="no"], [aria-hidden="true"], [hidden]';

type Block = { text: string; language: string };

/** What a page says, in its order: each paragraph, heading and item once, with its language. */
export function readableBlocks(main: Element): Block[] {
  const numbers = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(
    ({ href }) => href,
  );
  return [...main.querySelectorAll<HTMLElement>(BLOCKS)].flatMap((block) => {
    if (block.closest(NOT_READ) || block.parentElement?.closest('li, dd, blockquote, figcaption')) return [];
    const text = spokenNumbers(block.innerText ?? block.textContent ?? '', numbers).trim();
    const language = block.closest('[lang]')?.getAttribute('lang') ?? '';
    return text === '' ? [] : [{ text, language }];
  });
}
