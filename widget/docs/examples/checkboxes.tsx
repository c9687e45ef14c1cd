/**
 * Several answers at once
 *
 * Checkboxes take a least and a greatest number of items. The flow gets them as one text, parted by commas.
 *
 * - check Monday
 * - check Wednesday
 * - press Next
 * - see You chose Monday, Wednesday.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Which days suit you?',
    checkboxes: {
      items: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      min: 1,
      max: 2,
    },
    path: 'end',
  },
  end: {
    message: ({ userInput }) => `You chose ${userInput}.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
