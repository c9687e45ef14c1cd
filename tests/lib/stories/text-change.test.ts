import { changeBetween, withChange } from '@/lib/stories/text-change';

const texts = [
  '',
  'a',
  'ab',
  'aab',
  'aaab',
  'abab',
  'the house',
  'the old house',
  'মা',
  'মাটি',
  '🙂',
  '🙃',
  'a🙂b',
  'a🙃b',
];
const pairs = texts.flatMap((before) => texts.map((after) => [before, after] as const));

describe('the change between two texts', () => {
  it.each(pairs)('from %j to %j makes the one of the other and cuts no letter in two', (before, after) => {
    const change = changeBetween(before, after);
    expect(withChange(before, change)).toBe(after);
    // Half a letter cannot be written as an address.
    expect(() => encodeURIComponent(change.text)).not.toThrow();
  });

  it('is no longer than what differs', () => {
    expect(changeBetween('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, text: '2' });
  });
});
