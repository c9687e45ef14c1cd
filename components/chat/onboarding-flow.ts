import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import type { ChatApi } from '@/lib/chat/client/api';
import { requestedLanguage } from '@/lib/chat/requested-language';
import type { VisitorField } from '@/lib/chat/visitor';
import { isLikely, isMinor, registrationsOf } from '@/lib/chat/visitor-answers';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages, scriptLang } from '@/lib/i18n/language';
import { onboardingCopy } from '@/lib/i18n/onboarding';
import type { Block, Flow } from '@/widget/index';
import type { Onboarding } from './controller';
import { conversationOf, type FlowDeps, pathOf, storeConversation } from './conversation-flow';
import { newConversation } from './session';

/**
 * The first part of the conversation where an upstream wants it (chat spec §4): the greeting, the language, and the
 * questions in each language. A page in Hindi or Bengali has named the language already.
 */
const onboardingFlow = (deps: FlowDeps): Flow =>
  Object.assign(
    deps.first === 'en' ? greetings(deps) : greeting(deps),
    ...languages.map((language) => onboarding(deps, language)),
  );

/** One odd address must not keep the rest from the centre: where it is refused, the registration goes once more without. */
const apiOf = (api: ChatApi): ChatApi => ({
  ...api,
  register: async ({ language, token, ...visitor }) => {
    const [values = visitor, likely] = registrationsOf(visitor);
    const first = await api.register({ ...values, language, token });
    const isRefused = !first.ok && first.reason === 'refused' && likely;
    return isRefused ? api.register({ ...likely, language, token }) : first;
  },
});

/** What an upstream's onboarding brings: its questions, and what is registered of their answers. */
export const upstreamOnboarding: Onboarding = { flow: onboardingFlow, apiOf };

const greeting = ({ first }: FlowDeps): Flow => ({
  start: {
    message: onboardingCopy[first].hello,
    lang: first,
    chatDisabled: true,
    transition: 0,
    path: pathOf(first, 'notice'),
  },
});

/** By its name, its mark or its number among the choices. */
const namedLanguage = (answer: string): Language | null => {
  const word = answer.trim().toLowerCase();
  return requestedLanguage(word) ?? languages.find((one, at) => word === one || word === `${at + 1}`) ?? null;
};

/** The language that an answer names, or is written in; null where it does neither. */
const languageOfAnswer = (answer: string): Language | null => namedLanguage(answer) ?? scriptLang(answer);

/** Greetings in all languages, each marked with its own: nobody has chosen yet (access-and-care §3.1). */
function greetings(deps: FlowDeps): Flow {
  const { first, guard } = deps;
  const order = [first, ...languages.filter((one) => one !== first)];
  const choice: Block = {
    options: languages.map((one) => assistantCopy[one].languageName),
    input: async (answer) => {
      await guard(answer, 'message', first);
      return languageOfAnswer(answer) ? null : assistantCopy[first].chooseLanguage;
    },
    path: (params) => {
      const language = languageOfAnswer(params.userInput) ?? first;
      deps.onConversation(storeConversation(params, newConversation(language)));
      return pathOf(language, 'notice');
    },
  };
  const blocks = order.map((language, index): [string, Block] => {
    const message = `${onboardingCopy[language].hello}\n${assistantCopy[language].chooseLanguage}`;
    const next = order[index + 1];
    const rest: Block = next ? { chatDisabled: true, transition: 0, path: `hello-${next}` } : choice;
    return [index === 0 ? 'start' : `hello-${language}`, { message, lang: language, ...rest }];
  });
  return Object.fromEntries(blocks);
}

/** Name, age, e-mail and phone in the chosen language (spec §4); every one may be skipped. */
function onboarding(deps: FlowDeps, language: Language): Flow {
  const copy = assistantCopy[language];
  const at = (step: string) => pathOf(language, step);
  const ask = (field: VisitorField, next: (age: string) => string) =>
    question(deps, { language, field, next });
  const toEmail = (age: string) => at(isMinor(age) ? 'young' : 'email');
  return {
    [at('notice')]: {
      message: onboardingCopy[language].readers,
      lang: language,
      chatDisabled: true,
      transition: 0,
      path: at('name'),
    },
    [at('name')]: ask('name', () => at('age')),
    [at('age')]: ask('age', toEmail),
    // Visitors under 18 are not asked for contact details.
    [at('young')]: {
      message: async ({ injectMessage }) => {
        await injectMessage(withCallableNumbers(onboardingCopy[language].under18));
        return copy.callUs(deps.site.phone, deps.site.phoneHref);
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

const TWO_WORDS = /[\p{L}\p{M}]\s+\p{L}/u;
/** Its words may name a language. */
const NO_ADDRESS = /^[^@]*$/;
/** No name: five words, or a question. */
const isNoName = (answer: string) => answer.includes('?') || answer.trim().split(/\s+/).length > 4;

/**
 * One question that can be skipped. Words that ask for something else are answered from the site's pages, and the question
 * is put again, in another language where they wish for that; any other answer that looks odd is asked for once more. The
 * second is taken as it stands.
 */
function question(deps: FlowDeps, { language, field, next }: Question): Block {
  const copy = onboardingCopy[language];
  const { message, hint } = {
    name: { message: copy.askName, hint: copy.errName },
    age: { message: copy.askAge, hint: copy.errAge },
    email: { message: copy.askEmail, hint: copy.errEmail },
    phone: { message: copy.askPhone, hint: copy.errPhone },
  }[field];
  // In every language: the question may have been put in another one before.
  const skips = languages.map((one) => onboardingCopy[one].skip.toLowerCase());
  const isSkip = (answer: string) => skips.includes(answer.trim().toLowerCase());
  const wishOf = (answer: string): Language | null => {
    const requested = (field === 'name' ? TWO_WORDS : NO_ADDRESS).test(answer)
      ? requestedLanguage(answer)
      : null;
    return requested === language ? null : requested;
  };
  let hasHinted = false;
  let found: string | null = null;
  return {
    message: async ({ injectMessage }) => {
      if (found !== null) await injectMessage(found);
      else if (field === 'email') await injectMessage(copy.whyAsk);
      found = null;
      return message;
    },
    lang: language,
    options: [onboardingCopy[language].skip],
    input: async (answer) => {
      await deps.guard(answer, 'detail', language);
      const isRight = isLikely(field, answer);
      const isAsking = field === 'name' ? isNoName(answer) : !isRight && TWO_WORDS.test(answer);
      if (hasHinted || isSkip(answer) || wishOf(answer) || (isRight && !isAsking)) return null;
      if (isAsking) found = (await deps.findPages?.(answer, language)) ?? null;
      hasHinted = !isRight;
      return found === null && !isRight ? hint : null;
    },
    path: (params) => {
      if (found !== null) return pathOf(language, field);
      hasHinted = false;
      const wish = wishOf(params.userInput);
      if (wish) return pathOf(wish, field);
      const answer = isSkip(params.userInput) ? '' : params.userInput.trim();
      const conversation = conversationOf(params, language);
      const visitor = { ...conversation.visitor, [field]: answer };
      deps.onConversation(storeConversation(params, { ...conversation, language, visitor }));
      return next(answer);
    },
  };
}
