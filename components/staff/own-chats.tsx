'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { SiteLink } from '@/components/ui/site-link';
import type { ChatList } from '@/lib/chat/store/live-desk';
import type { ListedChat } from '@/lib/chat/store/live-reads';
import { staffRoutes } from '@/lib/staff/addresses';
import { signOut } from '@/lib/staff/client/staff-calls';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { BEAT_MS, hasRight } from '@/lib/staff/rules';
import { isAt, useHash } from './browser-state';
import styles from './staff.module.css';
import { messageOf } from './use-staff-form';

/**
 * Conversations that the person is in, or is to take over. Read on every page: it is the sign that they are there, without
 * which visitors are told that nobody is.
 */
export function useOwnChats(role: string): ListedChat[] {
  const view = useStaff<ChatList>(hasRight(role, 'chats') ? staffRoutes.api.chats : null, BEAT_MS);
  const chats = view.kind === 'shown' ? view.data.chats : [];
  return chats.filter(({ is_mine, is_handed }) => is_mine || is_handed);
}

/** Who waits for an answer of the person's, on whichever page they are; not of the conversation on view. */
export function WaitingChats({
  chats,
  className,
}: {
  chats: readonly ListedChat[];
  className?: string | undefined;
}) {
  const { ownChats: copy } = useStaffTexts();
  const open = useHash();
  const waiting = chats.filter(
    ({ id, is_handed, unanswered_at }) => id !== open && (is_handed || unanswered_at !== null),
  );
  return (
    <div role="status">
      {waiting.map(({ id, is_handed, name }) => (
        <p key={id} className={className}>
          {is_handed ? copy.handed : copy.wrote(name)}{' '}
          <SiteLink
            className={styles.lone}
            href={`${isAt(staffRoutes.chats) ? '' : staffRoutes.chats}#${id}`}
          >
            {is_handed ? copy.take : copy.answer}
          </SiteLink>
        </p>
      ))}
    </div>
  );
}

/** The way out, asked about first where somebody is in a conversation, and why it failed. */
export function useSignOut(isIn: boolean) {
  const { errors, ownChats } = useStaffTexts();
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
    <Dialog title={copy.title} closeLabel={copy.stay} onClose={stay}>
      <div className={styles.section}>
        <p>{copy.text}</p>
        <Button onClick={stay}>{copy.stay}</Button>
        <Button variant="quiet" onClick={() => void go(pending)}>
          {copy.confirm}
        </Button>
      </div>
    </Dialog>
  );
  return { fault, question, leave: (path: string) => (isIn ? setPending(path) : void go(path)) };
}
