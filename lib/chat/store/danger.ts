import 'server-only';
import type { ChatTurnRow } from '@/lib/backend/database/tables';
import { assessCare } from '@/lib/chat/care/assess';
import { reportCare } from '@/lib/server/report-care';
import { questionOf } from './steps';

type Said = { answer: string; isUrgent?: () => boolean };

/**
 * Whether a visitor's own words ask for a person now: those of this answer as the route judged them, or together with
 * the ones before, since a second sentence often completes the first (access-and-care §2.5). A suggestion's words are
 * the centre's; a step that means danger says so itself (`"action": "urgent"`).
 */
export function tellsOfDanger(turns: readonly ChatTurnRow[], { answer, isUrgent }: Said): boolean {
  if (answer === '' || isSuggested(turns, answer)) return false;
  if (isUrgent?.()) return true;
  const previous = turns.findLast(
    (turn) => turn.answer !== null && !isSuggested([turn], turn.answer),
  )?.answer;
  if (!previous) return false;
  const found = assessCare(answer, { previous });
  // Less than that was reported by the route, which saw this answer alone.
  if (found.tier === 2) reportCare(found);
  return found.tier === 2;
}

const isSuggested = (turns: readonly ChatTurnRow[], answer: string): boolean =>
  turns.some((turn) => questionOf(turn).suggestions.includes(answer));
