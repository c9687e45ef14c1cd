import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { inKolkata } from '@/lib/config/opening-hours';
import { staff } from '@/lib/i18n/en/staff';
import { staffChats } from '@/lib/i18n/en/staff-chats';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { staffShifts } from '@/lib/i18n/en/staff-notices';
import { staffRoutes } from '@/lib/staff/addresses';
import { freePort } from '../../scripts/site-process.mjs';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { onEachDatabase } from '../helpers/site-stores';
import { inStore, isClean, listenTo, newStaff, signInAs } from '../helpers/staff-browser';
import type { ConsoleSite } from '../helpers/worker-fixtures';

const call = {
  ...{ kind: 'callback', name: 'Asha', phone: '98300 12345', when: 'soon', language: 'bn' },
  ...{ say: 'It is about the library book.', may_say_who: false },
};

test('a visitor’s request for a call appears in an open inbox, is claimed by one of two, called and marked as reached', async ({
  browser,
  page,
  consoleSite: site,
}) => {
  const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, site, { role: 'desk' });
    await page.goto(`${site.url}${staffRoutes.inbox}`);
    await expect(page.getByText(staffInbox.empty.open)).toBeVisible();
    await isClean(page);
    const sent = await page.request.post(`${site.url}/chat/callback/`, {
      data: call,
      headers: { origin: site.url },
    });
    expect(sent.status()).toBe(200);
    const card = page.getByRole('link', { name: staffInbox.kinds.callback });
    await expect(card).toBeVisible({ timeout: 2000 });
    await isClean(page);

    const ravi = await other.newPage();
    await signInAs(ravi, site, { role: 'counsellor', name: 'Ravi' });
    // Nothing tells this page of what happens meanwhile.
    await ravi.route(`**${staffRoutes.api.events}`, (route) => route.abort());
    await ravi.goto(`${site.url}${staffRoutes.inbox}`);
    await ravi.getByRole('link', { name: staffInbox.kinds.callback }).click();
    await expect(ravi.getByText(staffInbox.nobody, { exact: false })).toBeVisible();

    await card.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: call.name })).toBeFocused();
    const dial = page.getByRole('link', { name: staffInbox.item.dial(call.phone) });
    await expect(dial).toHaveAttribute('href', 'tel:9830012345');
    await expect(page.getByText(staffInbox.languages.bn)).toBeVisible();
    await expect(page.getByText(staffInbox.item.mayNotTell)).toBeVisible();
    await expect(page.getByText(staffInbox.item.tell(call.say))).toBeVisible();
    const rule = await page.getByText(staffInbox.item.mayNotTell).boundingBox();
    expect(rule?.y).toBeLessThan((await dial.boundingBox())?.y ?? 0);
    await page.getByRole('button', { name: staffInbox.actions.claim }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(staffInbox.yours, { exact: false })).toBeVisible();
    await expect(page.getByRole('heading', { name: call.name })).toBeFocused();

    await ravi.getByRole('button', { name: staffInbox.actions.claim }).click();
    await expect(ravi.getByText(staffInbox.taken('Mina'))).toBeVisible();
    await expect(ravi.getByText(staffInbox.owner('Mina'), { exact: false }).first()).toBeVisible();

    await page.getByLabel(staffInbox.actions.remark).fill('Will visit on Sunday');
    await isClean(page);
    await page.getByLabel(staffInbox.actions.noMore).check();
    await page.getByRole('button', { name: staffInbox.actions.done }).click();
    await expect(page.getByText(staffInbox.errors.outcome)).toBeVisible();
    await page.getByLabel(staffInbox.actions.outcome).selectOption('reached');
    await page.getByRole('button', { name: staffInbox.actions.done }).focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('listitem').filter({ hasText: 'Will visit on Sunday' });
    await expect(note).toContainText(staffInbox.outcomes.reached);
    await expect(page.getByRole('button', { name: staffInbox.actions.reopen })).toBeVisible();
    await expect(page.getByRole('heading', { name: call.name })).toBeFocused();
    await page.getByRole('link', { name: staffInbox.item.back }).click();
    // The item is in the list no more.
    await expect(page.getByRole('heading', { level: 1, name: staffInbox.title })).toBeFocused();
    await expect(page.getByRole('button', { name: `${staffInbox.filters.done} (1)` })).toBeVisible();
    await expect(page.getByText(staffInbox.empty.open)).toBeVisible();
  } finally {
    await other.close();
  }
});

