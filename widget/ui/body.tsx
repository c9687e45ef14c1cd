import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { isLive, isPromptVisible } from '../core/selectors';
import { useActions, useEngine, useEngineHandle } from '../react/engine-provider';
import { attachBody } from './attach-body';
import { focusMessages } from './keep-focus';
import { Row } from './row';
import { TypingIndicator } from './typing-indicator';
import { styled, useHover } from './use-hover';
import { type Entry, type Look, rowId } from './view';

const PROMPT_SCROLL_MS = 600;
/** So many entries cost nothing to go through for each message. */
const AT_ONCE_MAX = 40;
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

function Messages() {
  const settings = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const look = useMemo(() => ({ settings, styles }), [settings, styles]);
  const entries = useEngine((state) => state.entries);
  // What is live changes with the visit only, so nothing else of the state draws the list again.
  const visit = useEngine((state) => state.visit);
  // A flood of messages is drawn when it pauses, not once for each, and typing goes before; a short list at once.
  const later = useDeferredValue(entries);
  return <List entries={entries.length > AT_ONCE_MAX ? later : entries} visit={visit} look={look} />;
}

type ListProps = { entries: readonly Entry[]; visit: number; look: Look };

const List = memo(function List({ entries, look }: ListProps) {
  const engine = useEngineHandle();
  return (
    <ol className="rcb-messages">
      {entries.map((entry, index) => (
        <Row
          key={entry.message.id}
          entry={entry}
          look={look}
          isLive={entry.kind === 'interactive' && isLive(engine.getState(), entry.interactive)}
          isFirst={entries[index - 1]?.message.sender !== entry.message.sender}
          questionId={entry.kind === 'interactive' ? questionBefore(entries, index) : undefined}
        />
      ))}
    </ol>
  );
});

/** The message right before a group of choices is the question they answer. */
function questionBefore(entries: readonly Entry[], index: number): string | undefined {
  const before = entries[index - 1];
  return before?.kind === 'message' ? rowId(before.message.id) : undefined;
}

function HistoryButtons() {
  const { ariaLabel, chatHistory } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const history = useEngine((state) => state.history);
  const { clearHistory, showChatHistory } = useActions();
  const [isHovered, hover] = useHover();
  if (history !== 'offered') return null;
  return (
    <div className="rcb-view-history-container">
      <button
        {...hover}
        type="button"
        className="rcb-view-history-button"
        style={styled(styles.chatHistoryButtonStyle, isHovered && styles.chatHistoryButtonHoveredStyle)}
        onClick={({ currentTarget }) => {
          focusMessages(currentTarget);
          void showChatHistory();
        }}
      >
        {chatHistory.viewChatHistoryButtonText}
      </button>
      <button
        type="button"
        className="rcb-clear-history-button"
        style={styles.chatHistoryButtonStyle}
        onClick={({ currentTarget }) => {
          focusMessages(currentTarget);
          clearHistory();
        }}
      >
        {ariaLabel.clearHistory}
      </button>
    </div>
  );
}

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
