'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SiteLink } from '@/components/ui/site-link';
import { isCalling, isUrgentAlone, isWaiting } from '@/lib/chat/live';
import type { ChatList } from '@/lib/chat/store/live-desk';
import type { ListedChat } from '@/lib/chat/store/live-reads';
import { staffRoutes } from '@/lib/staff/addresses';
import { signOut } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { BEAT_MS, hasRight } from '@/lib/staff/rules';
import { useHash } from './browser-state';
import styles from './staff.module.css';
import { useClock } from './use-clock';
import { messageOf } from './use-staff-form';

/**
 * Conversations that go on. Read on every page: it is the sign that the person is there, without which visitors are told that
 * nobody is.
 */
export function useChats(role: string): ListedChat[] {
  const view = useStaff<ChatList>(hasRight(role, 'chats') ? staffRoutes.api.chats : null, BEAT_MS);
  return view.kind === 'shown' ? view.data.chats : [];
}

const wayTo = (id: string): string => `${staffRoutes.chats}#${id}`;

/** Who waits for an answer of the person's, and for anybody, on whichever page they are; not of the conversation on view. */
export function WaitingChats({
  chats,
  classNames: [all, each],
}: {
  chats: readonly ListedChat[];
  /** Of all lines together, and of each. */
  classNames: readonly (string | undefined)[];
}) {
  const { ownChats: copy } = useStaffTexts();
  const open = useHash();
  const others = chats.filter(({ id }) => id !== open);
  const calling = others.filter(isCalling);
  const waiting = others.filter((chat) => !isCalling(chat) && isWaiting(chat));
  const [alone, calm] = [waiting.filter(isUrgentAlone), waiting.filter((chat) => !isUrgentAlone(chat))];
  const [first] = calling;
  const asks = first?.is_handed ? copy.handed : copy.wrote(first?.name ?? '');
  const more = calling.length > 1 ? ` (+${calling.length - 1})` : '';
  const isDanger = first?.urgent === 1;
  return (
    <div role="status" className={all}>
      <Line some={alone} way={copy.join} className={each} isDanger>
        {copy.danger(...presentOf(alone))}
      </Line>
      <Line
        some={calling}
        way={first?.is_handed ? copy.take : copy.answer}
        className={each}
        isDanger={isDanger}
      >
        {`${isDanger ? copy.ofDanger(asks) : asks}${more}`}
      </Line>
      <Line some={calm} way={copy.join} className={each}>
        {copy.waits(calm.length)}
      </Line>
    </div>
  );
}

/** How many of them are there still, and how many have left. */
const presentOf = (chats: readonly ListedChat[]): [here: number, left: number] => {
  const left = chats.filter(({ gone_since }) => gone_since !== null).length;
  return [chats.length - left, left];
};

type LineProps = {
  some: readonly ListedChat[];
  way: string;
  className: string | undefined;
  isDanger?: boolean;
  children: string;
};

/** Of these conversations in one line, with the way to the first. */
const Line = ({ some: [first], way, className, isDanger, children }: LineProps) =>
  first && (
    <p className={className} data-danger={isDanger || undefined}>
      <span>{children}</span>{' '}
      <SiteLink className={styles.lone} href={wayTo(first.id)}>
        {way}
      </SiteLink>
    </p>
  );

/** The way out, asked about first where somebody is in conversations, each by its name, and why it failed. */
export function useSignOut(chats: readonly ListedChat[]) {
  const { errors, ownChats } = useStaffTexts();
  const clock = useClock();
  const own = chats.filter(({ is_mine }) => is_mine);
  const [fault, setFault] = useState<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  const stay = () => setPending(null);
  const go = async (path: string) => {
    stay();
    setFault(null);
    const refusal = await signOut(path);
    if (refusal) setFault(messageOf(refusal, errors) ?? errors.failed);
  };
  const copy = ownChats.signOut;
  const question = pending !== null && (
    <Dialog title={copy.title(own.length)} closeLabel={copy.stay} onClose={stay}>
      <div className={styles.section}>
        <ul>
          {own.map(({ id, name, created_at, urgent, unanswered_at }) => (
            <li key={id} className={urgent === 1 ? styles.fault : undefined}>
              {copy.one(name, clock.format(created_at))}
              {urgent === 1 && ` · ${copy.danger}`}
              {unanswered_at !== null && ` · ${copy.unanswered}`}
            </li>
          ))}
        </ul>
        <p>{copy.text}</p>
        <Button onClick={stay}>{copy.stay}</Button>
        <Button variant="quiet" onClick={() => void go(pending)}>
          {copy.confirm}
        </Button>
      </div>
    </Dialog>
  );
  return { fault, question, leave: (path: string) => (own.length > 0 ? setPending(path) : void go(path)) };
}
