import 'server-only';
import { BackendError } from '@/lib/backend/backend';
import { MAX_FAILED_ATTEMPTS } from '@/lib/donations/donation-record';
import { type DonationStatus, statusRanks } from '@/lib/donations/donation-state';
import { indianDate } from '@/lib/donations/financial-year';
import { GIFT_TOKEN, type Gift, type GiftReceipt, type GiftState } from '@/lib/donations/gift-schema';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import { log } from '@/lib/server/log';
import { askOfOrder } from './ask-provider';
import { learn, type PaymentParts } from './deps';
import type { DonationRow } from './donation-tables';
import { claimCheck, findDonation } from './donations';

/** The provider is asked of one gift at most so often, however often its page is read. */
const ASK_EVERY_MS = 10_000;
/** The page waits no longer than this for the provider; what it says later is kept all the same. */
const ASK_PATIENCE_MS = 2500;

/** What the donor's own page may know of a gift. @throws BackendError `not-found` */
export async function readGift(parts: PaymentParts, token: string): Promise<Gift> {
  const found = GIFT_TOKEN.test(token)
    ? await findDonation(await parts.store(), 'public_token', token)
    : null;
  if (found === null) throw new BackendError('not-found');
  return shown(await upToDate(parts, found), parts.trust);
}

async function upToDate(parts: PaymentParts, donation: DonationRow): Promise<DonationRow> {
  const store = await parts.store();
  if (donation.order_id === null || statusRanks[donation.status] >= statusRanks.paid) return donation;
  if (!(await claimCheck(store, donation.id, ASK_EVERY_MS))) return donation;
  const asking = askProvider(parts, donation);
  const patience = new Promise<DonationRow>((resolve) => {
    setTimeout(() => resolve(donation), ASK_PATIENCE_MS).unref();
  });
  return Promise.race([asking, patience]);
}

/** Everything the provider knows of an order's payments. A provider that cannot be asked changes nothing. */
async function askProvider(parts: PaymentParts, donation: DonationRow): Promise<DonationRow> {
  try {
    const gateway = parts.gateway();
    const { facts } = gateway === null ? nothing : await askOfOrder(parts, gateway, donation);
    return facts.length === 0 ? donation : await learn(parts, donation, facts);
  } catch (error) {
    log.warn({ event: 'gift_unfetched', reason: isGatewayError(error) ? error.kind : 'unknown' });
    return donation;
  }
}

const nothing = { facts: [] };

const states: Record<DonationStatus, GiftState> = {
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

/** A gift for its donor: never PAN, e-mail, phone or address. */
export function shown(donation: DonationRow, trust: PaymentParts['trust']): Gift {
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

function receiptOf(donation: DonationRow, trust: PaymentParts['trust']): GiftReceipt | null {
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
export async function giftTokenOfOrder(parts: PaymentParts, orderId: string): Promise<string | null> {
  return (await findDonation(await parts.store(), 'order_id', orderId))?.public_token ?? null;
}
