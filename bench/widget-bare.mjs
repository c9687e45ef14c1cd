import {
  createContext,
  createElement,
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** The least React needs for a chat: a list, a textarea and nothing else. The anchor of the widget's speed. */
const Chat = createContext(null);

export function ChatBotProvider({ children }) {
  const [messages, setMessages] = useState([]);
  const value = useMemo(
    () => ({
      messages,
      injectMessage: async (content) => setMessages((all) => [...all, { id: all.length, content }]),
    }),
    [messages],
  );
  return createElement(Chat, { value }, children);
}

export const useMessages = () => useContext(Chat);

const Row = memo(({ content }) =>
  createElement(
    'div',
    { className: 'rcb-bot-message-container' },
    createElement('div', { className: 'rcb-bot-message' }, content),
  ),
);

export default function ChatBot({ flow }) {
  const { messages, injectMessage } = useMessages();
  const [draft, setDraft] = useState('');
  const body = useRef(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void injectMessage(flow.start.message);
  }, [flow, injectMessage]);
  useLayoutEffect(() => {
    body.current.scrollTop = messages.length * 1e4;
  }, [messages.length]);
  return createElement(
    'div',
    null,
    createElement(
      'div',
      { ref: body, className: 'rcb-chat-body-container', style: { height: 400, overflow: 'auto' } },
      messages.map(({ id, content }) => createElement(Row, { key: id, content })),
    ),
    createElement('textarea', {
      className: 'rcb-chat-input-textarea',
      value: draft,
      onChange: ({ target }) => setDraft(target.value),
    }),
  );
}
