'use client';

import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { ShownMessage } from '@/lib/chat/store/transcript';
import { asciiDigits } from '@/lib/formats/text';
import type { InboxCopy } from '@/lib/i18n/en/staff-inbox';
import { helplines } from '@/lib/i18n/helplines';
import type { TicketCard, TicketContent } from '@/lib/inbox/schema';
import { useNow } from '../browser-state';
import { Transcript, useChatsTexts } from '../chats/chat-format';
import styles from '../staff.module.css';
import own from './inbox.module.css';
import { namedIn, span, useInboxTexts, useTicketTexts } from './ticket-words';

/** Of a danger to life before anything else: whom to call and what to do, and in `children` the way to the person. */
export function UrgentHelp({ children }: { children?: ReactNode }) {
  const { help: copy } = useInboxTexts();
  return (
    <section className={own.danger} aria-labelledby="danger-title">
      <h3 id="danger-title">{copy.title}</h3>
      <p>{copy.text}</p>
      <div className={own.filters}>
        {children}
        {[helplines.emergency, helplines.teleManas].map(({ number, tel }) => (
          <ButtonLink key={number} variant="outline" href={tel}>
            {copy.call(number)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

type ContentProps = { content: TicketContent; messages: ShownMessage[]; isWaiting: boolean; isOpen: boolean };

/** What a ticket is about; of a call first what whoever calls must know, then the number. `isWaiting`: words of danger wait unsent. */
export function TicketContentView({ content, messages, isWaiting, isOpen }: ContentProps) {
  const { item: copy, languages } = useInboxTexts();
  const { unsentDanger } = useChatsTexts();
  switch (content.kind) {
    case 'callback':
      return <CallFacts content={content} isOpen={isOpen} />;
    case 'message':
      return (
        <>
          <p className={own.text}>{content.message}</p>
          {content.phone && <p className={own.caution}>{copy.silentOnWhy}</p>}
          <Facts facts={[...contactOf(content, copy), [copy.address, content.address]]} />
        </>
      );
    case 'chat':
      return (
        <>
          <Facts
            facts={[...contactOf(content, copy), [copy.language, namedIn(languages, content.language)]]}
          />
          <h3>{copy.conversation}</h3>
          <Transcript messages={messages} language={content.language} />
          {isWaiting && <p>{unsentDanger}</p>}
        </>
      );
  }
}

type CallProps = { content: Extract<TicketContent, { kind: 'callback' }>; isOpen: boolean };

function CallFacts({ content, isOpen }: CallProps) {
  const { item: copy, languages } = useInboxTexts();
  const { callOf } = useTicketTexts();
  const { name, phone, call_from, call_to, language, may_say_who, say } = content;
  return (
    <>
      <h3>{copy.call}</h3>
      <p className={own.when}>{callOf({ from: call_from, to: call_to })}</p>
      <Facts
        facts={[
          [copy.language, namedIn(languages, language)],
          [copy.name, name],
          [copy.phone, isOpen ? '' : phone],
        ]}
      />
      <h3>{copy.who}</h3>
      <p className={may_say_who ? undefined : own.caution}>{may_say_who ? copy.mayTell : copy.mayNotTell}</p>
      {say && <p className={own.text}>{copy.tell(say)}</p>}
      {!may_say_who && !say && <p className={own.text}>{copy.askPerson}</p>}
      {isOpen && (
        <ButtonLink size="large" href={telephone(phone)}>
          {copy.dial(phone)}
        </ButtonLink>
      )}
    </>
  );
}

export const telephone = (phone: string): string => `tel:${asciiDigits(phone).replace(/[^\d+]/g, '')}`;

type Fact = readonly [label: string, text: string, href?: string];

/** How somebody may be reached. */
export const contactOf = (
  { name, phone, email }: { name: string; phone: string; email: string },
  copy: InboxCopy['item'],
): Fact[] => [
  [copy.name, name],
  [copy.phone, phone, telephone(phone)],
  [copy.email, email, `mailto:${email}`],
];

/** What somebody has told of themselves. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([label, text, href]) =>
        text && (
          <div key={label} className={own.fact}>
            <dt>{label}</dt>
            <dd>{href ? <SiteLink href={href}>{text}</SiteLink> : text}</dd>
          </div>
        ),
    )}
  </dl>
);

/** Before somebody writes the same a second time. */
export function Writing({ writing }: Pick<TicketCard, 'writing'>) {
  const { replies: copy, span: units } = useInboxTexts();
  const nowMs = useNow();
  return <p role="status">{writing && copy.writing(writing.by, span(nowMs - writing.at, units))}</p>;
}
