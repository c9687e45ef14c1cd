import { useEngine } from '../react/engine-provider';
import { Avatar } from './row';

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
