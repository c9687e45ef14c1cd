'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary, Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { Currency } from '@/lib/config/currencies';
import type { CheckoutNotice } from '@/lib/donations/checkout';
import {
  amountOf,
  type DonationOptions,
  type DonorErrors,
  type DonorField,
  donorFields,
  donorMaxLengths,
  formatAmount,
  isChosen,
  type Selection,
} from '@/lib/donations/donation';
import type { CheckoutCopy, DonateCopy } from '@/lib/i18n/en/donate';
import { fill } from '@/lib/i18n/language';
import { AMOUNTS, AmountStep } from './amount-step';
import type { CheckoutSetup, DonateDictionary, WaysSite } from './checkout-props';
import styles from './donate-form.module.css';
import { TestBand } from './test-band';
import { useDonation } from './use-donation';

/** What stops a donation, the fields aside. */
const stopped: ReadonlySet<CheckoutNotice['kind']> = new Set(['not-loaded', 'unexpected', 'failed']);

type Props = {
  dictionary: DonateDictionary;
  options: DonationOptions;
  setup: CheckoutSetup;
  site: WaysSite;
  /** What never changes above the button (`FormNotes`), drawn by the server. */
  children: ReactNode;
};

/** The donation form (spec §2, §4, §5): choice, donor, one order a press, the payment window and what came of it. */
export function DonateForm({ dictionary, options, setup, site, children }: Props) {
  const { selection, state, isBusy, checkout, attach, submit, edit, select } = useDonation({
    dictionary,
    options,
    setup,
    trustName: site.trust,
  });
  const isReady = useHydrated();
  const { error: errorLabel, messages } = dictionary;
  const { form } = dictionary.donate;
  const { notice } = state;
  const refused = notice.kind === 'refused' ? notice : null;
  const errors = listOf(notice, dictionary);
  useErrorTitle(errorLabel, errors.length > 0 || stopped.has(notice.kind));
  const isTest = setup.isTest || (checkout?.isTest(state) ?? false);
  return (
    // `post`: a form sent before its script is there must not write a PAN into the address.
    <form
      ref={attach}
      className={styles.form}
      aria-label={form.label}
      method="post"
      onSubmit={submit}
      onInput={edit}
      noValidate
    >
      {errors.length > 1 && <ErrorSummary title={form.errorSummary} errors={errors} />}
      {/* Before the choice: below it, a phone's bottom bar covers it on the first screen. */}
      {isTest && <TestBand copy={dictionary.checkout.test} />}
      {/* A choice made before the script is there would be drawn and not known. The groups within have the names. */}
      <fieldset className={styles.gift} role="none" disabled={!isReady}>
        <AmountStep
          copy={form}
          options={options}
          selection={selection}
          select={select}
          refusal={refused?.amount === 'invalid' ? messages.noAmount : null}
          phone={site.phone}
          phoneHref={site.phoneHref}
        />
      </fieldset>
      <DonorStep copy={form.donor} errors={refused?.donor ?? {}} errorLabel={errorLabel} />
      {setup.citizen === 'asked' && (
        <CitizenStep
          copy={dictionary.checkout.citizen}
          errorLabel={errorLabel}
          isMissing={refused?.citizen === 'missing'}
          currency={selection.currency}
        />
      )}
      {children}
      {checkout ? (
        <checkout.Answer state={state} dictionary={dictionary} site={site} isTest={isTest} />
      ) : (
        notice.kind === 'unexpected' && <NoCheckout dictionary={dictionary} site={site} />
      )}
      <PayStep
        dictionary={dictionary}
        selection={selection}
        options={options}
        isBusy={isBusy}
        charge={checkout?.chargeOf(state) ?? null}
        isDone={notice.kind === 'done'}
      />
      {checkout && <checkout.OwnWindow phase={state.phase} />}
    </form>
  );
}

/** What an order needs could not be fetched: nothing was ordered, and the next press fetches it again. */
function NoCheckout({ dictionary, site }: Pick<Props, 'dictionary' | 'site'>) {
  return (
    <div data-answer="" tabIndex={-1} className={styles.answer}>
      <Notice kind="failed" title={dictionary.messages.unexpected}>
        <p>
          {dictionary.donate.stopped.kept} <a href={site.phoneHref}>{site.phone}</a>
        </p>
      </Notice>
    </div>
  );
}

