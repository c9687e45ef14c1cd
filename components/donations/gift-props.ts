import type { Selection, SelectionAction } from '@/lib/donations/donation';
import type { DonateCopy } from '@/lib/i18n/en/donate';
import type { GiftOptions } from './donation-state';

/** Field no person sees; what a form filler writes there marks its order (pay's honeypot). */
export const HONEYPOT = 'confirm_topic';

/** Id of the amount's refusal, which the custom amount is described by. */
export const AMOUNT_ERROR = 'amount-error';

export type GiftStepProps = {
  copy: DonateCopy['form'];
  options: GiftOptions;
  selection: Selection;
  select: (action: SelectionAction) => void;
  /** Why the amount was refused, if it was. */
  refusal: string | null;
  phone: string;
  phoneHref: string;
};
