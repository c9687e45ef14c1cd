import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { awake } from '../tests/helpers/states.mjs';
import { findChromium } from './find-chromium.mjs';
import { startSite } from './site-process.mjs';

/**
 * `npm run first-visit`: what somebody new does by the README, in a real browser against a real start with a fresh
 * data folder, and how many seconds each takes. Every step says what it saw; one that sees something else ends it with 1.
 *
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {Awaited<ReturnType<typeof startSite>>} Site
 * @typedef {{ site: Site, content: string, visit: (size: { width: number, height: number }) => Promise<Page> }} Trial
 */
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const STORY = { file: 'stories/coming-home.md', path: '/blog/coming-home' };
const NEW_WORDS = 'A line that a volunteer wrote a moment ago.';
const VISITS_MAX = 200;
const BETWEEN_VISITS_MS = 1_000;
const TURNS_MAX = 15;

/** @type {(isSo: boolean, wanted: string) => asserts isSo} */
function must(isSo, wanted) {
  if (!isSo) throw new Error(`not seen: ${wanted}`);
}

/** The desk as the README has it run, beside the site. @param {Trial} trial @param {string[]} words */
const desk = ({ site, content }, ...words) =>
  execFileSync('npm', ['run', '--silent', 'desk', '--', ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: site.dataDir, CONTENT_DIR: content },
  });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Changes a story, has it checked, and reloads its page until the change is there. @param {Trial} trial */
async function changeStory(trial) {
  const page = await trial.visit(desktop);
  await page.goto(trial.site.url + STORY.path);
  must((await page.getByText(NEW_WORDS).count()) === 0, 'the story as it was');
  const file = join(trial.content, STORY.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^---\n\n?(?=[A-Z])/m, `---\n${NEW_WORDS}\n\n`));
  must(readFileSync(file, 'utf8') !== text, 'a changed file');
  const checked = desk(trial, 'content', 'check');
  for (let visits = 1; visits <= VISITS_MAX; visits += 1) {
    await page.reload();
    if ((await page.getByText(NEW_WORDS).count()) > 0)
      return `visit ${visits} shows it; ${checked.trim().split('\n').at(-1)}`;
    await page.waitForTimeout(BETWEEN_VISITS_MS);
  }
  throw new Error(`not seen: the change, after ${VISITS_MAX} visits`);
}

/** Gives through the test window and goes on to the gift's own page. @param {Trial} trial */
async function give(trial) {
  const page = await trial.visit(desktop);
  await page.goto(`${trial.site.url}/Donate`);
  await awake(page);
  await page.getByRole('radio', { name: '₹1,000' }).check({ force: true });
  await page.getByLabel('Full Name').fill('First Visit');
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill('first-visit@example.org');
  await page.getByLabel('Mobile Number').fill('9000000000');
  await page.getByLabel('PAN Card Number').fill('ABCPE1234F');
  await page.getByLabel('Address').fill('CB 28, Salt Lake');
  await press(page, 'Donate Now');
  await page.getByRole('dialog').waitFor();
  await press(page, 'Pay');
  await page.getByText('Payment Successful! Thank you for your donation.').waitFor();
  await page.locator('main a[href*="/Donate/thank-you/"]').click();
  await page.waitForURL('**/Donate/thank-you/*');
  await page.getByRole('status').getByRole('heading', { name: 'The test payment went through' }).waitFor();
  must((await page.getByRole('main').innerText()).includes('₹1,000'), 'the amount on the gift’s page');
  const gifts = desk(trial, 'donations', 'list');
  must(gifts.includes('paid  INR 1000.00  TEST'), 'a paid test gift at the desk');
  return 'thanked, on a page of its own; at the desk as TEST';
}

/** Writes to the centre and reads the message on the command line. @param {Trial} trial */
async function write(trial) {
  const page = await trial.visit(desktop);
  await page.goto(`${trial.site.url}/contact`);
  await awake(page);
  await page.getByLabel('Full name').fill('First Visit');
  await page.getByRole('main').getByLabel('Email').fill('first-visit@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is somebody there on Sunday?');
  await press(page, 'Send message');
  await page.getByText('Your form has been submitted successfully!').waitFor();
  const listed = desk(trial, 'messages', 'list');
  must(listed.includes('Is somebody there on Sunday?'), 'the message at the desk');
  return 'sent, and listed at the desk';
}

/** The chat's window. @param {Page} page */
const chatOf = (page) => page.getByRole('region', { name: 'Chat', exact: true });

/** The first choice of each step until the way out is among them. @param {Page} page */
async function talkToTheEnd(page) {
  const groups = chatOf(page).getByRole('group');
  const choices = groups.last().getByRole('button', { disabled: false });
  for (let turn = 1; turn <= TURNS_MAX; turn += 1) {
    await choices.first().waitFor();
    const before = await groups.count();
    const wayOut = choices.getByText('That is all', { exact: true });
    if ((await wayOut.count()) > 0) {
      await wayOut.click();
      return turn;
    }
    await choices.first().click();
    await groups.nth(before).waitFor();
  }
  throw new Error(`not seen: the end of the script, after ${TURNS_MAX} answers`);
}

/** From the launcher through the questions to the closing text; then the command line. @param {Trial} trial */
async function talk(trial) {
  const page = await trial.visit(phone);
  await page.goto(trial.site.url);
  await page.getByRole('button', { name: /^Open chat/ }).click();
  await press(page, 'English');
  const field = chatOf(page).getByRole('textbox');
  /** @type {(question: string, answer: string) => Promise<void>} */
  const answer = async (question, words) => {
    await chatOf(page).getByRole('listitem').filter({ hasText: question }).last().waitFor();
    await field.fill(words);
    await field.press('Enter');
  };
  await answer('What should we call you?', 'Asha');
  await answer('How old are you?', '34');
  await answer('What is your email address?', 'asha@example.org');
  await answer('What is your phone number?', '98300 12345');
  const turns = await talkToTheEnd(page);
  await answer('You can write again at any time', 'ok');
  await chatOf(page).getByText('Thank you! The conversation has ended.').waitFor();
  const listed = desk(trial, 'chats', 'list');
  must(/Asha.*34.*asha@example\.org/.test(listed), 'the conversation at the desk');
  return `${turns} answers after the first four, then the closing text; listed at the desk`;
}

/** @type {readonly [string, (trial: Trial) => Promise<string>][]} */
const steps = [
  ['change a story until the open site shows it', changeStory],
  ['give in the test window, to the thank-you page', give],
  ['write to the centre, read it at the desk', write],
  ['chat from the launcher to its closing text', talk],
];

/** @template T @param {string} name @param {() => Promise<readonly [T, string]>} work */
async function timed(name, work) {
  const startedMs = performance.now();
  const [made, saw] = await work();
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`| ${name} | ${seconds} | ${saw} |`);
  return made;
}

const content = join(mkdtempSync(join(tmpdir(), 'first-visit-')), 'content');
cpSync('content', content, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
console.log('\n| step | seconds | seen |\n|---|---|---|');
/** @type {Site | undefined} */
let site;
try {
  const started = await timed('start until the first page answers', async () => {
    const begun = await startSite({ CONTENT_DIR: content });
    const { status } = await fetch(begun.url);
    return [begun, `${status}`];
  });
  site = started;
  const visit = async (size) => (await browser.newContext({ viewport: size })).newPage();
  for (const [name, step] of steps)
    await timed(name, async () => [null, await step({ site: started, content, visit })]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await site?.stop();
  rmSync(join(content, '..'), { recursive: true, force: true });
}
