import type { Flow, Params } from '../core/types';

/** Where each option of the demo leads, in words: the library has no site of its own to open. */
const answers = new Map([
  ['Quickstart', 'Render <ChatBot flow={…} /> on a page; the README shows a first flow.'],
  ['API Docs', 'The README lists every prop, hook, event, setting and style.'],
  ['Examples', 'The README holds small flows to copy.'],
  ['Github', 'The source lies where this widget was installed from.'],
  ['Discord', 'This copy has no Discord server.'],
]);
const options = [...answers.keys()];

/** Shown when no flow is given. */
export const demoFlow = {
  start: {
    lang: 'en',
    message: 'Hello! No conversation has been set up here yet. What would you like to know?',
    options,
    path: 'answer',
  },
  answer: {
    lang: 'en',
    message: ({ userInput }: Pick<Params, 'userInput'>) =>
      answers.get(userInput) ?? 'Please choose one of the options.',
    transition: { duration: 0 },
    path: 'again',
  },
  again: {
    lang: 'en',
    message: 'What else would you like to know?',
    options,
    path: 'answer',
  },
} satisfies Flow;
