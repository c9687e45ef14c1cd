import { currentMark } from '@/components/shell/nav';

describe('the mark of the current page', () => {
  it.each([
    ['/', '/', 'page'],
    ['/about', '/about', 'page'],
    ['/blog', '/blog', 'page'],
    ['/blog/first-weeks', '/blog', 'true'],
    ['/blog/page/2', '/blog', 'true'],
    ['/Donate/status', '/Donate', 'true'],
    ['/about', '/', undefined],
    ['/blogs', '/blog', undefined],
    ['/about', '/blog', undefined],
  ])('at %s of the item %s is %s', (path, href, mark) => {
    expect(currentMark(path, href)).toBe(mark);
  });
});
