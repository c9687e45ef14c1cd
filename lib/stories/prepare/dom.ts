import 'server-only';
import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * A light tree over sanitised HTML. The sanitiser's own tree costs as much again for every repair as sanitising itself;
 * this one nearly nothing, and what is printed from it is sanitised once more anyhow.
 */
export type Tree = ReturnType<typeof parseDocument>;
export type TreeNode = Tree['children'][number];
export type TreeElement = Extract<TreeNode, { attribs: object }>;
export type TreeText = Extract<TreeNode, { data: string }>;

export const parseTree = (html: string): Tree => parseDocument(html);
export const print = (nodes: readonly TreeNode[]): string =>
  DomUtils.getOuterHTML([...nodes], { encodeEntities: 'utf8', emptyAttrs: true });

export const isElement = (node: TreeNode): node is TreeElement => DomUtils.isTag(node);
export const isText = (node: TreeNode): boolean => DomUtils.isText(node);

/** The elements of some names below a node, in document order, as they stand now. */
export const all = (root: Tree | TreeElement | TreeNode[], names: ReadonlySet<string>): TreeElement[] =>
  DomUtils.findAll((element) => names.has(element.name), Array.isArray(root) ? root : root.children);

export const everyElement = (tree: Tree): TreeElement[] => DomUtils.findAll(() => true, tree.children);

/** Every text below a node, in document order. */
export const everyText = (tree: Tree): TreeText[] =>
  DomUtils.find((node) => isText(node), tree.children, true, Number.POSITIVE_INFINITY).filter(
    (node) => 'data' in node,
  );

export const first = (root: TreeElement, names: ReadonlySet<string>): TreeElement | null =>
  DomUtils.findOne((element) => names.has(element.name), root.children);

export function ancestorsOf(element: TreeNode): TreeElement[] {
  const found: TreeElement[] = [];
  for (let parent = element.parent; parent !== null && isElement(parent); parent = parent.parent)
    found.push(parent);
  return found;
}

export function element(
  name: string,
  attributes: Record<string, string>,
  children: TreeNode[] = [],
): TreeElement {
  const created = parseTree(`<${name}></${name}>`).children.find(isElement);
  if (created === undefined) throw new Error(`no element can be made of ${name}`);
  created.attribs = attributes;
  adopt(created, children);
  return created;
}

/** Puts other nodes, or none, in a node's place. */
export function replace(old: TreeNode, nodes: readonly TreeNode[]): void {
  const parent = old.parent;
  if (parent === null) return;
  parent.children.splice(parent.children.indexOf(old), 1, ...nodes);
  for (const node of nodes) node.parent = parent;
  old.parent = null;
}

/** Puts an element's children in its place. */
export const unwrap = (wrapper: TreeElement): void => replace(wrapper, wrapper.children);

/** Puts a new element around one that stands in the tree. */
export function wrap(inner: TreeElement, wrapper: TreeElement): void {
  replace(inner, [wrapper]);
  adopt(wrapper, [inner]);
}

export function adopt(parent: TreeElement, children: readonly TreeNode[]): void {
  parent.children.push(...children);
  for (const child of children) child.parent = parent;
}

export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a node or of nodes with its white space collapsed. */
export const textOf = (node: TreeNode | TreeNode[]): string => collapsed(DomUtils.textContent(node));
