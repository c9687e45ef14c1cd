'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { staff } from '@/lib/i18n/en/staff';
import { staffInbox } from '@/lib/i18n/en/staff-inbox';
import { type TicketFilter, ticketFilters } from '@/lib/inbox/rules';
import type { Inbox, TicketCard } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { has } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useHash } from '../browser-state';
import { OnNow } from '../people/shifts-page';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useStaffForm } from '../use-staff-form';
import own from './inbox.module.css';
import { TicketCardLink } from './ticket-card';
import { TicketPage } from './ticket-page';
import { QUEUE_HASH } from './ticket-words';

/** The queue, or the ticket that the address names behind its `#`: ids stay out of the server's log. */
export function InboxPage() {
  const id = useHash();
  const [filter, setFilter] = useState<TicketFilter>('open');
  const view = useStaff<Inbox>(`${staffRoutes.api.inbox}?filter=${filter}`);
  if (id !== '' && id !== QUEUE_HASH) {
    const listed = view.kind === 'shown' ? view.data.tickets.find((ticket) => ticket.id === id) : undefined;
    return <TicketPage key={id} id={id} version={listed?.version ?? 0} />;
  }
  return (
    <section id={QUEUE_HASH} className={styles.section} aria-label={staffInbox.title}>
      <OnNow />
      <Shown view={view}>
        {({ tickets, counts }) => (
          <>
            <fieldset className={own.filters}>
              <legend className="visually-hidden">{staffInbox.filters.label}</legend>
              {ticketFilters.map((name) => (
                <Button
                  key={name}
                  variant={name === filter ? 'primary' : 'quiet'}
                  aria-pressed={name === filter}
                  onClick={() => setFilter(name)}
                >
                  {`${staffInbox.filters[name]} (${counts[name]})`}
                </Button>
              ))}
            </fieldset>
            {tickets.length === 0 && <p role="status">{staffInbox.empty[filter]}</p>}
            <ul className={own.cards}>
              {tickets.map((ticket) => (
                <TicketCardLink key={ticket.id} ticket={ticket} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      <FindForm />
    </section>
  );
}

/** Tickets by who wrote, below the queue, which comes first. */
function FindForm() {
  const [found, setFound] = useState<readonly TicketCard[] | null>(null);
  const form = useStaffForm({
    copy: staff.errors,
    path: staffRoutes.api.findTickets,
    read: (answer) => (has<{ tickets: TicketCard[] }>(answer, 'tickets') ? answer.tickets : null),
    done: setFound,
  });
  return (
    <>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Field
          name="text"
          type="search"
          label={staffInbox.find.label}
          autoComplete="off"
          error={form.fields['text']}
        />
        {form.message && <Notice kind="failed" title={form.message} />}
        <Button variant="quiet" type="submit" aria-disabled={form.isSending}>
          {staffInbox.find.submit}
        </Button>
      </form>
      {found && (
        <section className={styles.section} aria-label={staffInbox.find.label}>
          {found.length === 0 && <p role="status">{staffInbox.find.none}</p>}
          <ul className={own.cards}>
            {found.map((ticket) => (
              <TicketCardLink key={ticket.id} ticket={ticket} />
            ))}
          </ul>
          <Button variant="quiet" onClick={() => setFound(null)}>
            {staffInbox.find.all}
          </Button>
        </section>
      )}
    </>
  );
}
