import 'server-only';
import { financialYearOf } from '@/lib/donations/financial-year';
import { isVoid } from '@/lib/donations/stored-gift';
import { csvLine } from '@/lib/formats/escape';
import type { DonationRow } from './donation-tables';

export const iso = (atMs: number | null): string => (atMs === null ? '' : new Date(atMs).toISOString());
/** Minor units as people write money: 50000 is 500.00. */
export const money = (minor: number | null): string => (minor === null ? '' : (minor / 100).toFixed(2));

/** A donation as the command line and an export show it, its PAN aside. A void one is called so: no money went back. */
export const shownDonation = (row: DonationRow) => ({
  id: row.id,
  created_at: iso(row.created_at),
  status: isVoid(row) ? 'void' : row.status,
  flags: row.flags,
  mode: row.mode,
  amount: money(row.amount_minor),
  currency: row.currency,
  refunded: money(isVoid(row) ? 0 : row.refunded_minor),
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
  entered_as: row.entered_as ?? '',
  reference: row.reference,
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
  'entered_as',
  'reference',
  'erased_at',
  'pan',
];

/** All donations as CSV; `maskedPan` gives what may be shown of a PAN. */
export const donationsCsv = (rows: readonly DonationRow[], maskedPan: (row: DonationRow) => string): string =>
  csvLine(COLUMNS) +
  rows.map((row) => csvLine([...Object.values(shownDonation(row)).map(cell), maskedPan(row)])).join('');

const cell = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
