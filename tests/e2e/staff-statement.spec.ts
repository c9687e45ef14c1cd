import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffStatement as copy } from '@/lib/i18n/en/staff-statement';
import { staffRoutes } from '@/lib/staff/addresses';
import { expect, test } from '../helpers/instances';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';

const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const gifts = [
  { key: '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d10', reference: 'UTR 1', pan: 'ABCPE1234F', amount: '500' },
  { key: '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d11', reference: 'UTR 2', pan: 'ABCPE1234F', amount: '700' },
  { key: '4b1f5c1e-8f0e-4f57-9a3c-2f8a1b0c9d12', reference: 'UTR 3', pan: '', amount: '900' },
];

// Every step as a call: `tests/app/staff-statement.test.ts`.
test(
  'finance files the statement of the year from a phone: what is left out is corrected, gifts of one PAN are one row, a certificate is noted',
  onFullRun,
  async ({ page, startInstance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-statement-'));
    try {
      const { url } = await startInstance({
        DATA_DIR: folder,
        TAX_APPROVAL: 'AAATS1234AF20261 of 2026-05-01',
      });
      await page.setViewportSize({ width: 360, height: 740 });
      await signInAs(page, { url, folder }, { role: 'finance', isSteppedUp: true });
      for (const gift of gifts) {
        const entered = await page.request.post(`${url}${staffRoutes.api.enterGift}`, {
          headers: { origin: url, 'x-staff': '1' },
          data: {
            ...gift,
            name: 'Asha Sen',
            on: today,
            entered_as: 'bank',
            address: 'Kolkata',
            language: 'en',
          },
        });
        expect(entered.status()).toBe(200);
      }
      await page.goto(`${url}${staffRoutes.gifts}`);
      await page.getByRole('link', { name: staffGifts.statement }).click();
      await expect(page.getByRole('heading', { name: staffGifts.statement })).toBeFocused();
      await expect(page.getByText(copy.size({ gifts: 2, rows: 1, rupees: '₹1,200' }))).toBeVisible();
      await expect(page.getByText(copy.leftOut.whys['no-pan'], { exact: true })).toBeVisible();
      await isClean(page);

      await page.getByRole('link', { name: '₹900, Asha Sen' }).click();
      await page.getByText(staffGifts.donor.title).click();
      await page.getByLabel(staffGifts.donor.pan).fill('ABCDE1234F');
      await page.getByRole('button', { name: staffGifts.donor.submit, exact: true }).click();
      await expect(page.getByLabel(staffGifts.donor.pan)).toBeFocused();
      await page.getByLabel(staffGifts.donor.pan).fill('ABCPE1234F');
      await page.keyboard.press('Enter');
      await expect(page.getByText(staffGifts.donor.done)).toBeVisible();
      await expect(page.getByText('ABxxxxxx4F')).toBeVisible();
      await isClean(page);
      await page.getByRole('link', { name: staffGifts.item.seeOthers(2, false) }).click();
      await expect(page.getByRole('heading', { name: staffGifts.item.allOf('Asha Sen') })).toBeFocused();
      await expect(page.getByRole('listitem').filter({ hasText: '/00000' })).toHaveCount(3);
      await isClean(page);

      await page.goto(`${url}${staffRoutes.gifts}#statement`);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: copy.file.submit }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(',2100\r\n');
      await page.getByLabel(copy.filing.acknowledgement).fill('123456789012345');
      await page.keyboard.press('Enter');
      await expect(page.getByText(copy.changed.none)).toBeVisible();
      await page.getByRole('button', { name: copy.certificates.open('Asha Sen') }).click();
      await page.getByLabel(copy.certificates.number).fill('CERT-1');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(copy.certificates.deliveredBy)).toBeVisible();
      await isClean(page);
      await page.getByRole('button', { name: copy.certificates.deliver }).click();
      await expect(page.getByText(copy.certificates.count(0, 0, 1))).toBeVisible();
      await isClean(page);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
