'use client';

import { type FormEvent, useCallback, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isProcessing } from '@/lib/domain/checkout';
import { initialSelection, type SelectionAction, selectionReducer } from '@/lib/domain/donation';
import { type Donor, donorFields, validateDonor } from '@/lib/domain/donor';
import type { Language } from '@/lib/domain/language';
import type { CheckoutSetup } from './checkout-props';
import { type CheckoutTools, checkoutTools, prepareScript } from './checkout-tools';
import { HONEYPOT, orderRequest } from './donation-order';
import { firstCurrency, type GiftOptions, givenAmount } from './donation-state';

type Given = { options: GiftOptions; setup: CheckoutSetup; trustName: string; language: Language };

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

/** Follows the session: an answer is gone to, and a finished gift empties the form (spec §4). */
function followSession(form: HTMLFormElement, { session }: CheckoutTools, reset: () => void): () => void {
  let { notice } = session.state();
  return session.subscribe((event) => {
    const before = notice;
    const now = session.state();
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
export function useDonation({ options, setup, trustName, language }: Given) {
  const [selection, choose] = useReducer(selectionReducer, firstCurrency(options), initialSelection);
  const [tools] = useState(() => checkoutTools(setup, trustName, language));
  const { session } = tools;
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const drawnMs = useRef(0);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      drawnMs.current = performance.now();
      const unfollow = followSession(form, tools, () => choose({ type: 'reset' }));
      const leave = prepareScript(form, tools);
      return () => {
        unfollow();
        leave();
      };
    },
    [tools],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the first is drawn; one gift is one order.
    if (isProcessing(session.state())) return;
    const form = event.currentTarget;
    const donor = donorOf(form);
    const errors = validateDonor(donor);
    const amount = givenAmount(selection, options.limits);
    const citizen = setup.citizen === 'asked' ? textOf(form, 'citizen') !== '' : null;
    if (amount === null || citizen === false || donorFields.some((field) => errors[field])) {
      session.refuse({
        amount: amount === null ? 'invalid' : 'fine',
        donor: errors,
        ...(citizen === false && { citizen: 'missing' }),
      });
      return;
    }
    const act = { citizen, trap: textOf(form, HONEYPOT), dwellMs: performance.now() - drawnMs.current };
    void session.submit({
      request: orderRequest({ selection, amount, donor, act, language }),
      selection,
      donor,
    });
  };

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = 'name' in target ? target.name : '';
    const field = name === 'citizen' ? name : donorFields.find((one) => one === name);
    if (field) session.send({ type: 'edit', field });
  };

  const select = (action: SelectionAction) => {
    // While an order is on its way the choice stands: what is shown is what is being ordered.
    if (isProcessing(session.state())) return;
    choose(action);
    session.send({ type: 'select' });
  };
  return { selection, state, session, attach, submit, edit, select };
}
