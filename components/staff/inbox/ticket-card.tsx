import { SiteLink } from '@/components/ui/site-link';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import type { TicketCard } from '@/lib/inbox/schema';
import { useNow } from '../browser-state';
import own from './inbox.module.css';
import { ownerOf, waitOf } from './ticket-words';

/** One line of the queue: what it is, how long it waits, who has it; nothing of who wrote. */
export function TicketCardLink({ ticket }: { ticket: TicketCard }) {
  const nowMs = useNow();
  return (
    <li>
      <SiteLink href={`#${ticket.id}`} className={own.card}>
        <strong>
          {ticket.is_urgent && `${staffInbox.urgent}: `}
          {staffInbox.kinds[ticket.kind]}
        </strong>{' '}
        <span>{waitOf(ticket, nowMs)}</span> <span>{ownerOf(ticket)}</span>
      </SiteLink>
    </li>
  );
}
