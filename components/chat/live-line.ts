import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import { type ChatResult, callChat } from '@/lib/chat/client/api';
import { storedText, type TokenStorage } from '@/lib/chat/client/storage';
import { closingAnswers, TYPING_AGAIN_MS } from '@/lib/chat/live';
import type { LiveSend, LiveView } from '@/lib/chat/live-schema';
import { liveChat as bn } from '@/lib/i18n/bn/live-chat';
import { liveChat as en, type LiveCopy } from '@/lib/i18n/en/live-chat';
import { liveChat as hi } from '@/lib/i18n/hi/live-chat';
import type { Language } from '@/lib/i18n/language';
import type { ChatBotHandle } from '@/widget/index';
import { isServerPath, languageOfPath, type People, pathOf } from './conversation-flow';

const copies: Readonly<Record<Language, LiveCopy>> = { en, hi, bn };

/** While nobody is there: how soon a counsellor who joins unasked is seen. */
const IDLE_MS = 15_000;
const AGAIN_MS = 3000;

export type LiveLineDeps = {
  /** Where the endpoints are; blank on the site itself. */
  origin: string;
  tokens: TokenStorage;
  state: { readonly handle: ChatBotHandle | null; readonly root: HTMLElement | null };
};
/** `look`: at once, and from then on while the conversation goes on. */
export type LiveLine = People & { look(): void };
type Sent = LiveSend extends infer One ? (One extends { token: string } ? Omit<One, 'token'> : never) : never;

/** Brings what a person writes into the conversation, and the wish for one out of it (contract §11.7). */
export function makeLiveLine(deps: LiveLineDeps): LiveLine {
  const { origin, tokens, state } = deps;
  const shown = shownLines(tokens);
  let view: LiveView | null = null;
  let token: string | null = null;
  let isLooking = false;
  /** Whether talking helped: to be asked, or asked. */
  let closing: 'due' | 'asked' | null = null;
  let timer = 0;
  const isTalking = () => view?.state === 'waiting' || view?.state === 'live';

  const send = async (sent: Sent): Promise<boolean> => {
    const result = await callChat(`${origin}/chat/live/send/`, ({ ok }: { ok: boolean }) => ok, {
      token: tokens.read(),
      ...sent,
    });
    return result.ok && result.data;
  };
  const show = async ({ lines, is_typing, state: now }: LiveView, language: Language) => {
    const bot = state.handle;
    if (!bot) return;
    const copy = copies[language];
    for (const { notice, name, text, number } of lines) {
      const words = notice ? copy.people[notice](name) : `${name}: ${text}`;
      await bot.injectMessage(withCallableNumbers(words));
      shown.write(number);
    }
    await bot.toggleIsBotTyping(is_typing);
    if (lines.at(-1)?.notice !== 'left' || now !== 'ended') return;
    closing = 'due';
    await bot.goToPath(pathOf(language, 'turn'));
  };
  const look = async () => {
    clearTimeout(timer);
    const language = languageNow(state.handle);
    if (tokens.read() !== token) view = null;
    token = tokens.read();
    if (isLooking || token === null || language === null) return;
    isLooking = true;
    const asked = { token, version: view?.version ?? 0, after: shown.read() };
    const result = await readView(origin, asked);
    // Not where the conversation was deleted or begun anew in the meantime.
    if (result.ok && tokens.read() === asked.token) {
      view = result.data;
      await show(view, language);
    }
    isLooking = false;
    const waitMs = isTalking() ? (result.ok ? 0 : AGAIN_MS) : IDLE_MS;
    timer = window.setTimeout(() => void (document.hidden && !isTalking() ? undefined : look()), waitMs);
  };
  tellTyping(state.root, () => view?.state === 'live' && void send({ typing: true }));
  document.addEventListener('visibilitychange', () => void (document.hidden || look()));

  return {
    look: () => void look(),
    isHeard: () => view?.state === 'live',
    choices: (suggestions, language) => {
      const { closing: answers, person } = copies[language];
      if (closing !== null) return closingAnswers.map((one) => answers[one]);
      return view?.is_person_there && !isTalking() ? [...suggestions, person] : [...suggestions];
    },
    take: async (answer, language) => {
      const { closing: answers, person, people } = copies[language];
      if (closing === 'due') {
        closing = 'asked';
        return { reply: answers.question };
      }
      if (closing === 'asked') {
        const chosen = closingAnswers.find((one) => answers[one] === answer);
        closing = null;
        void send({ closing: chosen ?? 'skipped' });
        return chosen ? { goesOn: true } : null;
      }
      if (answer !== person) return null;
      if (!(await send({ person: true }))) return { reply: people.nobody('') };
      void look();
      return {};
    },
  };
}

/** The language of the conversation; null where none goes on. */
function languageNow(bot: ChatBotHandle | null): Language | null {
  const path = bot?.getCurrPath();
  return isServerPath(path) ? languageOfPath(path) : null;
}

const readView = (origin: string, body: object): Promise<ChatResult<LiveView>> =>
  callChat(`${origin}/chat/live/`, ({ lines, ...view }: LiveView) => ({ ...view, lines: [...lines] }), body);

/** How many lines of this conversation are shown already: a reload shows none twice. */
function shownLines(tokens: TokenStorage) {
  const stored = storedText('chatLines');
  const mark = () => (tokens.read() ?? '').slice(-12);
  return {
    read: (): number => {
      const [number, of] = (stored.read() ?? '').split(' ');
      return of === mark() ? Number(number) || 0 : 0;
    },
    write: (number: number) => stored.write(`${number} ${mark()}`),
  };
}

/** Every few seconds while the visitor types; never what. */
function tellTyping(root: HTMLElement | null, tell: () => void): void {
  let toldMs = 0;
  root?.addEventListener('input', () => {
    if (Date.now() - toldMs < TYPING_AGAIN_MS) return;
    toldMs = Date.now();
    tell();
  });
}