type PayProps = {
  dictionary: DonateDictionary;
  selection: Selection;
  options: DonationOptions;
  isBusy: boolean;
  /** What the open window takes, once it is open. */
  charge: string | null;
  /** A gift has just been made; the form is empty for another. */
  isDone: boolean;
};

/** The button, and what a press on it donates. */
function PayStep({ dictionary, selection, options, isBusy, charge, isDone }: PayProps) {
  const { messages, donate } = dictionary;
  const isReady = isChosen(selection, options.limits);
  return (
    <div className={styles.pay}>
      <Button
        type="submit"
        variant="give"
        size="large"
        disabled={!isReady}
        aria-disabled={isBusy || undefined}
        aria-describedby="gift-review"
      >
        {isBusy ? messages.processing : donate.form.action}
      </Button>
      <p id="gift-review">
        {/* Why it waits, and the way to the choice. */}
        {!isReady && !isDone && <a href={`#${AMOUNTS}`}>{donate.form.chooseFirst}</a>}
        {isReady && (charge ?? reviewOf(selection, options, dictionary))}
      </p>
      <p className="visually-hidden" role="status">
        {isBusy && messages.processing}
      </p>
    </div>
  );
}

/** Every refused field in the form's order. */
function listOf(notice: CheckoutNotice, dictionary: DonateDictionary): { name: string; message: string }[] {
  if (notice.kind !== 'refused') return [];
  const errors = notice.donor;
  const donor = donorFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []));
  const amount =
    notice.amount === 'fine' ? [] : [{ name: 'customAmount', message: dictionary.messages.noAmount }];
  const citizen = notice.citizen ? [{ name: 'citizen', message: dictionary.checkout.citizen.missing }] : [];
  return [...amount, ...donor, ...citizen];
}

/** Amount, currency and kind beside the button, before anything is paid (WCAG 3.3.4). */
function reviewOf(selection: Selection, { limits }: DonationOptions, { donate }: DonateDictionary): string {
  const { review } = donate.form;
  const { currency } = selection;
  const amount = amountOf(selection, limits);
  if (amount === null) return '';
  const kind = selection.mode === 'sponsor' && selection.variant !== 'none' ? selection.variant : 'one-time';
  return fill(review[kind], { amount: formatAmount(amount, currency), currency });
}

type DonorProps = { copy: DonateCopy['form']['donor']; errors: DonorErrors; errorLabel: string };

/** Who gives: five fields, all required (spec §3, §5); the browser holds what is typed. */
function DonorStep({ copy, errors, errorLabel }: DonorProps) {
  const field = (name: DonorField) => ({
    ...copy[name],
    name,
    required: true,
    maxLength: donorMaxLengths[name],
    error: errors[name],
    errorLabel,
  });
  return (
    <fieldset className={styles.donor}>
      <legend>{copy.legend}</legend>
      <p>{copy.lead}</p>
      <Field {...field('fullName')} type="text" />
      <Field {...field('email')} type="email" />
      <Field {...field('mobile')} type="tel" />
      <Field
        {...field('panCard')}
        type="text"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Field as="textarea" {...field('address')} rows={3} />
    </fieldset>
  );
}

type CitizenProps = {
  copy: CheckoutCopy['citizen'];
  errorLabel: string;
  isMissing: boolean;
  currency: Currency;
};

/** Whether a donation may be taken at all depends on the donor's citizenship (FCRA, payments reference §3.3). */
function CitizenStep({ copy, errorLabel, isMissing, currency }: CitizenProps) {
  const { label, hint, missing, foreign } = copy;
  return (
    <div className={styles.citizen} data-invalid={isMissing ? '' : undefined}>
      <label htmlFor="citizen">
        <input
          id="citizen"
          name="citizen"
          type="checkbox"
          value="yes"
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'citizen-error citizen-hint' : 'citizen-hint'}
        />
        {label}
      </label>
      {isMissing && (
        <p id="citizen-error" className={styles.missing}>
          <span className="visually-hidden">{errorLabel} </span>
          {missing}
        </p>
      )}
      <p id="citizen-hint">
        {hint} {currency !== 'INR' && foreign}
      </p>
    </div>
  );
}
