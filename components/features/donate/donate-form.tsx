'use client';

import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/field';
import { useErrorTitle } from '@/components/ui/use-error-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type CheckoutNotice, type CheckoutState, isProcessing } from '@/lib/domain/checkout';
import { isTestKey } from '@/lib/domain/checkout-window';
import { formatAmount, formatMinor, type Selection } from '@/lib/domain/donation';
import { SANDBOX_KEY_ID } from '@/lib/domain/donation-record';
import { type DonorErrors, donorFields } from '@/lib/domain/donor';
import { fill } from '@/lib/domain/fill';
import { localPath } from '@/lib/domain/language';
import { routes } from '@/lib/routes';
import type { CheckoutSetup, GivingWords, WaysSite } from './checkout-props';
import { CitizenStep } from './citizen-step';
import styles from './donate-form.module.css';
import { DonationAnswer } from './donation-answer';
import { HONEYPOT } from './donation-order';
import { type GiftOptions, givenAmount, isChosen } from './donation-state';
import { DonorStep } from './donor-step';
import { GiftStep } from './gift-step';
import { SandboxWindow } from './sandbox-window';
import { TestBand } from './test-band';
import { useDonation } from './use-donation';

/** What keeps a gift from being given, the fields aside. */
const stopped: ReadonlySet<CheckoutNotice['kind']> = new Set(['not-loaded', 'unexpected', 'failed']);

type Props = { words: GivingWords; options: GiftOptions; setup: CheckoutSetup; site: WaysSite };

/** The donation form (spec §2, §4, §5): choice, donor, one order a press, the payment window and what came of it. */
export function DonateForm({ words, options, setup, site }: Props) {
  const { selection, state, session, attach, submit, edit, select } = useDonation({
    options,
    setup,
    trustName: site.trust,
    language: words.links.language,
  });
  const isReady = useHydrated();
  const { checkout, error: errorLabel, links } = words;
  const { form } = words.donate;
  const { phase, notice } = state;
  const refused = notice.kind === 'refused' ? notice : null;
  const donorErrors = refused ? donorErrorsIn(words, refused.donor) : {};
  const errors = listOf(notice, words);
  useErrorTitle(errorLabel, errors.length > 0 || stopped.has(notice.kind));
  const isOwnWindow = phase.kind === 'window' && phase.order.keyId === SANDBOX_KEY_ID;
  const isTest = setup.isTest || (phase.kind === 'window' && isTestKey(phase.order.keyId));
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
      <Trap label={checkout.honeypot} />
      <p className={styles.privacy}>
        {form.privacy} <a href={localPath(links.language, routes.privacy)}>{form.privacyLink}</a>
      </p>
      <DonationAnswer state={state} words={words} site={site} isTest={isTest} />
      <PayStep words={words} selection={selection} options={options} state={state} />
      {isOwnWindow && (
        <SandboxWindow
          words={words}
          order={phase.order}
          trust={site.trust}
          events={session.eventsOf(phase.order)}
        />
      )}
    </form>
  );
}

type PayProps = { words: GivingWords; selection: Selection; options: GiftOptions; state: CheckoutState };

/** The button, and what a press on it gives. */
function PayStep({ words, selection, options, state }: PayProps) {
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
      <p id="gift-review" className={styles.review}>
        {chargeOf(state, words) ?? reviewOf(selection, options, words)}
      </p>
      <p className="visually-hidden" role="status">
        {isBusy && messages.processing}
      </p>
    </div>
  );
}

/** Out of sight and out of the tab order, but not `display: none`, which form fillers know. */
function Trap({ label }: { label: string }) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label htmlFor={HONEYPOT}>{label}</label>
      <input id={HONEYPOT} name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** What is wrong with the donor's fields, in the page's language: the endpoint words its refusals in English. */
function donorErrorsIn({ donate, links }: GivingWords, errors: DonorErrors): DonorErrors {
  if (links.language === 'en') return errors;
  const refused = donorFields.filter((field) => errors[field]);
  return Object.fromEntries(refused.map((field) => [field, donate.form.donor.errors[field]]));
}

/** Every refused field in the order it stands in the form. */
function listOf(notice: CheckoutNotice, words: GivingWords): { name: string; message: string }[] {
  if (notice.kind !== 'refused') return [];
  const errors = donorErrorsIn(words, notice.donor);
  const donor = donorFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []));
  const amount = notice.amount === 'fine' ? [] : [{ name: 'customAmount', message: words.messages.noAmount }];
  const citizen = notice.citizen ? [{ name: 'citizen', message: words.checkout.citizen.missing }] : [];
  return [...amount, ...donor, ...citizen];
}

/** What the open window will take, from the order itself. */
function chargeOf({ phase }: CheckoutState, { checkout }: GivingWords): string | null {
  if (phase.kind !== 'window') return null;
  return fill(checkout.charge, { amount: formatMinor(phase.order.amountMinor, phase.order.currency) });
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
