import 'server-only';
import DOMPurify from 'isomorphic-dompurify';
import { everyElement, parseTree, type Tree } from './dom';
import { allowedAttributes, allowedTags, keptValue } from './policy';

/** The only door to isomorphic-dompurify. */
const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  // `Table: doses` as a label looks like a scheme to DOMPurify; our own rules have read the value already.
  ADD_URI_SAFE_ATTR: ['aria-label'],
  // A text that begins with a frame set would otherwise have no body.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

DOMPurify.addHook('uponSanitizeAttribute', (element, event) => {
  const kept = keptValue(element.localName, event.attrName, event.attrValue);
  if (kept === null) event.keepAttr = false;
  else event.attrValue = kept;
});

/** A sanitised tree to repair. What is printed from it must go through `sanitizeToHtml` before it is shown. */
export function sanitizeToTree(html: string): Tree {
  const tree = parseTree(onePass(html));
  // The sanitiser leaves an empty `is` where there was one; here it can go.
  for (const { attribs } of everyElement(tree)) delete attribs['is'];
  return tree;
}

const PASSES = 4;

/**
 * HTML that is safe to show as it is; nothing may be done to the string afterwards. It is a fixed point: sanitising it
 * again gives the same string. A text that would not settle is refused, because such texts are built to mutate.
 */
export function sanitizeToHtml(html: string): string {
  let current = html;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const next = onePass(current);
    if (next === current) return next;
    current = next;
  }
  return '';
}

function onePass(html: string): string {
  return DOMPurify.sanitize(html.replaceAll('\0', ''), config);
}
