import { existsSync } from 'node:fs';
import { widgetBytes } from './widget-bytes.mjs';
import { widgetSpeed } from './widget-speed.mjs';

const ours = 'widget/index.ts';
const rounds = 9;

const kib = (bytes) => (bytes === undefined ? '–' : `${(bytes / 1024).toFixed(1)} KiB`);
const row = (name, cells) =>
  console.log(`${name.padEnd(44)}${cells.map((cell) => cell.padStart(14)).join('')}`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function compare(name, [mine, theirs], format) {
  const ratio = mine !== undefined && theirs ? (mine / theirs).toFixed(2) : '–';
  row(name, [mine === undefined ? '–' : format(mine), theirs === undefined ? '–' : format(theirs), ratio]);
}

/** Weight and speed of our widget beside react-chatbotify 2.5.0, in one run (spec chat-widget; brotli, quality 11). */
export async function widget() {
  const subjects = { ours: existsSync(ours) ? `./${ours}` : undefined, original: 'react-chatbotify' };
  row('', ['ours', 'original', 'ours ÷ theirs']);
  const mine = subjects.ours && (await widgetBytes(subjects.ours));
  const theirs = await widgetBytes(subjects.original);
  const bytes = (name, pick) => compare(name, [mine && pick(mine), pick(theirs)], kib);
  bytes('scripts, all at once, React apart', ({ script }) => script);
  bytes('styles', ({ style }) => style);
  bytes('react-dom/server, which it asks for besides', ({ server }) => server);
  if (mine) row('scripts before the window is asked for', [kib(mine.first), '', '']);
  for (const [name, size] of Object.entries(mine?.embed ?? {})) row(`embed: ${name}`, [kib(size), '', '']);
  await speeds(subjects);
}

async function speeds(subjects) {
  const names = Object.keys(subjects).filter((name) => subjects[name]);
  const bench = await widgetSpeed(subjects, names);
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) seen[name].push(await bench.measure(name));
    }
  } finally {
    await bench.stop();
  }
  const ms = (value) => `${value.toFixed(2)} ms`;
  const of = (key) =>
    ['ours', 'original'].map((name) => seen[name] && median(seen[name].map((one) => one[key])));
  compare('time to the first bot message', of('firstMessageMs'), ms);
  compare('1,000 injected messages', of('injectMs'), ms);
  compare('a keystroke among 500 messages', of('keystrokeMs'), ms);
  compare('elements a message', of('nodes'), (value) => value.toFixed(2));
}
