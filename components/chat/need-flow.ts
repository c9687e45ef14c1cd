import { requestedLanguage } from '@/lib/chat/requested-language';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages } from '@/lib/i18n/language';
import type { Block, ChatBotHandle, Flow } from '@/widget/index';
import { type FlowDeps, pathOf, storeConversation } from './conversation-flow';
import { newConversation } from './session';

/**
 * The first part of the conversation with the site's own script: an offer of help in the page's language, with the needs
 * as options, and nothing personal asked. The answer goes to the script as it is. On an English page the two other
 * languages stand behind the needs; whoever writes in another script is answered in it.
 */
export const needFlow = (deps: FlowDeps): Flow => {
  const others = deps.first === 'en' ? languages.filter((one) => one !== 'en') : [];
  const blocks = languages.map((one): [string, Block] => [pathOf(one, 'need'), offer(deps, one, [])]);
  return { ...Object.fromEntries(blocks), start: offer(deps, deps.first, others) };
};

function offer(deps: FlowDeps, language: Language, others: readonly Language[]): Block {
  const { offer: message, needs } = assistantCopy[language];
  return {
    message,
    lang: language,
    options: [...Object.values(needs), ...others.map((one) => assistantCopy[one].languageName)],
    input: async (answer) => {
      if (answer !== needs.danger) await deps.guard(answer, 'message', language);
      return null;
    },
    path: (params) => {
      const answer = params.userInput;
      const named = requestedLanguage(answer);
      if (named) return pathOf(named, 'need');
      const spoken = (Object.values(needs).includes(answer) ? null : deps.writtenIn(answer)) ?? language;
      deps.onConversation(storeConversation(params, newConversation(spoken)));
      if (answer === needs.danger) deps.showHelp();
      if (answer === needs.despair) deps.showHelp({ category: 'suicide', subject: 'self' });
      if (spoken !== language) deps.greetIn(spoken);
      return pathOf(spoken, 'turn');
    },
  };
}

type Screen = { handle: ChatBotHandle | null };

/** The greeting and its choices give way to one in the language of the first words. */
export const greetAnew = ({ handle }: Screen, content: string): void =>
  handle?.replaceMessages((all) => {
    const [greeting] = all;
    const written = all.filter(({ sender }) => sender === 'USER');
    return greeting && written.length === 1
      ? [{ ...greeting, id: `${greeting.id}-`, content }, ...written]
      : all;
  });

/** A greeting from a page in another language begins anew here; once one is chosen or written in, the path is another. */
export function greetHere({ handle }: Screen, path: string | undefined, language: Language): void {
  const all = handle?.getMessages() ?? [];
  const { offer } = assistantCopy[language];
  const isOfAnother = all.length > 0 && all.every((one) => one.sender !== 'USER' && one.content !== offer);
  if (!handle || path !== 'start' || !isOfAnother) return;
  handle.replaceMessages([]);
  void handle.goToPath('start');
}
