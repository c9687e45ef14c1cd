import { must, table } from './figures.mjs';

/**
 * What is to be reached, in the order in which it is printed: at most `reach`, or at least where `atLeast` says so.
 * `stretch` is the figure beyond.
 */
const goals = {
  'script-ratio': ['initial JavaScript of the heaviest page ÷ empty page (brotli)', 1.15, 1.1],
  'home-html': ['home page: HTML, KB brotli', 20, 15],
  'home-css': ['home page: CSS, KB brotli', 15, 10],
  assistant: ['all the assistant loads after idle, KB brotli', 45, 35],
  'widget-first': ['widget before first use, React external: JavaScript, KB brotli', 22, 20],
  'widget-script': ['widget alone, React external: JavaScript, KB brotli', 30, 25],
  'widget-style': ['widget alone: CSS, KB brotli', 3, 3],
  'widget-open': ['widget ÷ react-chatbotify: open', 0.7, 0.6],
  'widget-inject': ['widget ÷ react-chatbotify: inject 1,000', 0.15, 0.1],
  'widget-key': ['widget ÷ react-chatbotify: a keystroke', 0.6, 0.5],
  throughput: ['cached page, strict CSP ÷ empty page under next start: answers a second', 0.9, 1, 'atLeast'],
  nginx: ['behind the shipped nginx ÷ nginx serving the file', 0.4, 0.6, 'atLeast'],
  proxy: ['proxy route: added to the upstream’s own time, median ms', 10, 3],
  lcp: ['phone, slow 4G, CPU ÷ 4: LCP ÷ empty page', 1.6, 1.3],
  cls: ['phone: layout shift', 0.02, 0],
  'third-parties': ['phone: third-party requests before a click', 0, 0],
  'list-bytes': ['2,000 stories: list page, KB brotli', 60, 30],
  'list-time': ['2,000 stories: list page ÷ small list: time', 3, 3],
  memory: ['memory after all requests ÷ after a tenth', 1.05, 1.02],
  start: ['clean clone to first page ÷ the same for the empty page', 3, 2],
};

const seen = new Map();

/** Whole figures as they are, others with as many places as tell them from their goal. */
const shown = (value) =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 1);

const holds = (value, limit, atLeast) => (atLeast ? value >= limit : value <= limit);

/**
 * Notes a measured figure and says at once whether it reaches its goal.
 * @param {keyof typeof goals} id
 * @param {number} value the median, where it was measured more than once
 * @param {{spread?: number[], note?: string}} [more] every single measurement, and what else belongs to it
 */
export function measured(id, value, { spread = [], note = '' } = {}) {
  const [what, reach, stretch, atLeast] = goals[id];
  const isReached = holds(value, reach, atLeast);
  const verdict = isReached
    ? holds(value, stretch, atLeast)
      ? 'reached, stretch too'
      : 'reached'
    : 'missed';
  const range = spread.length > 1 ? `${shown(Math.min(...spread))} – ${shown(Math.max(...spread))}` : '';
  seen.set(id, { value, range, verdict, note });
  must(`${what}: ${shown(value)} (${atLeast ? 'at least' : 'at most'} ${reach})`, isReached);
}

/** The whole table; a row that this run did not measure says so. */
export function printGoals() {
  console.log('\nTo reach (ratios of this run, medians; spread from least to most)');
  const rows = Object.entries(goals).map(([id, [what, reach, stretch, atLeast]]) => {
    const { value, range = '', verdict = 'not measured in this run', note = '' } = seen.get(id) ?? {};
    const sign = atLeast ? '≥' : '≤';
    const figure = value === undefined ? '–' : shown(value);
    return [
      what,
      figure,
      range,
      `${sign} ${reach}`,
      `${sign} ${stretch}`,
      note ? `${verdict}; ${note}` : verdict,
    ];
  });
  table([['what', 'figure', 'spread', 'reach', 'stretch', 'verdict'], ...rows]);
}
