import { assistantFacts, location, site } from '@/lib/config/site';
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

describe('the centre’s contacts', () => {
  const REAL = { SITE_PHONE: '+91 33 4000 1234', SITE_EMAIL: 'help@centre.example.net' };

  it('are samples as the site comes: marked, never to be pressed, and the helpline is called instead', () => {
    for (const settings of [{}, { SITE_PHONE: '+910000000000' }]) {
      given(settings);
      expect(site('bn')).toMatchObject({ isDemo: true, isSampleWhatsapp: true, phoneHref: 'tel:14446' });
      expect(site('bn').phone).toBe('14446 (নেশামুক্তি হেল্পলাইন)');
      expect(site().phone).toBe('14446 (de-addiction helpline)');
      expect(site().ownPhone.href).toBeUndefined();
      expect(site().ownEmail).toEqual({ text: 'sample@example.org (sample)', href: undefined });
      expect(assistantFacts()).toMatchObject({ phone: '14446', phoneHref: 'tel:14446' });
    }
    given({});
    expect(site().ownPhone.text).toBe('+91 00000 00000 (sample)');
  });

  it('are what the operator has set, and can be pressed', () => {
    given(REAL);
    expect(site('hi')).toMatchObject({
      isDemo: false,
      phone: REAL.SITE_PHONE,
      phoneHref: 'tel:+913340001234',
      ownPhone: { text: REAL.SITE_PHONE, href: 'tel:+913340001234' },
      ownEmail: { text: REAL.SITE_EMAIL, href: `mailto:${REAL.SITE_EMAIL}` },
    });
    expect(assistantFacts().phone).toBe(REAL.SITE_PHONE);
  });
});
