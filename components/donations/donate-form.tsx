'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type CheckoutNotice, type CheckoutState, isProcessing } from '@/lib/donations/checkout';
import { formatAmount, type Selection } from '@/lib/donations/donation';
import { donorFields } from '@/lib/donations/donor';
import { fill } from '@/lib/i18n/fill';
import type { CheckoutSetup, GivingWords, WaysSite } from './checkout-props';
import { CitizenStep } from './citizen-step';
import styles from './donate-form.module.css';
import { type GiftOptions, givenAmount, isChosen } from './donation-state';
import { DonorStep } from './donor-step';
import { GiftStep } from './gift-step';
import { TestBand } from './test-band';
import { useDonation } from './use-donation';

/** What keeps a gift from being given, the fields aside. */
const stopped: ReadonlySet<CheckoutNotice['kind']> = new Set(['not-loaded', 'unexpected', 'failed']);

type Props = {
  words: GivingWords;
  options: GiftOptions;
  setup: CheckoutSetup;
  site: WaysSite;
  /** What stands still above the button (`FormNotes`), drawn by the server. */
  children: ReactNode;
};

/** The donation form (spec §2, §4, §5): choice, donor, one order a press, the payment window and what came of it. */
export function DonateForm({ words, options, setup, site, children }: Props) {
  const { selection, state, desk, attach, submit, edit, select } = useDonation({
    options,
    setup,
    trustName: site.trust,
    words,
  });
  const isReady = useHydrated();
  const { checkout, error: errorLabel } = words;
  const { form } = words.donate;
  const { notice } = state;
  const refused = notice.kind === 'refused' ? notice : null;
  const donorErrors = refused?.donor ?? {};
  const errors = listOf(notice, words);
  useErrorTitle(errorLabel, errors.length > 0 || stopped.has(notice.kind));
  const isTest = setup.isTest || (desk?.isTest(state) ?? false);
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
      {isTest && <TestBand copy={checkout.test} />}
      {errors.length > 1 && <ErrorSummary title={form.errorSummary} errors={errors} />}
      {/* A choice made before the script is there would be drawn and not known. The groups within have the names. */}
      <fieldset className={styles.gift} role="none" disabled={!isReady}>
        <GiftStep
          copy={form}
          options={options}
          selection={selection}
          select={select}
          refusal={refused?.amount === 'invalid' ? words.messages.noAmount : null}
          phone={site.phone}
          phoneHref={site.phoneHref}
        />
      </fieldset>
      <DonorStep copy={form.donor} errors={donorErrors} errorLabel={errorLabel} />
      {setup.citizen === 'asked' && (
        <CitizenStep
          copy={checkout.citizen}
          errorLabel={errorLabel}
          isMissing={refused?.citizen === 'missing'}
          currency={selection.currency}
        />
      )}
      {children}
      {desk ? (
        <desk.Answer state={state} words={words} site={site} isTest={isTest} />
      ) : (
        notice.kind === 'unexpected' && <NoDesk words={words} site={site} />
      )}
      <PayStep
        words={words}
        selection={selection}
        options={options}
        state={state}
        charge={desk?.chargeOf(state, words) ?? null}
      />
      {desk && <desk.OwnWindow state={state} words={words} />}
    </form>
  );
}

/** What an order needs could not be fetched: nothing was ordered, and the next press fetches it again. */
function NoDesk({ words, site }: Pick<Props, 'words' | 'site'>) {
  return (
    <div data-answer="" tabIndex={-1} className={styles.answer}>
      <Notice kind="failed" title={words.messages.unexpected}>
        <p>
          {words.donate.stopped.kept} <a href={site.phoneHref}>{site.phone}</a>
        </p>
      </Notice>
    </div>
  );
}

type PayProps = {
  words: GivingWords;
  selection: Selection;
  options: GiftOptions;
  state: CheckoutState;
  /** What the open window takes, once it is open. */
  charge: string | null;
};

/** The button, and what a press on it gives. */
function PayStep({ words, selection, options, state, charge }: PayProps) {
  const { messages, donate } = words;
  const isBusy = isProcessing(state);
  return (
    <div className={styles.pay}>
      <Button
        type="submit"
        variant="give"
        size="large"
        disabled={!isChosen(selection, options.limits)}
        aria-disabled={isBusy || undefined}
        aria-describedby="gift-review"
      >
        {isBusy ? messages.processing : donate.form.action}
      </Button>
      <p id="gift-review">{charge ?? reviewOf(selection, options, words)}</p>
      <p className="visually-hidden" role="status">
        {isBusy && messages.processing}
      </p>
    </div>
  );
}

/** Every refused field in the order it stands in the form. */
function listOf(notice: CheckoutNotice, words: GivingWords): { name: string; message: string }[] {
  if (notice.kind !== 'refused') return [];
  const errors = notice.donor;
  const donor = donorFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []));
  const amount = notice.amount === 'fine' ? [] : [{ name: 'customAmount', message: words.messages.noAmount }];
  const citizen = notice.citizen ? [{ name: 'citizen', message: words.checkout.citizen.missing }] : [];
  return [...amount, ...donor, ...citizen];
}

/** Amount, currency and kind beside the button, before anything is paid (WCAG 3.3.4), or why it waits. */
function reviewOf(selection: Selection, { limits }: GiftOptions, { donate }: GivingWords): string {
  const { chooseFirst, review } = donate.form;
  const { currency } = selection;
  const amount = givenAmount(selection, limits);
  if (amount === null) return isChosen(selection, limits) ? '' : chooseFirst;
  const kind = selection.mode === 'sponsor' && selection.variant !== 'none' ? selection.variant : 'one-time';
  return fill(review[kind], { amount: formatAmount(amount, currency), currency });
}
