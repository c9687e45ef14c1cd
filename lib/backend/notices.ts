import 'server-only';
import * as z from 'zod';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import type { Env } from '@/lib/config/env';
import { ticketPath } from '@/lib/config/staff-console';
import { deviceToTell, spreadAlert, unclaimedNow } from '@/lib/inbox/store/alerts';
import { codeOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { listDevices } from '@/lib/staff/store/devices';
import { ticketReaders } from '@/lib/staff/store/shifts';
import type { Send } from './outbox';
import { type PushDeps, type Pushed, pushTo } from './web-push';
import { hasWebhook, sendWebhook, type WebhookSettings, withCode } from './webhook';

type Settings = PushDeps['settings'] & WebhookSettings & Pick<Env, 'SITE_URL'>;
type Deps = {
  store: () => Promise<Records>;
  vault: () => Vault;
  settings: Settings;
  deadlineMs?: number;
};

const Alert = z.object({ ticket: z.string() });
const Push = z.object({ ticket: z.string(), device: z.string() });
const Webhook = z.object({
  ticket: z.string(),
  kind: z.enum(['message', 'callback', 'urgent', 'escalation']),
  at: z.string(),
});

/** Sends the rows of the outbox that are no mail. What somebody has claimed in the meantime is not told any more. */
export function noticeSender({ store, vault, settings, deadlineMs }: Deps): Send {
  return async ({ kind, payload }) => {
    const opened = await store();
    const input: unknown = JSON.parse(payload);
    if (kind === 'alert') {
      const { ticket } = Alert.parse(input);
      return spreadAlert(opened, ticket, { readersOf: ticketReaders, webhook: hasWebhook(settings) });
    }
    if (kind === 'push') {
      const device = await deviceToTell(opened, Push.parse(input), ticketReaders);
      if (device) judge(await pushTo({ store: opened, vault: vault(), settings, deadlineMs }, device));
      return;
    }
    const { ticket, kind: webhookKind, at } = Webhook.parse(input);
    // Switched off since: there is nobody to tell.
    if (!hasWebhook(settings) || !(await unclaimedNow(opened, ticket))) return;
    const url = `${settings.SITE_URL}${ticketPath(ticket)}`;
    await sendWebhook(settings, { kind: webhookKind, url, at }, deadlineMs);
  };
}

/** @throws an error with a code where another try may help */
function judge({ result, code }: Pushed): void {
  if (result === 'failed') throw withCode(code);
  if (result !== 'taken') log.warn({ event: 'push_not_taken', result, code });
}

type Tested = Pushed & { id: string };

/** Pushes to every device of a person now. */
export async function testDevices(deps: PushDeps, staffId: string): Promise<Tested[]> {
  const devices = await listDevices(deps.store, staffId);
  return Promise.all(devices.map(async (device) => ({ id: device.id, ...(await pushTo(deps, device)) })));
}

/** Tells the webhook now. */
export async function testWebhook(
  settings: WebhookSettings & Pick<Env, 'SITE_URL'>,
  nowMs: number,
): Promise<{ is_taken: boolean; code: string }> {
  try {
    const at = new Date(nowMs).toISOString();
    await sendWebhook(settings, { kind: 'test', url: `${settings.SITE_URL}/staff/me`, at });
    return { is_taken: true, code: '' };
  } catch (error) {
    return { is_taken: false, code: codeOf(error) ?? 'unknown' };
  }
}
