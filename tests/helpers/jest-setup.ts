import '@testing-library/jest-dom';

// On CI's busy machine a second try is printed, not hidden; at a desk a test that fails sometimes fails.
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });

/** What React or our own code complains about is a failure, not noise. */
for (const level of ['error', 'warn'] as const) {
  const complain = (...words: unknown[]) => {
    throw new Error(`console.${level} in a test: ${words.map(String).join(' ')}`);
  };
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation(complain);
  });
}
