import * as z from 'zod';
import { donorFormats, donorMessages } from '@/lib/formats/field-messages';
import { field } from '@/lib/formats/fields';
import { donorRules } from '@/lib/formats/formats';
import { type DeliveryWay, deliveryWays, isFinancialYear } from './financial-year';
import type { GiftSummary } from './gift-schema';

/** The form sums a donor's gifts by how they came. */
export type StatedWay = 'cash' | 'electronic';

/** Why a gift of the year is not in its statement. */
export const leftOutWhys = [
  'no-pan',
  'wrong-pan',
  'no-address',
  'no-rupees',
  'no-receipt',
  'fcra',
  'disputed',
  'refunded',
  'void',
  'erased',
] as const;
export type LeftOutWhy = (typeof leftOutWhys)[number];
export type LeftOutGift = GiftSummary & { why: LeftOutWhy };

/** What of a gift is not as it was filed. `donor`: PAN, name or address. */
export type StatementChange = 'new' | 'gone' | 'amount' | 'donor';
export type ChangedGift = GiftSummary & { change: StatementChange; why: LeftOutWhy | null };

/** What a statement holds: gifts, rows of the form, their sum in whole rupees. */
export type StatementSize = { gifts: number; rows: number; rupees: number };
/** A statement as it was downloaded. */
export type StatementFile = StatementSize & { number: number; made_at: number; created_by: string };
/** One that was filed. */
export type FiledStatement = StatementFile & {
  filed_on: string;
  acknowledgement: string;
  recorded_by: string;
  recorded_at: number;
};

/** The certificate of one row of the filed statement. */
export type Certificate = {
  /** A gift of the row stands for it; no PAN and no index of one leaves the server. */
  gift: string;
  name: string;
  pan: string;
  way: StatedWay;
  gifts: number;
  rupees: number;
  /** Blank where none is issued. */
  number: string;
  issued_on: string | null;
  delivered_by: DeliveryWay | null;
  delivered_on: string | null;
  /** It was issued for another sum than the statement says now. */
  is_outdated: boolean;
};

/** `GET /staff/api/gifts/statement`. */
export type Statement = {
  year: string;
  /** Financial years with gifts and the one of today, newest first. */
  years: string[];
  /** Whether there is an approval to state gifts under. */
  has_approval: boolean;
  /** As it would be made now. */
  size: StatementSize;
  left_out: LeftOutGift[];
  /** Downloaded and not filed, newest first. */
  files: StatementFile[];
  /** Newest first; those after the first are corrections. */
  filed: FiledStatement[];
  /** Since the last filing. */
  changed: ChangedGift[];
  /** Of the last filing. */
  certificates: Certificate[];
};

const year = z.string().refine(isFinancialYear, 'Please choose a financial year.');
const day = z.iso.date('Please choose a day.');
/** As a portal gives them: letters, digits, hyphens and slashes, so that no name slips in. */
const portalNumber = (missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .regex(/^[A-Za-z\d/-]{1,40}$/, 'Please enter letters, digits, hyphens and slashes only, at most 40.');
const gift = z.string().min(1).max(64);

/** `POST /staff/api/gifts/statement/file`, and its answer. */
export const MakeStatement = z.object({ year });
export type StatementCsv = { name: string; csv: string };

/** `POST /staff/api/gifts/statement/filed`. */
export const RecordFiling = z.object({
  year,
  /** Of the file. */
  number: z.coerce.number().int().min(1),
  filed_on: day,
  acknowledgement: portalNumber('Please enter the acknowledgement number.'),
});
export type RecordFiling = z.infer<typeof RecordFiling>;

/** `POST /staff/api/gifts/certificates/issue`. `seen`: the number that was shown, blank for none. */
export const IssueCertificate = z.object({
  year,
  gift,
  seen: z.string().max(40),
  issued_on: day,
  certificate: portalNumber('Please enter the number of the certificate.'),
});
export type IssueCertificate = z.infer<typeof IssueCertificate>;

/** `POST /staff/api/gifts/certificates/paste`: a PAN and a number in each line. */
export const PasteCertificates = z.object({
  year,
  pasted_on: day,
  lines: z
    .string()
    .trim()
    .min(1, 'Please paste a PAN and a number in each line.')
    .max(40_000, 'Please paste at most 40,000 letters at once.'),
});
export type PasteCertificates = z.infer<typeof PasteCertificates>;

/** Why a pasted line was passed over. */
export type PasteFault = 'unreadable' | 'unknown' | 'two-rows' | 'other-number';
/** By the numbers of the lines: what stood in them is not sent back. */
export type PastedCertificates = { ok: true; issued: number; faults: { line: number; why: PasteFault }[] };

/** `POST /staff/api/gifts/certificates/deliver`. */
export const DeliverCertificate = z.object({
  year,
  gift,
  seen: z.string().min(1).max(40),
  delivered_by: z.enum(deliveryWays),
  delivered_on: day,
});
export type DeliverCertificate = z.infer<typeof DeliverCertificate>;

/** `POST /staff/api/gifts/donor`: a blank PAN stays as it is; `seen` is the address that was shown. */
export const CorrectDonor = z
  .object({
    id: gift,
    pan: field(
      { ...donorRules.panCard, isRequired: false },
      { missing: donorMessages.panCard, malformed: donorFormats.panCard },
    ),
    address: field({ ...donorRules.address, isRequired: false }, { missing: donorMessages.address }),
    seen: z.string().max(2000),
  })
  .refine(({ pan, address, seen }) => pan !== '' || address !== seen, {
    path: ['pan'],
    message: 'Please enter another PAN or another address.',
  });
export type CorrectDonor = z.infer<typeof CorrectDonor>;
