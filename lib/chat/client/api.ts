import type { ChatErased, ChatHistoryItem, ChatTokenAnswer, FlowStep } from '@/lib/chat/schema';
import type { Visitor } from '@/lib/chat/visitor';
import type { Language } from '@/lib/i18n/language';

export const chatFailures = ['offline', 'unknown_token', 'busy', 'refused', 'failed'] as const;
/** Why a call failed. `refused`: the server would not take what was sent, so sending it again is no use. */
export type ChatFailure = (typeof chatFailures)[number];
export type ChatResult<T> = { ok: true; data: T } | { ok: false; reason: ChatFailure };

type Registration = Visitor & { language: Language; token: string };
/** `step`: the question that the answer belongs to; an answer that arrives twice is then one step. */
/** `id`: of the message, for a person who may read in place of the script. */
type Answer = { token: string; answer: string; step?: string; id?: string };

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

/**
 * @param origin of the site whose assistant this is; blank on the site itself
 */
export function chatApi(origin: string): ChatApi {
  return {
    generateToken: () =>
      callChat(`${origin}/chat/chat/generate_token/`, ({ data }: ChatTokenAnswer) => data.token),
    register: (registration) => callChat(`${origin}/chat/chat/`, () => true, registration),
    lastOfHistory: (token) =>
      callChat(`${origin}/chat/chat/get_history/`, ({ history }: History) => lastOf(history), { token }),
    flow: (answer) => callChat(`${origin}/chat/flow/`, shown, answer),
    erase: (token) => callChat(`${origin}/chat/chat/erase/`, ({ erased }: ChatErased) => erased, { token }),
  };
}

type History = { history: readonly ChatHistoryItem[] };

/** @throws Error for a step of the script that says nothing */
function shown(step: FlowStep): FlowStep {
  if (step.reply.trim() === '' && !step.live) throw new Error('an empty reply');
  return step;
}

function lastOf(history: History['history']): FlowStep | null {
  const last = history.at(-1);
  return last && last.reply.trim() !== '' ? last : null;
}

/**
 * The server has read every answer by its schema, so the browser reads only its fields: `read` throws for an answer
 * that is not ours, such as a login page of the network, and that is a failure like any other.
 */
export async function callChat<Body, T>(
  url: string,
  read: (answer: Body) => T,
  body?: object,
): Promise<ChatResult<T>> {
  const overtime = new AbortController();
  const timer = setTimeout(() => overtime.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(url, {
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
    const answer = await response.json();
    if (!response.ok) return { ok: false, reason: reasonOf(response.status, answer?.error?.code) };
    return { ok: true, data: read(answer) };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}

function reasonOf(status: number, code: unknown): ChatFailure {
  if (code === 'unknown_token') return 'unknown_token';
  if (status === 429) return 'busy';
  // We refuse by 400; an upstream's refusal is a 502 of ours.
  return status === 400 || code === 'backend_rejected' ? 'refused' : 'failed';
}
