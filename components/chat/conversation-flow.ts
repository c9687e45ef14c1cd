import { withCallableNumbers } from '@/lib/chat/callable-numbers';
import type { CardFinding, CareField } from '@/lib/chat/care/assessment';
import { requestedLanguage } from '@/lib/chat/requested-language';
import type { AssistantFacts } from '@/lib/config/site-facts';
import { assistantCopy } from '@/lib/i18n/assistant';
import { type Language, languages } from '@/lib/i18n/language';
import type { Block, Flow, Params } from '@/widget/index';
import { type Conversation, type Outcome, readConversation, type Session } from './session';

/** What the flow needs. */
export type FlowDeps = {
  session: Session;
  /** Language of the page: greeted first. */
  first: Language;
  site: AssistantFacts;
  /** Assesses a free text before anything is sent; resolves when the visitor goes on. */
  guard: (text: string, field: CareField, language: Language) => Promise<void>;
  /** Whether the visitor has told of danger, in this text or before, or has asked for help. */
  isDanger: (text: string) => boolean;
  /**
   * The language that a text is surely written in, Latin letters included; null where it cannot be told, and for an upstream,
   * whose script speaks the language that was registered with it.
   */
  writtenIn: (text: string) => Language | null;
  /** Whether the visitor has just sent words of danger from behind their card; true once. */
  takeSent: () => boolean;
  /** A quiet line about help that the last text calls for, given once; null most of the time. */
  takeQuietLine: (language: Language) => string | null;
  /** Where the conversation stands now. */
  onConversation: (conversation: Conversation) => void;
  restart: () => Promise<void>;
  /** Shows the numbers to call over the conversation, by the danger where that was named. */
  showHelp: (finding?: CardFinding) => void;
  /** Says the greeting in another language, where nothing but the first words stands behind it. */
  greetIn: (language: Language) => void;
  /** People of the centre who may take part. */
  people?: People | undefined;
  findPages?: ((words: string, language: Language) => Promise<string | null>) | undefined;
};

/** What people in the conversation change of a step. Nothing, until somebody is there. */
export type People = {
  /** A person reads now. */
  isHeard(): boolean;
  /** The conversation has told of danger, as the server knows. */
  isUrgent(): boolean;
  /** What became of words of danger that the visitor has sent; null for nothing to say. */
  sent(language: Language, days: number): Promise<string | null>;
  /** The choices of a step: with a person among them, or the answers to whether talking helped. */
  choices(suggestions: readonly string[], language: Language): string[];
  /** What an answer that is for them is met with; `goesOn`: the script puts its question again. Null for any other. */
  take(answer: string, language: Language): Promise<{ reply?: string | undefined; goesOn?: true } | null>;
};

/** The conversation is a variable of the flow, which the widget stores over a reload; visitors' browsers hold this name. */
const VARIABLE = 'talk';
export const conversationOf = ({ variables }: Pick<Params, 'variables'>, language: Language): Conversation =>
  readConversation(variables[VARIABLE], language);

export function storeConversation(
  { variables }: Pick<Params, 'variables'>,
  conversation: Conversation,
): Conversation {
  variables[VARIABLE] = conversation;
  return conversation;
}

/** Names of paths begin with their language; that is how a resumed conversation tells its own. Browsers store them. */
export const pathOf = (language: Language, step: string): string => `${language}-${step}`;

export const languageOfPath = (path: string | null | undefined): Language | null =>
  languages.find((language) => path?.startsWith(pathOf(language, ''))) ?? null;

export const isEndPath = (path: string | null | undefined): boolean => /-end(ed)?$/.test(path ?? '');
/** A path whose question the server asked. */
export const isServerPath = (path: string | null | undefined): boolean =>
  /-(open|turn|again)$/.test(path ?? '');

/** The second part of the conversation, in each language: the questions of the server to the end (spec §4, "Dynamic flow"). */
export const conversationFlow = (deps: FlowDeps): Flow =>
  Object.assign({}, ...languages.map((language) => serverQuestions(deps, language)));

function serverQuestions(deps: FlowDeps, language: Language): Flow {
  const copy = assistantCopy[language];
  const at = (step: string) => pathOf(language, step);
  const notice = { isDue: false };
  const show = makeShow(deps, language, notice);

  const step: Block = {
    lang: language,
    options: (params) => {
      const { failed, suggestions } = conversationOf(params, language);
      if (failed) return [copy.retry];
      return deps.people?.choices(suggestions, language) ?? [...suggestions];
    },
    input: async (answer) => {
      const guarded = deps.guard(answer, 'message', language);
      // Who is there must hear it at once; the numbers show all the same.
      if (!deps.people?.isHeard()) await guarded;
      return null;
    },
    path: (params) => pathAfter(deps, params, language),
  };

  return {
    [at('open')]: {
      message: async (params) => {
        const conversation = conversationOf(params, language);
        return show(params, await deps.session.open(conversation), conversation);
      },
      ...step,
    },
    [at('turn')]: {
      message: async (params) => {
        const conversation = conversationOf(params, language);
        // After the first words of a conversation that asks nothing before them, and in another language: who reads them.
        const isOther = languageOfPath(params.prevPath) !== language;
        // Where an upstream asks before them, it was said then.
        const isFirst = conversation.step === '' && deps.people !== undefined;
        notice.isDue ||= isFirst || (isOther && conversation.failed === null);
        const typed = params.userInput.trim();
        const taken = await deps.people?.take(typed, language);
        if (taken && !taken.goesOn) return taken.reply;
        const answer = taken ? '' : answerToSend(conversation, typed, copy.retry);
        return show(params, await deps.session.answer(conversation, answer), conversation);
      },
      ...step,
    },
    // The same question in this language, of which the session tells an upstream; an answer that did not get through first.
    [at('again')]: {
      message: async (params) => {
        const before = conversationOf(params, language);
        const conversation = { ...before, language, isRegistered: !deps.people && before.isRegistered };
        notice.isDue ||= before.language !== language;
        const answer = conversation.failed?.answer ?? '';
        return show(params, await deps.session.answer(conversation, answer), conversation);
      },
      ...step,
    },
    ...ending(deps, language),
  };
}

