import type { Page } from '@playwright/test';
import { CLAIM_MS } from '@/lib/chat/live';
import { assistantCopy } from '@/lib/i18n/assistant';
import { staff } from '@/lib/i18n/en/staff';
import { staffChats as copy } from '@/lib/i18n/en/staff-chats';
import { liveCopy } from '@/lib/i18n/live-chat';
import { staffRoutes } from '@/lib/staff/addresses';
import { begin, chatOf, FIRST_QUESTION, firstVisit, pick, said, say, tabOf } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { type Colour, contrast } from '../helpers/pixels';
import { onFullRun } from '../helpers/run-profile';
import { onEachDatabase } from '../helpers/site-stores';
import { inStore, isClean, newStaff, signInAs } from '../helpers/staff-browser';
import { hasAnswered, meeting } from '../helpers/staff-meeting';

const words = liveCopy.en;

// Two browsers, and what one does the other shows by its next look.
test.slow();
test.beforeEach(({ request, consoleSite }) => hasAnswered(request, consoleSite));

test('a visitor asks for a person; a counsellor with a phone joins, both write and see the other type', async ({
  browser,
  consoleSite: site,
}) => {
  await meeting(browser, site, async (mina, page) => {
    // Nor is one offered while one is looked for.
    await expect(chatOf(page).getByRole('button', { name: words.person, disabled: false })).toHaveCount(0);

    const link = mina.getByRole('link', { name: /Conversation in English/ });
    await expect(mina.getByText(copy.states.waiting, { exact: false })).toBeVisible({ timeout: 3000 });
    await link.focus();
    await mina.keyboard.press('Enter');
    await expect(mina.getByRole('heading', { name: /Conversation in English/ })).toBeFocused();
    await expect(mina.getByText(assistantCopy.en.needs.stop, { exact: true })).toBeVisible();
    await isClean(mina);
    await mina.getByRole('button', { name: copy.join }).focus();
    await mina.keyboard.press('Enter');
    await expect(said(page, words.people.joined('Mina'))).toBeVisible({ timeout: 5000 });
    await expect(mina.getByText(copy.states.mine)).toBeVisible();

    await mina.getByLabel(copy.text).fill('Hello, I am here.\nYou can also call 112.');
    await mina.getByRole('button', { name: copy.send, exact: true }).click();
    await expect(said(page, 'Mina: Hello, I am here.')).toBeVisible({ timeout: 5000 });
    // Each line stays one, on either side.
    expect(await said(page, 'Mina: Hello').innerText()).toContain('I am here.\nYou can');
    await expect(said(page, 'Mina: Hello').getByRole('link', { name: '112' })).toHaveAttribute(
      'href',
      'tel:112',
    );
    await expect(mina.getByLabel(copy.text)).toHaveValue('');

    await chatOf(page).getByRole('textbox').pressSequentially('I drink every night');
    await expect(mina.getByText(copy.visitorTypes)).toBeVisible({ timeout: 5000 });
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('and by day');
    await page.keyboard.press('Enter');
    const line = mina.getByText('I drink every night and by day');
    await expect(line).toBeVisible({ timeout: 5000 });
    expect(await line.innerText()).toBe('I drink every night\nand by day');
    // The script is silent: nothing is left to choose.
    await expect(chatOf(page).getByRole('button', { name: liveCopy.en.person, disabled: false })).toHaveCount(
      0,
    );
    await mina.getByLabel(copy.text).pressSequentially('Thank you for');
    await expect(chatOf(page).locator('.rcb-typing-indicator')).toBeVisible({ timeout: 9000 });
    await expect(page.locator('.rcb-status')).toHaveText(words.here.types('Mina'), { timeout: 9000 });
    const besideDots = await chatOf(page)
      .locator('.rcb-typing-indicator')
      .evaluate((dots) => getComputedStyle(dots, '::after').content);
    expect(besideDots).toBe(`"${words.here.types('Mina')}"`);
    await isClean(mina);
  });
});

/** A counsellor joins a visitor who has asked for nobody, and writes. */
async function answerVisitor(mina: Page, page: Page, [desk, site]: readonly [string, string]): Promise<void> {
  await page.goto(site);
  await begin(page, 'en');
  await said(page, FIRST_QUESTION).waitFor();
  await mina.goto(desk + staffRoutes.chats);
  await mina.getByRole('link', { name: /Conversation in English/ }).click();
  await mina.getByRole('button', { name: copy.join }).click();
  // Nobody was asked for: the visitor sees by the next look who is there.
  await expect(said(page, words.people.joined('Mina'))).toBeVisible({ timeout: 20_000 });
  await mina.getByLabel(copy.text).fill('One moment');
  await mina.getByRole('button', { name: copy.send, exact: true }).click();
  await expect(said(page, 'Mina: One moment')).toBeVisible({ timeout: 9000 });
}

