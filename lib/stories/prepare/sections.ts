import 'server-only';
import { escapeHtml } from '@/lib/formats/text';
import { plainText } from '@/lib/stories/excerpt';
import type { Section } from '@/lib/stories/story';
import { all, isElement, isText, print, type Tree, type TreeElement, type TreeNode, textOf } from './dom';
import { evenLevels, raiseHeadings } from './headings';
import { ARTICLE_LIMIT, isTame } from './limit-html';
import { type Places, repair } from './repair';
import { sanitizeToHtml, sanitizeToTree } from './sanitize';

export type SplitOptions = Places & {
  /** The page's own heading: a level-1 heading that repeats it is left out. */
  title: string;
};

/**
 * An article as sections, split at its level-2 headings (spec §2, Blog detail): sanitised to a tree, repaired, split,
 * and each section's HTML sanitised last to a string that is never touched again (decision 9).
 */
export function splitSections(html: string, { title, ...places }: SplitOptions): Section[] {
  const article = html.slice(0, ARTICLE_LIMIT);
  if (!isTame(article)) return inOrder([{ heading: null, html: asParagraph(article) }]);
  const tree = sanitizeToTree(article);
  raiseHeadings(tree, title);
  repair(tree, places);
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
  const parts = [current];
  for (const node of tree.children) {
    if (isElement(node) && node.name === 'h2' && parts.length < MAX_SECTIONS) {
      // A heading travels as text; a picture in it would be lost, so it opens the section instead.
      current = { heading: textOf(node), body: outermost(all(node, pictures)) };
      parts.push(current);
    } else {
      current.body.push(node);
    }
  }
  return parts.filter((part) => part.heading !== null || hasContent(part.body));
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
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

function unused(id: string, taken: ReadonlySet<string>): string {
  let candidate = id;
  for (let count = 2; taken.has(candidate); count += 1) candidate = `${id}-${count}`;
  return candidate;
}
