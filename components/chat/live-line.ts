import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import { callChat } from '@/lib/chat/client/api';
import { storedText, type TokenStorage } from '@/lib/chat/client/storage';
import { closingAnswers, TYPING_AGAIN_MS } from '@/lib/chat/live';
import type { LiveSend, LiveView } from '@/lib/chat/live-schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import type { Language } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import type { ChatBotHandle } from '@/widget/index';
import { isServerPath, languageOfPath, type People, pathOf } from './conversation-flow';
import { drawHere } from './here';
import type { Here, Panels } from './panels';

/** While nobody is there: how soon a counsellor who joins unasked is seen. */
const IDLE_MS = 15_000;
const AGAIN_MS = 3000;

export type LiveLineDeps = {
  /** Where the endpoints are; blank on the site itself. */
  origin: string;
  tokens: TokenStorage;
  /** What lies over the conversation, and the answer that waits behind it; drawn anew when a person reads from now on, or no longer. */
  held: Pick<Panels, 'get' | 'subscribe' | 'refresh' | 'isHolding' | 'release'>;
  state: { readonly handle: ChatBotHandle | null; readonly root: HTMLElement | null };
};
/** `look`: at once, and from then on while the conversation goes on. */
export type LiveLine = People & { look(): void };
type Sent = LiveSend extends infer One ? (One extends { token: string } ? Omit<One, 'token'> : never) : never;

/** Brings what a person writes into the conversation, and the wish for one out of it (contract §11.7). */
export function makeLiveLine(deps: LiveLineDeps): LiveLine {
  const line = new Line(deps);
  tellTyping(deps.state.root, () => line.isHeard() && void line.send({ typing: true }));
  deps.held.subscribe(() => line.tellCover());
  document.addEventListener('visibilitychange', () => void (document.hidden || line.look()));
  return {
    look: () => void line.look(),
    isHeard: () => line.isHeard(),
    isUrgent: () => line.isUrgent(),
    choices: (suggestions, language) => line.choices(suggestions, language),
    take: (answer, language) => line.take(answer, language),
  };
}

class Line {
  #view: LiveView | null = null;
  #token: string | null = null;
  #isLooking = false;
  #timer = 0;
  /** Whether talking helped: to be put to the visitor, or put; `spared` after danger, where numbers are named instead. */
  #closing: 'due' | 'put' | 'spared' | null = null;
  /** What the server knows of it; null for nothing yet. */
  #isCovered: boolean | null = null;
  #isWaiting = false;
  readonly #shown: ReturnType<typeof shownLines>;

  constructor(private readonly deps: LiveLineDeps) {
    this.#shown = shownLines(deps.tokens);
  }

  isHeard(): boolean {
    return this.#view?.state === 'live';
  }

  isUrgent(): boolean {
    return this.#view?.is_urgent === true;
  }

  readonly #here: Here = (language, back) => drawHere({ view: this.#view, language, back });

  /**
   * Whoever answers must know whether the numbers to call lie over their words; where nobody does, that somebody is in
   * danger whose words wait behind them.
   */
  tellCover(): void {
    const { held } = this.deps;
    const { panel } = held.get();
    const covered = panel !== null && panel.kind !== 'erase';
    const isWaiting = panel?.kind === 'care' && held.isHolding() && !this.isHeard();
    if (isWaiting && !this.#isWaiting) void this.send({ danger: true });
    this.#isWaiting = isWaiting;
    if (!this.isHeard()) this.#isCovered = null;
    else if (covered !== this.#isCovered) {
      this.#isCovered = covered;
      void this.send({ covered });
    }
  }

  #isTalking(): boolean {
    return this.isHeard() || this.#view?.state === 'waiting';
  }

