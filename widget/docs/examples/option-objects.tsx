/**
 * Options with a value and a picture
 *
 * An option may be an object: the label is shown, the value is the answer, and a disabled one cannot be chosen.
 *
 * - choose By train
 * - see Your ticket: TR-2
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'How will you come?',
    options: [
      { label: 'On foot', value: 'none', icon: 'pictures/foot.svg' },
      { label: 'By train', value: 'TR-2', icon: 'pictures/train.svg' },
      { label: 'By boat (not in winter)', value: 'BO-1', disabled: true },
    ],
    path: 'end',
  },
  end: {
    message: ({ userInput }) => `Your ticket: ${userInput}`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