/** The question in another language where the visitor asks for one, else what follows the answer. */
function pathAfter({ people, writtenIn }: FlowDeps, params: Params, language: Language): string {
  const conversation = conversationOf(params, language);
  const typed = params.userInput;
  const wanted = people?.isHeard() ? null : otherLanguage(conversation, typed);
  if (wanted) return pathOf(wanted, 'again');
  const written = conversation.suggestions.includes(typed) ? null : writtenIn(typed);
  if (written && written !== language && !people?.isHeard() && conversation.failed === null) {
    // Never for an upstream, which has the visitor's details (`writtenIn`).
    storeConversation(params, { ...conversation, language: written, isRegistered: false });
    return pathOf(written, 'turn');
  }
  return pathOf(language, conversation.isLast && conversation.failed === null ? 'ended' : 'turn');
}

/** Another language that the visitor asks for; where languages are to choose from, a name of one is an answer. */
function otherLanguage({ suggestions, language }: Conversation, typed: string): Language | null {
  const wanted = suggestions.some(requestedLanguage) ? null : requestedLanguage(typed);
  return wanted === language ? null : wanted;
}

/** What is said after the last question, with the way to begin anew. */
function ending(deps: FlowDeps, language: Language): Flow {
  const copy = assistantCopy[language];
  const at = (step: string) => pathOf(language, step);
  return {
    [at('ended')]: {
      message: copy.ended,
      lang: language,
      chatDisabled: true,
      transition: 0,
      path: at('end'),
    },
    [at('end')]: {
      message: async ({ injectMessage }) => {
        await injectMessage(copy.endedThanks);
        return copy.callUs(deps.site.phone, deps.site.phoneHref);
      },
      lang: language,
      options: [copy.restart],
      chatDisabled: true,
      function: () => deps.restart(),
    },
  };
}

/**
 * The stored answer when the visitor asks for another try, else what they wrote instead; lines that are written one after
 * the other without a connection go together, each once.
 */
export function answerToSend({ failed }: Conversation, typed: string, retry: string): string {
  if (failed?.reason !== 'offline') return failed && typed === retry ? failed.answer : typed;
  const isStored = typed === retry || `\n${failed.answer}`.endsWith(`\n${typed}`);
  return isStored ? failed.answer : `${failed.answer}\n${typed}`;
}

/**
 * Shows the reply, or what went wrong and the numbers to call; another try is among the options then. `notice`: when the
 * conversation is deleted (an upstream's is its own), said below a reply of the script alone, for until that
 * comes a person may have joined.
 */
function makeShow(deps: FlowDeps, language: Language, notice: { isDue: boolean }) {
  const copy = assistantCopy[language];
  return async (params: Params, { conversation, reply }: Outcome, { visitor }: Conversation) => {
    deps.onConversation(storeConversation(params, conversation));
    if (conversation.isRegistered) {
      params.keepSecret(visitor.email);
      params.keepSecret(visitor.phone);
    }
    // Who has sent words of danger reads what became of them, and how long they are kept.
    const sent = deps.takeSent() && reply ? await deps.people?.sent(language, deps.site.retentionDays) : null;
    const quietLine = deps.takeQuietLine(language);
    if (quietLine !== null) await params.injectMessage(withCallableNumbers(quietLine));
    const isTold = reply && deps.people?.isHeard() === false && (sent || notice.isDue);
    if (isTold) notice.isDue = false;
    if (isTold && sent) await params.injectMessage(withCallableNumbers(sent));
    // A person reads in place of the script.
    if (reply === '') return undefined;
    if (reply !== null)
      return withCallableNumbers(
        isTold && !sent ? `${reply}\n\n*${copy.erased(deps.site.retentionDays)}*` : reply,
      );
    const { reason: why, answer = '' } = conversation.failed ?? {};
    await params.injectMessage(
      why === 'offline' ? copy.offline : why === 'busy' ? copy.busy : copy.flowError,
    );
    if (deps.isDanger(answer) || deps.people?.isUrgent())
      await params.injectMessage(withCallableNumbers(copy.numbers));
    return copy.callUs(deps.site.phone, deps.site.phoneHref);
  };
}
