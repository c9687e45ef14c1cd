import type { DonateCopy } from '@/lib/content/en/donate';
import type { Selection, SelectionAction } from '@/lib/domain/donation';
import type { GiftOptions } from './use-donation';

/** Id of the amount's refusal, which the custom amount is described by. */
export const AMOUNT_ERROR = 'amount-error';

export type GiftStepProps = {
  copy: DonateCopy['form'];
  options: GiftOptions;
  selection: Selection;
  select: (action: SelectionAction) => void;
  amountRefused: boolean;
  phone: string;
  phoneHref: string;
};