/** The visitor is told within a minute, and a colleague takes over. */
async function isLostInTime(page: Page, lose: () => Promise<unknown>): Promise<void> {
  await expect(said(page, words.people.lost('Mina'))).toHaveCount(0);
  const lostMs = Date.now();
  await lose();
  await expect(said(page, words.people.lost('Mina'))).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - lostMs).toBeLessThan(60_000);
}

async function takeOver(ravi: Page, page: Page, site: string): Promise<void> {
  await ravi.goto(site + staffRoutes.chats);
  await ravi.getByRole('link', { name: /Conversation in English/ }).click();
  await ravi.getByRole('button', { name: copy.join }).click();
  await expect(said(page, words.people.joined('Ravi'))).toBeVisible({ timeout: 9000 });
}

// On both databases, with a clock of its own: `tests/app/staff-chats.test.ts`.
test(
  'a counsellor who is lost puts the visitor back in the queue within a minute, and a colleague takes over',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const contexts = await Promise.all([{}, {}, firstVisit].map((more) => browser.newContext(more)));
    try {
      const [mina, ravi, page] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!mina || !ravi || !page) throw new Error('no pages');
      await signInAs(mina, site, { role: 'counsellor', name: 'Mina' });
      await signInAs(ravi, site, { role: 'counsellor', name: 'Ravi' });
      await answerVisitor(mina, page, [site.url, site.url]);
      await isLostInTime(page, async () => contexts[0]?.close());
      await takeOver(ravi, page, site.url);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  },
);

test(
  'a counsellor who reads another page of the console is not lost',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const contexts = await Promise.all([{}, firstVisit].map((more) => browser.newContext(more)));
    try {
      const [mina, page] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!mina || !page) throw new Error('no pages');
      await signInAs(mina, site, { role: 'counsellor', name: 'Mina' });
      await answerVisitor(mina, page, [site.url, site.url]);
      // Every page gives the sign.
      await mina.goto(`${site.url}${staffRoutes.me}`);
      await say(page, 'Are you there');
      await expect(mina.getByText(staff.ownChats.wrote(''))).toBeVisible({ timeout: 9000 });
      await expect(mina).toHaveTitle(new RegExp(`^${staff.counts.unanswered(1)}`));
      // A sign given after a loss would have been told long ago.
      const sinceMs = Date.now();
      const isLate = () => Date.now() > sinceMs + CLAIM_MS + 15_000;
      await mina.waitForResponse((answer) => answer.url().includes(staffRoutes.api.chats) && isLate(), {
        timeout: CLAIM_MS + 60_000,
      });
      await expect(said(page, words.people.lost('Mina'))).toHaveCount(0);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  },
);

onEachDatabase((store) => {
  test(
    'the same of two instances, when that of the counsellor leaves',
    onFullRun,
    async ({ browser, startInstance }) => {
      const [desk, site] = [await startInstance({ ...store() }), await startInstance({ ...store() })];
      const contexts = await Promise.all([{}, {}, firstVisit].map((more) => browser.newContext(more)));
      try {
        const [mina, ravi, page] = await Promise.all(contexts.map((context) => context.newPage()));
        if (!mina || !ravi || !page) throw new Error('no pages');
        for (const [one, name, url] of [
          [mina, 'Mina', desk.url],
          [ravi, 'Ravi', site.url],
        ] as const) {
          const { token } = await newStaff(store(), { role: 'counsellor', name });
          await one.context().addCookies([{ name: 'staff', value: token, url }]);
        }
        await answerVisitor(mina, page, [desk.url, site.url]);
        await isLostInTime(page, () => desk.stop());
        await takeOver(ravi, page, site.url);
      } finally {
        await Promise.all(contexts.map((context) => context.close()));
      }
    },
  );
});

test(
  'a person is offered also where it becomes known only after the choices are drawn that one is there',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const contexts = await Promise.all([{}, firstVisit].map((more) => browser.newContext(more)));
    try {
      const [mina, page] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!mina || !page) throw new Error('no pages');
      await signInAs(mina, site, { role: 'counsellor', name: 'Mina' });
      await mina.goto(`${site.url}${staffRoutes.chats}`);
      await mina.getByText(copy.none).waitFor();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/chat/live/', (route) => released.then(() => route.continue()));
      await page.goto(site.url);
      await begin(page, 'en');
      await said(page, FIRST_QUESTION).waitFor();
      await expect(chatOf(page).locator('.rcb-options').last()).toBeVisible();
      const offer = chatOf(page).getByRole('button', { name: words.person, exact: true });
      await expect(offer).toHaveCount(0);
      release();
      await expect(chatOf(page).getByText(words.here.free)).toBeVisible();
      await isClean(page);
      await offer.click();
      await expect(said(page, words.people.waiting(''))).toBeVisible();
      await expect(offer).toHaveCount(0);
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  },
);

