/**
 * A menu that stays
 *
 * Options can stay usable after a choice, and a choice need not appear as a message of the visitor.
 *
 * - choose Opening hours
 * - see Monday to Friday, 9 to 5.
 * - choose Address
 * - see 12 Garden Lane, second floor.
 */
import ChatBot, { type Flow } from '@/widget';

const answers = new Map([
  ['Opening hours', 'Monday to Friday, 9 to 5.'],
  ['Address', '12 Garden Lane, second floor.'],
]);

const flow: Flow = {
  start: {
    message: 'What would you like to know?',
    options: {
      items: [...answers.keys()],
      reusable: true,
      sendOutput: false,
    },
    path: 'answer',
  },
  answer: {
    message: ({ userInput }) =>
      answers.get(userInput) ?? 'Please choose one of the two.',
    path: 'answer',
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
