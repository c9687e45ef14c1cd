import 'server-only';
import { type Env, env } from './env';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

type Settings = Pick<
  Env,
  'PAYMENTS' | 'BACKEND_URL' | 'SITE_URL' | 'RAZORPAY_KEY_ID' | 'RAZORPAY_KEY_SECRET'
>;

/**
 * How giving works here (contract §2, PAYMENTS): the operator's word, else the provider where there is an upstream
 * or both keys, else the sandbox on a loopback address, else not at all.
 */
export function paymentsMode(settings: Settings = env()): 'razorpay' | 'sandbox' | 'off' {
  if (settings.PAYMENTS) return settings.PAYMENTS;
  if (settings.BACKEND_URL || (settings.RAZORPAY_KEY_ID && settings.RAZORPAY_KEY_SECRET)) return 'razorpay';
  return LOOPBACK.has(new URL(settings.SITE_URL).hostname) ? 'sandbox' : 'off';
}