// Line, title and menu: `tests/components/staff/console-frame.test.tsx`; the closed chat: `tests/components/chat/live-line.test.tsx`.
test(
  'a visitor who waits is seen on other pages of the console at once; a conversation is offered without a gap, and a closed chat says who wrote',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const phone = { viewport: { width: 390, height: 844 } };
    const contexts = await Promise.all(
      [{}, {}, firstVisit].map((more) => browser.newContext({ ...phone, ...more })),
    );
    try {
      const [asha, bela, page] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!asha || !bela || !page) throw new Error('no pages');
      await signInAs(asha, site, { role: 'counsellor', name: 'Asha' });
      await signInAs(bela, site, { role: 'counsellor', name: 'Bela' });
      await asha.goto(`${site.url}${staffRoutes.inbox}`);
      await bela.goto(`${site.url}${staffRoutes.me}`);
      await page.goto(site.url);
      await tabOf(page).click();
      await begin(page, 'en');
      await said(page, FIRST_QUESTION).waitFor();
      await pick(page, words.person);
      await said(page, words.people.waiting('')).waitFor();
      for (const one of [asha, bela]) {
        await expect(one.getByText(staff.ownChats.waits(1))).toBeVisible({ timeout: 2000 });
        await expect(one).toHaveTitle(new RegExp(`^${staff.counts.waiting(1)}`));
      }
      await isClean(asha);
      for (const colorScheme of ['light', 'dark'] as const) {
        await asha.emulateMedia({ colorScheme });
        const line = asha.getByText(staff.ownChats.waits(1)).locator('..');
        const look = await line.evaluate((one) => {
          const { color, backgroundColor, fontWeight } = getComputedStyle(one);
          return { colours: [color, backgroundColor], weight: Number(fontWeight) };
        });
        const [text, box] = look.colours.map((css): Colour => {
          const [red = 0, green = 0, blue = 0, opacity = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
          expect(opacity).toBe(1);
          return [red, green, blue];
        });
        expect(text && box && contrast(text, box)).toBeGreaterThanOrEqual(4.5);
        expect(look.weight).toBeGreaterThanOrEqual(600);
      }
      await asha.getByRole('link', { name: staff.ownChats.join }).click();
      await asha.getByRole('button', { name: copy.join }).click();
      await said(page, words.people.joined('Asha')).waitFor();
      await page.reload();
      await asha.getByLabel(copy.text).fill('Hello');
      await asha.getByRole('button', { name: copy.send, exact: true }).click();
      const way = page.getByRole('link', { name: words.news.wrote('Asha', 1) });
      await expect(way).toBeVisible({ timeout: 12_000 });
      await isClean(page);
      await way.click();
      await expect(said(page, 'Asha: Hello')).toBeVisible();
      await asha.getByRole('button', { name: copy.handOver }).click();
      await expect(said(page, words.people.transferred('Bela'))).toBeVisible({ timeout: 9000 });
      await asha.getByLabel(copy.text).fill('I am still here');
      await asha.getByRole('button', { name: copy.send, exact: true }).click();
      await expect(said(page, 'Asha: I am still here')).toBeVisible({ timeout: 9000 });
      // The menu leads to the list without a load; one tap from there opens the conversation all the same.
      await bela.getByRole('link', { name: staff.nav.chats }).click();
      await expect(bela.getByRole('link', { name: /Conversation in English/ }).first()).toBeVisible();
      await bela.getByRole('link', { name: staff.ownChats.take }).click();
      await bela.getByRole('button', { name: copy.take }).click();
      await expect(said(page, words.people.joined('Bela'))).toBeVisible({ timeout: 9000 });
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
  },
);

// What is offered then: `tests/components/chat/live-line.test.tsx`.
test(
  'a visitor for whom nobody came reads later that a counsellor is there, and asks again',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const counsellors = await browser.newContext();
    const visitors = await browser.newContext(firstVisit);
    try {
      const mina = await counsellors.newPage();
      await signInAs(mina, site, { role: 'counsellor', name: 'Mina' });
      await mina.goto(`${site.url}${staffRoutes.chats}`);
      await mina.getByText(copy.none).waitFor();
      const page = await visitors.newPage();
      await page.goto(site.url);
      await begin(page, 'en');
      await said(page, FIRST_QUESTION).waitFor();
      await pick(page, words.person);
      await said(page, words.people.waiting('')).waitFor();
      inStore(site.folder, {
        lines: "await store.db.updateTable('live_chats').set({ queued_at: 1 }).execute();",
      });
      await expect(said(page, 'Nobody is free right now')).toBeVisible({ timeout: 20_000 });
      await page.reload();
      const again = chatOf(page).getByRole('button', { name: words.person, exact: true }).first();
      await expect(chatOf(page).getByText(words.here.free)).toBeVisible({ timeout: 20_000 });
      await isClean(page);
      await again.click();
      await expect(chatOf(page).getByText(words.here.free)).toHaveCount(0);
      await expect(chatOf(page).getByRole('listitem').last()).toContainText(
        'We are looking for a counsellor',
      );
      await expect(mina.getByText(copy.states.waiting, { exact: false })).toBeVisible();
    } finally {
      await counsellors.close();
      await visitors.close();
    }
  },
);
