import { readingMinutes } from '@/lib/stories/story-text';

it.each([
  ['an empty text', 0, 1],
  ['a short text', 40, 1],
  ['two hundred words', 200, 1],
  ['six hundred words', 600, 3],
])('%s takes a whole number of minutes, at least one', (_, words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
