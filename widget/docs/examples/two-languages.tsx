/**
 * Two languages in one conversation
 *
 * Each block names the language of its texts, and `langOf` that of single ones, so that a screen reader speaks each as it is.
 *
 * - choose বাংলা
 * - see আপনার নাম কী?
 */
import ChatBot, { type Flow } from '@/widget';

const flow: Flow = {
  start: {
    message: 'In which language shall we go on?',
    options: ['English', 'বাংলা'],
    path: ({ userInput }) => (userInput === 'English' ? 'en' : 'bn'),
  },
  en: { message: 'What is your name?', lang: 'en' },
  bn: { message: 'আপনার নাম কী?', lang: 'bn' },
};

const settings = {
  general: {
    embedded: true,
    language: 'en',
    langOf: (text: string) => (text === 'বাংলা' ? 'bn' : null),
  },
};

export const Example = () => <ChatBot flow={flow} settings={settings} />;
