'use client';

import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { SiteLink } from '@/components/ui/site-link';
import { MAX_LIVE_LENGTH, TYPING_AGAIN_MS } from '@/lib/chat/live';
import type { OpenChat } from '@/lib/chat/store/live-reads';
import { helplines } from '@/lib/i18n/helplines';
import { staffRoutes } from '@/lib/staff/addresses';
import { isDone, postStaff } from '@/lib/staff/client/staff-calls';
import { focusStill, inView } from '../browser-state';
import { useLeaving } from '../inbox/ticket-actions';
import { useInboxTexts } from '../inbox/ticket-words';
import styles from '../staff.module.css';
import { type Act, useChatsTexts } from './chat-format';
import own from './chats.module.css';

/** Of a danger to life what to do and whom to call, in one line or with all its words, for where a conversation is at its newest message and the box above it out of view. */
export function UrgentLine({ isWhole = false }: { isWhole?: boolean }) {
  const { help: copy } = useInboxTexts();
  return (
    <p className={own.urgent}>
      {copy.title}:{' '}
      {[helplines.emergency, helplines.teleManas].map(({ number, tel }) => (
        <SiteLink key={number} href={tel} className={styles.lone}>
          {number}
        </SiteLink>
      ))}
      {isWhole && <span>{copy.text}</span>}
    </p>
  );
}

/** `children`: what stands above the box. `hasFocus`: as soon as it is there. */
type ComposerProps = { chatId: string; act: Act; hasFocus?: boolean; children?: ReactNode };

/** So much before the end it is said how much is left. */
const NEAR = 200;

const sendByKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

const keyOf = (chatId: string) => `staff-chat-${chatId}`;
const boxOf = (form: HTMLFormElement) => form.querySelector('textarea');

/** What is being written to a visitor, here and after a reload of this tab; it goes once, however often it is sent. */
export function Composer({ chatId, act, hasFocus, children }: ComposerProps) {
  const copy = useChatsTexts();
  const storageKey = keyOf(chatId);
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const [isSending, setIsSending] = useState(false);
  const message = useRef({ id: '', text: '' });
  /** Sent again meanwhile: what was typed since goes next. */
  const isNext = useRef(false);
  const typedMs = useRef(0);
  const type = (typed: string) => {
    setText(typed);
    sessionStorage.setItem(storageKey, typed);
    if (Date.now() - typedMs.current < TYPING_AGAIN_MS) return;
    typedMs.current = Date.now();
    void postStaff(staffRoutes.api.liveChat, { chat: chatId, action: 'typing' }, isDone);
  };
  // As it is counted where it is sent: without the spaces around it. Nothing that was pasted is cut.
  const { length } = text.trim();
  const over = length - MAX_LIVE_LENGTH;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    isNext.current = isSending;
    if (isSending || text.trim() === '' || over > 0) return;
    setIsSending(true);
    // A tap on the button must not close the keyboard of a phone: the next words go on in the box.
    boxOf(form)?.focus();
    // The same words after a lost answer are the same message.
    if (message.current.text !== text) message.current = { id: crypto.randomUUID(), text };
    const why = await act({ action: 'write', ...message.current });
    if (why === null) {
      // What was typed while they were under way stays.
      const typed = sessionStorage.getItem(storageKey) ?? '';
      const left = typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed;
      message.current = { id: '', text: '' };
      sessionStorage.setItem(storageKey, left);
      flushSync(() => setText(left));
      typedMs.current = 0;
    }
    flushSync(() => setIsSending(false));
    if (why === null && isNext.current) form.requestSubmit();
  };
  return (
    <form className={own.foot} onSubmit={(event) => void send(event)}>
      {children}
      <Field
        as="textarea"
        name="text"
        rows={2}
        autoComplete="off"
        label={copy.text}
        error={over > 0 ? copy.tooLong(over, MAX_LIVE_LENGTH) : undefined}
        value={text}
        ref={hasFocus ? focusStill : undefined}
        aria-keyshortcuts="Control+Enter"
        onKeyDown={sendByKeys}
        onChange={({ target }) => type(target.value)}
      />
      <div className={own.sending}>
        <BusyButton type="submit" doing={isSending && copy.sending}>
          {copy.send}
        </BusyButton>
        <small>{over > -NEAR ? copy.length(length, MAX_LIVE_LENGTH) : copy.keys}</small>
      </div>
    </form>
  );
}

/** `doing`: what is under way by it. */
function BusyButton({ doing, children, ...rest }: ComponentProps<typeof Button> & { doing: string | false }) {
  return (
    <>
      <Button aria-disabled={doing !== false} {...rest}>
        {doing || children}
      </Button>
      <span role="status" className="visually-hidden">
        {doing}
      </span>
    </>
  );
}

type DeedProps = { act: Act; action: Parameters<Act>[0]; doing: string; children: string; variant?: 'quiet' };
/** What one tap does in a conversation, and no second one meanwhile. */
export function Deed({ act, action, doing, ...look }: DeedProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await act(action);
    setIsBusy(false);
  };
  return <BusyButton doing={isBusy && doing} onClick={() => void press()} {...look} />;
}

/** For whoever answered until now and did not leave: who does, or that nobody does, with the words that did not go. */
export function Displaced({ chat: { id, state, by } }: { chat: OpenChat }) {
  const copy = useChatsTexts();
  const [unsent] = useState(() => sessionStorage.getItem(keyOf(id)) ?? '');
  return (
    <div className={own.displaced} role="status" tabIndex={-1} ref={inView}>
      <strong>{state === 'live' ? copy.displaced(by) : copy.conflicts['not-yours']}</strong>
      {unsent.trim() !== '' && (
        <Field as="textarea" name="unsent" rows={2} label={copy.unsent} value={unsent} readOnly />
      )}
    </div>
  );
}

/** The second tap on the button to join, which stood here, leaves nothing. */
const JOINED_MS = 1000;

/** Asks first where the visitor may be in danger or waits for an answer. */
export function Leaving({ chat, act, hasJoined }: { chat: OpenChat; act: Act; hasJoined: boolean }) {
  const { leave, leaving } = useChatsTexts();
  const [sinceMs] = useState(() => performance.now());
  const last = chat.messages.findLast(({ notice }) => notice === null);
  const isSettled = chat.urgent === 0 && last?.speaker !== 'visitor';
  const text = chat.urgent === 1 ? leaving.urgent : leaving.unanswered;
  const standing = { answering: { by: '', is_mine: !isSettled }, is_urgent: false };
  const { ask, question } = useLeaving(standing, { leave: { ...leaving, text } });
  const press = () => {
    if (hasJoined && performance.now() - sinceMs < JOINED_MS) return;
    ask(() => void act({ action: 'leave' }));
  };
  return (
    <>
      <Button variant="quiet" onClick={press}>
        {leave}
      </Button>
      {question}
    </>
  );
}
