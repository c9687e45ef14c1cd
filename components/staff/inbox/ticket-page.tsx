'use client';

import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { isUnsent } from '@/lib/chat/live';
import type { ShownMessage } from '@/lib/chat/store/transcript';
import type { ReplyDraft, TicketCard, TicketItem, TicketReply } from '@/lib/inbox/schema';
import { staffRoutes } from '@/lib/staff/addresses';
import { readAgain, useStaff, useStaffItem } from '@/lib/staff/client/staff-reads';
import { hasRight } from '@/lib/staff/rules';
import type { Me } from '@/lib/staff/schema';
import { focusOnce, useNow } from '../browser-state';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useClock } from '../use-clock';
import own from './inbox.module.css';
import { ReplyForm } from './reply-form';
import { TellCounsellor } from './tell-counsellor';
import { DoneButtons, TicketActions } from './ticket-actions';
import { TicketContentView, telephone, UrgentHelp } from './ticket-content';
import { CallForm, type Later, NoteForm, SnoozeForm } from './ticket-forms';
import {
  NOTES_TITLE,
  namedIn,
  QUEUE_HASH,
  referenceOf,
  TICKET_TITLE,
  useInboxTexts,
  useTicketTexts,
} from './ticket-words';

/** `messages`: of a conversation. */
type Item = TicketItem & Later & { messages: ShownMessage[] };

type PageProps = {
  id: string;
  /** Of it and of the hours as the queue has them now, so that a colleague's change is read at once. */
  version: string;
  /** As the queue has it now: nothing else is read for it. */
  writing?: TicketCard['writing'] | undefined;
};

/** One ticket. */
export function TicketPage({ id, version, writing }: PageProps) {
  const { item: copy } = useInboxTexts();
  const view = useStaffItem<Item>(staffRoutes.api.ticket, { id, version });
  const again = () => Promise.all([view.again(), readAgain(staffRoutes.api.inbox)]);
  return (
    <>
      <p>
        <SiteLink href={`#${QUEUE_HASH}`} className={styles.lone}>
          {copy.back}
        </SiteLink>
      </p>
      <Shown view={view} missing={<Missing />}>
        {({ ticket, ...item }) => (
          <Ticket
            item={{ ...item, ticket: { ...ticket, ...(writing !== undefined && { writing }) } }}
            again={again}
          />
        )}
      </Shown>
    </>
  );
}

/** A ticket that is gone, or one that is not for this reader: then the way leads to whoever it is for. */
function Missing() {
  const { item: copy, counsellors } = useInboxTexts();
  const me = useStaff<Me>(staffRoutes.api.me);
  return (
    <>
      <p role="status">{copy.missing}</p>
      {me.kind === 'shown' && !hasRight(me.data.role, 'chats') && (
        <TellCounsellor title={counsellors.title} />
      )}
    </>
  );
}

