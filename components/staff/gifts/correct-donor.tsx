'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { GiftItem } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, type StaffPost } from '@/lib/staff/client/staff-calls';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { amountOf } from './gift-format';
import { useGiftForm } from './use-gift-form';

const { donor: copy } = staffGifts;

type Props = { gift: GiftItem['gift']; again: () => Promise<unknown> };

/** Another PAN or address of a gift, for the yearly statement. The PAN that is stored is never shown in full. */
export function CorrectDonor({ gift: { id, address }, again }: Props) {
  const { post, stepUp } = useStaffAction();
  const [isDoneNow, setIsDoneNow] = useState(false);
  const [pan, setPan] = useState('');
  // The address that the form began with, until an answer has shown the one that is stored now.
  const [begun, setBegun] = useState<string | null>(address);
  const form = useGiftForm({
    path: staffRoutes.api.correctDonor,
    read: isDone,
    more: () => ({ id, seen: begun ?? address }),
    post: async (path, body, read) => {
      setIsDoneNow(false);
      return post(path, body, read);
    },
    done: () => {
      setIsDoneNow(true);
      setPan('');
      setBegun(null);
      void again();
    },
    refused: () => {
      setBegun(null);
      void again();
    },
  });
  return (
    <details className={styles.section}>
      <summary>{copy.title}</summary>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{copy.hint}</p>
        <Field
          name="pan"
          autoComplete="off"
          autoCapitalize="characters"
          label={copy.pan}
          hint={copy.panHint}
          value={pan}
          onChange={({ target }) => setPan(target.value)}
          error={form.fields['pan']}
        />
        <Field
          as="textarea"
          name="address"
          rows={3}
          autoComplete="off"
          label={copy.address}
          defaultValue={address}
          error={form.fields['address']}
        />
        {form.message && <Notice kind="failed" title={form.message} />}
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? copy.sending : copy.submit}
        </Button>
      </form>
      {isDoneNow && <Notice kind="done" title={copy.done} />}
      {stepUp}
    </details>
  );
}

/** A gift that was entered by hand by mistake is taken out of the books, with its reason. */
export function VoidGift({ gift: { id, amount_minor, currency }, again }: Props) {
  const { voiding } = staffGifts;
  const { post, stepUp } = useStaffAction(voiding.purpose(amountOf(amount_minor, currency)));
  /** Without a reason nobody is asked who they are. The schema is loaded with the first press. */
  const checkedPost: StaffPost = async (path, body, read) => {
    const { VoidGift: schema } = await import('@/lib/donations/gift-schema');
    const [issue] = schema.safeParse(body).error?.issues ?? [];
    if (issue === undefined) return post(path, body, read);
    return { ok: false, status: 400, code: 'invalid_fields', fields: { reason: issue.message } };
  };
  const form = useGiftForm({
    path: staffRoutes.api.voidGift,
    read: isDone,
    more: () => ({ id }),
    post: checkedPost,
    done: () => void again(),
    refused: () => void again(),
  });
  return (
    <details className={styles.section}>
      <summary>{voiding.title}</summary>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <p>{voiding.hint}</p>
        <Field name="reason" autoComplete="off" label={voiding.reason} error={form.fields['reason']} />
        {form.message && <Notice kind="failed" title={form.message} />}
        <Button variant="emergency" type="submit" aria-disabled={form.isSending}>
          {form.isSending ? voiding.sending : voiding.submit}
        </Button>
      </form>
      {stepUp}
    </details>
  );
}
