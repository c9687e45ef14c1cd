/**
 * Earlier messages
 *
 * The last messages are stored on the device. A later visit offers to show them; another button forgets them.
 *
 * - type Remember the milk
 * - see Noted.
 * - reload
 * - press Show earlier messages
 * - see Remember the milk
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: { message: 'What shall I note?', path: 'noted' },
  noted: { message: 'Noted.', path: 'noted' },
};

const settings = {
  general: { embedded: true },
  chatHistory: {
    storageKey: 'docs-notes',
    maxEntries: 20,
    viewChatHistoryButtonText: 'Show earlier messages',
  },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
