import 'server-only';
import { type Env, env } from '../env';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * How giving works here (contract §2, PAYMENTS): the operator's word, else the upstream's gateway where there is an
 * upstream, else the sandbox on a loopback address, else not at all.
 */
export function paymentsMode(
  settings: Pick<Env, 'PAYMENTS' | 'BACKEND_URL' | 'SITE_URL'> = env(),
): 'razorpay' | 'sandbox' | 'off' {
  if (settings.PAYMENTS) return settings.PAYMENTS;
  if (settings.BACKEND_URL) return 'razorpay';
  return LOOPBACK.has(new URL(settings.SITE_URL).hostname) ? 'sandbox' : 'off';
}
