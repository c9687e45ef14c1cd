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

const project = (displayName, testEnvironment, testMatch) =>
  withNext({ ...shared, displayName, testEnvironment, testMatch })();

export default async () => ({
  projects: [
    await project('node', 'node', ['<rootDir>/tests/{unit,routes,backend,architecture}/**/*.test.ts']),
    await project('jsdom', 'jsdom', ['<rootDir>/tests/components/**/*.test.tsx']),
  ],
});
