import type { ListedChat, OpenChat, ShownMessage } from '@/lib/chat/store/live-reads';
import { staffChats } from '@/lib/i18n/en/staff-chats';
import { languages } from '@/lib/i18n/language';

export const LIST_HASH = 'all';
export const CHAT_TITLE = 'chat-title';

/** Does something in the conversation; null where it was done, else why not. */
export type Act = (action: object) => Promise<string | null>;

type Standing = Pick<ListedChat | OpenChat, 'state' | 'by' | 'is_mine' | 'is_handed' | 'queued_at'>;

const MINUTE_MS = 60_000;

/** How a conversation stands, a wait with its length. */
export function stateOf({ state, by, is_mine, is_handed, queued_at }: Standing, nowMs: number): string {
  const { states, waits } = staffChats;
  if (is_mine) return states.mine;
  if (is_handed) return states.handed;
  if (state === 'live') return states.live(by);
  if (state !== 'waiting') return states.bot;
  return `${states.waiting} ${waits(Math.max(0, Math.floor((nowMs - (queued_at ?? nowMs)) / MINUTE_MS)))}`;
}

/** English name of a conversation's language. */
export const languageOf = (language: string): string => {
  const known = languages.find((one) => one === language);
  return known ? staffChats.languages[known] : language;
};

/** Who says a message, and what it says. */
export function wordsOf({ speaker, notice, name, text }: ShownMessage): { who: string; text: string } {
  const { speakers, notices } = staffChats;
  if (notice !== null) return { who: speakers.system, text: notices[notice](name) };
  return { who: speaker === 'counsellor' ? speakers.counsellor(name) : speakers[speaker], text };
}
