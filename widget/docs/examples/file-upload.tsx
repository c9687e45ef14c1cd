/**
 * Files
 *
 * A block with `file` opens the attach button. Here a picture is shown in the conversation; nothing leaves the page.
 *
 * - upload garden.png
 * - see garden.png
 * - see Thank you for 1 picture.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Please attach a picture.',
    chatDisabled: true,
    file: async ({ files, injectMessage, goToPath }) => {
      await injectMessage(`Thank you for ${files?.length ?? 0} picture.`);
      await goToPath('end');
    },
  },
  end: { message: 'It stays on your device.', chatDisabled: true },
};

const settings = {
  general: { embedded: true },
  fileAttachment: {
    accept: 'image/*',
    multiple: false,
    showMediaDisplay: true,
  },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
