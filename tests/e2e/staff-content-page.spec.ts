import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/config/routes';
import { blog } from '@/lib/i18n/en/blog';
import { staffContent } from '@/lib/i18n/en/staff-content';
import { labelOf, staffFields } from '@/lib/i18n/en/staff-fields';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { staffPictures } from '@/lib/i18n/en/staff-pictures';
import { scriptForm } from '@/lib/i18n/en/staff-script';
import { staffRoutes } from '@/lib/staff/addresses';
import { freePort } from '../../scripts/site-process.mjs';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { inStore, isClean, newStaff, publishFirst, signInAs } from '../helpers/staff-browser';

const copy = staffContent.editor;
const path = 'stories/coming-home.md';
const story = routes.story('coming-home');
const title = 'Home again, as it was told';
const withTitle = (text: string, name: string) => text.replace(/^title:.*$/m, `title: ${name}`);

/** An editor with a phone, at the list of the texts or at one of them. */
async function openAsEditor(page: Page, site: Parameters<typeof signInAs>[1], hash = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs(page, site, { role: 'editor' });
  await page.goto(`${site.url}${staffRoutes.content}${hash}`);
}

/** Holds the answer of a publication back until its event was read; answers whether a newer text was ever told of. */
async function publicationToldFirst(page: Page): Promise<() => Promise<boolean>> {
  await page.route(`**${staffRoutes.api.changeContent('publish')}`, async (route) => {
    const read = page.waitForResponse(
      (one) => one.request().method() === 'GET' && one.url().endsWith(staffRoutes.api.document(path)),
    );
    const response = await route.fetch();
    await (await read).finished();
    // Long enough for what was read to be drawn.
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 300)));
    await route.fulfill({ response });
  });
  const seen = await page.evaluateHandle((text) => {
    const told = { newer: false };
    new MutationObserver(() => {
      told.newer ||= document.body.innerText.includes(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return told;
  }, copy.newer);
  return async () => (await seen.jsonValue()).newer;
}

test('an editor with a phone mends a title, publishes it, takes the story down and puts it back', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  const bodyOf = async () => (await page.request.get(url + story)).text();
  const statusOf = async () => (await page.request.get(url + story)).status();
  await openAsEditor(page, consoleSite);
  await page.getByLabel(staffContent.search).fill('coming-home');
  await isClean(page);
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Hindi' }) });
  await expect(row.getByRole('link')).toHaveCount(4);
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(copy.name, { exact: true }).fill(title);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('button', { name: copy.preview }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1, name: title })).toBeVisible();
  await isClean(page);
  await page.keyboard.press('Escape');
  expect(await bodyOf()).not.toContain(title);
  await isClean(page);

  const newer = await publicationToldFirst(page);
  await page.getByRole('button', { name: copy.publish }).click();
  const done = page.getByRole('status').filter({ hasText: copy.done.publish });
  await expect(done).toBeInViewport();
  expect(await newer()).toBe(false);
  await expect(done.getByRole('link', { name: copy.seePage('English') })).toHaveAttribute('href', story);
  expect(await bodyOf()).toContain(title);
  await page.getByRole('button', { name: copy.hide }).click();
  await expect(page.getByRole('dialog').getByText(copy.hideAlso(['Hindi', 'Bengali']))).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: copy.cancel }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: copy.hide }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.hideNow }).click();
  await expect(page.getByText(copy.done.hide)).toBeVisible();
  expect(await statusOf()).toBe(410);
  await page.getByRole('link', { name: copy.back }).click();
  await page.getByLabel(staffContent.search).fill('coming-home');
  await expect(page.getByText(staffContent.states.hidden, { exact: true })).toBeVisible();
  await expect(page.getByText(staffContent.hiddenWith)).toHaveCount(2);
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: copy.restore }).click();
  await page.getByRole('button', { name: copy.restoreNow }).click();
  await expect(page.getByText(copy.done.restore)).toBeVisible();
  expect(await statusOf()).toBe(200);
  await page.getByText(copy.history, { exact: true }).click();
  const file = page.getByRole('listitem').filter({ hasText: copy.version(0) });
  await file.getByRole('button', { name: copy.compare }).click();
  await expect(file.locator('ins').first()).toBeVisible();
  await isClean(page);
  await file.getByRole('button', { name: copy.takeVersion }).click();
  await expect(page.getByText(copy.taken)).toBeVisible();
  await expect(page.getByLabel(copy.name, { exact: true })).not.toHaveValue(title);
});

