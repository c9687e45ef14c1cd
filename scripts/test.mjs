import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { startSite } from './site-process.mjs';
import { MOST_FLAKY, totalsOf } from './test-report.mjs';
import { recordWidget, widgetChanged, widgetTests } from './widget-suite.mjs';

/**
 * `npm test` (contract §1): types, lint, build, unit, component, route and conformance tests, then end-to-end in a
 * real Chromium. Every runner leaves a JSON report in `reports/`; the counts are summed from them. A test that fails is
 * tried again, on every machine alike; one that then passes is named, and more than a few of them fail the run.
 *
 * `npm run test:all` (`all`) looks at every page where `npm test` looks at one of each template, and runs the widget's
 * suite though nothing of it has changed. `npm run test:widget` (`widget`) runs that suite alone and remembers that it
 * passed.
 */
const mode = process.argv[2] ?? 'commit';
const isFull = mode === 'all';
const node = process.execPath;
const bin = (path) => `node_modules/${path}`;
const failures = [];

async function step(name, work) {
  const startedMs = Date.now();
  console.log(`\n── ${name}`);
  try {
    await work();
    return true;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
    failures.push(name);
    return false;
  } finally {
    console.log(`── ${name}: ${((Date.now() - startedMs) / 1000).toFixed(0)} s`);
  }
}

const report = (name) => `reports/${name}.json`;
const chromiumPath = findChromium();

const jest = (args, env) =>
  run(node, [bin('jest/bin/jest.js'), ...args], { CHROMIUM_PATH: chromiumPath, NODE_ENV: 'test', ...env });

async function unitTests() {
  const runsWidget = isFull || widgetChanged();
  console.log(`widget's suite: ${runsWidget ? 'runs' : 'left out, nothing of it has changed'}`);

  const site = await startSite({ CONTENT_DIR: 'tests/fixtures/content', RATE_LIMIT: 'off' });
  try {
    const flags = ['--json', `--outputFile=${report('jest')}`, '--ci'];
    if (!runsWidget) flags.push('--testPathIgnorePatterns', '/node_modules/', `/${widgetTests}/`);
    await jest(flags, { SITE_UNDER_TEST: site.url, TEST_RETRIES: '1' });
  } finally {
    await site.stop();
  }
}

const endToEnd = () =>
  run(node, [bin('@playwright/test/cli.js'), 'test', '--retries=2'], {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
  });

function readReport(name) {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
}

if (mode === 'widget') {
  await jest([`${widgetTests}/`]);
  recordWidget();
  process.exit();
}
if (isFull) process.env.TEST_ALL = '1';
rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
// Each takes one core. The build writes types that the check of types would read.
await Promise.all([
  step('types', () => run(node, [bin('typescript/bin/tsc'), '--noEmit'])),
  step('lint', () => run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'])),
]);
if (await step('build', () => run(node, ['scripts/build.mjs']))) {
  await step('unit, component, route and conformance tests', unitTests);
  await step('end-to-end tests', endToEnd);
}
const totals = totalsOf(readReport('jest'), readReport('playwright'));
if (totals.flaky.length > MOST_FLAKY) failures.push(`${totals.flaky.length} flaky, at most ${MOST_FLAKY}`);
// A step without a report counts as one test.
totals.failed += failures.filter((name) => !name.includes('tests')).length;
writeFileSync(report('summary'), JSON.stringify({ ...totals, failures }));
for (const name of totals.skippedSuites) console.log(`skipped: ${name}`);
for (const name of totals.flaky) console.log(`flaky, passed when tried again: ${name}`);
console.log(`flaky: ${totals.flaky.length} of at most ${MOST_FLAKY}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
if (failures.length) {
  console.error(`Failed: ${failures.join('; ')}`);
  process.exit(1);
}
