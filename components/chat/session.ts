import type { FlowStep } from '@/lib/chat/client/answers';
import type { ChatApi, ChatFailure, ChatResult } from '@/lib/chat/client/api';
import type { TokenPlace } from '@/lib/chat/client/storage';
import { emptyVisitor, likelyVisitor, type Visitor, visitorFields, visitorValue } from '@/lib/chat/visitor';
import { type Talk, withFailure, withRegistration, withStep } from './conversation-api';

/** What a step brings: where the talk stands then, and what the assistant says, or null where nothing came. */
export type Outcome = { talk: Talk; reply: string | null };
export type Erasure = 'erased' | 'only-here' | 'failed';

/** The conversation with the server, in the order of the document (chat spec §4). Nothing here throws. */
export type Session = {
  /** Asks for a token early, so that nobody waits for it later. */
  prepare(): void;
  /** After the onboarding: registration, history, then its last entry or the first question. */
  open(talk: Talk): Promise<Outcome>;
  /** One answer, one step. */
  turn(talk: Talk, answer: string): Promise<Outcome>;
  erase(): Promise<Erasure>;
  /** The next conversation is another one. */
  forget(): void;
};

/** What failed and why; never what a visitor wrote. */
type Log = (what: string, why: ChatFailure) => void;
export type SessionParts = { api: ChatApi; tokens: TokenPlace; log: Log };

export function makeSession({ api, tokens, log }: SessionParts): Session {
  const token = tokenSource({ api, tokens, log });
  const desk = registrar(api, log);
  const steps = makeSteps({ api, token, desk });

  const registered = async (talk: Talk): Promise<Talk> => {
    if (talk.isRegistered) return talk;
    const result = await token.use((held) => desk.register(talk, held));
    return result.ok ? withRegistration(talk) : talk;
  };
  const outcome = (talk: Talk, answer: string, result: ChatResult<FlowStep>): Outcome => {
    if (result.ok) return { talk: withStep(talk, result.data), reply: result.data.reply };
    log('flow', result.reason);
    return { talk: withFailure(talk, answer, result.reason), reply: null };
  };

  return {
    prepare: () => void token.ask(),
    async open(given) {
      const talk = await registered(given);
      const history = await token.use(api.lastOfHistory);
      if (!history.ok) log('history', history.reason);
      const last = history.ok ? history.data : null;
      return outcome(talk, '', last ? { ok: true, data: last } : await steps.first());
    },
    async turn(given, answer) {
      const talk = await registered(given);
      const arrived = await steps.arrived(talk, answer);
      return outcome(talk, answer, arrived ? { ok: true, data: arrived } : await steps.next(talk, answer));
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
      tokens.drop();
      desk.forget();
    },
  };
}

type StepParts = {
  api: ChatApi;
  token: ReturnType<typeof tokenSource>;
  desk: ReturnType<typeof registrar>;
};

/** The calls of the flow, with what a lost reply or a dead token makes necessary. */
function makeSteps({ api, token, desk }: StepParts) {
  const first = () => token.use((held) => api.flow({ token: held, answer: '' }));

  /** The token died in the middle: another one, the answers again, and the answer too if it belongs to the same question. */
  const goOn = async (talk: Talk, answer: string): Promise<ChatResult<FlowStep>> => {
    await token.use((held) => desk.registerAgain(talk.language, held));
    const begun = await first();
    if (!begun.ok || answer === '' || begun.data.questionId !== talk.step) return begun;
    return token.use((held) => api.flow({ token: held, answer, step: talk.step }));
  };

  return {
    first,
    next: (talk: Talk, answer: string) => {
      const step = talk.step === '' ? {} : { step: talk.step };
      const call = (held: string) => api.flow({ token: held, answer, ...step });
      return token.use(call, () => goOn(talk, answer));
    },
    /** An answer whose reply was lost may have arrived all the same: the history tells, and nothing is said twice. */
    arrived: async ({ failed, step }: Talk, answer: string): Promise<FlowStep | null> => {
      if (failed?.reason !== 'failed' || failed.answer !== answer || step === '') return null;
      const history = await token.use(api.lastOfHistory);
      const last = history.ok ? history.data : null;
      return last && last.questionId !== '' && last.questionId !== step ? last : null;
    },
  };
}

/** The token as it is known now; one that the backend no longer knows is replaced once, and the call made again. */
function tokenSource({ api, tokens, log }: SessionParts) {
  let asked: Promise<ChatResult<string>> | null = null;
  const ask = (): Promise<ChatResult<string>> => {
    const known = tokens.read();
    if (known !== null) return Promise.resolve({ ok: true, data: known });
    // Two that need one at the same time share one call.
    asked ??= api.generateToken().then((result) => {
      asked = null;
      if (result.ok) tokens.keep(result.data);
      else log('token', result.reason);
      return result;
    });
    return asked;
  };
  const use = async <T>(
    call: (token: string) => Promise<ChatResult<T>>,
    otherwise?: () => Promise<ChatResult<T>>,
  ): Promise<ChatResult<T>> => {
    const token = await ask();
    if (!token.ok) return token;
    const result = await call(token.data);
    if (result.ok || result.reason !== 'unknown_token') return result;
    // Another tab has replaced it meanwhile, and goes on with the same conversation.
    const other = tokens.read();
    if (other !== null && other !== token.data) return call(other);
    tokens.drop();
    const next = await ask();
    if (!next.ok) return next;
    return otherwise ? otherwise() : call(next.data);
  };
  return { ask, use };
}

/** Registers, and holds what was registered in memory for a token that dies later. */
function registrar(api: ChatApi, log: Log) {
  let registered: Visitor = emptyVisitor;
  const send = async (language: Talk['language'], visitor: Visitor, token: string) => {
    const values: Visitor = Object.assign(
      {},
      emptyVisitor,
      ...visitorFields.map((field) => ({ [field]: visitorValue(field, visitor[field]) })),
    );
    const first = await api.register({ ...values, language, token });
    const likely = likelyVisitor(values);
    const isOdd = visitorFields.some((field) => likely[field] !== values[field]);
    // One odd address must not keep the rest from the centre.
    const result =
      !first.ok && first.reason === 'refused' && isOdd
        ? await api.register({ ...likely, language, token })
        : first;
    if (!result.ok && result.reason !== 'unknown_token') log('registration', result.reason);
    return result;
  };
  return {
    register: ({ language, visitor }: Talk, token: string) => {
      registered = visitor;
      return send(language, visitor, token);
    },
    registerAgain: (language: Talk['language'], token: string) => send(language, registered, token),
    forget: () => {
      registered = emptyVisitor;
    },
  };
}
