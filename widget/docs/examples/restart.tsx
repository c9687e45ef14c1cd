/**
 * Beginning again
 *
 * A button of your own in the header restarts the flow by a hook.
 *
 * - choose Blue
 * - see A fine colour: Blue
 * - press Start again
 * - choose Green
 * - see A fine colour: Green
 * - miss A fine colour: Blue
 */
import ChatBot, {
  Button,
  ChatBotProvider,
  type Flow,
  useFlow,
} from '@/widget';

const flow: Flow = {
  start: {
    message: 'Your favourite colour?',
    options: ['Blue', 'Green'],
    path: 'end',
  },
  end: { message: ({ userInput }) => `A fine colour: ${userInput}` },
};

function Restart() {
  const { restartFlow } = useFlow();
  return (
    <button type="button" onClick={() => void restartFlow()}>
      Start again
    </button>
  );
}

const settings = {
  general: { embedded: true },
  header: {
    buttons: [<Restart key="restart" />, Button.CLOSE_CHAT_BUTTON],
  },
};

export const Example = () => (
  <ChatBotProvider>
    <ChatBot flow={flow} settings={settings} />
  </ChatBotProvider>
);
