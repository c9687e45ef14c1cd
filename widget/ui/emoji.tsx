import { type FocusEvent, useRef, useState } from 'react';
import { useEngine } from '../react/engine-provider';
import { Icon } from './icon';
import { lazyPart } from './lazy-part';
import { styled } from './view';

const { Drawn: EmojiPopup } = lazyPart(async () => (await import('./emoji-popup')).EmojiPopup);

/** The popup closes by Escape, by a choice, by a press elsewhere, and when focus leaves it. */
export function EmojiButton() {
  const { ariaLabel, emoji } = useEngine((state) => state.settings);
  const styles = useEngine((state) => state.styles);
  const isDisabled = useEngine((state) => state.input.isDisabled);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const state = isDisabled ? 'disabled' : 'enabled';

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Null where a button was pressed that takes no focus; a press outside is seen for itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const following = { onBlur };
  return (
    <div className="rcb-emoji-button" {...following}>
      <button
        ref={opener}
        type="button"
        className={`rcb-icon-button rcb-emoji-button-${state}`}
        style={styled(styles.emojiButtonStyle, isDisabled && styles.emojiButtonDisabledStyle)}
        aria-label={ariaLabel.emojiButton}
        aria-expanded={isOpen}
        aria-disabled={isDisabled}
        onClick={() => setOpen(!isDisabled && !isOpen)}
      >
        <Icon
          source={isDisabled ? (emoji.iconDisabled ?? emoji.icon) : emoji.icon}
          shape="smile"
          className={`rcb-emoji-icon-${state}`}
          style={styled(styles.emojiIconStyle, isDisabled && styles.emojiIconDisabledStyle)}
        />
      </button>
      {isOpen && (
        <EmojiPopup
          list={emoji.list}
          onClose={(isByKey) => {
            setOpen(false);
            if (isByKey) opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}
