import 'server-only';
import { CLI, noteCli } from '@/lib/cli/output';
import { isGatewayError } from '@/lib/donations/provider/gateway';
import { correctPan, eraseDonor, paymentsOf, sendReceiptAgain } from '@/lib/donations/store/donation-admin';
import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { findDonation, listDonations } from '@/lib/donations/store/donations';
import { donationsCsv, money, shownDonation } from '@/lib/donations/store/donations-csv';
import { voidOf } from '@/lib/donations/store/enter-gift';
import { listOrphans } from '@/lib/donations/store/payment-events';
import { checkDonation, reconcile } from '@/lib/donations/store/reconcile';
import { refundsOf } from '@/lib/donations/store/refund';
import { makeStatement } from '@/lib/donations/store/statements';
import { isVoid } from '@/lib/donations/stored-gift';
import { maskPan, normalisePan, panQuality } from '@/lib/formats/formats';
import type { DonationCommand } from './arguments';
import { type DonationCli, donationLine, leftOutTexts, orphanLine, refuse, wholeDonation } from './format';
import { refund } from './refund';

/** Runs one `donations` command. The answer is the exit code. */
export async function runOnDonations(command: DonationCommand, cli: DonationCli): Promise<0 | 1> {
  switch (command.name) {
    case 'donations-list':
    case 'donations-export':
      return list(command, cli);
    case 'donations-orphans': {
      await noteCli(cli.store, 'gifts-listed');
      for (const event of await listOrphans(cli.store)) cli.terminal.out(orphanLine(event, command.json));
      return 0;
    }
    case 'donations-reconcile':
      return reconcileAll(command, cli);
    case 'donations-form113':
      return stateYear(command.year, cli);
    default: {
      const donation = await findDonation(cli.store, 'id', command.id);
      if (donation !== null) return runOnOne(command, donation, cli);
      return refuse(cli, `there is no donation "${command.id}"`);
    }
  }
}

type OnOne = Extract<DonationCommand, { id: string }>;

async function runOnOne(command: OnOne, donation: DonationRow, cli: DonationCli): Promise<0 | 1> {
  switch (command.name) {
    case 'donations-show': {
      await noteCli(cli.store, 'gift-read', donation.id);
      const payments = await paymentsOf(cli.store, donation.id);
      const refunds = await refundsOf(cli.store, donation.id);
      const pan = panOf(cli, donation) ?? '';
      const voided = await voidOf(cli.store, donation.id);
      cli.terminal.out(wholeDonation({ row: donation, payments, refunds, pan, voided }, command.json));
      return 0;
    }
    case 'donations-refund':
      return refund(command, donation, cli);
    case 'donations-reconcile-one':
      return reconcileOne(donation, cli);
    case 'donations-receipt':
      return sendReceipt(donation, cli);
    case 'donations-pan':
      return changePan(donation, cli);
    case 'donations-erase':
      return erase(command.isForced, donation, cli);
  }
}

const panOf = ({ payments }: DonationCli, { pan_enc }: DonationRow): string | null =>
  pan_enc === null ? null : payments.vault().open(pan_enc);

async function list(
  { name, json }: Extract<DonationCommand, { json: boolean }>,
  cli: DonationCli,
): Promise<0> {
  await noteCli(cli.store, name === 'donations-export' ? 'gifts-exported' : 'gifts-listed');
  const rows = await listDonations(cli.store);
  const masked = (row: DonationRow) => maskPan(panOf(cli, row) ?? '');
  if (json) for (const row of rows) cli.terminal.out(`${JSON.stringify(shownDonation(row))}\n`);
  else if (name === 'donations-export') cli.terminal.out(donationsCsv(rows, masked));
  else for (const row of rows) cli.terminal.out(donationLine(row));
  return 0;
}

const NOBODY = 'giving is off here: there is nobody to ask';

