/**
 * The chat and your own buttons
 *
 * A `ref` gives the page every action of the chat. Without React, the same handle is `window.rcbChatBots[id]`.
 *
 * - press Ask about prices
 * - see A table for two costs nothing to reserve.
 */
import { useRef } from 'react';
import ChatBot, { type ChatBotHandle, type Flow } from '@/widget';

const flow: Flow = {
  start: { message: 'How can we help?', path: 'start' },
  prices: {
    message: 'A table for two costs nothing to reserve.',
    path: 'start',
  },
};

export function Example() {
  const chat = useRef<ChatBotHandle>(null);
  const ask = async () => {
    await chat.current?.open();
    await chat.current?.goToPath('prices');
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Ask about prices
      </button>
      <ChatBot ref={chat} flow={flow} />
    </>
  );
}