test(
  'a translation that is taken down, alone or with its English, says so in its editor and in the list',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    const { states, hiddenWith } = staffContent;
    const hindi = 'stories/coming-home.hi.md';
    const says = (state: string) =>
      expect(page.getByRole('status').filter({ hasText: /^(?:Hindi|English), / })).toContainText(state);
    const change = async (button: string) => {
      await page.getByRole('button', { name: button, exact: true }).click();
      const confirm = button === copy.hide ? copy.hideNow : copy.restoreNow;
      await page.getByRole('button', { name: confirm }).click();
    };
    await openAsEditor(page, consoleSite, `#${hindi}`);
    await says(states.file);
    await change(copy.hide);
    await says(states.hidden);
    await expect(page.getByRole('link', { name: copy.seePage('Hindi') })).toHaveCount(0);
    await page.getByRole('link', { name: copy.back }).click();
    await page.getByLabel(staffContent.search).fill('coming-home');
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Hindi' }) });
    await expect(row.getByText(states.hidden, { exact: true })).toHaveCount(1);
    await row.getByRole('link', { name: 'Hindi' }).click();
    await says(states.hidden);
    await change(copy.restore);
    await says(states.file);

    await page.goto(`${url}${staffRoutes.content}#${path}`);
    await change(copy.hide);
    await says(states.hidden);
    await page.goto(`${url}${staffRoutes.content}#${hindi}`);
    await says(hiddenWith);
    await expect(page.getByRole('link', { name: copy.seePage('Hindi') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: copy.hide })).toHaveCount(0);
  },
);