// The mail: `tests/app/staff-inbox.test.ts`; the form without it: below.
test(
  'a message is answered by mail from a phone; what is typed outlives a reload, and the answer stands with its state',
  onFullRun,
  async ({ page, startInstance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-'));
    try {
      // Nothing answers there: the answer waits in the outbox.
      const site = await startInstance({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' });
      const message = {
        fullname: 'Asha',
        email: 'asha@example.org',
        phone: '',
        Address: '',
        message: 'May I visit?',
      };
      const sent = await page.request.post(`${site.url}/chat/save-details/`, {
        data: message,
        headers: { origin: site.url },
      });
      expect(sent.status()).toBe(200);
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs(page, { url: site.url, folder }, { role: 'desk' });
      await page.goto(`${site.url}${staffRoutes.inbox}`);
      await page.getByRole('link', { name: staffInbox.kinds.message }).click();
      await expect(page.getByRole('link', { name: message.email })).toHaveAttribute(
        'href',
        `mailto:${message.email}`,
      );
      await page.getByText(staffInbox.actions.note, { exact: true }).click();
      await expect(page.getByLabel(staffInbox.actions.note)).toBeFocused();
      const answer = page.getByLabel(staffInbox.actions.answer, { exact: true });
      await page.getByLabel(staffInbox.replies.saved).selectOption({ index: 1 });
      await page.getByLabel(staffInbox.replies.language).selectOption('bn');
      await page.getByRole('button', { name: staffInbox.replies.insert }).click();
      await expect(answer).toHaveValue(/নমস্কার Asha,/);
      await answer.fill('Yes, on Sundays.');
      await page.getByLabel(staffInbox.actions.subject).fill(staffInbox.replies.subject);
      await page.reload();
      await expect(answer).toHaveValue('Yes, on Sundays.');
      await answer.fill('Yes, on Sundays, from ten.');
      await expect(page.getByText(/^Saved .*Nothing is sent/)).toBeVisible();
      await isClean(page);
      await page.getByRole('button', { name: staffInbox.actions.sendReply }).focus();
      await page.keyboard.press('Enter');
      const shown = page.getByRole('listitem').filter({ hasText: staffInbox.replies.subject });
      await expect(shown).toContainText('Yes, on Sundays, from ten.');
      await expect(shown).toContainText(staffInbox.replies.states.waiting);
      await expect(answer).toHaveValue('');
      await expect(page.getByText(staffInbox.replies.isDone)).toBeFocused();
      await isClean(page);
      await page.getByRole('button', { name: staffInbox.outcomes['done-mail'] }).click();
      await expect(page.getByRole('button', { name: staffInbox.actions.reopen })).toBeVisible();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

test('the name of a section leads from an item to its list at once, and no section asks for the item of another', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  await page.request.post(`${url}/chat/callback/`, { data: call, headers: { origin: url } });
  await page.setViewportSize({ width: 390, height: 740 });
  await signInAs(page, consoleSite, { role: 'desk,counsellor,finance,editor' });
  const missing: string[] = [];
  page.on('response', (answer) => answer.status() === 404 && missing.push(answer.url()));
  await page.goto(`${url}${staffRoutes.inbox}`);
  const nav = page.getByRole('navigation', { name: staff.nav.label });
  const list = page.getByRole('button', { name: `${staffInbox.filters.open} (1)` });
  await page.getByRole('link', { name: staffInbox.kinds.callback }).click();
  await expect(list).toHaveCount(0);
  await nav.getByRole('link', { name: staff.nav.inbox }).click();
  await expect(list).toBeVisible();
  await page.getByRole('link', { name: staffInbox.kinds.callback }).click();
  await expect(page.getByRole('heading', { name: call.name })).toBeVisible();
  for (const name of [staff.nav.chats, staff.nav.gifts, staff.nav.content, staff.nav.inbox]) {
    // On a phone behind the last of four ways; a count may stand behind the name.
    if (name === staff.nav.content) await nav.getByRole('button', { name: staff.nav.more }).click();
    await nav.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(list).toBeVisible();
  expect(missing).toEqual([]);
});

// The same way without a reload: above.
test(
  'a section that was loaded with an item in its address shows its list, and another item, to whoever comes back to it',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    for (const name of ['Mina Roy', 'Anil Sen'])
      await page.request.post(`${url}/chat/callback/`, { data: { ...call, name }, headers: { origin: url } });
    await signInAs(page, consoleSite, { role: 'desk,counsellor' });
    await page.goto(`${url}${staffRoutes.inbox}`);
    const nav = page.getByRole('navigation', { name: staff.nav.label });
    await page.getByRole('link', { name: 'Anil Sen' }).click();
    await expect(page.getByRole('heading', { name: 'Anil Sen' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Anil Sen' })).toBeVisible();
    await nav.getByRole('link', { name: staff.nav.chats }).click();
    await expect(page.getByRole('heading', { level: 1, name: staff.nav.chats })).toBeVisible();
    await nav.getByRole('link', { name: staff.nav.inbox }).click();
    await expect(page.getByRole('button', { name: `${staffInbox.filters.open} (2)` })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Mina Roy' }).click();
    await expect(page.getByRole('heading', { name: 'Mina Roy' })).toBeVisible();
  },
);

test('the desk puts a colleague on a shift from a phone, and the inbox tells who is on', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, consoleSite, { role: 'desk' });
  await page.goto(`${url}${staffRoutes.inbox}`);
  await expect(page.getByText(staffShifts.nobody)).toBeVisible();
  await page.getByRole('link', { name: staffShifts.title }).click();
  await page.getByRole('button', { name: staffShifts.save, exact: true }).click();
  await expect(page.getByText(staffShifts.errors.days)).toBeVisible();
  await page.getByLabel(staffShifts.person).selectOption('Mina');
  for (const day of staffShifts.days) await page.getByRole('checkbox', { name: day }).check();
  // A shift lacks a minute of the day at least: in the afternoon it ends before the next noon, not before midnight.
  const isMorning = inKolkata(Date.now()).minutes < 12 * 60;
  await page.getByLabel(staffShifts.from, { exact: true }).fill(isMorning ? '00:00' : '12:00');
  await page.getByLabel(staffShifts.to, { exact: true }).fill(isMorning ? '23:59' : '11:59');
  await isClean(page);
  await page.getByRole('button', { name: staffShifts.save, exact: true }).click();
  await expect(page.getByText(staffShifts.now('Mina'))).toBeVisible();
  await page.getByRole('button', { name: staffShifts.removeLabel('Mina', 'Sunday') }).click();
  await expect(page.getByRole('button', { name: staffShifts.removeLabel('Mina', 'Sunday') })).toHaveCount(0);
  await isClean(page);
});

const message = {
  ...{ fullname: 'Asha Sen', email: 'asha@example.org', phone: '98300 12345', Address: '' },
  message: 'May I visit my brother?',
};

/** A site with a message and a request for a call, and somebody of these roles who has signed in. */
async function signInToInbox(page: Page, site: ConsoleSite, role: string) {
  const { url } = site;
  for (const [path, data] of [
    ['/chat/save-details/', message],
    ['/chat/callback/', call],
  ] as const)
    expect((await page.request.post(url + path, { data, headers: { origin: url } })).status()).toBe(200);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, site, { role });
  await page.goto(`${url}${staffRoutes.inbox}`);
}

const inFolder = async (run: (folder: string) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'staff-'));
  await run(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
};

// A draft that outlives a session: below.
test(
  'what is typed within a second before leaving is there again: after another section, the way back, and a closed tab',
  onFullRun,
  ({ page, context, startInstance }) =>
    inFolder(async (folder) => {
      const site = await startInstance({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:1' });
      await signInToInbox(page, { url: site.url, folder }, 'desk,counsellor');
      const item = (on: Page) => on.getByRole('link', { name: staffInbox.kinds.message });
      const answer = (on: Page) => on.getByLabel(staffInbox.actions.answer, { exact: true });
      const nav = page.getByRole('navigation', { name: staff.nav.label });
      await item(page).click();
      await answer(page).fill('First words');
      await expect(page.getByText(/^Saved \d/)).toBeVisible();
      await answer(page).fill('First words, and more');
      await page.getByLabel(staffInbox.actions.note).fill('Rang her sister');
      await nav.getByRole('link', { name: staff.nav.chats }).click();
      await expect(page.getByRole('heading', { level: 1, name: staff.nav.chats })).toBeVisible();
      await nav.getByRole('link', { name: staff.nav.inbox }).click();
      await item(page).click();
      await expect(answer(page)).toHaveValue('First words, and more');
      await expect(page.getByLabel(staffInbox.actions.note)).toHaveValue('Rang her sister');
      await answer(page).fill('First words, more, and the end');
      await page.getByRole('link', { name: staffInbox.item.back }).click();
      await expect(item(page)).toBeFocused();
      await item(page).click();
      await expect(answer(page)).toHaveValue('First words, more, and the end');
      await expect(page.getByText(staffInbox.replies.useMine)).toHaveCount(0);

      await answer(page).fill('Typed and closed');
      await page.close();
      const next = await context.newPage();
      await next.goto(`${site.url}${staffRoutes.inbox}`);
      await item(next).click();
      await expect(answer(next)).toHaveValue('Typed and closed');
    }),
);

test('without a mail server that is said before anybody writes: the answer is copied, and one press says how it was given', async ({
  page,
  context,
  consoleSite: site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInToInbox(page, site, 'desk');
  const row = page.getByRole('link', { name: staffInbox.kinds.message });
  await expect(row).toContainText(message.fullname);
  await expect(row).not.toContainText(message.message);
  const callRow = page.getByRole('link', { name: staffInbox.kinds.callback });
  await expect(callRow).toContainText(`${call.name} ${staffInbox.sayNothing} Call: `);
  await expect(callRow).toContainText(staffInbox.languages.bn);
  await row.click();
  const notice = page.getByText(staffInbox.replies.noMail.title);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: staffInbox.actions.sendReply })).toHaveCount(0);
  const answer = page.getByLabel(staffInbox.actions.answer, { exact: true });
  await answer.fill('Yes, on Sundays.');
  await page.getByRole('button', { name: staffInbox.replies.noMail.copy }).click();
  await expect(page.getByText(staffInbox.replies.noMail.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Yes, on Sundays.');
  await expect(page.getByText(/^Saved .*not sent/)).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: staffInbox.done.ways['done-mail'] }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mina' }).last()).toContainText(
    staffInbox.outcomes['done-mail'],
  );
  // The form is gone, what was written in it is not.
  await expect(page.getByRole('listitem').filter({ hasText: staffInbox.replies.unsent })).toContainText(
    'Yes, on Sundays.',
  );
  await isClean(page);
});

// When it comes back: `tests/lib/inbox/store/queue.test.ts`; the time offered: `tests/components/staff/ticket-forms.test.tsx`.
test(
  'what is put off comes back at its time, marked; the time offered lies ahead however long the page is open',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    const { folder } = site;
    await signInToInbox(page, site, 'desk');
    await page.getByRole('link', { name: staffInbox.kinds.message }).click();
    const until = page.getByLabel(staffInbox.actions.until);
    const lead = async () => Date.parse(`${await until.inputValue()}:00+05:30`) - Date.now();
    expect(await lead()).toBeGreaterThan(50 * 60_000);
    await page.getByRole('button', { name: staffInbox.actions.snooze }).click();
    await expect(page.getByText(/postponed until/)).toBeVisible();
    inStore(folder, {
      lines: `await store.db.updateTable('tickets').set({ snooze_until: Date.now() }).where('state', '=', 'waiting').execute();`,
    });
    await page.goto(`${site.url}${staffRoutes.inbox}`);
    await page.reload();
    await expect(page.getByRole('link', { name: staffInbox.isBack })).toContainText(message.fullname);
    await isClean(page);
  },
);

test('the start counts what waits, the urgent apart, and follows what comes', async ({
  page,
  consoleSite: site,
}) => {
  await signInToInbox(page, site, 'desk,counsellor');
  await page.goto(`${site.url}${staffRoutes.home}`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: staff.nav.inbox, exact: true }) })
    .filter({ hasText: staff.home.about.inbox });
  await expect(row).toContainText(staff.counts.unclaimed(2));
  await page.request.post(`${site.url}/chat/save-details/`, {
    data: { ...message, message: 'I want to kill myself' },
    headers: { origin: site.url },
  });
  await expect(row).toContainText(`${staff.counts.urgent(1)} · ${staff.counts.unclaimed(3)}`);
  await isClean(page);
});

test('on a phone the way out and the links keep their places while a page of the console loads, also once counts come', async ({
  page,
  consoleSite: site,
}) => {
  await page.request.post(`${site.url}/chat/save-details/`, {
    data: { ...message, message: 'I want to kill myself' },
    headers: { origin: site.url },
  });
  await signInToInbox(page, site, 'desk,counsellor');
  await page.setViewportSize({ width: 390, height: 844 });
  const out = page.getByRole('banner').getByRole('button', { name: staff.me.signOut });
  const linkTo = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  const places = () => Promise.all(Object.values(links).map((link) => link.boundingBox()));
  const links = { inbox: linkTo(staff.nav.inbox), chats: linkTo(staff.nav.chats), me: linkTo(staff.nav.me) };
  let answer = () => {};
  const hold = (path: string) => {
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    return page.route(`**${path}*`, async (route) => {
      await held;
      await route.continue();
    });
  };
  await hold(staffRoutes.api.me);
  await page.reload();
  const before = await out.boundingBox();
  answer();
  await links.inbox.waitFor();
  await page.unroute(`**${staffRoutes.api.me}*`);
  await hold(staffRoutes.api.overview);
  await page.reload();
  await links.inbox.waitFor();
  const withoutCounts = await places();
  answer();
  await expect(links.inbox).toContainText(staff.counts.urgent(1));
  expect(await out.boundingBox()).toEqual(before);
  expect(await places()).toEqual(withoutCounts);
  for (const place of withoutCounts) expect(place?.y).toBeGreaterThanOrEqual((before?.y ?? 0) + 44);
  // One row, in which the last link is reached by the keyboard, too.
  expect(new Set(withoutCounts.map((place) => place?.y)).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await links.inbox.focus();
  for (const _ of ['chats', 'me']) await page.keyboard.press('Tab');
  await expect(links.me).toBeFocused();
  await expect(links.me).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: staff.me.title })).toBeVisible();
  await page.reload();
  await expect(links.me).toHaveAttribute('aria-current', 'page');
  await expect(links.me).toBeInViewport({ ratio: 1 });
  await isClean(page);
});

