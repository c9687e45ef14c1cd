/**
 * Answers that are checked
 *
 * A block’s `input` checks what is written. A refused answer stays in the text area with the reason above it.
 *
 * - type asha at example
 * - see Please enter an email address, such as name@example.com.
 * - type asha@example.com
 * - type young
 * - see Please write your age in years, for example 34.
 * - type 34
 * - see We will write to asha@example.com.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'What is your email address?',
    input: 'email',
    function: ({ userInput, variables }) => {
      variables['email'] = userInput;
    },
    path: 'age',
  },
  age: {
    message: 'How old are you?',
    input: (answer) =>
      Number(answer) > 0
        ? null
        : 'Please write your age in years, for example 34.',
    path: 'end',
  },
  end: {
    message: ({ variables }) => `We will write to ${variables['email']}.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
