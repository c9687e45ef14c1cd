import 'server-only';
import { BackendError } from '@/lib/backend/backend';
import { type DonationStatus, statusRanks } from '@/lib/donations/donation-state';
import { indianDate } from '@/lib/donations/financial-year';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import {
  DONATION_TOKEN,
  type Donation,
  type DonationReceipt,
  type DonationState,
} from '@/lib/donations/schema';
import { log } from '@/lib/server/log';
import { askOfOrder } from './ask-provider';
import { learn, type PaymentDeps } from './deps';
import type { DonationRow } from './donation-tables';
import { claimCheck, findDonation } from './donations';

/** The provider is queried for one donation at most this often, however often its page is read. */
const ASK_EVERY_MS = 10_000;
/** The page waits no longer than this for the provider; a later answer is stored all the same. */
const ASK_TIMEOUT_MS = 2500;
/** Failed attempts at one order after which the donor needs a new one. */
const MAX_FAILED_ATTEMPTS = 10;

/** What the donor's own page may know of a gift. @throws BackendError `not-found` */
export async function readDonation(deps: PaymentDeps, token: string): Promise<Donation> {
  const found = DONATION_TOKEN.test(token)
    ? await findDonation(await deps.store(), 'public_token', token)
    : null;
  if (found === null) throw new BackendError('not-found');
  return shown(await upToDate(deps, found), deps.trust);
}

async function upToDate(deps: PaymentDeps, donation: DonationRow): Promise<DonationRow> {
  const store = await deps.store();
  if (donation.order_id === null || statusRanks[donation.status] >= statusRanks.paid) return donation;
  if (!(await claimCheck(store, donation.id, ASK_EVERY_MS))) return donation;
  const asking = askProvider(deps, donation);
  const timeout = new Promise<DonationRow>((resolve) => {
    setTimeout(() => resolve(donation), ASK_TIMEOUT_MS).unref();
  });
  return Promise.race([asking, timeout]);
}

/** Everything the provider knows of an order's payments. A provider that does not answer changes nothing. */
async function askProvider(deps: PaymentDeps, donation: DonationRow): Promise<DonationRow> {
  try {
    const gateway = deps.gateway();
    const { facts } = gateway === null ? nothing : await askOfOrder(deps, gateway, donation);
    return facts.length === 0 ? donation : await learn(deps, donation, facts);
  } catch (error) {
    log.warn({ event: 'gift_unfetched', reason: isGatewayError(error) ? error.kind : 'unknown' });
    return donation;
  }
}

const nothing = { facts: [] };

const states: Record<DonationStatus, DonationState> = {
  creating: 'created',
  created: 'created',
  attempted: 'created',
  failed: 'failed',
  expired: 'expired',
  authorized: 'confirming',
  paid: 'paid',
  partially_refunded: 'partially_refunded',
  refunded: 'refunded',
};

const time = (atMs: number): string => new Date(atMs).toISOString();

/** A donation for its donor: never PAN, e-mail, phone or address. */
export function shown(donation: DonationRow, trust: PaymentDeps['trust']): Donation {
  const { status, failed_attempts, order_id } = donation;
  return {
    token: donation.public_token,
    state: states[status],
    mode: donation.mode,
    amount: donation.amount_minor,
    currency: donation.currency,
    refunded: donation.refunded_minor,
    donation_type: donation.donation_type,
    variant: donation.variant,
    created_at: time(donation.created_at),
    paid_at: donation.paid_at === null ? null : time(donation.paid_at),
    can_retry:
      order_id !== null && statusRanks[status] <= statusRanks.failed && failed_attempts < MAX_FAILED_ATTEMPTS,
    receipt: receiptOf(donation, trust),
  };
}

function receiptOf(donation: DonationRow, trust: PaymentDeps['trust']): DonationReceipt | null {
  const { receipt_no, paid_at, receipt_at, status, name } = donation;
  if (receipt_no === null) return null;
  const amended = status === 'partially_refunded' ? 'amended' : 'valid';
  return {
    number: receipt_no,
    // The day the money came, so that it lies in the year of the receipt's number.
    issued_on: indianDate(paid_at ?? receipt_at ?? donation.created_at),
    status: status === 'refunded' ? 'cancelled' : amended,
    donor_name: name,
    amount_inr: donation.base_amount_inr_minor,
    trust_name: trust.name,
    trust_pan: trust.pan,
    tax_approval: trust.taxApproval,
  };
}

/** The name of an order's page, for whoever has shown the provider's signature for it. */
export async function tokenOfOrder(deps: PaymentDeps, orderId: string): Promise<string | null> {
  return (await findDonation(await deps.store(), 'order_id', orderId))?.public_token ?? null;
}
