import { createElement } from 'react';
import ChatBot, { ChatBotProvider, useMessages, useToasts } from 'react-chatbotify';
import { createRoot } from 'react-dom/client';

/** Hands the hooks to the scenario. */
function Hooks() {
  globalThis.hooks = { messages: useMessages(), toasts: useToasts() };
  return null;
}

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** Draws the bot with these props; a scenario calls it when the page is as it needs it. */
globalThis.showBot = (props) => {
  const settings = { ...props.settings, chatWindow: { defaultOpen: true, ...props.settings?.chatWindow } };
  const bot = createElement(ChatBot, { id: 'bot', ...props, settings });
  root.render(createElement(ChatBotProvider, null, bot, createElement(Hooks)));
};
