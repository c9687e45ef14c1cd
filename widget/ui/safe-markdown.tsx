import { Children, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { lightBlocks } from './light-markdown';

/** Code in a fence and tables, with their marks in them until the code for them has come. */
const { Drawn: RichMarkdown } = lazyPart(
  async () => (await import('./rich/rich-markdown')).RichMarkdown,
  ({ text }: { text: string }) => lightBlocks(text),
);

/**
 * Light markdown as elements, never as HTML: bold, italic, code, links, bare addresses, lists, code in a fence, tables;
 * a backslash before a mark makes it text.
 * Made for a message's `contentWrapper`; what is not text passes through.
 */
export function SafeMarkdown({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => {
    if (typeof child !== 'string') return child;
    return RICH.test(child) ? <RichMarkdown text={child} /> : lightBlocks(child);
  });
}

/** A fence, or a cell of the dashes below the names of a table. */
const RICH = /```|~~~|\|[ :]*-/;
