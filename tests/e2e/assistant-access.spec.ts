import type { Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import { careCopy } from '@/lib/i18n/care';
import { type Language, languages } from '@/lib/i18n/language';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import { axeFindings, themed, wcagAndBestPractice } from '../helpers/axe-rules';
import {
  begin,
  chatOf,
  FIRST_QUESTION,
  firstVisit,
  inputOf,
  launcherOf,
  pick,
  said,
  say,
  tabOf,
  wrongLanguages,
} from '../helpers/chat';
import { expect, test } from '../helpers/conversation';
import { inThisRun } from '../helpers/run-profile';
import { chatLoaded } from '../helpers/states.mjs';

test.use({ ...firstVisit });
test.slow();

/** Only words differ between the languages: on a commit one of them is looked at. */
const isLongest = (language: Language) => language === 'bn';

async function axe(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const runOnly = colorScheme === 'dark' ? themed : wcagAndBestPractice;
    const { violations } = await axeFindings(page, { runOnly }, '[data-assistant]');
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...(await wrongLanguages(page))];
}

/** Sentences that call for the card, and the word by which a script of a language is told. */
const danger: Record<Language, string> = {
  en: 'I want to kill myself',
  hi: 'मैं मरना चाहता हूँ',
  bn: 'আমি মরে যেতে চাই',
};

for (const language of inThisRun(languages, isLongest)) {
  test(`axe has nothing to say of onboarding, flow, card, deletion and end in ${language}`, async ({
    page,
    talking: { site },
  }) => {
    const words = assistantCopy[language];
    await page.goto(site.url);
    await said(page, assistantCopy.bn.chooseLanguage).waitFor();
    expect(await axe(page), 'first screen').toEqual([]);
    await pick(page, words.languageName);
    await said(page, onboardingCopy[language].askName).waitFor();
    await say(page, '1');
    await expect(chatOf(page).getByRole('alert')).toHaveText(onboardingCopy[language].errName);
    expect(await axe(page), 'onboarding').toEqual([]);
    await say(page, danger[language]);
    const card = chatOf(page).getByRole('region', { name: careCopy[language].title });
    await expect(card).toHaveAttribute('lang', language);
    expect(await axe(page), 'card').toEqual([]);
    await card.getByRole('button', { name: careCopy[language].continue }).click();
    const { askAge, askEmail, askPhone } = onboardingCopy[language];
    for (const question of [askAge, askEmail, askPhone]) {
      await said(page, question).waitFor();
      await pick(page, onboardingCopy[language].skip);
    }
    await said(page, 'Who is the help for?').waitFor();
    expect(await axe(page), 'flow').toEqual([]);
    await chatOf(page).getByRole('button', { name: words.erase.action }).click();
    expect(await axe(page), 'deletion').toEqual([]);
    await chatOf(page).getByRole('button', { name: words.erase.keep }).click();
    for (const [question, answer] of [
      ['What is it about?', 'Me'],
      ['Since when?', 'Alcohol'],
    ] as const) {
      await pick(page, answer);
      await said(page, question).waitFor();
    }
    await say(page, 'x');
    await said(page, 'Thank you. Please call us.').waitFor();
    await say(page, 'x');
    await said(page, words.endedThanks).waitFor();
    expect(await axe(page), 'end').toEqual([]);
  });
}

