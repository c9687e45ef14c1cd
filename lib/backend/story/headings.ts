import 'server-only';
import { all, ancestorsOf, collapsed, rename, textOf, unwrap } from './dom';

const ANY_HEADING = 'h1, h2, h3, h4, h5, h6';
const levelOf = (heading: Element): number => Number(heading.localName.slice(1));

/** Elements that mean nothing to a reader: they may be opened where a level-2 heading hides in them. */
const transparent = new Set('div section article main span b strong i em u small'.split(' '));

/**
 * The page's title is its level-1 heading, so one in the content becomes level 2, and goes where it only repeats the
 * title. Afterwards every level-2 heading that can divide the story stands at the top of the tree.
 */
export function raiseHeadings(fragment: DocumentFragment, title: string): void {
  for (const heading of all(fragment, ANY_HEADING)) {
    if (textOf(heading) === '') unwrap(heading);
  }
  for (const heading of all(fragment, 'h1')) {
    if (textOf(heading) === collapsed(title)) heading.remove();
    else rename(heading, 'h2');
  }
  for (const heading of all(fragment, 'h2')) {
    const around = ancestorsOf(heading);
    if (around.every((element) => transparent.has(element.localName))) around.forEach(unwrap);
  }
}

/**
 * Renumbers the headings of a section's body so that none skips a level: `base` is the level above them. Siblings stay
 * siblings, whatever numbers they came with.
 */
export function evenLevels(body: Element, base: number): void {
  const open: { given: number; level: number }[] = [];
  for (const heading of all(body, ANY_HEADING)) {
    const given = Math.max(levelOf(heading), base + 1);
    while ((open.at(-1)?.given ?? 0) >= given) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? base) + 1);
    open.push({ given, level });
    rename(heading, `h${level}`);
  }
}
