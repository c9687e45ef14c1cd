'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import type { TicketCard } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff, readStored, troubleOf } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import styles from '../staff.module.css';
import own from './inbox.module.css';
import { ANSWER_SENT, TICKET_TITLE, useInboxTexts } from './ticket-words';

type Action = 'claim' | 'release' | 'done' | 'reopen';

function actionsFor({ state, assignee }: TicketCard): Exclude<Action, 'done'>[] {
  if (state === 'done') return ['reopen'];
  return assignee === null ? ['claim'] : ['release'];
}

/** What the end of a ticket needs of it. */
type Ending = Pick<TicketCard, 'id' | 'version' | 'kind' | 'is_urgent' | 'answering'>;
type Props<Ticket = TicketCard> = { ticket: Ticket; again: () => Promise<unknown> };

/** What one tap does. Of two who claim at once the second is told who was first. */
function useTicketAction({ ticket, again }: Props<Ending>) {
  const copy = useInboxTexts();
  const { errors } = useStaffTexts();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const failureOf = ({ status, code, body }: { status: number; code: string; body?: unknown }): string => {
    const trouble = troubleOf({ status, code });
    if (trouble !== 'fault') return errors[trouble];
    if (status !== 409) return copy.failed;
    const current = has<{ current: Partial<TicketCard> | null }>(body, 'current') ? body.current : null;
    if (code === 'answering' && current?.answering && !current.answering.is_mine)
      return copy.answering(current.answering.by);
    return current?.assignee && !current.is_mine ? copy.taken(current.assignee) : errors.stale;
  };
  const act = async (action: Action, more: object = {}) => {
    if (isSending) return;
    setIsSending(true);
    const { id, version } = ticket;
    const answer = await postStaff(
      staffRoutes.api.changeTicket(action),
      { id, version, ...more },
      readStored,
    );
    setFailure(answer.ok ? null : failureOf(answer));
    await again();
    setIsSending(false);
    // The button that was pressed may be gone.
    document.getElementById(TICKET_TITLE)?.focus();
  };
  return { act, isSending, failure };
}

type Question = Record<'title' | 'text' | 'confirm' | 'stay', string>;

/**
 * Asks before an item is let go: whoever is still in its conversation leaves it with that, and what is urgent (`danger`)
 * calls nobody any more. Where a colleague is in the conversation, the server refuses.
 */
export function useLeaving(
  { answering, is_urgent }: Pick<Ending, 'answering' | 'is_urgent'>,
  { leave, danger }: { leave: Question; danger?: Question },
) {
  const [go, setGo] = useState<(() => void) | null>(null);
  const isIn = answering?.is_mine === true;
  const urgent = is_urgent && (isIn || answering === null) ? danger : undefined;
  const copy = isIn ? leave : urgent;
  const stay = () => setGo(null);
  const question = go && copy && (
    <Dialog title={copy.title} closeLabel={copy.stay} onClose={stay}>
      <div className={styles.section}>
        <p>{copy.text}</p>
        {urgent && urgent !== copy && <p>{urgent.text}</p>}
        <Button onClick={stay}>{copy.stay}</Button>
        <Button
          variant="quiet"
          onClick={() => {
            stay();
            go();
          }}
        >
          {copy.confirm}
        </Button>
      </div>
    </Dialog>
  );
  const more = isIn ? { leave: true } : {};
  return {
    hasQuestion: copy !== undefined,
    more,
    question,
    ask: (then: () => void) => (copy ? setGo(() => then) : then()),
  };
}

export function TicketActions(props: Props) {
  const copy = useInboxTexts();
  const { act, isSending, failure } = useTicketAction(props);
  const { ask, more, question } = useLeaving(props.ticket, { leave: copy.leaving });
  const press = (action: Action) =>
    action === 'release' ? ask(() => void act(action, more)) : void act(action);
  return (
    <>
      {failure && <Notice kind="failed" title={failure} />}
      <div className={own.filters}>
        {actionsFor(props.ticket).map((action) => (
          <Button
            key={action}
            variant={action === 'claim' ? 'primary' : 'quiet'}
            aria-disabled={isSending}
            onClick={() => press(action)}
          >
            {copy.actions[action]}
          </Button>
        ))}
      </div>
      {question}
    </>
  );
}

/** After an answer was sent: that it goes, and the end of the ticket by one press. */
export function AnswerSent({ isSent, ...props }: Props & { isSent: boolean }) {
  const { replies, outcomes } = useInboxTexts();
  const { act, isSending, failure } = useTicketAction(props);
  return (
    <>
      <p role="status" id={ANSWER_SENT} tabIndex={-1}>
        {isSent && replies.isDone}
      </p>
      {failure && <Notice kind="failed" title={failure} />}
      {isSent && (
        <Button aria-disabled={isSending} onClick={() => void act('done', { how: 'done-mail' })}>
          {outcomes['done-mail']}
        </Button>
      )}
    </>
  );
}

/**
 * The end of a ticket by one press, which says how it was answered. What is urgent asks first, and so does a conversation
 * that one is still in: both end together. A call to make is done with its result.
 */
export function DoneButtons(props: Props<Ending>) {
  const { done: copy } = useInboxTexts();
  const { act, isSending, failure } = useTicketAction(props);
  const { ask, more, question } = useLeaving(props.ticket, { leave: copy.leave, danger: copy.ask });
  const isChat = props.ticket.kind === 'chat';
  const ways = Object.entries(copy.ways).filter(([how]) => isChat || how !== 'done-chat');
  return (
    <section className={styles.section} aria-labelledby="done-title">
      <h3 id="done-title">{copy.title}</h3>
      {failure && <Notice kind="failed" title={failure} />}
      <div className={own.filters}>
        {ways.map(([how, label]) => (
          <Button
            key={how}
            variant="quiet"
            aria-disabled={isSending}
            onClick={() => ask(() => void act('done', { how, ...more }))}
          >
            {label}
          </Button>
        ))}
      </div>
      {question}
    </section>
  );
}
