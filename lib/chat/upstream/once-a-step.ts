import type { Clock } from '@/lib/backend/upstream/clock';
import type { FlowRequest, FlowStep } from '@/lib/chat/schema';

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
export function onceAStep(send: Send, clock: Clock): Send {
  const underWay = new Map<string, Promise<FlowStep>>();
  const last = new Map<string, Last>();

  const remember = ({ token, answer, step }: FlowRequest, reply: FlowStep) => {
    last.delete(token);
    if (step === undefined || reply.question_id === step || answer === '') return;
    last.set(token, { step, answer, reply, untilMs: clock.nowMs() + REMEMBER_MS });
    const [oldest] = last.keys();
    if (last.size > MAX_REMEMBERED && oldest !== undefined) last.delete(oldest);
  };

  return (request) => {
    const { token, answer, step } = request;
    const known = last.get(token);
    if (known && known.step === step && known.answer === answer && clock.nowMs() < known.untilMs)
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
