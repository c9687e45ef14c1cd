import { linkCheck, relatedStories } from '@/lib/stories/story-lists';

const story = (id: string, title: string, excerpt = '') => ({ id, title, excerpt });
const stories = [
  story('kites', 'Kites over the river', 'An evening on the roof.'),
  story('family', 'What the family can do', 'Talking, waiting, looking after yourself.'),
  story('detox', 'The first days of detox', 'With a doctor near.'),
  story('children', 'Talking with children', 'A family finds words for what happens.'),
  story('alone', 'Why not to stop alone', 'Stopping suddenly needs a doctor, and detox.'),
];
const ids = (id: string, count?: number) => relatedStories({ id }, stories, count).map((found) => found.id);

describe('related stories', () => {
  it('share words with the story, the nearest first, never itself', () => {
    expect(ids('detox', 1)).toEqual(['alone']);
    expect(ids('children', 1)).toEqual(['family']);
    expect(ids('detox')).not.toContain('detox');
  });

  it('are three, filled up from the top of the list where nothing is shared', () => {
    expect(ids('detox')).toHaveLength(3);
    expect(ids('kites')).toEqual(['family', 'detox', 'children']);
    expect(ids('unknown')).toEqual(['kites', 'family', 'detox']);
  });

  it('are as many as there are', () => {
    expect(relatedStories({ id: 'a' }, [story('a', 'Only this one')])).toEqual([]);
  });
});

describe('the check of links', () => {
  it.each([
    ['/blog/detox', true],
    ['/blog/detox#part-the-first-night', true],
    ['/blog/withdrawn', false],
    ['/blog/withdrawn#part', false],
    ['/blog', true],
    ['/blog/page/2', true],
    ['/families', true],
  ])('lets %s be linked: %s', (href, isLinkable) => {
    expect(linkCheck(stories)(href)).toBe(isLinkable);
  });

  it('lets every address be linked while the list is not known', () => {
    expect(linkCheck(null)('/blog/withdrawn')).toBe(true);
  });
});
