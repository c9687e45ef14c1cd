import 'server-only';
import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import * as z from 'zod';
import { audit, inTransaction } from '@/lib/backend/database/audit';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import type { Env } from '@/lib/config/env';
import { isLoopback } from '@/lib/config/env-fields';
import { codeOf } from '@/lib/server/error-trace';
import { postOnce } from './webhook';

/** The push services of the browsers. A browser names its own when it subscribes, and we post to no other host. */
const SERVICES = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const SERVICE_DOMAINS = ['.push.apple.com', '.notify.windows.com'];

/** Whether an address is one of a push service: over https, or over http too for a loopback host that PUSH_HOSTS names. */
export function isPushEndpoint(endpoint: string, { PUSH_HOSTS = [] }: Pick<Env, 'PUSH_HOSTS'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (protocol === 'http:') return isLoopback(hostname) && PUSH_HOSTS.includes(host);
  if (protocol !== 'https:') return false;
  const isKnown = SERVICES.includes(host) || SERVICE_DOMAINS.some((domain) => host.endsWith(domain));
  return isKnown || PUSH_HOSTS.includes(host);
}

const Jwk = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });
export type PushKey = { publicKey: string; jwk: z.infer<typeof Jwk> };

/** The key that push services know this site by (RFC 8292): made at its first use, the same for all instances. */
export async function pushKey(store: Pick<Records, 'db'>, vault: Vault): Promise<PushKey> {
  const { db } = store;
  const stored = await db.selectFrom('push_keys').selectAll().where('id', '=', 'vapid').executeTakeFirst();
  if (stored) return { publicKey: stored.public_key, jwk: Jwk.parse(JSON.parse(vault.open(stored.key_enc))) };
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = Jwk.parse(privateKey.export({ format: 'jwk' }));
  const point = [Buffer.from([4]), Buffer.from(jwk.x, 'base64url'), Buffer.from(jwk.y, 'base64url')];
  const public_key = Buffer.concat(point).toString('base64url');
  await db
    .insertInto('push_keys')
    .values({ id: 'vapid', public_key, key_enc: vault.seal(JSON.stringify(jwk)) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  // Another instance may have been first.
  return pushKey(store, vault);
}

/** A push service refuses a token of more than a day. */
const TOKEN_SECONDS = 12 * 3600;

type Token = { endpoint: string; key: PushKey; contact: string; nowMs: number };

/** The header by which a push service knows who pushes (RFC 8292 §3). */
export function vapidHeader({ endpoint, key, contact, nowMs }: Token): string {
  const part = (object: object) => Buffer.from(JSON.stringify(object)).toString('base64url');
  const exp = Math.floor(nowMs / 1000) + TOKEN_SECONDS;
  const claims = { aud: new URL(endpoint).origin, exp, sub: `mailto:${contact}` };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const privateKey = createPrivateKey({ key: key.jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

export type PushDeps = {
  store: Records;
  vault: Vault;
  settings: Pick<Env, 'PUSH_HOSTS' | 'NOTIFY_EMAIL' | 'SITE_EMAIL'>;
  deadlineMs?: number | undefined;
};

/** `gone`: the browser has taken the subscription back. `failed`: another try may help, unlike with `refused`. */
export type Pushed = { result: 'taken' | 'gone' | 'refused' | 'failed'; code: string };

/** A phone that is off so long is told by mail alone. */
const TTL_SECONDS = 4 * 3600;

/** Wakes one device with an empty push; what came of it stands with the device, and a device that is gone is deleted. */
export async function pushTo(deps: PushDeps, device: { id: string; endpoint: string }): Promise<Pushed> {
  const pushed = await post(deps, device.endpoint);
  await inTransaction(deps.store, async (work) => {
    const { db, nowMs } = work;
    if (pushed.result === 'gone') {
      const { numDeletedRows } = await db
        .deleteFrom('push_subscriptions')
        .where('id', '=', device.id)
        .executeTakeFirst();
      if (numDeletedRows > 0n) await audit(work, { event: 'push-removed', target: device.id });
    } else {
      const last = { last_result: pushed.code, last_at: nowMs };
      await db.updateTable('push_subscriptions').set(last).where('id', '=', device.id).execute();
    }
  });
  return pushed;
}

async function post({ store, vault, settings, deadlineMs }: PushDeps, endpoint: string): Promise<Pushed> {
  if (!isPushEndpoint(endpoint, settings)) return { result: 'refused', code: 'EHOST' };
  const key = await pushKey(store, vault);
  const contact = settings.NOTIFY_EMAIL ?? settings.SITE_EMAIL;
  const headers = {
    authorization: vapidHeader({ endpoint, key, contact, nowMs: store.now() }),
    ttl: String(TTL_SECONDS),
    urgency: 'high',
    // Of several that wait for a phone that is off, one is enough: all say the same.
    topic: 'console',
  };
  try {
    return pushedBy(await postOnce({ url: endpoint, headers, deadlineMs }));
  } catch (error) {
    return { result: 'failed', code: codeOf(error) ?? 'unknown' };
  }
}

function pushedBy(status: number): Pushed {
  const code = `HTTP_${status}`;
  if (status >= 200 && status < 300) return { result: 'taken', code };
  if (status === 404 || status === 410) return { result: 'gone', code };
  return { result: status === 429 || status >= 500 ? 'failed' : 'refused', code };
}
