/** @jest-environment node */
import type { Browser } from '@playwright/test';
import { sanitizeToHtml } from '@/lib/stories/prepare/sanitize';
import { splitSections } from '@/lib/stories/prepare/sections';
import { countByKind, publicVectors, vectors } from '@/tests/fixtures/vectors';
import { launchChromium, setAlarm, touchAll } from '@/tests/helpers/alarm';
import { complaintsAbout } from '@/tests/helpers/html-audit';

const options = { title: 'A story', siteUrl: 'https://centre.example', mediaHosts: [] };
const story = (html: string) =>
  splitSections(html, options)
    .map(({ heading, html: body }) => `${heading === null ? '' : '<h2></h2>'}${body}`)
    .join('');

/** Each text as it would stand in a story, made once for all tests. */
const stories = vectors.map(({ text }) => story(text));

const made: { browser?: Browser } = {};
beforeAll(async () => {
  made.browser = await launchChromium();
}, 60_000);
afterAll(() => made.browser?.close());

async function bare() {
  if (!made.browser) throw new Error('No browser.');
  const page = await made.browser.newPage();
  await page.route('**/*', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  const heard = await setAlarm(page);
  return { page, heard };
}

/** Markup or an address that would run, as against what merely may not stand where it stands. */
const mayRun = ({ text }: { text: string }): boolean =>
  /script|\bon\w+\s*=|srcdoc|data:|<(?:iframe|object|embed|svg|math|form|meta|base|link)/i.test(text);

it('are more than a thousand of public lists and as many of our own, each another', () => {
  process.stdout.write(`vectors: ${vectors.length} (${countByKind()})\n`);
  process.stdout.write(
    `vectors: ${publicVectors.length} of public lists, ${publicVectors.filter(mayRun).length} of them hold what could run\n`,
  );
  expect(publicVectors.length).toBeGreaterThan(1000);
  expect(vectors.length - publicVectors.length).toBeGreaterThan(1000);
  expect(new Set(vectors.map(({ text }) => text)).size).toBe(vectors.length);
});

/** Judged so many at a time; each alone only where something is said about them together. */
const TOGETHER = 60;

function complaintsAboutAll(htmls: readonly string[]): string[] {
  const html = htmls.join('');
  const again = sanitizeToHtml(html) === html ? [] : ['changes when sanitised again'];
  return [...complaintsAbout(html), ...again];
}

it('leave nothing executable in a story, whose text is a fixed point', () => {
  const starts = Array.from({ length: Math.ceil(stories.length / TOGETHER) }, (_, turn) => turn * TOGETHER);
  const suspect = starts.filter(
    (start) => complaintsAboutAll(stories.slice(start, start + TOGETHER)).length > 0,
  );
  const bad = suspect.flatMap((start) =>
    stories.slice(start, start + TOGETHER).flatMap((html, index) => {
      const { kind, text } = vectors[start + index] ?? { kind: '?', text: '?' };
      return complaintsAboutAll([html]).map((complaint) => `${kind}: ${text}: ${complaint}`);
    }),
  );
  expect({ suspect, bad }).toEqual({ suspect: [], bad: [] });
}, 300_000);

it('run in a page that takes them as they are, so that silence means something', async () => {
  const { page, heard } = await bare();
  const sample = vectors.filter(({ kind }, index) => kind === 'an element with a handler' && index % 4 === 0);
  const frames = sample.map(
    ({ text }) => `<iframe srcdoc="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`,
  );
  await page.setContent(frames.join(''));
  for (const frame of page.frames()) await touchAll(frame, 'html');
  process.stdout.write(`vectors: ${heard().length} calls by ${sample.length} of them as they are\n`);
  expect(heard().length).toBeGreaterThan(10);
}, 120_000);

it('stay silent in a browser without any policy, sent with the page and put into it, untouched and touched', async () => {
  const { page, heard } = await bare();
  const articles = stories.map((html) => `<article>${html}</article>`);
  await page.setContent(`<main>${articles.join('')}</main>`);
  const sent = await touchAll(page, 'main');
  await page.evaluate((texts) => {
    for (const [index, article] of document.querySelectorAll('main > article').entries())
      article.innerHTML = texts[index] ?? '';
  }, stories);
  const put = await touchAll(page, 'main');
  process.stdout.write(
    `vectors: ${heard().length} calls by ${vectors.length} of them sanitised, ${sent} and ${put} elements touched\n`,
  );
  expect(await page.locator('main > article').count()).toBe(vectors.length);
  expect(sent).toBeGreaterThan(vectors.length);
  expect(heard()).toEqual([]);
}, 300_000);
