import { totalsOf } from '../../scripts/test-report.mjs';

const jestReport = (assertionResults: readonly object[]) => ({
  numPassedTests: 2,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 2,
  testResults: [{ assertionResults }],
});
const browserReport = {
  stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 3 },
  suites: [
    {
      title: 'chat.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected' }] }],
      suites: [{ title: 'on a phone', specs: [{ title: 'closes', tests: [{ status: 'flaky' }] }] }],
    },
  ],
};

describe('what npm test counts', () => {
  it('adds both runners, a test that passed when tried again among the passed', () => {
    expect(totalsOf(jestReport([]), browserReport)).toMatchObject({ passed: 7, failed: 4, skipped: 5 });
  });

  it('names every test that passed only when tried again', () => {
    const again = { status: 'passed', invocations: 2, fullName: 'a lock is given back', ancestorTitles: [] };
    const once = { status: 'passed', invocations: 1, fullName: 'a lock is taken', ancestorTitles: [] };
    const failed = { status: 'failed', invocations: 2, fullName: 'a lock is lost', ancestorTitles: [] };
    expect(totalsOf(jestReport([again, once, failed]), browserReport).flaky).toEqual([
      'a lock is given back',
      'chat.spec.ts › on a phone › closes',
    ]);
  });

  it('names each skipped suite once, with how many tests it has', () => {
    const skipped = {
      status: 'pending',
      ancestorTitles: ['on a server, with TEST_DATABASE_URL'],
      title: 'x',
    };
    const alone = { status: 'pending', ancestorTitles: [], title: 'takes it, with nginx' };
    expect(totalsOf(jestReport([skipped, alone, skipped]), undefined).skippedSuites).toEqual([
      'on a server, with TEST_DATABASE_URL (2)',
      'takes it, with nginx (1)',
    ]);
  });

  it('counts nothing where no runner reported', () => {
    expect(totalsOf(undefined, undefined)).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  });
});
