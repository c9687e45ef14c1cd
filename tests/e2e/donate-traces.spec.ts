import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@/lib/config/routes';
import { messages } from '@/lib/i18n/en/messages';
import { donor, expect, give, inWindow, orderInWindow, test } from '../helpers/checkout';
import { onFullRun } from '../helpers/run-profile';
import { awake } from '../helpers/states.mjs';

const TRACES = /QWEPT6789Z|98300 ?11223|unmistakable/i;

// No readable PAN on disk: `tests/lib/donations/store/donation-facts.test.ts`; addresses and storage: `privacy.spec.ts`.
test(
  'what a donor types stands in no log, address, storage or page, nor unsealed on disk',
  onFullRun,
  async ({ page, context, ailing }) => {
    const { site } = ailing;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));

    await page.goto(`${site.url}${routes.donate}`);
    await awake(page);
    await give(page);
    await inWindow(page, 'Decline');
    await inWindow(page, 'Close the window');
    await page.getByRole('button', { name: 'Donate Now' }).click();
    await orderInWindow(page);
    await inWindow(page, 'Pay');
    await expect(page.getByText(messages.donate.done)).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await page.getByRole('link', { name: 'Your gift and its receipt' }).click();
    await expect(page.getByText('Thank you. The test payment went through.')).toBeVisible();
    const shown = await page.content();
    const shell = await (await page.request.get(page.url())).text();
    await page.goto(`${site.url}${routes.donationStatus}`);
    await expect(page.getByText('Thank you. The test payment went through.')).toBeVisible();

    const cookies = (await context.cookies()).filter(({ domain }) => domain === 'localhost');
    expect(cookies.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path }))).toEqual(
      [{ name: 'gift', httpOnly: true, sameSite: 'Lax', path: '/chat/payment' }],
    );
    const places = {
      addresses: addresses.join('\n'),
      console: said.join('\n'),
      log: site.output(),
      storage: kept,
      page: shown.replaceAll(donor['Full Name'], ''),
      shell,
    };
    for (const [place, text] of Object.entries(places))
      expect([place, text.match(TRACES)?.[0]]).toEqual([place, undefined]);
    const sealed = readdirSync(site.dataDir).filter(
      (name) => name.includes('sqlite') || name.includes('.db'),
    );
    expect(sealed.length).toBeGreaterThan(0);
    for (const name of sealed) {
      expect([
        name,
        readFileSync(join(site.dataDir, name), 'latin1').includes(donor['PAN Card Number']),
      ]).toEqual([name, false]);
    }
    process.stdout.write(
      `  searched: ${addresses.length} addresses, ${said.length} console lines, ${site.output().length} characters of log; none found\n`,
    );
  },
);