// What it names: `tests/lib/inbox/store/queue.test.ts`.
test(
  'a call from a number that another open call has names that one, leads to it and says what may be said',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    const from = { ...call, name: 'Sunil', phone: '98300 55512', say: 'library book' };
    for (const data of [from, { ...from, name: 'Bimal', phone: '+919830055512', say: '' }])
      await page.request.post(`${site.url}/chat/callback/`, { data, headers: { origin: site.url } });
    await signInToInbox(page, site, 'desk');
    await page.getByRole('link', { name: /Bimal/ }).click();
    await expect(page.getByText(staffInbox.item.sameNumber)).toBeVisible();
    await expect(page.getByText(staffInbox.item.tell('library book'))).toBeVisible();
    await isClean(page);
    await page.getByRole('link', { name: `${staffInbox.kinds.callback}: Sunil` }).click();
    await expect(page.getByRole('heading', { name: 'Sunil' })).toBeVisible();
    await expect(page.getByRole('link', { name: `${staffInbox.kinds.callback}: Bimal` })).toBeVisible();
  },
);

// A lost line: `staff-languages.spec.ts`.
test(
  'without a connection another section is not opened into an error: the page stays with what was typed, and trying again works',
  onFullRun,
  async ({ page, context, consoleSite: site }) => {
    await signInToInbox(page, site, 'desk,counsellor');
    await page.getByRole('link', { name: staffInbox.kinds.callback }).click();
    const remark = page.getByLabel(staffInbox.actions.remark);
    await remark.fill('Will visit');
    await context.setOffline(true);
    const nav = page.getByRole('navigation', { name: staff.nav.label });
    await expect(page.getByText(staff.line.offline)).toBeVisible();
    await nav.getByRole('link', { name: staff.nav.chats }).click();
    await expect(page.getByText(staff.unreachable.offline.text)).toBeVisible();
    await expect(remark).toHaveValue('Will visit');
    await page.getByRole('button', { name: staff.unreachable.again }).click();
    await expect(page.getByText(staff.unreachable.offline.text)).toBeVisible();
    await isClean(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: staff.unreachable.again }).click();
    await expect(page.getByRole('heading', { level: 1, name: staff.nav.chats })).toBeVisible();
    await nav.getByRole('link', { name: staff.nav.inbox }).click();
    await page.getByRole('link', { name: staffInbox.kinds.callback }).click();
    await expect(remark).toHaveValue('Will visit');
  },
);

