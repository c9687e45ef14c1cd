import '@testing-library/jest-dom';

/** What React or our own code complains about is a failure, not noise. */
for (const level of ['error', 'warn'] as const) {
  const complain = (...words: unknown[]) => {
    throw new Error(`console.${level} in a test: ${words.map(String).join(' ')}`);
  };
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation(complain);
  });
}
