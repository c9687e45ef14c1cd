import { type ChatApi, type ChatFailure, type ChatResult, chatFailures } from '@/lib/chat/client/api';
import type { TokenStorage } from '@/lib/chat/client/storage';
import type { FlowStep } from '@/lib/chat/schema';
import { emptyVisitor, type Visitor, visitorOf } from '@/lib/chat/visitor';
import { type Language, languages } from '@/lib/i18n/language';

/**
 * Where a conversation stands, as data: it is one of the widget's variables, so a reload or a second tab takes it up.
 * The visitor's answers are in it only until they are registered.
 */
export type Conversation = {
  language: Language;
  visitor: Visitor;
  isRegistered: boolean;
  /** The question that waits for its answer. */
  step: string;
  suggestions: readonly string[];
  /** The conversation ends with the next step (spec §4). */
  isLast: boolean;
  /** The answer that did not get through, stored for another try. */
  failed: { answer: string; reason: ChatFailure; id: string } | null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A conversation from the browser's storage; each part that is not as written is as at the start. */
export function readConversation(stored: unknown, language: Language): Conversation {
  const { visitor, suggestions, failed, ...rest } = Object(stored);
  return {
    language: languages.find((one) => one === rest.language) ?? language,
    visitor: visitorOf((field) => text(visitor?.[field])),
    isRegistered: rest.isRegistered === true,
    step: text(rest.step),
    suggestions: Array.isArray(suggestions) ? suggestions.filter((item) => typeof item === 'string') : [],
    isLast: rest.isLast === true,
    failed:
      Object(failed) === failed
        ? {
            answer: text(failed.answer),
            reason: chatFailures.find((one) => one === failed.reason) ?? 'failed',
            id: text(failed.id),
          }
        : null,
  };
}

export const newConversation = (language: Language): Conversation => readConversation(null, language);

/** What a step brings: where the conversation stands then, and the assistant's reply, blank where a person reads; null where none came. */
export type Outcome = { conversation: Conversation; reply: string | null };
export type Erasure = 'erased' | 'only-here' | 'failed';

/** The conversation with the server, in the order of the document (chat spec §4). Nothing here throws. */
export type Session = {
  /** Requests a token early, so that no answer waits for it later. */
  prepare(): void;
  /** After the onboarding: registration, history, then its last entry or the first question. */
  open(conversation: Conversation): Promise<Outcome>;
  /** One answer, one step. */
  answer(conversation: Conversation, answer: string): Promise<Outcome>;
  erase(): Promise<Erasure>;
  /** The next conversation is another one. */
  forget(): void;
};

/** What failed and why; never what a visitor wrote. */
type Log = (what: string, why: ChatFailure) => void;
type SessionDeps = {
  api: ChatApi;
  tokens: TokenStorage;
  log: Log;
};

export function makeSession(deps: SessionDeps): Session {
  const { api, tokens, log } = deps;
  const token = tokenSource(deps);
  const registration = makeRegistration(deps);
  const steps = makeSteps({ api, token, registration });

  const registered = async (conversation: Conversation): Promise<Conversation> => {
    if (conversation.isRegistered && registration.speaks(conversation.language)) return conversation;
    const result = await token.use((held) => registration.send(conversation, held));
    // Nothing personal stays in the browser once the backend has it.
    return result.ok ? { ...conversation, isRegistered: true, visitor: emptyVisitor } : conversation;
  };
  const outcome = (...[conversation, sent, result]: Parameters<typeof outcomeOf>): Outcome => {
    if (!result.ok) log('flow', result.reason);
    return outcomeOf(conversation, sent, result);
  };

  return {
    prepare: () => void token.get(),
    async open(begun) {
      const conversation = await registered(begun);
      const history = await token.use(api.lastOfHistory);
      if (!history.ok) log('history', history.reason);
      const last = history.ok ? history.data : null;
      return outcome(conversation, { answer: '' }, last ? { ok: true, data: last } : await steps.first());
    },
    async answer(begun, answer) {
      const conversation = await registered(begun);
      const arrived = await steps.arrived(conversation, answer);
      const id = idOf(conversation, answer);
      const result = arrived
        ? { ok: true as const, data: arrived }
        : await steps.next(conversation, answer, id);
      return outcome(conversation, { answer, id }, result);
    },
    async erase() {
      const held = tokens.read();
      if (held === null) return 'erased';
      const result = await api.erase(held);
      // A token that the backend does not know holds nothing there.
      if (!result.ok && result.reason !== 'unknown_token') {
        log('erase', result.reason);
        return 'failed';
      }
      return !result.ok || result.data ? 'erased' : 'only-here';
    },
    forget: () => {
      tokens.remove();
      registration.forget();
    },
  };
}

function outcomeOf(
  conversation: Conversation,
  { answer, id = '' }: { answer: string; id?: string },
  result: ChatResult<FlowStep>,
): Outcome {
  if (!result.ok)
    return { conversation: { ...conversation, failed: { answer, reason: result.reason, id } }, reply: null };
  // The script's question waits until the person has left.
  if (result.data.live) return { conversation: { ...conversation, failed: null }, reply: '' };
  const { question_id: step, suggestions, last_question: isLast, reply } = result.data;
  return { conversation: { ...conversation, step, suggestions, isLast, failed: null }, reply };
}

/** The same answer sent again is the same message. */
function idOf({ failed }: Conversation, answer: string): string {
  if (answer === '') return '';
  if (failed?.id && failed.answer === answer) return failed.id;
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

type StepDeps = {
  api: ChatApi;
  token: ReturnType<typeof tokenSource>;
  registration: ReturnType<typeof makeRegistration>;
};

/** The calls of the flow, with what a lost reply or a dead token makes necessary. */
function makeSteps({ api, token, registration }: StepDeps) {
  const first = () => token.use((held) => api.flow({ token: held, answer: '' }));

  /** The token died in the middle: another one, the registration again, and the answer too if it belongs to the same question. */
  const goOn = async ({ language, step }: Conversation, answer: string): Promise<ChatResult<FlowStep>> => {
    await token.use((held) => registration.sendAgain(language, held));
    const begun = await first();
    if (!begun.ok || answer === '' || (step !== '' && begun.data.question_id !== step)) return begun;
    return token.use((held) => api.flow({ token: held, answer, step }));
  };

  return {
    first,
    next: (conversation: Conversation, answer: string, id: string) => {
      // A blank step with an answer is the first question, which stands in the chat before anything is sent.
      const step = conversation.step === '' && answer === '' ? {} : { step: conversation.step };
      const call = (held: string) => api.flow({ token: held, answer, ...(id && { id }), ...step });
      return token.use(call, () => goOn(conversation, answer));
    },
    /** An answer whose reply was lost may have arrived all the same: the history tells, and nothing is sent twice. */
    arrived: async ({ failed, step }: Conversation, answer: string): Promise<FlowStep | null> => {
      if (failed?.reason !== 'failed' || failed.answer !== answer || step === '') return null;
      const history = await token.use(api.lastOfHistory);
      const last = history.ok ? history.data : null;
      return last && last.question_id !== '' && last.question_id !== step ? last : null;
    },
  };
}

/** The current token; one that the backend no longer knows is replaced once, and the call made again. */
function tokenSource({ api, tokens, log }: Pick<SessionDeps, 'api' | 'tokens' | 'log'>) {
  let request: Promise<ChatResult<string>> | null = null;
  const get = (): Promise<ChatResult<string>> => {
    const known = tokens.read();
    if (known !== null) return Promise.resolve({ ok: true, data: known });
    // Two that need one at the same time share one call.
    request ??= api.generateToken().then((result) => {
      request = null;
      if (result.ok) tokens.write(result.data);
      else log('token', result.reason);
      return result;
    });
    return request;
  };
  const use = async <T>(
    call: (token: string) => Promise<ChatResult<T>>,
    otherwise?: () => Promise<ChatResult<T>>,
  ): Promise<ChatResult<T>> => {
    const token = await get();
    if (!token.ok) return token;
    const result = await call(token.data);
    if (result.ok || result.reason !== 'unknown_token') return result;
    // Another tab has replaced it meanwhile, and goes on with the same conversation.
    const other = tokens.read();
    if (other !== null && other !== token.data) return call(other);
    tokens.remove();
    const next = await get();
    if (!next.ok) return next;
    return otherwise ? otherwise() : call(next.data);
  };
  return { get, use };
}

/** Registers, and holds what was registered in memory for a token that dies later. */
function makeRegistration({ api, log }: SessionDeps) {
  let registered: Visitor = emptyVisitor;
  /** The language of that; null after a reload, when nothing is left here to register again. */
  let spoken: Language | null = null;
  const sendAgain = async (language: Language, token: string) => {
    const result = await api.register({ ...registered, language, token });
    if (result.ok) spoken = language;
    else if (result.reason !== 'unknown_token') log('registration', result.reason);
    return result;
  };
  return {
    /** Whether it is in that language, or cannot be changed any more. */
    speaks: (language: Language) => (spoken ?? language) === language,
    send: ({ language, visitor, isRegistered }: Conversation, token: string) => {
      if (!isRegistered) registered = visitor;
      return sendAgain(language, token);
    },
    sendAgain,
    forget: () => {
      registered = emptyVisitor;
    },
  };
}
