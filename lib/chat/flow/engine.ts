import { assessCare } from '@/lib/chat/care/assess';
import type { ChatLanguage, TriedStep } from '@/lib/chat/schema';
import { ownMinorAge } from '@/lib/chat/visitor-answers';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';
import { answerStep } from './answer-step';
import { exactSuggestion } from './answers';
import { acknowledgeWish, confirmAgain, updateCall, wishesOf } from './call-wishes';
import { callStart, leadsToCall, numberIn, openStateAt, phoneStep } from './calls';
import {
  circumstancesIn,
  storedTrail,
  subjectOf,
  withCircumstances,
  withContext,
  withRecentDanger,
} from './context';
import { answersDanger, factAfterDanger, withDangerLine, withoutDeniedDanger } from './danger';
import {
  firstStep,
  goTo,
  type NextStep,
  questionFor,
  redirectForAge,
  stepOf,
  type Visitor,
} from './navigation';
import { withCallNoted, withHours, withoutClosed, withoutRepetition } from './replies';
import type { Flow } from './schema';
import { deniesDanger, withoutDenial } from './speech-acts';
import { skipKnownQuestion } from './topics';
import type { Variables } from './variables';

type Answered = { questionId: string; answer: string };

/** So few words beside a denial belong to it: `i did not mean that, i am fine`. */
const FEW_WORDS = 3;

/**
 * The step that follows an answer. Pure: the same answer to the same question gives the same step. A phone number is taken
 * from any answer, and the rest answered; so are the time of a call and whether others may know of it. A further request
 * for a call starts without the wishes of the one before.
 */
export const nextStep = (flow: Flow, visitor: Visitor, answered: Answered): NextStep =>
  withHours(visitor, followingStep(flow, withoutClosed(visitor), answered));

function followingStep(flow: Flow, known: Visitor, answered: Answered): NextStep {
  const from = stepOf(flow, answered.questionId);
  const denied = withoutDeniedDanger(flow, withRecentDanger(known, from), { ...answered, from });
  if (denied) return afterDenial(flow, denied, answered);
  const { answer } = answered;
  const isCalm = !known.danger && !known.recentDanger && deniesDanger(answer);
  const rest = isCalm ? withoutDenial(answer) : '';
  if (rest.split(' ').length > FEW_WORDS) return followingStep(flow, known, { ...answered, answer: rest });
  const visitor = withRecentDanger(known, from);
  const danger = visitor.danger ?? visitor.recentDanger ?? (known.variables['danger'] && '');
  const subject = {
    ...subjectOf(flow, visitor, answer),
    ...circumstancesIn(flow, visitor, answer),
    ...(danger !== undefined && { danger }),
  };
  const next = withCircumstances(flow, visitor, {
    next: stepAfter(flow, withContext(flow, visitor, { from, subject }), answered),
    told: subject.circumstances,
  });
  const tapped = from && exactSuggestion(answered.answer, from);
  const about = tapped && stepOf(flow, next.question.question_id)?.speaksTo;
  const told = { ...subject, ...(about && { about }), ...storedTrail(flow, visitor, from) };
  return Object.keys(told).length > 0 ? { ...next, more: { ...told, ...next.more } } : next;
}

/** The last step of the conversation that was of no danger and no call; undefined for none. */
const topicBefore = (flow: Flow, { variables }: Visitor) =>
  (variables['trail'] ?? '')
    .split(' ')
    .flatMap((id) => flow.steps.get(id) ?? [])
    .filter(({ id, action }) => id !== flow.start && !action && !leadsToCall(flow, id))
    .findLast(({ id, follows, hears }) => !follows && !hears && !answersDanger(flow, id));

