import { graphemes, streamSteps } from '@/widget/core/procedures/streams';

describe('a simulated stream', () => {
  it('steps by the letters a reader sees: no sign is torn from its letter, a joined emoji stays whole', () => {
    for (const text of ['ক্ষমা করবেন', 'क्षत्रिय की किताब', '👩‍👧 ❤️']) {
      const steps = graphemes(text);
      expect(steps.join('')).toBe(text);
      // A sign that stands alone would be drawn on a circle of dots.
      expect(steps.filter((step) => /^[\p{M}\u200d]/u.test(step))).toEqual([]);
    }
    expect(graphemes('👩‍👧')).toHaveLength(1);
  });

  it('steps over a tag at once, and takes a bare sign for a letter', () => {
    expect(streamSteps('a<b>c</b>')).toEqual(['a', '<b>', 'c', '</b>']);
    expect(streamSteps('1 < 2')).toEqual(['1', ' ', '<', ' ', '2']);
  });
});
