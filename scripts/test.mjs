import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { startSite } from './site-process.mjs';
import { MOST_FLAKY, totalsOf } from './test-report.mjs';

/**
 * `npm test` (contract §1): types, lint, build, unit, component, route and conformance tests, then end-to-end in a
 * real Chromium. Every runner leaves a JSON report in `reports/`; the counts are summed from them. A test that fails is
 * tried again, on every machine alike; one that then passes is named, and more than a few of them fail the run.
 */
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

async function unitTests(chromiumPath) {
  const site = await startSite({ CONTENT_DIR: 'tests/fixtures/content', RATE_LIMIT: 'off' });
  try {
    const flags = ['--json', `--outputFile=${report('jest')}`, '--ci'];
    await run(node, [bin('jest/bin/jest.js'), ...flags], {
      SITE_UNDER_TEST: site.url,
      CHROMIUM_PATH: chromiumPath,
      NODE_ENV: 'test',
      TEST_RETRIES: '1',
    });
  } finally {
    await site.stop();
  }
}

const endToEnd = (chromiumPath) =>
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

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports');
const chromiumPath = findChromium();
await step('types', () => run(node, [bin('typescript/bin/tsc'), '--noEmit']));
await step('lint', () => run(node, [bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']));
if (await step('build', () => run(node, ['scripts/build.mjs']))) {
  await step('unit, component, route and conformance tests', () => unitTests(chromiumPath));
  await step('end-to-end tests', () => endToEnd(chromiumPath));
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
