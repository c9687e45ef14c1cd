import { heroClip } from '@/lib/stories/video-link';

describe('the clip of the hero', () => {
  it("is the site's own while nothing is configured", () => {
    expect(heroClip(null)).toEqual({ src: '/media/hero.mp4', filmHref: null });
  });

  it.each([
    'https://media.example.org/river.mp4',
    'https://media.example.org/river.webm?v=2',
    'https://media.example.org/RIVER.MP4',
    'https://media.example.org/signed/12345',
    'https://media.example.org/youtube-intro.mp4',
  ])('is the configured video file %s', (src) => {
    expect(heroClip(src)).toEqual({ src, filmHref: null });
  });

  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk',
    'https://www.youtube.com/@the-centre',
  ])("is the site's own when %s is a page of the provider, which becomes a link", (filmHref) => {
    expect(heroClip(filmHref)).toEqual({ src: '/media/hero.mp4', filmHref });
  });
});
