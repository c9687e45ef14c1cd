/**
 * What is pasted, without what only its writer knows: Word writes the points of a list as paragraphs, each with its sign
 * in a span of its own. The schema leaves out the rest.
 */
export function plainPaste(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' '),
    'text/html',
  );
  for (const point of body.querySelectorAll('p[class*="MsoListParagraph"]')) {
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
  return body.innerHTML;
}
