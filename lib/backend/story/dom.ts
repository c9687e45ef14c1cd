import 'server-only';

/** Small helpers over a sanitised tree. There is no global `Element` on a server, so kinds are told by `nodeType`. */
export const isElement = (node: Node | null): node is Element => node?.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3;

type Root = Element | DocumentFragment;

export const all = (root: Root, selector: string): Element[] => [...root.querySelectorAll(selector)];

export function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) found.push(parent);
  return found;
}

/** Puts an element's children in its place. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** The same element under another name; attributes other than language and direction are not taken along. */
export function rename(element: Element, name: string): Element {
  if (element.localName === name) return element;
  const renamed = element.ownerDocument.createElement(name);
  for (const attribute of ['lang', 'dir']) {
    const value = element.getAttribute(attribute);
    if (value !== null) renamed.setAttribute(attribute, value);
  }
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** An element's text with its white space collapsed. */
export const textOf = (node: Node): string => collapsed(node.textContent ?? '');
