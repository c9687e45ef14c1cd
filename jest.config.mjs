import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/helpers/empty.ts',
  },
  // Packages of their own, which Jest would take for ones to be required.
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/widget/tests/consumers/[^/]+/'],
  setupFilesAfterEnv: ['<rootDir>/tests/helpers/jest-setup.ts'],
  clearMocks: true,
  restoreMocks: true,
};

/** Packages that ship ES modules only; Jest cannot require them as they are. */
const modulesOnly = ['marked'];

/** next/jest lets a project add to its ignore list, not take from it, so the list is replaced in the finished one. */
const project = async ({ moduleNameMapper, ...config }) => ({
  ...(await withNext({
    ...shared,
    ...config,
    moduleNameMapper: { ...shared.moduleNameMapper, ...moduleNameMapper },
  })()),
  transformIgnorePatterns: [
    `/node_modules/(?!(?:.*/)?(?:${modulesOnly.join('|')})/)`,
    '^.+\\.module\\.(css|sass|scss)$',
  ],
});

export default async () => ({
  // Tests wait at times: three workers for the two cores of CI; a worker that has grown is replaced.
  maxWorkers: 3,
  workerIdleMemoryLimit: '900MB',
  // What takes a second on a free machine may take five on a busy one; what never ends fails all the same.
  testTimeout: 20_000,
  globalSetup: '<rootDir>/tests/helpers/global-setup.mjs',
  globalTeardown: '<rootDir>/tests/helpers/global-teardown.mjs',
  projects: [
    await project({
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{tests,widget/tests}/**/*.test.ts'],
    }),
    await project({
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{tests,widget/tests}/**/*.test.tsx'],
    }),
    // The tests that draw the widget, once more under React 18.
    await project({
      displayName: 'react-18',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/widget/tests/{react,ui,locales}/**/*.test.tsx'],
      moduleNameMapper: {
        '^react$': '<rootDir>/node_modules/react-18',
        '^react/(.*)$': '<rootDir>/node_modules/react-18/$1',
        '^react-dom$': '<rootDir>/node_modules/react-dom-18',
        '^react-dom/(.*)$': '<rootDir>/node_modules/react-dom-18/$1',
      },
    }),
  ],
});
