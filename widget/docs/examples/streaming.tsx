/**
 * A message that arrives in pieces
 *
 * `streamMessage` replaces the text of the message that is being written; `endStreamMessage` completes it.
 *
 * - type What is a flow?
 * - see A flow maps names of paths to blocks.
 */
import ChatBot, { type Flow, type Params } from '@/widget';

const pieces = ['A flow', ' maps names', ' of paths', ' to blocks.'];
const pause = () => new Promise((resolve) => setTimeout(resolve, 150));

async function answer({ streamMessage, endStreamMessage }: Params) {
  let text = '';
  for (const piece of pieces) {
    await pause();
    text += piece;
    await streamMessage(text);
  }
  await endStreamMessage();
}

const flow: Flow = {
  start: { message: 'Ask me anything about flows.', path: 'answer' },
  answer: {
    message: async (params) => {
      await answer(params);
      return undefined;
    },
    path: 'answer',
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
