import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@/lib/config/routes';
import { gift } from '@/lib/i18n/en/gift';
import { receipt } from '@/lib/i18n/en/receipt';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import { startGiving } from '../helpers/giving-site';
import { expect, test } from '../helpers/instances';
import { makeOrderRequest } from '../helpers/make';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';

const { refund: copy } = staffGifts;

// Every step: `tests/lib/donations/store/order-refund.test.ts`, `tests/app/staff-gifts.test.ts`, `tests/components/staff/gifts.test.tsx`.
test(
  'finance refunds a part of a gift from a phone; a large refund is approved by a second person; each is made once',
  onFullRun,
  async ({ browser, page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-gifts-'));
    const giving = await startGiving('rzp_live_StandIn00000001', {
      DATA_DIR: folder,
      REFUND_SECOND_PERSON_FROM: '300',
    });
    const { url } = giving.site;
    const other = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const refunds = () => [...giving.razorpay.book.refunds.values()].map(({ amount }) => amount);
    try {
      const ordered = await page.request.post(`${url}${routes.api.payment}`, {
        data: makeOrderRequest(),
        headers: { origin: url },
      });
      const { order_id } = await ordered.json();
      giving.razorpay.pay(order_id);
      expect(await giving.deliver(order_id)).toBe(200);

      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs(page, { url, folder }, { role: 'finance', isSteppedUp: true });
      await page.goto(`${url}${staffRoutes.gifts}`);
      const inList = page.getByRole('link', { name: '₹500, Asha Sen' }).first();
      await expect(inList).toBeInViewport();
      await page.getByText(staffGifts.totals.title).click();
      await expect(page.getByText(staffGifts.totals.line(1, '₹500'))).toBeVisible();
      await isClean(page);
      await page.getByText(staffGifts.attention.title).click();
      await page.getByRole('button', { name: staffGifts.attention.reconcile }).click();
      await expect(page.getByText(/\d open gifts? compared, \d changed\./)).toBeVisible();
      await page.getByText(staffGifts.sample.title, { exact: true }).click();
      await page.getByLabel(staffGifts.sample.language).selectOption('bn');
      const types = await page.evaluateHandle(() => {
        const seen: string[] = [];
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          if (file instanceof Blob) seen.push(file.type);
          return make(file);
        };
        return seen;
      });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: staffGifts.sample.submit }).click();
      const sample = readFileSync(await (await download).path());
      expect(sample.subarray(0, 5).toString()).toBe('%PDF-');
      expect(await types.jsonValue()).toEqual(['application/pdf']);
      await page.getByLabel(staffGifts.find.text).fill('asha@example.org');
      await page.keyboard.press('Enter');
      await expect(page.getByText(staffGifts.find.found(1))).toBeVisible();
      expect(page.url()).not.toContain('asha');
      await page.getByRole('link', { name: '₹500, Asha Sen' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: '₹500, Asha Sen' })).toBeFocused();
      await isClean(page);

      const amount = page.getByLabel(copy.amount);
      const submit = page.getByRole('button', { name: copy.submit, exact: true });
      const give = (sum: string) => page.getByRole('dialog').getByRole('button', { name: copy.give(sum) });
      await submit.click();
      await expect(page.getByLabel(copy.reason)).toBeFocused();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await amount.fill('600');
      await page.getByLabel(copy.reason).fill('asked by letter');
      await submit.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(copy.tooMuch('₹500'))).toBeVisible();
      await expect(page.getByLabel(copy.reason)).toHaveValue('asked by letter');
      await amount.fill('100');
      await submit.click();
      await expect(page.getByRole('dialog', { name: copy.ask('₹100', 'Asha Sen') })).toBeVisible();
      await isClean(page);
      await page.getByRole('dialog').getByRole('button', { name: copy.cancel }).last().click();
      expect(refunds()).toEqual([]);
      await submit.click();
      await give('₹100').click();
      await expect(page.getByText(copy.done.made)).toBeVisible();
      await expect(page.getByText(copy.states.made, { exact: false }).first()).toBeVisible();
      expect(refunds()).toEqual([10_000]);

      // The answer to the next one is lost, and the provider cannot be asked what became of it.
      giving.razorpay.fail('refund', 'lost', 1);
      giving.razorpay.fail('refunds', '502');
      await amount.fill('50');
      await page.getByLabel(copy.reason).fill('asked by letter');
      await submit.click();
      await give('₹50').click();
      await expect(
        page.getByText(copy.done.open).or(page.getByText(copy.refusals.unreachable)),
      ).toBeVisible();
      await isClean(page);
      giving.razorpay.fail('refunds', null);
      const retry = page.getByRole('button', { name: copy.retry });
      // The breaker of the calls may rest a while after so many failures.
      await expect(async () => {
        await retry.or(submit).first().click();
        if (await give('₹50').isVisible()) await give('₹50').click();
        await expect(page.getByText(copy.done.made)).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
      expect(refunds()).toEqual([10_000, 5_000]);

      // The form is drawn anew with what can still go back.
      await expect(amount).toHaveValue('350');
      await amount.fill('200');
      await page.getByLabel(copy.reason).fill('the rest, as agreed');
      await submit.click();
      await page.getByRole('button', { name: copy.request('₹200') }).click();
      await expect(page.getByText(copy.done.waiting)).toBeVisible();
      await expect(page.getByText(copy.approvers(''))).toBeVisible();
      await expect(page.getByRole('button', { name: copy.approve })).toHaveCount(0);
      await expect(page.getByRole('button', { name: copy.withdraw })).toBeVisible();

      const ravi = await other.newPage();
      await signInAs(ravi, { url, folder }, { role: 'finance', name: 'Ravi', isSteppedUp: true });
      await ravi.goto(`${url}${staffRoutes.gifts}`);
      await expect(ravi.getByText(copy.isOpen, { exact: true })).toBeVisible();
      await ravi.getByRole('link', { name: copy.decide('₹200') }).click();
      await expect(ravi.getByText(copy.orderedBy('Mina', ''), { exact: false }).first()).toBeVisible();
      await isClean(ravi);
      await ravi.getByRole('button', { name: copy.approve }).click();
      const question = ravi.getByRole('dialog', { name: copy.ask('₹200', 'Asha Sen') });
      await isClean(ravi);
      await question.getByRole('button', { name: copy.cancel }).last().click();
      expect(refunds()).toEqual([10_000, 5_000]);
      await ravi.getByRole('button', { name: copy.approve }).click();
      await question.getByRole('button', { name: copy.give('₹200') }).click();
      await expect(ravi.getByText(copy.done.made)).toBeVisible();
      expect(refunds()).toEqual([10_000, 5_000, 20_000]);
      await ravi.getByRole('link', { name: staffGifts.item.back }).click();
      await expect(ravi.getByText(copy.waiting)).toHaveCount(0);
      // On the first person's page, which was open all the while.
      await expect(page.getByText(copy.done.waiting)).toHaveCount(0);
      await expect(page.getByText(copy.states.waiting, { exact: false })).toHaveCount(0);

      // Somebody who has not confirmed who they are: first the form, then the question, then the step-up with what it is for.
      await signInAs(page, { url, folder }, { role: 'finance' });
      await page.reload();
      await amount.fill('10');
      await submit.click();
      await expect(page.getByLabel(copy.reason)).toBeFocused();
      await page.getByLabel(copy.reason).fill('asked by letter');
      await submit.click();
      await page.getByRole('button', { name: copy.request('₹10') }).click();
      await expect(page.getByRole('dialog', { name: staff.stepUp.title })).toContainText(copy.purpose('₹10'));
      await isClean(page);

      // The rest, so that nothing of the gift is left.
      await signInAs(page, { url, folder }, { role: 'finance', name: 'Mina', isSteppedUp: true });
      await page.reload();
      await amount.fill('150');
      await page.getByLabel(copy.reason).fill('asked by letter');
      await submit.click();
      await page.getByRole('button', { name: copy.request('₹150') }).click();
      await expect(page.getByText(copy.done.waiting)).toBeVisible();
      await ravi.getByRole('link', { name: copy.decide('₹150') }).click();
      await ravi.getByRole('button', { name: copy.approve }).click();
      await ravi.getByRole('button', { name: copy.give('₹150') }).click();
      await expect(ravi.getByText(/000001, cancelled: the gift was refunded in full\./)).toBeVisible();
      await expect(ravi.getByRole('link', { name: staffGifts.item.printCancelled })).toBeVisible();
      await expect(ravi.getByRole('button', { name: staffGifts.item.receiptAgain })).toHaveCount(0);
      await isClean(ravi);
    } finally {
      await other.close();
      await giving.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

// Every step: `tests/app/staff-gifts.test.ts`, `tests/lib/donations/store/enter-gift.test.ts`, `tests/components/staff/gifts.test.tsx`.
test(
  'finance enters a bank gift from a phone: what is wrong stays typed, the receipt is there to print, and the books can be downloaded',
  onFullRun,
  async ({ page, consoleSite }) => {
    const { url } = consoleSite;
    const { enter, export: exporting } = staffGifts;
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, consoleSite, { role: 'finance', isSteppedUp: true });
    await page.goto(`${url}${staffRoutes.gifts}`);
    await page.getByRole('link', { name: enter.link }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: enter.title })).toBeFocused();
    await isClean(page);
    await page.getByLabel(enter.amount).fill('2,500');
    await page.getByLabel(enter.name).fill('রিনা দাস');
    await page.getByRole('button', { name: enter.submit }).click();
    await expect(page.getByLabel(enter.reference)).toBeFocused();
    await expect(page.getByLabel(enter.amount)).toHaveValue('2,500');
    await isClean(page);
    // A phone that drops the page loses nothing.
    await page.reload();
    await expect(page.getByLabel(enter.amount)).toHaveValue('2,500');
    await expect(page.getByLabel(enter.name)).toHaveValue('রিনা দাস');
    await page.getByLabel(enter.reference).fill('UTR 42');
    // On the smallest phone its buttons are in sight, and the rest is scrolled to.
    await page.setViewportSize({ width: 360, height: 640 });
    await page.keyboard.press('Enter');
    const summary = page.getByRole('dialog', { name: enter.summary });
    const [window, content] = await summary.evaluate((one) => [one.clientHeight, one.scrollHeight]);
    expect([window < 640, content > window]).toEqual([true, true]);
    for (const name of [enter.save('₹2,500'), enter.back])
      await expect(summary.getByRole('button', { name }).last()).toBeInViewport({ ratio: 1 });
    await summary.getByText(enter.language, { exact: true }).scrollIntoViewIfNeeded();
    await expect(summary.getByText(enter.language, { exact: true })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(summary).toContainText('UTR 42');
    await expect(summary).toContainText(`${enter.language}English`);
    await expect(summary).toContainText(/Without PAN and address this gift is left out .* \(Form \w+\)/);
    await isClean(page);
    await page.getByRole('button', { name: enter.save('₹2,500') }).click();
    await expect(page.getByRole('heading', { name: '₹2,500, রিনা দাস' })).toBeFocused();
    await expect(page.getByText(/The gift is saved\. Its receipt is .*000001/)).toBeVisible();
    await expect(page.getByText('UTR 42')).toBeVisible();
    await expect(page.getByText('12:00')).toHaveCount(0);
    await expect(page.getByText(staffGifts.item.noMail)).toHaveCount(0);
    await isClean(page);
    const [print] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: staffGifts.item.print }).click(),
    ]);
    await expect(print.getByText(/\/\d{4}-\d{2}\/000001/).first()).toBeVisible();
    await print.close();
    await page.getByRole('link', { name: staffGifts.item.back }).click();

    await page.getByRole('link', { name: enter.link }).click();
    await page.getByRole('button', { name: enter.submit }).click();
    await expect(page.getByLabel(enter.amount)).toBeFocused();
    await page.getByLabel(enter.amount).fill('300');
    await page.getByLabel(enter.name).fill('রিনা দাস');
    await page.getByLabel(enter.reference).fill('utr42');
    await page.getByLabel(enter.email).fill('rina@example.org');
    await page.getByRole('button', { name: enter.submit }).click();
    await page.getByRole('button', { name: enter.save('₹300') }).click();
    await expect(page.getByText(staffGifts.conflicts.used)).toBeVisible();
    await isClean(page);
    await page.getByRole('button', { name: enter.again }).click();
    await page.getByRole('button', { name: enter.save('₹300') }).click();
    await expect(page.getByText(staffGifts.item.noMail)).toBeVisible();
    await page.getByText(staffGifts.voiding.title, { exact: true }).click();
    await page.getByRole('button', { name: staffGifts.voiding.submit }).click();
    await expect(page.getByLabel(staffGifts.voiding.reason)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(staffGifts.voiding.reason).fill('typed twice');
    await page.getByRole('button', { name: staffGifts.voiding.submit }).click();
    await expect(page.getByText(/Void\. Mina, .*: typed twice/)).toBeVisible();
    await expect(page.getByRole('region', { name: staffGifts.item.refunds })).toHaveCount(0);
    const [donor] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: staffGifts.item.printCancelled }).click(),
    ]);
    await expect(donor.getByRole('heading', { name: gift.states.withdrawn.title })).toBeVisible();
    await expect(donor.getByText(receipt.withdrawn)).toBeVisible();
    await expect(donor.getByText(/refunded/i)).toHaveCount(0);
    await donor.close();
    await isClean(page);
    await page.getByRole('link', { name: staffGifts.item.back }).click();
    await page.getByText(exporting.title, { exact: true }).click();
    await page.getByLabel(exporting.from, { exact: true }).fill('2026-01-01');
    await page.getByLabel(exporting.to, { exact: true }).fill('2099-01-01');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: exporting.submit }).click();
    expect((await download).suggestedFilename()).toBe('gifts-2026-01-01-2099-01-01.csv');
  },
);