async function reconcileAll({ json }: { json: boolean }, cli: DonationCli): Promise<0 | 1> {
  if (cli.payments.gateway() === null) return refuse(cli, NOBODY);
  await noteCli(cli.store, 'gifts-reconciled');
  const done = await reconcile(cli.payments, { isAll: true });
  const { checked, moved, orphans, unreadable, failed, unreachable } = done;
  const more = unreadable > 0 ? `, records that could not be read: ${unreadable}` : '';
  cli.terminal.out(
    json
      ? `${JSON.stringify(done)}\n`
      : `donations checked: ${checked}, moved: ${moved}, payments without a donation: ${orphans}${more}\n`,
  );
  for (const { id, reason } of failed) cli.terminal.err(`desk: ${id}: could not be checked: ${reason}\n`);
  if (unreachable) return refuse(cli, 'the provider could not be reached; the rest is for later');
  return failed.length > 0 ? 1 : 0;
}

/** One donation in whatever state: makes up for a lost webhook. */
async function reconcileOne(donation: DonationRow, cli: DonationCli): Promise<0 | 1> {
  const { id } = donation;
  const gateway = cli.payments.gateway();
  if (gateway === null) return refuse(cli, NOBODY);
  if (donation.entered_as !== null)
    return refuse(cli, `${id}: was entered by hand; the provider does not know it`);
  await noteCli(cli.store, 'gift-checked', id);
  try {
    const { after, unreadable } = await checkDonation(cli.payments, gateway, donation);
    cli.terminal.out(
      `${id}: ${after.status === donation.status ? `still ${after.status}` : `${donation.status}, now ${after.status}`}, refunded ${money(after.refunded_minor)}\n`,
    );
    return unreadable === 0
      ? 0
      : refuse(cli, `${id}: ${unreadable} of the provider's records could not be read`);
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return refuse(cli, `${id}: ${error.message}`);
  }
}

/** What is printed is remembered as a download of the console is: it can be noted there as filed. */
async function stateYear(year: string, cli: DonationCli): Promise<0 | 1> {
  const statement = await makeStatement(cli.payments, { staffId: CLI, year });
  if (statement === null)
    return refuse(cli, 'TAX_APPROVAL: absent, so there is no approval to state gifts under');
  const { csv, size, leftOut } = statement;
  cli.terminal.out(csv);
  for (const { row, why } of leftOut) cli.terminal.err(`desk: left out ${row.id}: ${leftOutTexts[why]}\n`);
  cli.terminal.err(
    `desk: ${year}: ${size.gifts} stated in ${size.rows} rows, ₹${size.rupees}; ${leftOut.length} left out\n`,
  );
  return 0;
}

async function sendReceipt(donation: DonationRow, cli: DonationCli): Promise<0 | 1> {
  const { payments, store, terminal } = cli;
  if (isVoid(donation))
    return refuse(cli, `${donation.id}: was ${leftOutTexts.void}; its receipt is cancelled`);
  const sent = await sendReceiptAgain(store, donation.id, {
    trust: payments.trust.name,
    mails: payments.mails,
  });
  if (sent === null)
    return refuse(cli, `${donation.id}: has no receipt: ${donation.mode}, ${donation.status}`);
  await noteCli(store, payments.mails ? 'receipt-sent' : 'gift-read', donation.id);
  terminal.out(
    `${donation.id}: ${sent}${payments.mails ? ', goes out by mail' : ' (SMTP_URL: absent, no mail)'}\n`,
  );
  return 0;
}

/** From the input: a PAN on a command line would stay in the shell's history. */
async function changePan(donation: DonationRow, cli: DonationCli): Promise<0 | 1> {
  const pan = normalisePan((await cli.terminal.input()).split('\n')[0] ?? '');
  const quality = panQuality(pan);
  if (quality === 'invalid') return refuse(cli, 'that is no PAN: five letters, four digits, one letter');
  await correctPan(cli.store, donation.id, { pan, vault: cli.payments.vault(), actor: CLI });
  cli.terminal.out(`${donation.id}: PAN ${maskPan(pan)}, ${quality}\n`);
  return 0;
}

async function erase(isForced: boolean, donation: DonationRow, cli: DonationCli): Promise<0 | 1> {
  if (donation.receipt_no !== null && !isForced)
    return refuse(
      cli,
      `${donation.id}: has receipt ${donation.receipt_no}, which the tax law asks to keep; --force erases its donor all the same`,
    );
  await eraseDonor(cli.store, donation.id);
  await noteCli(cli.store, 'gift-erased', donation.id);
  cli.terminal.out(`${donation.id}: donor erased\n`);
  return 0;
}
