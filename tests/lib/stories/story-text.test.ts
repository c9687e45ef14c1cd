import { Marked } from 'marked';
import { escapeHtml } from '@/lib/formats/escape';
import { EXCERPT_LENGTH, excerpt, plainText, sentencesText } from '@/lib/stories/story-text';
import { storyBody, storyIds } from '@/tests/helpers/site-pages';

describe('plainText', () => {
  it.each([
    ['tags are stripped', '<p>One <em>two</em></p>', 'One two'],
    ['entities are decoded', '<p>Tea &amp; toast &#8377;5 &nbsp;a&lt;b</p>', 'Tea & toast ₹5 a<b'],
    ['an entity within a word adds no space', 'caf&eacute;s', 'cafés'],
    ['block edges become one space', '<p>One</p><p>Two</p><ul><li>Three</li></ul>', 'One Two Three'],
    ['a line break becomes one space', 'One<br>two<br/>three', 'One two three'],
    ['inline elements split no word', 'un<b>believ</b>able', 'unbelievable'],
    ['white space is collapsed and trimmed', ' \n One\t\t two \n', 'One two'],
    [
      'script and style contents are dropped',
      'a<script>var b = "<p>c</p>"</script><style>p{}</style>d',
      'ad',
    ],
    [
      'template and noscript contents are dropped',
      'a <template><p>b</p></template><noscript>c</noscript> d',
      'a d',
    ],
    ['comments are dropped', 'a<!-- b > c -->d', 'ad'],
    [
      'what only screen readers hear of a link is dropped',
      'x<span class="visually-hidden"> (new)</span> y',
      'x y',
    ],
    ['unclosed tags lose no text', '<div><p>One <b>two', 'One two'],
    ['a lone angle bracket is text', '1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['an empty text stays empty', '', ''],
  ])('%s', (_, html, text) => {
    expect(plainText(html)).toBe(text);
  });
});

describe('excerpt', () => {
  const letters = (count: number) => 'a'.repeat(count);

  it('leaves a text of exactly two hundred characters alone', () => {
    expect(excerpt(`<p>${letters(200)}</p>`)).toBe(letters(200));
  });

  it('cuts a longer text at two hundred characters and adds an ellipsis', () => {
    expect(excerpt(`<p>${letters(201)}</p>`)).toBe(`${letters(200)}…`);
  });

  it.each([
    [
      'ends behind the last whole word',
      `${letters(150)} ${letters(40)} ${letters(20)}`,
      `${letters(150)} ${letters(40)}…`,
    ],
    [
      'keeps a word that ends at the two hundredth character',
      `${letters(159)} ${letters(40)} b`,
      `${letters(159)} ${letters(40)}…`,
    ],
    ['leaves no comma before the ellipsis', `${letters(180)}, ${letters(30)}`, `${letters(180)}…`],
    [
      'ends with a sentence where one ends late enough',
      `${letters(120)}. ${letters(70)} b c d e f g`,
      `${letters(120)}.`,
    ],
    [
      'ends with a sentence of Hindi or Bengali',
      `${letters(120)}। ${letters(70)} b c d e f g`,
      `${letters(120)}।`,
    ],
    ['ends with a quoted sentence', `“${letters(120)}.” ${letters(70)} b c d e f g`, `“${letters(120)}.”`],
    [
      'goes on past a sentence that ends early',
      `${letters(40)}. ${letters(120)} ${letters(70)}`,
      `${letters(40)}. ${letters(120)}…`,
    ],
    [
      'cuts what is longer than any word',
      `${letters(20)} ${letters(300)}`,
      `${letters(20)} ${letters(179)}…`,
    ],
  ])('%s', (_, text, cut) => {
    expect(excerpt(`<p>${text}</p>`)).toBe(cut);
  });

  it('sets no ellipsis behind a sentence in any of our own stories', () => {
    for (const id of storyIds()) {
      const shown = excerpt(new Marked().parse(storyBody(id), { async: false }));
      expect(shown).not.toMatch(/[.!?।][”’"]? ?…$/u);
    }
  });

  it('ends each of our own stories at a word of the story, within the limit', () => {
    for (const id of storyIds()) {
      const text = plainText(new Marked().parse(storyBody(id), { async: false }));
      const shown = excerpt(`<p>${escapeHtml(text)}</p>`);
      const words = shown.replace(/ ?…$/, '');
      expect(words.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
      expect(text.startsWith(words)).toBe(true);
      expect(text.slice(words.length)).toMatch(/^[\s,;:(–—-]/);
    }
  });

  it('counts text, not tags', () => {
    expect(excerpt(`<p class="${letters(500)}">short</p>`)).toBe('short');
  });

  it.each([
    ['a surrogate pair', '🌅'],
    ['a family of joined emoji', '👨‍👩‍👧'],
    ['a Bengali conjunct', 'ক্ষি'],
  ])('does not cut through %s', (_, character) => {
    const cut = excerpt(letters(EXCERPT_LENGTH - 1) + character + letters(50));
    expect(cut).toBe(`${letters(EXCERPT_LENGTH - 1)}…`);
  });

  it('still cuts a single endless character', () => {
    const cut = excerpt(`e${'\u0301'.repeat(1000)}`);
    expect(cut.length).toBe(EXCERPT_LENGTH + 1);
  });

  it('reads a megabyte of markup without text in time', () => {
    const before = process.cpuUsage();
    expect(excerpt('<p> </p>'.repeat(130_000))).toBe('');
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });

  it('reads a megabyte of text in time', () => {
    const before = process.cpuUsage();
    expect(excerpt('word '.repeat(200_000))).toBe(`${'word '.repeat(40).trim()}…`);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

it('a heading without a sign ends as a sentence of its language does, where it is read as plain text', () => {
  const html = '<h2>কী দেখবেন</h2><p>নিঃশ্বাস।</p><ul><li>ঠোঁট</li></ul>';
  expect(sentencesText(html, 'bn')).toBe('কী দেখবেন। নিঃশ্বাস। ঠোঁট।');
  expect(sentencesText('<h2>Signs</h2><p>Breath.</p>')).toBe('Signs. Breath.');
});
