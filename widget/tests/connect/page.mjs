import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import ChatBot, { connect } from '../../index';

const flow = {
  start: { message: 'Hello!', path: 'ask' },
  ask: connect({ url: '/api/chat', protocol: 'ai-sdk', message: 'Ask me.' }),
};
const settings = {
  chatWindow: { defaultOpen: true },
  chatInput: { botDelay: 500 },
  general: { language: 'en' },
};
createRoot(document.getElementById('root')).render(createElement(ChatBot, { id: 'bot', flow, settings }));
