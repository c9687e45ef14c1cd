import 'server-only';
import { addHook, clearWindow, sanitize } from 'isomorphic-dompurify';
import { allowedAttributes, allowedTags, keptValue } from './policy';

/**
 * The only door to isomorphic-dompurify. Its window grows with every call, so it is replaced now and then, which
 * also forgets the hooks (reference/stack.md §0).
 */
const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // `Table: doses` as a label looks like a scheme to DOMPurify; our own rules have read the value already.
  ADD_URI_SAFE_ATTR: ['aria-label'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const CALLS_A_WINDOW = 100;
let calls = 0;
applyHooks();

/**
 * A tree to repair, sanitised. The window is replaced here and nowhere else: a fragment must not lose its window while
 * it is worked on, so use it up before asking for the next.
 */
export function sanitizeToFragment(html: string): DocumentFragment {
  if (calls >= CALLS_A_WINDOW) renewWindow();
  calls += 1;
  return sanitize(withoutNul(html), { ...config, RETURN_DOM_FRAGMENT: true });
}

const PASSES = 4;

/**
 * HTML that is safe to show as it is; nothing may be done to the string afterwards. It is a fixed point: sanitising it
 * again gives the same string. A text that would not settle is refused, because such texts are built to mutate.
 */
export function sanitizeToHtml(html: string): string {
  let current = withoutNul(html);
  for (let pass = 0; pass < PASSES; pass += 1) {
    calls += 1;
    const next = sanitize(current, config);
    if (next === current) return next;
    current = next;
  }
  return '';
}

const withoutNul = (html: string): string => html.replaceAll('\0', '');

function renewWindow(): void {
  clearWindow();
  applyHooks();
  calls = 0;
}

function applyHooks(): void {
  addHook('uponSanitizeAttribute', (element, event) => {
    const kept = keptValue(element.localName, event.attrName, event.attrValue);
    if (kept === null) event.keepAttr = false;
    else event.attrValue = kept;
  });
}
