import { useState, useSyncExternalStore } from 'react';
import { badge } from '../core/selectors';
import { useActions, useEngine } from '../react/engine-provider';
import { Icon } from './icon';
import { inertIf, styled, useHover } from './view';
import { windowPart } from './window-part';

/** The round button, in sight until the open window is; its name says how much is unread, so that the sound is never the only sign. */
export function Launcher({ windowId }: { windowId: string }) {
  const settings = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isOpen = useEngine((state) => state.isOpen);
  const isDrawn = useSyncExternalStore<unknown>(windowPart.watch, windowPart.get, () => true);
  const count = useEngine(badge);
  const { toggleChatWindow } = useActions();
  const [isHovered, hover] = useHover();
  const { ariaLabel, chatButton, notification } = settings;
  const name =
    count !== null
      ? `${ariaLabel.chatButton}, ${ariaLabel.unread.replace('{count}', count)}`
      : ariaLabel.chatButton;

  return (
    <button
      {...hover}
      type="button"
      className={`rcb-toggle-button ${isOpen && isDrawn ? 'rcb-button-hide' : 'rcb-button-show'}`}
      style={styled(styles.chatButtonStyle, isHovered && styles.chatButtonHoveredStyle)}
      aria-label={name}
      aria-expanded={isOpen}
      aria-busy={(isOpen && !isDrawn) || undefined}
      aria-controls={windowId}
      data-rcb-opens
      onClick={() => void toggleChatWindow(true)}
    >
      <Icon source={chatButton.icon} shape="chat" className="rcb-toggle-icon" style={styles.chatIconStyle} />
      {notification.showCount && !notification.disabled && (
        <span className="rcb-badge" style={styles.notificationBadgeStyle} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}

/** A word beside the button. `START` shows it until the window was opened once. */
export function Tooltip() {
  const { mode, text } = useEngine((state) => state.settings.tooltip);
  const style = useEngine((state) => state.styles.tooltipStyle);
  const isOpen = useEngine((state) => state.isOpen);
  const { toggleChatWindow } = useActions();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  if (mode === 'NEVER' || !text) return null;
  const isShown = mode === 'ALWAYS' || (!isOpen && (mode === 'CLOSE' || (mode === 'START' && !wasOpened)));
  return (
    <button
      type="button"
      className={`rcb-chat-tooltip ${isShown ? 'rcb-tooltip-show' : 'rcb-tooltip-hide'}`}
      style={style}
      data-testid="chat-tooltip"
      data-rcb-opens
      {...inertIf(!isShown)}
      onClick={() => void toggleChatWindow(true)}
    >
      {text}
      <span className="rcb-chat-tooltip-tail" />
    </button>
  );
}
