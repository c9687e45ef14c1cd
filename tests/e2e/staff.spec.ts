import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { staff } from '@/lib/i18n/en/staff';
import { staffJoin } from '@/lib/i18n/en/staff-join';
import { log } from '@/lib/i18n/en/staff-log';
import { people } from '@/lib/i18n/en/staff-people';
import { tour } from '@/lib/i18n/en/staff-tour';
import { staffRoutes } from '@/lib/staff/addresses';
import { totpCode } from '@/lib/staff/totp';
import { expect, test } from '../helpers/instances';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { everyPage } from '../helpers/site-pages';
import { inStore, isClean, signInAs } from '../helpers/staff-browser';

const PASSWORD = 'copper lantern under rain';

test('who is invited joins, signs in, ends a session and signs out', async ({ page, consoleSite: site }) => {
  const { folder } = site;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const link = invite(folder, site.url);
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self' 'sha256-/),
  });
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', staffRoutes.manifest);
  const manifest = await page.request.get(site.url + staffRoutes.manifest);
  expect(await manifest.json()).toMatchObject({
    start_url: '/staff',
    scope: '/staff',
    display: 'standalone',
  });
  await isClean(page);
  await joinByPassword(page);
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allTextContents();
  await storeCodes(page, [first, second]);
  await expect(page).toHaveURL(`${site.url}${staffRoutes.home}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: tour.steps.codes.title })).toBeChecked();

  // The open page would notice that nobody is signed in, and leave while the next one is asked for.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${site.url}${staffRoutes.me}`);
  await expect(page).toHaveURL(`${site.url}${staffRoutes.signIn}#${staffRoutes.me}`);
  await isClean(page);
  await page.getByLabel(staff.signIn.email).fill('mina@example.org');
  await page.getByLabel(staff.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(staff.signIn.code).fill(first);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: staff.me.title })).toBeFocused();
  await page.getByRole('button', { name: /^End the session of/ }).click();
  await expect(page.getByText(staff.me.ended)).toBeVisible();
  await expect(page.getByRole('list', { name: staff.me.sessions }).getByRole('listitem')).toHaveCount(1);

  await addAuthenticator(page);
  await page.getByRole('button', { name: staff.passkeys.add }).click();
  await expect(page.getByLabel(staff.signIn.password, { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.getByLabel(staff.signIn.code, { exact: true }).fill(second);
  await page.getByRole('button', { name: staff.stepUp.submit }).click();
  await expect(page.getByText(staff.passkeys.added)).toBeVisible();
  await page.getByRole('button', { name: /^Rename the passkey/ }).click();
  await page.getByLabel(staff.passkeys.name).fill('My phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(staff.passkeys.renamed)).toBeVisible();
  await isClean(page);
  // The way out stands at the top of every page.
  await page.goto(`${site.url}${staffRoutes.inbox}`);
  // The page hears a press once its menu is there.
  await page.getByRole('navigation').getByRole('link', { name: staff.nav.inbox }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: staff.me.signOut }).click();
  await expect(page).toHaveURL(`${site.url}${staffRoutes.signIn}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: staff.signIn.passkey }).click();
  await expect(page).toHaveURL(`${site.url}${staffRoutes.home}`);
  await page.goto(`${site.url}${staffRoutes.me}`);
  await page.getByRole('button', { name: staff.passkeys.removeLabel('My phone') }).click();
  await page.getByRole('button', { name: staff.stepUp.passkey }).click();
  await expect(page.getByText(staff.passkeys.removed)).toBeVisible();
  await page.getByRole('button', { name: staff.me.signOutAll }).click();
  await expect(page).toHaveURL(`${site.url}${staffRoutes.signIn}`);
});

// Invitations, rights and log: `tests/app/staff.test.ts`, `staff-routes.test.ts`; a passkey in the browser: above.
test(
  'an administrator invites somebody, who joins by a passkey; roles, access and the log',
  onFullRun,
  async ({ page, browser, consoleSite: site }) => {
    const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs(page, site, { role: 'admin', isSteppedUp: true });
      await page.goto(`${site.url}${staffRoutes.people}`);
      const { invite: copy, change, open } = people;
      await page.getByLabel(copy.email).fill('ravi@example.org');
      await page.getByRole('button', { name: copy.submit }).click();
      await expect(page.getByText(staff.errors.roles)).toBeVisible();
      await expect(page.getByLabel(people.roles.counsellor.name)).toBeFocused();
      await page.getByLabel(people.roles.desk.name).check();
      await page.getByRole('button', { name: copy.submit }).click();
      const link = await page.getByLabel(copy.link, { exact: true }).inputValue();
      await expect(page.getByRole('button', { name: open.withdrawLabel('ravi@example.org') })).toBeVisible();
      await isClean(page);
      await page.getByRole('button', { name: copy.done }).click();

      const joining = await other.newPage();
      await addAuthenticator(joining);
      await joining.goto(link);
      await joining.getByRole('button', { name: staffJoin.passkey }).click();
      await expect(joining.getByText(staff.errors.name)).toBeVisible();
      await joining.getByLabel(staffJoin.name).fill('Ravi');
      await joining.getByRole('button', { name: staffJoin.passkey }).click();
      await joining.getByLabel(staffJoin.codes.stored).check();
      await joining.getByRole('button', { name: staffJoin.codes.done }).click();
      await expect(joining).toHaveURL(`${site.url}${staffRoutes.home}`);
      await joining.goto(`${site.url}${staffRoutes.me}`);
      await joining.getByRole('button', { name: staff.passkeys.add }).click();
      await expect(joining.getByText(staff.stepUp.byCode)).toBeVisible();
      await isClean(joining);
      await joining.getByRole('button', { name: staff.stepUp.passkey }).click();
      await expect(joining.getByText(staff.passkeys.exists)).toBeVisible();

      await page.getByRole('button', { name: change.rolesLabel('Ravi') }).click();
      await page.getByRole('group').first().getByLabel(people.roles.auditor.name).check();
      await isClean(page);
      await page.getByRole('button', { name: change.save }).click();
      await expect(page.getByText(change.saved('Ravi'))).toBeVisible();
      await page.getByRole('button', { name: change.disableLabel('Ravi') }).click();
      await page.getByRole('button', { name: change.disable, exact: true }).click();
      await expect(page.getByText(change.disabled('Ravi'))).toBeVisible();
      await expect(page.getByText('Ravi', { exact: true })).toBeFocused();
      await joining.goto(`${site.url}${staffRoutes.me}`);
      await expect(joining).toHaveURL(`${site.url}${staffRoutes.signIn}#${staffRoutes.me}`);

      await page.goto(`${site.url}${staffRoutes.log}`);
      await expect(page.getByRole('list', { name: log.title }).getByText('disabled Ravi.')).toBeVisible();
      await page.getByRole('button', { name: log.check }).click();
      await expect(page.getByText(/^All \d+ lines are unchanged/)).toBeVisible();
      await page.getByLabel(log.event, { exact: true }).selectOption('joined');
      const lines = page.getByRole('list', { name: log.title }).getByRole('listitem');
      await expect(lines).toHaveCount(1);
      await expect(lines.first()).toContainText('Ravi accepted an invitation.');
      await isClean(page);
    } finally {
      await other.close();
    }
  },
);

/** By the keyboard, and first with everything left out. */
async function joinByPassword(page: Page): Promise<void> {
  const [title, form] = [page.getByRole('heading', { level: 1 }), page.locator('main form')];
  const [above, below] = [await title.boundingBox(), await form.boundingBox()];
  expect(above && below && below.y - above.y - above.height).toBeGreaterThanOrEqual(16);
  const name = page.getByLabel(staffJoin.name);
  const password = page.getByLabel(staffJoin.password);
  const digits = page.getByLabel(staffJoin.code);
  await page.getByRole('button', { name: staffJoin.byPassword }).press('Enter');
  await expect(page.getByRole('heading', { name: staffJoin.byPassword })).toBeFocused();
  const open = page.getByRole('link', { name: staffJoin.app.open });
  const groups = page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/);
  const seed = ((await groups.textContent()) ?? '').replaceAll(' ', '');
  await expect(open).toHaveAttribute('href', new RegExp(`^otpauth://totp/.*secret=${seed}&`));
  const tops = [open, groups, page.getByRole('img', { name: staffJoin.app.qr })].map(
    async (one) => (await one.boundingBox())?.y ?? 0,
  );
  // One thing to do stands out.
  await expect(page.locator('button[data-variant="primary"]:not([aria-pressed])')).toHaveText([
    staffJoin.submit,
  ]);
  expect(await Promise.all(tops)).toEqual((await Promise.all(tops)).toSorted((a, b) => a - b));
  await isClean(page);

  await page.getByRole('button', { name: staffJoin.submit }).press('Enter');
  await expect(page.getByText(staff.errors.newPassword.short)).toBeVisible();
  await expect(name).toBeFocused();
  await page.keyboard.type('Mina');
  await password.fill('too short');
  await digits.fill('12');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(digits).toHaveValue('12');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(digits).toBeFocused();
  await expect(name).toHaveValue('Mina');
  await digits.fill(totpCode(seed, Math.floor(Date.now() / 30_000)));
  await page.keyboard.press('Enter');
}

