import { canClear } from '../core/selectors';
import { useActions, useEngine } from '../react/engine-provider';
import { focusMessages, styled, useHover } from './view';

/** What earlier visits left can be shown or cleared; a conversation that is kept for resuming can be cleared at any time. */
export function HistoryButtons() {
  const history = useEngine((state) => state.history);
  const isClearable = useEngine(canClear);
  if (!isClearable) return null;
  return (
    <div className="rcb-view-history-container">
      {history === 'offered' && <LoadButton />}
      <ClearButton />
    </div>
  );
}

function LoadButton() {
  const text = useEngine((state) => state.settings.chatHistory.viewChatHistoryButtonText);
  const styles = useEngine((state) => state.styles);
  const { showChatHistory } = useActions();
  const [isHovered, hover] = useHover();
  return (
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
      {text}
    </button>
  );
}

function ClearButton() {
  const { ariaLabel, chatHistory } = useEngine((state) => state.settings);
  const style = useEngine((state) => state.styles.chatHistoryButtonStyle);
  const { clearHistory, restartFlow } = useActions();
  return (
    <button
      type="button"
      className="rcb-clear-history-button"
      style={style}
      onClick={({ currentTarget }) => {
        focusMessages(currentTarget);
        clearHistory();
        // With `resume` the drawn conversation is stored as well, so it is restarted.
        if (chatHistory.resume) void restartFlow();
      }}
    >
      {ariaLabel.clearHistory}
    </button>
  );
}
