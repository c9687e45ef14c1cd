import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { chatStart } from '@/lib/server/inline-scripts';
import { chatOf, firstVisit } from '../helpers/chat';
import { expect, test } from '../helpers/instances';
import { inThisRun } from '../helpers/run-profile';
import { chatLoaded } from '../helpers/states.mjs';

test.use({ ...firstVisit });

/**
 * After idle: on a phone, where the chat begins as a tab of the bar, and where its window opens by itself. A tenth of a
 * kilobyte is for thoughts of ending one's life among the first choices, two for saying on the closed chat that a person
 * wrote, two for answers that are read from their beginning, also on a low screen, one for a further danger beside a person,
 * which is a line, one for what a person wrote while the page was closed and for a person who is offered over choices drawn before, one for the
 * way out in the window of a phone and a greeting that says who may read.
 */
const PHONE_BYTES = 46.2 * 1024;
/**
 * Half a kilobyte of it is for people in the conversation, a tenth for the list of costs and the sample number, and half a
 * kilobyte for the numbers beside an error after danger and for the language of each message; a fifth for a paste that is
 * refused, for who is typing, and for the silence of a counsellor that is told.
 */
const OPEN_BYTES = 55.5 * 1024;

type Loaded = { path: string; bytes: number };

/** Scripts and sheets as they come in, at their weight under brotli. */
function scriptsAndSheets(page: Page): { since(count: number): Promise<Loaded[]>; count(): number } {
  const bodies: Promise<Loaded>[] = [];
  page.on('response', (response) => {
    if (!/script|stylesheet/.test(response.request().resourceType())) return;
    const path = new URL(response.url()).pathname;
    const body = response.body().then((bytes) => ({ path, bytes: brotliCompressSync(bytes).length }));
    // One that is still under way at the end of a test is nobody's fault; whoever asks for it hears of it.
    body.catch(() => {});
    bodies.push(body);
  });
  return { since: async (count) => (await Promise.all(bodies)).slice(count), count: () => bodies.length };
}
const total = (loaded: readonly Loaded[]) => loaded.reduce((sum, { bytes }) => sum + bytes, 0);

/** What was asked for, and whether it was before the page was painted and loaded. */
const resources = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedMs = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    const paintMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/chunks\/|\/chat\//.test(name))
      .map(({ name, startTime }) => ({
        path: new URL(name).pathname,
        isEarly: startTime < loadedMs || startTime < paintMs,
      }));
  });

test('on a phone at most 46.2 KB of the assistant come after idle, and nothing of its window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const watch = scriptsAndSheets(page);
  await page.goto('/', { waitUntil: 'load' });
  await chatLoaded(page);
  await page.waitForLoadState('networkidle');
  const html = await (await page.request.get('/')).text();
  const loaded = (await watch.since(0)).filter(({ path }) => !html.includes(path));
  process.stdout.write(
    `assistant on a phone: ${(total(loaded) / 1024).toFixed(1)} KB (brotli) after rest, in ${loaded.length} files\n`,
  );
  expect(total(loaded)).toBeGreaterThan(10 * 1024);
  expect(total(loaded)).toBeLessThanOrEqual(PHONE_BYTES);
});

test('nothing of the assistant is asked for before the page is painted and loaded; then at most 55.5 KB with its window', async ({
  page,
}) => {
  const watch = scriptsAndSheets(page);
  await page.goto('/', { waitUntil: 'load' });
  await chatOf(page).waitFor();
  // The page's own files stand in its HTML, whenever their bytes come in; all others are the assistant's.
  const html = await (await page.request.get('/')).text();
  const isOfAssistant = ({ path }: { path: string }) => !html.includes(path);
  const loaded = (await watch.since(0)).filter(isOfAssistant);
  const seen = (await resources(page)).filter(isOfAssistant);
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter(({ isEarly }) => isEarly)).toEqual([]);
  process.stdout.write(
    `assistant: ${(total(loaded) / 1024).toFixed(1)} KB (brotli) after rest, in ${loaded.length} files\n`,
  );
  expect(total(loaded)).toBeGreaterThan(10 * 1024);
  expect(total(loaded)).toBeLessThanOrEqual(OPEN_BYTES);

  const atRest = watch.count();
  await chatOf(page).getByRole('textbox').focus();
  await expect.poll(() => watch.count()).toBeGreaterThan(atRest);
  await page.waitForLoadState('networkidle');
  const care = await watch.since(atRest);
  process.stdout.write(`assistant: ${(total(care) / 1024).toFixed(1)} KB more with the first touch\n`);
  // Of it 0.2 KB: a card in any of the languages, and the helpline in place of the sample number; 0.9 KB: strange breathing,
  // withdrawal and fits are heard and have texts of their own; 0.2 KB: not breathing and a plan call the card again, and a
  // conversation can be deleted beside it; 0.3 KB: means at hand, threats to others and amounts of a drug are heard; 0.6 KB: a planned overdose, poison at hand, tablets taken;
  // 0.2 KB: blows told with slips of the finger; 0.5 KB: notes of farewell, a rope taken along, who is found hanging;
  // 1 KB: an act under way, chest pain, a locked room and a wish of now beside long ago are heard, and short Hindi and Bengali;
  // 0.2 KB: a leap without a place, a house to be burnt, a fall, and the language of more short words; 2.2 KB: weapons and
  // fire, what is over and well, blood from the mouth, a child that swallowed something, more tablets, questions that are calm;
  // 0.3 KB: many tablets taken, in every language; 1.5 KB: a hanging behind a door, a weapon in the hand, confusion after
  // tablets, blows for money and at a mother, and what is over, elsewhere, only feared, or weariness and no danger; 1.7 KB: not
  // waking after an injection, farewells, the means told later, a child shut in, and Hindi, Bengali and English by more words;
  // 0.4 KB: a past overdose and who leaves a hospital in Hindi and Bengali, who dies of drugs, an empty strip, idioms; 40 bytes:
  // one more chance, what a bank has cut, a torn head and smack that is smoked are no cry. 1.7 KB: two messages are read
  // apart; who is worn out, takes it back, has hands cold of fright or fears what parents would say raises no card; who
  // hides from a blow, and who asks why to live, does. 0.6 KB: being touched or forced at home is heard in three languages;
  // an age is no number of tablets, a denied fit none, and the fear to die of it no wish to.
  expect(total(care)).toBeLessThanOrEqual(38.5 * 1024);
});

const starts = [
  [390, ''],
  [1280, ''],
  [1280, 'closed'],
  [800, ''],
] as const;
// On a commit as a phone and a wide screen come first.
for (const [width, choice] of inThisRun(starts, (one) => starts.indexOf(one) < 2))
  test(`a page of ${width} px moves by nothing when the assistant comes${choice && ', closed before'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // What the font moves when it takes the place of a machine's own is no matter of the assistant.
    await page.route(/\.woff2$/, (route) => route.abort());
    await page.addInitScript((last) => last && localStorage.setItem('chatWindow', last), choice);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await chatLoaded(page);
    const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });

test('a page beside the open chat is laid out so before its header is drawn', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const places = ['data-chat-start=""', '</head>', chatStart, '<header'].map((text) => html.indexOf(text));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
