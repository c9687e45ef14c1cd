import { inlineText, type StoryNode } from './inline-markdown';

/**
 * The body of a story as the formatted editor holds it, in the JSON of ProseMirror, and its way back to Markdown. The way
 * there is `store/story-doc.ts`: it gives a body to the editor only where this way back makes the same bytes of it.
 */
export function markdownOf({ attrs = {}, content = [] }: StoryNode): string {
  const { before = '', after = '\n', eol = '\n' } = attrs;
  const blocks = joined(content, '\n\n', '\n');
  const text = blocks === '' ? before : before + blocks + after;
  return eol === '\n' ? text : text.replaceAll('\n', eol);
}

/** Blocks below each other. At the top an empty paragraph is one more empty line; Markdown has no other word for it. */
function joined(nodes: readonly StoryNode[], between: string, emptyLine = ''): string {
  let text = '';
  let gap = '';
  for (const node of withoutSplitLists(nodes)) {
    const block = blockText(node);
    if (block === '') gap += emptyLine;
    else {
      text += text === '' ? block : between + gap + block;
      gap = '';
    }
  }
  return text;
}

/** Two lists of one kind with nothing between them are one list in Markdown. */
function withoutSplitLists(nodes: readonly StoryNode[]): StoryNode[] {
  const whole: StoryNode[] = [];
  for (const node of nodes) {
    const at = whole.findLastIndex((one) => blockText(one) !== '');
    const last = whole[at];
    if (last?.type === node.type && isList(node) && blockText(node) !== '')
      whole.splice(at, whole.length, {
        ...last,
        content: [...(last.content ?? []), ...(node.content ?? [])],
      });
    else whole.push(node);
  }
  return whole;
}

const isList = ({ type }: StoryNode) => type === 'bullet_list' || type === 'ordered_list';

/** A block that has not changed is not written anew with every key. */
const written = new WeakMap<StoryNode, string>();

function blockText(node: StoryNode): string {
  const text = written.get(node) ?? newText(node);
  written.set(node, text);
  return text;
}

function newText(node: StoryNode): string {
  const { type, attrs = {}, content = [] } = node;
  if (type === 'rule') return '---';
  if (type === 'blockquote')
    return joined(content, '\n\n').replaceAll(/^(?=(.?))/gm, (_, next) => (next ? '> ' : '>'));
  if (isList(node)) return listText(node);
  if (type !== 'heading') return paragraphText(content);
  const line = content.map((one) => (one.type === 'line_break' ? { type: 'text', text: ' ' } : one));
  const text = inlineText(line);
  return text && `${'#'.repeat(attrs.level ?? 2)} ${text.replace(/(?<=^|\s)#+$/, '\\$&')}`;
}

function listText(list: StoryNode): string {
  const { attrs = {}, content = [] } = list;
  const between = isLoose(list) ? '\n\n' : '\n';
  const items = content.map((item) => joined(item.content ?? [], between)).filter((text) => text !== '');
  return items
    .map((text, index) => {
      const marker = list.type === 'bullet_list' ? '- ' : `${(attrs.start ?? 1) + index}. `;
      return marker + text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`);
    })
    .join(between);
}

/** Whether empty lines stand between its points: as it was, or where a point holds more than a line and lists. */
const isLoose = ({ attrs, content = [] }: StoryNode): boolean =>
  attrs?.tight === false ||
  content.some(({ content: [, ...more] = [] }) => more.some((one) => !isList(one) || !isClose(one)));

/** A list may follow a line at once, of numbers only one that begins with 1. */
const isClose = (list: StoryNode): boolean => (list.attrs?.start ?? 1) === 1 && !isLoose(list);

const paragraphText = (content: readonly StoryNode[]): string =>
  inlineText(content)
    // What makes a heading, a quote, a list, a rule or the second line of a table when it begins a line.
    .replaceAll(/^(?=#{1,6}(?:\s|$)|>|[-+](?:\s|$)|[|:=-][ |:=-]*$)/gm, '\\')
    .replaceAll(/^(\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\');
