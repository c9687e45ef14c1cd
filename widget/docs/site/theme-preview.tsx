import { createRoot } from 'react-dom/client';
import ChatBot, { type Flow, type Settings } from '../../index';

const flow: Flow = {
  start: {
    message: 'Welcome! Which of these do you like?',
    checkboxes: { items: ['Tea', 'Coffee', 'Water'], max: 2 },
    path: 'size',
  },
  size: { message: 'And how much of it?', options: ['A cup', 'A pot'], path: 'end' },
  end: { message: ({ userInput }) => `${userInput} it is.`, options: ['Again'], path: 'start' },
};

const settings: Settings = {
  general: { embedded: true },
  header: { title: 'Tea room' },
  chatHistory: { disabled: true },
};

const root = document.getElementById('root');
const id = new URLSearchParams(location.search).get('theme') ?? 'light';
if (root) createRoot(root).render(<ChatBot flow={flow} settings={settings} themes={{ id }} />);
