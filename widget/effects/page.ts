/** Whether every edge of the element lies on the screen; decides sound and focus of an embedded widget. */
export function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, left, bottom, right } = element.getBoundingClientRect();
  const { clientHeight, clientWidth } = document.documentElement;
  return top >= 0 && left >= 0 && bottom <= clientHeight && right <= clientWidth;
}

const MOBILE_MAX_PX = 768;

/** A phone by its user agent, or a window as narrow as one. */
export const isMobile = (): boolean =>
  /android|iphone|ipad|ipod|mobile/i.test(navigator.userAgent) || window.innerWidth < MOBILE_MAX_PX;

/** Whether the visitor prefers reduced motion. */
export const isCalm = (): boolean =>
  typeof window.matchMedia === 'function' && window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls when the window's size changes; the shape `useSyncExternalStore` wants. */
export function watchWindowSize(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/**
 * Keeps `--rcb-viewport-height` at what an on-screen keyboard leaves free; `dvh` does not shrink for a keyboard. Until
 * one opens the stylesheet's values apply, because reading the size at the start forces a layout.
 */
export function followKeyboard(element: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const follow = () => {
    // A pinch zoom shrinks the visual viewport as well.
    if (viewport.scale !== 1) return;
    element.style.setProperty('--rcb-viewport-height', `${viewport.height}px`);
    element.style.setProperty('--rcb-viewport-top', `${viewport.offsetTop}px`);
  };
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}

/**
 * Makes everything beside the element inert, out to the whole page and through shadow roots, until the returned
 * function is called. What is inert already stays so.
 */
export function coverPage(element: Element): () => void {
  const covered: Element[] = [];
  let at: Node | null = element;
  while (at && at !== document.body) {
    const siblings: Iterable<Element> = at.parentNode?.children ?? [];
    for (const one of siblings) if (one !== at && !one.matches(SPOKEN)) covered.push(one);
    at = at instanceof ShadowRoot ? at.host : at.parentNode;
  }
  const changed = covered.filter((one) => !one.hasAttribute('inert'));
  for (const one of changed) one.setAttribute('inert', '');
  return () => {
    for (const one of changed) one.removeAttribute('inert');
  };
}
/** The window's own live regions. */
const SPOKEN = '.rcb-log, .rcb-status';

const SIGNS = ['click', 'keydown', 'touchstart'] as const;

/** Calls once at the first interaction with the page; browsers allow sound only after it. */
export function onFirstInteraction(run: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const once = () => {
    listeners.abort();
    run();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true, signal });
  return () => listeners.abort();
}
