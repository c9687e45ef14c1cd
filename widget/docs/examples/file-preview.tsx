/**
 * Files before they are sent
 *
 * With `preview`, files can also be dropped on the chat and pasted, and wait with name, size and picture for the visitor
 * to send them.
 *
 * - upload garden.png
 * - see 70 bytes
 * - press Send files
 * - see Thank you for garden.png.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Please attach a picture, drop it here, or paste it.',
    file: async ({ files = [], injectMessage, goToPath }) => {
      const names = files.map(({ name }) => name).join(', ');
      await injectMessage(`Thank you for ${names}.`);
      await goToPath('end');
    },
  },
  end: { message: 'It stays on your device.', chatDisabled: true },
};

const settings = {
  general: { embedded: true },
  fileAttachment: { accept: 'image/*', preview: true },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
