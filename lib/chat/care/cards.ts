import { helplines } from '@/lib/i18n/helplines';
import { assessCare } from './assess';
import { helpOrder } from './assessment';

/**
 * The numbers on the card after each answer of a conversation, in their order; null where no card showed. It shows once for
 * a rule: who goes on past it does not see it for that again. `phone`: the centre's.
 */
export function cardsAfter(answers: readonly (string | null)[], phone: string): (string[] | null)[] {
  const shown = new Set<string | null>();
  let previous: string | undefined;
  return answers.map((answer) => {
    if (answer === null) return null;
    const { tier, rule, category } = assessCare(answer, { previous });
    previous = answer;
    if (tier !== 2 || shown.has(rule)) return null;
    shown.add(rule);
    return helpOrder(category, phone).map((line) => (line === 'centre' ? phone : helplines[line].number));
  });
}
