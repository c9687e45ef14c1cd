import { isValidElement, type ReactNode } from 'react';

/** The words of an element, for storage: what stands in it literally; a component that makes its own words has none here. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}
