import type { ReactNode } from 'react';
import { storedLines, type TokenStorage } from '@/lib/chat/client/storage';
import { type LiveNotice, TYPING_AGAIN_MS } from '@/lib/chat/live';
import type { LiveView } from '@/lib/chat/live-schema';
import { assistantCopy } from '@/lib/i18n/assistant';
import { helplines } from '@/lib/i18n/helplines';
import type { Language } from '@/lib/i18n/language';
import { liveCopy } from '@/lib/i18n/live-chat';
import type { ChatBotHandle } from '@/widget/index';
import { isServerPath, languageOfPath } from './conversation-flow';
import styles from './here.module.css';

type Props = {
  view: LiveView | null;
  language: Language;
  back: (() => void) | undefined;
  /** What the person last wrote beneath the numbers, blank where that was before a reload; null for nothing. */
  message: string | null;
  /** That who answered is gone, told as long as the numbers lie there; blank for not. */
  gone: string;
  /** Asks for a person with what waits behind the card, where one is there for it. */
  ask: (() => void) | undefined;
  /** Shows the numbers to call for further words of danger, which are one line. */
  unfold: (() => void) | undefined;
  /** Blows were told of: the numbers are those for women and children. */
  isWatched: boolean;
};

/**
 * While a person is there: over the numbers to call who it is, with the way back to them; in a conversation of danger the
 * first numbers, in one line above it. While none is, but can be: the way to ask for one; once asked, that one is looked for.
 */
export function drawHere({ view, language, back, message, gone, ask, unfold, isWatched }: Props): ReactNode {
  const { here, person } = liveCopy[language];
  const free = ask && (
    <Over language={language} status={here.free} act={ask} isWithin={!back}>
      {person}
    </Over>
  );
  if (back && free) return free;
  const isStrip = view?.is_urgent || unfold;
  if (!back)
    return (
      (free || isStrip) && (
        <>
          {free}
          {isStrip && (
            <div className={styles.strip} lang={language}>
              {(isWatched ? OF_BLOWS : OF_DANGER).map((one) => (
                <a key={one} href={helplines[one].tel}>
                  {helplines[one].number} <small>{here[one]}</small>
                </a>
              ))}
              {unfold && (
                <>
                  <button type="button" onClick={unfold}>
                    {here.numbers}
                  </button>
                  <p role="alert" className="visually-hidden">
                    {assistantCopy[language].numbers}
                  </p>
                </>
              )}
            </div>
          )}
        </>
      )
    );
  const told = gone || (view?.state === 'waiting' && liveCopy[language].looking);
  if (told)
    return (
      <div className={styles.here} lang={language}>
        <p role="status">{told}</p>
      </div>
    );
  if (!view?.name || view.state !== 'live') return null;
  const way = message === '' ? 'wrote' : view.is_silent ? 'silent' : 'reads';
  return (
    <Over language={language} status={shortened(message) || here[way](view.name)} act={back}>
      {here[message === null ? 'back' : 'read'](view.name)}
    </Over>
  );
}

type Told = { notice: LiveNotice | null; name: string; words: string };
/** That who answered is gone, or that nobody came, until one is looked for again. Whoever left may have left nobody behind. */
export function goneBy(before: string, { notice, name, words }: Told): string {
  if (notice === 'nobody') return name === '' ? words : `${before} ${words}`.trim();
  if (notice === 'waiting') return '';
  return /left|requeued|lost/.test(notice ?? '') ? words : before;
}

const OF_DANGER = ['emergency', 'teleManas'] as const;
const OF_BLOWS = ['emergency', 'women', 'child'] as const;

/** So much of a message leaves room for the numbers beneath it. */
const LONGEST_MESSAGE = 160;
const shortened = (message: string | null) =>
  message && message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE)}…` : message;

type OverProps = {
  language: Language;
  status: string;
  act: () => void;
  isWithin?: boolean;
  children: string;
};
const Over = ({ language, status, act, isWithin = false, children }: OverProps) => (
  <div className={isWithin ? styles.offer : styles.here} lang={language}>
    <p role="status">{status}</p>
    <button type="button" onClick={act}>
      {children}
    </button>
  </div>
);

type Unread = { unseen: number; name: string };
/** On the way to a closed chat: that somebody is there, or has written how often, gone since or not; blank for nobody. */
export function newsIn(language: Language, { unseen, name }: Unread, isHeard: boolean): string {
  const { news } = liveCopy[language];
  if (name === '') return '';
  if (unseen > 0) return news.wrote(name, unseen);
  return isHeard ? news.here(name) : '';
}

/** The launcher, and the links of the page that lead to the chat: on phones they stand for it; and who is `typing`. */
export function markWays(news: string, typing: string, root: HTMLElement | null): void {
  root?.classList.toggle(styles.types ?? '', typing !== '');
  root?.style.setProperty('--typing', JSON.stringify(typing));
  root?.classList.toggle(styles.unread ?? '', news !== '');
  for (const way of document.querySelectorAll<HTMLElement>('nav a[href="#chat"]')) {
    way.classList.toggle(styles.news ?? '', news !== '');
    if (news === '') way.removeAttribute('aria-label');
    else way.ariaLabel = `${way.textContent}: ${news}`;
    way.dataset['news'] = news;
  }
}

/** How many lines of this conversation are shown already, so that a reload shows none twice; of whom any are out of sight, and how many words. */
export function shownLines(tokens: TokenStorage) {
  const stored = storedLines(tokens);
  const read = () => {
    const [number, unseen, ...names] = stored.read();
    const [count, unread] = [number, unseen].map((one) => Number(one) || 0);
    return { number: count ?? 0, unseen: unread ?? 0, name: names.join(' ') };
  };
  const put = (number: number, unseen: number, name: string) => stored.write(number, [unseen, name]);
  return {
    read,
    /** `by`: who came or wrote with it, blank for nobody. */
    write(number: number, by: string, isWord: boolean): void {
      const { unseen, name } = read();
      put(number, unseen + (isWord ? 1 : 0), by || name);
    },
    isBegun: stored.isBegun,
    /** From now on a person may write, whom a reload must not lose. */
    begin(): void {
      if (!stored.isBegun()) put(0, 0, '');
    },
    see(): void {
      const { number, name } = read();
      if (name !== '') put(number, 0, '');
    },
  };
}

/** Every few seconds while the visitor types; never what. */
export function tellTyping(root: HTMLElement | null, tell: () => void): void {
  let toldMs = 0;
  root?.addEventListener('input', () => {
    if (Date.now() - toldMs < TYPING_AGAIN_MS) return;
    toldMs = Date.now();
    tell();
  });
}

type Bot = { first: Language; getHandle: () => ChatBotHandle | null };
/** Of what was pasted and has so many characters too many: that it is not in the message. */
export async function tellTooLong({ first, getHandle }: Bot, over: number): Promise<void> {
  const bot = getHandle();
  await bot?.injectMessage(liveCopy[languageOfPath(bot.getCurrPath()) ?? first].tooLong(over));
}

/** The language of the conversation; null where none goes on. */
export function languageNow(bot: ChatBotHandle | null): Language | null {
  const path = bot?.getCurrPath();
  return isServerPath(path) ? languageOfPath(path) : null;
}

/** @throws Error for an answer that is not ours */
export const readView = ({ lines, ...view }: LiveView): LiveView => ({ ...view, lines: [...lines] });
