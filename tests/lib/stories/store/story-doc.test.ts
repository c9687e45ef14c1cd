import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked } from 'marked';
import { readStory } from '@/components/staff/content/formatted-text';
import type { StoryMark, StoryNode } from '@/lib/stories/inline-markdown';
import { storyDoc } from '@/lib/stories/store/story-doc';
import { bodyOf } from '@/lib/stories/story-head';
import { markdownOf } from '@/lib/stories/story-markdown';
import { projectRoot } from '@/tests/architecture/source';

const folder = join(projectRoot, 'content/stories');
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const html = (text: string) => new Marked({ gfm: true }).parse(text, { async: false });

const text = (words: string, ...marks: StoryMark['type'][]): StoryNode => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({
    type,
    ...(type === 'link' && { attrs: { href: 'https://example.org/a' } }),
  })),
});
const paragraph = (...content: (StoryNode | string)[]): StoryNode => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? text(one) : one)),
});
const written = (...content: StoryNode[]) => markdownOf({ type: 'doc', content });

/** Letters and signs as they are read, without spaces, pictures and rules by a sign of their own. */
function lettersOf(node: StoryNode): string {
  if (node.type === 'image') return '▣';
  if (node.type === 'rule') return '―';
  return (node.text ?? '').replaceAll(/\s/g, '') + (node.content ?? []).map(lettersOf).join('');
}

describe('the body of a story', () => {
  it('is there forty-two times', () => expect(files).toHaveLength(42));

  it.each(files)('%s comes back byte for byte', (name) => {
    const body = bodyOf(readFileSync(join(folder, name), 'utf8'));
    const doc = storyDoc(body);
    expect(doc && markdownOf(doc)).toBe(body);
    expect(doc && readStory(doc, body)).not.toBeNull();
  });

  it.each(files)('%s changes in one paragraph alone where one word is put there', (name) => {
    const body = bodyOf(readFileSync(join(folder, name), 'utf8'));
    const doc = storyDoc(body);
    const content = doc?.content ?? [];
    const at = content.findIndex(({ type }) => type === 'paragraph');
    const changed = content.with(at, paragraph(...(content[at]?.content ?? []), ' नया **word**.'));
    const lines = body.split('\n');
    const after = markdownOf({ ...doc, type: 'doc', content: changed }).split('\n');
    expect(after.filter((line, index) => line !== lines[index])).toEqual([
      expect.stringMatching(/ नया \\\*\\\*word\\\*\\\*\.$/),
    ]);
  });
});

describe('Markdown that the formatted editor takes', () => {
  it.each([
    ['nothing', ''],
    ['an empty line alone', '\n'],
    ['no end of line at its end', 'Tea.'],
    ['empty lines before, between and behind', '\n\nTea.\n\n\n\nMore tea.\n\n\n'],
    ['Windows ends of lines', 'Tea\r\nand milk.\r\n\r\n- one\r\n- two\r\n'],
    ['line breaks of each kind', 'one\\\ntwo  \nthree\nfour\n'],
    ['nested lists', '- one\n  - two\n    1. three\n    2. four\n- five\n'],
    ['loose lists', '1. one\n\n   more of it\n\n2. two\n'],
    ['a list that begins later', '9. nine\n10. ten\n    - below ten\n'],
    ['quotations in each other', '> one\n>\n> > two\n>\n> - three\n'],
    ['emphasis in each other', 'a **b *c*, d** e ***f*** *g **h** i*\n'],
    [
      'links',
      'See [the **page**](https://example.org/a?b=c&d=e#f), **[x](/contact)** and www.example.org.\n',
    ],
    ['an address with signs of its own', 'https://example.org/a_b/c~d?e=f_g and a_b@example.org\n'],
    ['escaped signs', 'a\\*b \\[c\\] \\`d\\` \\<e> \\_f\\_ \\&amp;\n\n1\\. g\n\n\\# h\n\n\\- i\n'],
    ['signs that mean nothing where they stand', '5 < 6 > 2 & 3 * 4 = ~5 C: a_b #1 1.5 - x + y | z ! "q"\n'],
    ['Hindi and Bengali with their joiners', '## क्‍ष **हिंदी।** কী *বাংলা* র‍্যাব\n\nनमस्ते  দুটি\u00a0শব্দ 👨‍👩‍👧\n'],
    ['a rule and a picture', '![A door, open](uploads/a.webp)\n\n---\n\nText ![inside](b.webp) of it\n'],
  ])('%s', (_, body) => {
    const doc = storyDoc(body);
    expect(doc && markdownOf(doc)).toBe(body);
  });
});

describe('Markdown that stays plain text', () => {
  it.each([
    ['a table', '| a | b |\n| - | - |\n| 1 | 2 |\n'],
    ['HTML', '<video src="a.mp4"></video>\n'],
    ['HTML in a line', 'one <b>two</b>\n'],
    ['a comment', 'one\n\n<!-- two -->\n'],
    ['a link by reference', 'See [it][1].\n\n[1]: https://example.org\n'],
    ['a link with a title', '[a](https://example.org "title")\n'],
    ['an address in angles', '<https://example.org>\n'],
    ['code', 'one `two`\n'],
    ['a block of code', '```\none\n```\n'],
    ['indented code', '    one\n'],
    ['struck words', 'one ~~two~~\n'],
    ['ticks', '- [ ] one\n'],
    ['a heading below a line', 'One\n===\n'],
    ['a heading of another level', '# One\n'],
    ['a heading with closing signs', '## One ##\n'],
    ['other bullets', '* one\n* two\n'],
    ['numbers that do not count', '1. one\n1. two\n'],
    ['other emphasis', '_one_ and __two__\n'],
    ['other rules', '***\n'],
    ['an entity', 'one &amp; two &nbsp;\n'],
    ['an escape that is none', 'one\\! two\n'],
    ['a lazy quotation', '> one\ntwo\n'],
    ['blocks without an empty line', '## One\nTwo\n'],
    ['spaces at an end', 'one \n'],
    ['a tab', '-\tone\n'],
    ['mixed ends of lines', 'one\r\n\r\ntwo\n'],
    ['a rule in a list', '- one\n\n  ---\n'],
  ])('%s', (_, body) => expect(storyDoc(body)).toBeNull());
});

