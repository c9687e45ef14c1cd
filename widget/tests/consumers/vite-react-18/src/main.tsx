import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ChatBot, { ChatBotProvider, type Flow, mergeSettings, useMessages } from 'scripted-chat-widget';
import { en } from 'scripted-chat-widget/locales/en';
import 'scripted-chat-widget/style.css';

const flow: Flow = {
  start: { message: 'What should we call you?', path: 'day' },
  day: {
    message: ({ userInput }) => `Thank you, ${userInput}. Which day?`,
    options: ['Monday', 'Tuesday'],
    path: 'end',
  },
  end: { message: ({ userInput }) => `${userInput} it is.`, chatDisabled: true },
};

function Count() {
  const { messages } = useMessages();
  return <output>{messages.length} messages</output>;
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <ChatBotProvider>
      <h1>Vite with React 18</h1>
      <Count />
      <ChatBot id="help" flow={flow} settings={mergeSettings(en, { chatInput: { botDelay: 0 } })} />
    </ChatBotProvider>
  </StrictMode>,
);
