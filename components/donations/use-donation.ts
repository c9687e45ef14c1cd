'use client';

import { type FormEvent, useCallback, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isProcessing, type Refusal } from '@/lib/donations/checkout';
import type { CheckoutStore } from '@/lib/donations/client/checkout-store';
import { initialSelection, type SelectionAction, selectionReducer } from '@/lib/donations/donation';
import { type Donor, type DonorErrors, donorFields } from '@/lib/donations/donor';
import { GivingDesk } from './checkout-loader';
import type { CheckoutSetup, GivingWords } from './checkout-props';
import { firstCurrency, type GiftOptions, givenAmount } from './donation-state';
import { HONEYPOT } from './gift-props';
import { prepareDesk } from './prepare-checkout';

type Given = {
  options: GiftOptions;
  setup: CheckoutSetup;
  trustName: string;
  words: GivingWords;
};

const textOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '');

const donorOf = (form: HTMLFormElement): Donor => ({
  fullName: textOf(form, 'fullName'),
  email: textOf(form, 'email'),
  mobile: textOf(form, 'mobile'),
  panCard: textOf(form, 'panCard'),
  address: textOf(form, 'address'),
});

const SUMMARY = '[aria-labelledby="error-summary"]';

/** Moves focus to an answer once it is drawn. With one bad field there is none apart, and the field itself is gone to. */
function focusAnswer(form: HTMLFormElement): void {
  queueMicrotask(() => {
    // The answer may wait for React's next turn.
    flushSync(() => {});
    form.querySelector<HTMLElement>(`[data-answer], ${SUMMARY}, [aria-invalid="true"]`)?.focus();
  });
}

/** Follows the checkout: an answer is gone to, and a finished gift empties the form (spec §4). */
function followCheckout(form: HTMLFormElement, store: CheckoutStore, reset: () => void): () => void {
  let { notice } = store.state();
  return store.subscribe((event) => {
    const before = notice;
    const now = store.state();
    notice = now.notice;
    const isOwnEdit = event.type === 'select' || event.type === 'edit';
    if (isOwnEdit || notice === before || notice.kind === 'none') return;
    if (notice.kind === 'done') {
      form.reset();
      reset();
    }
    // Over an open window an alert is announced and focus stays in the window; a second word on the same is no news.
    const isUpdate = before.kind === 'closed' && notice.kind === 'closed';
    if (now.phase.kind !== 'window' && !isUpdate) focusAnswer(form);
  });
}

/** The donation form's state and submission. The donor's fields are the browser's own, so failure loses nothing. */
export function useDonation({ options, setup, trustName, words }: Given) {
  const [selection, choose] = useReducer(selectionReducer, firstCurrency(options), initialSelection);
  const [desk] = useState(() => new GivingDesk({ setup, trustName, words }));
  const { store } = desk;
  const state = useSyncExternalStore(store.subscribe, store.state, store.state);
  const drawnMs = useRef(0);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      drawnMs.current = performance.now();
      const unfollow = followCheckout(form, store, () => choose({ type: 'reset' }));
      const leave = prepareDesk(form, desk);
      return () => {
        unfollow();
        leave();
      };
    },
    [desk, store],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the first is drawn; one gift is one order.
    if (isProcessing(store.state())) return;
    const form = event.currentTarget;
    const donor = donorOf(form);
    // A press before the desk is there is checked when it comes.
    const errors: DonorErrors = desk.current()?.check(donor) ?? {};
    const amount = givenAmount(selection, options.limits);
    const citizen = setup.citizen === 'asked' ? textOf(form, 'citizen') !== '' : null;
    if (amount === null || citizen === false || donorFields.some((field) => errors[field])) {
      const refusal: Refusal = {
        amount: amount === null ? 'invalid' : 'fine',
        donor: errors,
        ...(citizen === false && { citizen: 'missing' }),
      };
      store.send({ type: 'refuse', refusal });
      return;
    }
    const act = { citizen, trap: textOf(form, HONEYPOT), dwellMs: performance.now() - drawnMs.current };
    void desk.submit({ selection, amount, donor, act, language: words.links.language });
  };

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target ? target.name : '';
    const field = name === 'citizen' ? name : donorFields.find((one) => one === name);
    if (field) store.send({ type: 'edit', field });
  };

  const select = (action: SelectionAction) => {
    // While an order is on its way the choice stands: what is shown is what is being ordered.
    if (isProcessing(store.state())) return;
    choose(action);
    store.send({ type: 'select' });
  };
  return { selection, state, desk: desk.current(), attach, submit, edit, select };
}
