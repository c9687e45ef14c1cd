import { SiteLink } from '@/components/ui/site-link';
import type { TicketCard } from '@/lib/inbox/schema';
import { useNow } from '../browser-state';
import own from './inbox.module.css';
import { useInboxTexts, useTicketTexts } from './ticket-words';

/** One line of the queue: what it is, how long it waits, who has it; nothing of who wrote. */
export function TicketCardLink({ ticket }: { ticket: TicketCard }) {
  const nowMs = useNow();
  const copy = useInboxTexts();
  const { waitOf, ownerOf } = useTicketTexts();
  return (
    <li>
      <SiteLink href={`#${ticket.id}`} className={own.card}>
        <strong>
          {ticket.is_urgent && `${copy.urgent}: `}
          {copy.kinds[ticket.kind]}
        </strong>{' '}
        <span>{waitOf(ticket, nowMs)}</span> <span>{ownerOf(ticket)}</span>
      </SiteLink>
    </li>
  );
}
