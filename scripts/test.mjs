import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { run } from './run.mjs';
import { startSite } from './site-process.mjs';

/**
 * `npm test` (contract §1): types, lint, build, unit, component, route and conformance tests, then end-to-end in a
 * real Chromium. Every runner leaves a JSON report in `reports/`; the counts are summed from them.
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
    });
  } finally {
    await site.stop();
  }
}

const endToEnd = (chromiumPath) =>
  run(node, [bin('@playwright/test/cli.js'), 'test'], {
    CHROMIUM_PATH: chromiumPath,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
  });

/** Passed, failed and skipped of every report, steps without a report counted as one test each. */
function counts() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const add = (passed, failed, skipped) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  };
  const read = (name) => {
    try {
      return JSON.parse(readFileSync(report(name), 'utf8'));
    } catch {
      return undefined;
    }
  };
  const jest = read('jest');
  if (jest)
    add(jest.numPassedTests, jest.numFailedTests + jest.numRuntimeErrorTestSuites, jest.numPendingTests);
  const { stats } = read('playwright') ?? {};
  if (stats) add(stats.expected + stats.flaky, stats.unexpected, stats.skipped);
  return total;
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
const total = counts();
const unreported = failures.filter((name) => !name.includes('tests')).length;
writeFileSync(report('summary'), JSON.stringify({ ...total, failed: total.failed + unreported, failures }));
console.log(`\n${total.passed} passed, ${total.failed + unreported} failed, ${total.skipped} skipped`);
if (failures.length) {
  console.error(`Failed: ${failures.join('; ')}`);
  process.exit(1);
}
