/**
 * Light, dark, or as the visitor likes
 *
 * `colorScheme` is `light`, `dark` or `auto`, which follows the system.
 *
 * - choose Good night
 * - see Sleep well.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'This window is dark on every system.',
    options: ['Good night'],
    path: 'end',
  },
  end: { message: 'Sleep well.' },
};

export const Example = () => (
  <ChatBot
    flow={flow}
    settings={{ general: { embedded: true, colorScheme: 'dark' } }}
  />
);
