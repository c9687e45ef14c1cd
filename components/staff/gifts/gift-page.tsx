'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import type { EnteredGift, GiftItem } from '@/lib/donations/gift-schema';
import { isVoid } from '@/lib/donations/stored-gift';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { giftHistory } from '@/lib/i18n/en/staff-statement';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaffItem } from '@/lib/staff/client/staff-reads';
import { focusOnce } from '../browser-state';
import { clock, dayOf } from '../clock';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { CorrectDonor, VoidGift } from './correct-donor';
import { Facts, ForTechnician, GiftCards, GiftState } from './gift-cards';
import { amountOf, DONOR_HASH, failureOf, GIFT_TITLE, LIST_HASH, newestFirst, whenOf } from './gift-format';
import { GiftRefunds } from './gift-refunds';

const { item: copy } = staffGifts;

type GiftPageProps = {
  id: string;
  /** It was entered a moment ago. */
  saved: EnteredGift | null;
  /** Another one where a refund of it has begun to wait, or was decided: then it is read again. */
  version: number;
};

/** One gift with its whole history. */
export function GiftPage({ id, saved, version }: GiftPageProps) {
  const view = useStaffItem<GiftItem>(staffRoutes.api.gift, { id, version });
  const again = () => Promise.all([view.again(), readAgain(staffRoutes.api.gifts(''))]);
  return (
    <>
      <p>
        <SiteLink className={styles.lone} href={`#${LIST_HASH}`}>
          {copy.back}
        </SiteLink>
      </p>
      {saved && !(view.kind === 'shown' && view.data.voided) && (
        <Notice
          kind="done"
          title={saved.receipt_no === null ? copy.savedOnly : copy.saved(saved.receipt_no)}
        />
      )}
      <Shown view={view} missing={<p role="status">{copy.missing}</p>}>
        {(item) => <Gift item={item} again={again} />}
      </Shown>
    </>
  );
}

/** All gifts of the donor of one: by the same e-mail address or PAN. */
export function DonorPage({ id }: { id: string }) {
  const view = useStaffItem<GiftItem>(staffRoutes.api.gift, { id, version: 0 });
  return (
    <>
      <p>
        <SiteLink className={styles.lone} href={`#${LIST_HASH}`}>
          {copy.back}
        </SiteLink>
      </p>
      <Shown view={view} missing={<p role="status">{copy.missing}</p>}>
        {({ gift, others, others_cut }) => (
          <section className={styles.section} aria-labelledby={GIFT_TITLE}>
            <h2 id={GIFT_TITLE} tabIndex={-1} ref={focusOnce}>
              {copy.allOf(gift.name || copy.unnamed)}
            </h2>
            <p>{copy.othersHint}</p>
            {others_cut && <p>{copy.othersCut}</p>}
            <GiftCards gifts={[gift, ...others].toSorted(newestFirst)} />
          </section>
        )}
      </Shown>
    </>
  );
}

type Props = { item: GiftItem; again: () => Promise<unknown> };

function Gift({ item, again }: Props) {
  const { gift, others, others_cut, voided } = item;
  return (
    <article className={styles.section} aria-labelledby={GIFT_TITLE}>
      <h2 id={GIFT_TITLE} tabIndex={-1} ref={focusOnce}>
        {`${amountOf(gift.amount_minor, gift.currency)}, ${gift.name || copy.unnamed}`}
      </h2>
      <p role="status">
        <GiftState gift={gift} />
      </p>
      {voided && (
        <Notice kind="info" title={copy.voided(voided.by, clock.format(voided.at), voided.reason)} />
      )}
      <GiftRefunds item={item} again={again}>
        <GiftFacts gift={gift} />
        {others.length > 0 && (
          <p>
            <SiteLink className={styles.lone} href={`#${DONOR_HASH}${gift.id}`}>
              {copy.seeOthers(others.length, others_cut)}
            </SiteLink>
          </p>
        )}
        {gift.erased_at === null && <CorrectDonor gift={gift} again={again} />}
        <GiftActions item={item} again={again} />
        {gift.entered_as !== null && voided === null && <VoidGift gift={gift} again={again} />}
        <GiftHistory item={item} />
        <ForTechnician item={item} />
      </GiftRefunds>
    </article>
  );
}

