import type { Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import { languages } from '@/lib/i18n/language';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import {
  begin,
  chatOf,
  FIRST_QUESTION,
  firstVisit,
  inputOf,
  onboard,
  pick,
  said,
  say,
  tabOf,
  visitor,
  wrongLanguages,
} from '../helpers/chat';
import { expect, test } from '../helpers/conversation';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { chatLoaded } from '../helpers/states.mjs';

test.use({ ...firstVisit });
test.slow();

/** What the site's own conversation calls the way out, in each language. */
const thatIsAll = { en: 'That is all', hi: 'बस इतना ही', bn: 'এইটুকুই' };
const TURNS_MAX = 15;

const askMore = ['Ask something else', 'कुछ और पूछना है', 'আরও কিছু জানতে চাই'];

/** The first choice of each step, until the way out is among them, or the list of subjects, which has it. */
async function talkToTheEnd(page: Page, wayOut: string): Promise<void> {
  const choices = chatOf(page).getByRole('group').last().getByRole('button');
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await expect(choices.first()).toBeEnabled();
    const names = await choices.allInnerTexts();
    const isLast = names.includes(wayOut);
    const way = isLast ? wayOut : names.find((name) => askMore.includes(name));
    const groups = await page.locator('.rcb-options-container').count();
    await (way ? choices.getByText(way, { exact: true }) : choices.first()).click();
    if (isLast) return;
    await expect(page.locator('.rcb-options-container')).toHaveCount(groups + 1);
  }
  throw new Error('the conversation does not end');
}

async function expectEnd(page: Page, language: (typeof languages)[number]): Promise<void> {
  const words = assistantCopy[language];
  await expect(said(page, words.endedThanks)).toBeVisible();
  await expect(inputOf(page)).not.toBeEditable();
  await expect(inputOf(page)).toHaveAttribute('placeholder', words.ended);
  await expect(chatOf(page).getByRole('button', { name: words.restart })).toBeEnabled();
  expect(await wrongLanguages(page)).toEqual([]);
}

test('on a low screen an answer is read from its beginning, with every choice that fits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 440 });
  await page.goto('/#chat');
  await said(page, assistantCopy.en.offer).waitFor();
  const body = page.locator('.rcb-chat-body-container');
  await say(page, 'When can my wife visit me?');
  await expect(chatOf(page).getByRole('group').last()).toContainText('Please call me back');
  const answer = chatOf(page).locator('.rcb-bot-message').last();
  await expect(async () => {
    const top = (await body.boundingBox())?.y ?? 0;
    const answerTop = (await answer.boundingBox())?.y ?? 0;
    expect(answerTop).toBeGreaterThanOrEqual(top - 1);
    expect(answerTop).toBeLessThan(top + 60);
  }).toPass({ timeout: 5000 });
  expect((await body.boundingBox())?.height).toBeGreaterThan(250);
  // The foot is there again once nobody writes.
  await expect(page.locator('.rcb-chat-footer-container')).toBeHidden();
  await inputOf(page).press('Shift+Tab');
  await expect(page.locator('.rcb-chat-footer-container')).toBeVisible();
  // By keyboard what has the focus comes into sight and stays there.
  const choice = chatOf(page).getByRole('group').last().getByRole('button').last();
  await choice.focus();
  await expect(choice).toBeInViewport();
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 640 }, hasTouch: true, isMobile: true });

  test('an answer is read from its beginning when the chat is opened again', async ({ page, talking }) => {
    const reply = `Who is it? ${'One more line to read. '.repeat(100)}`;
    talking.upstream.content.questions = [{ question_id: 'who', reply, suggestions: ['Me'] }];
    await page.goto(talking.site.url);
    await chatLoaded(page);
    await tabOf(page).tap();
    await onboard(page, 'en');
    await said(page, /Who is it/).waitFor();
    await page.reload();
    await chatLoaded(page);
    await tabOf(page).tap();
    await expect(chatOf(page).getByRole('region', { name: 'Messages' })).toBeFocused();
    await expect(async () => {
      const body = await page.locator('.rcb-chat-body-container').boundingBox();
      const answer = await chatOf(page).locator('.rcb-bot-message').last().boundingBox();
      expect(answer?.y).toBeGreaterThanOrEqual(body?.y ?? 0);
    }).toPass({ timeout: 5000 });
  });
});

for (const language of inThisRun(languages, (one) => one === 'en')) {
  test(`a whole conversation in ${language} with the site's own script`, async ({ page }) => {
    await page.goto('/');
    await begin(page, language);
    await expect(chatOf(page).getByRole('group').last()).toContainText(onboardingCopy[language].skip);
    await talkToTheEnd(page, thatIsAll[language]);
    await expect(inputOf(page)).toBeEditable();
    await say(page, 'ok');
    await expectEnd(page, language);
    await pick(page, assistantCopy[language].restart);
    await expect(said(page, assistantCopy.en.offer)).toBeVisible();
    await expect(chatOf(page).getByRole('listitem')).toHaveCount(2);
  });
}

