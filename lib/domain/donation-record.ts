/** The public "key" of the sandbox: the browser opens our own test window for it. */
export const SANDBOX_KEY_ID = 'sandbox';

/** The text of the notice that donors agree to; a new wording gets a new version. */
export const CONSENT_VERSION = '2026-11';

/** Failed attempts at one order after which a new one is asked for. */
export const MAX_FAILED_ATTEMPTS = 10;
