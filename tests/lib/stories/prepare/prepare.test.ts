import { prepareStory, sanitizedContent, summarise, withSafeContent } from '@/lib/stories/prepare/prepare';
import type { Blog } from '@/lib/stories/schema';

const blog = (over: Partial<Blog> = {}): Blog => ({
  id: '7',
  title: 'A quiet morning',
  content: '<p>Before</p><h2>Tea &amp; talk</h2><p onclick="a">After <a href="https://example.org">x</a></p>',
  thumbnail_image: '/media/a.webp',
  created_at: '2026-03-14T10:00:00Z',
  ...over,
});

describe('a prepared story', () => {
  it('carries what its page shows', () => {
    expect(prepareStory(blog())).toMatchObject({
      id: '7',
      title: 'A quiet morning',
      thumbnail: '/media/a.webp',
      createdAt: '2026-03-14T10:00:00Z',
      excerpt: 'Before Tea & talk After x',
      readMinutes: 1,
      alarm: null,
      topics: [],
    });
  });

  it.each([
    ['Call 112 now.', 'Call <a href="tel:112">112</a> now.'],
    [
      'on <strong>14416</strong> or <strong>1-800-891-4416</strong>',
      'on <strong><a href="tel:14416">14416</a></strong> or <strong><a href="tel:18008914416">1-800-891-4416</a></strong>',
    ],
    [
      '14446, 1098 और 181।',
      '<a href="tel:14446">14446</a>, <a href="tel:1098">1098</a> और <a href="tel:181">181</a>।',
    ],
    ['a &lt;b&gt; 112', 'a &lt;b&gt; <a href="tel:112">112</a>'],
  ])('lets the number of a helpline be pressed: %s', (written, shown) => {
    const html = prepareStory(blog({ content: `<p>${written}</p>` })).sections[0]?.html ?? '';
    expect(html.replace(/ lang="\w+"/, '')).toBe(`<p>${shown}</p>`);
    expect(sanitizedContent(html)).toBe(html);
  });

  it.each(['₹112', '₹ 181', '1,098', '112.5', '+91 33 2112', '181%', '2026-11-112', '112th'])(
    'takes %s for no helpline',
    (written) => {
      expect(sanitizedContent(`<p>${written}</p>`)).toBe(`<p>${written}</p>`);
    },
  );

  it('links no number in a heading or in a link', () => {
    const content = '<h2>Call 112</h2><p><a href="/help-now">112 and more</a></p>';
    expect(sanitizedContent(content)).toBe(content);
  });

  it('is split and safe', () => {
    const { sections } = prepareStory(blog());
    expect(sections.map((section) => section.heading)).toEqual([null, 'Tea & talk']);
    expect(sections[1]?.html).not.toContain('onclick');
  });

  it('takes its date from the list where its own is missing', () => {
    expect(prepareStory(blog({ created_at: null }), '2026-01-02').createdAt).toBe('2026-01-02');
  });

  it.each([
    ['the steps of an overdose by its title', 'overdose', blog({ title: 'After an overdose' })],
    ['the steps of an overdose by its topic', 'overdose', blog({ topics: ['overdose', 'withdrawal'] })],
    [
      'the steps of withdrawal by its title',
      'withdrawal',
      blog({ title: 'Why not to stop drinking suddenly' }),
    ],
    ['the steps of withdrawal by its topic', 'withdrawal', blog({ topics: ['treatment', 'withdrawal'] })],
    ['one line by its text', 'line', blog({ content: '<p>Never stop <b>drinking</b> suddenly.</p>' })],
    ['nothing by other topics', null, blog({ topics: ['families'] })],
  ] as const)('begins with %s', (_, alarm, story) => {
    expect(prepareStory(story).alarm).toBe(alarm);
  });

  it('warns in a translation as in English, whatever words it found', () => {
    const english = blog({ content: '<p>Never stop <b>drinking</b> suddenly.</p>' });
    const translated = blog({ language: 'bn', title: 'সকাল', content: '<p>একা মদ ছাড়বেন না।</p>' });
    expect(prepareStory(translated, null, english).alarm).toBe('line');
    expect(prepareStory(blog({ ...translated, title: 'ওভারডোজ' }), null, blog()).alarm).toBe('overdose');
  });

  it('has its photograph described in its own language', () => {
    const thumbnail_alt = { en: 'A gate', bn: 'একটা দরজা' };
    expect(prepareStory(blog({ thumbnail_alt, language: 'bn' })).thumbnailAlt).toBe('একটা দরজা');
    expect(prepareStory(blog({ thumbnail_alt, language: 'hi' })).thumbnailAlt).toBe('A gate');
  });
});

it('is summarised without its content', () => {
  expect(summarise(blog())).toEqual({
    id: '7',
    language: 'en',
    title: 'A quiet morning',
    readMinutes: 1,
    thumbnail: '/media/a.webp',
    topics: [],
    createdAt: '2026-03-14T10:00:00Z',
    excerpt: 'Before Tea & talk After x',
  });
});

describe('content for our own endpoints', () => {
  it('joins the sections behind their headings', () => {
    expect(sanitizedContent('<p>a</p><h1>Tea &amp; &lt;talk&gt;</h1><p onclick="b">c</p>')).toBe(
      '<p>a</p><h2>Tea &amp; &lt;talk&gt;</h2><p>c</p>',
    );
  });

  it.each([
    blog().content,
    '<h3>a</h3><p>b</p><h5>c</h5>',
    '<div><h2>A</h2><table><tr><td>1</td></tr></table></div>',
    '<h2>A</h2><img src="/media/a.webp?v=1&w=900&h=600&avif=640.900"><p>নমস্কার</p><pre>\n\n x</pre>',
  ])('stays the same when another instance prepares it again: %s', (html) => {
    const once = sanitizedContent(html);
    expect(sanitizedContent(once)).toBe(once);
  });

  it('is safe in every story of a list and leaves the rest alone', async () => {
    const list = [blog(), blog({ id: '8', content: '<img src="x" onerror="a"><p>b</p>' })];
    const safe = await withSafeContent(list);
    expect(safe.map(({ id }) => id)).toEqual(['7', '8']);
    expect(safe.map(({ content }) => content).join('')).not.toMatch(/onclick|onerror/);
    expect(list[1]?.content).toContain('onerror');
  });

  it('gives other work a turn between two stories', async () => {
    let turns = 0;
    const work = setInterval(() => {
      turns += 1;
    }, 0);
    const list = Array.from({ length: 5 }, (_, n) => blog({ content: `<p>${n}</p>`.repeat(50) }));
    await withSafeContent(list);
    clearInterval(work);
    expect(turns).toBeGreaterThan(1);
  });
});
