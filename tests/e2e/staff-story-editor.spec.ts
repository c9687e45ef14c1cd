import type { Page } from '@playwright/test';
import { routes } from '@/lib/config/routes';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { staffRoutes } from '@/lib/staff/addresses';
import { EDITOR_SCRIPTS } from '../budgets';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';

const copy = staffContent.editor;
const words = staffContent.formatted;
const story = 'stories/coming-home.md';

const bodyField = (page: Page) => page.getByRole('textbox', { name: copy.body, exact: true });
const tool = (page: Page, name: keyof typeof words.names) =>
  page
    .getByRole('toolbar', { name: words.tools })
    .getByRole('button', { name: words.names[name], exact: true });
const isSaved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();
const toPlain = async (page: Page) => {
  await page.getByRole('radio', { name: words.ways.plain }).check();
  return bodyField(page).inputValue();
};
const toFormatted = async (page: Page) => {
  await page.getByRole('radio', { name: words.ways.opening }).check();
  await expect(page.getByRole('toolbar')).toBeVisible();
};

/** Clears the story, so that a test writes all of it. */
async function empty(page: Page): Promise<void> {
  await bodyField(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

test('an editor with a phone writes a story as it will look, by the keyboard alone, and publishes it', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  const refused: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && refused.push(message.text()),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs(page, consoleSite, { role: 'editor' });
  await page.goto(`${url}${staffRoutes.content}#${story}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(bodyField(page).getByRole('heading', { name: 'Trust, money and the phone' })).toBeVisible();
  await expect(page.getByText(copy.saved.same)).toBeVisible();
  await isClean(page);
  const small = await page
    .getByRole('toolbar')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 44),
    );
  expect(small).toEqual([]);

  await empty(page);
  await page.keyboard.type('A cup of ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('strong tea');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(', *no* stars.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below the list');
  await page.keyboard.press('Alt+F10');
  await expect(tool(page, 'bold')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'heading')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bodyField(page)).toBeFocused();
  await expect(tool(page, 'heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('!');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+y');
  await isClean(page);
  await isSaved(page);
  await page.getByRole('button', { name: copy.publish }).click();
  await expect(page.getByText(copy.done.publish)).toBeVisible();
  expect(refused).toEqual([]);

  const shown = await (await page.request.get(url + routes.story('coming-home'))).text();
  expect(shown).toContain('A cup of <strong>strong tea</strong>, *no* stars.');
  expect(shown).toMatch(/<li>one<\/li>\s*<li>two<\/li>/);
  expect(shown).toMatch(/<h2[^>]*>Below the list!/);
});

// The same of many texts: `tests/lib/stories/store/story-doc.test.ts`.
test(
  'what is formatted is the same text in plain, and back again',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    await signInAs(page, consoleSite, { role: 'editor' });
    await page.goto(`${url}${staffRoutes.content}#${story}`);
    await expect(page.getByRole('toolbar')).toBeVisible();
    const before = await toPlain(page);
    await toFormatted(page);
    expect(await toPlain(page)).toBe(before);
    await expect(page.getByText(copy.saved.same)).toBeVisible();

    await bodyField(page).fill('One **bold** line.\n\n> Quoted\n');
    await toFormatted(page);
    await expect(bodyField(page).locator('strong')).toHaveText('bold');
    await bodyField(page).getByText('Quoted').click();
    await tool(page, 'quote').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' no more. ');
    await tool(page, 'link').click();
    await page.getByLabel(words.linkAddress).fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.linkWrong)).toBeVisible();
    await isClean(page);
    await page.getByLabel(words.linkAddress).fill('example.org/tea');
    await page.keyboard.press('Enter');
    await expect(bodyField(page).getByRole('link')).toHaveAttribute('href', 'https://example.org/tea');
    expect(await toPlain(page)).toBe(
      'One **bold** line.\n\nQuoted no more. [https://example.org/tea](https://example.org/tea)\n',
    );

    await bodyField(page).fill('| a | b |\n| - | - |\n| 1 | 2 |\n');
    await page.getByRole('radio', { name: words.ways.opening }).check({ force: true });
    await expect(page.getByText(words.reasons.unlike)).toBeVisible();
    await expect(bodyField(page)).toHaveValue('| a | b |\n| - | - |\n| 1 | 2 |\n');
    await bodyField(page).fill('Whole again.\n');
    await toFormatted(page);
    await page.getByRole('button', { name: copy.discard }).click();
    await page.getByRole('dialog').getByRole('button', { name: copy.discardNow }).click();
    await expect(bodyField(page).getByRole('heading', { name: 'Trust, money and the phone' })).toBeVisible();
    expect(await toPlain(page)).toBe(before);
  },
);

test('what is pasted becomes plain paragraphs, lists and emphasis', async ({ page, consoleSite }) => {
  const { url } = consoleSite;
  await signInAs(page, consoleSite, { role: 'editor' });
  await page.goto(`${url}${staffRoutes.content}#${story}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  const paste = (type: string, data: string) =>
    bodyField(page).evaluate(
      (field, [kind = '', content = '']) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, content);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [type, data],
    );
  const point = (sign: string, content: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp;</span></span>${content}</p>`;
  await empty(page);
  await paste(
    'text/html',
    `<html><head><style>p { color: red }</style></head><body><h1 style="color:red">Title</h1><p class=MsoNormal><b>Bold</b>&nbsp;and <span style="font-style:italic">leaning</span><o:p></o:p></p>${point('·', 'one')}${point('·', 'two')}<table><tr><td>cell</td></tr></table><script>alert(1)</script><img src="https://example.org/a.png"></body></html>`,
  );
  await isSaved(page);
  expect(await toPlain(page)).toBe('## Title\n\n**Bold** and *leaning*\n\n- one\n- two\n\ncell\n');
  await toFormatted(page);
  await empty(page);
  await paste('text/plain', '[12:30, 25/11/2026] Mina: *come* at 5\nand bring tea\n\nMina');
  expect(await toPlain(page)).toBe(
    '\\[12:30, 25/11/2026\\] Mina: \\*come\\* at 5\n\nand bring tea\n\nMina\n',
  );
});

test('Firefox on Android, which doubles letters there, begins with plain text', async ({
  browser,
  consoleSite,
}) => {
  const { url } = consoleSite;
  const userAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  const context = await browser.newContext({ userAgent });
  try {
    const page = await context.newPage();
    await signInAs(page, consoleSite, { role: 'editor' });
    await page.goto(`${url}${staffRoutes.content}#${story}`);
    await expect(page.getByRole('radio', { name: words.ways.plain })).toBeChecked();
    await expect(bodyField(page)).toHaveValue(/^A taxi, two bags/);
  } finally {
    await context.close();
  }
});

test('the editor comes with a story that is opened, within its budget, and not with the list', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  await signInAs(page, consoleSite, { role: 'editor' });
  let bytes = 0;
  await page.goto(`${url}${staffRoutes.content}`);
  await expect(page.getByLabel(staffContent.search)).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'script') bytes += (await request.sizes()).responseBodySize;
  });
  await page.goto(`${url}${staffRoutes.content}#${story}`);
  await expect(page.getByRole('toolbar')).toBeVisible();
  await expect(bodyField(page)).toBeVisible();
  await expect.poll(() => bytes).toBeGreaterThan(40_000);
  process.stdout.write(`the editor of stories: ${bytes} bytes of scripts\n`);
  expect(bytes).toBeLessThanOrEqual(EDITOR_SCRIPTS);
});
