import type { ChatTurnRow } from '@/lib/backend/database/tables';

/** What an answer that arrives means: the current question once more, or an answer to a question that was put. */
export type Place = { kind: 'again' } | { kind: 'answer'; to: ChatTurnRow };

type Said = { answer: string; step?: string | undefined };

/**
 * Where in the conversation an answer belongs. An answer that comes twice finds the conversation moved on by itself
 * and gets the same reply; an answer from another tab belongs to the question that tab shows.
 */
export function placeOf(turns: readonly ChatTurnRow[], current: ChatTurnRow, { answer, step }: Said): Place {
  if (answer === '') return { kind: 'again' };
  if (step === undefined || step === current.question_id) return toCurrent(current);
  const before = turns.at(-2);
  if (before?.question_id === step && before.answer === answer) return { kind: 'again' };
  const shown = turns.findLast((turn) => turn.question_id === step);
  return shown ? { kind: 'answer', to: shown } : toCurrent(current);
}

/** After the last question nothing is asked any more. */
const toCurrent = (current: ChatTurnRow): Place =>
  current.last_question === 1 ? { kind: 'again' } : { kind: 'answer', to: current };
