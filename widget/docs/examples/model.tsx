/**
 * Answers of a model
 *
 * `connect` hands each answer to a server of yours and streams what it says. This page answers in place of a server.
 *
 * - type What is a flow?
 * - see A flow maps names of paths to blocks.
 * - see And a block?
 */
import ChatBot, { connect, type Flow } from '@/widget';
import '../site/stand-in-model';

const flow: Flow = {
  start: connect({
    url: '/api/chat',
    protocol: 'ai-sdk',
    message: 'Hello! What would you like to know?',
  }),
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
