import type { DonationStatus } from '@/lib/donations/donation-state';
import type { DeliveryWay } from '@/lib/donations/financial-year';
import type { GatewayDispute, PaymentStatus } from '@/lib/donations/provider/gateway';
import type { StatedWay } from '@/lib/donations/statement-schema';
import type { EnteredAs } from '@/lib/donations/stored-gift';
import type { Language } from '@/lib/i18n/language';

/** The tables of giving. Amounts are minor units, times milliseconds since 1970, truths 0 or 1. */
export type DonationTables = {
  donations: DonationRow;
  payments: PaymentRow;
  refunds: RefundRow;
  refund_requests: RefundRequestRow;
  disputes: DisputeRow;
  payment_events: PaymentEventRow;
  payment_intents: PaymentIntentRow;
  receipt_counters: { fy: string; n: number };
  sandbox_payments: SandboxPaymentRow;
  statements: StatementRow;
  statement_gifts: StatementGiftRow;
  certificates: CertificateRow;
};

export type DonationRow = {
  id: string;
  /** 128 random bits: who knows it sees the donation's page. */
  public_token: string;
  mode: 'test' | 'live';
  /** Ours, as the provider knows it. */
  receipt: string;
  /** The browser's, as it came over the wire. */
  client_receipt: string;
  order_id: string | null;
  lost_reason: string | null;
  amount_minor: number;
  currency: string;
  donation_type: 'one-time' | 'sponsor';
  variant: 'half' | 'full' | null;
  name: string;
  email: string;
  contact: string;
  address: string;
  pan_enc: string | null;
  pan_index: string | null;
  pan_quality: 'ok' | 'shape' | 'invalid' | null;
  email_index: string;
  citizen_declared: number;
  consent_version: string | null;
  /** Of the page of the form. */
  language: Language;
  status: DonationStatus;
  status_rank: number;
  /** Names of `donationFlags` between commas, blank for none. */
  flags: string;
  paid_at: number | null;
  paid_payment_id: string | null;
  base_amount_inr_minor: number | null;
  refunded_minor: number;
  failed_attempts: number;
  receipt_no: string | null;
  receipt_fy: string | null;
  receipt_at: number | null;
  disputed: number;
  created_at: number;
  expires_at: number;
  expired_at: number | null;
  /** When the reconciler checks it next; null once nothing more can come. */
  next_check_at: number | null;
  /** When the provider was last queried. */
  checked_at: number | null;
  erased_at: number | null;
  /** How it came where staff entered it by hand; null for a gift by the payment provider. */
  entered_as: EnteredAs | null;
  /** The bank's or the cheque's number of a gift that was entered by hand. */
  reference: string;
};

export type PaymentRow = {
  id: string;
  donation_id: string;
  order_id: string | null;
  status: PaymentStatus;
  amount_minor: number;
  currency: string;
  refunded_minor: number;
  base_amount_minor: number | null;
  method: string | null;
  last4: string | null;
  international: number;
  fee_minor: number | null;
  tax_minor: number | null;
  late: number;
  error_code: string | null;
  error_reason: string | null;
  error_step: string | null;
  error_source: string | null;
  created_at: number;
  captured_at: number | null;
  /** Whether the provider named that time. */
  capture_told: number;
};

export type RefundRow = {
  id: string;
  donation_id: string;
  payment_id: string;
  amount_minor: number;
  status: 'pending' | 'processed' | 'failed';
  created_at: number | null;
  /** The key of its request, where it was requested here. */
  receipt: string | null;
};

/** A refund requested by the operator, stored before it is sent, so that a lost answer is no second refund. */
export type RefundRequestRow = {
  /** The idempotency key. */
  key: string;
  donation_id: string;
  payment_id: string;
  amount_minor: number;
  requested_at: number;
  /** Null while the provider's answer is not known. */
  outcome: 'made' | 'refused' | 'void' | null;
  refund_id: string | null;
};

export type DisputeRow = {
  id: string;
  donation_id: string;
  payment_id: string;
  status: GatewayDispute['status'];
};

/** What came in by webhook or was found by the sweep of the provider's list. `body` holds ids and amounts only. */
export type PaymentEventRow = {
  id: string;
  source: 'webhook' | 'reconcile';
  type: string;
  order_id: string | null;
  payment_id: string | null;
  donation_id: string | null;
  body: string;
  sha256: string;
  received_at: number;
  error: string | null;
};

/** A remembered Idempotency-Key, as a hash. */
export type PaymentIntentRow = { key: string; body_hash: string; donation_id: string; created_at: number };

export type SandboxPaymentRow = {
  id: string;
  order_id: string;
  amount_minor: number;
  currency: string;
  outcome: 'success' | 'failure' | 'late';
  refunded_minor: number;
  created_at: number;
};

/** A yearly statement as it was downloaded, and that it was filed. */
export type StatementRow = {
  fy: string;
  /** Counts the downloads of a year that differ. */
  number: number;
  made_at: number;
  /** `cli` for the command line. */
  created_by: string;
  filed_on: string | null;
  acknowledgement: string;
  recorded_by: string;
  recorded_at: number | null;
};

/** What a statement said of a gift. */
export type StatementGiftRow = {
  fy: string;
  number: number;
  donation_id: string;
  /** The index of the PAN; with `way` it is a row of the form. */
  donor: string;
  way: StatedWay;
  /** Paise. */
  amount_minor: number;
  /** A hash of name and address, to see that they changed. */
  details: string;
};

/** A donor's certificate for a row of the statement. */
export type CertificateRow = {
  fy: string;
  donor: string;
  way: StatedWay;
  number: string;
  issued_on: string;
  rupees: number;
  delivered_by: DeliveryWay | null;
  delivered_on: string | null;
  recorded_by: string;
  recorded_at: number;
};
