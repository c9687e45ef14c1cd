import type { Language } from '@/lib/i18n/language';

/** Why a try to pay failed, as far as a donor can make use of it. `test`: refused by our own test window. */
export type FailureCause =
  | 'test'
  | 'declined'
  | 'cancelled'
  | 'late'
  | 'funds'
  | 'details'
  | 'proof'
  | 'limit'
  | 'notAllowed'
  | 'abroad'
  | 'technical'
  | 'unknown';

export type PaymentFailure = {
  cause: FailureCause;
  /** The provider's own message, in English; null without one. */
  description: string | null;
};

/** The provider's `reason` by what it comes to for a donor; one that is not here is `unknown` (payments reference §1.2). */
const causes: Readonly<Record<string, FailureCause>> = {
  declined_in_test_mode: 'test',
  payment_failed: 'declined',
  payment_declined: 'declined',
  card_declined: 'declined',
  debit_declined: 'declined',
  authorisation_declined_by_psp: 'declined',
  payment_risk_check_failed: 'declined',
  payment_cancelled: 'cancelled',
  payment_timed_out: 'late',
  payment_session_expired: 'late',
  payment_collect_request_expired: 'late',
  otp_expired: 'late',
  insufficient_fund: 'funds',
  insufficient_funds: 'funds',
  incorrect_cvv: 'details',
  incorrect_card_details: 'details',
  incorrect_card_expiry_date: 'details',
  incorrect_cardholder_name: 'details',
  card_number_invalid: 'details',
  card_expired: 'details',
  bank_account_invalid: 'details',
  invalid_vpa: 'details',
  vpa_resolution_failed: 'details',
  authentication_failed: 'proof',
  incorrect_otp: 'proof',
  invalid_otp: 'proof',
  incorrect_pin: 'proof',
  otp_attempts_exceeded: 'proof',
  pin_attempts_exceeded: 'proof',
  transaction_limit_exceeded: 'limit',
  transaction_daily_limit_exceeded: 'limit',
  transaction_frequency_limit_exceeded: 'limit',
  card_not_enrolled: 'notAllowed',
  card_disabled_for_online_payments: 'notAllowed',
  debit_instrument_blocked: 'notAllowed',
  debit_instrument_inactive: 'notAllowed',
  international_transaction_not_allowed: 'abroad',
  bank_technical_error: 'technical',
  gateway_technical_error: 'technical',
  issuer_technical_error: 'technical',
  server_error: 'technical',
};

/** The cause by the provider's `reason`, or by its `code` where the reason says nothing to us. */
export function failureCause(reason: string | null, code: string | null): FailureCause {
  const known = reason !== null && Object.hasOwn(causes, reason) ? causes[reason] : undefined;
  return known ?? (code === 'GATEWAY_ERROR' || code === 'SERVER_ERROR' ? 'technical' : 'unknown');
}

/** The text about a failure: the provider's own on an English page (spec §8), ours in any other language. */
export const failureText = (
  { cause, description }: PaymentFailure,
  language: Language,
  texts: Readonly<Record<FailureCause, string>>,
): string => (language === 'en' && description !== null ? description : texts[cause]);
