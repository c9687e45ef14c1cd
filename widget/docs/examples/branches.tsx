/**
 * Ways by answer
 *
 * A path may be a function. Here each answer leads to a block of its own, and an answer that none expects is asked again.
 *
 * - type a sandwich
 * - see We have tea and coffee.
 * - choose Coffee
 * - see With milk?
 * - choose No
 * - see One black coffee.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Tea or coffee?',
    options: ['Tea', 'Coffee'],
    path: ({ userInput }) =>
      new Map([
        ['tea', 'tea'],
        ['coffee', 'coffee'],
      ]).get(userInput.toLowerCase()) ?? 'other',
  },
  other: {
    message: 'We have tea and coffee.',
    transition: 0,
    path: 'start',
  },
  tea: { message: 'One tea. It comes in a pot.', chatDisabled: true },
  coffee: { message: 'With milk?', options: ['Yes', 'No'], path: 'end' },
  end: {
    message: ({ userInput }) =>
      userInput === 'Yes' ? 'One coffee with milk.' : 'One black coffee.',
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
