import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StorySearch } from '@/components/stories/story-search';
import { blog } from '@/lib/i18n/en/blog';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const index = [
  ['coming-home', 'Coming home', 'The first weeks'],
  ['first-call', 'The first call', 'Somebody answers'],
];
const fetchIndex = jest.fn();
const show = (answer: unknown = { ok: true, json: async () => index }) => {
  fetchIndex.mockReset().mockResolvedValue(answer);
  Object.assign(globalThis, { fetch: fetchIndex });
  render(<StorySearch copy={blog.search} />);
  return screen.getByRole('searchbox', { name: 'Search the stories' });
};
const linked = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

/** The tests' browser is older than the element; whatever else React complains of still fails. */
beforeEach(() => {
  const strict = console.error;
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    if (!(String(words[0]).includes('unrecognized in this browser') && words[1] === 'search'))
      strict(...words);
  });
});

describe('the search of stories', () => {
  it('asks for the index when somebody goes there, once', async () => {
    const box = show();
    expect(fetchIndex).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.type(box, 'home');
    expect(fetchIndex.mock.calls).toEqual([['/blog/search-index.json', { signal: expect.any(AbortSignal) }]]);
  });

  it('lists what it finds as links and says how many', async () => {
    await userEvent.type(show(), 'first');
    expect(screen.getByRole('status')).toHaveTextContent('2 stories found');
    expect(linked()).toEqual(['/blog/first-call', '/blog/coming-home']);
    await userEvent.type(screen.getByRole('searchbox'), ' weeks');
    expect(screen.getByRole('status')).toHaveTextContent('1 story found');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(linked()).toEqual([]);
  });

  it('says that nothing was found', async () => {
    await userEvent.type(show(), 'zebra');
    expect(screen.getByRole('status')).toHaveTextContent('No stories match.');
  });

  it('sends nothing anywhere on Enter, and its field has no name to go into an address', async () => {
    const box = show();
    await userEvent.type(box, 'home{Enter}');
    expect(box).not.toHaveAttribute('name');
    expect(fetchIndex).toHaveBeenCalledTimes(1);
    expect(linked()).toEqual(['/blog/coming-home']);
  });

  it.each([{ ok: false }, { ok: true, json: async () => ({ status: 503 }) }])(
    'says so where the index cannot be read, and asks again with the next letter',
    async (answer) => {
      const box = show(answer);
      await userEvent.type(box, 'h');
      expect(screen.getByRole('status')).toHaveTextContent('Search is not available right now');
      fetchIndex.mockResolvedValue({ ok: true, json: async () => index });
      await userEvent.type(box, 'o');
      expect(screen.getByRole('status')).toHaveTextContent('1 story found');
    },
  );
});