test('an urgent conversation is counted on the start, says what to do and whom to call, and leads to the visitor', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  const begun = await page.request.get(`${url}/chat/chat/generate_token/`);
  const { token } = (await begun.json()).data;
  for (const answer of ['I want to stop', 'I want to kill myself'])
    await page.request.post(`${url}/chat/flow/`, { data: { token, answer }, headers: { origin: url } });
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, consoleSite, { role: 'counsellor' });
  await page.goto(`${url}${staffRoutes.home}`);
  const row = page.getByRole('listitem').filter({ hasText: staff.home.about.chats });
  await expect(row).toContainText(staff.counts.urgent(1));
  // The whole card leads there, not its words alone.
  const card = await row.boundingBox();
  await row.click({ position: { x: (card?.width ?? 0) - 8, y: (card?.height ?? 0) - 8 } });
  const listed = page.getByRole('link', { name: new RegExp(`^${staffInbox.urgent}: `) });
  await expect(listed).toBeVisible();
  await isClean(page);
  await page.goto(`${url}${staffRoutes.inbox}`);
  await listed.click();
  await expect(page.getByText(staffInbox.help.text)).toBeVisible();
  for (const number of ['112', '14416'])
    await expect(page.getByRole('link', { name: staffInbox.help.call(number) })).toHaveAttribute(
      'href',
      `tel:${number}`,
    );
  await isClean(page);
  await page.getByRole('link', { name: staffInbox.help.join }).click();
  await expect(page.getByRole('heading', { name: new RegExp(`^${staffInbox.urgent}: `) })).toBeFocused();
  // What to do and whom to call stands once, at the foot of the screen.
  await expect(page.getByText(staffInbox.help.text)).toHaveCount(1);
  for (const number of ['112', '14416']) {
    await expect(page.getByRole('link', { name: new RegExp(number) })).toHaveCount(1);
    await expect(page.getByRole('link', { name: number, exact: true })).toBeInViewport({ ratio: 1 });
  }
  // Who reads on without joining sees each word at once.
  const word = { token, answer: 'I have the tablets here' };
  await page.request.post(`${url}/chat/flow/`, { data: word, headers: { origin: url } });
  await expect(page.getByText(word.answer)).toBeVisible({ timeout: 2000 });
  await page.getByRole('button', { name: staffChats.join }).click();
  await page.getByLabel(staffChats.text).fill('I am here');
  await page.getByRole('button', { name: staffChats.send, exact: true }).click();
  await expect(page.getByText('I am here', { exact: true })).toBeVisible();
  // The item shows what the conversation shows, and goes on with it while it is open.
  await page.goto(`${url}${staffRoutes.inbox}`);
  await listed.click();
  await expect(page.getByText('I am here', { exact: true })).toBeVisible();
  const later = { token, answer: 'Please stay' };
  await page.request.post(`${url}/chat/flow/`, { data: later, headers: { origin: url } });
  await expect(page.getByText(later.answer)).toBeVisible({ timeout: 2000 });
  await isClean(page);
  // Who closes it is still in the conversation: both end together, and the visitor is told.
  await page.getByRole('button', { name: staffInbox.done.ways['done-chat'] }).click();
  await expect(page.getByRole('dialog', { name: staffInbox.done.leave.title })).toBeVisible();
  await isClean(page);
  await page.getByRole('button', { name: staffInbox.done.leave.confirm }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mina' }).last()).toContainText(
    staffInbox.outcomes['done-chat'],
  );
  await expect(page.getByText(staffChats.notices.left('Mina'))).toBeVisible();
  // A line of the visitor brings it back, pressing.
  const last = { token, answer: 'Are you there' };
  await page.request.post(`${url}/chat/flow/`, { data: last, headers: { origin: url } });
  await expect(page.getByText(staffInbox.help.text)).toBeVisible({ timeout: 3000 });
  await expect(page.getByText(last.answer)).toBeVisible();
});