/** An apology and the answer to whatever else the words tell, else the topic before the danger or the step that leaves it. */
function afterDenial(
  flow: Flow,
  { visitor, exit }: { visitor: Visitor; exit: string },
  { answer }: Answered,
): NextStep {
  const rest = withoutDenial(answer);
  const next = rest ? followingStep(flow, visitor, { questionId: flow.start, answer: rest }) : null;
  const id = next && stepOf(flow, next.question.question_id)?.id;
  const isAnswered = next && id !== flow.start && id !== flow.fallback;
  const sorry = flow.hints.misheard?.[visitor.language];
  if (!isAnswered || !sorry) {
    const before = topicBefore(flow, visitor);
    const left = goTo(flow, before?.id ?? exit, { visitor, saved: null });
    const reply = before && sorry ? `${sorry}\n\n${left.question.reply}` : left.question.reply;
    return { ...left, question: { ...left.question, reply }, more: { ...left.more, danger: '' } };
  }
  const question = { ...next.question, reply: `${sorry}\n\n${next.question.reply}` };
  return { ...next, question, more: { ...next.more, danger: '' } };
}

function stepAfter(flow: Flow, visitor: Visitor, answered: Answered): NextStep {
  const age = ownMinorAge(answered.answer);
  if (age !== null && !visitor.isMinor) return answerAsMinor(flow, visitor, { ...answered, age });
  const step = stepOf(flow, answered.questionId);
  const anew = step && updateCall(flow, visitor, { ...answered, step, nextStep: followingStep });
  if (anew) return anew;
  const wishes = step ? wishesOf(flow, visitor, { ...answered, step }) : {};
  const variables = { ...visitor.variables, ...wishes, ...openStateAt(visitor, answered.answer) };
  const wished = { ...visitor, variables };
  const wish = step && wishes['call_noted'] ? acknowledgeWish(flow, wished, { ...answered, step }) : null;
  const first = wish ?? answerWithNumber(flow, wished, answered);
  const known = visitor.danger ? first : skipKnownQuestion(flow, wished, { ...answered, next: first });
  const told = factAfterDanger(flow, wished, { next: known, answer: answered.answer });
  const put = withoutRepetition(flow, wished, { ...answered, next: told });
  const next = withDangerLine(flow, wished, put);
  // A request for a call that leads to itself makes no second one.
  const isAgain = step?.action === 'callback' && next.action === 'callback';
  if (isAgain) return confirmAgain(flow, wished, { stands: true });
  const isOfCall = leadsToCall(flow, stepOf(flow, next.question.question_id)?.id ?? '');
  if (!isOfCall) return next;
  const isBeside = step !== undefined && step.answer !== 'phone' && leadsToCall(flow, step.id);
  return withCallNoted({ ...next, more: { ...wishes, ...next.more } }, isBeside);
}

/** Answers as to a minor from now on, after an age under 18. */
function answerAsMinor(
  flow: Flow,
  visitor: Visitor,
  { age, ...answered }: Answered & { age: string },
): NextStep {
  const minor = { ...visitor, isMinor: true, variables: { ...visitor.variables, age } };
  const next = redirectForAge(flow, minor, answered) ?? stepAfter(flow, minor, answered);
  return { ...next, more: { ...next.more, age } };
}

function answerWithNumber(flow: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const step = stepOf(flow, questionId);
  const called = visitor.isMinor || !phoneStep(flow) || step?.answer === 'phone' ? null : numberIn(answer);
  if (!called || !step || step.end) return answerStep(flow, visitor, { questionId, answer });
  const known = { ...visitor, variables: { ...visitor.variables, phone: called.phone } };
  const next = called.rest
    ? answerStep(flow, known, { questionId, answer: called.rest })
    : leadsToCall(flow, step.id)
      ? { question: questionFor(step, known, { id: questionId, message: step.message }), ...nothing }
      : goTo(flow, callStart(flow) ?? flow.fallback, { visitor: known, saved: null });
  const isOfAnother = step.ofAnother || stepOf(flow, next.question.question_id)?.ofAnother;
  const { inChat } = dictionaries[visitor.language].callback;
  const noted = fill(inChat[isOfAnother ? 'numberOfAnother' : 'number'], { phone: called.phone });
  const question = { ...next.question, reply: `${noted}\n\n${next.question.reply}` };
  const more = { ...next.more, phone: called.phone, call_of: isOfAnother ? 'another' : '' };
  return { ...next, question, more };
}

const nothing = { saved: null, action: null } as const;

type Conversation = { language: ChatLanguage; answers: readonly string[]; variables: Variables };

/**
 * Runs a conversation with an unpublished script, for the preview of the console: each reply, and where the card of
 * helplines would be shown instead. Search results are left out, as only the script is tried.
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
