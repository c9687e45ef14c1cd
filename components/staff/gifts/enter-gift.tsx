'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import { financialYearOf, formNames, isOpenDay, noonOf } from '@/lib/donations/financial-year';
import type { EnteredGift, EnterGift as EnterGiftRequest } from '@/lib/donations/gift-schema';
import { enteredWays } from '@/lib/donations/stored-gift';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { endonyms, languages } from '@/lib/i18n/language';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff, type StaffPost } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaff } from '@/lib/staff/client/staff-reads';
import type { Me } from '@/lib/staff/schema';
import { focusOnce } from '../browser-state';
import { kolkataField } from '../clock';
import styles from '../staff.module.css';
import { Ask } from '../step-up';
import { focusFirst, useStaffForm } from '../use-staff-form';
import { Facts } from './gift-cards';
import { amountOf, GIFT_TITLE, LIST_HASH, whenOf } from './gift-format';

const { enter: copy } = staffGifts;

/** The name of the statement of the year in which a gift came. */
const formAt = (at: number): string => formNames(financialYearOf(at)).statement;

/**
 * What is read of the form before anybody numbers a receipt: the gift as it would be stored, or what is wrong. The schema is
 * loaded with the first press.
 */
async function readForm(
  form: HTMLFormElement,
  key: string,
): Promise<{ gift: EnterGiftRequest | null; faults: Faults }> {
  const typed = { ...Object.fromEntries(new FormData(form)), key };
  const { EnterGift: schema } = await import('@/lib/donations/gift-schema');
  const read = schema.safeParse(typed);
  if (read.success && !isOpenDay(read.data.on, Date.now()))
    return { gift: null, faults: { on: copy.wrongDay } };
  if (read.success) return { gift: read.data, faults: {} };
  const faults = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  return { gift: null, faults: Object.fromEntries(faults.toReversed()) };
}

type Faults = Readonly<Record<string, string>>;

/** What was typed stays in this tab over a reload, and with it the key, so that it is still one gift. */
const DRAFT = 'staff-gift';
const storedDraft = (): Readonly<Record<string, string>> => JSON.parse(sessionStorage.getItem(DRAFT) ?? '{}');

function fillIn(form: HTMLFormElement | null): void {
  for (const [name, value] of Object.entries(storedDraft())) {
    const field = form?.elements.namedItem(name);
    if (field instanceof Element && 'value' in field) field.value = value;
  }
}

/** A gift that did not come by the payment provider; once it is stored its own page shows. */
export function EnterGift({ saved }: { saved: (gift: EnteredGift) => void }) {
  // However often this form is sent, it is one gift.
  const [key] = useState(() => storedDraft()['key'] ?? crypto.randomUUID());
  const [today] = useState(() => kolkataField(Date.now()).slice(0, 10));
  const [question, setQuestion] = useState<string | null>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [summary, setSummary] = useState<EnterGiftRequest | null>(null);
  const post: StaffPost = async (path, body, read) => {
    const result = await postStaff(path, body, read);
    setQuestion(result.ok ? null : (questions[result.code] ?? null));
    return result;
  };
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.enterGift,
    read: (answer) => (has<EnteredGift>(answer, 'receipt_no') ? answer : null),
    more: () => ({ key, ...(question !== null && { again: true }) }),
    post,
    done: (gift) => {
      sessionStorage.removeItem(DRAFT);
      saved(gift);
      void readAgain(staffRoutes.api.gifts(''));
      location.hash = gift.id;
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget, nativeEvent } = event;
    const isLookedThrough = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.dataset['confirmed'];
    setSummary(null);
    if (isLookedThrough) {
      void form.submit(event);
      return;
    }
    const { gift, faults: found } = await readForm(currentTarget, key);
    setFaults(found);
    setSummary(gift);
    focusFirst(currentTarget, found);
  };
  const error = { ...form.fields, ...faults };
  return (
    <section className={styles.section} aria-labelledby={GIFT_TITLE}>
      <p>
        <SiteLink className={styles.lone} href={`#${LIST_HASH}`}>
          {staffGifts.item.back}
        </SiteLink>
      </p>
      <h2 id={GIFT_TITLE} tabIndex={-1} ref={focusOnce}>
        {copy.title}
      </h2>
      <p>{copy.intro}</p>
      <form
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        ref={fillIn}
        onInput={({ currentTarget }) => {
          const typed = Object.fromEntries(new FormData(currentTarget));
          sessionStorage.setItem(DRAFT, JSON.stringify({ ...typed, key }));
          setQuestion(null);
        }}
        noValidate
      >
        <GiftFields today={today} error={error} />
        {(question ?? form.message) && <Notice kind="failed" title={question ?? form.message ?? ''} />}
        <Button type="submit" aria-disabled={form.isSending}>
          {submitLabel(form.isSending, question !== null)}
        </Button>
        {summary && <Summary gift={summary} close={() => setSummary(null)} />}
      </form>
    </section>
  );
}

