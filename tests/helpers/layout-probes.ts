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
    // The browser draws circles and ticks itself.
    const own = ':not([type="radio"], [type="checkbox"])';
    return [
      ...document.querySelectorAll<HTMLElement>(`button, [data-variant], input${own}, select, textarea`),
    ]
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
  onTwoLines(page, 'a[href^="tel:"]', String.raw`\+?\d[\d \u00a0-]*\d`);

/** Words of four letters and more that go on in the next line without a hyphen. */
export const brokenWords = (page: Page): Promise<string[]> =>
  onTwoLines(page, 'body', String.raw`(?<![^\s(])[\p{L}\p{M}]{4,}(?![^\s.,:;!?)])`);

/** What of the words below `selector` matches `pattern` and stands on more than one line. */
const onTwoLines = (page: Page, selector: string, pattern: string): Promise<string[]> =>
  page.evaluate(
    ({ within, wanted }) => {
      const broken: string[] = [];
      for (const part of document.querySelectorAll(within)) {
        const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          // Words for screen readers alone stand in a box of one pixel.
          if ((node.parentElement?.clientWidth ?? 2) === 1 || node.parentElement?.closest('[aria-hidden]'))
            continue;
          for (const found of (node.textContent ?? '').matchAll(new RegExp(wanted, 'gu'))) {
            const range = document.createRange();
            range.setStart(node, found.index);
            range.setEnd(node, found.index + found[0].length);
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
            const lines = new Set(boxes.map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(found[0]);
          }
        }
      }
      return broken;
    },
    { within: selector, wanted: pattern },
  );

/** So many places of the page, from its beginning to its end. */
const SCROLLS = 10;

/**
 * What of the page lies beneath `over` at ten places of it: words and controls beneath anything but an open window,
 * beneath that one too. Words are taken by the boxes of their lines.
 */
export const coveredWords = (page: Page, over: string): Promise<string[]> =>
  page.evaluate(
    ([selector, count]) => {
      const boxes = () =>
        [...document.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect());
      const isOver = (a: DOMRect, b: DOMRect) =>
        a.width > 1 &&
        a.left < b.right - 1 &&
        a.right > b.left + 1 &&
        a.top < b.bottom - 1 &&
        a.bottom > b.top + 1;
      const isSeen = (element: Element | null) =>
        element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
        !element.closest('[data-assistant], .visually-hidden, script');
      /** A box as far as the scrolling strips around it let it be seen. */
      const clipped = (element: Element | null, box: DOMRect): DOMRect => {
        let [left, right] = [box.left, box.right];
        for (let around = element; around && around !== document.body; around = around.parentElement) {
          if (getComputedStyle(around).overflowX === 'visible') continue;
          const edges = around.getBoundingClientRect();
          [left, right] = [Math.max(left, edges.left), Math.min(right, edges.right)];
        }
        return new DOMRect(left, box.top, Math.max(0, right - left), box.height);
      };
      const found = new Set<string>();
      const last = document.documentElement.scrollHeight - innerHeight;
      for (let place = 0; place < count; place += 1) {
        scrollTo({ top: (last * place) / (count - 1), behavior: 'instant' });
        const over = boxes();
        const isCovered = (box: DOMRect) => over.some((one) => isOver(box, one));
        for (const element of document.querySelectorAll(
          'a[href], button, input, select, textarea, h1, h2, h3',
        ))
          if (isSeen(element) && isCovered(clipped(element.parentElement, element.getBoundingClientRect())))
            found.add(`${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`);
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (!node.textContent?.trim() || !isSeen(node.parentElement)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          if ([...range.getClientRects()].some((box) => isCovered(clipped(node.parentElement, box))))
            found.add(`words: ${node.textContent.slice(0, 40)}`);
        }
      }
      scrollTo({ top: 0, behavior: 'instant' });
      return [...found];
    },
    [over, SCROLLS] as const,
  );

/** What stands over the page of a phone but the bar at the foot, and what of the page never comes out above it. */
export const floatingOnPhone = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('body > nav')].at(-1);
    const isShown = (element: Element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return (
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const isFloating = (element: Element) =>
      /fixed|sticky/.test(getComputedStyle(element).position) &&
      // The band with the navigation sticks to the top by the specification (§2).
      // The way off the page stands in that band once the page moves.
      !element.matches('[data-quick-exit="stays"] > div') &&
      !element.matches('body > header, body > nav, :is(.rcb-window-close) .rcb-chat-window');
    const found = [...document.querySelectorAll('body *')]
      .filter((element) => isFloating(element) && isShown(element))
      .map((element) => `${element.tagName}.${element.className}`);
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const barTop = bar?.getBoundingClientRect().top ?? Number.NaN;
    const end = document.querySelector('body > footer')?.getBoundingClientRect().bottom ?? Number.NaN;
    if (!(end <= barTop + 1)) found.push(`the page ends at ${end}, the bar begins at ${barTop}`);
    for (const control of document.querySelectorAll<HTMLElement>(
      'main a[href], main button, footer a[href]',
    )) {
      if (!isShown(control)) continue;
      scrollTo({ top: 0, behavior: 'instant' });
      control.focus();
      const { top, bottom, height } = control.getBoundingClientRect();
      const edge = bar?.getBoundingClientRect().top ?? Number.NaN;
      if (bottom > edge + 1 && top > 0 && height < edge)
        found.push(`beneath the bar: ${control.textContent}`);
    }
    return found;
  });
