import { median, parameter } from './figures.mjs';
import { measured } from './goals.mjs';
import { widgetBytes } from './widget-bytes.mjs';
import { widgetSpeed } from './widget-speed.mjs';

const subjects = {
  ours: './widget/index.ts',
  original: 'react-chatbotify',
  bare: './bench/widget-bare.mjs',
};
const names = Object.keys(subjects);
const QUICK_ROUNDS = parameter('BENCH_ROUNDS', 9);
/** Each waits for some thousand frames. */
const LONG_ROUNDS = Math.min(3, QUICK_ROUNDS);
const MANY_ROUNDS = LONG_ROUNDS;

const kib = (bytes) => (bytes === undefined ? '–' : `${(bytes / 1024).toFixed(1)} KiB`);
const ms = (value) => `${value.toFixed(2)} ms`;
const plain = (value) => value.toFixed(2);
const row = (name, cells) =>
  console.log(`${name.padEnd(52)}${cells.map((cell) => cell.padStart(15)).join('')}`.trimEnd());
const ratio = (mine, theirs) => (theirs ? (mine / theirs).toFixed(2) : '–');

/** A limit belongs to the ratio where it is given as a number, to the size where as bytes. */
const HEAD = ['ours', 'original', 'bare React', 'ours÷original', 'limit', 'ours÷bare'];

/** Weight and speed of our widget beside react-chatbotify 2.5.0 and a bare React list, in one run (brotli, quality 11). */
export async function widget() {
  row('', HEAD);
  await weights();
  await speeds();
}

async function weights() {
  const [mine, theirs, bare] = await Promise.all(names.map((name) => widgetBytes(subjects[name])));
  const compare = (name, pick, limit) =>
    row(name, [kib(pick(mine)), kib(pick(theirs)), kib(pick(bare)), ratio(pick(mine), pick(theirs)), limit]);
  compare('scripts before first use, React apart', ({ first }) => first, '22 KB');
  compare('  the same in the files esbuild splits it into', ({ split }) => split, '');
  for (const { part, bytes } of mine.later) row(`  when used: ${part}`, [kib(bytes)]);
  compare('scripts, all loaded at once, React apart', ({ script }) => script, '30 KB');
  compare('styles', ({ style }) => style, '3 KB');
  compare('react-dom/server, asked for besides', ({ server }) => server, '0');
  measured('widget-first', mine.first / 1000);
  measured('widget-script', mine.script / 1000);
  measured('widget-style', mine.style / 1000);
  row('embed: launcher alone, styles included', [kib(mine.launcher), '', '', '', '6 KB']);
  row('embed: window with React, after idle', [kib(mine.window)]);
}

/** Rounds of all subjects in turn, so that what else the machine does meets them alike. */
async function rounds(number, measure) {
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < number; round += 1) {
    for (const name of names) seen[name].push(await measure(name));
  }
  return seen;
}

/** What a bare React list needs beside the original: no chat on React comes below it. */
const floorNote = (bare, theirs) => `bare React ÷ react-chatbotify ${(bare / theirs).toFixed(2)}`;

function compare(name, { seen, pick, format = ms, limit = '1.00', goal }) {
  const [mine, theirs, bare] = names.map((one) => median(seen[one].map(pick)));
  const spread = seen.ours.map(pick).toSorted((a, b) => a - b);
  row(name, [
    format(mine),
    format(theirs),
    format(bare),
    ratio(mine, theirs),
    limit,
    ratio(mine, bare),
    `  (${format(spread[0])} – ${format(spread.at(-1))})`,
  ]);
  if (!goal) return;
  const ratios = seen.ours.map((one, round) => pick(one) / pick(seen.original[round]));
  measured(goal, median(ratios), { spread: ratios, note: floorNote(bare, theirs) });
}

async function speeds() {
  const bench = await widgetSpeed(subjects);
  try {
    const quick = await rounds(QUICK_ROUNDS, bench.quick);
    console.log('main-thread work; medians, in brackets the spread of ours');
    quickly(quick);
    oneByOne(await rounds(LONG_ROUNDS, bench.long));
    amongMany(await rounds(MANY_ROUNDS, bench.many));
  } finally {
    await bench.stop();
  }
}

function quickly(seen) {
  compare('open: page to first bot message, work', {
    seen,
    pick: (one) => one.openWorkMs,
    limit: '0.70',
    goal: 'widget-open',
  });
  compare('time to the first bot message (clock)', { seen, pick: (one) => one.openMs });
  compare('a keystroke among 500 messages', {
    seen,
    pick: (one) => one.keystrokeMs,
    limit: '0.60',
    goal: 'widget-key',
  });
  compare('elements a message', { seen, pick: (one) => one.nodes, format: plain });
  compare('500 injected at once', { seen, pick: (one) => one.floodMs });
}

function oneByOne(seen) {
  const ways = { painted: 'each painted', drawn: 'each in the page' };
  for (const [way, words] of Object.entries(ways)) {
    const of = (name, pick, more = {}) => compare(name, { seen, pick: (one) => pick(one[way]), ...more });
    of(`1,000 injected one by one, ${words}`, ({ allMs }) => allMs, {
      limit: '0.15',
      // The anchor was measured with each message painted before the next.
      ...(way === 'painted' && { goal: 'widget-inject' }),
    });
    of('  a message among the first 100', ({ earlyMs }) => earlyMs, { limit: '' });
    of('  a message among the last 100', ({ lateMs }) => lateMs, { limit: '' });
    of('  growth: last 100 ÷ first 100', ({ earlyMs, lateMs }) => lateMs / earlyMs, { format: plain });
  }
}

function amongMany(seen) {
  row(
    '10,000 injected, 1,000 at once: drawn',
    names.map((name) => String(seen[name][0].reached)),
  );
  compare('  a message of them', { seen, pick: ({ manyMs, reached }) => manyMs / reached });
  compare('  a message after them, painted', { seen, pick: ({ oneMs }) => oneMs });
  compare('  a keystroke among them', { seen, pick: ({ keystrokeMs }) => keystrokeMs });
}
