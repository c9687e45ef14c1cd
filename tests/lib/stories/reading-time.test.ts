import { readingMinutes } from '@/lib/stories/story-text';

it.each([
  ['an empty text', 0, 1],
  ['a short text', 40, 1],
  ['two hundred words', 200, 1],
  ['six hundred words', 600, 3],
])('%s takes a whole number of minutes, at least one', (_, words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});

it.each([
  ['hi', 880],
  ['bn', 700],
] as const)(
  'takes no longer and no shorter in %s, where the same text has %d words to 800',
  (language, words) => {
    expect(readingMinutes('शब्द '.repeat(words), language)).toBe(readingMinutes('word '.repeat(800)));
  },
);
