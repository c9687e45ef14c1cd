import { isSafeToParse } from '@/lib/stories/prepare/sections';

it.each([
  ['an ordinary article', '<div><h2>A</h2><p>b <b>c</b><br><img src=x></p></div>'.repeat(500)],
  ['many paragraphs without end tags', '<p>a'.repeat(5000)],
  ['a few sloppy tags', '<p><b>a</p>'.repeat(20)],
  ['nothing', ''],
])('%s is tame', (_, html) => {
  expect(isSafeToParse(html)).toBe(true);
});

it.each([
  ['deep nesting', '<div>'.repeat(300)],
  ['formatting left open in every paragraph', '<p><b>a</p>'.repeat(100)],
])('%s is not', (_, html) => {
  expect(isSafeToParse(html)).toBe(false);
});
