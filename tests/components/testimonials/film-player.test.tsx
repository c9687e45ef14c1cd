import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { PlayerEntry } from 'react-player/players';
import { FilmPlayer } from '@/components/testimonials/film-player';

// The package ships ES modules only; what matters here is which player our list chooses for which address.
jest.mock('react-player/HtmlPlayer', () => ({
  __esModule: true,
  default: ({ src, children }: { src?: string; children?: ReactNode }) => (
    <div data-testid="native">
      {src}
      {children}
    </div>
  ),
}));
jest.mock('react-player/ReactPlayer', () => ({
  createReactPlayer: (players: PlayerEntry[]) =>
    // As the package does, which hands on what it knows and no other attribute.
    function Chooser({ src, children }: { src: string; children?: ReactNode }) {
      const Player = players.find(({ canPlay }) => canPlay(src))?.player;
      return Player ? <Player src={src}>{children}</Player> : null;
    },
}));

const nothing = () => {};
const words = { title: 'Video player', language: 'en' } as const;

describe('FilmPlayer', () => {
  it('plays YouTube in a titled frame of the cookie-free host, from the second asked for', () => {
    const link = { kind: 'youtube', id: 'aqz-KE-bpKQ', startSeconds: 30 } as const;
    render(<FilmPlayer link={link} {...words} onBroken={nothing} />);
    const address = new URL(screen.getByTitle('Video player').getAttribute('src') ?? '');
    expect(address.origin + address.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect(address.searchParams.get('start')).toBe('30');
  });

  it('plays any other link in a native video element, another provider included', () => {
    render(
      <FilmPlayer link={{ kind: 'file', url: 'https://vimeo.com/1234' }} {...words} onBroken={nothing} />,
    );
    expect(screen.getByTestId('native')).toHaveTextContent('https://vimeo.com/1234');
  });

  it('offers the captions of the content, each in its language, that of the page at first', () => {
    const captions = { en: '/media/r.vtt', bn: '/media/r-bn.vtt' };
    const link = { kind: 'file', url: '/media/r.mp4' } as const;
    const { container } = render(
      <FilmPlayer link={link} captions={captions} {...words} onBroken={nothing} />,
    );
    const tracks = [...container.querySelectorAll('track')];
    expect(tracks.map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([
      ['captions', 'en', 'English'],
      ['captions', 'bn', 'বাংলা'],
    ]);
    expect(tracks.map((track) => track.default)).toEqual([true, false]);
    const inBengali = { ...words, language: 'bn' } as const;
    const { container: other } = render(
      <FilmPlayer link={link} captions={captions} {...inBengali} onBroken={nothing} />,
    );
    const own = [...other.querySelectorAll('track')].map((track) => track.default);
    expect(own).toEqual([false, true]);
  });
});
