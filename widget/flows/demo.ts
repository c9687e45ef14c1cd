import type { Flow, Params } from '../core/types';

/** Where each option of the demo leads, in words: the library has no site of its own to open. */
const answers = new Map([
  [
    'Quickstart',
    'Render <ChatBot flow={…} /> anywhere on a page; the README shows a first flow in ten lines.',
  ],
  ['API Docs', 'Every prop, hook, event, setting and style is listed in the tables of the README.'],
  ['Examples', 'The README holds small flows to copy: options, checkboxes, typed answers and files.'],
  ['Github', 'The source lies in the repository this widget was installed from, tests beside it.'],
  ['Discord', 'This copy has no Discord server; ask whoever set it up here.'],
]);
const options = [...answers.keys()];

/** Shown when no flow is given. */
export const demoFlow = {
  start: {
    message: 'Hello! No conversation has been set up here yet. What would you like to know?',
    options,
    path: 'answer',
  },
  answer: {
    message: ({ userInput }: Pick<Params, 'userInput'>) =>
      answers.get(userInput) ?? 'Please choose one of the options.',
    transition: { duration: 0 },
    path: 'again',
  },
  again: {
    message: 'What else would you like to know?',
    options,
    path: 'answer',
  },
} satisfies Flow;
