/** @jest-environment jsdom */

import { scriptHashes } from '@/lib/server/page-policy';
import { paintFirst, waker } from '@/lib/server/paint-first';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const page = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

describe('the HTML of a page', () => {
  const html = page(`${script('a')}<p>words</p><script id="_R_">boot()</script>${script('b')}`);

  it('has its scripts waiting, each in its place under its address, and the waker last', () => {
    const waiting = (name: string) =>
      `<script type="text/later" src="/_next/static/chunks/${name}.js" async=""></script>`;
    expect(paintFirst(html)).toBe(
      page(
        `${waiting('a')}<p>words</p><script id="_R_">boot()</script>${waiting('b')}<script>${waker}</script>`,
      ),
    );
  });

  it('asks for no script before: what is fetched ahead shares the line with sheets and pictures', () => {
    const ahead = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>';
    const font = '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>';
    const sheet = '<link rel="preload" href="/_next/static/chunks/error.css" as="style"/>';
    expect(paintFirst(page(ahead + font + sheet + script('b')))).toBe(paintFirst(page(font + script('b'))));
  });

  it('runs nothing that its policy would not name, waiting or (a first answer of Next’s) not', () => {
    const first = html.replace('boot()', '(self.__next_f=self.__next_f||[]).push([0])');
    const hashes = scriptHashes(paintFirst(first));
    expect(hashes).toHaveLength(2);
    expect(hashes).toEqual(expect.arrayContaining(scriptHashes(first)));
  });

  it.each([
    ['without scripts of the build', page('<script>own()</script><p>words</p>')],
    [
      'with one for old browsers alone',
      page('<script src="/_next/static/chunks/a.js" noModule=""></script>'),
    ],
    ['with a stranger’s script', page('<script src="/widget.js" async=""></script>')],
    ['cut short', html.slice(0, -10)],
    ['woken before', paintFirst(html)],
  ])('%s stays as it is', (_name, given) => {
    expect(paintFirst(given)).toBe(given);
  });
});

describe('the waker', () => {
  const alive = () => Array.from(document.querySelectorAll('script[src]:not([type])'));

  /** The page as a browser has it when the waker, which stands last, runs. */
  function open({ hidden = false } = {}) {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.body.innerHTML =
      '<script type="text/later" src="/_next/a.js" async="" crossorigin=""></script><p></p><script type="text/later" src="/_next/b.js" async=""></script><script type="application/ld+json">{}</script>';
    const own = document.createElement('script');
    own.textContent = waker;
    document.body.append(own);
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('gives every script its life after the next frame, in its place, with its attributes', () => {
    open();
    expect(alive()).toEqual([]);
    jest.advanceTimersByTime(100);
    expect(alive().map(({ outerHTML }) => outerHTML)).toEqual([
      '<script src="/_next/a.js" async="" crossorigin=""></script>',
      '<script src="/_next/b.js" async=""></script>',
    ]);
    expect(document.querySelector('p')?.previousElementSibling).toBe(alive()[0]);
    expect(document.querySelectorAll('script[type]')).toHaveLength(1);
  });

  it('does so once', () => {
    open();
    jest.advanceTimersByTime(100);
    const first = alive();
    jest.advanceTimersByTime(10_000);
    document.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(alive()).toEqual(first);
  });

  it('does not wait for a frame in a hidden tab, where none is drawn', () => {
    open({ hidden: true });
    expect(alive()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown'])('starts at the first %s', (act) => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open();
    document.dispatchEvent(new Event(act, { bubbles: true }));
    expect(alive()).toHaveLength(2);
  });

  it('starts in the end where a tab was hidden before its first frame', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open();
    jest.advanceTimersByTime(2900);
    expect(alive()).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(alive()).toHaveLength(2);
  });
});