// Another host speaks one language; what is said around it is proven above, and `assistant-access.spec.ts` walks one to its end.
for (const language of languages) {
  test(
    `a whole conversation in ${language} with a backend of another host`,
    onFullRun,
    async ({ page, talking: { site, upstream } }) => {
      await page.goto(site.url);
      await onboard(page, language);
      await said(page, 'Who is the help for?').waitFor();
      await pick(page, 'Someone in my family');
      await said(page, 'What is it about?').waitFor();
      await pick(page, 'Alcohol');
      await said(page, 'Since when?').waitFor();
      await say(page, 'দুই বছর');
      await said(page, 'Thank you. Please call us.').waitFor();
      await say(page, 'ok');
      await expectEnd(page, language);
      expect(
        upstream.requests
          .map(({ method, path }) => `${method} ${path}`)
          .filter((call) => /chat\//.test(call)),
      ).toEqual([
        'GET /chat/chat/generate_token/',
        'POST /chat/chat/',
        'POST /chat/chat/get_history/',
        'POST /chat/flow/',
        'POST /chat/flow/',
        'POST /chat/flow/',
        'POST /chat/flow/',
      ]);
      expect(upstream.requestsTo('/chat/chat/')[0]?.body).toMatchObject({ language, ...visitor });
    },
  );
}

// The same in `tests/components/chat/assistant.test.tsx`; one reload: `assistant-access.spec.ts`.
test('a reload at every step leaves the conversation where it stood', onFullRun, async ({ page }) => {
  const words = assistantCopy.en;
  await page.goto('/');
  const items = () => chatOf(page).getByRole('listitem').allInnerTexts();
  const reload = async (question: string) => {
    await said(page, question).waitFor();
    await expect(inputOf(page)).toBeEditable();
    const before = await items();
    await page.reload();
    await said(page, question).waitFor();
    expect(await items()).toEqual(before);
  };
  await reload(words.offer);
  await pick(page, words.needs.stop);
  // The choice that was pressed stays until the focus has gone on.
  await expect(chatOf(page).getByRole('button', { name: words.needs.stop })).toBeHidden();
  await reload(FIRST_QUESTION);
  await talkToTheEnd(page, thatIsAll.en);
  await expect(inputOf(page)).toBeEditable();
  await say(page, 'ok');
  await said(page, words.endedThanks).waitFor();
  await page.reload();
  await expectEnd(page, 'en');
});

test('a second tab goes on with the same conversation', onFullRun, async ({ page, context }) => {
  await page.goto('/');
  await begin(page, 'en');
  await said(page, FIRST_QUESTION).waitFor();
  const other = await context.newPage();
  await other.goto('/treatment');
  await said(other, FIRST_QUESTION).waitFor();
  await pick(other, 'Ganja or charas');
  await expect(said(other, 'How are things right now?')).toBeVisible();
  await expect(said(page, 'How are things right now?')).toBeVisible();
});

// What is stored: `tests/components/chat/session.test.tsx`.
test(
  'nothing that was told stands in an address, and addresses and numbers not in storage',
  onFullRun,
  async ({ page, context, talking: { site } }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(site.url);
    await onboard(page, 'en');
    await said(page, 'Who is the help for?').waitFor();
    await expect(inputOf(page)).toBeEditable();
    await page.reload();
    await said(page, 'Who is the help for?').waitFor();
    const told = /asha|98300|example\.org/i;
    expect(addresses.filter((address) => told.test(address))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/98300|example\.org/);
    expect(await context.cookies()).toEqual([]);
  },
);

test('the conversation can be deleted on both sides', async ({ page, request }) => {
  await page.goto('/');
  await begin(page, 'en');
  await said(page, FIRST_QUESTION).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('chatToken'));
  // The widget's own button would clear this browser and leave the centre's copy.
  await expect(chatOf(page).getByRole('button', { name: 'Clear chat history' })).toHaveCount(0);
  await chatOf(page).getByRole('button', { name: 'Delete my conversation' }).click();
  await chatOf(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(chatOf(page).getByRole('heading', { name: 'Your conversation is deleted' })).toBeVisible();
  await expect(chatOf(page).getByText('Deleted, here and at the centre.')).toBeVisible();
  await chatOf(page).getByRole('button', { name: 'Back to the chat' }).click();
  await expect(chatOf(page).getByRole('listitem')).toHaveCount(2);
  const history = await request.post('/chat/chat/get_history/', { data: { token } });
  expect(history.ok()).toBe(false);
});
