import 'server-only';
import type { Records } from '@/lib/backend/database/tables';
import { csvLine, printable } from '@/lib/cli/output';
import { financialYearOf } from '@/lib/donations/financial-year';
import type { PaymentDeps } from '@/lib/donations/store/deps';
import type {
  DonationRow,
  PaymentEventRow,
  PaymentRow,
  RefundRow,
} from '@/lib/donations/store/donation-tables';

type Terminal = {
  out(text: string): void;
  err(text: string): void;
  input(): Promise<string>;
  /** Whether somebody sits at it. */
  isInteractive?: boolean;
};
export type DonationCli = { store: Records; terminal: Terminal; payments: PaymentDeps };

/** One line of why not, and the exit code that goes with it. */
export function refuse({ terminal }: DonationCli, why: string): 1 {
  terminal.err(`desk: ${why}\n`);
  return 1;
}

const iso = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString());
/** Minor units as people write money: 50000 is 500.00. */
export const money = (minor: number | null): string => (minor === null ? '' : (minor / 100).toFixed(2));

/** A donation as the command line shows it, its PAN aside. */
export const shownDonation = (row: DonationRow) => ({
  id: row.id,
  created_at: iso(row.created_at),
  status: row.status,
  flags: row.flags,
  mode: row.mode,
  amount: money(row.amount_minor),
  currency: row.currency,
  refunded: money(row.refunded_minor),
  amount_inr: money(row.base_amount_inr_minor),
  donation_type: row.donation_type,
  variant: row.variant ?? '',
  name: row.name,
  email: row.email,
  phone: row.contact,
  address: row.address,
  pan_quality: row.pan_quality ?? '',
  citizen_declared: row.citizen_declared === 1,
  consent: row.consent_version ?? '',
  paid_at: iso(row.paid_at),
  financial_year: row.receipt_fy ?? (row.paid_at === null ? '' : financialYearOf(row.paid_at)),
  receipt_no: row.receipt_no ?? '',
  order_id: row.order_id ?? '',
  payment_id: row.paid_payment_id ?? '',
  erased_at: iso(row.erased_at),
});

const COLUMNS = [
  'id',
  'created_at',
  'status',
  'flags',
  'mode',
  'amount',
  'currency',
  'refunded',
  'amount_inr',
  'donation_type',
  'variant',
  'name',
  'email',
  'phone',
  'address',
  'pan_quality',
  'citizen_declared',
  'consent',
  'paid_at',
  'financial_year',
  'receipt_no',
  'order_id',
  'payment_id',
  'erased_at',
  'pan',
];

/** All donations as CSV; `maskedPan` gives what may be shown of a PAN. */
export const donationsCsv = (rows: readonly DonationRow[], maskedPan: (row: DonationRow) => string): string =>
  csvLine(COLUMNS) +
  rows.map((row) => csvLine([...Object.values(shownDonation(row)).map(cell), maskedPan(row)])).join('');

const cell = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;

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
};

/** Everything of one donation, the PAN in full: the only place that shows it. */
export function wholeDonation({ row, payments, refunds, pan }: WholeDonation, json: boolean): string {
  const attempts = payments.map((payment) => ({
    id: payment.id,
    status: payment.status,
    amount: money(payment.amount_minor),
    method: payment.method ?? '',
    reason: payment.error_reason ?? '',
    at: iso(payment.created_at),
  }));
  const back = refunds.map(({ id, status, amount_minor, created_at }) => ({
    id,
    status,
    amount: money(amount_minor),
    at: iso(created_at),
  }));
  const all = { ...shownDonation(row), pan };
  if (json) return `${JSON.stringify({ ...all, payments: attempts, refunds: back })}\n`;
  const lines = Object.entries(all).map(([name, value]) => `${name.padEnd(17)} ${value}`);
  const tries = attempts.map((one) => `payment           ${Object.values(one).filter(Boolean).join('  ')}`);
  const refunded = back.map((one) => `refund            ${Object.values(one).filter(Boolean).join('  ')}`);
  return printable(`${[...lines, ...tries, ...refunded].join('\n')}\n`);
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
