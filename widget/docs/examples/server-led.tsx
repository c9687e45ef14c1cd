/**
 * A server that leads
 *
 * Attributes may be asynchronous. Here every question comes from a stand-in for a server; put your own request in its place.
 *
 * - type I cannot sleep
 * - see For how long?
 * - choose For weeks
 * - see Thank you. We call you back today.
 */
import ChatBot, { type Flow, type Params } from '@/widget';

type Step = { text: string; choices: string[]; isLast: boolean };

const steps: Step[] = [
  {
    text: 'For how long?',
    choices: ['For days', 'For weeks'],
    isLast: false,
  },
  { text: 'Thank you. We call you back today.', choices: [], isLast: true },
];

/** In its place: `fetch('/api/step', { method: 'POST', body: JSON.stringify({ answer }) })`. */
const request = (index: number) =>
  new Promise<Step | undefined>((resolve) =>
    setTimeout(() => resolve(steps[index]), 300),
  );

async function next({ variables }: Params): Promise<string> {
  const index = Number(variables['index'] ?? 0);
  const step = await request(index);
  Object.assign(variables, {
    index: index + 1,
    choices: step?.choices,
    isLast: step?.isLast,
  });
  return step?.text ?? '';
}

const flow: Flow = {
  start: { message: 'How can we help?', path: 'step' },
  step: {
    message: next,
    options: ({ variables }) =>
      Array.isArray(variables['choices']) ? variables['choices'] : [],
    chatDisabled: ({ variables }) => variables['isLast'] === true,
    path: 'step',
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