// The form: `tests/components/staff/ticket-forms.test.tsx`.
test(
  'a call that nobody took keeps its form for the next try, and the focus is on the name',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    await signInToInbox(page, site, 'desk');
    await page.getByRole('link', { name: staffInbox.kinds.callback }).click();
    const result = page.getByLabel(staffInbox.actions.outcome);
    await result.selectOption('nobody');
    await page.getByRole('button', { name: staffInbox.actions.saveCall }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/postponed until/)).toBeVisible();
    await expect(page.getByRole('heading', { name: call.name })).toBeFocused();
    await expect(result).toHaveValue('');
    await isClean(page);
  },
);

test(
  'the note of a lost line goes soon after the server answers again',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    let lines = 0;
    await page.route('**/staff/api/**', (route) => {
      if (route.request().url().endsWith(staffRoutes.api.events)) lines += 1;
      return route.abort();
    });
    await signInToInbox(page, site, 'desk');
    await expect(page.getByText(staff.line.away)).toBeVisible();
    // So many tries that a wait which doubles would have become long.
    await expect.poll(() => lines, { timeout: 30_000 }).toBeGreaterThanOrEqual(5);
    await page.unroute('**/staff/api/**');
    await expect(page.getByRole('link', { name: staffInbox.kinds.message })).toBeVisible({ timeout: 4500 });
    await expect(page.getByText(staff.line.away)).toHaveCount(0, { timeout: 2000 });
  },
);

