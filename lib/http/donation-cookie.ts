import 'server-only';
import { type Env, env } from '@/lib/config/env';
import { DONATION_TOKEN } from '@/lib/donations/schema';

const NAME = 'gift';
/** Long enough to find a donation again whose page was lost on the way to the bank; no longer, the device may be shared. */
const MAX_AGE_SECONDS = 7200;

/** The cookie that finds the donation again; it is sent to the endpoints of payments only. */
export function donationCookie(
  token: string | undefined,
  { SITE_URL }: Pick<Env, 'SITE_URL'> = env(),
): Record<string, string> {
  if (token === undefined) return {};
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  const scope = `Path=/chat/payment; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { 'set-cookie': `${NAME}=${token}; ${scope}` };
}

/** The token in a visitor's cookie; blank, which names no donation, without one. */
export function donationTokenOf(headers: Headers): string {
  const cookies = (headers.get('cookie') ?? '').split(';').map((one) => one.trim());
  const value = cookies.find((one) => one.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return DONATION_TOKEN.test(value) ? value : '';
}
