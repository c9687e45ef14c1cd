/**
 * What the runners' JSON reports say together.
 *
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} flaky tests that passed only when tried again
 * @property {string[]} skippedSuites names of suites that a missing service left out, each once with its count
 */

/** More tests than this that pass only when tried again fail the run: a suite that must be asked twice proves little. */
export const MOST_FLAKY = 3;

/** @returns {{name: string, isFlaky: boolean}[]} every test of Playwright's report */
function* playwrightTests(suites, above = []) {
  for (const { title, suites: inner = [], specs = [] } of suites) {
    const path = [...above, title].filter(Boolean);
    for (const spec of specs)
      for (const { status } of spec.tests)
        yield { name: [...path, spec.title].join(' › '), isFlaky: status === 'flaky' };
    yield* playwrightTests(inner, path);
  }
}

const jestTests = (report) => report.testResults.flatMap(({ assertionResults }) => assertionResults);

function suitesOf(tests) {
  const counts = new Map();
  for (const { ancestorTitles, title } of tests) {
    const suite = ancestorTitles.join(' › ') || title;
    counts.set(suite, (counts.get(suite) ?? 0) + 1);
  }
  return [...counts].map(([suite, count]) => `${suite} (${count})`);
}

/**
 * @param {object} [jest] Jest's report; absent when it wrote none
 * @param {object} [playwright] Playwright's report; absent when it wrote none
 * @returns {Totals}
 */
export function totalsOf(jest, playwright) {
  const totals = { passed: 0, failed: 0, skipped: 0, flaky: [], skippedSuites: [] };
  if (jest) {
    const tests = jestTests(jest);
    totals.passed += jest.numPassedTests;
    totals.failed += jest.numFailedTests + jest.numRuntimeErrorTestSuites;
    totals.skipped += jest.numPendingTests;
    totals.skippedSuites = suitesOf(tests.filter(({ status }) => status === 'pending'));
    totals.flaky.push(
      ...tests
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(({ fullName }) => fullName),
    );
  }
  if (playwright) {
    const { stats, suites } = playwright;
    totals.passed += stats.expected + stats.flaky;
    totals.failed += stats.unexpected;
    totals.skipped += stats.skipped;
    for (const { name, isFlaky } of playwrightTests(suites)) if (isFlaky) totals.flaky.push(name);
  }
  return totals;
}
