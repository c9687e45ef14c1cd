import type { Currency } from '@/lib/contract/payment';
import {
  amountOf,
  initialSelection,
  type Selection,
  type SelectionAction,
  selectionReducer,
} from '@/lib/domain/donation';
import { type DonorErrors, type DonorField, withoutError } from '@/lib/domain/donor';

/** Largest single gift of each currency, in whole major units. */
export type Limits = Readonly<Record<Currency, number>>;

/** What was refused: the amount, some of the donor's fields, or both. */
export type Refusal = { amount: 'fine' | 'invalid'; donor: DonorErrors };
export type StopReason = 'not-loaded' | 'payments-off' | 'unexpected';

/** Where the gift is between the donor and the payment window (spec §4). */
export type DonationStage =
  | { kind: 'editing' }
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'processing' }
  | { kind: 'stopped'; reason: StopReason };

export type DonationState = { selection: Selection; stage: DonationStage };

export type DonationEvent =
  | { type: 'select'; action: SelectionAction }
  | { type: 'edit'; field: DonorField }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'process' }
  | { type: 'stop'; reason: StopReason };

export const initialDonation = (currency: Currency): DonationState => ({
  selection: initialSelection(currency),
  stage: { kind: 'editing' },
});

export function donationReducer(state: DonationState, event: DonationEvent): DonationState {
  const { selection, stage } = state;
  switch (event.type) {
    case 'select':
      // While an order is on its way the choice stands: what is shown is what is being ordered.
      if (stage.kind === 'processing') return state;
      return {
        selection: selectionReducer(selection, event.action),
        stage: stage.kind === 'refused' ? { ...stage, amount: 'fine' } : stage,
      };
    case 'edit':
      if (stage.kind !== 'refused') return state;
      return { selection, stage: { ...stage, donor: withoutError(stage.donor, event.field) } };
    case 'refuse':
      return { selection, stage: { kind: 'refused', ...event.refusal } };
    case 'process':
      return { selection, stage: { kind: 'processing' } };
    case 'stop':
      return { selection, stage: { kind: 'stopped', reason: event.reason } };
  }
}

/**
 * Whether anything is chosen, which is what Donate Now waits for (spec §5). A typed amount counts whatever it says: it
 * is refused in words. A tile above the currency's largest gift is out of reach, so it counts as none.
 */
export function isChosen(selection: Selection, limits: Limits): boolean {
  if (selection.mode === 'one-time' && selection.choice.kind === 'custom') return true;
  return amountOf(selection, limits[selection.currency]) !== null;
}

/** What the donor would give now, or null. */
export const givenAmount = (selection: Selection, limits: Limits): number | null =>
  amountOf(selection, limits[selection.currency]);