/** Copies and saves the recovery codes, and says so; before that the page leads nowhere. */
async function storeCodes(page: Page, some: readonly string[]): Promise<void> {
  const { codes } = staffJoin;
  await expect(page.getByRole('heading', { name: codes.title })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await isClean(page);
  await page.getByRole('button', { name: codes.done }).click();
  await expect(page.getByText(codes.storedMissing)).toBeVisible();
  await expect(page.getByLabel(codes.stored)).toBeFocused();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: codes.save }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${codes.title}.txt`);
  const saved = readFileSync(await file.path(), 'utf8');
  for (const one of some) expect(saved).toContain(one);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: codes.copy }).click();
  await expect(page.getByText(codes.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(some[0]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(some[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: codes.print, includeHidden: true })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel(codes.stored).press('Space');
  await page.keyboard.press('Enter');
}

/** A device of the browser's own that confirms whoever asks (WebAuthn). */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** The operator's command, beside the running site. */
function invite(folder: string, url: string): string {
  const args = ['dist/desk.mjs', 'staff', 'invite', 'Mina@example.org', '--role', 'desk'];
  const env = { ...process.env, DATA_DIR: folder, SITE_URL: url };
  return execFileSync(process.execPath, args, { env, encoding: 'utf8' }).trim();
}

test(
  'an invitation that has run out says so, one that is not known too, one that was used by who is signed in, and all lead on',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url, folder } = consoleSite;
    const { closed } = staffJoin;
    const inInvites = (change: string) => inStore(folder, { lines: `await store.db.${change}.execute();` });
    await page.setViewportSize({ width: 360, height: 740 });
    const link = invite(folder, url);
    await page.goto(link);
    await page.getByLabel(staffJoin.name).fill('Mina');
    inInvites(`updateTable('staff_invites').set({ expires_at: 1 })`);
    await addAuthenticator(page);
    await page.getByRole('button', { name: staffJoin.passkey }).click();
    await expect(page.getByRole('heading', { name: closed.expired.title })).toBeFocused();
    await isClean(page);

    inInvites(`deleteFrom('staff_invites')`);
    await page.reload();
    await expect(page.getByRole('heading', { name: closed.gone.title })).toBeVisible();
    await page.getByRole('link', { name: closed.signIn }).click();
    await expect(page).toHaveURL(url + staffRoutes.signIn);
    // Whoever has joined and reloads the page of the codes is led on.
    await signInAs(page, consoleSite, { role: 'desk' });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: closed.inside.title })).toBeVisible();
    await expect(page.getByRole('link', { name: closed.enter })).toHaveAttribute('href', staffRoutes.home);
    await isClean(page);
    await page.getByRole('link', { name: staff.me.renewSubmit }).click();
    await expect(page.getByRole('button', { name: staff.me.renew })).toBeVisible();
  },
);

test('nothing of the console is in a public page, and switched off it is missing', async ({
  request,
  startInstance,
}) => {
  const scriptsOf = async (path: string) =>
    Array.from(
      (await (await request.get(path)).text()).matchAll(/\/_next\/static\/[\w./~-]+\.js/g),
      ([file]) => file,
    );
  const ofStaff = new Set<string>();
  for (const path of [staffRoutes.signIn, staffRoutes.me, staffRoutes.join('x')])
    for (const file of await scriptsOf(path)) ofStaff.add(file);
  const isOfConsole = async (file: string) => (await (await request.get(file)).text()).includes('/staff/');
  const own: string[] = [];
  for (const file of ofStaff) if (await isOfConsole(file)) own.push(file);
  expect(own.length).toBeGreaterThan(0);
  for (const path of inThisRun(everyPage, (one) => /^\/(|Donate|contact|search|blog\/.*)$/.test(one))) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toContain('/staff');
    const files = await scriptsOf(path);
    expect(files.length, path).toBeGreaterThan(3);
    expect(
      own.filter((file) => files.includes(file)),
      path,
    ).toEqual([]);
  }
  const off = await startInstance({ STAFF_CONSOLE: 'off' });
  for (const path of ['/staff', staffRoutes.signIn, staffRoutes.join('x'), staffRoutes.api.me])
    expect((await request.get(`${off.url}${path}`)).status(), path).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what is typed at the sign-in goes nowhere, least of all into the address', async ({
    page,
    consoleSite: { url },
  }) => {
    await page.goto(`${url}${staffRoutes.signIn}`);
    await page.getByLabel(staff.signIn.email).fill('mina@example.org');
    await page.getByLabel(staff.signIn.password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: staff.signIn.submit, exact: true }).click();
    await expect(page).toHaveURL(`${url}${staffRoutes.signIn}`);
    await expect(page.getByLabel(staff.signIn.email)).toHaveValue('mina@example.org');
  });
});