test('a session that ends while somebody writes leads to the sign-in and back; an answer and a story are not lost, and nothing is sent meanwhile', async ({
  page,
  consoleSite: site,
}) => {
  const { folder } = site;
  const message = { fullname: 'Asha', email: 'asha@example.org', phone: '', Address: '', message: 'Hello' };
  const origin = site.url;
  await page.request.post(`${origin}/chat/save-details/`, { data: message, headers: { origin } });
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/draft')) saves.push(request.url());
  });
  // As after the session: the line of events, which would hear of it first, stays.
  const answer401 = (route: Route) => route.fulfill({ status: 401, json: { error: { code: 'signed_out' } } });

  await signInAs(page, { url: origin, folder }, { role: 'desk,editor' });
  await page.goto(`${origin}${staffRoutes.inbox}`);
  await page.getByRole('link', { name: staffInbox.kinds.message }).click();
  const answer = page.getByLabel(staffInbox.actions.answer, { exact: true });
  await expect(answer).toBeVisible();
  const ticket = page.url().split('#')[1];
  await page.route('**/draft', answer401);
  await answer.fill('Yes, on Sundays.');
  await expect(page).toHaveURL(`${origin}${staffRoutes.signIn}#${staffRoutes.inbox}#${ticket}`);
  expect(saves).toHaveLength(1);
  await page.unroute('**/draft');
  await page.goto(`${origin}${staffRoutes.inbox}#${ticket}`);
  await expect(answer).toHaveValue('Yes, on Sundays.');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();

  const story = `${staffRoutes.content}#stories/coming-home.md`;
  await page.goto(origin + story);
  const title = page.getByLabel(staffContent.editor.name, { exact: true });
  await expect(title).not.toHaveValue('');
  saves.length = 0;
  await page.route('**/draft', answer401);
  await title.fill('Home once more');
  await expect(page).toHaveURL(`${origin}${staffRoutes.signIn}#${story}`);
  expect(saves).toHaveLength(1);
  await page.unroute('**/draft');
  await page.goto(origin + story);
  await expect(title).toHaveValue('Home once more');
});