const questions: Readonly<Record<string, string>> = {
  gift_equal: staffGifts.conflicts.equal,
  gift_used: staffGifts.conflicts.used,
};

/** The gift once more, before its receipt takes a number. Its button sends the form that it stands in. */
function Summary({ gift, close }: { gift: EnterGiftRequest; close: () => void }) {
  const sum = amountOf(gift.amount, 'INR');
  const at = noonOf(gift.on);
  const lines: [string, string][] = [
    [staffGifts.refund.amount, sum],
    [staffGifts.item.facts.came, whenOf({ at, entered_as: gift.entered_as })],
    [staffGifts.item.facts.way, staffGifts.ways[gift.entered_as]],
    [staffGifts.item.facts.reference, gift.reference],
    [copy.donor, gift.name],
    [staffGifts.item.facts.email, gift.email],
    [staffGifts.item.facts.phone, gift.phone],
    [staffGifts.item.facts.pan, gift.pan],
    [staffGifts.item.facts.address, gift.address],
    [copy.language, endonyms[gift.language]],
  ];
  const me = useStaff<Me>(staffRoutes.api.me);
  const isMailed = me.kind === 'shown' && me.data.sends_mail;
  const lacks = [...(gift.pan ? [] : ['PAN']), ...(gift.address ? [] : ['address'])];
  return (
    <Ask title={copy.summary} cancel={copy.back} close={close}>
      <Facts lines={lines} />
      {lacks.length > 0 && <p>{copy.leftOut(lacks.join(' and '), formAt(at))}</p>}
      <p>
        {copy.summaryText} {gift.email && (isMailed ? copy.mailed(gift.email) : staffGifts.item.noMail)}
      </p>
      <Button type="submit" data-confirmed="yes">
        {copy.save(sum)}
      </Button>
    </Ask>
  );
}

function submitLabel(isSending: boolean, isAgain: boolean): string {
  if (isSending) return copy.sending;
  return isAgain ? copy.again : copy.submit;
}

const GiftFields = ({ today, error }: { today: string; error: Faults }) => (
  <>
    <Field name="amount" inputMode="decimal" autoComplete="off" label={copy.amount} error={error['amount']} />
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
    <DonorFields form={formAt(Date.parse(today))} error={error} />
    <SelectField
      name="language"
      label={copy.language}
      options={languages.map((value) => ({ value, label: endonyms[value] }))}
    />
  </>
);

const DonorFields = ({ form, error }: { form: string; error: Faults }) => (
  <>
    <Field name="name" autoComplete="off" label={copy.name} error={error['name']} />
    <Field name="email" type="email" autoComplete="off" label={copy.email} error={error['email']} />
    <Field name="phone" type="tel" autoComplete="off" label={copy.phone} error={error['phone']} />
    <Field name="pan" autoComplete="off" autoCapitalize="characters" label={copy.pan} error={error['pan']} />
    <Field
      as="textarea"
      name="address"
      rows={3}
      autoComplete="off"
      label={copy.address}
      hint={copy.leftOut('PAN or address', form)}
      error={error['address']}
    />
  </>
);
