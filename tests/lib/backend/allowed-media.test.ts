import { withShownImage, withShownRoom, withShownThumbnail } from '@/lib/backend/allowed-media';
import { log } from '@/lib/server/log';
import { makeAccommodation, makeBlog, makeFeature } from '@/tests/helpers/make';
import { given } from '@/tests/helpers/settings';

jest.mock('@/lib/config/env', () => ({
  ...jest.requireActual('@/lib/config/env'),
  env: () => jest.requireActual('@/tests/helpers/settings').settings(),
}));
jest.mock('@/lib/server/log', () => ({ log: { warn: jest.fn() } }));

const thumbnail = (thumbnail_image: string | null) =>
  withShownThumbnail(makeBlog({ thumbnail_image })).thumbnail_image;

it.each([
  ['a picture of the site', '/media/a.webp?w=1&h=1'],
  ['a picture at the address of the site', 'https://centre.example.org/media/a.webp'],
  ['a picture of a host that is named', 'https://media.example.org:8443/a.webp'],
  ['no picture', null],
])('keeps %s', (_, url) => {
  given({ SITE_URL: 'https://centre.example.org', MEDIA_HOSTS: 'media.example.org:8443' });
  expect(thumbnail(url)).toBe(url);
});

it('leaves out a picture of any other host, its own subdomain and another port included', () => {
  given({ MEDIA_HOSTS: 'media.example.org' });
  expect(thumbnail('https://elsewhere.example/a.webp')).toBeNull();
  expect(thumbnail('https://more.media.example.org/a.webp')).toBeNull();
  expect(thumbnail('https://media.example.org:8443/a.webp')).toBeNull();
  expect(withShownImage(makeFeature({ image: '//elsewhere.example/a.webp' })).image).toBeNull();
});

it("takes the backend's host where none is named", () => {
  given({ BACKEND_URL: 'https://api.example.org' });
  expect(thumbnail('https://api.example.org/a.webp')).toBe('https://api.example.org/a.webp');
});

it('keeps a room whose picture is not shown, which the gallery would leave out without one', () => {
  given();
  expect(withShownRoom(makeAccommodation({ image: 'https://elsewhere.example/a.webp' })).image).toBe(
    '/icons/logo.svg',
  );
  expect(withShownRoom(makeAccommodation({ image: null })).image).toBeNull();
});

it('tells the operator of a host once', () => {
  given();
  for (const name of ['a', 'b', 'c']) thumbnail(`https://pictures.example/${name}.webp`);
  expect(jest.mocked(log.warn).mock.calls).toEqual([[{ event: 'media_left_out', host: 'pictures.example' }]]);
});
