import type { Page } from '@playwright/test';
import type { Language } from '@/lib/i18n/language';

/** English sentences on a page of another language that no `lang` tells a screen reader of; names may stand as they are. */
export const unmarkedEnglish = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate((allowed) => {
    const isEnglish = (text: string) => {
      const named = allowed.reduce((left, name) => left.replaceAll(name, ''), text);
      const rest = named.replace(/\S+@\S+|\border_\w+/g, '');
      // Two words of Latin letters and none of the page's own script.
      return /[A-Za-z]{2,}[^\p{L}]+[A-Za-z]{2,}/u.test(rest) && !/[\p{sc=Deva}\p{sc=Beng}]/u.test(text);
    };
    const root = document.documentElement;
    const isOutside = (element: Element | null) =>
      !element || element.closest('script, style, noscript, [lang]') !== root;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isOutside(node.parentElement) && isEnglish(node.textContent ?? ''))
        found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll(
      'body [aria-label], body [alt], body [placeholder], body [title]',
    )) {
      for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
        const text = element.getAttribute(name) ?? '';
        if (!isOutside(element) && isEnglish(text)) found.push(`${name}: ${text}`);
      }
    }
    return found;
  }, names);

/** Words in Devanagari or Bengali that are small, spaced, or so tight that a line touches the next. */
export const crampedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || !/[\p{sc=Deva}\p{sc=Beng}]/u.test(text)) continue;
      if (!element.checkVisibility() || element.closest('script, noscript, .visually-hidden')) continue;
      const { fontSize, lineHeight, letterSpacing, textTransform } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      const isParagraph =
        element.matches('p, li, dd, label') && element.closest('h1, h2, h3, h4, a, button') === null;
      const leading = Number.parseFloat(lineHeight) / size;
      const wrong = [
        size < 17 && `${size} px`,
        leading < (isParagraph ? 1.65 : 1.25) && `leading ${leading.toFixed(2)}`,
        !['normal', '0px'].includes(letterSpacing) && `spaced ${letterSpacing}`,
        textTransform !== 'none' && textTransform,
      ].filter(Boolean);
      if (wrong.length > 0) found.add(`${wrong.join(', ')}: ${text.slice(0, 40)}`);
    }
    return [...found];
  });

/** Links into English that do not say so to a browser and to a reader, the language switcher aside. */
export const unmarkedLinks = (page: Page, language: Language, words: string): Promise<string[]> =>
  page.evaluate(
    ([of, inEnglish]) => {
      const isOwn = (path: string) => path === `/${of}` || path.startsWith(`/${of}/`);
      return (
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang]:not([hreflang=en]))')]
          .filter(({ origin, pathname }) => origin === location.origin && !isOwn(pathname))
          .filter((link) => link.lang !== 'en' && !link.closest('[data-assistant]'))
          // Words that must not part have a space of their own between them.
          .filter(
            ({ hreflang, textContent }) =>
              hreflang !== 'en' || !textContent?.replaceAll('\u00a0', ' ').includes(inEnglish),
          )
          .map((link) => link.outerHTML)
      );
    },
    [language, words.replace(/[()]/g, '')] as const,
  );
