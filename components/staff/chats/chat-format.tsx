import type { Ref } from 'react';
import { type Done, isUrgentAlone } from '@/lib/chat/live';
import type { ListedChat, OpenChat } from '@/lib/chat/store/live-reads';
import type { ShownMessage } from '@/lib/chat/store/transcript';
import { type ChatsCopy, staffChats } from '@/lib/i18n/en/staff-chats';
import { Dictionary, useTexts } from '@/lib/staff/client/texts';
import { namedIn, referenceOf, span, useInboxTexts } from '../inbox/ticket-words';
import styles from '../staff.module.css';
import { useClock } from '../use-clock';
import own from './chats.module.css';

const chatsTexts = new Dictionary<ChatsCopy>(staffChats, {
  hi: async () => (await import('@/lib/i18n/hi/staff-chats')).staffChats,
  bn: async () => (await import('@/lib/i18n/bn/staff-chats')).staffChats,
});
export const useChatsTexts = (): ChatsCopy => useTexts(chatsTexts);

export const LIST_HASH = 'all';

/** Does something in the conversation; null where it was done, else why not. */
export type Act = (action: { action: string } & Record<string, unknown>) => Promise<string | null>;

type Conflict = keyof ChatsCopy['conflicts'];
export const conflictOf = (code: string, conflicts: ChatsCopy['conflicts']): string | undefined =>
  conflicts[code.replace('chat_', '').replace('_', '-') as Conflict];

type Standing = Pick<
  ListedChat | OpenChat,
  'state' | 'by' | 'is_mine' | 'is_handed' | 'offered_to' | 'queued_at' | 'urgent'
> &
  Partial<Pick<ListedChat, 'unanswered_at' | 'is_missed' | 'was_here'> & Pick<OpenChat, 'is_unanswered'>>;

/** As the assistant writes one: its words, then its address. */
const LINK = /\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** How a conversation stands, who says a message and what, in words. */
export function useChatNames() {
  const { states, waits, unanswered, done: doneOn, languages, speakers, notices, ...copy } = useChatsTexts();
  const { span: units } = useInboxTexts();
  const clock = useClock();
  return {
    goneOf: ({ gone_since: at }: OpenChat) => at !== null && copy.gone(clock.format(at)),
    doneOf: ({ by, at }: Done): string => doneOn([clock.format(at), by].filter(Boolean).join(', ')),
    /** A wait with its length. */
    stateOf(chat: Standing, nowMs: number): string {
      const { state, by, is_mine, is_handed, offered_to, queued_at, unanswered_at } = chat;
      const since = (ms: number) => span(nowMs - ms, units);
      const left = unanswered_at == null ? '' : unanswered(since(unanswered_at));
      const offered = offered_to && states.offered(offered_to);
      if (is_handed) return states.handed(by);
      if (is_mine) return [states.mine, offered, left].filter(Boolean).join('; ');
      if (state === 'live') return [states.live(by), offered, left].filter(Boolean).join('; ');
      if (state === 'waiting') return `${states.waiting} ${waits(since(queued_at ?? nowMs))}`;
      const isLeft = left !== '' || chat.is_unanswered;
      const alone = isUrgentAlone(chat) ? states.alone : isLeft ? states.left : states.bot;
      const gone = chat.was_here && states.gone(chat.was_here);
      return [alone, chat.is_missed && states.nobody, gone, left].filter(Boolean).join('; ');
    },
    titleOf({ id, urgent, language, created_at }: ListedChat | OpenChat): string {
      const name = namedIn(languages, language);
      const title = `${copy.open(name, clock.format(created_at))} (${referenceOf(id)})`;
      return urgent === 1 ? `${copy.urgent}: ${title}` : title;
    },
    wordsOf({ speaker, notice, name, text }: ShownMessage): { who: string; text: string } {
      if (notice !== null) return { who: speakers.system, text: notices[notice](name) };
      if (speaker === 'bot') return { who: speakers.bot, text: text.replace(LINK, '$1 ($2)') };
      return { who: speaker === 'counsellor' ? speakers.counsellor(name) : speakers[speaker], text };
    },
  };
}

type TranscriptProps = {
  messages: readonly ShownMessage[];
  /** What both sides write in. */
  language: string;
  lastRef?: Ref<HTMLLIElement>;
};

/** What was said, and what is noted among it. */
export function Transcript({ messages, language, lastRef }: TranscriptProps) {
  const { wordsOf } = useChatNames();
  const { danger } = useChatsTexts();
  const clock = useClock();
  const last = messages.at(-1);
  return (
    <ol className={own.messages}>
      {messages.map((message) => {
        const { who, text } = wordsOf(message);
        return (
          <li key={message.key} data-speaker={message.speaker} ref={message === last ? lastRef : undefined}>
            <strong>{who}</strong>
            {message.is_danger && <strong className={styles.fault}> · {danger}</strong>}{' '}
            <time>{clock.format(message.at)}</time>
            <p lang={message.notice === null ? language : undefined}>{text}</p>
          </li>
        );
      })}
    </ol>
  );
}

/** Nearer than so many pixels to its end the conversation is followed. */
const NEAR_PX = 200;

/** To the end of the last message, above what is stuck to the foot of the screen. */
function showEnd(item: HTMLElement): void {
  item.scrollIntoView?.({ block: 'end' });
  const foot = item.closest('article')?.querySelector(`.${own.foot}`)?.getBoundingClientRect().top;
  const over = item.getBoundingClientRect().bottom - (foot ?? Number.POSITIVE_INFINITY);
  if (over > 0) scrollBy(0, Math.ceil(over));
}

/**
 * For the last message: begins there, and follows the conversation while its end was near before it came; all the same for
 * another `standing`. The browser tells late what is on view: how it was before the change. `tell`: whether a message has
 * come that is out of view.
 */
export function follower(tell: (isBehind: boolean) => void) {
  let before = '';
  let isNear = true;
  return (standing: string, item: HTMLElement | null) => {
    if (!item) return;
    if (isNear || standing !== before) showEnd(item);
    else tell(true);
    before = standing;
    if (!('IntersectionObserver' in window)) return;
    const margin = { rootMargin: `${NEAR_PX}px` };
    const observer = new IntersectionObserver((seen) => {
      isNear = seen.at(-1)?.isIntersecting === true;
      if (isNear) tell(false);
    }, margin);
    observer.observe(item);
    return () => observer.disconnect();
  };
}
