'use client';

import { WaysToGive } from '@/components/sections/donate/ways-to-give';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useHydrated } from '@/components/ui/use-hydrated';
import { donate as copy } from '@/lib/content/en/donate';
import { messages } from '@/lib/content/en/messages';
import { formatAmount, type Selection } from '@/lib/domain/donation';
import { donorFields } from '@/lib/domain/donor';
import type { Site } from '@/lib/domain/site';
import { routes } from '@/lib/routes';
import styles from './donate-form.module.css';
import { type DonationStage, givenAmount, isChosen, type StopReason } from './donation-state';
import { DonorStep } from './donor-step';
import { GiftStep } from './gift-step';
import { type GiftOptions, useDonation } from './use-donation';

export type WaysSite = Pick<Site, 'phone' | 'phoneHref' | 'upiId' | 'bankDetails'>;
type Props = { options: GiftOptions; site: WaysSite };

/** The donation form up to the payment window (spec §2, §4, §5): choice, donor, one order a press. */
export function DonateForm({ options, site }: Props) {
  const { selection, stage, answer, submit, edit, select } = useDonation(options);
  const isReady = useHydrated();
  const { form } = copy;
  const errors = listOf(stage);
  return (
    // `post`: a form sent before its script is there must not write a PAN into the address.
    <form
      className={styles.form}
      aria-label={form.label}
      method="post"
      onSubmit={submit}
      onInput={edit}
      noValidate
    >
      {errors.length > 1 && <ErrorSummary ref={answer} title={form.errorSummary} errors={errors} />}
      {/* A choice made before the script is there would be drawn and not known. */}
      <fieldset className={styles.gift} disabled={!isReady}>
        <GiftStep
          copy={form}
          options={options}
          selection={selection}
          select={select}
          amountRefused={stage.kind === 'refused' && stage.amount === 'invalid'}
          phone={site.phone}
          phoneHref={site.phoneHref}
        />
      </fieldset>
      <DonorStep copy={form.donor} errors={stage.kind === 'refused' ? stage.donor : {}} />
      <p className={styles.privacy}>
        {form.privacy} <a href={routes.privacy}>{form.privacyLink}</a>
      </p>
      {stage.kind === 'stopped' && (
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          <Stopped reason={stage.reason} site={site} />
        </div>
      )}
      <div className={styles.pay}>
        <Button
          type="submit"
          variant="give"
          size="large"
          disabled={!isChosen(selection, options.limits)}
          aria-disabled={stage.kind === 'processing' || undefined}
          aria-describedby="gift-review"
        >
          {stage.kind === 'processing' ? messages.donate.processing : form.action}
        </Button>
        <p id="gift-review" className={styles.review}>
          {reviewOf(selection, options)}
        </p>
        <p className="visually-hidden" role="status">
          {stage.kind === 'processing' && messages.donate.processing}
        </p>
      </div>
    </form>
  );
}

function Stopped({ reason, site }: { reason: StopReason; site: WaysSite }) {
  if (reason === 'payments-off') {
    return (
      <Notice kind="info" title={copy.stopped.off.title}>
        <p>{copy.stopped.off.text}</p>
        <WaysToGive copy={copy.ways} site={site} />
      </Notice>
    );
  }
  const { notLoaded, unexpected } = messages.donate;
  return (
    <Notice kind="failed" title={reason === 'not-loaded' ? notLoaded : unexpected}>
      <p>
        {copy.stopped.kept} <a href={site.phoneHref}>{site.phone}</a>
      </p>
    </Notice>
  );
}

/** Every refused field in the order it stands in the form. */
function listOf(stage: DonationStage): { name: string; message: string }[] {
  if (stage.kind !== 'refused') return [];
  const donor = donorFields.flatMap((name) =>
    stage.donor[name] ? [{ name, message: stage.donor[name] }] : [],
  );
  return stage.amount === 'fine'
    ? donor
    : [{ name: 'customAmount', message: messages.donate.noAmount }, ...donor];
}

/** Amount, currency and kind beside the button, before anything is paid (WCAG 3.3.4), or why it waits. */
function reviewOf(selection: Selection, { limits }: GiftOptions): string {
  const { currency } = selection;
  const amount = givenAmount(selection, limits);
  if (amount === null) return isChosen(selection, limits) ? '' : copy.form.chooseFirst;
  const kind = selection.mode === 'sponsor' && selection.variant !== 'none' ? selection.variant : 'one-time';
  return copy.form.review[kind](formatAmount(amount, currency), currency);
}
