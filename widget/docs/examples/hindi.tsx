/**
 * In Hindi
 *
 * A language pack brings every text of the widget, seen or heard. Your own settings are merged over it.
 *
 * - type आशा
 * - see नमस्ते, आशा।
 */
import ChatBot, { type Flow, mergeSettings } from '@/widget';
import { hi } from '@/widget/locales/hi';

const flow: Flow = {
  start: { message: 'आपका नाम क्या है?', path: 'end' },
  end: { message: ({ userInput }) => `नमस्ते, ${userInput}।` },
};

const settings = mergeSettings(hi, {
  general: { embedded: true },
  header: { title: 'सहायता' },
});

export const Example = () => <ChatBot flow={flow} settings={settings} />;
