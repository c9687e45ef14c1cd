import { useState } from 'react';
import { textsFor } from '../connect/texts';
import { useActions, useEngine } from '../react/engine-provider';
import { focusMessages, refTo } from './view';

function useTexts() {
  const language = useEngine((state) => state.settings.general.language);
  const own = useEngine((state) => state.reply?.texts);
  return textsFor(language, own);
}

/** Both go away by themselves as well; their focus must not fall to the page. */
const makeRef = () => refTo((button: HTMLButtonElement) => () => focusMessages(button));

/** Beside the send button while a reply is running. */
export function StopButton() {
  const { stop } = useTexts();
  const { stopReply } = useActions();
  const [ref] = useState(makeRef);
  return (
    <button
      ref={ref}
      type="button"
      className="rcb-icon-button rcb-send-button rcb-stop-button"
      aria-label={stop}
      onClick={stopReply}
    >
      <span className="rcb-icon" aria-hidden>
        <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
          <path d="M7 7h10v10H7z" />
        </svg>
      </span>
    </button>
  );
}

/** Below a reply that failed. */
export function RetryButton() {
  const { retry } = useTexts();
  const { repeatReply } = useActions();
  const [ref] = useState(makeRef);
  return (
    <div className="rcb-retry-container">
      <button ref={ref} type="button" className="rcb-retry-button" onClick={() => void repeatReply()}>
        {retry}
      </button>
    </div>
  );
}
