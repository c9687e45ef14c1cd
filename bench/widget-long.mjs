import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { CPU_SLOWDOWN, openLong, partsOf } from '../widget/tests/long/measure-long.mjs';
import { median, parameter, table } from './figures.mjs';

const MIB = 2 ** 20;

/**
 * A long conversation in the widget: the longest task of each part, on a processor that Chromium makes four times
 * slower (which counts what else the machine does) and by the thread's own time, four times; and memory.
 */
export async function widgetLong() {
  const rounds = parameter('BENCH_ROUNDS', 3);
  const count = parameter('BENCH_MESSAGES', 10_000);
  const browser = await chromium.launch({ executablePath: findChromium() });
  const seen = { slowed: [], own: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      seen.slowed.push(await oneRound(browser, count, CPU_SLOWDOWN));
      seen.own.push(await oneRound(browser, count, 1));
    }
  } finally {
    await browser.close();
  }
  print(count, seen);
}

async function oneRound(browser, count, rate) {
  const { page, run, tasksOf, heapOf } = await openLong(browser, `${process.cwd()}/widget/index.ts`, rate);
  const before = await heapOf();
  await run('make', count);
  const longest = [];
  for (const [, part, value] of partsOf(count))
    longest.push((await tasksOf(() => run(part, value))).longestMs);
  const full = await heapOf();
  await run('clear');
  const after = await heapOf();
  await page.close();
  return { longest, before, full, after };
}

function print(count, { slowed, own }) {
  const ms = (values) =>
    `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)} – ${Math.max(...values).toFixed(1)})`;
  console.log(
    `${count} messages: longest task in ms, processor four times slower; medians, in brackets the spread`,
  );
  table([
    ['part', 'slowed by Chromium', 'own time × 4'],
    ...partsOf(count).map(([name], at) => [
      name,
      ms(slowed.map(({ longest }) => longest[at])),
      ms(own.map(({ longest }) => longest[at] * CPU_SLOWDOWN)),
    ]),
  ]);
  const mib = (pick) => `${(median(own.map(pick)) / MIB).toFixed(1)} MiB`;
  const each = median(own.map(({ full, before }) => (full.bytes - before.bytes) / count));
  console.log(
    `scripts hold ${mib(({ before }) => before.bytes)} before, ${mib(({ full }) => full.bytes)} with them (${Math.round(each)} bytes a message), ${mib(({ after }) => after.bytes)} after they are gone`,
  );
}