// Who has begun: `tests/lib/inbox/store/queue.test.ts`.
test(
  'a colleague with the same item open reads who has begun an answer before writing one',
  onFullRun,
  async ({ browser, page, consoleSite: site }) => {
    const other = await browser.newContext();
    try {
      const data = { fullname: 'Asha', email: 'asha@example.org', phone: '', address: '', message: 'Hello' };
      await page.request.post(`${site.url}/chat/save-details/`, { data, headers: { origin: site.url } });
      await signInAs(page, site, { role: 'desk' });
      const ravi = await other.newPage();
      await signInAs(ravi, site, { role: 'desk', name: 'Ravi' });
      for (const one of [page, ravi]) {
        await one.goto(`${site.url}${staffRoutes.inbox}`);
        await one.getByRole('link', { name: staffInbox.kinds.message }).click();
      }
      const said = staffInbox.replies.writing('Mina', staffInbox.span.minutes(0));
      await expect(ravi.getByLabel(staffInbox.actions.answer, { exact: true })).toBeVisible();
      const answer = page.getByLabel(staffInbox.actions.answer, { exact: true });
      await answer.fill('Dear Asha');
      await expect(ravi.getByText(said)).toBeVisible();
      await isClean(ravi);
      await expect(page.getByText(said)).toHaveCount(0);
      await answer.fill('');
      await expect(ravi.getByText(said)).toHaveCount(0);
    } finally {
      await other.close();
    }
  },
);

onEachDatabase((store) => {
  // Events of another process: `tests/lib/backend/database/console.test.ts`; two instances: `staff-content.spec.ts`.
  test(
    'a request for a call at one instance reaches an open inbox of the other within two seconds',
    onFullRun,
    async ({ request, startInstance }) => {
      const siteUrl = `http://localhost:${await freePort()}`;
      const shared = { ...store(), SITE_URL: siteUrl };
      const [here, there] = [await startInstance(shared), await startInstance(shared)];
      const line = await listenTo(there.url, (await newStaff(store(), { role: 'desk' })).cookie);
      for (let count = 0; count < 3; count += 1) {
        const data = { ...call, phone: `9830012${count}00` };
        const headers = { origin: siteUrl };
        const sent = await request.post(`${here.url}/chat/callback/`, { data, headers });
        const sentAt = performance.now();
        expect(sent.status()).toBe(200);
        expect(await line.next()).toMatch(/^\d+$/);
        expect(performance.now() - sentAt).toBeLessThan(2000);
      }
      await line.leave();
    },
  );
});

