import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { wcag } from './axe-rules';
import { runServerCode } from './server-code';
import type { SharedStore } from './site-stores';
import type { Person, StaffSession } from './staff-session';

/** A site of a test with its store in a folder of its own (SQLite). */
type Site = { url: string; folder: string };

/**
 * Runs lines with an open store as `store` in a process of its own, and reads what they return. `where`: the folder of
 * SQLite's, or what instances share. `imports`: what the lines need, as import statements.
 */
export const inStore = (
  where: string | SharedStore,
  { imports = '', lines }: { imports?: string; lines: string },
): unknown =>
  runServerCode(`
    import { openRecords } from '@/lib/backend/database/database';
    ${imports}
    const store = await openRecords(${JSON.stringify(optionsOf(where))});
    const run = async () => { ${lines} };
    const result = await run().finally(() => store.db.destroy());
    console.log(JSON.stringify(result ?? null));
  `);

const optionsOf = (where: string | SharedStore) =>
  typeof where === 'string'
    ? { dataDir: where }
    : { dataDir: where.DATA_DIR, databaseUrl: where.DATABASE_URL };

const isSession = (value: unknown): value is StaffSession =>
  typeof value === 'object' && value !== null && 'token' in value;

/** Somebody new with an open session, put into the store of a running site. */
export function newStaff(where: string | SharedStore, person: Person): StaffSession {
  const session = inStore(where, {
    imports: `import { makeStaffSession } from '@/tests/helpers/staff-session';`,
    lines: `return makeStaffSession(store, ${JSON.stringify(person)});`,
  });
  if (!isSession(session)) throw new Error('The store gave no session');
  return session;
}

/** Signs a browser in as somebody new, without the sign-in. */
export async function signInAs(page: Page, { url, folder }: Site, person: Person): Promise<StaffSession> {
  const session = newStaff(folder, person);
  await page.context().addCookies([{ name: 'staff', value: session.token, url }]);
  return session;
}

/** Axe finds nothing on the page, no two elements have one id, and it does not scroll sideways. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(wcag).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
