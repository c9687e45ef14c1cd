'use client';

import { useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { type TicketFilter, ticketFilters } from '@/lib/inbox/rules';
import type { Inbox, TicketCard } from '@/lib/inbox/schema';
import { NEXT_HASH, staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { BEAT_MS } from '@/lib/staff/rules';
import type { Overview, Shifts } from '@/lib/staff/schema';
import { useHash } from '../browser-state';
import { ListCounts } from '../console-nav';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import own from './inbox.module.css';
import { TellCounsellor } from './tell-counsellor';
import { TicketCardLink } from './ticket-card';
import { TicketPage } from './ticket-page';
import { QUEUE_HASH, useInboxTexts } from './ticket-words';

/** The queue, or the ticket that the address names behind its `#`: ids stay out of the server's log. */
export function InboxPage() {
  const copy = useInboxTexts();
  const id = useHash();
  const [filter, setFilter] = useState<TicketFilter>('open');
  const overview = useStaff<Overview>(staffRoutes.api.overview);
  // Visitors leave by time alone, of which no event tells.
  const view = useStaff<Inbox>(`${staffRoutes.api.inbox}?filter=${filter}`, BEAT_MS);
  if (id === NEXT_HASH) return <NextTicket />;
  if (id !== '' && id !== QUEUE_HASH) {
    const { tickets, hours } = view.kind === 'shown' ? view.data : {};
    const listed = tickets?.find((ticket) => ticket.id === id);
    const { version, chat_version, gone_since, back_since } = listed ?? {};
    const changing = JSON.stringify([version, chat_version, gone_since, back_since, hours]);
    return <TicketPage key={id} id={id} version={changing} writing={listed?.writing} />;
  }
  return (
    <section id={QUEUE_HASH} className={styles.section} aria-label={copy.title}>
      <OnNow />
      <FindForm />
      <Shown view={view}>
        {({ tickets, counts, urgent_chats }) => (
          <>
            {urgent_chats > 0 && <TellCounsellor title={copy.counsellors.waiting(urgent_chats)} />}
            <ListCounts of="inbox" counted={overview.kind === 'shown' ? overview.data : {}} />
            <fieldset className={own.filters}>
              <legend className="visually-hidden">{copy.filters.label}</legend>
              {ticketFilters.map((name) => (
                <Button
                  key={name}
                  variant={name === filter ? 'primary' : 'quiet'}
                  aria-pressed={name === filter}
                  onClick={() => setFilter(name)}
                >
                  {`${copy.filters[name]} (${counts[name]})`}
                </Button>
              ))}
            </fieldset>
            {tickets.length === 0 && <p role="status">{copy.empty[filter]}</p>}
            <Cards tickets={tickets} />
          </>
        )}
      </Shown>
    </section>
  );
}

/** What nobody has, in the order of the queue; else the queue. */
const nextOf = (tickets: readonly TicketCard[]): string =>
  tickets.find(({ assignee, state, answering }) => !assignee && !answering && state !== 'waiting')?.id ??
  QUEUE_HASH;

/** Where a notice leads: to the next item as it is now, for the list on view may be from before. */
function NextTicket() {
  const { loading } = useStaffTexts();
  const view = useStaff<Inbox>(`${staffRoutes.api.inbox}?filter=open`);
  const { again: read } = view;
  const again = useCallback(async () => {
    const inbox = await read();
    if (inbox) location.replace(`#${nextOf(inbox.tickets)}`);
    return inbox;
  }, [read]);
  const begin = useCallback((element: HTMLElement | null) => void (element && again()), [again]);
  return (
    <div ref={begin}>
      <Shown view={{ ...view, again }}>{() => <p role="status">{loading}</p>}</Shown>
    </div>
  );
}

const Cards = ({ tickets }: { tickets: readonly TicketCard[] }) => (
  <ul className={own.cards}>
    {tickets.map((ticket) => (
      <TicketCardLink key={ticket.id} ticket={ticket} />
    ))}
  </ul>
);

/** Who is on a shift now, for those who share the inbox. */
function OnNow() {
  const { onNow: copy } = useInboxTexts();
  const view = useStaff<Shifts>(staffRoutes.api.shifts, 60_000);
  if (view.kind !== 'shown') return null;
  const { on_now } = view.data;
  return (
    <p>
      {on_now.length === 0 ? copy.nobody : copy.now(on_now.join(', '))}{' '}
      <SiteLink href={staffRoutes.shifts} className={styles.lone}>
        {copy.title}
      </SiteLink>
    </p>
  );
}

/** Tickets by who wrote, in one line above the queue; what was found is read there. */
function FindForm() {
  const { errors } = useStaffTexts();
  const { find: copy } = useInboxTexts();
  const [found, setFound] = useState<readonly TicketCard[] | null>(null);
  const form = useStaffForm({
    copy: errors,
    path: staffRoutes.api.findTickets,
    read: (answer) => (has<{ tickets: TicketCard[] }>(answer, 'tickets') ? answer.tickets : null),
    done: setFound,
  });
  return (
    <>
      {form.message && <Notice kind="failed" title={form.message} />}
      <form className={own.find} onSubmit={form.submit} noValidate>
        <Field name="text" type="search" label={copy.label} autoComplete="off" error={form.fields['text']} />
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {copy.submit}
        </Button>
      </form>
      {found && (
        <section className={styles.section} aria-label={copy.label}>
          {found.length === 0 && <p role="status">{copy.none}</p>}
          <Cards tickets={found} />
          <Button variant="quiet" onClick={() => setFound(null)}>
            {copy.all}
          </Button>
        </section>
      )}
    </>
  );
}
