import 'server-only';
import { inTransaction } from '@/lib/backend/database/audit';
import { records } from '@/lib/backend/database/database';
import { publishEvent } from '@/lib/backend/database/events';
import type { Records } from '@/lib/backend/database/tables';
import { type Vault, vault } from '@/lib/backend/database/vault';
import { type Env, env } from '@/lib/config/env';
import { paymentsMode } from '@/lib/config/payment-mode';
import type { Fact } from '@/lib/donations/donation-state';
import { type Gateway, guardedGateway } from '@/lib/donations/provider/gateway';
import { razorpayGateway } from '@/lib/donations/provider/razorpay';
import {
  type SandboxBook,
  type SandboxGateway,
  type SandboxPayment,
  sandboxGateway,
} from '@/lib/donations/provider/sandbox';
import { traceOf } from '@/lib/server/error-trace';
import { log } from '@/lib/server/log';
import { applyFacts } from './donation-facts';
import type { DonationRow, SandboxPaymentRow } from './donation-tables';

/** What everything around a donation needs; a test passes its own. */
export type PaymentDeps = {
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

let own: PaymentDeps | undefined;

/** The dependencies of this process, by its configuration. */
export function paymentDeps(): PaymentDeps {
  const settings = env();
  own ??= paymentDepsOf(settings, records);
  return { ...own, trust: trustOf(settings) };
}

export function paymentDepsOf(settings: Env, store: () => Promise<Records>): PaymentDeps {
  const sandbox = once(() => (paymentsMode(settings) === 'sandbox' ? sandboxOver(settings, store) : null));
  const razorpay = once(() => razorpayOf(settings));
  const { RAZORPAY_WEBHOOK_SECRET: secret, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous } = settings;
  return {
    store,
    vault: () => vault(settings),
    gateway: () => sandbox() ?? razorpay(),
    sandbox,
    trust: trustOf(settings),
    mails: settings.SMTP_URL !== undefined,
    capsOrders: settings.RATE_LIMIT === 'on',
    webhookSecrets: [secret, previous].filter((one) => one !== undefined),
  };
}

/** Who receipts are from; read anew for each, as the content may name the trust. */
const trustOf = ({ TRUST_NAME, TRUST_PAN, TAX_APPROVAL }: Env): PaymentDeps['trust'] => ({
  name: TRUST_NAME,
  pan: TRUST_PAN ?? null,
  taxApproval: TAX_APPROVAL ?? null,
});

function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
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

/** Stores new facts about a donation, and logs what somebody has to look at. */
export async function learn(
  deps: PaymentDeps,
  donation: DonationRow,
  facts: readonly Fact[],
): Promise<DonationRow> {
  const after = await applyFacts(await deps.store(), donation.id, {
    facts,
    trust: deps.trust.name,
    mails: deps.mails,
  });
  await tellChange(await deps.store(), donation, after);
  return after;
}

/** Tells whoever looks at the gifts in the console. What is stored stays stored where that fails. */
export const tellGifts = (store: Records, donationId: string): Promise<void> =>
  inTransaction(store, (work) => publishEvent(work, 'gifts', donationId)).catch((error: unknown) =>
    log.warn({ event: 'gift_untold', ...traceOf(error) }),
  );

/**
 * Tells how a donation changed, in the log and in the console: after its own transaction, as the numbers of events have
 * a lock that others take before a donation's.
 */
export async function tellChange(store: Records, before: DonationRow, after: DonationRow): Promise<void> {
  const { id: donation_id, flags } = after;
  if (after.status !== before.status)
    log.info({ event: 'donation_moved', donation_id, from: before.status, to: after.status });
  const known = before.flags.split(',');
  if (flags.split(',').some((flag) => flag !== '' && !known.includes(flag)))
    log.error({ event: 'donation_flagged', donation_id, flags });
  else if (flags !== before.flags) log.info({ event: 'donation_unflagged', donation_id, flags });
  if (after.refunded_minor < before.refunded_minor) log.error({ event: 'refund_failed', donation_id });
  const shown = ({ status, refunded_minor, receipt_no }: DonationRow) => [status, refunded_minor, receipt_no];
  if (flags !== before.flags || shown(after).some((value, at) => value !== shown(before)[at]))
    await tellGifts(store, donation_id);
}

const toPayment = (row: SandboxPaymentRow): SandboxPayment => ({
  id: row.id,
  orderId: row.order_id,
  amountMinor: row.amount_minor,
  currency: row.currency,
  outcome: row.outcome,
  refundedMinor: row.refunded_minor,
  createdAtMs: row.created_at,
});

/** The sandbox's payments, in our database: what a provider would store. */
export function sandboxBook(store: () => Promise<Records>): SandboxBook {
  const table = async () => (await store()).db;
  return {
    async add({ id, orderId, amountMinor, currency, outcome, refundedMinor, createdAtMs }) {
      const row = { id, order_id: orderId, amount_minor: amountMinor, currency, outcome };
      await (await table())
        .insertInto('sandbox_payments')
        .values({ ...row, refunded_minor: refundedMinor, created_at: createdAtMs })
        .execute();
    },
    async ofOrder(orderId) {
      const query = (await table()).selectFrom('sandbox_payments').selectAll();
      return (await query.where('order_id', '=', orderId).orderBy('created_at').execute()).map(toPayment);
    },
    async find(paymentId) {
      const query = (await table()).selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId);
      const row = await query.executeTakeFirst();
      return row === undefined ? null : toPayment(row);
    },
    async addRefund(paymentId, amountMinor) {
      await (await table())
        .updateTable('sandbox_payments')
        .set(({ eb }) => ({ refunded_minor: eb('refunded_minor', '+', amountMinor) }))
        .where('id', '=', paymentId)
        .execute();
    },
  };
}
