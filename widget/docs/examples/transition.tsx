/**
 * Going on without an answer
 *
 * `transition` goes on after a time. With `interruptable`, an answer that comes first cancels it.
 *
 * - see One moment, we look for a free seat.
 * - see Seat 12 is free. Shall we hold it for you?
 * - choose Yes
 * - see Seat 12 is yours.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'One moment, we look for a free seat.',
    transition: 1200,
    path: 'found',
  },
  found: {
    message: 'Seat 12 is free. Shall we hold it for you?',
    options: ['Yes', 'No'],
    transition: { duration: 60_000, interruptable: true },
    path: ({ userInput }) => (userInput === 'Yes' ? 'taken' : 'released'),
  },
  taken: { message: 'Seat 12 is yours.', chatDisabled: true },
  released: {
    message: 'Seat 12 is free for others again.',
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
