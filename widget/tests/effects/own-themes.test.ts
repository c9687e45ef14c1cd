/** @jest-environment jsdom */

import { palettes } from '@/widget/effects/palettes';
import { loadTheme } from '@/widget/effects/theme';
import { readableOn } from '@/widget/ui/drawing';

const shares = (colour: string) =>
  [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = shares(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const world = {
  fetch: async (url: string) => {
    throw new Error(`Nothing is fetched, but ${url} was.`);
  },
  storage: localStorage,
  now: () => 0,
  after: () => () => {},
  log: { error: jest.fn(), info: jest.fn() },
};

describe('our own themes', () => {
  it('are six', () => {
    expect(Object.keys(palettes)).toEqual(['light', 'dark', 'high-contrast', 'forest', 'ocean', 'plum']);
  });

  it.each(Object.entries(palettes))(
    '%s: texts have a contrast of 4.5 to 1, borders of 3 to 1',
    (id, palette) => {
      const { primaryColor, secondaryColor, variables } = palette;
      const of = (name: string) => {
        const value = variables[`--rcb-${name}`];
        if (!value || !/^#[\da-f]{6}$/.test(value)) throw new Error(`${id} has no ${name}.`);
        return value;
      };
      const texts = [
        [of('ink'), of('paper')],
        [of('ink'), of('soft')],
        [of('muted'), of('paper')],
        [of('muted'), of('soft')],
        [of('danger'), of('paper')],
        [of('on-toast'), of('toast')],
        [readableOn(primaryColor), primaryColor],
        [readableOn(secondaryColor), secondaryColor],
        // The header runs from the one to the other.
        [readableOn(secondaryColor), primaryColor],
      ];
      const borders = [
        [of('line'), of('paper')],
        [of('accent'), of('paper')],
      ];
      const least = (pairs: string[][]) =>
        Math.min(...pairs.map(([one = '', other = '']) => contrast(one, other)));
      expect(least(texts)).toBeGreaterThanOrEqual(id === 'high-contrast' ? 7 : 4.5);
      expect(least(borders)).toBeGreaterThanOrEqual(3);
    },
  );

  it('are loaded by their id, with nothing fetched', async () => {
    const { settings, cssStylesText } = await loadTheme({ id: 'ocean' }, world);
    expect(settings).toEqual({
      general: { colorScheme: 'dark', primaryColor: '#57c2b8', secondaryColor: '#7fd6e8' },
    });
    expect(cssStylesText).toContain('--rcb-paper:#0b2230');
  });

  it('give way to a theme of the same name that a page has itself', async () => {
    const asked: string[] = [];
    const fetch = async (url: string) => {
      asked.push(url);
      return { ok: true, text: async () => '{}' };
    };
    await loadTheme({ id: 'dark', version: '1', baseUrl: 'https://themes.test' }, { ...world, fetch });
    expect(asked[0]).toMatch(/^https:\/\/themes\.test\/dark\/1\//);
  });

  it('are no names of objects', async () => {
    await expect(
      loadTheme({ id: 'constructor' }, { ...world, log: { error: jest.fn(), info: jest.fn() } }),
    ).resolves.toMatchObject({ settings: {} });
  });
});
