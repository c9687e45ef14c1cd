import { isLikely, isMinor, type VisitorField } from '@/lib/chat/visitor';
import { type Language, languages } from '@/lib/i18n/language';
import { scriptLang } from '@/lib/i18n/script-lang';
import type { Block, Flow } from '@/widget/index';
import { newTalk, withAnswer } from './conversation-api';
import { type FlowParts, keepTalk, pathOf, talkOf } from './flow-steps';

/** What people type instead of pressing a language. */
const spokenNames: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', 'eng', 'en', '1'],
  hi: ['हिन्दी', 'हिंदी', 'hindi', 'hi', '2'],
  bn: ['বাংলা', 'bangla', 'bengali', 'bn', '3'],
};

/** The language that an answer names, or is written in; null where it does neither. */
export function languageOfAnswer(answer: string): Language | null {
  const word = answer.trim().toLowerCase();
  return languages.find((one) => spokenNames[one].includes(word)) ?? scriptLang(answer);
}

/** Greetings in all languages, each marked with its own: nobody has chosen yet (access-and-care §3.1). */
export function greetings(parts: FlowParts): Flow {
  const { copy, first, guard } = parts;
  const order = [first, ...languages.filter((one) => one !== first)];
  const choice: Block = {
    options: languages.map((one) => copy[one].languageName),
    input: async (answer) => {
      await guard(answer, 'message', first);
      return languageOfAnswer(answer) ? null : copy[first].chooseLanguage;
    },
    path: (params) => {
      const language = languageOfAnswer(params.userInput) ?? first;
      parts.onTalk(keepTalk(params, newTalk(language)));
      return pathOf(language, 'notice');
    },
  };
  const blocks = order.map((language, index): [string, Block] => {
    const message = `${copy[language].hello}\n${copy[language].chooseLanguage}`;
    const next = order[index + 1];
    const rest: Block = next ? { chatDisabled: true, transition: 0, path: `hello-${next}` } : choice;
    return [index === 0 ? 'start' : `hello-${language}`, { message, lang: language, ...rest }];
  });
  return Object.fromEntries(blocks);
}

/** Name, age, e-mail and phone in the chosen language (spec §4); every one may be skipped. */
export function onboarding(parts: FlowParts, language: Language): Flow {
  const words = parts.copy[language];
  const at = (step: string) => pathOf(language, step);
  const ask = (field: VisitorField, next: (age: string) => string) =>
    question(parts, { language, field, next });
  const toEmail = (age: string) => at(isMinor(age) ? 'young' : 'email');
  return {
    [at('notice')]: {
      message: words.notice(parts.retentionDays),
      lang: language,
      chatDisabled: true,
      transition: 0,
      path: at('name'),
    },
    [at('name')]: ask('name', () => at('age')),
    [at('age')]: ask('age', toEmail),
    // Who is under 18 is not asked how to be reached.
    [at('young')]: {
      message: async ({ injectMessage }) => {
        await injectMessage(words.under18);
        return words.callUs(parts.phone.text, parts.phone.href);
      },
      lang: language,
      chatDisabled: true,
      transition: 0,
      path: at('open'),
    },
    [at('email')]: ask('email', () => at('phone')),
    [at('phone')]: ask('phone', () => at('open')),
  };
}

type Question = {
  language: Language;
  field: VisitorField;
  /** Where the conversation goes on, by the answer. */
  next: (answer: string) => string;
};

/** One question with a way around it. An answer that looks odd is asked for once more; the second is taken as it stands. */
function question(parts: FlowParts, { language, field, next }: Question): Block {
  const words = parts.copy[language];
  const asked = { name: words.askName, age: words.askAge, email: words.askEmail, phone: words.askPhone }[
    field
  ];
  const hint = { name: words.errName, age: words.errAge, email: words.errEmail, phone: words.errPhone }[
    field
  ];
  // Of any language: the question may have been asked in another one before.
  const skips = languages.map((one) => parts.copy[one].skip.toLowerCase());
  const isSkip = (answer: string) => skips.includes(answer.trim().toLowerCase());
  let hasHinted = false;
  return {
    message: async ({ injectMessage }) => {
      if (field === 'email') await injectMessage(words.whyAsk);
      return asked;
    },
    lang: language,
    options: [words.skip],
    input: async (answer) => {
      await parts.guard(answer, 'detail', language);
      if (hasHinted || isSkip(answer) || isLikely(field, answer)) return null;
      hasHinted = true;
      return hint;
    },
    path: (params) => {
      hasHinted = false;
      const answer = isSkip(params.userInput) ? '' : params.userInput.trim();
      const talk = { ...talkOf(params, language), language };
      parts.onTalk(keepTalk(params, withAnswer(talk, field, answer)));
      return next(answer);
    },
  };
}