test('an editor publishes a new story with a photo of the phone, over a line that breaks', async ({
  page,
  consoleSite,
}) => {
  const { url } = consoleSite;
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, consoleSite, { role: 'editor' });
  await page.goto(`${url}${staffRoutes.content}`);
  await page.getByRole('button', { name: staffContent.create.title }).click();
  await page.getByLabel(staffContent.create.name, { exact: true }).fill('The mango tree, again');
  await expect(page.getByLabel(staffContent.create.id)).toHaveValue('the-mango-tree-again');
  await page.getByRole('button', { name: staffContent.create.submit }).click();
  await expect(page.getByLabel(copy.name, { exact: true })).toHaveValue('The mango tree, again');
  await page.getByRole('radio', { name: staffContent.formatted.ways.plain }).check();
  await page
    .getByLabel(copy.body, { exact: true })
    .fill('Under the tree it is cool.\n\n- One bench\n- One pot');
  await page.getByLabel(blog.topics.names.recovery).check();

  // On a phone the choice is seen above the bar with the way to publish.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: copy.choosePicture }).click();
  const heading = page.getByRole('heading', { name: staffPictures.chooseTitle });
  await expect(heading).toBeFocused();
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(422);
  if (size) await page.setViewportSize(size);
  const add = page.getByRole('form', { name: staffPictures.add.title });
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7', noise } })
    .jpeg()
    .toBuffer();
  await add
    .getByLabel(staffPictures.add.file, { exact: true })
    .setInputFiles([
      { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>no photo</html>') },
    ]);
  await expect(add.getByText(staffPictures.add.unreadable)).toBeVisible();
  await add
    .getByLabel(staffPictures.add.file, { exact: true })
    .setInputFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const { add: words, facts } = staffPictures;
  await page.setViewportSize({ width: 360, height: 740 });
  await add.getByRole('button', { name: words.right }).click();
  // Upright now, 600 by 900; cut by keyboard to less than its height.
  await add.getByRole('button', { name: words.cut }).click();
  await expect(add.getByText(words.cutText)).toBeFocused();
  const frame = await add.getByRole('img', { name: words.cutLabel }).boundingBox();
  for (const corner of await add.locator('.ReactCrop__drag-handle').all()) {
    const box = await corner.boundingBox();
    if (!frame || !box) throw new Error('nothing to cut by');
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.y).toBeGreaterThanOrEqual(frame.y);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height);
  }
  await add.locator('.ReactCrop__drag-handle.ord-s').focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Shift+ArrowUp');
  await isClean(page);
  await add.getByRole('button', { name: words.useCut }).click();
  await expect(add.getByRole('button', { name: words.cut })).toBeFocused();
  await expect(add.getByRole('button', { name: words.whole })).toBeVisible();
  await isClean(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/staff/api/media/')) sent += 1;
  });
  await add.getByRole('button', { name: words.submit }).click();
  await expect(add.getByText('Please say what the picture shows.')).toBeVisible();
  await expect(add.getByLabel(facts.alt)).toBeFocused();
  await page.keyboard.type('A mango tree in a yard');
  await add.getByRole('button', { name: words.submit }).click();
  await expect(add.getByText('Please say whether a person can be recognised.')).toBeVisible();
  await expect(add.getByLabel(facts.personNo, { exact: true })).toBeFocused();
  await expect(add.getByLabel(facts.consentBy)).toBeHidden();
  await add.getByLabel(facts.personMissing).check();
  await expect(add.getByText('Please say whether a person can be recognised.')).toHaveCount(0);
  await expect(add.getByText(facts.missing)).toBeVisible();
  await add.getByRole('button', { name: words.submit }).click();
  await expect(add.getByLabel(facts.personMissing)).toBeFocused();
  await expect(add.getByLabel(facts.consentBy)).toBeHidden();
  await isClean(page);
  await add.getByLabel(facts.personYes).check();
  await expect(add.getByText(facts.missing)).toHaveCount(0);
  await add.getByRole('button', { name: words.submit }).click();
  await expect(add.getByText('Please say who agreed.')).toBeVisible();
  await expect(add.getByLabel(facts.consentBy)).toBeFocused();
  await add.getByLabel(facts.personNo, { exact: true }).check();
  await expect(add.getByLabel(facts.consentBy)).toBeHidden();
  await isClean(page);
  // Nothing is sent before all that is asked for is there.
  expect(sent).toBe(0);
  let lost = 0;
  await page.route('**/staff/api/media/part', (route) => {
    lost += 1;
    return lost === 2 ? route.abort() : route.continue();
  });
  await add.getByRole('button', { name: words.submit }).click();
  const shown = page.getByRole('img', { name: 'A mango tree in a yard' });
  await expect(shown).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: copy.pictureAdded })).toBeVisible();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await publishFirst(page);

  await page.goto(url + routes.story('the-mango-tree-again'));
  const picture = page.getByRole('img', { name: 'A mango tree in a yard' });
  await expect(picture).toBeVisible();
  const box = await picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);
  expect(Number(box[0]) / Number(box[1])).toBeGreaterThan(0.7);
  expect(Number(box[0]) / Number(box[1])).toBeLessThan(0.95);

  await page.goto(`${url}${staffRoutes.content}#pictures`);
  const { inUse, unused, remove, removeTitle, removeNow, removed, manage } = staffPictures;
  await expect(page.getByText(inUse)).toBeVisible();
  await expect(page.getByRole('button', { name: remove })).toHaveCount(0);
  await isClean(page);
  await page.getByRole('link', { name: 'The mango tree, again' }).click();
  await expect(page.getByLabel(copy.name, { exact: true })).toHaveValue('The mango tree, again');
  // Taken out of the only text that shows it, it can be removed.
  await page.getByRole('button', { name: copy.takePictureOut }).click();
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('button', { name: copy.publish }).click();
  await expect(page.getByText(copy.done.publish)).toBeVisible();
  await page.getByRole('button', { name: copy.choosePicture }).click();
  await page.getByRole('link', { name: manage }).click();
  await expect(page.getByText(unused)).toBeVisible();
  await page.getByRole('button', { name: remove }).click();
  const question = page.getByRole('dialog', { name: removeTitle });
  await isClean(page);
  await question.getByRole('button', { name: removeNow }).click();
  await expect(page.getByText(removed)).toBeVisible();
  await expect(page.getByText(staffPictures.none)).toBeVisible();
});

