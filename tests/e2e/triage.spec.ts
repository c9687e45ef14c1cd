import type { Locator, Page } from '@playwright/test';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { endonyms, type Language, languages, localPath } from '@/lib/i18n/language';
import { READING_PACE } from '@/lib/stories/story-text';
import { expect, inWindow, orderInWindow, test } from '../helpers/checkout';
import { sideways } from '../helpers/layout-probes';
import { inThisRun, onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

/** From the first screen to a number to call: how tall the head is, how long the way. */

/** On a commit Bengali, whose words are the longest; each language in the full run. */
const measured = inThisRun(languages, (one) => one === 'bn');
/** The ways are the same in every language. */
const walkedIn = inThisRun(languages, (one) => one === 'en');

const home = async (page: Page, path: string, width: number) => {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
  await awake(page);
};

/** Pixels from the upper edge of the screen to the lower edge of the band. */
const bandHeight = (page: Page) =>
  page.getByRole('banner').evaluate((band) => Math.round(band.getBoundingClientRect().bottom));

/** The most links to one number that any screen of the page shows, outside the documents' own block of contacts. */
const callsOnAScreen = (page: Page, number: string, ownBlock: string) =>
  page.evaluate(
    async ([wanted, block]) => {
      let most = 0;
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const seen = [...document.querySelectorAll(`a[href="${wanted}"]`)].filter((link) => {
          const { top: upper, bottom } = link.getBoundingClientRect();
          return !link.closest(block) && link.checkVisibility() && bottom > 0 && upper < innerHeight;
        });
        most = Math.max(most, seen.length);
      }
      return most;
    },
    [number, ownBlock] as const,
  );

const sizes = [
  { width: 390, atTop: 72, scrolled: 60 },
  { width: 1280, atTop: 112, scrolled: 92 },
] as const;

for (const { width, atTop, scrolled } of sizes)
  test(`at ${width} px the band is at most ${atTop} px high, then ${scrolled}, and a screen has one way to call`, async ({
    page,
  }) => {
    for (const language of measured) {
      const { shell } = dictionaries[language];
      await home(page, localPath(language, '/'), width);
      expect.soft(await bandHeight(page), language).toBeLessThanOrEqual(atTop);
      expect
        .soft(await callsOnAScreen(page, 'tel:+910000000000', '[aria-labelledby="call-us"]'), language)
        .toBe(1);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => bandHeight(page), language).toBeLessThanOrEqual(scrolled);
      await expect(page.getByRole('link', { name: shell.getHelp })).toBeInViewport({ ratio: 1 });
      await expect(page.locator('body > :is(header, nav) a[href^="tel:"]:visible')).toBeInViewport({
        ratio: 1,
      });
    }
  });

