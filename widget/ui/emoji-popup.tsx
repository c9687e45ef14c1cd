import { useMemo } from 'react';
import { useActions } from '../react/engine-provider';
import { refTo } from './view';

type Props = { list: readonly string[]; onClose: (isByKey?: boolean) => void };

/** The emoji to choose from. */
export function EmojiPopup({ list, onClose }: Props) {
  const { focusTextArea, getTextAreaValue, setTextAreaValue } = useActions();
  const ref = useMemo(() => refTo<HTMLElement>((popup) => followPresses(popup, onClose)), [onClose]);
  return (
    <div ref={ref} className="rcb-emoji-button-popup">
      {list
        .filter((one) => one.trim())
        .map((one) => (
          <button
            key={one}
            type="button"
            className="rcb-emoji"
            onClick={() => {
              onClose();
              focusTextArea();
              void setTextAreaValue(getTextAreaValue() + one);
            }}
          >
            {one}
          </button>
        ))}
    </div>
  );
}

/** Safari focuses no button that is pressed, so presses and keys are seen on the page. Returns a function that stops it. */
function followPresses(popup: HTMLElement, onClose: Props['onClose']): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const onPress = (event: Event) => {
    if (popup.parentElement && !event.composedPath().includes(popup.parentElement)) onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The window stays open.
    event.stopPropagation();
    onClose(true);
  };
  window.addEventListener('pointerdown', onPress, { capture: true, signal });
  window.addEventListener('keydown', onKey, { capture: true, signal });
  return () => listeners.abort();
}
