import type { Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import { careCopy } from '@/lib/i18n/care';
import { staffChats as copy } from '@/lib/i18n/en/staff-chats';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { liveCopy } from '@/lib/i18n/live-chat';
import { staffRoutes } from '@/lib/staff/addresses';
import { begin, chatOf, FIRST_QUESTION, firstVisit, said, say } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';
import { hasAnswered, meeting } from '../helpers/staff-meeting';

const words = liveCopy.en;

// Two browsers, and what one does the other shows by its next look.
test.slow();
test.beforeEach(({ request, consoleSite }) => hasAnswered(request, consoleSite));

/** The last message is on view, and the box for the answer at the foot of the screen covers nothing of it. */
async function standsAboveFoot(page: Page) {
  const last = page.getByRole('log').getByRole('listitem').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  const [message, form] = [await last.boundingBox(), await page.locator('form').first().boundingBox()];
  const height = page.viewportSize()?.height ?? 0;
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(height);
}

test('danger beside a person is heard with the numbers first, a reload loses nothing, and who leaves is asked before', async ({
  browser,
  consoleSite: site,
}) => {
  await meeting(browser, site, async (mina, page) => {
    await mina.getByRole('link', { name: /Conversation in English/ }).click();
    await mina.getByRole('button', { name: copy.join }).click();
    await expect(said(page, words.people.joined('Mina'))).toBeVisible({ timeout: 9000 });
    await mina.getByLabel(copy.text).fill('Hello, I am here.');
    await mina.getByRole('button', { name: copy.send, exact: true }).click();
    await expect(said(page, 'Mina: Hello, I am here.')).toBeVisible({ timeout: 9000 });
    await expect(mina.getByLabel(copy.text)).toHaveValue('');
    await mina.getByLabel(copy.text).pressSequentially('Thank you for');

    // Danger is heard while a person reads, and the numbers come first.
    await say(page, 'I want to kill myself');
    await expect(chatOf(page).getByRole('link', { name: /112/ }).first()).toBeVisible();
    await expect(mina.getByText('I want to kill myself')).toBeInViewport({ ratio: 1, timeout: 5000 });
    await standsAboveFoot(mina);
    // The card says who is there, and the counsellor that it covers her words, until the visitor goes back to them.
    await expect(chatOf(page).getByText(words.here.reads('Mina'))).toBeInViewport();
    await expect(chatOf(page).getByRole('button', { name: careCopy.en.send })).toHaveCount(0);
    await expect(mina.getByText(copy.covered)).toBeVisible({ timeout: 5000 });
    await chatOf(page)
      .getByRole('button', { name: words.here.back('Mina') })
      .click();
    await expect(chatOf(page).getByRole('textbox')).toBeInViewport();
    await expect(mina.getByText(copy.covered)).toHaveCount(0, { timeout: 5000 });
    for (const number of ['112', '14416'])
      await expect(
        chatOf(page)
          .getByRole('link', { name: new RegExp(`^${number}`) })
          .first(),
      ).toBeInViewport();
    await isClean(page);
    // A further danger of another kind is one line above the words of both.
    await say(page, 'He swallowed a whole strip of sleeping pills and will not wake up');
    const unfold = chatOf(page).getByRole('button', { name: words.here.numbers });
    await expect(unfold).toBeVisible();
    await expect(chatOf(page).getByRole('region', { name: careCopy.en.medicalTitle })).toHaveCount(0);
    await expect(chatOf(page).getByRole('textbox')).toBeInViewport();
    await isClean(page);
    await unfold.click();
    await expect(chatOf(page).getByRole('region', { name: careCopy.en.medicalTitle })).toBeVisible();
    await chatOf(page)
      .getByRole('button', { name: words.here.back('Mina') })
      .click();
    await expect(mina.getByRole('heading', { name: new RegExp(`^${copy.urgent}`) })).toBeVisible();
    // What to do stands on top, the newest message is on view above the box for the answer.
    await expect(mina.getByRole('heading', { name: staffInbox.help.title })).toBeAttached();
    await expect(mina.getByRole('link', { name: staffInbox.help.call('14416') })).toHaveAttribute(
      'href',
      'tel:14416',
    );
    await standsAboveFoot(mina);

    for (const number of ['112', '14416'])
      await expect(mina.locator('form').getByRole('link', { name: number })).toBeInViewport();

    // A reload on either side loses nothing and shows nothing twice.
    await mina.reload();
    await expect(mina.getByLabel(copy.text)).toHaveValue('Thank you for');
    await standsAboveFoot(mina);
    await page.reload();
    await expect(said(page, 'Mina: Hello, I am here.')).toHaveCount(1);

    // After danger she is asked before she leaves, and the visitor gets numbers in place of a question.
    await mina.getByRole('button', { name: copy.send, exact: true }).click();
    await expect(said(page, 'Mina: Thank you for')).toBeVisible({ timeout: 9000 });
    await page.setViewportSize({ width: 390, height: 780 });
    await mina.getByRole('button', { name: copy.leave }).click();
    await expect(mina.getByRole('dialog')).toContainText(copy.leaving.urgent);
    await isClean(mina);
    await mina.getByRole('button', { name: copy.leaving.confirm }).click();
    await expect(said(page, words.people.left('Mina'))).toBeVisible({ timeout: 9000 });
    await expect(mina.getByText(copy.notices.left('Mina'))).toBeInViewport({ ratio: 1 });
    const numbers = said(page, assistantCopy.en.numbers.slice(0, 18));
    await expect(numbers.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    await expect(numbers.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
    await expect(chatOf(page).getByText(words.closing.question)).toHaveCount(0);
    // They stay above the conversation too, and that she left is in view.
    await expect(
      chatOf(page)
        .getByRole('link', { name: /^14416/ })
        .first(),
    ).toBeInViewport();
    // With the question and who else can be asked, without the script's choices, which would push them out of view.
    await expect(chatOf(page).getByRole('button', { name: words.person, disabled: false })).toBeVisible();
    await expect(said(page, words.people.left('Mina')).last()).toBeInViewport({ ratio: 1 });
    await expect(numbers.last()).toBeInViewport({ ratio: 1 });
  });
});

// Either side alone: `tests/app/staff-chats.test.ts`, `tests/components/chat/live-line.test.tsx`.
test(
  'danger that waits behind its card reaches a counsellor who joins meanwhile, and the card stays',
  onFullRun,
  async ({ browser, consoleSite: site }) => {
    const visitors = await browser.newContext(firstVisit);
    const counsellors = await browser.newContext();
    try {
      const page = await visitors.newPage();
      await page.goto(site.url);
      await begin(page, 'en');
      await said(page, FIRST_QUESTION).waitFor();
      await say(page, 'I have all my tablets here and want to die');
      await expect(chatOf(page).getByRole('button', { name: careCopy.en.continue })).toBeVisible();
      const mina = await counsellors.newPage();
      await signInAs(mina, site, { role: 'counsellor', name: 'Mina' });
      await mina.goto(`${site.url}${staffRoutes.chats}`);
      await mina.getByRole('link', { name: /Conversation in English/ }).click();
      await mina.getByRole('button', { name: copy.join }).click();
      await expect(mina.getByText('I have all my tablets here')).toBeVisible({ timeout: 8000 });
      await expect(chatOf(page).getByRole('button', { name: careCopy.en.continue })).toBeVisible();
    } finally {
      await counsellors.close();
      await visitors.close();
    }
  },
);
