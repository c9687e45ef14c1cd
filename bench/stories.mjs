import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../scripts/site-process.mjs';
import { visitor } from './client.mjs';
import { median, table } from './figures.mjs';
import { measured } from './goals.mjs';

const MANY = 2000;
const FEW = 20;
const VISITS = 200;
const LONGEST_READING_MS = 120_000;

/** Content like that of the site, with this many stories. */
function contentWith(number) {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  cpSync('tests/fixtures/content', folder, { recursive: true });
  const stories = join(folder, 'stories');
  rmSync(stories, { recursive: true });
  mkdirSync(stories);
  cpSync('tests/fixtures/content/stories/a-quiet-evening.webp', join(stories, 'evening.webp'));
  for (let index = 0; index < number; index += 1) {
    const date = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);
    const words = `A day of recovery, number ${index}, told by somebody who was there. `.repeat(12);
    const text = `---\ntitle: "Story ${index} of a day"\ndate: ${date}\nthumbnail: evening.webp\n---\n${words}\n\n## After\n\n${words}\n`;
    writeFileSync(join(stories, `story-${index}.md`), text);
  }
  return folder;
}

async function startList(number) {
  const folder = contentWith(number);
  const site = await startSite({ CONTENT_DIR: folder, RATE_LIMIT: 'off', CONTENT_TTL_SECONDS: '3600' });
  const client = visitor();
  const ask = () => client.ask(`${site.url}/blog`, { timeoutMs: LONGEST_READING_MS });
  const newest = `Story ${number - 1} of a day`;
  const startedMs = performance.now();
  let first = await ask();
  // A process that is still reading shows its error text within three seconds rather than nothing.
  while (!first.bytes.includes(newest)) {
    if (performance.now() - startedMs > LONGEST_READING_MS) throw new Error(`${number} stories: no list`);
    await pause(200);
    first = await ask();
  }
  const firstMs = performance.now() - startedMs;
  const stop = async () => {
    client.close();
    await site.stop();
    rmSync(folder, { recursive: true });
  };
  return { ask, first, firstMs, stop };
}

/** The list of 2,000 stories beside that of twenty, in turns: its first page, from the cache, and its first drawing. */
export async function stories({ brotli }) {
  const few = await startList(FEW);
  const many = await startList(MANY);
  try {
    const pairs = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      const small = await few.ask();
      pairs.push({ small: small.tookMs, large: (await many.ask()).tookMs });
    }
    const [small, large] = ['small', 'large'].map((name) => median(pairs.map((pair) => pair[name])));
    table([
      ['list of stories', 'KB brotli', 'ms from the cache, median', 'ms first drawing of a process'],
      ...[
        [FEW, few, small],
        [MANY, many, large],
      ].map(([number, { first, firstMs }, ms]) => [
        number,
        (brotli(first.bytes) / 1024).toFixed(1),
        ms.toFixed(2),
        firstMs.toFixed(0),
      ]),
    ]);
    measured('list-bytes', brotli(many.first.bytes) / 1024);
    measured('list-time', large / small, {
      note: `first drawing of a process ${(many.firstMs / few.firstMs).toFixed(1)}`,
    });
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}
