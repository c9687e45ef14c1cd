/**
 * Components beside the chat
 *
 * Under one provider, components of the page read the chat by its hooks: here the path and the number of messages.
 *
 * - choose Next
 * - see Path: second, messages: 5
 */
import ChatBot, {
  ChatBotProvider,
  type Flow,
  useMessages,
  usePaths,
} from '@/widget';

const flow: Flow = {
  start: {
    message: 'This is the first block.',
    options: ['Next'],
    path: 'second',
  },
  second: {
    message: 'This is the second.',
    options: ['Back'],
    path: 'start',
  },
};

function Where() {
  const { paths } = usePaths();
  const { messages } = useMessages();
  return (
    <output>
      Path: {paths.at(-1) ?? 'none'}, messages: {messages.length}
    </output>
  );
}

export const Example = () => (
  <ChatBotProvider>
    <Where />
    <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
  </ChatBotProvider>
);
