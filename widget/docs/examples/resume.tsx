/**
 * Where the conversation stood
 *
 * With `resume`, a reload and a second tab go on where the visitor was: messages, path, draft and variables.
 *
 * - choose Yes
 * - type Asha
 * - see Which city do you live in, Asha?
 * - reload
 * - type Kolkata
 * - see Asha from Kolkata, welcome.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: { message: 'Shall we begin?', options: ['Yes'], path: 'name' },
  name: {
    message: 'What is your name?',
    function: ({ userInput, variables }) => {
      variables['name'] = userInput;
    },
    path: 'city',
  },
  city: {
    message: ({ variables }) =>
      `Which city do you live in, ${variables['name']}?`,
    path: 'end',
  },
  end: {
    message: ({ variables, userInput }) =>
      `${variables['name']} from ${userInput}, welcome.`,
  },
};

const settings = {
  general: { embedded: true },
  chatHistory: {
    storageKey: 'docs-resume',
    resume: true,
    resumeTtlMs: 3_600_000,
  },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
