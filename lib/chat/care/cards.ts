import { helplines } from '@/lib/i18n/helplines';
import { assessCare } from './assess';
import { type CareAssessment, helpOrder } from './assessment';

/**
 * The numbers on the card after each answer of a conversation, in their order; null where no card showed. It shows once for
 * a rule (once words were sent on, for all with the same card, which the browser alone knows). `phone`: the centre's.
 */
export function cardsAfter(answers: readonly (string | null)[], phone: string): (string[] | null)[] {
  const shown = new Set<string | null>();
  let previous: string | undefined;
  return answers.map((answer) => {
    if (answer === null) return null;
    const found = assessCare(answer, { previous });
    const { tier, rule } = found;
    previous = answer;
    if (tier !== 2 || shown.has(rule)) return null;
    shown.add(rule);
    return helpOrder(found, phone).map((line) => (line === 'centre' ? phone : helplines[line].number));
  });
}

/** The details of a form: the assessment of the most dangerous one. */
export function assessDetails(details: readonly string[]): CareAssessment {
  const found = details.map((text) => assessCare(text, { field: 'detail' }));
  return found.reduce((most, one) => (one.tier > most.tier ? one : most), assessCare(''));
}

/** A contact form: its message first, then every other field. Danger in any field decides. */
export function assessContact({
  message,
  ...details
}: Readonly<Record<string, string>> & { message: string }): CareAssessment {
  const own = assessCare(message);
  if (own.tier === 2) return own;
  const inDetails = assessDetails(Object.values(details));
  return inDetails.tier === 2 ? inDetails : own;
}
