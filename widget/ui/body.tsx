import { memo, useMemo } from 'react';
import { CHUNK_MAX } from '../core/entries';
import { isSame } from '../core/merge';
import { isLive, isPromptVisible, settingsOf, stylesOf } from '../core/selectors';
import type { Chunk } from '../core/state';
import { useActions, useEngine, useEngineHandle } from '../react/engine-provider';
import { attachBody } from './attach-body';
import { useDrawing } from './chunks';
import { HistoryButtons } from './history-buttons';
import { ReplyButton } from './reply';
import { Avatar, Row } from './row';
import { type Entry, focusMessages, inertIf, type Look, refTo, rowId, styled, useHover } from './view';

const PROMPT_SCROLL_MS = 600;
/** A region that scrolls must be reachable by keyboard, though it is no control. */
const scrollable = { tabIndex: 0 };

export function Body() {
  const engine = useEngineHandle();
  const settings = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isBusy = useEngine(({ reply }) => reply?.status === 'running');
  const ref = useMemo(() => refTo<HTMLElement>((body) => attachBody(body, engine)), [engine]);
  return (
    <section
      {...scrollable}
      ref={ref}
      aria-label={settings.ariaLabel.messages}
      aria-busy={isBusy || undefined}
      className={`rcb-chat-body-container ${settings.chatWindow.showScrollbar ? '' : 'rcb-no-scrollbar'}`}
      style={styles.bodyStyle}
    >
      <div className="rcb-chat-body">
        <HistoryButtons />
        <Messages />
        <TypingIndicator />
        <ReplyButton of="failed" />
      </div>
      <MessagePrompt />
    </section>
  );
}

function Messages() {
  const settings = useEngine(settingsOf, isSame);
  const styles = useEngine(stylesOf, isSame);
  const look = useMemo(() => ({ settings, styles }), [settings, styles]);
  const visit = useEngine((state) => state.visit);
  const {
    entries: { chunks },
    waiting,
    isHurried,
  } = useDrawing();
  const lists = chunks.map(({ key, items }, index) => (
    <List
      key={key}
      items={waiting.has(key) ? NOTHING : items}
      before={chunks[index - 1]?.items.at(-1)}
      look={look}
      liveVisit={visitOf(items) === visit ? visit : 0}
      isNewest={index === chunks.length - 1}
      isHurried={index === chunks.length - 1 && isHurried}
    />
  ));
  return grouped(chunks).map(({ key, from, to }) => (
    <div key={key} className={to - from < LISTS_MAX ? undefined : 'rcb-messages-group'}>
      {lists.slice(from, to)}
    </div>
  ));
}

/** This many lists are laid out or skipped together: the browser looks at each that is not skipped in every frame. */
const LISTS_MAX = 20;

/** Neighbouring lists in groups that keep their keys as lists come before and after them. */
function grouped(chunks: readonly Chunk[]): { key: string; from: number; to: number }[] {
  const groups: { key: string; group: number; from: number; to: number }[] = [];
  for (const [index, { key }] of chunks.entries()) {
    const group = Math.floor((key - 1) / LISTS_MAX);
    const open = groups.at(-1);
    if (open?.group === group) open.to = index + 1;
    else {
      const isTaken = groups.some((other) => other.group === group);
      groups.push({ key: isTaken ? `${group} ${key}` : `${group}`, group, from: index, to: index + 1 });
    }
  }
  return groups;
}

type Items = Chunk['items'];
const NOTHING: Items = [];
const visits = new WeakMap<Items, number>();

/** The newest visit of which choices stand here: only those change with the visit. */
function visitOf(items: Items): number {
  const known = visits.get(items);
  if (known !== undefined) return known;
  const visit = Math.max(
    -1,
    ...items.map((entry) => (entry.kind === 'interactive' ? entry.interactive.visit : -1)),
  );
  visits.set(items, visit);
  return visit;
}

type ListProps = {
  items: Items;
  before: Entry | undefined;
  look: Look;
  liveVisit: number;
  isNewest: boolean;
  isHurried: boolean;
};

/** One list for a number of messages, so that those out of sight are neither laid out nor compared. */
const List = memo(function List({ items, before, look, isNewest, isHurried }: ListProps) {
  const engine = useEngineHandle();
  const state = isNewest ? ' rcb-messages-newest' : items.length < CHUNK_MAX ? '' : ' rcb-messages-full';
  return (
    <ol className={`rcb-messages${state}`} data-rcb-hurried={isHurried || undefined}>
      {items.map((entry, index) => {
        const previous = index === 0 ? before : items[index - 1];
        return (
          <Row
            key={entry.message.id}
            entry={entry}
            look={look}
            isLive={entry.kind === 'interactive' && isLive(engine.getState(), entry.interactive)}
            isFirst={previous?.message.sender !== entry.message.sender}
            questionId={entry.kind === 'interactive' ? questionOf(previous) : undefined}
          />
        );
      })}
    </ol>
  );
});

/** The message right before a group of choices is the question they answer. */
const questionOf = (previous: Entry | undefined): string | undefined =>
  previous?.kind === 'message' ? rowId(previous.message.id) : undefined;

/** Shown while there is something unread below; leads to the first unread message. */
function MessagePrompt() {
  const { messagePromptText } = useEngine((state) => state.settings.chatWindow);
  const styles = useEngine((state) => state.styles);
  const isShown = useEngine(isPromptVisible);
  const { scrollToBottom } = useActions();
  const [isHovered, hover] = useHover();
  return (
    <div className={`rcb-message-prompt-container ${isShown ? 'visible' : 'hidden'}`}>
      <button
        {...hover}
        type="button"
        className="rcb-message-prompt-text"
        style={styled(styles.chatMessagePromptStyle, isHovered && styles.chatMessagePromptHoveredStyle)}
        {...inertIf(!isShown)}
        onClick={({ currentTarget }) => {
          focusMessages(currentTarget);
          scrollToBottom(PROMPT_SCROLL_MS);
        }}
      >
        {messagePromptText}
      </button>
    </div>
  );
}

/** Three dots for the eye; screen readers hear of typing that lasts, from the announcer. */
export function TypingIndicator() {
  const isTyping = useEngine(
    (state) => state.bot === 'typing' && state.settings.chatWindow.showTypingIndicator,
  );
  const { showAvatar, avatar } = useEngine((state) => state.settings.botBubble);
  const styles = useEngine((state) => state.styles);
  if (!isTyping) return null;
  const dot = <span className="rcb-dot" style={styles.rcbTypingIndicatorDotStyle} />;
  return (
    <div className="rcb-bot-message-container" aria-hidden>
      {showAvatar && <Avatar side="bot" picture={avatar} />}
      <div className="rcb-bot-message" style={styles.botBubbleStyle}>
        <div className="rcb-typing-indicator" style={styles.rcbTypingIndicatorContainerStyle}>
          {dot}
          {dot}
          {dot}
        </div>
      </div>
    </div>
  );
}
