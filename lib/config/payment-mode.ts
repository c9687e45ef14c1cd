import 'server-only';
import { type Currency, currencies } from './currencies';
import { type Env, env } from './env';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A site that only its own machine can reach: it is being tried out. */
const isLocal = ({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean => LOOPBACK.has(new URL(SITE_URL).hostname);

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
  return isLocal(settings) ? 'sandbox' : 'off';
}

type CurrencySettings = Settings & Pick<Env, 'DONATION_CURRENCIES' | 'FCRA_STATUS'>;

/**
 * Currencies in which gifts are taken, in the order they are offered. Real money from abroad waits for the trust's word
 * on the law (FCRA_STATUS, payments reference §3.3); with a test key or on this very machine every one can be tried.
 */
export function donationCurrencies(settings: CurrencySettings = env()): Currency[] {
  const enabled = currencies.filter((currency) => settings.DONATION_CURRENCIES.includes(currency));
  const isTrial =
    isLocal(settings) || settings.PAYMENTS === 'sandbox' || settings.RAZORPAY_KEY_ID?.startsWith('rzp_test_');
  return isTrial || settings.FCRA_STATUS ? enabled : enabled.filter((currency) => currency === 'INR');
}
