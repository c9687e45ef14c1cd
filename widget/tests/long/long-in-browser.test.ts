/** @jest-environment node */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CPU_SLOWDOWN, LONG_TASK_MS, openLong, partsOf } from './measure-long.mjs';

const executablePath = [process.env['CHROMIUM_PATH'] ?? '', '/usr/bin/chromium'].find(existsSync);
const library = resolve(__dirname, '../../index.ts');
const MESSAGES = 10_000;
const TRIES_MAX = 6;
const HEAP_MAX_BYTES = 60 * 2 ** 20;

type Opened = Awaited<ReturnType<typeof openLong>>;
const started: Browser[] = [];
const made: { last?: Opened } = {};
const opened = (): Opened => {
  if (!made.last) throw new Error('No page.');
  return made.last;
};

/** With the tree that a screen reader has Chromium build. */
async function launch(): Promise<Browser> {
  const browser = await chromium.launch({
    args: ['--force-renderer-accessibility'],
    ...(executablePath ? { executablePath } : {}),
  });
  started.push(browser);
  return browser;
}

/** Whether the browser comes to a text by its own search, which a link to the text starts, and shows it. */
async function finds(page: Page, text: string): Promise<boolean> {
  await page.goto(`http://long.test/#:~:text=${encodeURIComponent(text)}`);
  const isShown = (words: string) => {
    const row = [...document.querySelectorAll('[data-rcb-message]')].find((one) =>
      one.textContent?.includes(words),
    );
    const body = document.querySelector('.rcb-chat-body-container')?.getBoundingClientRect();
    const { top, bottom } = row?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
  };
  return page.waitForFunction(isShown, text, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

describe('a conversation of 10,000 messages in a browser', () => {
  const longest = new Map<string, number[]>();
  beforeAll(async () => {
    const browser = await chromium.launch(executablePath ? { executablePath } : {});
    started.push(browser);
    const isLong = () => [...longest.values()].some((tries) => Math.min(...tries) > LONG_TASK_MS);
    for (let index = 0; index === 0 || (index < TRIES_MAX && isLong()); index += 1) {
      const one = await openLong(browser, library);
      await one.run('make', MESSAGES);
      for (const [name, part, count] of partsOf(MESSAGES)) {
        const { longestMs } = await one.tasksOf(() => one.run(part, count));
        longest.set(name, [...(longest.get(name) ?? []), longestMs * CPU_SLOWDOWN]);
      }
      await made.last?.page.close();
      made.last = one;
    }
  }, 300_000);
  afterAll(() => Promise.all(started.map((browser) => browser.close())));

  // The best of as many tries as it takes: what else the machine does takes away from its caches, and only ever adds.
  it.each(partsOf(MESSAGES).map(([name]) => name))(
    'has no task over 50 ms on a processor four times slower when %s',
    (name) => {
      const tries = longest.get(name) ?? [];
      process.stdout.write(`${name}: ${tries.map((ms) => ms.toFixed(1)).join(', ')} ms\n`);
      expect(Math.min(...tries)).toBeGreaterThan(0);
      expect(Math.min(...tries)).toBeLessThanOrEqual(LONG_TASK_MS);
    },
  );

  it('holds every message, and stays at its end as more come', async () => {
    expect(await opened().run('rows')).toBe(MESSAGES + 21);
    expect(await opened().run('fromEnd')).toBeLessThanOrEqual(1);
  });

  it('is searched whole by the browser', async () => {
    expect(await finds(opened().page, 'Message 17.')).toBe(true);
    expect(await finds(opened().page, 'Message 5432.')).toBe(true);
  }, 60_000);

  it('holds no more memory than its messages need, and gives it back', async () => {
    const { heapOf, run } = opened();
    const full = await heapOf();
    await run('clear');
    const first = await heapOf();
    for (let round = 0; round < 2; round += 1) {
      await run('fill', MESSAGES);
      await run('clear');
    }
    const third = await heapOf();
    const mib = [full, first, third].map(({ bytes }) => (bytes / 2 ** 20).toFixed(1));
    process.stdout.write(`scripts hold ${mib[0]} MiB; gone once ${mib[1]}, three times ${mib[2]}\n`);
    expect(full.bytes).toBeLessThan(HEAP_MAX_BYTES);
    expect(third.bytes).toBeLessThan(first.bytes + 2 ** 20 * 2);
    expect(third.nodes).toBeLessThan(full.nodes / 10);
  }, 120_000);

  it('is read whole by a screen reader, also what is out of sight', async () => {
    const { run, session } = await openLong(await launch(), library);
    await run('make', 2000);
    await run('fill', 2000);
    await run('open');
    await session.send('Accessibility.enable');
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const names = nodes.map(({ name }) => String(name?.value ?? ''));
    expect(nodes.filter(({ role }) => role?.value === 'listitem')).toHaveLength(2000);
    for (const text of ['Message 17.', 'Message 1000.', 'Message 1999.'])
      expect(names.some((name) => name.includes(text))).toBe(true);
  }, 60_000);
});
