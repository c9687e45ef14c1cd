import { splitSections } from '@/lib/stories/prepare/sections';

const html = '<p>Look.</p><p><img src="/media/a.webp?w=1200&amp;h=675&amp;avif=640" alt="A door"></p>';
const split = (mediaBase?: string) =>
  splitSections(html, { title: 'x', siteUrl: 'https://site.test', mediaBase })
    .map((section) => section.html)
    .join('');

describe('a picture from another host', () => {
  const shown = (mediaHosts?: readonly string[]) =>
    splitSections('<p>Before <img src="https://elsewhere.test/a.jpg" alt="A <b>door</b> & more"> after</p>', {
      title: 'x',
      siteUrl: 'https://site.test',
      mediaHosts,
    })
      .map((section) => section.html)
      .join('');

  it('is shown where its host is named', () => {
    expect(shown(['elsewhere.test'])).toContain('<img src="https://elsewhere.test/a.jpg"');
  });

  it('gives way to its words where its host is not, because the page would not load it', () => {
    expect(shown([])).toBe('<p>Before A &lt;b&gt;door&lt;/b&gt; &amp; more after</p>');
  });
});

describe('a picture with a relative address', () => {
  it('is fetched from the backend that sent the story', () => {
    expect(split('https://api.test')).toContain('src="https://api.test/media/a.webp?w=1200');
    expect(split('https://api.test')).toContain('https://api.test/media/a-640.avif 640w');
  });

  it('stays on the site itself where there is no upstream', () => {
    expect(split()).toContain('src="/media/a.webp?w=1200');
  });
});
