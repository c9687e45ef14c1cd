import 'server-only';
import { learn, type PaymentParts } from '@/lib/backend/embedded/payments/parts';
import { reconcile } from '@/lib/backend/embedded/payments/reconcile';
import { correctPan, paymentsOf, sendReceiptAgain } from '@/lib/backend/embedded/records/donation-desk';
import type { DonationRow } from '@/lib/backend/embedded/records/donation-tables';
import { findDonation, listDonations } from '@/lib/backend/embedded/records/donations';
import { listOrphans } from '@/lib/backend/embedded/records/payment-events';
import type { Records } from '@/lib/backend/embedded/records/tables';
import { eraseDonor } from '@/lib/backend/embedded/records/unsettled';
import { maskPan, normalisePan, panQuality } from '@/lib/domain/pan';
import { isGatewayError } from '@/lib/payments/gateway';
import type { DonationCommand } from './arguments';
import { form113 } from './form113';
import { donationLine, donationsCsv, orphanLine, shownDonation, wholeDonation } from './format';

type Said = { out(text: string): void; err(text: string): void; input(): Promise<string> };
export type DonationDesk = { store: Records; terminal: Said; payments: PaymentParts };

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
      const pan = panOf(desk, donation) ?? '';
      desk.terminal.out(wholeDonation({ row: donation, payments, pan }, command.json));
      return 0;
    }
    case 'donations-refund':
      return refund(command.amountMinor, donation, desk);
    case 'donations-receipt':
      return sendReceipt(donation, desk);
    case 'donations-pan':
      return changePan(donation, desk);
    case 'donations-erase':
      return erase(command.isForced, donation, desk);
  }
}

function refuse({ terminal }: DonationDesk, why: string): 1 {
  terminal.err(`desk: ${why}\n`);
  return 1;
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

async function reconcileAll({ json }: { json: boolean }, desk: DonationDesk): Promise<0 | 1> {
  if (desk.payments.gateway() === null) return refuse(desk, 'giving is off here: there is nobody to ask');
  const done = await reconcile(desk.payments, { isAll: true });
  const { checked, moved, orphans, unreachable } = done;
  desk.terminal.out(
    json
      ? `${JSON.stringify(done)}\n`
      : `donations checked: ${checked}, moved: ${moved}, payments without a donation: ${orphans}\n`,
  );
  return unreachable ? refuse(desk, 'the provider could not be reached; the rest is for later') : 0;
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

/** The key makes a refund that is asked for twice one refund, as long as nothing else was given back in between. */
async function refund(asked: number | null, donation: DonationRow, desk: DonationDesk): Promise<0 | 1> {
  const { paid_payment_id: paymentId, amount_minor, refunded_minor, id, currency } = donation;
  const gateway = desk.payments.gateway();
  const leftMinor = amount_minor - refunded_minor;
  const amountMinor = asked ?? leftMinor;
  if (gateway === null || paymentId === null || leftMinor === 0)
    return refuse(desk, `${id}: nothing to refund`);
  if (gateway.mode !== donation.mode) return refuse(desk, `${id}: was given in ${donation.mode} mode`);
  if (amountMinor > leftMinor) return refuse(desk, `${id}: only ${(leftMinor / 100).toFixed(2)} are left`);
  try {
    const key = `refund-${id}-${refunded_minor}-${amountMinor}`;
    const made = await gateway.refund(paymentId, amountMinor, key);
    const after = await learn(desk.payments, donation, [{ kind: 'refund', refund: made }]);
    desk.terminal.out(
      `${id}: ${currency} ${(amountMinor / 100).toFixed(2)} ${made.status}, now ${after.status}\n`,
    );
    return 0;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return refuse(desk, `${id}: ${error.message}; look at the provider's own list before trying again`);
  }
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
