import type { Visitor } from '@/lib/chat/visitor';
import type { Language } from '@/lib/i18n/language';
import {
  type FlowStep,
  readErased,
  readLastOfHistory,
  readProblemCode,
  readStep,
  readToken,
} from './answers';

/** Why a call brought nothing. `refused`: the server would not take what was sent, so sending it again helps nobody. */
export type ChatFailure = 'offline' | 'unknown_token' | 'busy' | 'refused' | 'failed';
export type ChatResult<T> = { ok: true; data: T } | { ok: false; reason: ChatFailure };

type Registration = Visitor & { language: Language; token: string };
/** `step`: the question that the answer belongs to; an answer that arrives twice is then one step. */
type Answer = { token: string; answer: string; step?: string };

/** The chat endpoints (chat spec §7). Every call resolves, at the latest after its time-out. */
export type ChatApi = {
  generateToken(): Promise<ChatResult<string>>;
  register(registration: Registration): Promise<ChatResult<true>>;
  /** The entry that resumes the conversation, or null. */
  lastOfHistory(token: string): Promise<ChatResult<FlowStep | null>>;
  flow(answer: Answer): Promise<ChatResult<FlowStep>>;
  /** Whether the centre's copy is gone. */
  erase(token: string): Promise<ChatResult<boolean>>;
};

const TIMEOUT_MS = 15_000;

type Read<T> = (answer: unknown) => T | null;
type Call = <T>(path: string, read: Read<T>, body?: object) => Promise<ChatResult<T>>;

/**
 * @param origin of the site whose assistant this is; blank on the site itself
 */
export function chatApi(origin: string): ChatApi {
  const call = makeCall(origin);
  return {
    generateToken: () => call('/chat/chat/generate_token/', readToken),
    register: (registration) => call('/chat/chat/', () => true, registration),
    lastOfHistory: async (token) => {
      const read: Read<{ last: FlowStep | null }> = (answer) => ({ last: readLastOfHistory(answer) });
      const result = await call('/chat/chat/get_history/', read, { token });
      return result.ok ? { ok: true, data: result.data.last } : result;
    },
    flow: (answer) => call('/chat/flow/', readStep, answer),
    erase: (token) => call('/chat/chat/erase/', readErased, { token }),
  };
}

function makeCall(origin: string): Call {
  return async (path, read, body) => {
    const overtime = new AbortController();
    const timer = setTimeout(() => overtime.abort(), TIMEOUT_MS);
    try {
      const response = await fetch(`${origin}${path}`, {
        ...(body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: overtime.signal,
      });
      const answer: unknown = await response.json();
      if (!response.ok) return { ok: false, reason: reasonOf(response.status, readProblemCode(answer)) };
      const data = read(answer);
      return data === null ? { ok: false, reason: 'failed' } : { ok: true, data };
    } catch {
      return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
    } finally {
      clearTimeout(timer);
    }
  };
}

function reasonOf(status: number, code: string): ChatFailure {
  if (code === 'unknown_token') return 'unknown_token';
  if (status === 429) return 'busy';
  return status === 400 || status === 413 || status === 422 ? 'refused' : 'failed';
}
