/**
 * A first conversation
 *
 * A flow is an object of blocks. It begins at `start`; `path` names the block that follows the answer.
 *
 * - choose For myself
 * - type Asha
 * - see Thank you, Asha.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Hello! Who is asking?',
    options: ['For myself', 'For someone else'],
    path: 'name',
  },
  name: { message: 'What should we call you?', path: 'end' },
  end: {
    message: ({ userInput }) => `Thank you, ${userInput}.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
