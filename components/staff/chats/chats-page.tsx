'use client';

import { SiteLink } from '@/components/ui/site-link';
import { chatCounts } from '@/lib/chat/live';
import type { ChatList } from '@/lib/chat/store/live-desk';
import { staffRoutes } from '@/lib/staff/addresses';
import { useStaff } from '@/lib/staff/client/staff-reads';
import { BEAT_MS } from '@/lib/staff/rules';
import { useHash, useNow } from '../browser-state';
import { ListCounts } from '../console-nav';
import { usePresence } from '../inbox/ticket-words';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import { useClock } from '../use-clock';
import { LIST_HASH, useChatNames, useChatsTexts } from './chat-format';
import { ChatPage } from './chat-page';

/** The queue of conversations, or the one that the address names behind its `#`. Reading it shows that the reader is here. */
export function ChatsPage() {
  const copy = useChatsTexts();
  const id = useHash();
  const view = useStaff<ChatList>(staffRoutes.api.chats, BEAT_MS);
  const list = view.kind === 'shown' ? view.data : undefined;
  if (id !== '' && id !== LIST_HASH) {
    const version = list?.chats.find((chat) => chat.id === id)?.version ?? 0;
    return <ChatPage key={id} id={id} version={version} present={list?.present ?? []} />;
  }
  return (
    <section className={styles.section} aria-label={copy.title}>
      <Shown view={view}>{({ chats }) => <Queue chats={chats} />}</Shown>
    </section>
  );
}

function Queue({ chats }: Pick<ChatList, 'chats'>) {
  const copy = useChatsTexts();
  const { doneOf, stateOf, titleOf } = useChatNames();
  const presenceOf = usePresence();
  const clock = useClock();
  const nowMs = useNow();
  return (
    <>
      <div>
        <p role="status">{chats.length === 0 && copy.none}</p>
        <ListCounts of="chats" counted={{ chats: chatCounts(chats) }} />
      </div>
      <ul className={`${styles.sessions} ${styles.stretched}`}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <div>
              <SiteLink href={`#${chat.id}`} className={chat.urgent === 1 ? styles.fault : undefined}>
                {[chat.name, titleOf(chat)].filter(Boolean).join(' · ')}
              </SiteLink>
              <p>{`${stateOf(chat, nowMs)} · ${copy.last(clock.format(chat.last_at))}`}</p>
              {presenceOf(chat) && <p>{presenceOf(chat)}</p>}
              {chat.done && <p>{doneOf(chat.done)}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