// The menu of a phone: above; its counts: `tests/components/staff/console-frame.test.tsx`.
test(
  'on the smallest phone two lines tell who waits, four ways lead everywhere, and nothing has the focus behind them; wider screens have all ways at once',
  onFullRun,
  async ({ page, consoleSite: site }) => {
    const { url, folder } = site;
    const post = (path: string, data: object) =>
      page.request.post(`${url}${path}`, { data, headers: { origin: url } });
    const begin = async (answer: string): Promise<string> => {
      const begun = await page.request.get(`${url}/chat/chat/generate_token/`);
      const { token } = (await begun.json()).data;
      await post('/chat/flow/', { token, answer });
      return token;
    };
    await begin('I want to kill myself');
    const token = await begin('I want to stop');
    for (const fullname of ['Anil', 'Bimal', 'Chitra', 'Dipa', 'Esha'])
      await post('/chat/save-details/', { ...message, fullname });
    const { id } = await newStaff(folder, { role: 'finance' });
    inStore(folder, {
      imports: `
      import { requestApproval } from '@/lib/backend/database/approvals';
      import { inTransaction } from '@/lib/backend/database/audit';`,
      lines: `
      const refund = { kind: 'refund', ref: 'x', payload: '{}', reason: '', by: '${id}' };
      await inTransaction(store, (work) => requestApproval(work, refund));`,
    });
    await page.setViewportSize({ width: 360, height: 640 });
    await signInAs(page, site, { role: 'counsellor,desk,finance,editor,admin' });
    await page.goto(`${url}${staffRoutes.inbox}`);
    const lines = page.getByRole('status').filter({ hasText: staff.ownChats.danger(1, 0) });
    await expect(lines).toBeVisible();
    await post('/chat/live/send/', { token, person: true });
    await expect(lines).toContainText(staff.ownChats.waits(1));
    expect((await lines.boundingBox())?.height).toBeLessThanOrEqual(80);

    const menu = page.getByRole('navigation', { name: staff.nav.label });
    const wayTo = (name: 'inbox' | 'chats' | 'gifts' | 'content' | 'me') =>
      menu.getByRole('link', { name: new RegExp(`^${staff.nav[name]}`) });
    const more = menu.getByRole('button', { name: staff.nav.more });
    await expect(wayTo('gifts')).toContainText(staff.counts.refunds(1));
    const bar = [wayTo('inbox'), wayTo('chats'), wayTo('gifts'), more];
    const places = await Promise.all(bar.map((way) => way.boundingBox()));
    for (const [at, place] of places.entries()) {
      const before = places[at - 1];
      expect(place?.x).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBe(640);
    }
    const clipped = await menu.evaluate((nav) =>
      [...nav.children]
        .filter((way) => way.scrollWidth > way.clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(clipped).toEqual([]);
    await expect(menu.getByRole('link')).toHaveCount(3);
    await more.press('Enter');
    await expect(menu.getByRole('link')).toHaveCount(7);
    await isClean(page);
    await page.keyboard.press('Tab');
    await expect(wayTo('content')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await expect(menu.getByRole('link')).toHaveCount(3);

    // Whatever has the focus can be seen.
    const hidden: string[] = [];
    await page.evaluate(() => scrollTo(0, 0));
    for (let at = 0; at < 25; at += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const one = document.activeElement;
        if (!one || one === document.body) return null;
        const { x, y, width, height } = one.getBoundingClientRect();
        const on = document.elementFromPoint(x + width / 2, y + height / 2);
        return on && (one.contains(on) || on.contains(one)) ? null : one.textContent;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
    await more.click();
    await wayTo('me').click();
    await expect(page.getByRole('heading', { level: 1, name: staff.me.title })).toBeVisible();
    await expect(wayTo('content')).toBeHidden();

    for (const [width, isRow] of [
      [768, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(more).toBeHidden();
      const all = await Promise.all((await menu.getByRole('link').all()).map((way) => way.boundingBox()));
      expect([all.length, new Set(all.map((place) => place?.[isRow ? 'y' : 'x'])).size]).toEqual([7, 1]);
      expect((await page.getByRole('main').boundingBox())?.width).toBeGreaterThan(width * 0.7);
      await isClean(page);
    }
  },
);
