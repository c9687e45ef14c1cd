import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { printable } from '@/lib/cli/output';
import type { Env } from '@/lib/config/env';
import type { GiftItem } from '@/lib/donations/gift-schema';
import type { LeftOutWhy } from '@/lib/donations/statement-schema';
import type { PaymentDeps } from '@/lib/donations/store/deps';
import type {
  DonationRow,
  PaymentEventRow,
  PaymentRow,
  RefundRow,
} from '@/lib/donations/store/donation-tables';
import { iso, money, shownDonation } from '@/lib/donations/store/donations-csv';

type Terminal = {
  out(text: string): void;
  err(text: string): void;
  input(): Promise<string>;
  /** Whether somebody sits at it. */
  isInteractive?: boolean;
};
export type DonationCli = { store: Records; terminal: Terminal; payments: PaymentDeps; options: Env };

/** One line of why not, and the exit code that goes with it. */
export function refuse({ terminal }: DonationCli, why: string): 1 {
  terminal.err(`desk: ${why}\n`);
  return 1;
}

/** One line to find a donation by. */
export function donationLine(row: DonationRow): string {
  const { id, created_at, status, mode, amount, currency, name, flags, receipt_no } = shownDonation(row);
  const marks = [mode === 'test' ? 'TEST' : '', flags && `FLAGGED ${flags}`, receipt_no].filter(Boolean);
  return printable(`${[id, created_at, status, `${currency} ${amount}`, ...marks].join('  ')}\n  ${name}\n`);
}

export type WholeDonation = {
  row: DonationRow;
  payments: readonly PaymentRow[];
  refunds: readonly RefundRow[];
  pan: string;
  voided: GiftItem['voided'];
};

/** Everything of one donation, the PAN in full: the only place that shows it. */
export function wholeDonation(whole: WholeDonation, json: boolean): string {
  const { row, payments, refunds, pan } = whole;
  const attempts = payments.map((payment) => ({
    id: payment.id,
    status: payment.status,
    amount: money(payment.amount_minor),
    method: payment.method ?? '',
    reason: payment.error_reason ?? '',
    at: iso(payment.created_at),
  }));
  const voided = whole.voided && {
    at: iso(whole.voided.at),
    by: whole.voided.by,
    reason: whole.voided.reason,
  };
  // A gift is voided as a refund of the ledger, which no donor got.
  const back = (voided ? [] : refunds).map(({ id, status, amount_minor, created_at }) => ({
    id,
    status,
    amount: money(amount_minor),
    at: iso(created_at),
  }));
  const all = { ...shownDonation(row), pan };
  if (json)
    return `${JSON.stringify({ ...all, payments: attempts, refunds: back, ...(voided && { voided }) })}\n`;
  const lines = Object.entries(all).map(([name, value]) => `${name.padEnd(17)} ${value}`);
  const tries = attempts.map((one) => `payment           ${Object.values(one).filter(Boolean).join('  ')}`);
  const refunded = back.map((one) => `refund            ${Object.values(one).filter(Boolean).join('  ')}`);
  const withdrawn = voided ? [`voided            ${Object.values(voided).filter(Boolean).join('  ')}`] : [];
  return printable(`${[...lines, ...tries, ...refunded, ...withdrawn].join('\n')}\n`);
}

export const orphanLine = (event: PaymentEventRow, json: boolean): string => {
  const shown = {
    payment_id: event.payment_id ?? '',
    order_id: event.order_id ?? '',
    received_at: iso(event.received_at),
    source: event.source,
    error: event.error ?? '',
    event_id: event.id,
  };
  return json ? `${JSON.stringify(shown)}\n` : `${Object.values(shown).join('  ')}\n`;
};

/** Why a gift is not in the yearly statement. */
export const leftOutTexts: Readonly<Record<LeftOutWhy, string>> = {
  'no-pan': 'no PAN',
  'wrong-pan': 'PAN to be corrected',
  'no-address': 'no address',
  'no-rupees': 'amount in rupees unknown',
  'no-receipt': 'no receipt yet',
  fcra: 'foreign money, to be looked at before a receipt',
  disputed: 'disputed by the donor’s bank',
  refunded: 'refunded in full',
  void: 'entered by mistake and voided',
  erased: 'donor erased',
};
