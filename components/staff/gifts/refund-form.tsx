import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { GiftItem } from '@/lib/donations/gift-schema';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import styles from '../staff.module.css';
import { Ask } from '../step-up';
import { focusFirst } from '../use-staff-form';
import { amountOf, anyOf, signOf, typedOf } from './gift-format';

const { refund: copy } = staffGifts;

export type Fields = Readonly<Record<string, string>>;
/** Sends an order; the code of its refusal, or null. */
export type Send = (order: { path: string; body: object; purpose: string }) => Promise<string | null>;

type FormProps = { item: GiftItem; isSending: boolean; send: Send; fields: Fields };

/** A new refund: typed, looked through, asked about, and only then sent. */
export function RefundForm({ item, isSending, send, fields }: FormProps) {
  const { gift, left_minor, second_person_from } = item;
  const left = left_minor ?? 0;
  // All that may go back, until somebody types another amount.
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? typedOf(left, gift.currency);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Fields | null>(null);
  /** What is asked about: minor units, and whether it was refunded before. */
  const [wish, setWish] = useState<{ minor: number; again: boolean } | null>(null);
  const [isEqual, setIsEqual] = useState(false);
  const ask = async (form: HTMLFormElement | null, again: boolean) => {
    const { minor, faults: found } = await checked({ amount, reason }, item);
    setFaults(found);
    if (form) focusFirst(form, found);
    if (minor !== null) setWish({ minor, again });
  };
  const error = faults ?? fields;
  /** What was wrong with a field is said until it is changed. */
  const edit = (name: string, change: () => void) => {
    if (error[name]) setFaults({ ...error, [name]: '' });
    change();
  };
  const submit = async ({ minor, again }: { minor: number; again: boolean }) => {
    setWish(null);
    setFaults(null);
    const purpose = copy.purpose(amountOf(minor, gift.currency));
    const code = await send({
      path: staffRoutes.api.refund,
      body: { id: gift.id, amount, reason, again },
      purpose,
    });
    setIsEqual(code === 'refund_equal');
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={copy.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void ask(event.currentTarget, false);
      }}
    >
      <h3>{copy.title}</h3>
      <p>
        {copy.left(amountOf(left, gift.currency))} {copy.second(amountOf(second_person_from * 100, 'INR'))}
      </p>
      <RefundFields
        {...{ amount, reason }}
        setAmount={(text) => edit('amount', () => setTyped(text))}
        setReason={(text) => edit('reason', () => setReason(text))}
        currency={gift.currency}
        error={error}
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      {isEqual && (
        <Button
          variant="quiet"
          aria-disabled={isSending}
          onClick={({ currentTarget }) => void ask(currentTarget.form, true)}
        >
          {copy.again}
        </Button>
      )}
      {wish && (
        <AskRefund
          item={item}
          minor={wish.minor}
          give={() => void submit(wish)}
          close={() => setWish(null)}
        />
      )}
    </form>
  );
}

type FieldsProps = {
  amount: string;
  setAmount: (text: string) => void;
  reason: string;
  setReason: (text: string) => void;
  currency: string;
  error: Fields;
};

const RefundFields = ({ amount, setAmount, reason, setReason, currency, error }: FieldsProps) => (
  <>
    <Field
      name="amount"
      inputMode="decimal"
      autoComplete="off"
      label={`${copy.amount} (${signOf(currency)})`}
      value={amount}
      error={error['amount']}
      onChange={({ target }) => setAmount(target.value)}
    />
    <Field
      as="textarea"
      name="reason"
      rows={3}
      label={copy.reason}
      hint={copy.reasonHint}
      value={reason}
      error={error['reason']}
      onChange={({ target }) => setReason(target.value)}
    />
  </>
);

/** The order by the schema that the server holds it to, loaded with the first press, before anybody is asked who they are. */
async function checked(
  order: { amount: string; reason: string },
  { left_minor, gift: { currency } }: GiftItem,
): Promise<{ minor: number | null; faults: Fields }> {
  const { OrderRefund } = await import('@/lib/donations/gift-schema');
  const left = left_minor ?? 0;
  const { amount, reason } = OrderRefund.shape;
  const minor = amount.safeParse(order.amount);
  const told = (issues: readonly { message: string }[] = []) => issues[0]?.message ?? '';
  const tooMuch = minor.data !== undefined && minor.data > left ? copy.tooMuch(amountOf(left, currency)) : '';
  const found = {
    amount: tooMuch || told(minor.error?.issues),
    reason: told(reason.safeParse(order.reason).error?.issues),
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, text]) => text !== ''));
  return { minor: Object.keys(faults).length === 0 ? (minor.data ?? null) : null, faults };
}

type AskProps = { item: GiftItem; minor: number; give: () => void; close: () => void };

/** The question before money moves. */
function AskRefund({ item: { gift, approvers, refunds, second_person_from }, minor, give, close }: AskProps) {
  const sum = amountOf(minor, gift.currency);
  const isTest = gift.mode === 'test';
  const gone = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((all, { amount_minor }) => all + amount_minor, minor);
  const inRupees = ((gift.amount_inr_minor ?? Number.POSITIVE_INFINITY) / gift.amount_minor) * gone;
  const needsSecond = inRupees >= second_person_from * 100;
  return (
    <Ask
      title={(needsSecond ? copy.askApproval : copy.ask)(sum, gift.name)}
      {...{ cancel: copy.cancel, close }}
    >
      {needsSecond && <p>{isTest ? copy.approvers(anyOf(approvers)) : copy.askWaits(anyOf(approvers))}</p>}
      {(isTest || !needsSecond) && <p>{isTest ? copy.inTest : copy.askText}</p>}
      <Button variant={needsSecond ? 'primary' : 'emergency'} onClick={give}>
        {needsSecond ? copy.request(sum) : copy.give(sum)}
      </Button>
    </Ask>
  );
}
