'use client';

import { type FormEvent, useCallback, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { inTime } from '@/lib/browser/in-time';
import { whenPageRests } from '@/lib/browser/on-idle';
import type { CheckoutState } from '@/lib/donations/checkout';
import {
  firstCurrency,
  initialSelection,
  type SelectionAction,
  selectionReducer,
} from '@/lib/donations/donation';
import type { CheckoutPage, FormPress } from './checkout-props';
import type { Checkout } from './open-checkout';

const idle: CheckoutState = { phase: { kind: 'idle' }, notice: { kind: 'none' } };
const waiting: CheckoutState = { phase: { kind: 'ordering' }, notice: { kind: 'none' } };
const failed: CheckoutState = {
  phase: { kind: 'idle' },
  notice: { kind: 'unexpected', backend: 'answered' },
};

/**
 * The form's side of the checkout. What carries an order out (checks, session, calls, window, answers) is a file of its
 * own: it comes with the first touch of the form or once the browser rests. A press that is earlier shows that it is
 * being processed and waits for it; where it does not come the press fails in the document's words, nothing typed is
 * lost, and the next press fetches it again.
 */
export class CheckoutLoader {
  #early = idle;
  #checkout: Checkout | null = null;
  #loading: Promise<Checkout | null> | null = null;
  /** Raised when the form goes: a press does not outlive its form. */
  #visit = 0;
  readonly #listeners = new Set<(isEdit: boolean) => void>();

  constructor(
    private readonly page: CheckoutPage,
    private readonly load: () => Promise<typeof import('./open-checkout')> = () => import('./open-checkout'),
  ) {}

  /** Null until its file is there. */
  readonly current = (): Checkout | null => this.#checkout;

  readonly state = (): CheckoutState => this.#checkout?.session.state() ?? this.#early;

  /** `isEdit`: the change is the donor's own correction of a field or choice. */
  readonly subscribe = (listener: (isEdit: boolean) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  isBusy(): boolean {
    return this.#checkout?.isBusy() ?? this.#early === waiting;
  }

  /** At the first touch, or at rest: its file, and the provider's script with it. */
  readonly prepare = async (): Promise<void> => {
    const visit = this.#visit;
    const checkout = await this.#open();
    if (visit === this.#visit) checkout?.prepare();
  };

  /** One press. A press while something is under way is none. */
  async submit(press: FormPress): Promise<void> {
    if (this.isBusy()) return;
    const visit = this.#visit;
    if (!this.#checkout) this.#show(waiting);
    const checkout = this.#checkout ?? (await this.#open());
    if (visit !== this.#visit) return;
    if (checkout) await checkout.submit(press);
    else this.#show(failed);
  }

  /** The form goes: its window and the provider's script with it. */
  leave(): void {
    this.#visit += 1;
    this.#checkout?.leave();
  }

  /** Null where the file cannot be had now; the next request fetches it again. */
  #open(): Promise<Checkout | null> {
    this.#loading ??= inTime(() => this.load()).then(
      ({ openCheckout }) => {
        this.#checkout = openCheckout(this.page, this.#early.notice);
        this.#checkout.session.subscribe(({ type }) => this.#tell(type === 'select' || type === 'edit'));
        return this.#checkout;
      },
      () => {
        this.#loading = null;
        return null;
      },
    );
    return this.#loading;
  }

  #show(state: CheckoutState): void {
    this.#early = state;
    this.#tell(false);
  }

  #tell(isEdit: boolean): void {
    for (const listener of this.#listeners) listener(isEdit);
  }
}

const SUMMARY = '[aria-labelledby="error-summary"]';

/** Moves focus to an answer once it is drawn. One bad field has no answer apart: the field itself gets the focus. */
function focusAnswer(form: HTMLFormElement): void {
  queueMicrotask(() => {
    // React may not have drawn the answer yet.
    flushSync(() => {});
    form.querySelector<HTMLElement>(`[data-answer], ${SUMMARY}, [aria-invalid="true"]`)?.focus();
  });
}

/** Follows the checkout: an answer gets the focus, and a finished donation empties the form (spec §4). */
function followCheckout(form: HTMLFormElement, loader: CheckoutLoader, reset: () => void): () => void {
  let { notice } = loader.state();
  return loader.subscribe((isEdit) => {
    const before = notice;
    const now = loader.state();
    notice = now.notice;
    if (isEdit || notice === before || notice.kind === 'none') return;
    if (notice.kind === 'done') {
      form.reset();
      reset();
    }
    // Over an open window an alert is announced and focus stays in the window; a repeated message is no news.
    const isUpdate = before.kind === 'closed' && notice.kind === 'closed';
    if (now.phase.kind !== 'window' && !isUpdate) focusAnswer(form);
  });
}

/** Loads the checkout at the first touch of the form or once the browser rests (spec §4). Returns how to leave. */
function prepareCheckout(form: HTMLFormElement, loader: CheckoutLoader): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const start = () => void loader.prepare();
  for (const act of ['pointerdown', 'focusin'] as const) {
    form.addEventListener(act, start, { once: true, signal });
  }
  const callOff = whenPageRests(start);
  const returned = ({ persisted }: PageTransitionEvent) => persisted && loader.current()?.session.returned();
  window.addEventListener('pageshow', returned, { signal });
  return () => {
    ended.abort();
    callOff();
    loader.leave();
  };
}

/** The donation form's state and submission. The donor's fields are the browser's own, so failure loses nothing. */
export function useDonation(page: CheckoutPage) {
  const [selection, choose] = useReducer(selectionReducer, firstCurrency(page.options), initialSelection);
  const [loader] = useState(() => new CheckoutLoader(page));
  const state = useSyncExternalStore(loader.subscribe, loader.state, loader.state);
  const drawnMs = useRef(0);

  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      drawnMs.current = performance.now();
      const unfollow = followCheckout(form, loader, () => choose({ type: 'reset' }));
      const leave = prepareCheckout(form, loader);
      return () => {
        unfollow();
        leave();
      };
    },
    [loader],
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void loader.submit({ selection, fields, dwellMs: performance.now() - drawnMs.current });
  };

  const edit = ({ target }: FormEvent<HTMLFormElement>) => {
    if ('name' in target) loader.current()?.edit(String(target.name));
  };

  const select = (action: SelectionAction) => {
    // While an order is on its way the choice cannot change: what is shown is what is being ordered.
    if (loader.isBusy()) return;
    choose(action);
    loader.current()?.session.send({ type: 'select' });
  };
  return {
    selection,
    state,
    isBusy: loader.isBusy(),
    checkout: loader.current(),
    attach,
    submit,
    edit,
    select,
  };
}
