import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/search-box';
import { searchCare } from '@/components/search/search-care';
import { dictionaries, linkTexts } from '@/lib/i18n/dictionaries';
import type { Language } from '@/lib/i18n/language';
import { type SearchDocument, writeIndex } from '@/lib/search/search-index';
import { inThisRun } from '@/tests/helpers/run-profile';
import { parity } from '@/tests/lib/chat/care/corpus';

jest.mock('next/link', () => jest.requireActual('@/tests/helpers/link-stub'));

const english = { language: 'en' as const };
const documents: readonly SearchDocument[] = [
  { ...english, kind: 'story', url: '/blog/coming-home', title: 'Coming home', text: 'The first weeks' },
  { ...english, kind: 'story', url: '/blog/first-call', title: 'The first call', text: 'Somebody answers' },
  { ...english, kind: 'question', url: '/design#cost', title: 'What does it cost?', text: 'We tell you.' },
  { kind: 'page', language: 'hi', url: '/hi/contact', title: 'संपर्क', text: 'हम कहाँ हैं' },
];
const index = writeIndex(documents);
const fetchIndex = jest.fn();
const ready = { ok: true, json: async () => index };

function show(response: unknown = ready, language: Language = 'en') {
  fetchIndex.mockReset().mockResolvedValue(response);
  Object.assign(globalThis, { fetch: fetchIndex });
  const { box } = dictionaries[language].search;
  render(
    <SearchBox
      copy={box}
      links={linkTexts(language)}
      phone="+91 00000 00000"
      phoneHref="tel:+910000000000"
    />,
  );
  return screen.getByRole('searchbox', { name: box.label });
}
const results = () => screen.findByRole('list', { name: 'Results' });
const linked = async () =>
  within(await results())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role=status] > p' });

/** The tests' browser is older than the element; whatever else React complains of still fails. */
beforeEach(() => {
  const strict = console.error;
  jest.spyOn(console, 'error').mockImplementation((...words) => {
    if (!(String(words[0]).includes('unrecognized in this browser') && words[1] === 'search'))
      strict(...words);
  });
});

