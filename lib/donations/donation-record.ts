/** The public "key" of the sandbox: the browser opens our own test window for it. */
export const SANDBOX_KEY_ID = 'sandbox';

/** Keys under which no money moves. */
export const isTestKey = (keyId: string): boolean =>
  keyId === SANDBOX_KEY_ID || keyId.startsWith('rzp_test_');

/** The text of the notice that donors agree to; a new wording gets a new version. */
export const CONSENT_VERSION = '2026-11';

/** Failed attempts at one order after which a new one is asked for. */
export const MAX_FAILED_ATTEMPTS = 10;
