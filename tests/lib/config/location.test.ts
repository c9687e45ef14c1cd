import { type Location, withLocation } from '@/lib/config/site';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { about } from '@/lib/i18n/en/about';
import { accommodation } from '@/lib/i18n/en/accommodation';
import { blog } from '@/lib/i18n/en/blog';
import { legal } from '@/lib/i18n/en/legal';
import { languages } from '@/lib/i18n/language';

const nowhere: Location = { city: null, area: null };

describe('words with a location', () => {
  const words = 'a centre[ in {area}, {city}| in {city}| in {area}] for people';
  it.each([
    [{ city: 'Pune', area: 'Kothrud' }, 'A centre in Kothrud, Pune for people'],
    [{ city: 'Pune', area: null }, 'A centre in Pune for people'],
    [{ city: null, area: 'Kothrud' }, 'A centre in Kothrud for people'],
    [nowhere, 'A centre for people'],
  ])('with %j say what is set and no more', (location, expected) => {
    expect(withLocation(words, location)).toBe(expected);
  });

  it('begin with a capital where the location stood first, and leave other brackets alone', () => {
    expect(withLocation('[In {city}, ]for people', nowhere)).toBe('For people');
    expect(withLocation('[Part 2] after {city}', nowhere)).toBe('[Part 2] after {city}');
  });
});

/** Every text of the dictionaries, wherever it stands. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

describe('the dictionaries', () => {
  const english = [about, accommodation, blog, legal].flatMap(textsOf);
  const all = [...english, ...languages.flatMap((language) => textsOf(dictionaries[language]))];

  it('name no city and no part of one themselves, in any script', () => {
    expect(all.length).toBeGreaterThan(500);
    const names = /Salt Lake|Kolkata|Calcutta|साल्ट लेक|कोलकाता|সল্টলেক|কলকাতা/;
    expect(all.filter((words) => names.test(words))).toEqual([]);
  });

  it('read whole without a location, and name one that is set', () => {
    const placed = all.filter((words) => /\[[^\]]*\{(?:city|area)\}/.test(words));
    expect(placed.length).toBeGreaterThan(15);
    for (const words of placed) {
      const without = withLocation(words, nowhere);
      expect(without).not.toMatch(/[[\]{}]| {2}| [,.:;]|^ | $/);
      expect(withLocation(words, { city: 'Pune', area: 'Kothrud' })).toMatch(/Pune|Kothrud/);
    }
  });
});
