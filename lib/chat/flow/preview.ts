import { assessCare } from '@/lib/chat/care/assess';
import type { ChatLanguage, TriedStep } from '@/lib/chat/schema';
import { nextStep } from './engine';
import type { NextStep } from './navigation';
import { firstStep } from './navigation';
import type { Flow, Variables } from './schema';

type Conversation = { language: ChatLanguage; answers: readonly string[]; variables: Variables };

/**
 * A conversation with a script that nobody has published: what visitors would be told after each answer, and where the
 * numbers would stand instead. The pages that the chat also finds are left out, as only the script is tried.
 */
export function tryScript(flow: Flow, { language, answers, variables }: Conversation): TriedStep[] {
  const visitor = { language, isMinor: false, variables: { ...variables } };
  let step = firstStep(flow, visitor);
  const steps = [triedStep(0, null, step)];
  for (const answer of answers) {
    if (assessCare(answer).tier === 2) {
      steps.push({ ...triedStep(steps.length, answer, step), is_danger: true });
      continue;
    }
    step = nextStep(flow, visitor, { questionId: step.question.question_id, answer });
    const { name, value } = step.saved ?? {};
    visitor.variables = { ...visitor.variables, ...step.more, ...(name && value && { [name]: value }) };
    steps.push(triedStep(steps.length, answer, step));
  }
  return steps;
}

const triedStep = (number: number, answer: string | null, { question, action }: NextStep): TriedStep => ({
  number,
  answer,
  reply: question.reply ?? '',
  suggestions: [...(question.suggestions ?? [])],
  step: question.question_id,
  is_danger: false,
  does: action,
});