test('in a low window the band is one row, with the call in it', async ({ page }) => {
  for (const language of measured) {
    await home(page, localPath(language, '/'), 667);
    for (const [width, height] of [
      [667, 375],
      [568, 320],
      [390, 400],
      [320, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await bandHeight(page), `${language}, ${width} px`).toBeLessThanOrEqual(72);
      expect.soft(await sideways(page), `${language}, ${width} px`).toBe(0);
      await expect(page.locator('body > header a[href^="tel:"]:visible')).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const width of inThisRun([390, 320], (one) => one === 320))
  test(`at ${width} px the other languages stand clear of the edges of the band and are heard by name`, async ({
    page,
  }) => {
    for (const language of measured) {
      await home(page, localPath(language, '/'), width);
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => bandHeight(page), language).toBeLessThanOrEqual(60);
      for (const other of languages.filter((one) => one !== language)) {
        const link = page
          .getByRole('banner')
          .getByRole('link', { name: endonyms[other], exact: true })
          .first();
        const box = await link.boundingBox();
        expect.soft(box?.width, `${language}, ${other}`).toBeGreaterThanOrEqual(24);
        expect.soft(box?.height, `${language}, ${other}`).toBeGreaterThanOrEqual(44);
        expect.soft(box?.y, `${language}, ${other}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

test('the home page of a phone is at most 7,000 px long', async ({ page }) => {
  for (const language of measured) {
    await home(page, localPath(language, '/'), 390);
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(length, language).toBeLessThanOrEqual(7000);
  }
});

for (const [width, height, count] of [
  [390, 844, 6],
  [360, 740, 2],
  [320, 640, 2],
] as const)
  test(`on ${width} by ${height} px the first ${count} doors stand above the bar, in each language`, async ({
    page,
  }) => {
    for (const language of measured) {
      await page.setViewportSize({ width, height });
      await page.goto(localPath(language, '/'));
      const bar = await page.locator('body > nav').last().boundingBox();
      const doors = page.getByRole('region', { name: dictionaries[language].home.doors.title });
      const last = await doors
        .getByRole('listitem')
        .nth(count - 1)
        .boundingBox();
      expect.soft((last?.y ?? height) + (last?.height ?? 0), language).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

for (const language of walkedIn)
  test(`in ${language} each door leads in one tap to a number to call, danger to 112`, async ({ page }) => {
    const { doors } = dictionaries[language].home;
    for (const door of [doors.danger, doors.despair, doors.stop, doors.worried, doors.relapsed, doors.give]) {
      await home(page, localPath(language, '/'), 390);
      const { pathname } = new URL(page.url());
      await page.getByRole('region', { name: doors.title }).getByRole('link', { name: door }).click();
      await page.waitForURL((url) => url.pathname !== pathname);
      // Giving is a form; who has a question about it finds the number in the bar.
      const place = door === doors.give ? 'body > nav' : 'main';
      const number = door === doors.danger ? 'tel:112' : 'tel:';
      await expect(page.locator(`${place} a[href^="${number}"]:visible`).first(), door).toBeVisible();
    }
  });

test('thoughts of ending one’s life lead to the first words and both numbers on one screen', async ({
  page,
}) => {
  for (const language of measured) {
    await home(page, localPath(language, '/'), 390);
    const { despair } = dictionaries[language].home.doors;
    await page.getByRole('link', { name: despair }).click();
    const choice = page.locator('li:has(#despair)');
    for (const line of ['tel:14416', 'tel:112'])
      await expect(choice.locator(`a[href="${line}"]`), language).toBeInViewport({ ratio: 1 });
  }
});

/** What a thumb and an eye need besides reading: seconds a tap, a letter and a screen scrolled. */
const PACE = { tap: 1.2, letter: 0.3, screen: 1 };

/** The screens scrolled to a part of the page, and the words on its screen down to it, without what sticks. */
const passed = (target: Locator) =>
  target.evaluate((part) => {
    const before = scrollY;
    part.scrollIntoView({ block: 'center', behavior: 'instant' });
    const end = part.getBoundingClientRect().bottom;
    const words: string[] = [];
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { top, bottom } = text.parentElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      if (bottom > 0 && top < end && text.parentElement?.checkVisibility())
        words.push(text.textContent ?? '');
    }
    return { screens: Math.ceil(Math.abs(scrollY - before) / innerHeight), text: words.join(' ') };
  });

/** Somebody's way on a phone of 390 px, counted from the first screen of the home page. */
class Walk {
  taps = 0;
  private seconds = 0;
  private readonly startedMs = performance.now();
  constructor(private readonly language: Language) {}

  /** Reads on to a part of the page. */
  async read(target: Locator) {
    const { screens, text } = await passed(target);
    const words = text.match(/\S+/g)?.length ?? 0;
    this.seconds += screens * PACE.screen + (60 * words) / READING_PACE[this.language];
  }

  async tap(target: Locator, taps = 1, act = () => target.click()) {
    await this.read(target);
    await act();
    this.taps += taps;
    this.seconds += taps * PACE.tap;
  }

  async type(target: Locator, text: string) {
    await this.tap(target, 1, () => target.fill(text));
    this.seconds += text.length * PACE.letter;
  }

  tell(task: string): number {
    const total = Math.round(this.seconds + (performance.now() - this.startedMs) / 1000);
    process.stdout.write(`  ${this.language}, ${task}: ${this.taps} taps, ${total} s\n`);
    return this.taps;
  }
}

const walked = async (page: Page, language: Language, origin = '') => {
  await home(page, `${origin}${localPath(language, '/')}`, 390);
  return new Walk(language);
};

for (const language of languages) {
  const { home: copy, callback, donate, gift } = dictionaries[language];
  const main = (page: Page) => page.getByRole('main');

  // The ways one by one: the doors above, `callback.spec.ts`, `first-screens.spec.ts`.
  test(
    `in ${language} a person, first aid, a call at six, the cost and the first night are at most so many taps away`,
    onFullRun,
    async ({ page, startInstance }) => {
      const { url } = await startInstance({ OPENING_HOURS: 'Mo-Su 00:00-24:00' });
      const call = await walked(page, language);
      await call.tap(page.locator('body > nav a[href^="tel:"]'), 1, async () => {});
      expect.soft(call.tell('reach a person now')).toBeLessThanOrEqual(1);

      const wake = await walked(page, language);
      await wake.tap(main(page).getByRole('link', { name: copy.doors.danger }));
      const step = main(page).locator('[aria-labelledby="danger"] li').first();
      await step.waitFor();
      await wake.read(step);
      expect.soft(wake.tell('somebody who will not wake')).toBeLessThanOrEqual(1);

      const six = await walked(page, language, url);
      await six.tap(main(page).getByRole('link', { name: callback.title }).first());
      const time = main(page).getByLabel(callback.fields.time, { exact: true });
      await six.tap(time, 2, async () => void (await time.selectOption('18:00')));
      await six.type(main(page).getByLabel(callback.fields.phone.label), '9830012345');
      await six.tap(main(page).getByRole('button', { name: callback.submit }));
      await main(page).getByRole('status').filter({ hasText: callback.done.silent }).waitFor();
      expect.soft(six.tell('a call at 6 pm that says nothing')).toBeLessThanOrEqual(5);

      const cost = await walked(page, language);
      await cost.tap(main(page).getByRole('link', { name: copy.doors.cost.label }));
      await cost.read(main(page).locator('#what-does-treatment-cost p').first());
      expect.soft(cost.tell('what it costs')).toBeLessThanOrEqual(1);

      const night = await walked(page, language);
      await night.tap(main(page).getByRole('link', { name: copy.about.night.label }));
      await night.read(page.locator(`[id="${copy.about.night.href.split('#')[1]}"]`));
      expect.soft(night.tell('the first night')).toBeLessThanOrEqual(1);
    },
  );

  test(
    `in ${language} a gift of ₹2,000 and its receipt are at most ten taps away, and two in the provider’s window`,
    onFullRun,
    async ({ page, live }) => {
      const way = await walked(page, language, live.site.url);
      await way.tap(main(page).getByRole('link', { name: copy.doors.give }));
      await awake(page);
      await way.tap(page.locator('label', { hasText: '₹2,000' }).first());
      const { fullName, email, mobile, panCard, address } = donate.form.donor;
      const entries = [
        [fullName, 'Mina Sen'],
        [email, `mina-${language}@example.org`],
        [mobile, '9830011223'],
        [panCard, 'QWEPT6789Z'],
        [address, '7 Lake Road, Kolkata'],
      ] as const;
      for (const [{ label }, text] of entries)
        await way.type(main(page).getByLabel(label, { exact: true }), text);
      await way.tap(main(page).getByRole('button', { name: donate.form.action }));
      await orderInWindow(page);
      await inWindow(page, 'Pay');
      // The page of the gift comes by itself.
      await way.read(page.getByRole('region', { name: gift.receipt.label }));
      expect
        .soft(way.tell('₹2,000 and its receipt, without the two of the provider’s window'))
        .toBeLessThanOrEqual(10);
    },
  );
}
