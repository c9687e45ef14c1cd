/**
 * The round button
 *
 * Without `embedded`, a round button opens the window over the page. Escape closes it and gives the focus back.
 *
 * - press open chat
 * - choose What is new?
 * - see A button, a window and a conversation.
 * - press close chat
 * - see Questions?
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Welcome back.',
    options: ['What is new?'],
    path: 'end',
  },
  end: { message: 'A button, a window and a conversation.' },
};

const settings = {
  tooltip: { mode: 'CLOSE', text: 'Questions?' },
  header: { title: 'Help desk' },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
