import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/helpers/empty.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/jest-setup.ts'],
  clearMocks: true,
  restoreMocks: true,
};

/** Packages that ship ES modules only; Jest cannot require them as they are. */
const modulesOnly = ['marked'];

/** next/jest lets a project add to its ignore list, not take from it, so the list is replaced in the finished one. */
const project = async (displayName, testEnvironment, testMatch) => ({
  ...(await withNext({ ...shared, displayName, testEnvironment, testMatch })()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/)?(?:${modulesOnly.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
});

export default async () => ({
  // Jest would leave one core idle, which on two cores is half the machine; a worker that has grown is replaced.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '900MB',
  // What takes a second on a free machine may take five on a busy one; what never ends fails all the same.
  testTimeout: 20_000,
  globalSetup: '<rootDir>/tests/helpers/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/helpers/global-teardown.mjs',
  projects: [
    await project('node', 'node', ['<rootDir>/tests/**/*.test.ts', '<rootDir>/widget/tests/**/*.test.ts']),
    await project('jsdom', 'jsdom', ['<rootDir>/{tests,widget/tests}/**/*.test.tsx']),
  ],
});
