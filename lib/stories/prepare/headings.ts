import 'server-only';
import {
  all,
  ancestorsOf,
  collapsed,
  replace,
  type Tree,
  type TreeElement,
  type TreeNode,
  textOf,
  unwrap,
} from './dom';

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const levelOf = (heading: TreeElement): number => Number(heading.name.slice(1));

/** Elements that mean nothing to a reader: they may be opened where a level-2 heading hides in them. */
const transparent = new Set('div section article main span b strong i em u small'.split(' '));

/**
 * The page's title is its level-1 heading, so one in the content becomes level 2, and goes where it only repeats the
 * title. Afterwards every level-2 heading that can divide the story stands at the top of the tree.
 */
export function raiseHeadings(tree: Tree, title: string): void {
  for (const heading of all(tree, headings)) {
    if (textOf(heading) === '') unwrap(heading);
    else if (heading.name === 'h1' && textOf(heading) === collapsed(title)) replace(heading, []);
    else if (heading.name === 'h1') heading.name = 'h2';
  }
  for (const heading of all(tree, new Set(['h2']))) {
    const around = ancestorsOf(heading);
    if (around.every(({ name }) => transparent.has(name))) around.forEach(unwrap);
  }
}

/**
 * Renumbers the headings of a section's body so that none skips a level: `base` is the level above them. Siblings stay
 * siblings, whatever numbers they came with.
 */
export function evenLevels(body: TreeNode[], base: number): void {
  const open: { given: number; level: number }[] = [];
  for (const heading of all(body, headings)) {
    const given = Math.max(levelOf(heading), base + 1);
    while ((open.at(-1)?.given ?? 0) >= given) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? base) + 1);
    open.push({ given, level });
    heading.name = `h${level}`;
  }
}
