import type { Flow } from '../core/types';

const options = ['Quickstart', 'API Docs', 'Examples', 'Github', 'Discord'];

/** Shown when no flow is given. The library has no site of its own to open. */
export const demoFlow = {
  start: {
    lang: 'en',
    message: 'Hello! No conversation has been set up here yet. What would you like to know?',
    options,
    path: 'answer',
  },
  answer: {
    lang: 'en',
    message:
      'The README beside this widget’s source holds a first flow, the whole API and small flows to copy.',
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
