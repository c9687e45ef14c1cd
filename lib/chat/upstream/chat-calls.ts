import 'server-only';
import type * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import { readRecords } from '@/lib/backend/upstream/records';
import type { Call } from '@/lib/backend/upstream/resilience';
import { UpstreamError } from '@/lib/backend/upstream/upstream-error';
import {
  ChatErased,
  ChatHistory,
  ChatHistoryItem,
  ChatTokenAnswer,
  type FlowRequest,
  FlowStep,
} from '@/lib/chat/schema';
import { routes } from '@/lib/config/routes';

type ChatBackend = Pick<
  Backend,
  'startChat' | 'registerChat' | 'chatHistory' | 'chatStep' | 'liveChat' | 'sendLive' | 'eraseChat'
>;

const { api } = routes;
/** How an upstream may say that it does not know a token. */
const UNKNOWN_TOKEN = new Set([401, 403, 404]);
const NO_SUCH_CALL = new Set([404, 405]);

/** The chat calls of spec §7 on an upstream. Each body is built here, field by field; `step` stays on this side. */
export function chatCalls(call: Call): ChatBackend {
  const withToken = (...params: Parameters<Call>) => call(...params).catch(readRefusal);
  const step = onceAStep(async ({ token, answer }: FlowRequest) => {
    const body = { token, answer };
    return read(FlowStep, await withToken('chat-flow', { method: 'POST', path: api.chatFlow, body }));
  });

  return {
    startChat: async () => {
      const answer = await call('chat-token', { method: 'GET', path: api.chatToken });
      return read(ChatTokenAnswer, answer).data.token;
    },
    registerChat: async ({ language, name, age, email, phone, token }) => {
      const body = { language, name, age, email, phone, token };
      await withToken('chat-register', { method: 'POST', path: api.chatRegister, body });
    },
    chatHistory: async (token) => {
      const body = { token };
      const answer = await withToken('chat-history', { method: 'POST', path: api.chatHistory, body });
      return readRecords(ChatHistoryItem, read(ChatHistory, answer).history, api.chatHistory);
    },
    chatStep: async ({ token, answer, step: questionId, isUrgent }) => {
      const question = await step({ token, answer, step: questionId });
      // The upstream gets no mark; the assessment only writes to the log.
      isUrgent?.();
      return question;
    },
    // The documents know no person in a conversation.
    liveChat: () => Promise.reject(new BackendError('not-found')),
    sendLive: () => Promise.reject(new BackendError('not-found')),
    eraseChat: (token) => erase(call, token),
  };
}

/** The documents have no such call: an upstream without it is no failure, but the visitor has to know. */
async function erase(call: Call, token: string): Promise<boolean> {
  try {
    const answer = await call('chat-erase', { method: 'POST', path: api.chatErase, body: { token } });
    return ChatErased.safeParse(answer).data?.erased ?? true;
  } catch (error) {
    if (error instanceof UpstreamError && NO_SUCH_CALL.has(error.status ?? 0)) return false;
    return readRefusal(error);
  }
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new BackendError('bad-answer', { cause: error });
  return data;
}

function readRefusal(error: unknown): never {
  const status = error instanceof UpstreamError ? (error.status ?? 0) : 0;
  if (UNKNOWN_TOKEN.has(status)) throw new BackendError('unknown-token', { cause: error });
  // Who asks for less haste has refused nothing of what was sent.
  if (status === 429) throw new BackendError('unreachable', { cause: error });
  throw error;
}

type Send = (request: FlowRequest) => Promise<FlowStep>;
type Last = { step: string; answer: string; reply: FlowStep; untilMs: number };

/** Long enough for a visitor who presses "Try again" after a lost answer, or reloads. */
const REMEMBER_MS = 120_000;
const MAX_REMEMBERED = 10_000;

/**
 * Makes an answer sent twice one step towards an upstream that knows nothing of `step`: the same answer under way is
 * shared, and the last answer that moved a conversation on is answered from memory for two minutes. An answer that
 * left the question where it was is sent again: the visitor may well mean it.
 */
export function onceAStep(send: Send): Send {
  const underWay = new Map<string, Promise<FlowStep>>();
  const last = new Map<string, Last>();

  const remember = ({ token, answer, step }: FlowRequest, reply: FlowStep) => {
    last.delete(token);
    if (step === undefined || reply.question_id === step || answer === '') return;
    last.set(token, { step, answer, reply, untilMs: performance.now() + REMEMBER_MS });
    const [oldest] = last.keys();
    if (last.size > MAX_REMEMBERED && oldest !== undefined) last.delete(oldest);
  };

  return (request) => {
    const { token, answer, step } = request;
    const known = last.get(token);
    if (known && known.step === step && known.answer === answer && performance.now() < known.untilMs)
      return Promise.resolve(known.reply);
    const key = JSON.stringify([token, step ?? null, answer]);
    const flight =
      underWay.get(key) ??
      send(request)
        .then((reply) => {
          // Asking for the current question moves nothing.
          if (answer !== '') remember(request, reply);
          return reply;
        })
        .finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
