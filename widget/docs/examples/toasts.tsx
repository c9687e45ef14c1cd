/**
 * Short notices
 *
 * Toasts stand at the top of the window for a while. A pointer or the focus on one stops its time.
 *
 * - choose Save
 * - see Saved on this device.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Shall I save your answers?',
    options: { items: ['Save'], reusable: true },
    function: async ({ showToast }) => {
      await showToast('Saved on this device.', 8000);
    },
    path: 'start',
  },
};

export const Example = () => (
  <ChatBot flow={flow} settings={{ general: { embedded: true } }} />
);
