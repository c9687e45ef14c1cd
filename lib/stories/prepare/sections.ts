import 'server-only';
import { Parser } from 'htmlparser2';
import { escapeHtml } from '@/lib/formats/escape';
import type { Section } from '@/lib/stories/schema';
import { plainText } from '@/lib/stories/story-text';
import {
  all,
  ancestorsOf,
  collapsed,
  isElement,
  isText,
  print,
  replace,
  type Tree,
  type TreeElement,
  type TreeNode,
  textOf,
  unwrap,
} from './dom';
import { type Locations, repair } from './repair';
import { sanitizeToHtml, sanitizeToTree } from './sanitize';

type SplitOptions = Locations & {
  /** The page's own heading: a level-1 heading that repeats it is left out. */
  title: string;
};

/**
 * An article as sections, split at its level-2 headings (spec §2, Blog detail): sanitised to a tree, repaired, split,
 * and each section's HTML sanitised last to a string that is never touched again (decision 9).
 */
export function splitSections(html: string, { title, ...locations }: SplitOptions): Section[] {
  const article = html.slice(0, ARTICLE_LIMIT);
  if (!isSafeToParse(article)) return inOrder([{ heading: null, html: asParagraph(article) }]);
  const tree = sanitizeToTree(article);
  raiseHeadings(tree, title);
  repair(tree, locations);
  return inOrder(cut(tree).map(finish));
}

/** A text no tree may be built of is still shown, as words only. */
const asParagraph = (html: string): string => sanitizeToHtml(`<p>${escapeHtml(plainText(html))}</p>`);

type Part = { heading: string | null; body: TreeNode[] };
type Unnamed = Omit<Section, 'id'>;

/** More headings than a reader could use stay in the last section's body, so that cost stays in bounds. */
const MAX_SECTIONS = 100;
const pictures = new Set(['picture', 'img']);

function cut(tree: Tree): Part[] {
  let current: Part = { heading: null, body: [] };
  const sections = [current];
  for (const node of tree.children) {
    if (isElement(node) && node.name === 'h2' && sections.length < MAX_SECTIONS) {
      // A heading travels as text; a picture in it would be lost, so it opens the section instead.
      current = { heading: textOf(node), body: outermost(all(node, pictures)) };
      sections.push(current);
    } else {
      current.body.push(node);
    }
  }
  return sections.filter((part) => part.heading !== null || hasContent(part.body));
}

const outermost = (found: readonly TreeElement[]): TreeElement[] =>
  found.filter(({ parent }) => !found.some((other) => other === parent));

const hasContent = (body: readonly TreeNode[]): boolean =>
  body.some((node) => !isText(node) || textOf(node) !== '');

function finish({ heading, body }: Part): Unnamed {
  evenLevels(body, heading === null ? 1 : 2);
  return { heading, html: sanitizeToHtml(print(body)).trim() };
}

/** Names each section for links to it. The prefix keeps headings such as "Main" off the page's own ids. */
function inOrder(sections: readonly Unnamed[]): Section[] {
  const taken = new Set<string>();
  return sections.map((section, index) => {
    const id = unused(`part-${slug(section.heading ?? '') || index + 1}`, taken);
    taken.add(id);
    return { ...section, id };
  });
}

const slug = (heading: string): string =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200c\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

function unused(id: string, taken: ReadonlySet<string>): string {
  let candidate = id;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${id}-${count}`;
  return candidate;
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const levelOf = (heading: TreeElement): number => Number(heading.name.slice(1));

/** Elements that mean nothing to a reader: they may be opened where a level-2 heading hides in them. */
const transparent = new Set('div section article main span b strong i em u small'.split(' '));

/**
 * The page's title is its level-1 heading, so one in the content becomes level 2, and goes where it only repeats the
 * title. Afterwards every level-2 heading that can divide the story stands at the top of the tree.
 */
function raiseHeadings(tree: Tree, title: string): void {
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
function evenLevels(body: TreeNode[], base: number): void {
  const open: { written: number; level: number }[] = [];
  for (const heading of all(body, headings)) {
    const written = Math.max(levelOf(heading), base + 1);
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const level = Math.min(6, (open.at(-1)?.level ?? base) + 1);
    open.push({ written, level });
    heading.name = `h${level}`;
  }
}

/** Longest article that is read, in UTF-16 units: eighty thousand words. What stands behind it is not shown. */
const ARTICLE_LIMIT = 500_000;

const MAX_DEPTH = 200;
const MAX_ABANDONED = 30;
const CHUNK = 4096;

/** Elements that a browser opens again in every following block while nobody closes them. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether a tree can be built of a text in reasonable time: nesting costs its square in jsdom (20 000 levels take over
 * a minute), and formatting that is never closed multiplies with the blocks after it. Linear; stops at the first excess.
 */
export function isSafeToParse(html: string): boolean {
  let depth = 0;
  let abandoned = 0;
  let deepest = 0;
  const parser = new Parser({
    onopentagname() {
      depth += 1;
      deepest = Math.max(deepest, depth);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      if (isImplied && reopened.has(name)) abandoned += 1;
    },
  });
  const isStill = () => deepest <= MAX_DEPTH && abandoned <= MAX_ABANDONED;
  for (let at = 0; at < html.length && isStill(); at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  return isStill();
}
