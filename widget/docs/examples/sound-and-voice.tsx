/**
 * Reading aloud and speaking
 *
 * Both are off until you offer them. The browser does the speaking and listening, and may send speech to its maker.
 *
 * - press toggle audio
 * - choose Read something
 * - see This is read aloud where the browser has a voice.
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'Switch the loudspeaker on.',
    options: ['Read something'],
    path: 'end',
  },
  end: { message: 'This is read aloud where the browser has a voice.' },
};

const settings = {
  general: { embedded: true },
  audio: { disabled: false, language: 'en-GB', rate: 1 },
  voice: { disabled: false, language: 'en-GB', autoSendPeriod: 1500 },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
