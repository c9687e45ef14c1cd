import { type Currency, currencyLocales, sponsorship } from '@/lib/config/currencies';
import { asciiDigits } from '@/lib/formats/text';
import type { SponsorVariant } from './schema';

/** Largest single donation of each currency, in whole major units. */
export type Limits = Readonly<Record<Currency, number>>;

/** What one amount (whole major units) does, in the page's words, as the trust confirmed it. */
export type AmountPurpose = { currency: Currency; amount: number; text: string };

/** Currencies that are on, in the order they are offered, the largest donation of each, and what amounts do. */
export type DonationOptions = {
  currencies: readonly Currency[];
  limits: Limits;
  purposes?: readonly AmountPurpose[];
};

export type OneTimeChoice =
  /** `isDropped`: what was chosen went with its currency. */
  { kind: 'none'; isDropped?: true } | { kind: 'preset'; amount: number } | { kind: 'custom'; text: string };

/** What the donor has chosen (spec §4). A sponsorship's amount follows from variant and currency and is not stored. */
export type Selection = { currency: Currency } & (
  | { mode: 'one-time'; choice: OneTimeChoice }
  | { mode: 'sponsor'; variant: 'none' | SponsorVariant }
);

export type SelectionAction =
  | { type: 'chooseMode'; mode: Selection['mode'] }
  | { type: 'choosePreset'; amount: number }
  | { type: 'typeCustom'; text: string }
  | { type: 'chooseVariant'; variant: SponsorVariant }
  | { type: 'chooseCurrency'; currency: Currency }
  | { type: 'reset' };

export const initialSelection = (currency: Currency = 'INR'): Selection =>
  oneTime(currency, { kind: 'none' });

/** Each choice puts out the one made before, because only one can be held (spec §4). */
export function selectionReducer(state: Selection, action: SelectionAction): Selection {
  const { currency } = state;
  switch (action.type) {
    case 'chooseMode':
      if (action.mode === 'one-time') return initialSelection(currency);
      return state.mode === 'sponsor' ? state : { currency, mode: 'sponsor', variant: 'none' };
    case 'choosePreset':
      return oneTime(currency, { kind: 'preset', amount: action.amount });
    case 'typeCustom':
      return oneTime(currency, action.text === '' ? { kind: 'none' } : { kind: 'custom', text: action.text });
    case 'chooseVariant':
      return { currency, mode: 'sponsor', variant: action.variant };
    case 'chooseCurrency':
      return inCurrency(state, action.currency);
    case 'reset':
      return initialSelection(currency);
  }
}

/** An amount belongs to its currency: ₹500 does not become $500, fixed or typed. */
function inCurrency(state: Selection, currency: Currency): Selection {
  const isAmount = state.mode === 'one-time' && state.choice.kind !== 'none';
  if (!isAmount || currency === state.currency) return { ...state, currency };
  return oneTime(currency, { kind: 'none', isDropped: true });
}

function oneTime(currency: Currency, choice: OneTimeChoice): Selection {
  return { currency, mode: 'one-time', choice };
}

/** The chosen amount in whole major units; null for none, for an unreadable one and for one over the maximum. */
export function amountOf(state: Selection, limits: Limits): number | null {
  const amount = chosenAmount(state);
  return amount !== null && amount >= 1 && amount <= limits[state.currency] ? amount : null;
}

function chosenAmount(state: Selection): number | null {
  if (state.mode === 'sponsor') {
    return state.variant === 'none' ? null : sponsorship[state.variant][state.currency];
  }
  if (state.choice.kind === 'custom') return readAmount(state.choice.text);
  return state.choice.kind === 'preset' ? state.choice.amount : null;
}

/** Digits alone, or in groups as 1,00,000 and 100,000 are written. */
const WHOLE_AMOUNT = /^\d{1,12}$|^\d{1,3}(,\d\d\d?)*,\d{3}$/;

/** A whole amount as people write it, in Latin, Bengali or Devanagari digits; null for anything that would be a guess. */
export function readAmount(text: string): number | null {
  const digits = asciiDigits(text).trim();
  return WHOLE_AMOUNT.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}

/** Why no amount can be given: it went with its currency, or a typed one breaks a limit. */
export function faultOf(state: Selection, limits: Limits): 'dropped' | 'range' | 'most' | null {
  if (state.mode === 'sponsor' || amountOf(state, limits) !== null) return null;
  const { choice, currency } = state;
  if (choice.kind !== 'custom') return choice.kind === 'none' && choice.isDropped ? 'dropped' : null;
  return (readAmount(choice.text) ?? Number(choice.text)) > limits[currency] ? 'most' : 'range';
}

/** "₹5,00,000", "$300", "₹500.50": major units with the currency's own grouping, in Latin digits; a fraction shows only where there is one. */
export function formatAmount(amount: number, currency: Currency): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(currencyLocales[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    numberingSystem: 'latn',
  }).format(amount);
}

/** Minor units of a whole major amount: 500 → 50000 (contract §4; every enabled currency has a hundred). */
export const toMinor = (amount: number): number => amount * 100;

/** The donor's five fields in the form's order (spec §3, §5). */
export const donorFields = ['fullName', 'email', 'mobile', 'panCard', 'address'] as const;
export type DonorField = (typeof donorFields)[number];
export type Donor = Record<DonorField, string>;
export type DonorErrors = Partial<Record<DonorField, string>>;

/** Longest text of each field, as the payment endpoint accepts it. */
export const donorMaxLengths = {
  fullName: 200,
  email: 254,
  mobile: 32,
  panCard: 32,
  address: 500,
} as const satisfies Record<DonorField, number>;

/**
 * Whether anything is chosen, which is what Donate Now waits for (spec §5). Any typed amount counts: a bad
 * one is refused with a message. A tile above the currency's largest donation is out of reach, so it counts as none.
 */
export function isChosen(selection: Selection, limits: Limits): boolean {
  if (selection.mode === 'one-time' && selection.choice.kind === 'custom') return true;
  return amountOf(selection, limits) !== null;
}

export const firstCurrency = ({ currencies }: DonationOptions): Currency =>
  currencies.includes('INR') ? 'INR' : (currencies[0] ?? 'INR');

/** Field no person sees; what a form filler writes there marks its order. */
export const HONEYPOT = 'confirm_topic';
