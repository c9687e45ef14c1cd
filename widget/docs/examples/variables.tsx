/**
 * Values between blocks
 *
 * `variables` holds what a flow needs later. It belongs to one conversation and is empty again when the flow restarts.
 *
 * - choose Add an apple
 * - choose Add an apple
 * - choose Pay
 * - see 2 apples, please.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: ({ variables }) =>
      `Apples in your basket: ${variables['apples'] ?? 0}`,
    options: ['Add an apple', 'Pay'],
    function: ({ userInput, variables }) => {
      if (userInput === 'Add an apple')
        variables['apples'] = Number(variables['apples'] ?? 0) + 1;
    },
    path: ({ userInput }) => (userInput === 'Pay' ? 'pay' : 'start'),
  },
  pay: {
    message: ({ variables }) =>
      `${variables['apples'] ?? 0} apples, please.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
