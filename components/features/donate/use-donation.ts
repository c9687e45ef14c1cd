'use client';

import { type FormEvent, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { openCheckout } from '@/lib/browser/checkout';
import { postJson } from '@/lib/browser/post-json';
import type { Currency } from '@/lib/contract/payment';
import type { SelectionAction } from '@/lib/domain/donation';
import { type Donor, donorFields, validateDonor } from '@/lib/domain/donor';
import { routes } from '@/lib/routes';
import { orderRequest, readOrder, refusalOf } from './donation-order';
import {
  type DonationEvent,
  donationReducer,
  givenAmount,
  initialDonation,
  type Limits,
} from './donation-state';

/** Currencies that are on, in the order they are offered, and the largest gift of each. */
export type GiftOptions = { currencies: readonly Currency[]; limits: Limits };

const firstCurrency = ({ currencies }: GiftOptions): Currency =>
  currencies.includes('INR') ? 'INR' : (currencies[0] ?? 'INR');

function donorOf(form: HTMLFormElement): Donor {
  const data = new FormData(form);
  const text = (name: keyof Donor) => String(data.get(name) ?? '');
  return {
    fullName: text('fullName'),
    email: text('email'),
    mobile: text('mobile'),
    panCard: text('panCard'),
    address: text('address'),
  };
}

/** What an order came to: the form's next state. */
async function placeOrder(order: ReturnType<typeof orderRequest>): Promise<DonationEvent> {
  const result = await postJson(routes.api.payment, order, readOrder);
  if (result.ok) {
    const { kind } = await openCheckout(result.data);
    return { type: 'stop', reason: kind };
  }
  if (result.code === 'payments_off') return { type: 'stop', reason: 'payments-off' };
  // Logged and not shown (spec §8).
  if (result.code === 'bad_answer') console.error('Failed to create order - missing order_id');
  const refusal = refusalOf(result.fields);
  return refusal ? { type: 'refuse', refusal } : { type: 'stop', reason: 'unexpected' };
}

const unexpected = (): DonationEvent => ({ type: 'stop', reason: 'unexpected' });

/** The donation form's state and submission. The donor's fields are the browser's own, so failure loses nothing. */
export function useDonation(options: GiftOptions) {
  const [state, send] = useReducer(donationReducer, firstCurrency(options), initialDonation);
  const { selection, stage } = state;
  /** Where an answer away from the button appears: the error summary or the notice. */
  const answer = useRef<HTMLDivElement>(null);
  const busy = useRef(false);

  const show = (event: DonationEvent, form: HTMLFormElement) => {
    flushSync(() => send(event));
    (answer.current ?? form.querySelector<HTMLElement>('[aria-invalid="true"]'))?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the first is drawn; one gift is one order.
    if (busy.current) return;
    const form = event.currentTarget;
    const donor = donorOf(form);
    const errors = validateDonor(donor);
    const amount = givenAmount(selection, options.limits);
    if (amount === null || donorFields.some((field) => errors[field])) {
      const refusal = { amount: amount === null ? 'invalid' : 'fine', donor: errors } as const;
      return show({ type: 'refuse', refusal }, form);
    }
    busy.current = true;
    send({ type: 'process' });
    const outcome = await placeOrder(orderRequest(selection, amount, donor)).catch(unexpected);
    busy.current = false;
    show(outcome, form);
  };

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    const field = donorFields.find((name) => 'name' in target && target.name === name);
    if (field) send({ type: 'edit', field });
  };

  const select = (action: SelectionAction) => send({ type: 'select', action });

  return { selection, stage, answer, submit, edit, select };
}
