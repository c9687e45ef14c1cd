import { memo, useCallback, useMemo, useState } from 'react';
import { isSame } from '../core/merge';
import { isLive, isPromptVisible, settingsOf, stylesOf } from '../core/selectors';
import { useActions, useEngine, useEngineHandle } from '../react/engine-provider';
import { attachBody } from './attach-body';
import { type Chunk, makeChunker, useEntries } from './chunks';
import { HistoryButtons } from './history-buttons';
import { Avatar, Row } from './row';
import { type Entry, focusMessages, type Look, rowId, styled, useHover } from './view';

const PROMPT_SCROLL_MS = 600;
/** At most this many rows are compared for a new message. */
const ROWS_MAX = 32;
/** This many chunks form one list, which is laid out or skipped as a whole. */
const CHUNKS_MAX = 8;
/** A region that scrolls must be reachable by keyboard, though it is no control. */
const scrollable = { tabIndex: 0 };

export function Body() {
  const engine = useEngineHandle();
  const settings = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const ref = useCallback(
    (body: HTMLElement | null) => (body ? attachBody(body, engine) : undefined),
    [engine],
  );
  return (
    <section
      {...scrollable}
      ref={ref}
      aria-label={settings.ariaLabel.messages}
      className={`rcb-chat-body-container ${settings.chatWindow.showScrollbar ? '' : 'rcb-no-scrollbar'}`}
      style={styles.bodyStyle}
    >
      <div className="rcb-chat-body">
        <HistoryButtons />
        <Messages />
        <TypingIndicator />
      </div>
      <MessagePrompt />
    </section>
  );
}

const makeRowsOf = () => makeChunker<Entry>({ max: ROWS_MAX, keyOf: ({ message }) => message.id });
const makeListsOf = () => makeChunker<Chunk<Entry>>({ max: CHUNKS_MAX, keyOf: ({ key }) => key });

function Messages() {
  const settings = useEngine(settingsOf, isSame);
  const styles = useEngine(stylesOf, isSame);
  const look = useMemo(() => ({ settings, styles }), [settings, styles]);
  const visit = useEngine((state) => state.visit);
  const entries = useEntries();
  const [rowsOf] = useState(makeRowsOf);
  const [listsOf] = useState(makeListsOf);
  return listsOf(rowsOf(entries)).map(({ key, items }) => (
    <List
      key={key}
      chunks={items}
      look={look}
      liveVisit={items.some((chunk) => hasLive(chunk, visit)) ? visit : 0}
    />
  ));
}

/** What is live changes with the visit, and only where choices of this visit stand. */
const hasLive = ({ items }: Chunk<Entry>, visit: number) =>
  items.some((entry) => entry.kind === 'interactive' && entry.interactive.visit === visit);

type ListProps = { chunks: readonly Chunk<Entry>[]; look: Look; liveVisit: number };

/** One list for a number of messages, so that those out of sight are neither laid out nor compared. */
const List = memo(function List({ chunks, look, liveVisit }: ListProps) {
  return (
    <ol className="rcb-messages">
      {chunks.map((chunk) => (
        <Rows
          key={chunk.key}
          chunk={chunk}
          look={look}
          liveVisit={hasLive(chunk, liveVisit) ? liveVisit : 0}
        />
      ))}
    </ol>
  );
});

type RowsProps = { chunk: Chunk<Entry>; look: Look; liveVisit: number };

const Rows = memo(function Rows({ chunk: { items, before }, look }: RowsProps) {
  const engine = useEngineHandle();
  return items.map((entry, index) => {
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
  });
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
        inert={!isShown}
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
