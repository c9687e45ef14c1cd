import '@testing-library/jest-dom';

// `npm test` gives a second try, prints it and counts it; a run of one's own gives none.
jest.retryTimes(Number(process.env['TEST_RETRIES'] ?? 0), { logErrorsBeforeRetry: true });

const { TEST_DATABASE_URL, WORKER_DATABASES, JEST_WORKER_ID = '1' } = process.env;
if (TEST_DATABASE_URL && WORKER_DATABASES) {
  const own = new URL(TEST_DATABASE_URL);
  own.pathname = `/${WORKER_DATABASES}${JEST_WORKER_ID}`;
  process.env['TEST_DATABASE_URL'] = own.href;
}

/** A test that asked for nothing has proven nothing: not one whose loop found nothing to look at either. */
beforeEach(() => expect.hasAssertions());

/** What React or our own code complains about is a failure, not noise. */
for (const level of ['error', 'warn'] as const) {
  const complain = (...words: unknown[]) => {
    throw new Error(`console.${level} in a test: ${words.map(String).join(' ')}`);
  };
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation(complain);
  });
}
