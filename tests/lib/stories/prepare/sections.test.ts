import { splitSections } from '@/lib/stories/prepare/sections';

const options = { title: 'A quiet morning', siteUrl: 'https://centre.example' };
const split = (html: string) => splitSections(html, options);
const body = (html: string) =>
  split(html)
    .map((section) => section.html)
    .join('');

describe('splitting', () => {
  it('makes a section of each level-2 heading and keeps what stands before the first', () => {
    expect(
      split('<p>Before</p><h2>First <em>light</em></h2><p>a</p><p>b</p><h2>Evening</h2><p>c</p>'),
    ).toEqual([
      { heading: null, id: 'part-1', html: '<p>Before</p>' },
      { heading: 'First light', id: 'part-first-light', html: '<p>a</p><p>b</p>' },
      { heading: 'Evening', id: 'part-evening', html: '<p>c</p>' },
    ]);
  });

  it('makes one section without heading of a text that has no level-2 heading', () => {
    expect(split('<p>a</p><p>b</p>')).toEqual([{ heading: null, id: 'part-1', html: '<p>a</p><p>b</p>' }]);
  });

  it('makes no section of white space before the first heading', () => {
    expect(split(' \n <h2>A</h2><p>a</p>').map((section) => section.heading)).toEqual(['A']);
  });

  it('makes no section of nothing', () => {
    expect(split('')).toEqual([]);
  });

  it.each([
    ['a box', '<div><h2>A</h2><p>a</p><h2>B</h2><p>b</p></div>'],
    [
      'boxes in boxes',
      '<main><article><section><div><h2>A</h2></div><p>a</p></section></article><h2>B</h2>b</main>',
    ],
    ['formatting', '<strong><h2>A</h2></strong><p>a</p><span><h2>B</h2></span>'],
  ])('finds headings that %s hides', (_, html) => {
    expect(split(html).map((section) => section.heading)).toEqual(['A', 'B']);
  });

  it('leaves a heading within a quotation where it is', () => {
    const html = '<h2>A</h2><blockquote><h2>Quoted</h2><p>q</p></blockquote>';
    expect(split(html)).toEqual([
      { heading: 'A', id: 'part-a', html: '<blockquote><h3>Quoted</h3><p>q</p></blockquote>' },
    ]);
  });

  it('reads entities and markup of a heading as text', () => {
    expect(split('<h2>Tea &amp; <i>talk</i> &lt;b&gt;</h2>')[0]?.heading).toBe('Tea & talk <b>');
  });

  it('opens a section with the picture of its heading', () => {
    const [section] = split('<h2>A<img src="/a.png" alt="b"></h2><p>c</p>');
    expect(section?.html).toMatch(/^<img [^>]*src="\/a\.png"[^>]*><p>c<\/p>$/);
  });

  it('gives sections of the same heading different ids', () => {
    const ids = split('<h2>A day</h2><h2>A  Day!</h2><h2>A day</h2>').map((section) => section.id);
    expect(ids).toEqual(['part-a-day', 'part-a-day-2', 'part-a-day-3']);
  });

  it('makes ids of Bengali headings and numbers those without letters', () => {
    expect(split('<h2>সকাল বেলা</h2><h2>☀</h2>').map((section) => section.id)).toEqual([
      'part-সকাল-বেলা',
      'part-2',
    ]);
  });

  it('makes ids of Hindi headings without the joiners nobody sees', () => {
    const [section] = split('<h2>रजिस्\u200dट्रेशन, अगला क़दम</h2>');
    expect(section?.id).toBe('part-रजिस्ट्रेशन-अगला-क़दम'.normalize('NFKC'));
  });

  it('holds the number of sections in bounds and loses no text', () => {
    const sections = split('<h2>x</h2><p>y</p>'.repeat(150));
    expect(sections.length).toBeLessThanOrEqual(100);
    expect(body('<h2>x</h2><p>y</p>'.repeat(150)).match(/<p>y/g)).toHaveLength(150);
  });
});

