/** What a machine may lack. */
type Service = 'TEST_DATABASE_URL' | 'TEST_REDIS_URL' | 'SITE_UNDER_TEST';

type Group = (title: string, suite: () => void) => void;
type Describe = Group & { skip: Group };

/**
 * A suite that needs a service: where its variable is unset it is skipped by name and counted (contract §1). Nothing
 * else skips a test; `tests/architecture/tests.test.ts` looks. `group`: Playwright's, where it runs the suite.
 */
export function describeWith(
  variable: Service,
  title: string,
  suite: (url: string) => void,
  group: Describe = describe,
): void {
  const url = process.env[variable];
  (url ? group : group.skip)(`${title}, with ${variable}`, () => suite(url ?? ''));
}

/** `it`, skipped by name and counted on a machine without the program that it runs. */
export const itWith = (program: string, isInstalled: boolean) => (title: string, test: () => Promise<void>) =>
  (isInstalled ? it : it.skip)(`${title}, with ${program}`, test);

/** The same for a group of tests, Playwright's too. */
export const groupWith =
  (program: string, isInstalled: boolean, group: Describe = describe) =>
  (title: string, suite: () => void) =>
    (isInstalled ? group : group.skip)(`${title}, with ${program}`, suite);