  /** Whether it reached somebody. */
  async send(sent: Sent): Promise<boolean> {
    const { origin, tokens } = this.deps;
    const body = { token: tokens.read(), ...sent };
    const result = await callChat(`${origin}/chat/live/send/`, ({ ok }: { ok: boolean }) => ok, body);
    return result.ok && result.data;
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    const { origin, tokens, state } = this.deps;
    const language = languageNow(state.handle);
    const token = tokens.read();
    if (token !== this.#token) this.#view = null;
    this.#token = token;
    if (this.#isLooking || token === null || language === null) return;
    this.#isLooking = true;
    const body = { token, version: this.#view?.version ?? 0, after: this.#shown.read() };
    const result = await callChat(`${origin}/chat/live/`, readView, body);
    // Not where the conversation was deleted or begun anew in the meantime.
    if (result.ok && tokens.read() === token) {
      const before = [this.isHeard(), this.isUrgent(), this.#view?.name].join();
      this.#view = result.data;
      if ([this.isHeard(), this.isUrgent(), this.#view.name].join() !== before)
        this.deps.held.refresh(this.isHeard() ? this.#here : undefined);
      this.tellCover();
      if (this.isHeard()) this.deps.held.release();
      await this.#show(result.data, language);
    }
    this.#isLooking = false;
    const talkingMs = result.ok ? 0 : AGAIN_MS;
    const again = () => void (document.hidden && !this.#isTalking() ? undefined : this.look());
    // Who joins must get what is held for want of anybody.
    const idleMs = this.deps.held.isHolding() ? AGAIN_MS : IDLE_MS;
    this.#timer = window.setTimeout(again, this.#isTalking() ? talkingMs : idleMs);
  }

  async #show({ lines, is_typing, is_urgent, state }: LiveView, language: Language): Promise<void> {
    const bot = this.deps.state.handle;
    if (!bot) return;
    const { people } = liveCopy[language];
    for (const { notice, name, text, number } of lines) {
      await bot.injectMessage(withCallableNumbers(notice ? people[notice](name) : `${name}: ${text}`));
      this.#shown.write(number);
    }
    await bot.toggleIsBotTyping(is_typing);
    if (lines.at(-1)?.notice !== 'left' || state !== 'ended') return;
    // It is met by the script, and must not be lost under another step.
    if (this.deps.held.release()) return;
    this.#closing = is_urgent ? 'spared' : 'due';
    if (is_urgent) await bot.injectMessage(withCallableNumbers(assistantCopy[language].numbers));
    await bot.goToPath(pathOf(language, 'turn'));
  }

  choices(suggestions: readonly string[], language: Language): string[] {
    const { closing, person } = liveCopy[language];
    if (this.#closing === 'due' || this.#closing === 'put') return closingAnswers.map((one) => closing[one]);
    // The script's own choices wait with its question.
    if (this.isHeard()) return [];
    const isOffered = this.#view?.is_person_there === true && !this.#isTalking();
    return isOffered ? suggestions.toSpliced(1, 0, person) : [...suggestions];
  }

  async take(answer: string, language: Language): ReturnType<People['take']> {
    const { closing, person, people } = liveCopy[language];
    if (this.#closing === 'due') {
      this.#closing = 'put';
      return { reply: closing.question };
    }
    if (this.#closing === 'spared') {
      this.#closing = null;
      return { goesOn: true };
    }
    if (this.#closing === 'put') {
      const chosen = closingAnswers.find((one) => closing[one] === answer);
      this.#closing = null;
      void this.send({ closing: chosen ?? 'skipped' });
      return chosen ? { goesOn: true } : null;
    }
    if (answer !== person || this.isHeard()) return null;
    if (await this.send({ person: true })) {
      void this.look();
      return {};
    }
    // Somebody may have joined in the meantime.
    return this.isHeard() ? null : { reply: people.nobody('') };
  }
}

/** The language of the conversation; null where none goes on. */
function languageNow(bot: ChatBotHandle | null): Language | null {
  const path = bot?.getCurrPath();
  return isServerPath(path) ? languageOfPath(path) : null;
}

/** @throws Error for an answer that is not ours */
const readView = ({ lines, ...view }: LiveView): LiveView => ({ ...view, lines: [...lines] });

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
