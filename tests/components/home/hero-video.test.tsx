import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HeroVideo } from '@/components/home/hero-video';

const copy = { pause: 'Pause the film', play: 'Play the film' };
const src = '/media/hero.mp4';

/** A browser as the hero meets it: jsdom plays nothing, knows no media query and no idle moment. */
function browser({ reducedMotion = false, saveData = false, loaded = true, refusesPlay = false } = {}) {
  const idle: (() => void)[] = [];
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: reducedMotion && query.includes('reduce') }),
    requestIdleCallback: (then: () => void) => idle.push(then),
    cancelIdleCallback: (handle: number) => idle.splice(handle - 1, 1, () => {}),
  });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(loaded ? 'complete' : 'interactive');
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (refusesPlay) throw new DOMException('not allowed', 'NotAllowedError');
    this.dispatchEvent(new Event('playing'));
  });
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  return { rest: () => act(() => idle.forEach((then) => void then())) };
}

const film = () => document.querySelector('video');
/** What a browser does by itself with a film that asks for it. */
const startPlaying = () => act(() => film()?.dispatchEvent(new Event('playing')));

beforeEach(() => sessionStorage.clear());

describe('the film of the hero', () => {
  it('is not there until the page has loaded and the browser is idle', () => {
    const { rest } = browser({ loaded: false });
    render(<HeroVideo src={src} copy={copy} />);
    rest();
    expect(film()).toBeNull();
    act(() => window.dispatchEvent(new Event('load')));
    expect(film()).toBeNull();
    rest();
    expect(film()).toHaveAttribute('src', src);
  });

  it('comes by itself, silent and without end', () => {
    const { rest } = browser();
    render(<HeroVideo src={src} copy={copy} />);
    rest();
    expect(film()).toHaveProperty('autoplay', true);
    expect(film()).toHaveProperty('muted', true);
    expect(film()).toHaveProperty('loop', true);
  });

  it.each([{ reducedMotion: true }, { saveData: true }])('never comes under %o', (wish) => {
    const { rest } = browser(wish);
    const { container } = render(<HeroVideo src={src} copy={copy} />);
    rest();
    expect(container).toBeEmptyDOMElement();
  });

  it('does not come after the visitor has left', () => {
    const { rest } = browser();
    const { unmount } = render(<HeroVideo src={src} copy={copy} />);
    unmount();
    rest();
    expect(film()).toBeNull();
  });

  it('is stopped and started by its button, whose words say what it will do', async () => {
    const { rest } = browser();
    render(<HeroVideo src={src} copy={copy} />);
    rest();
    startPlaying();
    await userEvent.click(screen.getByRole('button', { name: copy.pause }));
    expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: copy.play }));
    expect(HTMLMediaElement.prototype.play).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: copy.pause })).toBeVisible();
  });

  it('stays still on the next page load once it was paused', async () => {
    const { rest } = browser();
    const first = render(<HeroVideo src={src} copy={copy} />);
    rest();
    startPlaying();
    await userEvent.click(screen.getByRole('button', { name: copy.pause }));
    first.unmount();
    render(<HeroVideo src={src} copy={copy} />);
    rest();
    expect(film()).toHaveProperty('autoplay', false);
    expect(film()).toHaveAttribute('preload', 'none');
    expect(screen.getByRole('button', { name: copy.play })).toBeVisible();
  });

  it('keeps offering to play when the browser refuses', async () => {
    const { rest } = browser({ refusesPlay: true });
    render(<HeroVideo src={src} copy={copy} />);
    rest();
    await userEvent.click(screen.getByRole('button', { name: copy.play }));
    expect(screen.getByRole('button', { name: copy.play })).toBeVisible();
  });

  it('leaves the picture alone, button and all, when it cannot be loaded', () => {
    const { rest } = browser();
    const { container } = render(<HeroVideo src={src} copy={copy} />);
    rest();
    act(() => film()?.dispatchEvent(new Event('error')));
    expect(container).toBeEmptyDOMElement();
  });
});
