import type { RichText } from '../../core/rich-text';
import { useOuterEngine } from '../../react/engine-provider';

type Words = Record<RichText, string>;

const en: Words = {
  cards: 'Cards',
  date: 'Date',
  dateRefused: 'Please choose a date in the calendar.',
  dateRange: 'From {min} to {max}',
  rating: 'Rating',
  stars: '{count} of {max} stars',
  sendAnswer: 'Send this answer',
  code: 'Code',
  table: 'Table',
  copy: 'Copy this message',
  copied: 'Copied',
  copyFailed: 'The message could not be copied.',
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
  files: 'Files to send',
  removeFile: 'Remove {name}',
  sendFiles: 'Send files',
  fileRefused: '{name} cannot be sent here. Allowed: {accept}',
  oneFile: 'One file at a time can be sent here.',
  noFiles: 'No file can be sent now.',
};

const hi: Words = {
  cards: 'कार्ड',
  date: 'तारीख',
  dateRefused: 'कृपया कैलेंडर में कोई तारीख चुनें।',
  dateRange: '{min} से {max} तक',
  rating: 'रेटिंग',
  stars: '{max} में से {count} सितारे',
  sendAnswer: 'यह जवाब भेजें',
  code: 'कोड',
  table: 'तालिका',
  copy: 'यह संदेश कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: 'संदेश कॉपी नहीं हो सका।',
  helpful: 'मददगार',
  notHelpful: 'मददगार नहीं',
  files: 'भेजी जाने वाली फ़ाइलें',
  removeFile: '{name} हटाएँ',
  sendFiles: 'फ़ाइलें भेजें',
  fileRefused: '{name} यहाँ नहीं भेजी जा सकती। ये भेजी जा सकती हैं: {accept}',
  oneFile: 'यहाँ एक बार में एक ही फ़ाइल भेजी जा सकती है।',
  noFiles: 'अभी कोई फ़ाइल नहीं भेजी जा सकती।',
};

const bn: Words = {
  cards: 'কার্ড',
  date: 'তারিখ',
  dateRefused: 'অনুগ্রহ করে ক্যালেন্ডার থেকে একটি তারিখ বেছে নিন।',
  dateRange: '{min} থেকে {max} পর্যন্ত',
  rating: 'মূল্যায়ন',
  stars: '{max}টির মধ্যে {count}টি তারা',
  sendAnswer: 'এই উত্তরটি পাঠান',
  code: 'কোড',
  table: 'সারণি',
  copy: 'এই বার্তাটি কপি করুন',
  copied: 'কপি হয়েছে',
  copyFailed: 'বার্তাটি কপি করা যায়নি।',
  helpful: 'সহায়ক হয়েছে',
  notHelpful: 'সহায়ক হয়নি',
  files: 'যে ফাইলগুলি পাঠানো হবে',
  removeFile: '{name} সরান',
  sendFiles: 'ফাইল পাঠান',
  fileRefused: '{name} এখানে পাঠানো যায় না। পাঠানো যায়: {accept}',
  oneFile: 'এখানে একবারে একটি ফাইল পাঠানো যায়।',
  noFiles: 'এখন কোনও ফাইল পাঠানো যায় না।',
};

/** Beside the locales, which a page loads at once: these words come with the parts that say them. */
export const dictionaries: Readonly<Record<string, Words>> = { en, hi, bn };

/** The words of the bot's language, English where it has none, and the host's own before them. */
export function useRichTexts(): Words & { language: string | undefined } {
  const settings = useOuterEngine()?.getState().settings;
  const language = settings?.general.language;
  return { ...en, ...dictionaries[language?.slice(0, 2) ?? 'en'], ...settings?.richText, language };
}

/** A text with its gaps filled in: `{count}`. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`{${name}}`, () => String(value)), text);
