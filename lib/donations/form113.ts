import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { csvLine } from '@/lib/formats/csv';

/** Columns of Part B of the yearly statement of donations, in its order. */
const COLUMNS = [
  'Sl. No.',
  'Pre Acknowledgement Number',
  'ID Code',
  'Unique Identification Number',
  'Section Code',
  'Unique Registration Number (URN)',
  'Date of Issuance of Unique Registration Number',
  'Name of donor',
  'Address of donor',
  'Donation Type',
  'Mode of receipt',
  'Amount of donation (Indian rupees)',
];

/** The code of a PAN among the kinds of identification. */
const PAN_CODE = '1';
/** The first year of the Income-tax Act 2025. */
const NEW_ACT_FROM = '2026-27';

export type Form113 = {
  csv: string;
  included: number;
  /** Donations that cannot be stated yet, and why. */
  leftOut: { id: string; why: string }[];
};

type Statement = { year: string; approval: string; panOf: (row: DonationRow) => string | null };

/** The statement of one financial year: receipted donations that stayed, at what stayed, in whole rupees. */
export function form113(rows: readonly DonationRow[], { year, approval, panOf }: Statement): Form113 {
  const ofYear = rows.filter(({ receipt_fy, status }) => receipt_fy === year && status !== 'refunded');
  const judged = ofYear.map((row) => ({ row, why: obstacleOf(row), pan: panOf(row) ?? '' }));
  const stated = judged.filter(({ why }) => why === null);
  const lines = stated.map(({ row, pan }, index) =>
    csvLine([
      index + 1,
      '',
      PAN_CODE,
      pan,
      year < NEW_ACT_FROM ? '80G' : '133',
      approval.replace(DATED, '').trim(),
      approval.match(DATE)?.[0] ?? '',
      row.name,
      row.address,
      'Others',
      row.entered_as === 'cash' ? 'Cash' : 'Electronic modes including account payee cheque/draft',
      rupeesOf(row),
    ]),
  );
  return {
    csv: csvLine(COLUMNS) + lines.join(''),
    included: stated.length,
    leftOut: judged.flatMap(({ row, why }) => (why === null ? [] : [{ id: row.id, why }])),
  };
}

const DATED = /[\s,]*(?:\b(?:of|dated)\s+)?\b\d{4}-\d{2}-\d{2}\b/;
const DATE = /\b\d{4}-\d{2}-\d{2}\b/;

function obstacleOf(row: DonationRow): string | null {
  if (row.pan_enc === null) return 'no PAN';
  if (row.pan_quality !== 'ok') return 'PAN to be corrected';
  return row.base_amount_inr_minor === null ? 'amount in rupees unknown' : null;
}

/** What remained, by the share of the donation that was not refunded. */
function rupeesOf({ base_amount_inr_minor, amount_minor, refunded_minor }: DonationRow): number {
  const share = (amount_minor - refunded_minor) / amount_minor;
  return Math.round(((base_amount_inr_minor ?? 0) * share) / 100);
}
