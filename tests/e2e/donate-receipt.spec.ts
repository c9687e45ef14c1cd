import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import { donor, expect, give, inWindow, isPaid, orderInWindow, test } from '../helpers/checkout';
import { overlaps, printedRuns } from '../helpers/printed-text';
import { onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

test('a live gift has one receipt: on its page, on paper alone, and as a PDF in three languages', async ({
  page,
  live,
}) => {
  const { site } = live;
  await page.goto(`${site.url}${routes.donate}`);
  await awake(page);
  await expect(page.getByText('Test mode')).toHaveCount(0);
  const orderId = await give(page);
  await inWindow(page, 'Pay');
  await expect(page.getByText(messages.donate.done)).toBeVisible();
  await page.getByRole('link', { name: 'Your gift and its receipt' }).click();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  await expect(receipt).toContainText(donor['Full Name']);
  const shownNumber = receipt.getByText(/\/20\d\d-\d\d\/\d{6}$/);
  const number = await shownNumber.textContent();
  // The provider's word of a gift that is known already writes no second one.
  expect(await live.deliver(orderId)).toBe(200);
  await page.reload();
  await expect(shownNumber).toHaveText(String(number));

  const shell = await page.request.get(page.url());
  expect(shell.headers()['cache-control']).toBe('no-store');
  const html = await shell.text();
  expect(html).toContain('noindex');
  expect(html).not.toContain(String(number));

  await receipt.getByRole('button', { name: 'বাংলা' }).click();
  await expect(receipt.getByRole('heading', { name: 'দানের রসিদ' })).toBeVisible();
  for (const language of ['en', 'hi', 'bn']) {
    const pdf = await page.request.get(`${page.url()}/receipt/${language}.pdf`);
    expect([language, pdf.status(), pdf.headers()['content-type']]).toEqual([
      language,
      200,
      'application/pdf',
    ]);
    expect(pdf.headers()['cache-control']).toBe('no-store');
    const body = await pdf.body();
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    process.stdout.write(`  receipt ${language}: ${body.length} bytes\n`);
  }
  expect((await page.request.get(`${page.url()}/receipt/fr.pdf`)).status()).toBe(404);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'দানের রসিদ' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(receipt.getByRole('button', { name: 'Print' })).toBeHidden();
  const paper = printedRuns(await page.pdf({ format: 'A4' }));
  expect(Math.max(...paper.map((run) => run.page))).toBe(1);
  expect(overlaps(paper)).toEqual([]);
  const glyphs = paper.flatMap((run) => run.glyphs);
  const [A4_WIDTH, A4_HEIGHT] = [595, 842];
  expect(Math.min(...glyphs.map(({ x }) => x))).toBeGreaterThan(45);
  expect(Math.max(...glyphs.map(({ x, size }) => x + size / 2))).toBeLessThan(A4_WIDTH - 45);
  // It fills its page: whom to ask stands at the foot.
  expect(Math.max(...glyphs.map(({ y }) => y))).toBeGreaterThan(A4_HEIGHT * 0.8);
});

// The way back: `tests/app/hooks-razorpay.test.ts`.
test(
  'a browser inside an app is led back to the gift by the provider’s own page',
  onFullRun,
  async ({ browser, giving }) => {
    const { site, razorpay } = giving;
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile Safari Instagram 300.0.0',
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(`${site.url}${routes.donate}`);
    await awake(page);
    const orderId = await give(page);
    const options = await page.evaluate(() => Reflect.get(window, 'fakeCheckoutOptions'));
    expect(options).toMatchObject({
      redirect: true,
      callback_url: `${site.url}${routes.hooks.razorpayReturn}`,
    });
    await inWindow(page, 'Pay and say nothing');
    await isPaid(giving, orderId);
    const payment = [...razorpay.book.payments.values()].find(({ order_id }) => order_id === orderId);
    if (!payment) throw new Error('Nothing was paid');
    // As the provider's page does: a form sent from another origin.
    await page.evaluate(
      ([action, fields]) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = String(action);
        for (const [name, value] of Object.entries(fields ?? {})) {
          const input = document.createElement('input');
          input.name = name;
          input.value = String(value);
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [routes.hooks.razorpayReturn, { ...razorpay.handlerResponse(payment) }] as const,
    );
    await page.waitForURL('**/Donate/thank-you/*');
    await expect(page.getByText('Thank you. The test payment went through.')).toBeVisible();
    await context.close();
  },
);

// The same in `tests/lib/donations/client/checkout-session.test.ts`.
test('coming back by the browser’s own way ends processing', onFullRun, async ({ page, giving }) => {
  await page.goto(`${giving.site.url}${routes.donate}`);
  await awake(page);
  await give(page);
  await orderInWindow(page);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Donate Now' })).toBeEnabled();
  await expect(page.getByText('The payment window is closed.', { exact: false }).first()).toBeVisible();
});

test('without script the gift’s pages say how to reach people, and an address that names no gift is missing', async ({
  browser,
  giving,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of [routes.thankYou('A'.repeat(22)), routes.donationStatus]) {
    await page.goto(`${giving.site.url}${path}`);
    // What is drawn, not what is there: Playwright's own look leaves the element for such browsers out.
    const drawn = await page.getByRole('main').innerText();
    expect(drawn).toContain('This page needs JavaScript to show your gift.');
    expect(drawn).toContain('+91 00000 00000');
  }
  expect((await page.goto(`${giving.site.url}/Donate/thank-you/none`))?.status()).toBe(404);
  await context.close();
});
