import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import type { GiftList, LostPayment, ReconciledGifts, SampleReceipt } from '@/lib/donations/gift-schema';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { endonyms, languages } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff } from '@/lib/staff/client/staff-calls';
import { clock } from '../clock';
import { saveFile } from '../save-file';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { GiftCards } from './gift-cards';
import { failureOf } from './gift-format';

type Outcome = { kind: 'done' | 'failed'; title: string };

/** What somebody has to look at: disputes, payments without a gift; and a question to the payment provider. */
export function GiftsAttention({
  attention: { gifts, payments },
  again,
}: Pick<GiftList, 'attention'> & { again: () => Promise<unknown> }) {
  const { attention: copy } = staffGifts;
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const count = gifts.length + payments.length;
  const reconcile = async () => {
    if (isSending) return;
    setIsSending(true);
    setOutcome(null);
    const result = await postStaff(staffRoutes.api.reconcileGifts, {}, (answer) =>
      has<ReconciledGifts>(answer, 'is_done') ? answer : null,
    );
    setOutcome(
      result.ok
        ? {
            kind: 'done',
            title: result.data.is_done
              ? copy.reconciled(result.data.checked, result.data.moved)
              : copy.goesOn,
          }
        : { kind: 'failed', title: failureOf(result) },
    );
    setIsSending(false);
    await again();
  };
  return (
    <details className={styles.section} open={count > 0}>
      <summary className={count > 0 ? styles.fault : undefined}>
        {count === 0 ? copy.title : copy.titleOf(count)}
      </summary>
      {outcome && <Notice kind={outcome.kind} title={outcome.title} />}
      {count === 0 && <p>{copy.none}</p>}
      <GiftCards gifts={gifts} />
      <LostPayments payments={payments} />
      <Button variant="quiet" aria-disabled={isSending} onClick={() => void reconcile()}>
        {isSending ? copy.asking : copy.reconcile}
      </Button>
    </details>
  );
}

function LostPayments({ payments }: { payments: readonly LostPayment[] }) {
  const { attention: copy } = staffGifts;
  if (payments.length === 0) return null;
  return (
    <>
      <p>{copy.lost}</p>
      <ul>
        {payments.map(({ id, at, why, payment_id, order_id }) => (
          <li key={id}>
            {[clock.format(at), copy.why[why], payment_id, order_id].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A receipt as donors get it now, to look at before a launch or after a change of the settings. */
export function SampleReceiptForm() {
  const { sample: copy } = staffGifts;
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.sampleReceipt,
    read: (answer) => (has<SampleReceipt>(answer, 'pdf') ? answer : null),
    done: ({ name, pdf }) =>
      saveFile(
        name,
        new Blob([Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0))], { type: 'application/pdf' }),
      ),
  });
  return (
    <details className={styles.section}>
      <summary>{copy.title}</summary>
      <p>{copy.hint}</p>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        {form.message && <Notice kind="failed" title={form.message} />}
        <SelectField
          name="language"
          label={copy.language}
          options={languages.map((value) => ({ value, label: endonyms[value] }))}
        />
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? copy.sending : copy.submit}
        </Button>
      </form>
    </details>
  );
}
