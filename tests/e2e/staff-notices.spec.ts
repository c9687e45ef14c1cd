import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { staff as bn } from '@/lib/i18n/bn/staff';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { notices } from '@/lib/i18n/en/staff-notices';
import { endonyms } from '@/lib/i18n/language';
import { NEXT_HASH, staffRoutes } from '@/lib/staff/addresses';
import { pageAfterSignIn } from '@/lib/staff/client/staff-calls';
import { expect, test } from '../helpers/instances';
import { receiver } from '../helpers/receiver';
import { onFullRun } from '../helpers/run-profile';
import { isClean, signInAs } from '../helpers/staff-browser';

test.use({ serviceWorkers: 'allow' });

/**
 * A browser without a push service of its own: `subscribe` gives an address and takes the key, as the Push API says;
 * everything else, the worker too, is the browser's.
 */
const stubPush = (endpoint: string) => {
  let current: { endpoint: string; unsubscribe: () => Promise<boolean> } | null = null;
  const subscription = {
    endpoint,
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
  Object.defineProperties(PushManager.prototype, {
    getSubscription: { value: async () => current },
    subscribe: {
      value: async (options: { userVisibleOnly: boolean; applicationServerKey: string }) => {
        if (!options.userVisibleOnly || !/^B[\w-]{86}$/.test(options.applicationServerKey))
          throw new DOMException('The key is not one of P-256', 'InvalidAccessError');
        current = subscription;
        return subscription;
      },
    },
  });
};

// The calls and what is sent: `tests/app/staff-notices.test.ts`, `tests/lib/backend/notices.test.ts`.
test(
  'a person turns on notices for a device, tries them and removes the device',
  onFullRun,
  async ({ page, startInstance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-'));
    const push = await receiver();
    const hook = await receiver();
    const site = await startInstance({
      DATA_DIR: folder,
      PUSH_HOSTS: push.host,
      NOTIFY_WEBHOOK_URL: hook.url,
      NOTIFY_WEBHOOK_SECRET: 'a secret of the receiver',
    });
    try {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(stubPush, `${push.url}/device`);
      await signInAs(page, { url: site.url, folder }, { role: 'desk,admin' });
      await page.goto(`${site.url}${staffRoutes.me}`);
      const section = page.getByRole('region', { name: notices.title });
      await expect(section.getByText(notices.none)).toBeVisible();
      await section.getByRole('button', { name: notices.turnOn }).click();
      await expect(section.getByText(notices.turnedOn)).toBeVisible();
      const device = section.getByRole('listitem').filter({ hasText: notices.thisOne });
      await expect(device).toContainText(notices.neverTold);
      await expect(section.getByRole('button', { name: notices.turnOn })).toHaveCount(0);
      await isClean(page);

      const scopes = await page.evaluate(async () =>
        (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      );
      expect(scopes).toEqual(['/staff']);

      const call = {
        ...{ kind: 'callback', name: 'Asha', phone: '98300 12345', when: 'soon', language: 'bn' },
        ...{ say: '', may_say_who: false },
      };
      await page.request.post(`${site.url}/chat/callback/`, { data: call, headers: { origin: site.url } });
      await expect.poll(() => push.received.length, { timeout: 20_000 }).toBe(1);
      await expect.poll(() => hook.received.length, { timeout: 20_000 }).toBe(1);
      expect(push.received[0]).toMatchObject({ path: '/device', body: '' });
      expect(hook.received[0]?.body).toMatch(
        /^\{"kind":"callback","url":"[^"]+\/staff\/inbox#\w+","at":"[^"]+"\}$/,
      );

      await section.getByRole('button', { name: notices.test }).click();
      await expect(section.getByText(notices.taken, { exact: false })).toBeVisible();
      await expect(section.getByText(notices.webhookTaken, { exact: false })).toBeVisible();
      push.answer(500);
      await section.getByRole('button', { name: notices.test }).click();
      await expect(section.getByText(notices.failed('HTTP_500'), { exact: false })).toBeVisible();
      await isClean(page);

      await section.getByRole('button', { name: /^Remove / }).click();
      await expect(section.getByText(notices.removed)).toBeVisible();
      await expect(section.getByRole('button', { name: notices.turnOn })).toBeVisible();
    } finally {
      await push.close();
      await hook.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

// What the worker shows and opens: `tests/app/staff-notices.test.ts`.
test(
  'a notice leads past the sign-in to what nobody has, urgent first, and its sentence follows the language of the console',
  onFullRun,
  async ({ page, startInstance }) => {
    const folder = mkdtempSync(join(tmpdir(), 'staff-'));
    const site = await startInstance({ DATA_DIR: folder });
    const next = `${site.url}${staffRoutes.inbox}#${NEXT_HASH}`;
    try {
      const call = { kind: 'callback', name: 'Asha', phone: '98300 12345', when: 'soon', language: 'bn' };
      const text = { fullname: 'Ravi', email: 'ravi@example.org', address: '', phone: '' };
      const headers = { origin: site.url };
      for (const [path, data] of [
        ['/chat/callback/', { ...call, say: '', may_say_who: false }],
        ['/chat/save-details/', { ...text, message: 'I want to kill myself' }],
      ] as const)
        expect((await page.request.post(site.url + path, { data, headers })).status()).toBe(200);
      await page.goto(next);
      await expect(page).toHaveURL(`${site.url}${staffRoutes.signIn}#${staffRoutes.inbox}#${NEXT_HASH}`);
      await signInAs(page, { url: site.url, folder }, { role: 'desk' });
      await page.goto(site.url + pageAfterSignIn(new URL(page.url()).hash));
      await expect(page.getByRole('heading', { name: 'Ravi' })).toBeFocused();
      await page.getByRole('button', { name: staffInbox.actions.claim }).click();
      await expect(page.getByText(staffInbox.yours, { exact: false })).toBeVisible();
      await page.evaluate((hash) => (location.hash = hash), NEXT_HASH);
      await expect(page.getByRole('heading', { name: 'Asha' })).toBeFocused();
      const [ticket] = new URL(page.url()).hash.split('#').slice(1);
      expect(ticket).toMatch(/^\w{10,}$/);
      await page.getByRole('button', { name: staffInbox.actions.claim }).click();
      await expect(page.getByText(staffInbox.yours, { exact: false })).toBeVisible();
      await page.evaluate((hash) => (location.hash = hash), NEXT_HASH);
      await expect(page).toHaveURL(`${site.url}${staffRoutes.inbox}#queue`);

      const workers = () =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.scriptURL ?? ''),
        );
      await expect.poll(workers).toEqual([`${site.url}${staffRoutes.worker}?en`]);
      await page.goto(`${site.url}${staffRoutes.me}`);
      await page.getByRole('button', { name: endonyms.bn }).click();
      await expect.poll(workers).toEqual([`${site.url}${staffRoutes.worker}?bn`]);

      // As when the installed console is opened: its start, and a page below it.
      await page.goto('about:blank');
      await site.stop();
      for (const path of [staffRoutes.home, staffRoutes.inbox]) {
        await page.goto(site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(bn.unreachable.offline.title);
        await expect(page.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
      }
      await isClean(page);
      expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
