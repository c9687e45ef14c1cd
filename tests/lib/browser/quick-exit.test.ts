import { isSensitivePage, noPresses, PRESSES, pressesAfter } from '@/lib/browser/quick-exit';

/** Keys as `[type, key, second]`. */
const counted = (keys: readonly (readonly ['down' | 'up', string, number])[]): number =>
  keys.reduce(
    (presses, [type, key, second]) => pressesAfter(presses, { type: `key${type}`, key, atMs: second * 1000 }),
    noPresses,
  ).timesMs.length;
const shift = (second: number) => [['down', 'Shift', second] as const, ['up', 'Shift', second] as const];

describe('presses of Shift', () => {
  it('are three within five seconds', () => {
    expect(counted([...shift(0), ...shift(2), ...shift(4)])).toBe(PRESSES);
    expect(counted([...shift(0), ...shift(3), ...shift(5.1)])).toBe(2);
  });

  it('count once while the key is held', () => {
    const held = [0, 1, 2].map((second) => ['down', 'Shift', second] as const);
    expect(counted([...held, ['up', 'Shift', 3]])).toBe(1);
  });

  it('do not count with another key: a capital letter, or Tab backwards', () => {
    const capital = [
      ['down', 'Shift', 0],
      ['down', 'A', 0],
      ['up', 'A', 0],
      ['up', 'Shift', 0],
    ] as const;
    expect(counted([...capital, ...capital, ...capital])).toBe(0);
    expect(counted([...shift(0), ...shift(1), ['down', 'Tab', 1], ...shift(2)])).toBe(1);
  });
});

describe('a page that tells on whom it helps', () => {
  it.each([
    ['/help-now', true],
    ['/hi/help-now', true],
    ['/bn/families', true],
    ['/bn/contact/sent', true],
    ['/treatment', true],
    ['/contact', true],
    ['/', false],
    ['/contacts', false],
    ['/hi', false],
    ['/Donate', false],
    ['/blog/treatment', false],
  ])('%s: %s', (path, isSensitive) => {
    expect(isSensitivePage(path)).toBe(isSensitive);
  });
});
