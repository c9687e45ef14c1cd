'use client';

import ChatBot, { type Flow, type Settings } from 'scripted-chat-widget';

const flow: Flow = {
  start: { message: 'What should we call you?', path: 'day' },
  day: {
    message: ({ userInput }) => `Thank you, ${userInput}. Which day?`,
    options: ['Monday', 'Tuesday'],
    path: 'end',
  },
  end: { message: ({ userInput }) => `${userInput} it is.`, chatDisabled: true },
};

export const Help = ({ settings }: { settings: Settings }) => (
  <ChatBot id="help" flow={flow} settings={settings} />
);
