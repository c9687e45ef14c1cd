/** @jest-environment node */
import { pagesWith } from './pages';
import { forEachSubject } from './subjects';

forEachSubject('the published plugins in a browser', (name) => {
  const open = pagesWith(name, 'plugins-page.mjs');

  it('run unmodified', async () => {
    const { page } = await open();
    await page.locator('.rcb-bot-message strong', { hasText: 'age' }).waitFor();
    const area = page.locator('.rcb-chat-input-textarea');
    await area.fill('old');
    await area.press('Enter');
    await page.locator('.rcb-toast-prompt', { hasText: 'numbers only' }).waitFor();
    expect(await page.locator('.rcb-user-message').count()).toBe(0);
    await area.fill('42');
    await area.press('Enter');
    await page.locator('.rcb-bot-message i', { hasText: 'Thank you' }).waitFor();
    expect(await page.locator('.rcb-user-message').allInnerTexts()).toEqual(['42']);
    expect(await page.evaluate(() => 'bad' in window)).toBe(false);
  }, 60_000);
});
