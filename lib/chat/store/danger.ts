import type { Backend } from '@/lib/backend/backend';
import type { ChatStepRow } from '@/lib/backend/database/tables';
import { assessCare } from '@/lib/chat/care/assess';
import { questionOf } from './conversations';
import type { Visitor } from './flow-arrival';

type Answer = Parameters<Backend['chatStep']>[0];

/**
 * The danger for which a visitor's own words ask for a person now, null for none: those of this answer, or together with
 * the ones before, since a second sentence often completes the first (access-and-care §2.5). A suggestion's words are
 * the centre's; a step that means danger says so itself (`"action": "urgent"`).
 */
export function dangerIn(
  steps: readonly ChatStepRow[],
  { answer, isUrgent }: Answer,
): Visitor['danger'] | null {
  const isTyped = (text: string, among = steps) =>
    text !== '' && !among.some((step) => questionOf(step).suggestions.includes(text));
  if (!isUrgent || !isTyped(answer)) return null;
  if (isUrgent()) return assessCare(answer).category ?? 'other';
  const previous = steps.findLast((step) => step.answer !== null && isTyped(step.answer, [step]))?.answer;
  return previous && isUrgent(previous) ? (assessCare(answer, { previous }).category ?? 'other') : null;
}
