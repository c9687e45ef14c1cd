/**
 * Copying, and feedback
 *
 * Buttons beside a message of the bot. Whether it helped comes as an event; a handler that prevents it leaves the button
 * unpressed.
 *
 * - press Helpful
 * - see Thank you: this message helped.
 */
import { useState } from 'react';
import ChatBot, {
  ChatBotProvider,
  type Flow,
  type MessageAction,
  type RcbMessageFeedbackEvent,
  useOnRcbEvent,
} from '@/widget';

const flow: Flow = {
  start: {
    message: 'Copy this message, or say whether it helped.',
    chatDisabled: true,
  },
};
const actions: MessageAction[] = ['copy', 'feedback'];

function Feedback() {
  const [text, setText] = useState('Did the message help?');
  useOnRcbEvent(
    'rcb-message-feedback',
    ({ data }: RcbMessageFeedbackEvent) =>
      setText(
        data.isHelpful
          ? 'Thank you: this message helped.'
          : 'Thank you: this message did not help.',
      ),
  );
  return <p role="status">{text}</p>;
}

export const Example = () => (
  <ChatBotProvider>
    <Feedback />
    <ChatBot
      flow={flow}
      settings={{ general: { embedded: true }, botBubble: { actions } }}
    />
  </ChatBotProvider>
);
