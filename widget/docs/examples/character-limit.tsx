/**
 * A limit and a count
 *
 * The text area cuts what is too long and shows how much is left. New lines are allowed with Shift and Enter.
 *
 * - type I would like a table for two by the window
 * - see I would like a table for two b
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: { message: 'What would you like, in 30 characters?', path: 'end' },
  end: { message: 'Short and clear.' },
};

const settings = {
  general: { embedded: true },
  chatInput: {
    characterLimit: 30,
    showCharacterCount: true,
    allowNewline: true,
  },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