describe('the search box', () => {
  it('asks for the index when somebody goes there, once, and never for what they type', async () => {
    const box = show();
    expect(fetchIndex).not.toHaveBeenCalled();
    await userEvent.type(box, 'home{Enter}');
    await status('1 result');
    expect(fetchIndex.mock.calls).toEqual([
      ['/search-index/en.json', { signal: expect.any(AbortSignal), cache: 'no-cache' }],
    ]);
    expect(box).not.toHaveAttribute('name');
  });

  it('has what was typed when somebody comes back to it, and nothing of it at a new visit', async () => {
    const at = (key: string) => Object.assign(window, { navigation: { currentEntry: { key } } });
    at('first');
    await userEvent.type(show(), 'first');
    cleanup();
    at('second');
    expect(show()).toHaveValue('');
    cleanup();
    at('first');
    expect(show()).toHaveValue('first');
    await status('2 results');
    Reflect.deleteProperty(window, 'navigation');
  });

  it('lists what it finds as links, says how many and marks what matched', async () => {
    await userEvent.type(show(), 'first');
    await status('2 results');
    expect(await linked()).toEqual(['/blog/first-call', '/blog/coming-home']);
    const marks = (await results()).querySelectorAll('mark');
    expect([...marks].map(({ textContent }) => textContent)).toEqual(['first', 'first']);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(screen.queryByRole('list', { name: 'Results' })).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['hi', 'हिन्दी', 'sampark kahan hai'],
    ['bn', 'বাংলা', 'amar swami mod khay'],
  ] as const)(
    'offers to look in %s for words heard as such in Latin letters, and sends none of them',
    async (language, name, words) => {
      await userEvent.type(show(), words);
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() =>
        expect(fetchIndex.mock.calls.map(([url]) => url)).toContain(`/search-index/${language}.json`),
      );
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(location.href).not.toMatch(/[?#]/);
      expect(JSON.stringify(fetchIndex.mock.calls)).not.toContain(words.split(' ')[0]);
    },
  );

  it('offers no other language for English words', async () => {
    await userEvent.type(show(), 'what does it cost');
    await results();
    expect(screen.queryByRole('button', { name: /हिन्दी|বাংলা/ })).toBeNull();
  });

  it('begins with the words of a link that stand behind #, where no server sees them', async () => {
    history.replaceState(null, '', '#q=first%20call');
    try {
      expect(show()).toHaveValue('first call');
      expect(await linked()).toContain('/blog/first-call');
    } finally {
      history.replaceState(null, '', '/');
    }
  });

  it('says that nothing was found, whom to call, and where questions are answered', async () => {
    await userEvent.type(show(), 'zebra');
    await status(/^Nothing was found/);
    const ways = within(screen.getByRole('status')).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['tel:112', 'tel:+910000000000', '/faq']);
  });

  it('says nothing of a single letter', async () => {
    const box = show();
    await userEvent.type(box, 'zebra');
    await status(/^Nothing was found/);
    await userEvent.type(box, '{Backspace>4/}');
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    expect(box).toHaveValue('z');
  });

  it('looks among the pages of the language whose script is typed first', async () => {
    await userEvent.type(show(), 'संपर्क');
    const link = await screen.findByRole('link', { name: 'संपर्क' });
    expect(link).toHaveAttribute('href', '/hi/contact');
    expect(link).toHaveAttribute('lang', 'hi');
    const asked = fetchIndex.mock.calls.map(([address]) => address);
    expect(asked).toEqual(['/search-index/en.json', '/search-index/hi.json']);
  });

  it('goes from a Hindi page to an English answer with a word about it, the answer marked as English', async () => {
    await userEvent.type(show(ready, 'hi'), 'खर्च');
    const link = await screen.findByRole('link', { name: /What does it/ });
    expect(link).toHaveTextContent(`What does it cost? ${linkTexts('hi').inEnglish}`);
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(link).toHaveAttribute('href', '/design#cost');
    expect(within(link).getByText('cost').closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['I want to die', 'en'],
    ['suicide', 'en'],
    ['he is not breathing', 'en'],
    ['मैं मरना चाहता हूँ', 'hi'],
    ['আমি মরতে চাই', 'bn'],
    ['ami more jete chai', 'bn'],
    ['आत्महत्या', 'hi'],
    ['overdose', 'en'],
    ['112', 'en'],
    ['my father hits my mother', 'en'],
    ['বিষ', 'bn'],
    ['hit me', 'en'],
    ['beaten', 'en'],
    ['थप्पड़', 'hi'],
    ['mara', 'hi'],
    ['পেটায়', 'bn'],
    ['होश', 'hi'],
    ['बेहोश', 'hi'],
    ['অজ্ঞান', 'bn'],
    ['hallucinating', 'en'],
    ['hallucinations', 'en'],
    ['DTs', 'en'],
    ['delirium', 'en'],
    ['seeing things', 'en'],
    ['shaking after stopping alcohol', 'en'],
    ['phenyl', 'en'],
    ['jumped', 'en'],
    ['not responding', 'en'],
    ['मार रहा है', 'hi'],
    ['ভুল বকছে', 'bn'],
  ] as const)('puts the numbers to call above everything for %j', async (query, language) => {
    await userEvent.type(show(ready, language), query);
    const numbers = await screen.findByRole('list', { name: dictionaries[language].care.numbers });
    const tel = within(numbers)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(tel).toContain('tel:112');
    const statusLine = screen.getByRole('status');
    expect(numbers.compareDocumentPosition(statusLine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows the numbers also where the index cannot be had', async () => {
    await userEvent.type(show({ ok: false }), 'overdose help');
    expect(await screen.findByRole('list', { name: 'Numbers to call' })).toBeVisible();
    expect(await status(/^Search is not available right now/)).toBeVisible();
  });

  it('shows no numbers where nothing tells of danger, one quiet line where somebody is in distress', async () => {
    const box = show();
    await userEvent.type(box, 'cost of a room');
    await status('1 result');
    expect(screen.queryByRole('link', { name: /14416/ })).toBeNull();
    await userEvent.clear(box);
    await userEvent.type(box, 'depression');
    expect(await screen.findByRole('link', { name: 'Tele-MANAS 14416' })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Numbers to call' })).toBeNull();
  });

  it.each([{ ok: false }, { ok: true, json: async () => ({ status: 503 }) }])(
    'says so where the index cannot be read, and asks again with the next letter',
    async (response) => {
      const box = show(response);
      await userEvent.type(box, 'h');
      expect(await status(/^Search is not available right now/)).toBeVisible();
      fetchIndex.mockResolvedValue(ready);
      await userEvent.type(box, 'ome');
      expect(await status('1 result')).toBeVisible();
    },
  );
});

const reader = { language: 'en', phone: '+91 00000 00000', phoneHref: 'tel:+910000000000' } as const;

describe('the numbers above what a search finds', () => {
  const { items } = parity();
  // What tells of danger in which spelling is told by `tests/lib/chat/care/parity.test.ts`: on a commit every fourth is drawn.
  it.each(inThisRun(items, (one) => items.indexOf(one) % 4 === 0))(
    'stand there in five spellings: %s, %s',
    (_category, ...spellings) => {
      for (const query of spellings) {
        const { unmount } = render(searchCare(query, reader));
        const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
        expect(numbers).toContain('tel:112');
        unmount();
      }
    },
  );
});
