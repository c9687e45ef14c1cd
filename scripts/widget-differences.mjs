import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';

/**
 * Runs the scenarios of react-chatbotify 2.5.0 and of the widget, and prints how many are the same and how many differ
 * by which rows of the table in `widget/README.md`. Each scenario must have run with both.
 */
const folder = mkdtempSync(join(tmpdir(), 'widget-differences-'));
const record = join(folder, 'scenarios.jsonl');

function read() {
  const scenarios = new Map();
  for (const line of readFileSync(record, 'utf8').trim().split('\n')) {
    const { name, scenario, shown } = JSON.parse(line);
    const one = scenarios.get(scenario) ?? { subjects: new Set(), shown: [] };
    one.subjects.add(name);
    one.shown = shown;
    scenarios.set(scenario, one);
  }
  return [...scenarios].map(([scenario, one]) => ({ scenario, ...one }));
}

function print(scenarios) {
  const both = scenarios.filter(({ subjects }) => subjects.size === 2);
  const different = both.filter(({ shown }) => shown.length > 0);
  const rows = new Map();
  for (const { scenario, shown } of different)
    for (const id of shown) rows.set(id, [...(rows.get(id) ?? []), scenario]);
  for (const [id, names] of [...rows].toSorted()) console.log(`${id}\n  ${names.join('\n  ')}`);
  console.log(`\nscenarios run with both: ${both.length}`);
  console.log(`the same in both:        ${both.length - different.length}`);
  console.log(`different, in the table: ${different.length}, by ${rows.size} rows`);
  const alone = scenarios.filter(({ subjects }) => subjects.size < 2);
  for (const { scenario } of alone) console.error(`run with one only: ${scenario}`);
  if (alone.length > 0) process.exitCode = 1;
}

try {
  await run(
    process.execPath,
    ['node_modules/jest/bin/jest.js', 'widget/tests/differential/', ...process.argv.slice(2)],
    { DIFFERENTIAL_RECORD: record, CHROMIUM_PATH: findChromium(), NODE_ENV: 'test' },
  );
  print(read());
} finally {
  rmSync(folder, { recursive: true });
}