// Conflicts and reloads: `tests/components/staff/story-form.test.tsx`.
test(
  'what is typed outlives a lost line and a reload, and of two editors neither loses a text',
  onFullRun,
  async ({ browser, page, consoleSite }) => {
    const { url, folder } = consoleSite;
    await signInAs(page, consoleSite, { role: 'editor', name: 'Mina' });
    await page.goto(`${url}${staffRoutes.content}#${path}`);
    await page.getByLabel(copy.way).selectOption('plain');
    const text = page.getByLabel(copy.text, { exact: true });
    const before = await text.inputValue();
    await page.route('**/staff/api/content/draft', (route) => route.abort());
    await text.fill(withTitle(before, 'Typed without a line'));
    await expect(page.getByText(copy.saved.away)).toBeVisible();
    await page.unroute('**/staff/api/content/draft');
    await page.reload();
    await expect(page.getByText(copy.recovered)).toBeVisible();
    await page.getByLabel(copy.way).selectOption('plain');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    expect(await text.inputValue()).toContain('Typed without a line');

    const other = await browser.newContext();
    try {
      const { token } = await newStaff(folder, { role: 'editor', name: 'Ravi' });
      await other.addCookies([{ name: 'staff', value: token, url }]);
      const ravi = await other.newPage();
      await ravi.goto(`${url}${staffRoutes.content}#${path}`);
      await ravi.getByLabel(copy.way).selectOption('plain');
      const his = ravi.getByLabel(copy.text, { exact: true });
      await his.fill(withTitle(before, 'Typed by Ravi'));
      await expect(ravi.getByText(copy.conflict.locked('Mina'))).toBeVisible();
      await expect(ravi.locator('pre del').first()).toContainText('without');
      await expect(ravi.locator('pre ins').first()).toContainText('by');
      expect(await his.inputValue()).toContain('Typed by Ravi');
      await ravi.getByRole('button', { name: copy.conflict.useMine }).click();
      await expect(ravi.getByText(/^Saved /)).toBeVisible();
      // Another editor opens the address of the draft, which visitors do not see.
      const shared = await ravi.getByRole('link', { name: copy.previewLink }).getAttribute('href');
      const reader = await page.context().newPage();
      await reader.goto(`${url}${staffRoutes.content}${shared}`);
      await expect(reader.getByRole('heading', { name: 'Typed by Ravi' })).toBeVisible();
      await isClean(reader);
    } finally {
      await other.close();
    }
    await text.fill(withTitle(before, 'Typed by Mina'));
    await expect(page.getByText(copy.conflict.locked('Ravi'))).toBeVisible();
    expect(await text.inputValue()).toContain('Typed by Mina');
  },
);