function GiftFacts({ gift }: { gift: GiftItem['gift'] }) {
  const { facts } = copy;
  const isForeign = gift.currency !== 'INR' && gift.amount_inr_minor !== null;
  const lines: [string, string][] = [
    [facts.email, gift.email],
    [facts.phone, gift.phone],
    [facts.address, gift.address],
    [facts.pan, gift.pan],
    [facts.rupees, isForeign ? amountOf(gift.amount_inr_minor ?? 0, 'INR') : ''],
    [gift.entered_as === null ? facts.created : facts.enteredAt, clock.format(gift.created_at)],
    [
      gift.entered_as === null ? facts.paid : facts.came,
      gift.paid_at === null ? '' : whenOf({ ...gift, at: gift.paid_at }),
    ],
    [facts.receipt, gift.receipt_no === null ? copy.noReceipt : receiptText(gift, gift.receipt_no)],
    [facts.way, gift.entered_as === null ? '' : staffGifts.ways[gift.entered_as]],
    [facts.reference, gift.reference],
  ];
  return <Facts lines={lines} />;
}

/** The receipt's number and day, or why it holds no more. */
const receiptText = (gift: GiftItem['gift'], number: string): string =>
  gift.status === 'refunded'
    ? copy.cancelled(number, isVoid(gift))
    : copy.receiptOf(number, clock.format(gift.receipt_at ?? gift.at));

/** The receipt once more, or that it is cancelled, and a look at what the payment provider knows. */
function GiftActions({ item: { gift, can_receipt, sends_mail, was_mailed }, again }: Props) {
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<{ kind: 'done' | 'failed'; title: string } | null>(null);
  const run = async (path: string, doneOf: (answer: unknown) => string) => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const result = await postStaff(path, { id: gift.id }, doneOf);
    setOutcome(
      result.ok ? { kind: 'done', title: result.data } : { kind: 'failed', title: failureOf(result) },
    );
    setIsSending(false);
    await again();
  };
  const isBack = gift.status === 'refunded';
  const sent = (answer: unknown) =>
    copy.receiptSent(has<{ receipt_no: string }>(answer, 'receipt_no') ? answer.receipt_no : '');
  return (
    <div className={styles.section}>
      {outcome && <Notice kind={outcome.kind} title={outcome.title} />}
      {gift.page !== null && (
        <p>
          <a className={styles.lone} href={gift.page} target="_blank" rel="noopener noreferrer">
            {isBack ? copy.printCancelled : copy.print}
          </a>
        </p>
      )}
      {can_receipt && !sends_mail && <p>{copy.noMail}</p>}
      <div className={styles.actions}>
        {can_receipt && sends_mail && (
          <Button
            variant="quiet"
            aria-disabled={isSending}
            onClick={() => void run(staffRoutes.api.sendReceipt, sent)}
          >
            {isBack ? copy.tellCancelled : was_mailed ? copy.receiptAgain : copy.receiptFirst}
          </Button>
        )}
        {gift.entered_as === null && (
          <Button
            variant="quiet"
            aria-disabled={isSending}
            onClick={() => void run(staffRoutes.api.checkGift, () => copy.checked)}
          >
            {copy.check}
          </Button>
        )}
      </div>
    </div>
  );
}

const methods: Readonly<Record<string, string>> = staffGifts.methods;
/** "bank_transfer" as "bank transfer". */
const inWords = (code: string): string => code.replaceAll('_', ' ');

function GiftHistory({ item: { gift, payments, refunds, voided, history } }: { item: GiftItem }) {
  const paymentsByNow = payments.map(({ id, at, status, method, amount_minor, reason }) => ({
    id,
    text: [
      clock.format(at),
      amountOf(amount_minor, gift.currency),
      staffGifts.paymentStatuses[status],
      method && (methods[method] ?? inWords(method)),
      reason && inWords(reason),
    ],
  }));
  const refundsByNow = refunds.map(({ id, at, status, amount_minor }) => ({
    id,
    text: [
      at === null ? '' : clock.format(at),
      amountOf(amount_minor, gift.currency),
      staffGifts.refundStatuses[status],
    ],
  }));
  const stepsByNow = history.map(({ step, at, by, detail }) => ({
    id: `${step} ${at}`,
    text: [
      step.startsWith('certificate') ? dayOf(at) : clock.format(at),
      giftHistory.steps[step](detail),
      by === 'cli' ? giftHistory.cli : by,
    ],
  }));
  return [
    { title: giftHistory.title, lines: stepsByNow },
    { title: copy.payments, lines: gift.entered_as === null ? paymentsByNow : [] },
    // A gift is voided as a refund of the ledger, which no donor got.
    { title: copy.refunds, lines: voided === null ? refundsByNow : [] },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => (
      <section key={title} className={styles.section} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {lines.map(({ id, text }) => (
            <li key={id}>{text.filter(Boolean).join(', ')}</li>
          ))}
        </ul>
      </section>
    ));
}
