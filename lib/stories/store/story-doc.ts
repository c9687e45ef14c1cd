import 'server-only';
import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import type { StoryMark, StoryNode } from '@/lib/stories/inline-markdown';
import { markdownOf } from '@/lib/stories/story-markdown';

/** Something that the formatted editor does not know: a table, HTML, a film. */
class UnknownMarkdown extends Error {}

const known = 'space paragraph text escape hr blockquote list heading br strong em image link'.split(' ');
function isKnown(token: Token): token is MarkedToken {
  if (!known.includes(token.type)) throw new UnknownMarkdown(token.type);
  return true;
}

const markdown = new Marked({ gfm: true });

/** A story's body for the formatted editor; null where its way back would not make the same bytes of it. */
export function storyDoc(body: string): StoryNode | null {
  const eol = body.includes('\r\n') ? '\r\n' : '\n';
  const text = body.replaceAll(eol, '\n');
  const before = /^\n*/.exec(text)?.[0] ?? '';
  const content = text.slice(before.length, Math.max(before.length, contentEnd(text)));
  const after = text.slice(before.length + content.length);
  try {
    const attrs = { before, after: content === '' ? '\n' : after, eol };
    const doc = { type: 'doc', attrs, content: blocksOf(markdown.lexer(content)) };
    return markdownOf(doc) === body ? { ...doc, content: filled(doc.content) } : null;
  } catch (error) {
    if (error instanceof UnknownMarkdown) return null;
    throw error;
  }
}

/** Where the empty lines at the end of a text begin. */
function contentEnd(text: string): number {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return end;
}

const paragraph = (content: StoryNode[] = []): StoryNode => ({
  type: 'paragraph',
  ...(content.length > 0 && { content }),
});
/** Every block of the editor holds a paragraph at least, to type in. */
const filled = (content: StoryNode[]) => (content.length === 0 ? [paragraph()] : content);

function blocksOf(tokens: readonly Token[]): StoryNode[] {
  const blocks: StoryNode[] = [];
  let newlines = 0;
  for (const token of tokens) {
    if (token.type !== 'space') {
      for (let extra = 2; extra < newlines; extra += 1) blocks.push(paragraph());
      blocks.push(blockOf(token));
      newlines = 0;
    }
    newlines += token.raw.length - contentEnd(token.raw);
  }
  return blocks;
}

function blockOf(token: Token): StoryNode {
  if (!isKnown(token)) return paragraph();
  if (token.type === 'paragraph' || token.type === 'text') return paragraph(inlineOf(token.tokens, []));
  if (token.type === 'hr') return { type: 'rule' };
  if (token.type === 'blockquote') return { type: 'blockquote', content: filled(blocksOf(token.tokens)) };
  if (token.type === 'list') return listOf(token);
  if (token.type !== 'heading' || ![2, 3].includes(token.depth)) throw new UnknownMarkdown(token.type);
  return { type: 'heading', attrs: { level: token.depth }, content: inlineOf(token.tokens, []) };
}

function listOf({ ordered, start, loose, items }: Tokens.List): StoryNode {
  const content = items.map(({ task, tokens }) => {
    if (task) throw new UnknownMarkdown('task');
    const blocks = blocksOf(tokens);
    if (blocks.some(({ type }) => type === 'rule')) throw new UnknownMarkdown('rule');
    return {
      type: 'list_item',
      content: blocks[0]?.type === 'paragraph' ? blocks : [paragraph(), ...blocks],
    };
  });
  const attrs = { tight: !loose, ...(ordered && { start: Number(start) }) };
  return { type: ordered ? 'ordered_list' : 'bullet_list', attrs, content };
}

const inlineOf = (tokens: readonly Token[] = [], marks: readonly StoryMark[]): StoryNode[] =>
  tokens.filter(isKnown).flatMap((token): StoryNode[] => {
    const { type, raw } = token;
    if (type === 'text') return linesOf(raw, marks);
    if (type === 'escape') return linesOf(token.text, marks);
    if (type === 'br') return [{ type: 'line_break', attrs: { written: raw } }];
    if (type === 'strong' || type === 'em') return inlineOf(token.tokens, [...marks, { type }]);
    if (type === 'image') return [{ type: 'image', attrs: { src: token.href, alt: token.text } }];
    if (type !== 'link') throw new UnknownMarkdown(type);
    // An address that stands bare is a link by itself.
    if (!raw.startsWith('[')) return linesOf(raw, marks);
    return inlineOf(token.tokens, [...marks, { type, attrs: { href: token.href } }]);
  });

function linesOf(text: string, marks: readonly StoryMark[]): StoryNode[] {
  // The page would show another letter than the one that is written.
  if (/&(?:#\d+|#x[\da-f]+|\w+);/i.test(text)) throw new UnknownMarkdown('entity');
  return text
    .split('\n')
    .flatMap((line, index): StoryNode[] => [
      ...(index > 0 ? [{ type: 'line_break', attrs: { written: '\n' } }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }]),
    ]);
}