for (const language of inThisRun(languages, isLongest)) {
  test(`a need and three turns by keyboard alone in ${language}`, async ({ page }) => {
    const words = assistantCopy[language];
    /** Back from the input to the choices of the last question. */
    const chosen = async (name: string) => {
      const choice = chatOf(page).getByRole('button', { name, exact: true }).last();
      await expect(choice).toBeEnabled();
      // The focus comes back after an answer; a key pressed before that would lead elsewhere.
      await expect(inputOf(page)).toBeFocused();
      for (let press = 0; press < 20; press += 1) {
        await page.keyboard.press('Shift+Tab');
        if (await choice.evaluate((element) => element === document.activeElement)) break;
      }
      await expect(choice).toBeFocused();
      await page.keyboard.press('Enter');
    };
    await page.goto('/');
    await said(page, assistantCopy.en.offer).waitFor();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('F6');
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Skip to chat' }).focus();
    await page.keyboard.press('Enter');
    await expect(inputOf(page)).toBeFocused();
    await chosen(words.languageName);
    await said(page, words.offer).waitFor();
    await chosen(words.needs.stop);
    for (let turn = 1; turn <= 3; turn += 1) {
      await expect(page.locator('.rcb-options-container')).toHaveCount(2 + turn);
      // What can no longer be chosen is gone.
      await expect(chatOf(page).getByRole('group')).toHaveCount(1);
      const choice = chatOf(page).getByRole('group').getByRole('button').first();
      await expect(choice).toBeEnabled();
      await chosen((await choice.textContent()) ?? '');
    }
    await expect(inputOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(launcherOf(page)).toBeFocused();
  });
}

test('the window opens by itself on a wide screen, takes no focus, and stands in no way of the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/about');
  await chatOf(page).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.getByLabel('Your email').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused();
  await expect(chatOf(page)).toBeVisible();
});

test('the window stays as the visitor left it, over pages and reloads', async ({ page }) => {
  await page.goto('/');
  await begin(page, 'en');
  await said(page, FIRST_QUESTION).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(said(page, FIRST_QUESTION)).toBeVisible();
  await chatOf(page).getByRole('button', { name: 'Close chat' }).click();
  await page.goto('/treatment');
  await launcherOf(page).waitFor();
  await expect(chatOf(page)).toBeHidden();
  await launcherOf(page).click();
  await page.reload();
  await said(page, FIRST_QUESTION).waitFor();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the tab of the bar opens the chat over the whole screen; before that nothing of it floats', async ({
    page,
  }) => {
    await page.goto('/');
    await chatLoaded(page);
    await expect(launcherOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: assistantCopy.en.offer })).toBeHidden();
    await expect(chatOf(page)).toBeHidden();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await tabOf(page).click();
    await expect(inputOf(page)).toBeFocused();
    const box = await chatOf(page).boundingBox();
    expect([box?.x, box?.y, box?.width, box?.height]).toEqual([0, 0, 390, 844]);
  });

  test.describe('with fingers', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('the first opening brings the focus to the messages', async ({ page }) => {
      await page.goto('/');
      await chatLoaded(page);
      await tabOf(page).tap();
      await expect(chatOf(page).getByRole('region', { name: 'Messages' })).toBeFocused();
    });

    test('opening and choosing raise no keyboard', async ({ page }) => {
      await page.goto('/hi');
      await chatLoaded(page);
      await tabOf(page).tap();
      const { offer, needs } = assistantCopy.hi;
      await said(page, offer).waitFor();
      await expect(inputOf(page)).not.toBeFocused();
      await chatOf(page).getByRole('button', { name: needs.stop, exact: true }).tap();
      await expect(chatOf(page).getByRole('group').getByRole('button').first()).toBeFocused();
    });
  });

  for (const width of inThisRun([390, 320], (one) => one === 320)) {
    test(`every control of the open chat can be hit at ${width} px, in Bengali, nothing cut or sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto('/');
      await chatLoaded(page);
      await tabOf(page).click();
      await begin(page, 'bn');
      await expect(page.locator('.rcb-options-container')).toHaveCount(3);
      const wrong = await chatOf(page).evaluate((chat) => {
        const boxes = [...chat.querySelectorAll('button, textarea, .rcb-bot-message, a')];
        return boxes
          .filter(
            (element) => element.checkVisibility() && !element.closest('p, .rcb-chat-footer-text, li a'),
          )
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ element, box }) => {
            const isControl = element.matches('button, textarea');
            const isCut = element.scrollHeight > element.clientHeight + 2;
            return (isControl && (box.height < 44 || box.width < 44)) || box.right > innerWidth || isCut;
          })
          .map(
            ({ element, box }) => `${element.className} ${element.textContent} ${box.width}x${box.height}`,
          );
      });
      expect(wrong).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
