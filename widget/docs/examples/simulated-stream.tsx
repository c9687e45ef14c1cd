/**
 * Words that appear bit by bit
 *
 * With `simulateStream` the bot’s messages are written out. Screen readers hear each of them once, whole.
 *
 * - choose Tell me a story
 * - see Once there was a kettle that sang in the morning.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'What shall I do?',
    options: ['Tell me a story'],
    path: 'story',
  },
  story: {
    message: 'Once there was a kettle that sang in the morning.',
    chatDisabled: true,
  },
};

const settings = {
  general: { embedded: true },
  botBubble: { simulateStream: true, streamSpeed: 20 },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
