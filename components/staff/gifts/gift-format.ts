import type { GiftSummary } from '@/lib/donations/gift-schema';
import { formatMinor, isVoid } from '@/lib/donations/stored-gift';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffStatement } from '@/lib/i18n/en/staff-statement';
import { clock, dayOf, kolkataField } from '../clock';
import { messageOf } from '../use-staff-form';

export const LIST_HASH = 'all';
export const NEW_HASH = 'new';
export const STATEMENT_HASH = 'statement';
/** Before the id of a gift: all of its donor. */
export const DONOR_HASH = 'donor-';
export const GIFT_TITLE = 'gift-title';

export const amountOf = formatMinor;

/** Of a gift entered by hand the day alone is known. */
export const whenOf = ({ at, entered_as }: Pick<GiftSummary, 'at' | 'entered_as'>): string =>
  entered_as === null ? clock.format(at) : dayOf(at);

/** Of a gift entered by hand: when, within its day. The order of the lists (`lib/donations/store/gift-list.ts`). */
const timeOf = ({ at, created_at, entered_as }: GiftSummary) => (entered_as === null ? at : created_at);
export const newestFirst = (one: GiftSummary, other: GiftSummary): number =>
  kolkataField(other.at).slice(0, 10).localeCompare(kolkataField(one.at).slice(0, 10)) ||
  timeOf(other) - timeOf(one);

/** The sign of a currency: ₹. */
export const signOf = (currency: string): string => amountOf(0, currency).replace(/[\d.,\s]/g, '');

/** An amount as somebody would type it: 1,250.50. */
export const typedOf = (minor: number, currency: string): string =>
  amountOf(minor, currency).replace(/[^\d.,]/g, '');

/** Who may do something: "Ravi or Sunil". */
export const anyOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en-IN', { type: 'disjunction' }).format(names);

/** The state of a gift; whatever somebody has to look at stands beside it. */
export const stateOf = ({ status, mode, entered_as }: GiftSummary): string =>
  [
    isVoid({ status, entered_as }) ? staffGifts.void : staffGifts.statuses[status],
    ...(entered_as === null ? [] : [staffGifts.ways[entered_as]]),
    ...(mode === 'test' ? [staffGifts.test] : []),
  ].join(', ');

type Conflicts = Readonly<Record<string, string>>;

/** Why something of a gift or a statement could not be done, by the code of the answer. */
export function conflictOf(code: string): string | undefined {
  const [of, ...why] = code.split('_');
  const words: Conflicts = of === 'statement' ? staffStatement.conflicts : staffGifts.conflicts;
  return words[why.join('-')];
}

/** The same of a whole refusal: the server's fault and a lost line have words of their own. */
export const failureOf = (refused: Parameters<typeof messageOf>[0]): string =>
  conflictOf(refused.code) ?? messageOf(refused, staff.errors) ?? staff.errors.failed;
