'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { GiftItem, OrderedRefund, RefundAnswer, RefundState } from '@/lib/donations/gift-schema';
import { staff } from '@/lib/i18n/en/staff';
import { staffGifts } from '@/lib/i18n/en/staff-gifts';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, type StaffPost } from '@/lib/staff/client/staff-calls';
import { focusOnce, inView } from '../browser-state';
import { clock } from '../clock';
import styles from '../staff.module.css';
import { Ask, useStaffAction } from '../step-up';
import { messageOf } from '../use-staff-form';
import { amountOf, anyOf } from './gift-format';
import { type Fields, RefundForm, type Send } from './refund-form';

const { refund: copy } = staffGifts;

type Props = {
  item: GiftItem;
  again: () => Promise<unknown>;
  /** What stands between the decision that is open and the rest. */
  children: ReactNode;
};
type Outcome = {
  kind: 'done' | 'info' | 'failed';
  title: string;
  fields: Fields;
  /** What came of it, and of which post. */
  state: RefundState | null;
  path: string;
};

const readState = (answer: unknown): RefundState | null =>
  has<RefundAnswer>(answer, 'state') ? answer.state : null;

/** What became of one post, and the code of its refusal: null where it was done. */
async function sent(
  post: StaffPost,
  { path, body, isTest }: { path: string; body: object; isTest: boolean },
): Promise<[Outcome | null, string | null]> {
  const result = await post(path, body, readState);
  if (result.ok) {
    const kind = result.data === 'made' || result.data === 'refused' ? 'done' : 'info';
    const title = copy.done[isTest && result.data === 'made' ? 'test' : result.data];
    return [{ kind, title, fields: {}, state: result.data, path }, null];
  }
  const name = result.code.replace(/^refund_|^provider_/, '') as keyof typeof copy.refusals;
  // A line that broke may have carried the order: what is stored stands in the list below.
  const message = copy.refusals[name] ?? messageOf(result, staff.errors);
  const outcome = { kind: 'failed' as const, title: message ?? '', fields: result.fields, state: null, path };
  return [message === null && Object.keys(result.fields).length === 0 ? null : outcome, result.code];
}

/** Refunds of a gift: above all the one that waits for a decision, below those ordered before, and a new one. */
export function GiftRefunds({ item, again, children }: Props) {
  const [purpose, setPurpose] = useState('');
  const { post, stepUp } = useStaffAction(purpose);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** The gift as it was when something of it was done: until it is read anew, nothing more is ordered. */
  const [before, setBefore] = useState<GiftItem | null>(null);
  const isOld = before === item;
  const [isReading, setIsReading] = useState(false);
  const send: Send = async ({ path, body, purpose: sentence }) => {
    if (isSending || isOld) return 'busy';
    setPurpose(sentence);
    setIsSending(true);
    setOutcome(null);
    const [told, code] = await sent(post, { path, body, isTest: item.gift.mode === 'test' });
    setOutcome(told);
    setIsSending(false);
    // Of one that is tried again in vain the gift tells nothing new.
    if (told?.state && (told.state !== 'open' || path === staffRoutes.api.refund)) setBefore(item);
    setIsReading(true);
    void again().finally(() => setIsReading(false));
    return code;
  };
  const open = item.orders.filter(isUnfinished);
  const over = item.orders.filter((order) => !isUnfinished(order));
  const orders = (some: readonly OrderedRefund[]) => (
    <ul className={styles.sessions}>
      {some.map((order) => (
        <OrderCard key={order.id} {...{ order, isSending, send, item, isOld }} />
      ))}
    </ul>
  );
  // A second person has decided since.
  const isOver = outcome?.state === 'waiting' && !isOld && !open.some(({ state }) => state === 'waiting');
  const told = outcome?.title && !isOver && (
    // The form that was sent is gone: the focus goes to what came of it.
    <div tabIndex={-1} ref={outcome.state === null ? inView : focusOnce}>
      <Notice kind={outcome.kind} title={outcome.title}>
        {isOld && !isReading && (
          <>
            <p>{copy.notRead}</p>
            <Button variant="quiet" onClick={() => void again()}>
              {copy.readAnew}
            </Button>
          </>
        )}
      </Notice>
    </div>
  );
  const isDecision = outcome?.path === staffRoutes.api.decideRefund;
  return (
    <>
      {(open.length > 0 || isDecision) && (
        <section className={styles.section} aria-label={copy.open}>
          {isDecision && told}
          {open.length > 0 && <h3>{copy.open}</h3>}
          {orders(open)}
        </section>
      )}
      {children}
      <section className={styles.section} aria-label={copy.title}>
        {!isDecision && told}
        {over.length > 0 && <h3>{copy.orders}</h3>}
        {orders(over)}
        {item.left_minor !== null && item.left_minor > 0 && open.length === 0 && !isOld && (
          <RefundForm {...{ item, isSending, send }} fields={outcome?.fields ?? {}} />
        )}
        {item.gift.entered_as !== null && item.voided === null && (
          <>
            <h3>{copy.title}</h3>
            <p>{copy.hand}</p>
          </>
        )}
        {stepUp}
      </section>
    </>
  );
}

const isUnfinished = ({ state }: OrderedRefund): boolean => state === 'waiting' || state === 'open';

type OrderProps = { order: OrderedRefund; isSending: boolean; send: Send; item: GiftItem; isOld: boolean };

function OrderCard({ order, isSending, send, item: { gift, approvers }, isOld }: OrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { id, amount_minor, currency, reason, state, is_mine, decided_by, decided_at } = order;
  const sum = amountOf(amount_minor, currency);
  const purpose = copy.purpose(sum);
  const decide = (decision: 'approved' | 'refused') => {
    setIsAsking(false);
    void send({ path: staffRoutes.api.decideRefund, body: { id, decision }, purpose });
  };
  return (
    <li>
      <div>
        <strong>{`${sum}: ${copy.states[state]}`}</strong>
        <p>{reason}</p>
        <p>
          {copy.orderedBy(order.requested_by, clock.format(order.requested_at))}
          {decided_by !== null && decided_at !== null && (
            <>; {copy.decided(decided_by, clock.format(decided_at))}</>
          )}
        </p>
        {state === 'waiting' && is_mine && <p>{copy.approvers(anyOf(approvers))}</p>}
      </div>
      <div className={styles.actions} hidden={isOld}>
        {state === 'waiting' && !is_mine && (
          <Button aria-disabled={isSending} onClick={() => setIsAsking(true)}>
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
      {isAsking && (
        <Ask title={copy.ask(sum, gift.name)} cancel={copy.cancel} close={() => setIsAsking(false)}>
          <p>{gift.mode === 'test' ? copy.inTest : copy.askText}</p>
          <Button variant="emergency" onClick={() => decide('approved')}>
            {copy.give(sum)}
          </Button>
        </Ask>
      )}
    </li>
  );
}