describe('headings', () => {
  it('makes level 2 of level 1', () => {
    expect(split('<h1>A</h1><p>a</p>')[0]?.heading).toBe('A');
  });

  it('leaves out a level-1 heading that repeats the title', () => {
    expect(split('<h1>A quiet  morning</h1><p>a</p>')).toEqual([
      { heading: null, id: 'part-1', html: '<p>a</p>' },
    ]);
  });

  it('drops empty headings', () => {
    expect(split('<h2> &nbsp;</h2><p>a</p><h3><br></h3>').map((section) => section.heading)).toEqual([null]);
  });

  it.each([
    ['a skipped level', '<h2>A</h2><h4>b</h4><h4>c</h4><h6>d</h6>', '<h3>b</h3><h3>c</h3><h4>d</h4>'],
    ['a sound order', '<h2>A</h2><h3>b</h3><h4>c</h4><h3>d</h3>', '<h3>b</h3><h4>c</h4><h3>d</h3>'],
    ['a text without level 2', '<h4>a</h4><h5>b</h5>', '<h2>a</h2><h3>b</h3>'],
  ])('evens out %s', (_, given, evened) => {
    expect(body(given)).toBe(evened);
  });
});

describe('pictures', () => {
  it('reserve the box of our own media and offer its lighter forms', () => {
    expect(body('<img src="/media/a.webp?v=1&w=900&h=600&avif=640.900" alt="A garden">')).toBe(
      '<picture><source type="image/avif" srcset="/media/a-640.avif?v=1 640w, /media/a-900.avif?v=1 900w" ' +
        'sizes="(min-width: 768px) 720px, 100vw"><img src="/media/a.webp?v=1&amp;w=900&amp;h=600&amp;avif=640.900" ' +
        'alt="A garden" width="900" height="600" loading="lazy" decoding="async"></picture>',
    );
  });

  it.each([
    ['the box their author gave', '<img src="/a.png" width="300" height="200">', 'width="300" height="200"'],
    ['a common box where there is none', '<img src="/a.png" height="300">', 'width="1200"'],
    ['an empty text where there is none', '<img src="/a.png">', 'alt=""'],
  ])('have %s', (_, html, attributes) => {
    expect(body(html)).toContain(attributes);
  });

  it('go when their address is refused', () => {
    expect(body('<p>a<img src="data:image/png;base64,AA" alt="b"></p>')).toBe('<p>a</p>');
  });
});

describe('links', () => {
  it('to other sites open in a new tab and say so', () => {
    expect(body('<a href="https://example.org/">out</a>')).toBe(
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">out' +
        '<span class="visually-hidden"> (opens in a new tab)</span></a>',
    );
  });

  it.each(['/about', '#part-a', 'https://centre.example/blog', 'mailto:a@example.org', 'tel:+9133'])(
    'to %s stay in the tab',
    (href) => {
      expect(body(`<a href="${href}" target="_blank">in</a>`)).toBe(`<a href="${href}">in</a>`);
    },
  );

  it('without words vanish', () => {
    expect(body('<p>a<a href="/b"> </a>c</p>')).toBe('<p>a c</p>');
  });
});

describe('tables', () => {
  it('stand in a named box that scrolls', () => {
    expect(body('<table><caption>Doses</caption><tbody><tr><td>1</td></tr></tbody></table>')).toMatch(
      /^<div class="table-scroll" tabindex="0" role="region" aria-label="Doses"><table>.*<\/table><\/div>$/,
    );
  });

  it('within tables stand in none of their own', () => {
    const html =
      '<table><tbody><tr><td><table><tbody><tr><td>1</td></tr></tbody></table></td></tr></tbody></table>';
    expect(body(html).match(/table-scroll/g)).toHaveLength(1);
  });
});

it('names the language of Bengali and Hindi blocks', () => {
  expect(body('<p>নমস্কার বন্ধু</p><ul><li>नमस्ते दोस्त</li></ul><p>Hello</p><p lang="as">নমস্কাৰ</p>')).toBe(
    '<p lang="bn">নমস্কার বন্ধু</p><ul><li lang="hi">नमस्ते दोस्त</li></ul><p>Hello</p><p lang="as">নমস্কাৰ</p>',
  );
});

it('shows a text no tree may be built of as words', () => {
  const sections = split(`<h2>A</h2>${'<div>'.repeat(5000)}Tom &amp; Jerry &lt;3`);
  expect(sections).toEqual([{ heading: null, id: 'part-1', html: '<p>A Tom &amp; Jerry &lt;3</p>' }]);
});
