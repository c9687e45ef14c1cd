/**
 * Hearing and refusing
 *
 * Events are sent once they are switched on. A handler may change their data, or prevent what they announce.
 *
 * - type Send me a PIN
 * - see Please never write a PIN here.
 * - miss Send me a PIN
 * - type Good morning
 * - see Good morning
 */
import { useCallback } from 'react';
import ChatBot, {
  ChatBotProvider,
  type Flow,
  RcbEvent,
  type RcbUserSubmitTextEvent,
  useOnRcbEvent,
  useToasts,
} from '@/widget';

const flow: Flow = {
  start: { message: 'Write something, but no PIN.', path: 'start' },
};

function Guard() {
  const { showToast } = useToasts();
  const refuse = useCallback(
    (event: RcbUserSubmitTextEvent) => {
      if (!event.data.inputText.includes('PIN')) return;
      event.preventDefault();
      void showToast('Please never write a PIN here.');
    },
    [showToast],
  );
  useOnRcbEvent(RcbEvent.USER_SUBMIT_TEXT, refuse);
  return null;
}

const settings = {
  general: { embedded: true },
  event: { rcbUserSubmitText: true },
};

export const Example = () => (
  <ChatBotProvider>
    <Guard />
    <ChatBot flow={flow} settings={settings} />
  </ChatBotProvider>
);
