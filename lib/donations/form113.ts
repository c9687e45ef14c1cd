import { financialYearOf, formNames } from '@/lib/donations/financial-year';
import type { LeftOutWhy, StatedWay } from '@/lib/donations/statement-schema';
import type { DonationRow } from '@/lib/donations/store/donation-tables';
import { isVoid } from '@/lib/donations/stored-gift';
import { csvLine } from '@/lib/formats/escape';

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
const ways: Readonly<Record<StatedWay, string>> = {
  cash: 'Cash',
  electronic: 'Electronic modes including account payee cheque/draft',
};

/** A gift in the statement, at what stayed of it in paise. */
export type StatedGift = { row: DonationRow; donor: string; way: StatedWay; amountMinor: number };

/** One row of the form: a donor's gifts of the year that came in one way. */
export type StatementLine = {
  donor: string;
  way: StatedWay;
  name: string;
  address: string;
  gifts: StatedGift[];
};

export type LeftOut = { row: DonationRow; why: LeftOutWhy };
export type StatedYear = { year: string; lines: StatementLine[]; leftOut: LeftOut[] };

/**
 * The statement of one financial year: receipted gifts that stayed, at what stayed. The form has a row for a donor,
 * an identification and a mode of receipt, with their sum: twelve gifts of one PAN are one row, cash is another.
 * `rows`: gifts of the year; those of other years are passed over.
 */
export function statedYear(rows: readonly DonationRow[], year: string): StatedYear {
  const ofYear = rows
    .filter((row) => isOfYear(row, year))
    .toSorted((one, other) => (one.paid_at ?? 0) - (other.paid_at ?? 0) || (one.id < other.id ? -1 : 1));
  const addresses = new Map(
    ofYear.flatMap(({ pan_index, address }) => (pan_index && address ? [[pan_index, address]] : [])),
  );
  const leftOut: LeftOut[] = [];
  const lines = new Map<string, StatementLine>();
  for (const row of ofYear) {
    const donor = row.pan_index ?? '';
    const address = addresses.get(donor) ?? '';
    const why = obstacleOf(row, address);
    if (why !== null) {
      leftOut.push({ row, why });
      continue;
    }
    const way = row.entered_as === 'cash' ? 'cash' : 'electronic';
    const key = `${donor} ${way}`;
    const line = lines.get(key) ?? { donor, way, name: row.name, address, gifts: [] };
    line.gifts.push({ row, donor, way, amountMinor: remainingOf(row) });
    // As the donor wrote it last.
    lines.set(key, { ...line, name: row.name });
  }
  return { year, lines: [...lines.values()], leftOut };
}

/** By its receipt; money that came and has none yet by its day. */
function isOfYear({ mode, receipt_fy, status, paid_at }: DonationRow, year: string): boolean {
  if (mode === 'test') return false;
  if (receipt_fy !== null) return receipt_fy === year;
  return unreceipted.has(status) && paid_at !== null && financialYearOf(paid_at) === year;
}
const unreceipted = new Set<DonationRow['status']>(['paid', 'partially_refunded']);

/** What a row of the form says: its sum in whole rupees. */
export const rupeesOf = (gifts: readonly { amountMinor: number }[]): number =>
  Math.round(gifts.reduce((sum, { amountMinor }) => sum + amountMinor, 0) / 100);

type Names = { approval: string; panOf: (row: DonationRow) => string | null };

export const form113Csv = ({ year, lines }: StatedYear, { approval, panOf }: Names): string =>
  csvLine(COLUMNS) +
  lines
    .map(({ way, name, address, gifts }, index) =>
      csvLine([
        index + 1,
        '',
        PAN_CODE,
        gifts.map(({ row }) => panOf(row)).find((pan) => pan !== null) ?? '',
        formNames(year).section,
        approval.replace(DATED, '').trim(),
        approval.match(DATE)?.[0] ?? '',
        name,
        address,
        'Others',
        ways[way],
        rupeesOf(gifts),
      ]),
    )
    .join('');

const DATED = /[\s,]*(?:\b(?:of|dated)\s+)?\b\d{4}-\d{2}-\d{2}\b/;
const DATE = /\b\d{4}-\d{2}-\d{2}\b/;

/** Why a gift cannot be stated yet, or not at all. */
function obstacleOf(row: DonationRow, address: string): LeftOutWhy | null {
  if (isVoid(row)) return 'void';
  if (row.status === 'refunded') return 'refunded';
  const flags = row.flags.split(',');
  if (flags.includes('disputed')) return 'disputed';
  if (row.receipt_no === null) return flags.includes('fcra_review') ? 'fcra' : 'no-receipt';
  if (row.erased_at !== null) return 'erased';
  if (row.pan_enc === null) return 'no-pan';
  if (row.pan_quality !== 'ok') return 'wrong-pan';
  if (address === '') return 'no-address';
  return row.base_amount_inr_minor === null ? 'no-rupees' : null;
}

/** What remained in paise, by the share of the donation that was not refunded. */
export function remainingOf({ base_amount_inr_minor, amount_minor, refunded_minor }: DonationRow): number {
  const share = (amount_minor - refunded_minor) / amount_minor;
  return Math.round((base_amount_inr_minor ?? 0) * share);
}
