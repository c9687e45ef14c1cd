/**
 * A day and a rating
 *
 * `input` draws the browser’s own calendar, or stars. Both can be typed as well; the flow gets `2026-12-24`, or a number.
 * `autocomplete` lets the browser offer what it knows.
 *
 * - date 2026-12-24
 * - press Send this answer
 * - see How easy was that?
 * - pick 4 of 5 stars
 * - press Send this answer
 * - type Asha
 * - see Thank you, Asha: 2026-12-24, 4 stars.
 */
import ChatBot, { type Flow, type Params } from '@/widget';

const save =
  (name: string) =>
  ({ userInput, variables }: Params) => {
    variables[name] = userInput;
  };

const flow: Flow = {
  start: {
    message: 'When can you come?',
    input: { type: 'date', min: '2026-12-01', max: '2026-12-31' },
    function: save('day'),
    path: 'stars',
  },
  stars: {
    message: 'How easy was that?',
    input: { type: 'rating' },
    function: save('stars'),
    path: 'name',
  },
  name: { message: 'And your name?', autocomplete: 'name', path: 'end' },
  end: {
    message: ({ userInput, variables }) =>
      `Thank you, ${userInput}: ${variables['day']}, ${variables['stars']} stars.`,
    chatDisabled: true,
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
