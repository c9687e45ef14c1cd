import 'server-only';
import { Parser } from 'htmlparser2';

/** Longest article that is read, in UTF-16 units: eighty thousand words. What stands behind it is not shown. */
export const ARTICLE_LIMIT = 500_000;

const MAX_DEPTH = 200;
const MAX_ABANDONED = 30;
const CHUNK = 4096;

/** Elements that a browser opens again in every following block while nobody closes them. */
const reopened = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether a tree can be built of a text in reasonable time: nesting costs its square in jsdom (20 000 levels take over
 * a minute), and formatting that is never closed multiplies with the blocks after it. Linear; stops at the first excess.
 */
export function isTame(html: string): boolean {
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
