import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import { type ChatResult, callChat } from '@/lib/chat/client/api';
import type { TokenStorage } from '@/lib/chat/client/storage';
import { closingAnswers } from '@/lib/chat/live';
import type { LiveSend, LiveView } from '@/lib/chat/live-schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import type { ChatBotHandle } from '@/widget/index';
import { type People, pathOf } from './conversation-flow';
import { drawHere, goneBy, languageNow, markWays, newsIn, readView, shownLines, tellTyping } from './here';
import type { Here, Panels } from './panels';

/** While nobody is there: how soon a counsellor who joins unasked is seen. */
const IDLE_MS = 15_000;
const [AGAIN_MS, DRAWN_MS] = [3000, 300];
export type LiveLineDeps = {
  origin: string;
  tokens: TokenStorage;
  language: Language;
  /** What lies over the conversation, and the answer that waits behind it; drawn anew when a person reads from now on, or no longer. */
  held: Pick<Panels, 'get' | 'show' | 'subscribe' | 'refresh' | 'isHolding' | 'release'>;
  state: { readonly handle: ChatBotHandle | null; readonly root: HTMLElement | null };
};
export type LiveLine = People & { look(): void };
type Sent = LiveSend extends infer One ? (One extends { token: string } ? Omit<One, 'token'> : never) : never;

/** Brings what a person writes into the conversation, and the wish for one out of it (contract §11.7). */
export function makeLiveLine(deps: LiveLineDeps): LiveLine {
  const line = new Line(deps);
  tellTyping(deps.state.root, () => line.isHeard() && void line.send({ typing: true }));
  deps.held.subscribe(() => line.tellCover());
  document.addEventListener('visibilitychange', () => void (document.hidden || line.look()));
  window.addEventListener('rcb-toggle-chat-window', () => setTimeout(() => line.draw(), DRAWN_MS));
  const { isHeard, isUrgent, sent, choices, take } = line;
  return { isHeard, isUrgent, sent, choices, take, look: () => void line.look() };
}

class Line {
  #view: LiveView | null = null;
  #token: string | null = null;
  #isLooking = false;
  #timer = 0;
  /** Whether talking helped: to be put to the visitor, or put; `spared` after danger, where numbers are named instead, which the script's choices must not push out of view (`brief`). */
  #closing: 'due' | 'put' | 'spared' | 'brief' | null = null;
  /** What the server knows of it; null for nothing yet. */
  #isCovered: boolean | null = null;
  #isWaiting = false;
  /** The visitor wishes for a person as soon as what waits behind the card is sent. */
  #isWished = false;
  /** The choices on view were drawn while nobody was known to be there. */
  #isLeftOut = false;
  /** Who has asked for a person in vain is told soon when one comes. */
  #hasRequested = false;
  #drawn = '';
  #gone = '';
  #message = '';
  readonly #shown: ReturnType<typeof shownLines>;

  constructor(private readonly deps: LiveLineDeps) {
    this.#shown = shownLines(deps.tokens);
  }

  readonly isHeard = (): boolean => this.#view?.state === 'live';
  readonly isUrgent = (): boolean => this.#view?.is_urgent === true;

