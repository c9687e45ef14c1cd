import 'server-only';
import { type Env, env } from '@/lib/config/env';
import { GIFT_TOKEN } from '@/lib/donations/gift-schema';

const NAME = 'gift';
/** Long enough to find a gift again whose page was lost on the way to the bank; no longer, the device may be shared. */
const MAX_AGE_SECONDS = 7200;

/** The cookie that finds the gift again; it is sent to the gift's own endpoint only. */
export function giftCookie(
  token: string | undefined,
  { SITE_URL }: Pick<Env, 'SITE_URL'> = env(),
): Record<string, string> {
  if (token === undefined) return {};
  const secure = SITE_URL.startsWith('https:') ? '; Secure' : '';
  const scope = `Path=/chat/payment; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  return { 'set-cookie': `${NAME}=${token}; ${scope}` };
}

/** The token in a visitor's cookie; blank, which names no gift, without one. */
export function giftTokenOf(headers: Headers): string {
  const parts = (headers.get('cookie') ?? '').split(';').map((part) => part.trim());
  const value = parts.find((part) => part.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return GIFT_TOKEN.test(value) ? value : '';
}

/** The last part of the gift's address, as it stands there. */
export const giftTokenIn = (url: string): string =>
  new URL(url).pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
