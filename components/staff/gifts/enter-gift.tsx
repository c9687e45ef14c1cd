'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { enteredWays } from '@/lib/donations/donation';
import type { EnteredGift } from '@/lib/donations/gift-schema';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { endonyms, languages } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { readAgain } from '@/lib/staff/client/staff-reads';
import { kolkataField } from '../clock';
import { focusOnce } from '../recovery-codes';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import { GIFT_TITLE, LIST_HASH } from './gift-format';

const { enter: copy } = staffGifts;

/** A gift that did not come by the payment provider; once it is stored its own page shows. */
export function EnterGift() {
  // However often this form is sent, it is one gift.
  const [key] = useState(() => crypto.randomUUID());
  const [today] = useState(() => kolkataField(Date.now()).slice(0, 10));
  const [isEqual, setIsEqual] = useState(false);
  const post: StaffPost = async (path, body, read) => {
    const result = await postStaff(path, body, read);
    setIsEqual(!result.ok && result.code === 'gift_equal');
    return result;
  };
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.enterGift,
    read: (answer) => (has<EnteredGift>(answer, 'receipt_no') ? answer.id : null),
    more: () => ({ key, ...(isEqual && { again: true }) }),
    post,
    done: (id) => {
      void readAgain(staffRoutes.api.gifts(''));
      location.hash = id;
    },
  });
  const error = form.fields;
  return (
    <section className={styles.section} aria-labelledby={GIFT_TITLE}>
      <p>
        <SiteLink href={`#${LIST_HASH}`}>{staffGifts.item.back}</SiteLink>
      </p>
      <h2 id={GIFT_TITLE} tabIndex={-1} ref={focusOnce}>
        {copy.title}
      </h2>
      <p>{copy.intro}</p>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={copy.amount}
          error={error['amount']}
        />
        <Field name="on" type="date" max={today} defaultValue={today} label={copy.on} error={error['on']} />
        <SelectField
          name="entered_as"
          label={copy.way}
          options={enteredWays.map((value) => ({ value, label: staffGifts.ways[value] }))}
          error={error['entered_as']}
        />
        <Field
          name="reference"
          autoComplete="off"
          label={copy.reference}
          hint={copy.referenceHint}
          error={error['reference']}
        />
        <DonorFields error={error} />
        <SelectField
          name="language"
          label={copy.language}
          options={languages.map((value) => ({ value, label: endonyms[value] }))}
        />
        {(isEqual || form.message) && (
          <Notice kind="failed" title={isEqual ? staffGifts.conflicts.equal : (form.message ?? '')} />
        )}
        <Button type="submit" aria-disabled={form.isSending}>
          {submitLabel(form.isSending, isEqual)}
        </Button>
      </form>
    </section>
  );
}

function submitLabel(isSending: boolean, isEqual: boolean): string {
  if (isSending) return copy.sending;
  return isEqual ? copy.again : copy.submit;
}

const DonorFields = ({ error }: { error: Readonly<Record<string, string>> }) => (
  <>
    <Field name="name" autoComplete="off" label={copy.name} error={error['name']} />
    <Field name="email" type="email" autoComplete="off" label={copy.email} error={error['email']} />
    <Field name="phone" type="tel" autoComplete="off" label={copy.phone} error={error['phone']} />
    <Field
      name="pan"
      autoComplete="off"
      autoCapitalize="characters"
      label={copy.pan}
      hint={copy.panHint}
      error={error['pan']}
    />
    <TextField name="address" rows={3} autoComplete="off" label={copy.address} error={error['address']} />
  </>
);
