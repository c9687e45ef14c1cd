import LlmConnector, { OpenaiProvider } from '@rcb-plugins/llm-connector';
import { createElement } from 'react';
import ChatBot from 'react-chatbotify';
import { createRoot } from 'react-dom/client';

const provider = new OpenaiProvider({
  mode: 'proxy',
  model: 'small',
  baseUrl: '/api/chat',
  responseFormat: 'stream',
});
const flow = {
  start: { message: 'Hello!', path: 'ask' },
  ask: { llmConnector: { provider, initialMessage: 'Ask me.', historySize: 4, outputSpeed: 1 } },
};
const props = { id: 'bot', flow, settings: { chatWindow: { defaultOpen: true } }, plugins: [LlmConnector()] };
createRoot(document.getElementById('root')).render(createElement(ChatBot, props));
