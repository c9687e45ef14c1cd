import type { Page } from '@playwright/test';

/** How far the page can be pushed sideways, in pixels. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** Texts that their own box cuts off. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = /hidden|clip/;
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      // Words for screen readers alone stand in a box of one pixel.
      if (clipPath !== 'none' || element.clientWidth <= 1) return false;
      const tall = cuts.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
      const wide = cuts.test(overflowX) && element.scrollWidth > element.clientWidth + 2;
      return tall || wide;
    };
    const isText = (element: Element) =>
      (element instanceof HTMLElement ? element.textContent.trim() : '') !== '';
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && isText(element) && isCut(element))
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`);
  });

/** The text spacing a reader may ask for (WCAG 1.4.12); a sheet of the page's own that no policy refuses. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/** What moves at this moment: animations that run and films that play, but for one that the visitor opened. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    ...[...document.querySelectorAll('video')]
      .filter((film) => !film.paused && !film.closest('dialog'))
      .map(({ src }) => src),
  ]);

/** Where a thing stands in a row of frames. */
export const places = (page: Page, selector: string, frames = 40): Promise<number[]> =>
  page.evaluate(
    async ([wanted, count]) => {
      const seen: number[] = [];
      for (let frame = 0; frame < count; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.push(document.querySelector(wanted)?.getBoundingClientRect().x ?? Number.NaN);
      }
      return [...new Set(seen)];
    },
    [selector, frames] as const,
  );

/** Texts in another script than their language says. */
export const unmarkedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [
      { letters: /\p{Script=Devanagari}/u, language: 'hi' },
      { letters: /\p{Script=Bengali}/u, language: 'bn' },
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      // A script tag holds the page's data, not its words.
      if (node.parentElement?.closest('script')) continue;
      for (const { letters, language } of scripts)
        if (letters.test(text) && !lang.startsWith(language)) wrong.push(`${lang}: ${text.slice(0, 40)}`);
    }
    return wrong;
  });

type Target = { name: string; width: number; height: number; primary: boolean };

/** Everything to press, with its size; a link within a sentence is bound to the line and left out (WCAG 2.5.8). */
export const targets = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, dd, address, figcaption, label');
      const own = element.textContent?.trim().length ?? 0;
      return (
        getComputedStyle(element).display === 'inline' && (around?.textContent?.trim().length ?? 0) > own
      );
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, textarea')]
      .filter((element) => element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]'))
      .filter((element) => !isInSentence(element))
      .map((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        const isCall = element.matches('a[href^="tel:"], a[href="/help-now"]');
        const isAction = element.dataset['variant'] !== undefined;
        const name = (element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40);
        return { name, width: Math.round(width), height: Math.round(height), primary: isCall || isAction };
      });
  });

/** Controls that nothing but a colour tells from the page, which high contrast takes away. */
export const borderless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edge = (element: Element) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
    };
    return [...document.querySelectorAll<HTMLElement>('button, [data-variant], input, select, textarea')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => !element.closest('[inert], [aria-hidden="true"]') && !edge(element))
      .map(
        (element) => `${element.tagName}.${element.className}: ${element.textContent?.trim().slice(0, 40)}`,
      );
  });

/** Ways to help in the order a page offers them. */
export const helpOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header a, nav a, footer a')]
      .filter((link) => !link.closest('main'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => /^(tel:|mailto:)|^\/(contact|help-now)$|wa\.me/.test(href)),
  );

/** Colours of every placeholder and of the box behind it. */
export const placeholders = (page: Page): Promise<{ name: string; text: string; box: string }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[placeholder]')].map((field) => ({
      name: field.id,
      text: getComputedStyle(field, '::placeholder').color,
      box: getComputedStyle(field).backgroundColor,
    })),
  );

/** Numbers to call that break over two lines: they are read out digit by digit. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
      const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const text = node.textContent ?? '';
        const number = text.match(/\+?\d[\d \u00a0-]*\d/);
        if (!number) continue;
        const range = document.createRange();
        range.setStart(node, number.index ?? 0);
        range.setEnd(node, (number.index ?? 0) + number[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(text);
      }
      return broken;
    }),
  );
