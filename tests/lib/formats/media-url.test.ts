import { pictureFrom } from '@/lib/formats/media-url';

it('reads box and widths from the address of our own picture', () => {
  const url = '/media/stories/ferry.webp?v=12ab34cd&w=1200&h=675&avif=640.1200';
  expect(pictureFrom(url)).toEqual({
    src: url,
    width: 1200,
    height: 675,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          '/media/stories/ferry-640.avif?v=12ab34cd 640w, /media/stories/ferry-1200.avif?v=12ab34cd 1200w',
      },
    ],
  });
});

it('keeps the origin of another instance', () => {
  const picture = pictureFrom('https://other.example:8443/media/a.webp?w=10&h=20&avif=10');
  expect(picture.sources).toEqual([
    { type: 'image/avif', srcSet: 'https://other.example:8443/media/a-10.avif 10w' },
  ]);
});

it('reads a picture that has a box and no other widths', () => {
  const url = '/media/a.webp?v=1&w=10&h=20';
  expect(pictureFrom(url)).toEqual({ src: url, width: 10, height: 20 });
});

it.each([
  'https://example.org/photo.jpg',
  '/media/a.webp',
  '/media/a.webp?w=10',
  '/media/a.webp?w=0&h=20',
  '/media/a.webp?w=1e3&h=20',
  '/media/a b.webp?w=10&h=20&avif=10',
  '/media/a,b.webp?w=10&h=20&avif=10',
  '/other/a.webp?w=10&h=20',
  'javascript:/media/a.webp?w=10&h=20',
  '',
])('knows only the address of %p', (url) => {
  expect(pictureFrom(url)).toEqual({ src: url });
});

it('leaves out widths that are no numbers', () => {
  const picture = pictureFrom('/media/a.webp?w=10&h=20&avif=640.x.-5..0');
  expect(picture.sources?.[0]?.srcSet).toBe('/media/a-640.avif 640w');
});
