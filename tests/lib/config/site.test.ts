import { location, site } from '@/lib/config/site';
import { given, settings } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));

it('the documents’ own address has its city, its area and its map', () => {
  given({});
  expect(location('en')).toEqual({ city: 'Kolkata', area: 'Salt Lake' });
  expect(location('bn').area).toBe('সল্টলেক');
  expect(settings().MAP_URL).toBe(
    'https://www.google.com/maps?q=CB+28,+Sector+1,+Salt+Lake,+Kolkata+700064&output=embed',
  );
});

it('another address has none of them: the map follows it, and names are left out until they are set', () => {
  given({ SITE_ADDRESS: '7 M.G. Road, Pune 411001', SITE_CITY: 'Pune', SITE_CITY_HI: 'पुणे' });
  expect(location('en')).toEqual({ city: 'Pune', area: null });
  expect(location('hi')).toEqual({ city: 'पुणे', area: null });
  expect(location('bn')).toEqual({ city: null, area: null });
  expect(site().mapUrl).toBe('https://www.google.com/maps?q=7+M.G.+Road,+Pune+411001&output=embed');
  given({ SITE_ADDRESS: '7 M.G. Road, Pune 411001' });
  for (const language of ['en', 'hi', 'bn'] as const)
    expect(location(language)).toEqual({ city: null, area: null });
  expect(JSON.stringify(site())).not.toMatch(/Salt|Kolkata/);
});

it('a narrow band has a short name: the sample’s own, the one that is set, or the first words of the name', () => {
  given({});
  expect(site().shortNames).toEqual({ en: 'Sample Centre', hi: 'नमूना केंद्र', bn: 'নমুনা কেন্দ্র' });
  given({ SITE_NAME: 'Nayi Subah Rehabilitation Centre' });
  expect(site().shortNames).toEqual({ en: 'Nayi Subah', hi: null, bn: null });
  given({ SITE_NAME: 'Vivekanandapuram Rehabilitation Centre' });
  expect(site().shortNames.en).toBe('Vivekanandapuram');
  given({ SITE_NAME: 'Nayi Subah Rehabilitation Centre', SITE_SHORT_NAME_BN: 'নতুন সকাল' });
  expect(site().shortNames).toEqual({ en: 'Nayi Subah', hi: null, bn: 'নতুন সকাল' });
});
