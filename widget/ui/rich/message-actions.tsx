import { useState } from 'react';
import type { MessageAction } from '../../core/settings';
import { useActions } from '../../react/engine-provider';
import { useRichTexts } from './words';
import '../css/rich.css';

type Props = { messageId: string; text: string; actions: readonly MessageAction[] };

const paths = {
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  helpful: 'M7 11v9H4v-9zM7 11l4-8c1.500 2 .8 4.500 .5 6H19l-2 11H7',
  notHelpful: 'M7 13V4H4v9zM7 13l4 8c1.500-2 .8-4.500 .5-6H19L17 4H7',
};

/** What can be done with a message of the bot: copying it, saying whether it helped. */
export function MessageActions({ messageId, text, actions }: Props) {
  return (
    <div className="rcb-message-actions">
      {actions.includes('copy') && <CopyButton text={text} />}
      {actions.includes('feedback') && <Feedback messageId={messageId} />}
    </div>
  );
}

function CopyButton({ text }: { text: string }) {
  const words = useRichTexts();
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(words.copied);
    } catch {
      setStatus(words.copyFailed);
    }
  };
  return (
    <>
      <ActionButton label={words.copy} shape="copy" onPress={() => void copy()} />
      <span className="rcb-sr-only" role="status" lang={words.language}>
        {status}
      </span>
    </>
  );
}

/** Pressing the other one changes the mind. */
function Feedback({ messageId }: { messageId: string }) {
  const { giveFeedback } = useActions();
  const words = useRichTexts();
  const [isHelpful, setHelpful] = useState<boolean | null>(null);
  const give = async (value: boolean) => {
    if (value !== isHelpful && (await giveFeedback(messageId, value))) setHelpful(value);
  };
  return (
    <>
      <ActionButton
        label={words.helpful}
        shape="helpful"
        isPressed={isHelpful === true}
        onPress={() => void give(true)}
      />
      <ActionButton
        label={words.notHelpful}
        shape="notHelpful"
        isPressed={isHelpful === false}
        onPress={() => void give(false)}
      />
    </>
  );
}

type ActionProps = { label: string; shape: keyof typeof paths; isPressed?: boolean; onPress: () => void };

const ActionButton = ({ label, shape, isPressed, onPress }: ActionProps) => (
  <button
    type="button"
    className="rcb-icon-button"
    aria-label={label}
    aria-pressed={isPressed}
    onClick={onPress}
  >
    <span className="rcb-icon" aria-hidden>
      <svg className="rcb-shape" viewBox="0 0 24 24" aria-hidden>
        <path d={paths[shape]} />
      </svg>
    </span>
  </button>
);
