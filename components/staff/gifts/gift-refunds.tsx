'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import type { GiftItem, OrderedRefund, RefundAnswer, RefundState } from '@/lib/donations/gift-schema';
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
type Send = (path: string, body: object) => Promise<string | null>;

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
  const { post, stepUp } = useStaffAction();
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const send: Send = async (path, body) => {
    if (isSending) return 'busy';
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
  const decide = (decision: 'approved' | 'refused') =>
    void send(staffRoutes.api.decideRefund, { id, decision });
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

function RefundForm({ item: { gift, left_minor, second_person_from }, isSending, send, fields }: FormProps) {
  const left = left_minor ?? 0;
  const [amount, setAmount] = useState(() => (left / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const [isEqual, setIsEqual] = useState(false);
  const submit = async (again: boolean) => {
    const code = await send(staffRoutes.api.refund, { id: gift.id, amount, reason, again });
    setIsEqual(code === 'refund_equal');
    if (code === null) setReason('');
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={copy.title}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(false);
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
        error={fields['amount']}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextField
        name="reason"
        rows={3}
        label={copy.reason}
        hint={copy.reasonHint}
        value={reason}
        error={fields['reason']}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? copy.sending : copy.submit}
      </Button>
      {isEqual && (
        <Button variant="quiet" aria-disabled={isSending} onClick={() => void submit(true)}>
          {copy.again}
        </Button>
      )}
    </form>
  );
}
