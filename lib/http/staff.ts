import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { BulkheadRejectedError } from 'cockatiel';
import { note } from '@/lib/backend/database/audit';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import { vault } from '@/lib/backend/database/vault';
import { failingAs } from '@/lib/backend/failing-as';
import { type Env, env } from '@/lib/config/env';
import { isLoopback } from '@/lib/config/env-fields';
import { site } from '@/lib/config/site';
import { hasStaffConsole } from '@/lib/config/staff-console';
import { staff } from '@/lib/i18n/en/staff';
import { log } from '@/lib/server/log';
import { deviceOf, hasRight, type Right, STEP_UP_MS } from '@/lib/staff/rules';
import type { RelyingParty } from '@/lib/staff/store/passkeys';
import { type SignedIn, sessionOf } from '@/lib/staff/store/sessions';
import type { PasskeyDeps, SignInDeps, Visitor } from '@/lib/staff/store/sign-in';
import type { SignInResult } from '@/lib/staff/store/tries';
import { clientAddress } from './client-address';
import { requireOwnOrigin } from './origin';
import { RequestError } from './problem';
import { tooMany } from './rate-limit';

const { errors } = staff;

/** The store of the console; its failures are those of the store of messages. */
export const staffStore = (): Promise<Records> => failingAs('storage', records);
export const staffDeps = async (): Promise<SignInDeps> => ({
  store: await staffStore(),
  vault: vault(),
  pause: (ms) => pause(ms),
});

/** Passkeys are tied to the host of SITE_URL and used from its pages alone. */
export function relyingParty({ SITE_URL }: Pick<Env, 'SITE_URL'> = env()): RelyingParty {
  const { hostname, origin } = new URL(SITE_URL);
  return { id: hostname, name: site().name, origin };
}
export const passkeyDeps = async (): Promise<PasskeyDeps> => ({
  store: await staffStore(),
  party: relyingParty(),
  pause: (ms) => pause(ms),
});

/** @throws RequestError 404 where the console is off */
export function requireConsole(): void {
  if (!hasStaffConsole(env())) throw new RequestError('not_found', 'Not found', { status: 404 });
}

/**
 * What every POST must bring beside JSON: our own Origin, said and not only not denied, and the header that no form of
 * another site can send. @throws RequestError 404, 403
 */
export function requireStaffPost(headers: Headers): void {
  requireConsole();
  requireOwnOrigin(headers);
  if (headers.get('origin') === null || headers.get('x-staff') !== '1')
    throw new RequestError('cross_site', 'This request came from another website.', { status: 403 });
}

/** Every post, and a read within a minute of a touch or a key; what a page asks by itself keeps no session alive. */
const isActive = (headers: Headers): boolean => headers.get('x-staff') === '1';

/** The session of the request's cookie, or null. */
export async function sessionIn(headers: Headers): Promise<SignedIn | null> {
  const token = sessionTokenOf(headers);
  return token === null ? null : sessionOf(await staffStore(), token, { isActive: isActive(headers) });
}

/** The same. @throws RequestError 401 without one, 403 without the right: noted, with the endpoint that was asked for */
export async function requireStaff(headers: Headers, right: Right, endpoint = ''): Promise<SignedIn> {
  const signedIn = await sessionIn(headers);
  if (signedIn === null) throw new RequestError('signed_out', errors.signedOut, { status: 401 });
  const { person } = signedIn;
  if (!hasRight(person.role, right)) {
    log.warn({ event: 'staff_refused', staff_id: person.id, right, endpoint });
    await note(await staffStore(), { event: 'refused', actor: person.id, target: endpoint });
    throw new RequestError('forbidden', 'Your role does not include this.', { status: 403 });
  }
  return signedIn;
}

/** @throws RequestError 403 where password and code were not asked for within five minutes */
export function requireStepUp({ session }: SignedIn, nowMs: number): void {
  if (session.stepped_up_at === null || nowMs - session.stepped_up_at >= STEP_UP_MS)
    throw new RequestError('step_up_needed', 'Please confirm with your password and a code.', {
      status: 403,
    });
}

export const visitorOf = (headers: Headers): Visitor => ({
  address: clientAddress(headers),
  device: deviceOf(headers.get('user-agent') ?? ''),
});

/** A fault of one field. */
export const wrongField = (field: string, message: string): RequestError =>
  new RequestError('invalid_fields', 'Please check the fields named here.', {
    status: 400,
    fields: { [field]: message },
  });

/** Waits for what hashes a password. @throws RequestError 429 while too many do */
export const orBusy = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw error instanceof BulkheadRejectedError ? tooMany(BUSY_SECONDS) : error;
  });
const BUSY_SECONDS = 8;

/** The token of a sign-in that succeeded. @throws RequestError 401, 429 */
export function tokenOf(result: SignInResult): string {
  if (result.kind === 'in') return result.token;
  if (result.kind === 'busy') throw tooMany(BUSY_SECONDS);
  throw new RequestError('wrong_sign_in', errors.wrong, { status: 401 });
}

/** `__Host-` ties the cookie to this host and to https. On http://localhost neither can hold, so there, and there only, it has another name. */
function cookieOf({ SITE_URL }: Pick<Env, 'SITE_URL'>): { name: string; scope: string } {
  const { protocol, hostname } = new URL(SITE_URL);
  const isLocal = protocol === 'http:' && isLoopback(hostname);
  const scope = 'Path=/; HttpOnly; SameSite=Strict';
  return isLocal ? { name: 'staff', scope } : { name: '__Host-staff', scope: `${scope}; Secure` };
}

function sessionTokenOf(headers: Headers, settings = env()): string | null {
  const { name } = cookieOf(settings);
  const cookies = (headers.get('cookie') ?? '').split(';').map((one) => one.trim());
  const value = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
  return /^[\w-]{43}$/.test(value) ? value : null;
}

/** An answer that gives the browser a session, or with null takes it away. It lives until the browser ends. */
export function withSession(token: string | null, body: object, settings = env()): Response {
  const { name, scope } = cookieOf(settings);
  const cookie = `${name}=${token ?? ''}; ${scope}${token === null ? '; Max-Age=0' : ''}`;
  return Response.json(body, { headers: { 'cache-control': 'no-store', 'set-cookie': cookie } });
}
