/**
 * An answer nobody reads over a shoulder
 *
 * `isSensitive` masks the answer on the screen. The flow reads it; it is neither stored nor read aloud.
 *
 * - type violet-47
 * - see **********
 * - see Your code has 9 characters.
 * - miss violet-47
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'What is the code on your card?',
    isSensitive: true,
    path: 'end',
  },
  end: {
    message: ({ userInput }) =>
      `Your code has ${userInput.length} characters.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
