import { pageOf } from '@/lib/stories/story-lists';

const list = [1, 2, 3, 4, 5];

describe('a list in pages', () => {
  it('cuts the list into pages of the size asked', () => {
    expect(pageOf(list, 2, 2)).toEqual({ items: [3, 4], page: 2, pages: 3 });
    expect(pageOf(list, 3, 2)).toEqual({ items: [5], page: 3, pages: 3 });
  });

  it('has one empty page where the list is empty', () => {
    expect(pageOf([], 1, 12)).toEqual({ items: [], page: 1, pages: 1 });
  });

  it.each([0, -1, 4, 1.5, Number.NaN])('knows no page %p', (page) => {
    expect(pageOf(list, page, 2)).toBeNull();
  });
});
