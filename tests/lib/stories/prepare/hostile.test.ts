import { sanitizeToHtml } from '@/lib/stories/prepare/sanitize';
import { splitSections } from '@/lib/stories/prepare/sections';
import { hostileHtml } from '@/tests/fixtures/hostile-html';
import { complaintsAbout } from '@/tests/helpers/html-audit';

const options = { title: 'A story', siteUrl: 'https://centre.example' };
const joined = (html: string) =>
  splitSections(html, options)
    .map((section) => section.html)
    .join('');

it('is tried with at least a hundred texts', () => {
  expect(hostileHtml.length).toBeGreaterThanOrEqual(100);
});

it('is judged by an audit that does find what is hostile', () => {
  const dangerous = '<img src=x onerror=a><a href="java\tscript:b" id=c>d</a><svg></svg><p style=e>f</p>';
  expect(complaintsAbout(dangerous)).toHaveLength(5);
});

describe.each(hostileHtml)('%s', (_, html) => {
  it('leaves nothing executable when sanitised', () => {
    expect(complaintsAbout(sanitizeToHtml(html))).toEqual([]);
  });

  it('leaves nothing executable in the sections of a story', () => {
    expect(complaintsAbout(joined(html))).toEqual([]);
  });

  it('leaves nothing executable amid an ordinary article', () => {
    expect(
      complaintsAbout(joined(`<div><h2>One</h2><p>Before ${html} after</p><h2>Two</h2>${html}</div>`)),
    ).toEqual([]);
  });

  it('gives the same text when it is sanitised again', () => {
    const once = joined(html);
    expect(sanitizeToHtml(once)).toBe(once);
  });
});

describe('texts made to exhaust', () => {
  it.each([
    [
      'a hundred thousand characters of paragraphs',
      '<p onclick=a>Some words of a <b>story</b></p>'.repeat(2500),
    ],
    ['a hundred thousand characters of hostile pictures', '<img src=x onerror=alert(1)>'.repeat(3600)],
    ['twenty thousand nested boxes', '<div>'.repeat(20_000)],
    ['twenty thousand nested boxes around a script', `${'<div>'.repeat(20_000)}<script>alert(1)</script>`],
    [
      'formatting that is never closed',
      Array.from({ length: 4000 }, (_, n) => `<p><b title=${n}>x</p>`).join(''),
    ],
    ['links that are never closed', '<a href=x>'.repeat(9000)],
    ['two thousand headings', '<h2>x</h2>'.repeat(2000)],
    ['a hundred thousand angle brackets', '<'.repeat(100_000)],
    ['endless attributes', `<p ${'onclick=a '.repeat(10_000)}>x</p>`],
    ['nested tables', '<table><tr><td>'.repeat(3000)],
  ])('%s end in harmless text in good time', (_, html) => {
    // Time of this process rather than of the clock: a busy machine must not fail the test.
    const before = process.cpuUsage();
    const story = joined(html);
    const { user } = process.cpuUsage(before);
    expect(user / 1_000_000).toBeLessThan(10);
    expect(complaintsAbout(story)).toEqual([]);
  });
});