describe('what is typed', () => {
  it.each([
    ['stars', paragraph('*no* **list** 5*3 * *'), '\\*no\\* \\*\\*list\\*\\* 5\\*3 * \\*\n'],
    ['HTML', paragraph('<script>alert(1)</script> 1 < 2'), '\\<script>alert(1)\\</script> 1 < 2\n'],
    ['a line that would be a list', paragraph('2017. A year'), '2017\\. A year\n'],
    ['a line that would be a heading', paragraph('## no'), '\\## no\n'],
    ['a line that would be a rule', paragraph('---'), '\\---\n'],
    ['spaces at the ends of bold', paragraph('a', text(' b ', 'strong'), 'c'), 'a **b** c\n'],
    ['a sign at the end of bold', paragraph(text('ठीक।', 'strong'), 'और'), '**ठीक**।और\n'],
    [
      'an exclamation before a link',
      paragraph('no!', text('x', 'link')),
      'no\\![x](https://example.org/a)\n',
    ],
    ['an empty paragraph at the end', paragraph('a'), 'a\n'],
  ])('%s stays what it is', (_, node, expected) => {
    const body = written(node, paragraph());
    expect(body).toBe(expected);
    const doc = storyDoc(body);
    expect(doc && lettersOf(doc)).toBe(lettersOf(node));
  });

  it('in two lists behind each other becomes one list', () => {
    const list = (words: string): StoryNode => ({
      type: 'bullet_list',
      content: [{ type: 'list_item', content: [paragraph(words)] }],
    });
    expect(written(list('a'), paragraph(), list('b'))).toBe('- a\n- b\n');
  });

  it('shows as HTML what was bold and italic', () => {
    const body = written(paragraph('a ', text('b ', 'strong'), text('c', 'strong', 'em'), text(' d', 'em')));
    expect(html(body)).toContain('<strong>');
    expect(storyDoc(body)).not.toBeNull();
  });
});

/** Chance that is the same every time. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    isBelow: (share: number) => next() < share,
    one: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    many: <T>(most: number, make: () => T): T[] =>
      Array.from({ length: 1 + Math.floor(next() * most) }, make),
  };
}

const pieces = [
  ...[
    'word',
    'शराब',
    'মদ',
    '।',
    '“quote”',
    '*',
    '**',
    '_',
    '__',
    '~',
    '~~',
    '`',
    '[',
    ']',
    '(',
    ')',
    '<',
    '<b>',
    '>',
  ],
  ...[
    '#',
    '##',
    '-',
    '+',
    '1.',
    '12)',
    '&',
    '&amp;',
    '&#38;',
    '|',
    '---',
    '===',
    '!',
    '\\',
    '\\*',
    'a_b',
    '5*3',
    '. ',
  ],
  ...[
    ' ',
    '  ',
    '\u00a0',
    '☎',
    '👨‍👩‍👧',
    'क्‍ष',
    '[x]: y',
    'http',
    'x.org',
    '"',
    "'",
    ':',
    '- ',
    '# ',
    '> ',
    'é',
    '$',
    '^',
    '{}',
  ],
] as const;

function madeStory(seed: number): StoryNode {
  const { isBelow, one, many } = dice(seed);
  const inline = (): StoryNode[] =>
    many(5, () => {
      if (isBelow(0.08)) return { type: 'line_break', attrs: { written: one(['\\\n', '  \n', '\n']) } };
      if (isBelow(0.04)) return { type: 'image', attrs: { src: 'a.webp', alt: 'A door' } };
      const marks = (['strong', 'em', 'link'] as const).filter(() => isBelow(0.25));
      return text(
        many(4, () => (isBelow(0.5) ? one(['word ', ...pieces]) : 'word ')).join(one(['', ' '])),
        ...marks,
      );
    });
  const block = (depth: number): StoryNode => {
    if (depth > 2 || isBelow(0.5)) return { type: 'paragraph', content: inline() };
    if (isBelow(0.2)) return { type: 'heading', attrs: { level: one([2, 3]) }, content: inline() };
    if (isBelow(0.1) && depth === 0) return { type: 'rule' };
    if (isBelow(0.3)) return { type: 'blockquote', content: many(2, () => block(depth + 1)) };
    const item = (): StoryNode => ({
      type: 'list_item',
      content: [{ type: 'paragraph', content: inline() }, ...(isBelow(0.3) ? [block(depth + 1)] : [])],
    });
    const attrs = { tight: isBelow(0.7), start: one([1, 1, 3, 9]) };
    return { type: one(['bullet_list', 'ordered_list']), attrs, content: many(3, item) };
  };
  return { type: 'doc', content: many(3, () => block(0)) };
}

describe('any document of the editor', () => {
  it('becomes Markdown that opens again with every letter, and is then the same', () => {
    const lost: string[] = [];
    for (let seed = 1; seed <= 600; seed += 1) {
      const made = madeStory(seed);
      const body = markdownOf(made);
      const doc = storyDoc(body);
      if (!doc || !readStory(doc, body) || lettersOf(doc) !== lettersOf(made))
        lost.push(JSON.stringify([seed, body]));
    }
    expect(lost).toEqual([]);
  }, 60_000);
});
