import 'server-only';
import { records } from '@/lib/backend/database/database';
import type { Records } from '@/lib/backend/database/tables';
import type { Vault } from '@/lib/backend/database/vault';
import { vault } from '@/lib/backend/database/vault-key';
import { type Env, env } from '@/lib/config/env';
import { paymentsMode } from '@/lib/config/payment-mode';
import type { Fact } from '@/lib/donations/donation-state';
import type { Gateway } from '@/lib/donations/provider/gateway';
import { guardedGateway } from '@/lib/donations/provider/guarded';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import { type SandboxGateway, sandboxGateway } from '@/lib/donations/provider/sandbox';
import { log } from '@/lib/server/log';
import { applyFacts } from './donation-facts';
import type { DonationRow } from './donation-tables';
import { sandboxBook } from './sandbox-book';

/** What everything around a donation needs; a test gives its own. */
export type PaymentParts = {
  store: () => Promise<Records>;
  vault: () => Vault;
  /** Null where giving is off. */
  gateway: () => Gateway | null;
  /** Null unless it is the gateway. */
  sandbox: () => SandboxGateway | null;
  trust: { name: string; pan: string | null; taxApproval: string | null };
  /** Whether receipts are sent by mail. */
  mails: boolean;
  /** Whether one e-mail may have so many open orders only. */
  capsOrders: boolean;
  webhookSecrets: readonly string[];
};

let own: PaymentParts | undefined;

/** The parts of this process, by its configuration. */
export function paymentParts(): PaymentParts {
  own ??= partsOf(env(), records);
  return own;
}

export function partsOf(settings: Env, store: () => Promise<Records>): PaymentParts {
  const sandbox = once(() => (paymentsMode(settings) === 'sandbox' ? sandboxOver(settings, store) : null));
  const razorpay = once(() => razorpayOf(settings));
  const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous } = settings;
  return {
    store,
    vault: () => vault(settings),
    gateway: () => sandbox() ?? razorpay(),
    sandbox,
    trust: {
      name: settings.TRUST_NAME,
      pan: settings.TRUST_PAN ?? null,
      taxApproval: settings.TAX_APPROVAL ?? null,
    },
    mails: settings.SMTP_URL !== undefined,
    capsOrders: settings.RATE_LIMIT === 'on',
    webhookSecrets: [secret, previous].filter((one) => one !== undefined),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

const sandboxOver = (settings: Env, store: () => Promise<Records>): SandboxGateway =>
  sandboxGateway({
    secret: vault(settings).secretFor('sandbox'),
    book: sandboxBook(store),
    now: Date.now,
  });

function razorpayOf(settings: Env): Gateway | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_API_URL: apiUrl } = settings;
  if (paymentsMode(settings) !== 'razorpay' || keyId === undefined || keySecret === undefined) return null;
  return guardedGateway(razorpayGateway({ keyId, keySecret, apiUrl }), Date.now);
}

/** Writes down what was learnt of a donation, and tells the log what somebody has to look at. */
export async function learn(
  parts: PaymentParts,
  donation: DonationRow,
  facts: readonly Fact[],
): Promise<DonationRow> {
  const after = await applyFacts(await parts.store(), donation.id, {
    facts,
    trust: parts.trust.name,
    mails: parts.mails,
  });
  tellChange(donation, after);
  return after;
}

/** Tells the log how a donation moved, and what somebody has to look at. */
export function tellChange(before: DonationRow, after: DonationRow): void {
  const { id: donation_id, flags } = after;
  if (after.status !== before.status)
    log.info({ event: 'donation_moved', donation_id, from: before.status, to: after.status });
  const known = before.flags.split(',');
  if (flags.split(',').some((flag) => flag !== '' && !known.includes(flag)))
    log.error({ event: 'donation_flagged', donation_id, flags });
  else if (flags !== before.flags) log.info({ event: 'donation_unflagged', donation_id, flags });
  if (after.refunded_minor < before.refunded_minor) log.error({ event: 'refund_failed', donation_id });
}