test(
  'what is typed when the server is killed before it has saved it comes back with the server, in a story and in an answer',
  onFullRun,
  async ({ page, startInstance }) => {
    test.slow();
    const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'staff-')), PORT: String(await freePort()) };
    let site = await startInstance(settings);
    const { url } = site;
    /** Killed as the save is on its way: it reaches nobody. */
    const killAtSave = () =>
      page.route(/\/staff\/api\/(?:content|inbox)\/draft$/, async (route) => {
        if (site.child.exitCode === null && site.child.signalCode === null) {
          const gone = new Promise((resolve) => site.child.once('exit', resolve));
          site.child.kill('SIGKILL');
          await gone;
        }
        await route.continue();
      });
    const start = async () => {
      await page.unrouteAll({ behavior: 'wait' });
      site = await startInstance(settings);
      await page.reload();
    };
    try {
      const message = {
        fullname: 'Asha',
        email: 'asha@example.org',
        phone: '',
        Address: '',
        message: 'Hello',
      };
      await page.request.post(`${url}/chat/save-details/`, { data: message, headers: { origin: url } });
      await signInAs(page, { url, folder: settings.DATA_DIR }, { role: 'desk,editor' });
      await page.goto(`${url}${staffRoutes.content}#${path}`);
      const name = page.getByLabel(copy.name, { exact: true });
      await expect(name).not.toHaveValue('');
      await killAtSave();
      await name.fill('Typed before the end');
      await expect(page.getByText(copy.saved.away)).toBeVisible();
      expect(site.child.signalCode).toBe('SIGKILL');
      await start();
      await expect(page.getByText(/^Saved /)).toBeVisible();
      await expect(name).toHaveValue('Typed before the end');

      await page.goto(`${url}${staffRoutes.inbox}`);
      await page.getByRole('link', { name: staffInbox.kinds.message }).click();
      const answer = page.getByLabel(staffInbox.actions.answer, { exact: true });
      await expect(answer).toBeVisible();
      await killAtSave();
      await answer.fill('Yes, on Sundays.');
      await expect(page.getByText(staffInbox.replies.stored.away)).toBeVisible();
      expect(site.child.signalCode).toBe('SIGKILL');
      await start();
      await expect(answer).toHaveValue('Yes, on Sundays.');
      const lines = "return store.db.selectFrom('ticket_drafts').select('text').execute();";
      await expect.poll(() => inStore(settings.DATA_DIR, { lines })).toEqual([{ text: 'Yes, on Sundays.' }]);
    } finally {
      rmSync(settings.DATA_DIR, { recursive: true, force: true });
    }
  },
);

// What both see: `tests/app/staff-content.test.ts`, `tests/components/staff/value-form.test.tsx`.
test(
  'two who change the same facts see each value of both, by its name',
  onFullRun,
  async ({ browser, page, consoleSite }) => {
    const { url, folder } = consoleSite;
    const phone = labelOf('site.json', ['phone']);
    await signInAs(page, consoleSite, { role: 'editor', name: 'Mina' });
    await page.goto(`${url}${staffRoutes.content}#site.json`);
    await page.getByLabel(phone).fill('+91 33 4000 1111');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const other = await browser.newContext();
    const { token } = await newStaff(folder, { role: 'editor', name: 'Ravi' });
    await other.addCookies([{ name: 'staff', value: token, url }]);
    const ravi = await other.newPage();
    await ravi.goto(`${url}${staffRoutes.content}#site.json`);
    await expect(ravi.getByText(copy.conflict.ask)).toBeVisible();
    await expect(page.getByText(copy.conflict.ask)).toHaveCount(0);
    await ravi.getByLabel(phone).fill('+91 33 4000 2222');
    const notice = ravi.getByRole('alert').filter({ hasText: copy.conflict.locked('Mina') });
    await expect(notice.locator('dt')).toHaveText([phone]);
    await expect(notice.locator('dd')).toHaveText([
      `${copy.conflict.theirs}: +91 33 4000 1111`,
      `${copy.conflict.mine}: +91 33 4000 2222`,
    ]);
    await isClean(ravi);
    await other.close();
  },
);

