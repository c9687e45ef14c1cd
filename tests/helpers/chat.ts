import type { Locator, Page } from '@playwright/test';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import { onboardingCopy } from '@/lib/i18n/onboarding';

/** A visitor who has never been here: the site's other tests begin with the chat left closed. */
export const firstVisit = { storageState: { cookies: [], origins: [] } };

/** The chat's window, whatever language it speaks. */
export const chatOf = (page: Page): Locator => page.getByRole('region', { name: /^(Chat|चैट|চ্যাট)$/ });
export const inputOf = (page: Page): Locator => chatOf(page).getByRole('textbox');
export const launcherOf = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Open chat|चैट खोलें|চ্যাট খুলুন)/ });

/** On phones the launcher is a tab of the bar at the foot. */
export const tabOf = (page: Page): Locator =>
  page.getByRole('navigation').getByRole('link', { name: /^(Chat|चैट|চ্যাট)$/ });

/** A message as it stands in the list, said by the assistant or by the visitor. */
export const said = (page: Page, text: string | RegExp): Locator =>
  chatOf(page).getByRole('listitem').filter({ hasText: text }).last();

/** Presses the choice of that name that can still be made. */
export const pick = (page: Page, name: string): Promise<void> =>
  chatOf(page).getByRole('button', { name, exact: true, disabled: false }).last().click();

/** Writes and sends; the input takes it once the assistant waits for an answer. */
export async function say(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text);
  await inputOf(page).press('Enter');
}

export const visitor = { name: 'Asha', age: '34', email: 'asha@example.org', phone: '98300 12345' } as const;

/** From the offer of help, where the site speaks for itself, to the first question of its script. */
export async function begin(page: Page, language: Language): Promise<void> {
  const words = assistantCopy[language];
  if (language !== 'en') await pick(page, words.languageName);
  await said(page, words.offer).waitFor();
  await pick(page, words.needs.stop);
}
/** What the script asks then, in English. */
export const FIRST_QUESTION = 'What is it about?';

/** From the first screen to the first question of an upstream. */
export async function onboard(page: Page, language: Language): Promise<void> {
  const words = onboardingCopy[language];
  await pick(page, assistantCopy[language].languageName);
  await said(page, words.askName).waitFor();
  await say(page, visitor.name);
  await said(page, words.askAge).waitFor();
  await say(page, visitor.age);
  await said(page, words.askEmail).waitFor();
  await say(page, visitor.email);
  await said(page, words.askPhone).waitFor();
  await say(page, visitor.phone);
}

/** Texts of the chat whose nearest language is not that of their script; Latin letters may stand anywhere. */
export const wrongLanguages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scripts = [
      ['hi', /[\u0900-\u0963\u0966-\u097f]/],
      ['bn', /[\u0980-\u09ff]/],
    ] as const;
    return [...document.querySelectorAll('.rcb-bot-message, .rcb-user-message, .rcb-options, button, h2, p')]
      .filter((element) => element.closest('.rcb-chat-window'))
      .flatMap((element) => {
        const text = element.textContent ?? '';
        const lang = element.closest('[lang]')?.getAttribute('lang');
        const wanted = scripts.find(([, letters]) => letters.test(text))?.[0];
        return wanted && wanted !== lang ? [`${lang}: ${text}`] : [];
      });
  });
