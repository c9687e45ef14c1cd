/**
 * What is pasted, without what only its writer knows: Word writes the points of a list as paragraphs, each with its sign
 * in a span of its own, and others write bold and italic as styles, which the policy of the console lets nobody read but
 * as text. The schema leaves out the rest.
 */
export function plainPaste(html: string): string {
  const spaced = html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  for (const point of body.querySelectorAll('p[class*="MsoListParagraph"]')) makeListItem(point);
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    if (/font-weight:\s*(?:bold|[6-9]\d\d)/i.test(style)) wrapContent(element, 'strong');
    if (/font-style:\s*italic/i.test(style)) wrapContent(element, 'em');
    // Google's documents wrap everything in a <b> that is not bold.
    if (element.tagName === 'B' && /font-weight:\s*(?:normal|[1-5]\d\d)/i.test(style))
      element.replaceWith(...element.childNodes);
  }
  return body.innerHTML;
}

function wrapContent(element: Element, tag: 'strong' | 'em'): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

function makeListItem(point: Element): void {
  const sign = point.querySelector('span[style*="mso-list:Ignore"], span[style*="mso-list: Ignore"]');
  const tag = /^\s*\w+[.)]/.test(sign?.textContent ?? '') ? 'OL' : 'UL';
  sign?.remove();
  const before = point.previousElementSibling;
  const list = before?.tagName === tag ? before : point.ownerDocument.createElement(tag);
  if (list !== before) point.before(list);
  const item = point.ownerDocument.createElement('li');
  item.append(...point.childNodes);
  list.append(item);
  point.remove();
}
