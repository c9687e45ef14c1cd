'use client';

import { type ReactNode, useCallback, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { SiteLink } from '@/components/ui/site-link';
import type { ChatList } from '@/lib/chat/store/live-desk';
import type { OpenChat } from '@/lib/chat/store/live-reads';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { readAgain, useStaffItem } from '@/lib/staff/client/staff-reads';
import { useStaffTexts } from '@/lib/staff/client/texts';
import { focusOnce, useIsOnline, useNow } from '../browser-state';
import { DoneButtons } from '../inbox/ticket-actions';
import { contactOf, Facts, UrgentHelp } from '../inbox/ticket-content';
import { TICKET_TITLE, useInboxTexts, usePresence } from '../inbox/ticket-words';
import { Shown } from '../shown';
import styles from '../staff.module.css';
import {
  type Act,
  conflictOf,
  follower,
  LIST_HASH,
  Transcript,
  useChatNames,
  useChatsTexts,
} from './chat-format';
import own from './chats.module.css';
import { Composer, Deed, Displaced, Leaving, UrgentLine } from './composer';

type Present = ChatList['present'];
/** One conversation. `version`: as the list has it now, so that a new word is read at once. */
export function ChatPage({ id, version, present }: { id: string; version: number; present: Present }) {
  const copy = useChatsTexts();
  const view = useStaffItem<OpenChat>(staffRoutes.api.chat, { id, version });
  const again = () => Promise.all([view.again(), readAgain(staffRoutes.api.chats)]);
  return (
    <>
      <p>
        <SiteLink href={`#${LIST_HASH}`} className={styles.lone}>
          {copy.back}
        </SiteLink>
      </p>
      <Shown view={view} missing={<p role="status">{copy.missing}</p>}>
        {(chat) => <Chat chat={chat} present={present} again={again} />}
      </Shown>
    </>
  );
}

type Props = { chat: OpenChat; present: Present; again: () => Promise<unknown> };

function Chat({ chat, present, again }: Props) {
  const copy = useChatsTexts();
  const { errors, line } = useStaffTexts();
  const { item } = useInboxTexts();
  const { doneOf, stateOf, titleOf } = useChatNames();
  const nowMs = useNow();
  const isOnline = useIsOnline();
  const [problem, setProblem] = useState<string | null>(null);
  const [hasJoined, setHasJoined] = useState(false);
  const [isBehind, setBehind] = useState(false);
  const [jumps, setJumps] = useState(0);
  const [wasMine, setWasMine] = useState(chat.is_mine);
  const [hasLeft, setHasLeft] = useState(false);
  if (chat.is_mine && !wasMine) setWasMine(true);
  const act: Act = async (action) => {
    if (action.action === 'join') setHasJoined(true);
    const isLeaving = action.action === 'leave';
    setHasLeft(isLeaving);
    const result = await postStaff(staffRoutes.api.liveChat, { chat: chat.id, ...action }, isDone);
    const failed = action.action === 'write' ? copy.notSent : errors.failed;
    const why = result.ok ? null : (conflictOf(result.code, copy.conflicts) ?? failed);
    setProblem(why);
    setHasLeft(isLeaving && why === null);
    const read = again();
    if (why !== null || action.action === 'write') return why;
    // Until then the button that was pressed is busy.
    await read;
    if (action.action !== 'join') document.getElementById(TICKET_TITLE)?.focus({ preventScroll: true });
    return why;
  };
  const fault = (
    <>
      {chat.done && <p role="status">{doneOf(chat.done)}</p>}
      {wasMine && !chat.is_mine && !hasLeft && !chat.done && <Displaced chat={chat} />}
      {isBehind && (
        <Button variant="quiet" onClick={() => setJumps(jumps + 1)}>
          {copy.newWords}
        </Button>
      )}
      {problem && (
        <Notice kind="failed" title={problem}>
          {!isOnline && <p>{line.offline}</p>}
        </Notice>
      )}
    </>
  );
  return (
    <article className={own.chat} aria-labelledby={TICKET_TITLE}>
      <h2 id={TICKET_TITLE} tabIndex={-1} ref={focusOnce}>
        {titleOf(chat)}
      </h2>
      <p role="status">{[stateOf(chat, nowMs), usePresence()(chat)].filter(Boolean).join(' · ')}</p>
      {chat.urgent === 1 && (chat.is_mine || isAnsweredBy(chat)) && <UrgentHelp />}
      <Facts facts={[...contactOf(chat, item), [copy.age, chat.age]]} />
      <Messages chat={chat} standing={`${problem} ${jumps}`} tell={setBehind} />
      {chat.is_mine ? (
        <Answering chat={chat} act={act} fault={fault} present={present} hasJoined={hasJoined} />
      ) : (
        <Joining chat={chat} act={act} fault={fault} />
      )}
      <Ending chat={chat} act={act} again={again} />
    </article>
  );
}

/** The end of what the inbox has of it, unless its visitor waits or talks with a colleague; without that, of words left for a person. */
function Ending({ chat, act, again }: Pick<Props, 'chat' | 'again'> & { act: Act }) {
  const { sending } = useChatsTexts();
  const { outcomes } = useInboxTexts();
  const { id, state, by, is_mine, urgent, ticket_version: version } = chat;
  if (version === null && state === 'ended' && chat.is_unanswered)
    return (
      <Deed variant="quiet" act={act} action={{ action: 'close' }} doing={sending}>
        {outcomes['done-none']}
      </Deed>
    );
  if (version === null || state === 'waiting' || (state === 'live' && !is_mine)) return null;
  const answering = is_mine ? { by, is_mine } : null;
  const ticket = { id, version, kind: 'chat' as const, is_urgent: urgent === 1, answering };
  return <DoneButtons ticket={ticket} again={again} />;
}

/** `standing`: what takes room from the words, or calls for their end. */
type MessagesProps = { chat: OpenChat; standing: string; tell: (isBehind: boolean) => void };

/** New words are read out as they come. */
function Messages({ chat, standing: outside, tell }: MessagesProps) {
  const copy = useChatsTexts();
  const { messages, is_typing, closing, language, urgent, is_mine, offered_to } = chat;
  const [follow] = useState(() => follower(tell));
  const lastOf = (one: string) => messages.findLast(({ speaker }) => speaker === one)?.key;
  const standing = [
    ...[is_mine, offered_to, outside, chat.is_covered, urgent, urgent && lastOf('visitor')],
    is_mine && lastOf('counsellor'),
  ].join();
  const lastRef = useCallback((item: HTMLElement | null) => follow(standing, item), [follow, standing]);
  return (
    <section aria-label={copy.words}>
      <div role="log" aria-label={copy.words}>
        <Transcript messages={messages} language={language} lastRef={lastRef} />
      </div>
      <p role="status">{is_typing && copy.visitorTypes}</p>
      {closing !== null && closing in copy.closing && (
        <p>{`${copy.closing.title} ${copy.closing[closing as keyof typeof copy.closing]}`}</p>
      )}
    </section>
  );
}

/** Whether a colleague answers, so that there is nothing to join: else what to do in danger stands at the foot of the screen. */
const isAnsweredBy = ({ state, is_handed, is_unanswered }: OpenChat): boolean =>
  state === 'live' && !is_handed && !is_unanswered;

/** `fault`: that it is done, why the last deed failed, and the way to words out of view; directly above the box or the button. */
type FootProps = { chat: OpenChat; act: Act; fault: ReactNode };

function Joining({ chat, act, fault }: FootProps) {
  const copy = useChatsTexts();
  const { goneOf } = useChatNames();
  if (isAnsweredBy(chat)) return <div className={own.foot}>{fault}</div>;
  return (
    <div className={own.foot}>
      {chat.urgent === 1 && <UrgentLine isWhole />}
      <p role="status">{goneOf(chat)}</p>
      <p role="status">
        {chat.is_unsent && (chat.back_since === null ? copy.unsentDanger : copy.unsentBack)}
      </p>
      {fault}
      <Deed act={act} action={{ action: 'join' }} doing={copy.joining}>
        {chat.is_handed ? copy.take : copy.join}
      </Deed>
    </div>
  );
}

type AnsweringProps = FootProps & { present: Present; hasJoined: boolean };

/** `hasJoined`: just now, by a button that is gone: the message is next. */
function Answering({ chat, act, fault, present, hasJoined }: AnsweringProps) {
  const copy = useChatsTexts();
  const { goneOf } = useChatNames();
  const [to, setTo] = useState('');
  const chosen = present.some(({ id }) => id === to) ? to : (present[0]?.id ?? '');
  return (
    <>
      <Composer key={chat.id} chatId={chat.id} act={act} hasFocus={hasJoined}>
        {chat.urgent === 1 && <UrgentLine />}
        <p role="status">{chat.is_covered && copy.covered}</p>
        <p role="status">{goneOf(chat)}</p>
        {fault}
      </Composer>
      {chat.offered_to !== '' && (
        <div className={styles.form}>
          <p>{copy.offered(chat.offered_to)}</p>
          <Deed variant="quiet" act={act} action={{ action: 'withdraw' }} doing={copy.sending}>
            {copy.withdraw}
          </Deed>
        </div>
      )}
      {chat.offered_to === '' && present.length === 0 && <p>{copy.nobodyThere}</p>}
      {chat.offered_to === '' && present.length > 0 && (
        <div className={styles.form}>
          <SelectField
            name="to"
            label={copy.transfer}
            value={chosen}
            options={present.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setTo(target.value)}
          />
          <Deed variant="quiet" act={act} action={{ action: 'transfer', to: chosen }} doing={copy.sending}>
            {copy.handOver}
          </Deed>
        </div>
      )}
      <p>{copy.joinedHint}</p>
      <Leaving chat={chat} act={act} hasJoined={hasJoined} />
    </>
  );
}