// The second person: `tests/app/staff-content.test.ts`.
test(
  'an editor asks for another phone number, and an administrator who sees what changes publishes it',
  onFullRun,
  async ({ browser, page, consoleSite }) => {
    const { url, folder } = consoleSite;
    const { approvals } = staffContent;
    await signInAs(page, consoleSite, { role: 'editor', name: 'Mina', isSteppedUp: true });
    await page.goto(`${url}${staffRoutes.content}#site.json`);
    const status = page.getByRole('status');
    await expect(status.filter({ hasText: staffContent.states.own })).toBeVisible();
    const phone = page.getByLabel('Telephone');
    await expect(phone).toHaveAccessibleDescription(/00000 00000/);
    await phone.fill('none');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByRole('button', { name: copy.publish }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Please write one telephone number/);
    await isClean(page);
    await phone.fill('+91 33 4000 1234');
    await expect(page.getByText(copy.second)).toBeVisible();
    await expect(page.getByRole('button', { name: copy.schedule })).toHaveCount(0);
    await page.getByRole('button', { name: copy.ask }).click();
    await expect(page.getByText(copy.waiting)).toBeVisible();
    await expect(page.getByText(approvals.mine)).toBeVisible();
    await isClean(page);

    const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      const { token } = await newStaff(folder, { role: 'admin', name: 'Anil', isSteppedUp: true });
      await other.addCookies([{ name: 'staff', value: token, url }]);
      const anil = await other.newPage();
      await anil.goto(url + staffRoutes.content);
      await expect(anil.getByText(approvals.alone)).toBeVisible();
      const waiting = anil.getByRole('region', { name: approvals.title });
      await expect(waiting.locator('del')).toHaveText('+91 00000 00000');
      await expect(waiting.locator('ins')).toHaveText('+91 33 4000 1234');
      await isClean(anil);
      await waiting.getByRole('button', { name: approvals.approve, exact: true }).click();
      await expect(anil.getByText(approvals.done.approved)).toBeVisible();
      await expect(waiting).toBeHidden();
    } finally {
      await other.close();
    }
    await page.goto(url + routes.helpNow);
    await expect(page.getByRole('link', { name: /4000.1234/ }).first()).toBeVisible();
  },
);

test(
  'an editor sees the entries of a list and of facts as they are typed, in each language, with what is wrong',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    const { values } = staffContent;
    await openAsEditor(page, consoleSite, '#features.json');
    await page.getByRole('button', { name: values.show }).click();
    const shown = page.getByRole('dialog', { name: values.title });
    await expect(shown.locator('img').first()).toBeVisible();
    await expect(shown.locator('[lang=bn]').first()).toBeVisible();
    await isClean(page);
    await shown.getByRole('button', { name: copy.close }).click();

    await page.goto(`${url}${staffRoutes.content}#questions.json`);
    await page.getByLabel(copy.way).selectOption('plain');
    const question = { id: 'pets', group: 'visiting', question: { en: 'May a dog come?' } };
    const text = page.getByLabel(copy.text, { exact: true });
    await text.fill(JSON.stringify([question]));
    await page.getByRole('button', { name: values.show }).click();
    await expect(shown.getByText('1. Answer: Please fill this in.')).toBeVisible();
    await shown.getByRole('button', { name: copy.close }).click();
    await text.fill(JSON.stringify([{ ...question, answer: { en: 'Please ask first.' } }]));
    await page.getByRole('button', { name: values.show }).click();
    await expect(shown.getByText('Please ask first.')).toBeVisible();
    await expect(shown.getByText(values.missing('Hindi')).first()).toBeVisible();
    await shown.getByRole('button', { name: copy.close }).click();
    await publishFirst(page);
    await page.goto(`${url}${routes.faq}#pets`);
    await expect(page.getByText('May a dog come?')).toBeVisible();
  },
);

