import type { Page } from '@playwright/test';

/** One stop of the Tab key: what it is, whether a ring is drawn, and what lies over it. */
export type Stop = { name: string; look: string; ring: boolean; coveredBy: string | null };

/** Marks what a keyboard should reach, in the order of the document, and says its names. */
export const expectedStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const focusable =
      'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex]';
    const groups = new Set<string>();
    const isOwnStop = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const checked = document.querySelector(`input[type="radio"][name="${element.name}"]:checked`);
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return checked ? checked === element : isFirst;
    };
    const stops = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isOwnStop(element),
    );
    return stops.map((element, index) => {
      const name = `${index} ${element.tagName} ${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40)}`;
      element.dataset['stop'] = name;
      return name;
    });
  });

/** Looks at each stop as the key is let go, so that a walk is one key after the other. */
export const watchStops = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const stops: Stop[] = [];
    const overlay = (active: Element, x: number, y: number): Element | null => {
      for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
        if (at.contains(active)) return null;
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    const coverOf = (active: Element, box: DOMRect): string | null => {
      const isOutside =
        box.bottom < 3 || box.top > innerHeight - 3 || box.right < 3 || box.left > innerWidth - 3;
      if (isOutside) return `the edge of the window: ${Math.round(box.top)}`;
      // A round corner is no part of its box: the points stand inside the curve.
      const radius = Number.parseFloat(getComputedStyle(active).borderTopLeftRadius) || 0;
      const inside = Math.max(3, Math.ceil(Math.min(radius, box.height / 2) * 0.3));
      for (const x of [box.left + inside, box.right - inside]) {
        for (const y of [box.top + inside, box.bottom - inside]) {
          const cover = overlay(active, x, y);
          if (cover) return cover.tagName;
        }
      }
      return null;
    };
    addEventListener('keyup', ({ key }) => {
      const active = document.activeElement;
      if (key !== 'Tab') return;
      if (!(active instanceof HTMLElement) || active === document.body) {
        stops.push({ name: 'the page', look: '', ring: false, coveredBy: null });
        return;
      }
      // A radio drawn as a tile wears its ring on the face beside it.
      const face = active instanceof HTMLInputElement && active.type === 'radio' && active.nextElementSibling;
      const { outlineStyle, outlineWidth } = getComputedStyle(face || active);
      stops.push({
        name: active.dataset['stop'] ?? `not expected: ${active.outerHTML.slice(0, 80)}`,
        look: `${active.tagName} ${active.className} ${active.dataset['variant'] ?? ''}`,
        ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        coveredBy: coverOf(active, (face || active).getBoundingClientRect()),
      });
    });
    Object.assign(globalThis, { tabStops: stops });
  });

/** Begins at the top: the first link has focus, and the next Tab comes to it from outside. */
export async function beginAtTop(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Shift+Tab');
}

const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

/** Presses Tab so many times, each key let go before the next, without asking the browser in between. */
export async function pressTab(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const keys = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(keys.map((type) => browser.send('Input.dispatchKeyEvent', { ...tab, type })));
  await browser.detach();
}

/** The stops seen since the watch began. */
export const seenStops = (page: Page): Promise<Stop[]> =>
  page.evaluate(() => {
    const stops: Stop[] = Reflect.get(globalThis, 'tabStops');
    return stops;
  });
