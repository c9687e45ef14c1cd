import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';

/** Where a link of a story may lead; null for anything else. Half an address is made whole. */
export function linkAddress(typed: string): string | null {
  const text = typed
    .trim()
    .replaceAll(/[\s[\]<>\\"]/g, encodeURIComponent)
    .replaceAll('(', '%28')
    .replaceAll(')', '%29');
  if (/^(?:https?:\/\/|mailto:|tel:)[^/]/i.test(text) || /^[/#][^/]/.test(text) || text === '/') return text;
  if (/^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/:@]+\.[a-z]{2,}(?:[/?#].*)?$/i.test(text) ? `https://${text}` : null;
}

/** A picture of the content stands beside the story, or among those that staff added. */
const pictureAddress = (source: string): string =>
  /^https?:/i.test(source) ? source : `/media/${source.startsWith('uploads/') ? '' : 'stories/'}${source}`;

const list = (tag: 'ul' | 'ol', attrs: Record<string, { default: unknown }>): NodeSpec => ({
  content: 'list_item+',
  group: 'block',
  attrs: { tight: { default: true }, ...attrs },
  parseDOM: [
    {
      tag,
      getAttrs: (element) => ({
        tight: !element.hasAttribute('data-loose'),
        ...('start' in attrs && { start: Number(element.getAttribute('start') ?? 1) || 1 }),
      }),
    },
  ],
  toDOM: ({ attrs: { tight, start } }): DOMOutputSpec => [
    tag,
    { ...(tight ? {} : { 'data-loose': '' }), ...(start > 1 && { start }) },
    0,
  ],
});

const nodes = {
  doc: {
    content: 'block+',
    attrs: { before: { default: '' }, after: { default: '\n' }, eol: { default: '\n' } },
  },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    content: '(text | image)*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag, at) => ({
      tag,
      attrs: { level: at < 2 ? 2 : 3 },
    })),
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
  },
  bullet_list: list('ul', {}),
  ordered_list: list('ol', { start: { default: 1 } }),
  list_item: {
    content: 'paragraph (paragraph | heading | blockquote | bullet_list | ordered_list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' } },
    // Of what is pasted only pictures of the content come along: others have no alt text that was checked, and no consent.
    parseDOM: [
      {
        tag: 'img[data-source]',
        getAttrs: (element) => ({
          src: element.getAttribute('data-source'),
          alt: element.getAttribute('alt') ?? '',
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt } }) => ['img', { src: pictureAddress(src), alt, 'data-source': src }],
  },
  line_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs: { written: { default: '\\\n' } },
    parseDOM: [{ tag: 'br' }, { tag: 'span[data-soft]', attrs: { written: '\n' } }],
    // A bare end of line is a space on the page.
    toDOM: ({ attrs: { written } }) => (written === '\n' ? ['span', { 'data-soft': '' }, ' '] : ['br']),
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs(element) {
          const href = linkAddress(element.getAttribute('href') ?? '');
          return href !== null && { href };
        },
      },
    ],
    toDOM: ({ attrs: { href } }) => ['a', linkAddress(href) === null ? {} : { href }, 0],
  },
} satisfies Record<string, MarkSpec>;

/** What a story may hold: what `store/story-doc.ts` reads. */
export const storySchema = new Schema({ nodes, marks });
export const { nodes: types, marks: markTypes } = storySchema;