  readonly #here: Here = (language, back) => {
    const wish = () => {
      this.#isWished = true;
      // What is held goes first.
      if (!this.deps.held.isHolding()) void this.look();
      back?.();
    };
    const ask = this.#isOffered() ? wish : undefined;
    const message = this.#shown.read().unseen > 0 ? this.#message : null;
    const { folded, isWatched } = this.deps.held.get();
    const unfold = folded ? () => this.deps.held.show(folded) : undefined;
    return drawHere({ view: this.#view, gone: this.#gone, message, language, back, ask, unfold, isWatched });
  };

  /** Where somebody is there to hear: words of danger that wait behind their card, choices without a person, or a visitor who asked or told of danger in vain. */
  #isOffered(): boolean {
    if (this.#view?.is_person_there !== true || this.#isTalking()) return false;
    const isHeld = this.deps.held.get().panel?.kind === 'care' && this.deps.held.isHolding();
    const isInVain = this.#view.is_missed || (this.#view.state === 'none' && this.#shown.isBegun());
    return isHeld || isInVain || this.#isLeftOut;
  }

  readonly #isCovering = (): boolean => (this.deps.held.get().panel?.kind ?? 'erase') !== 'erase';

  /** Draws anew who reads or can be asked for, the numbers, which stay when a person is gone, and what of their words is out of sight. */
  draw(): void {
    const { held, state } = this.deps;
    const isOpen = state.root?.querySelector('.rcb-window-open') != null;
    if (isOpen && !this.#isCovering()) this.#shown.see();
    if (this.isHeard() || !this.#isCovering()) this.#gone = '';
    const [unread, isHeard] = [this.#shown.read(), this.isHeard()];
    const { name, is_silent, is_typing, state: standing } = this.#view ?? {};
    const language = languageNow(state.handle) ?? 'en';
    const news = isOpen || is_silent ? '' : newsIn(language, unread, isHeard);
    const typing = name && isHeard ? liveCopy[language].here.types(name) : '';
    const [isUrgent, isOffered, { unseen }] = [this.isUrgent(), this.#isOffered(), unread];
    const isHere = this.#gone || this.#isTalking() || isOffered || isUrgent;
    const drawn = [isOffered, standing, isHere, isUrgent, name, is_silent, is_typing, unseen, news].join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const labels = { ...(news && { chatButton: news }), ...(typing && { typing }) };
    markWays(news, is_typing ? typing : '', state.root);
    held.refresh({ here: isHere ? this.#here : undefined, labels });
  }

  /** Whoever answers must know whether the numbers lie over their words; where nobody does, that somebody is in danger whose words wait behind them. */
  tellCover(): void {
    const { held } = this.deps;
    const covered = this.#isCovering();
    this.draw();
    // Who has a person, or has asked for one, speaks to one: nothing waits for a second wish.
    if (this.#isTalking()) held.release();
    const { panel } = held.get();
    const waiting = panel?.kind === 'care' && held.isHolding() && !this.isHeard() ? panel : null;
    if (waiting && !this.#isWaiting) {
      this.#shown.begin();
      void this.send({ danger: true, language: waiting.language }).then(() => this.look());
    }
    this.#isWaiting = waiting !== null;
    if (!this.isHeard()) this.#isCovered = null;
    else if (covered !== this.#isCovered) {
      this.#isCovered = covered;
      void this.send({ covered });
    }
  }

  #isTalking(): boolean {
    return this.isHeard() || this.#view?.state === 'waiting';
  }

  /** Whether it reached somebody; null without an answer. */
  async send(sent: Sent): Promise<boolean | null> {
    const { origin, tokens } = this.deps;
    this.#hasRequested ||= 'person' in sent;
    if ('person' in sent) this.#shown.begin();
    const body = { token: tokens.read(), ...sent };
    const result = await callChat(`${origin}/chat/live/send/`, ({ ok }: { ok: boolean }) => ok, body);
    return result.ok ? result.data : null;
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const { tokens, state, held } = this.deps;
    const language = languageNow(state.handle) ?? (this.#shown.isBegun() ? this.deps.language : null);
    const token = tokens.read();
    if (token !== this.#token) this.#view = null;
    this.#token = token;
    if (this.#isLooking || token === null || (language === null && held.get().panel?.kind !== 'care')) return;
    this.#isLooking = true;
    if (this.#isWished && language !== null) await this.#askFor(language);
    const result = await this.#read(token, this.#view?.version ?? 0);
    if (result.ok && tokens.read() === token) {
      this.#view = result.data;
      this.tellCover();
      if (language !== null) await this.#show(result.data, language);
      this.draw();
    }
    this.#isLooking = false;
    const again = () => void (document.hidden && !this.#isTalking() ? undefined : this.look());
    // Who joins must get what is held for want of anybody.
    const idleMs = held.isHolding() || this.#hasRequested ? AGAIN_MS : IDLE_MS;
    this.#timer = window.setTimeout(again, this.#isTalking() ? (result.ok ? 0 : AGAIN_MS) : idleMs);
  }

  #read(token: string, version: number): Promise<ChatResult<LiveView>> {
    const body = { token, version, after: this.#shown.read().number };
    return callChat(`${this.deps.origin}/chat/live/`, readView, body);
  }

  async #askFor(language: Language): Promise<void> {
    const isQueued = await this.send({ person: true });
    if (isQueued === null) return;
    this.#isWished = false;
    if (!isQueued)
      await this.deps.state.handle?.injectMessage(
        withCallableNumbers(liveCopy[language].people.nobody('', '')),
      );
  }

  /** What became of words of danger that have gone out; null where the server knows of none. */
  readonly sent = async (language: Language, days: number): Promise<string | null> => {
    const result = await this.#read(this.deps.tokens.read() ?? '', 0);
    if (!result.ok || !result.data.is_urgent) return null;
    return liveCopy[language].sent[result.data.is_person_there ? 'there' : 'later'](days);
  };

  async #show({ lines, is_typing, is_urgent, state }: LiveView, language: Language): Promise<void> {
    const bot = this.deps.state.handle;
    if (!bot) return;
    const show = async () => {
      for (const { notice, name, text, number } of lines) {
        if (number <= this.#shown.read().number) continue;
        const words = notice ? liveCopy[language].people[notice](name, text) : `${name}: ${text}`;
        await bot.injectMessage(withCallableNumbers(words));
        if (notice === null) this.#message = words;
        this.#gone = goneBy(this.#gone, { notice, name, words });
        this.#shown.write(number, notice === null || notice === 'joined' ? name : '', notice === null);
      }
    };
    // Two tabs share what they show.
    await (navigator.locks ? navigator.locks.request('chatLines', show) : show());
    if (this.isHeard() || lines.length > 0) await bot.toggleIsBotTyping(is_typing);
    if (state !== 'ended' || !lines.some(({ notice }) => notice === 'left')) return;
    if (this.deps.held.release()) return;
    // What was held must not be lost under another step; nor is that asked of whom nobody answered.
    this.#closing = is_urgent || lines.at(-1)?.notice !== 'left' ? 'spared' : 'due';
    if (is_urgent) await bot.injectMessage(withCallableNumbers(assistantCopy[language].numbers));
    await bot.goToPath(pathOf(language, 'turn'));
  }

  readonly choices = (suggestions: readonly string[], language: Language): string[] => {
    const { closing, person } = liveCopy[language];
    const offered = this.#view?.is_person_there === true && !this.#isTalking() ? [person] : [];
    this.#isLeftOut = offered.length === 0 && !this.#isTalking();
    this.draw();
    if (this.#closing === 'brief') return offered;
    if (this.#closing === 'due' || this.#closing === 'put')
      return [...closingAnswers.map((one) => closing[one]), ...offered];
    // The script's own choices wait with its question.
    if (this.isHeard()) return [];
    return suggestions.toSpliced(1, 0, ...offered);
  };

  readonly take = async (answer: string, language: Language): ReturnType<People['take']> => {
    const { closing, person, people } = liveCopy[language];
    const before = this.#closing;
    this.#closing = before === 'due' ? 'put' : before === 'spared' && this.isUrgent() ? 'brief' : null;
    if (before === 'due') return { reply: closing.question };
    if (before === 'spared') return {};
    if (before === 'put') {
      const chosen = closingAnswers.find((one) => closing[one] === answer);
      void this.send({ closing: chosen ?? 'skipped' });
      if (answer !== person) return chosen ? { goesOn: true } : null;
    }
    if (answer !== person || this.isHeard()) return null;
    if (await this.send({ person: true })) {
      if (this.#view) this.#view.state = 'waiting';
      void this.look();
      return {};
    }
    // Somebody may have joined in the meantime.
    return this.isHeard() ? null : { reply: people.nobody('', '') };
  };
}