// Fields and refusals: `tests/components/staff/value-form.test.tsx`.
test(
  'an editor with a phone changes the hours in a form, and adds a price, which is corrected where it is wrong',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    await openAsEditor(page, consoleSite);
    const search = page.getByLabel(staffContent.search);
    for (const [word, title] of [
      ['price', 'Costs'],
      ['phone', 'Name, phone and hours'],
      ['opening timing', 'Name, phone and hours'],
    ] as const) {
      await search.fill(word);
      await expect(page.getByRole('listitem').first()).toContainText(title);
    }
    await isClean(page);
    await page.getByRole('link', { name: 'Name, phone and hours' }).click();
    await page.getByLabel('Opening hours').fill('Mo-Fr 10:00-17:00');
    await expect(page.getByText(staffFields.hours.read('Monday to Friday, 10 am to 5 pm'))).toBeVisible();
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await publishFirst(page);
    // A later change is not asked about, and what was done before it is no longer said.
    await page.getByLabel('Opening hours').fill('Mo-Fr 10:00-17:30');
    await expect(page.getByText(copy.done.publish)).toHaveCount(0);
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByRole('button', { name: copy.publish }).click();
    await expect(page.getByText(copy.done.publish)).toBeVisible();
    await isClean(page);
    expect(await (await page.request.get(url + routes.contact)).text()).toMatch(/10\sam/);

    await page.goto(`${url}${staffRoutes.content}#costs.json`);
    await page.getByLabel('Confirmed by the trust on').fill('2026-01-02');
    await page.getByRole('button', { name: staffFields.addField('Stays') }).click();
    const stay = page.getByRole('group', { name: 'Stays' });
    await expect(stay.getByLabel('English').first()).toBeFocused();
    for (const group of ['Room', 'What is included'])
      for (const language of Object.values(staffContent.languages))
        await stay.getByRole('group', { name: group }).getByLabel(language).fill(`${group}, ${language}`);
    await stay.getByLabel('Length of stay in days').fill('30');
    await stay.getByLabel(/^Price/).fill('many');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByRole('button', { name: copy.publish }).click();
    const price = page.getByLabel(/^Price/);
    await expect(price).toBeFocused();
    await expect(price).toHaveAccessibleDescription(/Please write a number/);
    await expect(page.getByRole('link', { name: /Room, English.*Price.*number/ })).toBeVisible();
    await isClean(page);
    await price.fill('24500');
    await expect(page.getByRole('link', { name: /Price.*number/ })).toHaveCount(0);
    const at = page.getByLabel(copy.at, { exact: true });
    await at.fill('2020-01-02T09:00');
    await page.getByRole('button', { name: copy.schedule }).click();
    await expect(at).toHaveAccessibleDescription(new RegExp(copy.atPassed));
    await at.fill('2100-01-02T09:00');
    await page.getByRole('button', { name: copy.schedule }).click();
    await expect(page.getByText(copy.done.schedule)).toBeVisible();
    await expect(page.getByText(/^Visitors will see it from/)).toBeInViewport();
    await page.getByRole('button', { name: copy.unschedule }).click();
    await expect(page.getByText(copy.done.unschedule)).toBeVisible();
    await publishFirst(page);
    expect(await (await page.request.get(url + routes.faq)).text()).toContain('24,500');
    // Another price asks for the day on which it was confirmed.
    await price.fill('2600');
    await page.getByRole('button', { name: copy.publish }).click();
    const question = page.getByRole('dialog', { name: copy.confirmTitle });
    await isClean(page);
    // What stands out is not to publish what nobody has confirmed.
    await expect(question.getByRole('button', { name: copy.publish })).toHaveAttribute(
      'data-variant',
      'quiet',
    );
    await question.getByRole('button', { name: copy.confirmFirst }).click();
    const day = page.getByLabel('Confirmed by the trust on');
    await expect(day).toBeFocused();
    await day.fill('2026-01-03');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    const { show, title: shownTitle } = staffContent.values;
    await page.getByRole('button', { name: show }).click();
    const shown = page.getByRole('dialog', { name: shownTitle });
    await expect(shown.getByText('Length of stay in days', { exact: true })).toBeVisible();
    await expect(shown.getByText(staffFields.steep(24_500, 2600))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: copy.publish }).click();
    await expect(page.getByText(copy.done.publish)).toBeVisible();
  },
);

