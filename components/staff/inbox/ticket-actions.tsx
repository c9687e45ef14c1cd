'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { TicketCard } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { has, postStaff, readStored } from '@/lib/staff/client/staff-calls';
import { useStaffTexts } from '@/lib/staff/client/texts';
import own from './inbox.module.css';
import { TICKET_TITLE, useInboxTexts } from './ticket-words';

type Action = 'claim' | 'release' | 'done' | 'reopen';

/** A call to make is marked as done with its result. */
function actionsFor({ state, assignee, kind }: TicketCard): Action[] {
  if (state === 'done') return ['reopen'];
  if (kind === 'callback') return assignee === null ? ['claim'] : ['release'];
  return assignee === null ? ['claim', 'done'] : ['done', 'release'];
}

/** What one tap does. Of two who claim at once the second is told who was first. */
export function TicketActions({ ticket, again }: { ticket: TicketCard; again: () => Promise<unknown> }) {
  const copy = useInboxTexts();
  const { errors } = useStaffTexts();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const failureOf = ({ status, body }: { status: number; body?: unknown }): string => {
    if (status === 0) return errors.offline;
    if (status !== 409) return copy.failed;
    const current = has<{ current: Partial<TicketCard> | null }>(body, 'current') ? body.current : null;
    return current?.assignee && !current.is_mine ? copy.taken(current.assignee) : errors.stale;
  };
  const act = async (action: Action) => {
    if (isSending) return;
    setIsSending(true);
    const { id, version } = ticket;
    const answer = await postStaff(staffRoutes.api.changeTicket(action), { id, version }, readStored);
    setFailure(answer.ok ? null : failureOf(answer));
    await again();
    setIsSending(false);
    // The button that was pressed may be gone.
    document.getElementById(TICKET_TITLE)?.focus();
  };
  return (
    <>
      {failure && <Notice kind="failed" title={failure} />}
      <div className={own.filters}>
        {actionsFor(ticket).map((action, at) => (
          <Button
            key={action}
            variant={at === 0 ? 'primary' : 'quiet'}
            aria-disabled={isSending}
            onClick={() => void act(action)}
          >
            {copy.actions[action]}
          </Button>
        ))}
      </div>
    </>
  );
}