function Ticket({ item, again }: { item: Item; again: () => Promise<unknown> }) {
  const { item: copy, help, kinds, noName, outcomes } = useInboxTexts();
  const { ownerOf, titleOf, waitOf, newsOf, noteOf } = useTicketTexts();
  const clock = useClock();
  const nowMs = useNow();
  const { ticket, content, notes, replies, draft } = item;
  const isOpen = ticket.state !== 'done';
  const canReply = content.kind === 'message' && content.email !== '';
  const actions = <TicketActions ticket={ticket} again={again} />;
  // Nobody calls twice: a call is claimed before its number is reached.
  const isCall = content.kind === 'callback';
  const unsent_at = notes.find(({ kind }) => kind === 'unsent')?.at ?? null;
  const wayIn = content.kind === 'chat' && (
    <ButtonLink href={`${staffRoutes.chats}#${content.id}`}>
      {ticket.answering?.is_mine ? help.back : help.join}
    </ButtonLink>
  );
  return (
    <article className={`${styles.section} ${own.item}`} aria-labelledby={TICKET_TITLE}>
      <h2 id={TICKET_TITLE} tabIndex={-1} ref={focusOnce}>
        {ticket.name || `${noName}, ${referenceOf(ticket.id)}`}
      </h2>
      <p role="status">
        <strong className={isOpen && ticket.is_urgent ? styles.fault : undefined}>
          {titleOf(ticket, nowMs)}
        </strong>
        {[newsOf(ticket), ownerOf(ticket), waitOf(ticket, nowMs)].map((words) => words && `, ${words}`)}
      </p>
      {isOpen && !ticket.is_urgent && wayIn}
      {isOpen && ticket.is_urgent && (
        <UrgentHelp>
          {isCall && <strong>{help.callNow}</strong>}
          {wayIn}
          {content.kind !== 'callback' && content.phone !== '' && (
            <ButtonLink href={telephone(content.phone)}>{copy.dial(content.phone)}</ButtonLink>
          )}
        </UrgentHelp>
      )}
      {isCall && actions}
      {item.same.map(({ id, kind, name, at, outcome, say, words }) => (
        <div key={id}>
          {copy.sameNumber}:{' '}
          <SiteLink href={`#${id}`} className={styles.lone}>
            {`${kinds[kind]}: ${name || `${noName}, ${referenceOf(id)}`}`}
          </SiteLink>
          {`, ${clock.format(at)}`}
          {outcome && `, ${namedIn(outcomes, outcome)}`}
          {say && <p>{copy.tell(say)}</p>}
          {words && <p className={own.text}>{`“${words}”`}</p>}
        </div>
      ))}
      <TicketContentView
        {...{ content, messages: item.messages, isOpen }}
        isWaiting={ticket.answering === null && isUnsent({ ...ticket, unsent_at }, item.messages)}
      />
      {!isCall && actions}
      {isOpen && isCall && <CallForm ticket={ticket} again={again} later={item} />}
      {isOpen && canReply && <ReplyForm ticket={ticket} again={again} draft={draft} name={content.name} />}
      <Replies replies={replies} unsent={isOpen ? null : draft} />
      {isOpen && !isCall && <DoneButtons ticket={ticket} again={again} />}
      {isOpen && <SnoozeForm ticket={ticket} again={again} later={item} />}
      <section className={styles.section}>
        <h3 id={NOTES_TITLE} tabIndex={-1}>
          {copy.notes}
        </h3>
        {notes.length === 0 && <p>{copy.noNotes}</p>}
        <ul className={own.cards}>
          {notes.map(({ id, at, author, kind, text }) => (
            <li key={id} className={own.card}>
              <strong>{namedIn(outcomes, kind)}</strong>
              <span>{`${author ?? copy.system}, ${clock.format(at)}`}</span>
              {text && <p className={own.text}>{noteOf(kind, text)}</p>}
            </li>
          ))}
        </ul>
        <NoteForm ticket={ticket} again={again} />
      </section>
    </article>
  );
}

type RepliesProps = {
  replies: readonly TicketReply[];
  /** What was written and not sent, of what is done: the form that holds it is gone. */
  unsent: ReplyDraft | null;
};

function Replies({ replies, unsent }: RepliesProps) {
  const { replies: copy, item } = useInboxTexts();
  const clock = useClock();
  if (replies.length === 0 && unsent === null) return null;
  return (
    <section className={styles.section}>
      <h3>{copy.title}</h3>
      <ul className={own.cards}>
        {replies.map(({ id, at, author, subject, text, state }) => (
          <li key={id} className={own.card}>
            <strong>{subject}</strong>
            <span>{`${author ?? item.system}, ${clock.format(at)}, ${copy.states[state]}`}</span>
            <p className={own.text}>{text}</p>
          </li>
        ))}
        {unsent && (
          <li className={own.card}>
            <strong>{unsent.subject}</strong>
            <span>{`${unsent.author ?? item.system}, ${clock.format(unsent.updated_at)}, ${copy.unsent}`}</span>
            <p className={own.text}>{unsent.text}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
