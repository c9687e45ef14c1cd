'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import {
  type GiftItem,
  type OrderedRefund,
  OrderRefund,
  type RefundAnswer,
  type RefundState,
} from '@/lib/donations/gift-schema';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, type StaffPost } from '@/lib/staff/client/staff-calls';
import { clock } from '../clock';
import styles from '../staff.module.css';
import { useStaffAction } from '../step-up';
import { messageOf } from '../use-staff-form';
import { amountOf } from './gift-format';

const { refund: copy } = staffGifts;

type Props = { item: GiftItem; again: () => Promise<unknown> };
type Outcome = { kind: 'done' | 'info' | 'failed'; title: string; fields: Readonly<Record<string, string>> };
type Send = (order: { path: string; body: object; purpose: string }) => Promise<string | null>;

const readState = (answer: unknown): RefundState | null =>
  has<RefundAnswer>(answer, 'state') ? answer.state : null;

/** What became of one post, and the code of its refusal: null where it was done. */
async function sent(post: StaffPost, path: string, body: object): Promise<[Outcome | null, string | null]> {
  const result = await post(path, body, readState);
  if (result.ok) {
    const kind = result.data === 'made' || result.data === 'refused' ? 'done' : 'info';
    return [{ kind, title: copy.done[result.data], fields: {} }, null];
  }
  const name = result.code.replace(/^refund_|^provider_/, '') as keyof typeof copy.refusals;
  // A line that broke may have carried the order: what is stored stands in the list below.
  const message = copy.refusals[name] ?? messageOf(result, staff.errors);
  const outcome = { kind: 'failed' as const, title: message ?? '', fields: result.fields };
  return [message === null && Object.keys(result.fields).length === 0 ? null : outcome, result.code];
}

/** Refunds of a gift: those ordered here, and a new one. */
export function GiftRefunds({ item, again }: Props) {
  const [purpose, setPurpose] = useState('');
  const { post, stepUp } = useStaffAction(purpose);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send: Send = async ({ path, body, purpose: sentence }) => {
    if (isSending) return 'busy';
    setPurpose(sentence);
    setIsSending(true);
    const [told, code] = await sent(post, path, body);
    setOutcome(told);
    setIsSending(false);
    // Not waited for: what is typed for the next refund meanwhile stays.
    void again();
    return code;
  };
  const isOpen = item.orders.some(({ state }) => state === 'waiting' || state === 'open');
  const canRefund = item.left_minor !== null && item.left_minor > 0 && !isOpen;
  return (
    <section className={styles.section} aria-label={copy.title}>
      {outcome?.title && <Notice kind={outcome.kind} title={outcome.title} />}
      {item.orders.length > 0 && <h3>{copy.orders}</h3>}
      <ul className={styles.sessions}>
        {item.orders.map((order) => (
          <OrderCard key={order.id} order={order} isSending={isSending} send={send} />
        ))}
      </ul>
      {canRefund && (
        <RefundForm item={item} isSending={isSending} send={send} fields={outcome?.fields ?? {}} />
      )}
      {stepUp}
    </section>
  );
}

type OrderProps = { order: OrderedRefund; isSending: boolean; send: Send };

function OrderCard({ order, isSending, send }: OrderProps) {
  const { id, amount_minor, currency, reason, state, is_mine, decided_by, decided_at } = order;
  const purpose = copy.purpose(amountOf(amount_minor, currency));
  const decide = (decision: 'approved' | 'refused') =>
    void send({ path: staffRoutes.api.decideRefund, body: { id, decision }, purpose });
  return (
    <li>
      <div>
        <strong>{`${amountOf(amount_minor, currency)}: ${copy.states[state]}`}</strong>
        <p>{reason}</p>
        <p>
          {copy.orderedBy(order.requested_by, clock.format(order.requested_at))}
          {decided_by !== null && decided_at !== null && (
            <>; {copy.decided(decided_by, clock.format(decided_at))}</>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {state === 'waiting' && !is_mine && (
          <Button aria-disabled={isSending} onClick={() => decide('approved')}>
            {copy.approve}
          </Button>
        )}
        {state === 'waiting' && (
          <Button variant="quiet" aria-disabled={isSending} onClick={() => decide('refused')}>
            {is_mine ? copy.withdraw : copy.decline}
          </Button>
        )}
        {state === 'open' && (
          <Button aria-disabled={isSending} onClick={() => decide('approved')}>
            {copy.retry}
          </Button>
        )}
      </div>
    </li>
  );
}

type FormProps = { item: GiftItem; isSending: boolean; send: Send; fields: Outcome['fields'] };

function RefundForm({ item, isSending, send, fields }: FormProps) {
  const { gift, left_minor, second_person_from } = item;
  const left = left_minor ?? 0;
  const [amount, setAmount] = useState(() => (left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Outcome['fields'] | null>(null);
  /** What is asked about: minor units, and whether it was refunded before. */
  const [wish, setWish] = useState<{ minor: number; again: boolean } | null>(null);
  const [isEqual, setIsEqual] = useState(false);
  const ask = (form: HTMLFormElement | null, again: boolean) => {
    const { minor, faults: found } = checked({ id: gift.id, amount, reason }, left);
    setFaults(found);
    const control = form?.elements.namedItem(Object.keys(found)[0] ?? '');
    if (control instanceof HTMLElement) control.focus();
    if (minor !== null) setWish({ minor, again });
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
    if (code === null) setReason('');
  };
  const error = faults ?? fields;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={copy.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) ask(event.currentTarget, false);
      }}
    >
      <h3>{copy.title}</h3>
      <p>
        {copy.left(amountOf(left, gift.currency))} {copy.second(amountOf(second_person_from * 100, 'INR'))}
      </p>
      <Field
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={`${copy.amount} (${gift.currency})`}
        value={amount}
        error={error['amount']}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        name="reason"
        rows={3}
        label={copy.reason}
        hint={copy.reasonHint}
        value={reason}
        error={error['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      {isEqual && (
        <Button
          variant="quiet"
          aria-disabled={isSending}
          onClick={({ currentTarget }) => ask(currentTarget.form, true)}
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

/** The order by the schema that the server holds it to, before anybody is asked who they are. */
function checked(order: object, left: number): { minor: number | null; faults: Outcome['fields'] } {
  const read = OrderRefund.safeParse(order);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => [String(path[0]), message] as const);
    return { minor: null, faults: Object.fromEntries(faults.toReversed()) };
  }
  const { amount: minor } = read.data;
  return minor > left ? { minor: null, faults: { amount: copy.tooMuch(left) } } : { minor, faults: {} };
}

type AskProps = { item: GiftItem; minor: number; give: () => void; close: () => void };

/** The question before money moves. */
function AskRefund({ item: { gift, approvers, refunds, second_person_from }, minor, give, close }: AskProps) {
  const sum = amountOf(minor, gift.currency);
  const gone = refunds
    .filter(({ status }) => status !== 'failed')
    .reduce((all, { amount_minor }) => all + amount_minor, minor);
  const inRupees = ((gift.amount_inr_minor ?? Number.POSITIVE_INFINITY) / gift.amount_minor) * gone;
  const needsSecond = inRupees >= second_person_from * 100;
  return (
    <Dialog
      title={gift.name ? copy.ask(sum, gift.name) : copy.askUnnamed(sum)}
      closeLabel={copy.cancel}
      onClose={close}
    >
      <div className={styles.section}>
        <p>{needsSecond ? copy.askWaits(approvers.join(', ')) : copy.askText}</p>
        <Button variant="emergency" onClick={give}>
          {needsSecond ? copy.request(sum) : copy.give(sum)}
        </Button>
        <Button variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
