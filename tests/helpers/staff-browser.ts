import { expect, type Page } from '@playwright/test';
import type { Records } from '@/lib/backend/database/tables';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { axeFindings, wcag } from './axe-rules';
import { loadServerCode, runServerCode } from './server-code';
import type { SharedStore } from './site-stores';
import type { makeStaffSession, Person, StaffSession } from './staff-session';

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

type StaffCode = {
  openRecords(options: ReturnType<typeof optionsOf>): Promise<Records>;
  makeStaffSession: typeof makeStaffSession;
};
const isStaffCode = (code: unknown): code is StaffCode =>
  typeof code === 'object' && code !== null && 'openRecords' in code && 'makeStaffSession' in code;

let staffCode: StaffCode | undefined;
function loadStaffCode(): StaffCode {
  const code = loadServerCode(`
    export { openRecords } from '@/lib/backend/database/database';
    export { makeStaffSession } from '@/tests/helpers/staff-session';
  `);
  if (!isStaffCode(code)) throw new Error('The code of the store was not loaded');
  return code;
}

/** Somebody new with an open session, put into the store of a running site. */
export async function newStaff(where: string | SharedStore, person: Person): Promise<StaffSession> {
  staffCode ??= loadStaffCode();
  const store = await staffCode.openRecords(optionsOf(where));
  return staffCode.makeStaffSession(store, person).finally(() => store.db.destroy());
}

/** Signs a browser in as somebody new, without the sign-in. */
export async function signInAs(page: Page, { url, folder }: Site, person: Person): Promise<StaffSession> {
  const session = await newStaff(folder, person);
  await page.context().addCookies([{ name: 'staff', value: session.token, url }]);
  return session;
}

/** Publishes what visitors have not seen yet: it is asked about once. */
export async function publishFirst(page: Page): Promise<void> {
  const { publish, firstTitle, done } = staffContent.editor;
  await page.getByRole('button', { name: publish }).click();
  const question = page.getByRole('dialog', { name: firstTitle });
  await isClean(page);
  await question.getByRole('button', { name: publish }).click();
  await expect(page.getByText(done.publish)).toBeVisible();
  // The button is gone; the focus is not.
  await expect(page.locator(':focus')).toContainText(done.publish);
}

/** Axe finds nothing on the page, no two elements have one id, and it does not scroll sideways. */
export async function isClean(page: Page): Promise<void> {
  const { violations } = await axeFindings(page, { runOnly: wcag });
  expect(violations.map(({ id }) => id)).toEqual([]);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** An open console as its page holds it: `next` is the number of the next event, null at the end. */
export async function listenTo(url: string, cookie: string, lastEventId = '') {
  const headers = { cookie, 'last-event-id': lastEventId };
  const { body } = await fetch(url + staffRoutes.api.events, { headers });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const next = async (): Promise<string | null> => {
    for (;;) {
      const [event, number = ''] = /^id: (\d+)\n[\s\S]*?\n\n/m.exec(heard) ?? [];
      if (event !== undefined) {
        heard = heard.slice(heard.indexOf(event) + event.length);
        return number;
      }
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? { done: true };
      if (done) return null;
      heard += value ?? '';
    }
  };
  return { next, leave: () => reader?.cancel() };
}
