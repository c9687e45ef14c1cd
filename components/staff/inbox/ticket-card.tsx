import { SiteLink } from '@/components/ui/site-link';
import type { TicketCard } from '@/lib/inbox/schema';
import { useNow } from '../browser-state';
import { useClock } from '../use-clock';
import own from './inbox.module.css';
import { namedIn, referenceOf, useInboxTexts, useTicketTexts } from './ticket-words';

/** One line of the queue: what it is, who wrote, when a call is wished, how long it waits and who has it; nothing of what was written. */
export function TicketCardLink({ ticket }: { ticket: TicketCard }) {
  const nowMs = useNow();
  const copy = useInboxTexts();
  const { titleOf, callOf, waitOf, newsOf, endOf, ownerOf } = useTicketTexts();
  const clock = useClock();
  const { id, kind, state, name, call, due_at, language, is_discreet } = ticket;
  // Two of nobody's name are told apart.
  const ofNobody = [copy.noName, ...(kind === 'chat' ? [clock.format(due_at)] : []), referenceOf(id)];
  const wishes = [
    ...(call ? [copy.callAt(callOf(call))] : []),
    ...(language ? [namedIn(copy.languages, language)] : []),
  ];
  const news = newsOf(ticket) || endOf(ticket);
  return (
    <li>
      <SiteLink href={`#${id}`} className={own.card}>
        <strong className={own.title} data-urgent={(state !== 'done' && ticket.is_urgent) || undefined}>
          {titleOf(ticket, nowMs)}
        </strong>{' '}
        <span className={own.name}>{name || ofNobody.join(', ')}</span>{' '}
        {is_discreet && <strong className={own.mark}>{copy.sayNothing}</strong>}{' '}
        {wishes.length > 0 && <span className={own.line}>{wishes.join(', ')}</span>}{' '}
        {news && <span className={own.line}>{news}</span>}{' '}
        <span className={own.state}>{`${waitOf(ticket, nowMs)} · ${ownerOf(ticket)}`}</span>
      </SiteLink>
    </li>
  );
}
