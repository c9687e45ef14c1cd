import 'server-only';
import type * as z from 'zod';
import { type Backend, BackendError } from '@/lib/backend/backend';
import type { Clock } from '@/lib/backend/upstream/clock';
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
import { onceAStep } from './once-a-step';

type ChatBackend = Pick<Backend, 'startChat' | 'registerChat' | 'chatHistory' | 'chatStep' | 'eraseChat'>;

const { api } = routes;
/** How an upstream may say that it does not know a token. */
const UNKNOWN_TOKEN = new Set([401, 403, 404]);
const NO_SUCH_CALL = new Set([404, 405]);

/** The chat calls of spec §7 on an upstream. Each body is built here, field by field; `step` stays on this side. */
export function chatCalls(call: Call, clock: Clock): ChatBackend {
  const withToken = (...given: Parameters<Call>) => call(...given).catch(refusedAsUnknownToken);
  const step = onceAStep(async ({ token, answer }: FlowRequest) => {
    const body = { token, answer };
    return read(FlowStep, await withToken('chat-flow', { method: 'POST', path: api.chatFlow, body }));
  }, clock);

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
      // The mark does not travel; asking for it tells the log.
      isUrgent?.();
      return question;
    },
    eraseChat: (token) => erase(call, token),
  };
}

/** The documents know no such call: an upstream without it is no failure, but the visitor has to be told. */
async function erase(call: Call, token: string): Promise<boolean> {
  try {
    const answer = await call('chat-erase', { method: 'POST', path: api.chatErase, body: { token } });
    return ChatErased.safeParse(answer).data?.erased ?? true;
  } catch (error) {
    if (error instanceof UpstreamError && NO_SUCH_CALL.has(error.status ?? 0)) return false;
    return refusedAsUnknownToken(error);
  }
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { data, error } = schema.safeParse(body);
  if (error) throw new BackendError('bad-answer', { cause: error });
  return data;
}

function refusedAsUnknownToken(error: unknown): never {
  if (error instanceof UpstreamError && UNKNOWN_TOKEN.has(error.status ?? 0))
    throw new BackendError('unknown-token', { cause: error });
  throw error;
}
