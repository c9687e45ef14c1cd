import type { Subject } from './context';
import { heldCues, parseAnswer } from './cues';
import { type NextStep, stepOf, type Visitor } from './navigation';
import type { Flow } from './schema';
import { clausesOf, denies } from './speech-acts';
import { fillIn } from './variables';

/** The circumstances told so far, a pregnancy or another illness, as they are saved: ids with spaces between. */
export function circumstancesIn(
  { circumstances = {} }: Flow,
  { variables }: Visitor,
  answer: string,
): Pick<Subject, 'circumstances'> {
  const clauses = clausesOf(answer).map((clause) => ({
    isDenied: denies(clause),
    words: parseAnswer(clause),
  }));
  const before = variables['circumstances'] ?? '';
  // The last clause that speaks of it decides: `i am not pregnant`.
  const isTold = (id: string) => {
    const spoken = clauses.findLast(
      ({ words }) => heldCues(words, circumstances[id]?.words ?? []).length > 0,
    );
    return spoken ? !spoken.isDenied : before.split(' ').includes(id);
  };
  const told = Object.keys(circumstances).filter(isTold).join(' ');
  return told || before ? { circumstances: told } : {};
}

/** Adds the line of a circumstance below an answer that it changes, unless one of the last replies had it. */
export function withCircumstances(
  flow: Flow,
  { variables, language, danger, lastReplies = [] }: Visitor,
  { next, told = '' }: { next: NextStep; told?: string | undefined },
): NextStep {
  if (danger || next.action) return next;
  const { question } = next;
  const id = stepOf(flow, question.question_id)?.id ?? '';
  const lines = told.split(' ').flatMap((one) => {
    const { steps = [], line } = flow.circumstances?.[one] ?? {};
    return line && steps.includes(id) ? fillIn(line[language], variables) : [];
  });
  const line = lines.find((text) => ![...lastReplies, question.reply].some((one) => one.includes(text)));
  return line ? { ...next, question: { ...question, reply: `${question.reply}\n\n${line}` } } : next;
}