test(
  'the script of the chat scrolls in its own box, with Publish in reach, and is compared by what has changed',
  onFullRun,
  async ({ page, consoleSite }) => {
    await openAsEditor(page, consoleSite, '#chat/flow.json');
    // The words in ordinary fields; the file as it is by choice.
    const { find, passage, message, button } = scriptForm;
    await page.getByLabel(find).fill('ganja');
    await expect(page.getByLabel(passage)).toHaveValue('steps self_substance');
    await expect(page.getByRole('group', { name: button(3, 'cannabis') })).toBeVisible();
    const said = page.getByRole('group', { name: message, exact: true });
    await expect(said.getByLabel('Bengali')).toHaveValue(/জানানোর জন্য ধন্যবাদ/);
    await isClean(page);
    await page.getByLabel(copy.way).selectOption(copy.ways.plain);
    const text = page.getByLabel(copy.text, { exact: true });
    // Not filled: the browser takes half a minute to put so long a text in place of another.
    await text.press('Control+End');
    await page.keyboard.type(' ');
    await expect(page.getByRole('button', { name: copy.publish })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4000);
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await isClean(page);
    await page.getByText(copy.history, { exact: true }).click();
    const file = page.getByRole('listitem').filter({ hasText: copy.version(0) });
    await file.getByRole('button', { name: copy.compare }).click();
    const compared = file.locator('pre');
    await expect(compared).toContainText('lines that are the same');
    expect((await compared.innerText()).split('\n').length).toBeLessThan(10);
  },
);

// What a translation must be: `tests/app/staff-content.test.ts`.
test(
  'a translation that was begun, or published, is at once not offered again in the list',
  onFullRun,
  async ({ page, consoleSite }) => {
    await openAsEditor(page, consoleSite);
    await page.getByRole('button', { name: staffContent.create.title }).click();
    await page.getByLabel(staffContent.create.name, { exact: true }).fill('Two rivers');
    await page.getByRole('button', { name: staffContent.create.submit }).click();
    await expect(page.getByLabel(copy.name, { exact: true })).toHaveValue('Two rivers');
    await page.getByRole('radio', { name: staffContent.formatted.ways.plain }).check();
    await page.getByLabel(copy.body, { exact: true }).fill('They meet below the bridge.');
    await page.getByLabel(blog.topics.names.recovery).check();
    await publishFirst(page);
    const row = page.getByRole('listitem').filter({ hasText: 'Two rivers' });
    const add = row.getByRole('button', { name: staffContent.translate('Bengali') });
    await page.getByRole('link', { name: copy.back }).click();
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: /^Bengali, / })).toBeVisible();
    const offered = await page.evaluateHandle((label) => {
      const seen = { times: 0 };
      new MutationObserver(() => {
        const rows = [...document.querySelectorAll('li')].filter((one) =>
          one.innerText.includes('Two rivers'),
        );
        if (rows.some((one) => one.innerText.includes(label))) seen.times += 1;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      return seen;
    }, staffContent.translate('Bengali'));
    const isListed = async () => {
      await page.getByRole('link', { name: copy.back }).click();
      await expect(row.getByRole('link', { name: 'Bengali' })).toBeVisible();
      await expect(add).toHaveCount(0);
      expect((await offered.jsonValue()).times).toBe(0);
    };
    await isListed();
    await row.getByRole('link', { name: 'Bengali' }).click();
    await page.getByLabel(copy.way).selectOption('plain');
    const text = page.getByLabel(copy.text, { exact: true });
    await text.fill(
      (await text.inputValue()).replace('They meet below the bridge.', 'সেতুর নীচে দুই নদী মেশে।'),
    );
    await publishFirst(page);
    await isListed();
  },
);
