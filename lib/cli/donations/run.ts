import 'server-only';
import { maskPan, normalisePan, panQuality } from '@/lib/donations/pan';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import { correctPan, paymentsOf, sendReceiptAgain } from '@/lib/donations/store/donation-list';
import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { findDonation, listDonations } from '@/lib/donations/store/donations';
import { listOrphans } from '@/lib/donations/store/payment-events';
import { checkDonation, reconcile } from '@/lib/donations/store/reconcile';
import { refundsOf } from '@/lib/donations/store/refund-requests';
import { eraseDonor } from '@/lib/donations/store/unsettled';
import type { DonationCommand } from './arguments';
import { form113 } from './form113';
import {
  type DonationDesk,
  donationLine,
  donationsCsv,
  money,
  orphanLine,
  refuse,
  shownDonation,
  wholeDonation,
} from './format';
import { refund } from './refund';

/** Runs one `donations` command. The answer is the exit code. */
export async function runOnDonations(command: DonationCommand, desk: DonationDesk): Promise<0 | 1> {
  switch (command.name) {
    case 'donations-list':
    case 'donations-export':
      return list(command, desk);
    case 'donations-orphans': {
      for (const event of await listOrphans(desk.store)) desk.terminal.out(orphanLine(event, command.json));
      return 0;
    }
    case 'donations-reconcile':
      return reconcileAll(command, desk);
    case 'donations-form113':
      return stateYear(command.year, desk);
    default: {
      const donation = await findDonation(desk.store, 'id', command.id);
      if (donation !== null) return runOnOne(command, donation, desk);
      return refuse(desk, `there is no donation "${command.id}"`);
    }
  }
}

type OnOne = Extract<DonationCommand, { id: string }>;

async function runOnOne(command: OnOne, donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  switch (command.name) {
    case 'donations-show': {
      const payments = await paymentsOf(desk.store, donation.id);
      const refunds = await refundsOf(desk.store, donation.id);
      const pan = panOf(desk, donation) ?? '';
      desk.terminal.out(wholeDonation({ row: donation, payments, refunds, pan }, command.json));
      return 0;
    }
    case 'donations-refund':
      return refund(command, donation, desk);
    case 'donations-reconcile-one':
      return reconcileOne(donation, desk);
    case 'donations-receipt':
      return sendReceipt(donation, desk);
    case 'donations-pan':
      return changePan(donation, desk);
    case 'donations-erase':
      return erase(command.isForced, donation, desk);
  }
}

const panOf = ({ payments }: DonationDesk, { pan_enc }: DonationRow): string | null =>
  pan_enc === null ? null : payments.vault().open(pan_enc);

async function list(
  { name, json }: Extract<DonationCommand, { json: boolean }>,
  desk: DonationDesk,
): Promise<0> {
  const rows = await listDonations(desk.store);
  const masked = (row: DonationRow) => maskPan(panOf(desk, row) ?? '');
  if (json) for (const row of rows) desk.terminal.out(`${JSON.stringify(shownDonation(row))}\n`);
  else if (name === 'donations-export') desk.terminal.out(donationsCsv(rows, masked));
  else for (const row of rows) desk.terminal.out(donationLine(row));
  return 0;
}

const NOBODY = 'giving is off here: there is nobody to ask';

async function reconcileAll({ json }: { json: boolean }, desk: DonationDesk): Promise<0 | 1> {
  if (desk.payments.gateway() === null) return refuse(desk, NOBODY);
  const done = await reconcile(desk.payments, { isAll: true });
  const { checked, moved, orphans, unreadable, failed, unreachable } = done;
  const more = unreadable > 0 ? `, records that could not be read: ${unreadable}` : '';
  desk.terminal.out(
    json
      ? `${JSON.stringify(done)}\n`
      : `donations checked: ${checked}, moved: ${moved}, payments without a donation: ${orphans}${more}\n`,
  );
  for (const { id, reason } of failed) desk.terminal.err(`desk: ${id}: could not be checked: ${reason}\n`);
  if (unreachable) return refuse(desk, 'the provider could not be reached; the rest is for later');
  return failed.length > 0 ? 1 : 0;
}

/** One gift, wherever it stands: a webhook that was lost is made up for. */
async function reconcileOne(donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  const { id } = donation;
  const gateway = desk.payments.gateway();
  if (gateway === null) return refuse(desk, NOBODY);
  try {
    const { after, unreadable } = await checkDonation(desk.payments, gateway, donation);
    desk.terminal.out(
      `${id}: ${after.status === donation.status ? `still ${after.status}` : `${donation.status}, now ${after.status}`}, refunded ${money(after.refunded_minor)}\n`,
    );
    return unreadable === 0
      ? 0
      : refuse(desk, `${id}: ${unreadable} of the provider's records could not be read`);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return refuse(desk, `${id}: ${error.message}`);
  }
}

async function stateYear(year: string, desk: DonationDesk): Promise<0 | 1> {
  const approval = desk.payments.trust.taxApproval;
  if (approval === null)
    return refuse(desk, 'TAX_APPROVAL: absent, so there is no approval to state gifts under');
  const rows = await listDonations(desk.store);
  const { csv, included, leftOut } = form113(rows, { year, approval, panOf: (row) => panOf(desk, row) });
  desk.terminal.out(csv);
  for (const { id, why } of leftOut) desk.terminal.err(`desk: left out ${id}: ${why}\n`);
  desk.terminal.err(`desk: ${year}: ${included} stated, ${leftOut.length} left out\n`);
  return 0;
}

async function sendReceipt(donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  const { payments, store, terminal } = desk;
  const sent = await sendReceiptAgain(store, donation.id, {
    trust: payments.trust.name,
    mails: payments.mails,
  });
  if (sent === null)
    return refuse(desk, `${donation.id}: has no receipt: ${donation.mode}, ${donation.status}`);
  terminal.out(
    `${donation.id}: ${sent}${payments.mails ? ', goes out by mail' : ' (SMTP_URL: absent, no mail)'}\n`,
  );
  return 0;
}

/** From the input: a PAN on a command line would stay in the shell's history. */
async function changePan(donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  const pan = normalisePan((await desk.terminal.input()).split('\n')[0] ?? '');
  const quality = panQuality(pan);
  if (quality === 'invalid') return refuse(desk, 'that is no PAN: five letters, four digits, one letter');
  await correctPan(desk.store, donation.id, { pan, vault: desk.payments.vault() });
  desk.terminal.out(`${donation.id}: PAN ${maskPan(pan)}, ${quality}\n`);
  return 0;
}

async function erase(isForced: boolean, donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  if (donation.receipt_no !== null && !isForced)
    return refuse(
      desk,
      `${donation.id}: has receipt ${donation.receipt_no}, which the tax law asks to keep; --force erases its donor all the same`,
    );
  await eraseDonor(desk.store, donation.id);
  desk.terminal.out(`${donation.id}: donor erased\n`);
  return 0;
}
