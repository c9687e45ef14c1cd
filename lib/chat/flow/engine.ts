import { ownMinorAge } from '@/lib/chat/visitor-answers';
import { dictionaries } from '@/lib/i18n/dictionaries';
import { fill } from '@/lib/i18n/language';
import {
  chosenWay,
  isWaiting,
  longestMatch,
  namedSuggestion,
  pairedTopic,
  questionBefore,
  typedWay,
} from './answers';
import { confirmedAgain, toldOfCall, wishesOf, wishTold } from './call-wishes';
import { callStart, leadsToCall, numberIn, openAt, phoneStep } from './calls';
import {
  afterDanger,
  heardOut,
  likelyRules,
  severalNamed,
  subjectOf,
  toldBefore,
  withContext,
} from './context';
import { plain } from './cues';
import {
  arriveAnew,
  dangerStep,
  goesOn,
  heardBefore,
  isMortal,
  withDangerLine,
  withoutGuesses,
} from './danger';
import {
  ageAlone,
  arrive,
  endOf,
  isSecondTry,
  type NextStep,
  questionFor,
  RETRY,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import { courtesy, otherTime, repeated, type Told, tell, withNoted } from './replies';
import type { Flow } from './schema';
import { severalTopics } from './several-topics';
import { bareQuestion, isEnough, isOfCentre, isQuestion, isSkip, questionIn } from './speech-acts';
import {
  askWhich,
  follow,
  inContext,
  isOneWord,
  labelled,
  notUnderstood,
  pastKnown,
  surely,
  withKindWord,
} from './topics';

type Answered = { questionId: string; answer: string };

/**
 * What follows an answer: pure, so that the same answer to the same question always leads the same way. A number to call
 * is taken wherever it is given; the other words of the answer are the answer then. Words that ask for a call may tell its
 * time and that nobody else is to know; a further request is free of what an earlier one told, another's number too.
 */
export function nextStep(flow: Flow, known: Visitor, answered: Answered): NextStep {
  const from = stepOf(flow, answered.questionId);
  const visitor = afterDanger(known, from);
  const danger = visitor.danger ?? visitor.lately ?? (known.variables['danger'] && '');
  const subject = { ...subjectOf(flow, visitor, answered.answer), ...(danger !== undefined && { danger }) };
  const next = stepAfter(flow, withContext(flow, visitor, { from, subject }), answered);
  const tapped = from && namedSuggestion(answered.answer, from);
  const about = tapped && stepOf(flow, next.question.question_id)?.speaksTo;
  const before = toldBefore(flow, from, next.question.question_id);
  const told = { ...subject, ...(about && { about }), ...before };
  return Object.keys(told).length > 0 ? { ...next, more: { ...told, ...next.more } } : next;
}

function stepAfter(flow: Flow, visitor: Visitor, answered: Answered): NextStep {
  const age = ownMinorAge(answered.answer);
  if (age !== null && !visitor.isMinor) return ofMinor(flow, visitor, { ...answered, age });
  const step = stepOf(flow, answered.questionId);
  const anew = step && toldOfCall(flow, visitor, { ...answered, step, go: nextStep });
  if (anew) return anew;
  const wishes = step ? wishesOf(flow, visitor, { ...answered, step }) : {};
  const variables = { ...visitor.variables, ...wishes, ...openAt(visitor, answered.answer) };
  const wished = { ...visitor, variables };
  const wish = step && wishes['call_noted'] ? wishTold(flow, wished, { ...answered, step }) : null;
  const first = wish ?? answeredWithNumber(flow, wished, answered);
  const told = visitor.danger ? first : pastKnown(flow, wished, { ...answered, next: first });
  const put = repeated(flow, wished, { from: answered.questionId, next: told, answer: answered.answer });
  const next = withDangerLine(flow, wished, put);
  // What leads from a request to itself makes no second one.
  const isAgain = step?.action === 'callback' && next.action === 'callback';
  if (isAgain) return confirmedAgain(flow, wished, { stands: true });
  const isOfCall = leadsToCall(flow, stepOf(flow, next.question.question_id)?.id ?? '');
  if (!isOfCall) return next;
  const isBeside = step !== undefined && step.answer !== 'phone' && leadsToCall(flow, step.id);
  return withNoted({ ...next, more: { ...wishes, ...next.more } }, isBeside);
}

/** Who tells an age under 18 is treated so from now on. */
function ofMinor(flow: Flow, visitor: Visitor, { age, ...answered }: Answered & { age: string }): NextStep {
  const minor = { ...visitor, isMinor: true, variables: { ...visitor.variables, age } };
  const next = ageAlone(flow, minor, answered) ?? stepAfter(flow, minor, answered);
  return { ...next, more: { ...next.more, age } };
}

function answeredWithNumber(flow: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const step = stepOf(flow, questionId);
  const called = visitor.isMinor || !phoneStep(flow) || step?.answer === 'phone' ? null : numberIn(answer);
  if (!called || !step || step.end) return answeredBy(flow, visitor, { questionId, answer });
  const known = { ...visitor, variables: { ...visitor.variables, phone: called.phone } };
  const next = called.rest
    ? answeredBy(flow, known, { questionId, answer: called.rest })
    : leadsToCall(flow, step.id)
      ? { question: questionFor(step, known, { id: questionId, message: step.message }), ...nothing }
      : arrive(flow, callStart(flow) ?? flow.fallback, { visitor: known, saved: null });
  const isOfAnother = step.ofAnother || stepOf(flow, next.question.question_id)?.ofAnother;
  const { inChat } = dictionaries[visitor.language].callback;
  const noted = fill(inChat[isOfAnother ? 'numberOfAnother' : 'number'], { phone: called.phone });
  const question = { ...next.question, reply: `${noted}\n\n${next.question.reply}` };
  const more = { ...next.more, phone: called.phone, call_of: isOfAnother ? 'another' : '' };
  return { ...next, question, more };
}

const nothing = { saved: null, action: null } as const;
function answeredBy(script: Flow, visitor: Visitor, { questionId, answer }: Answered): NextStep {
  const flow = likelyRules(script, visitor, answer);
  const isRetry = isSecondTry(flow, visitor, questionId);
  const step = stepOf(flow, questionId);
  if (!step || step.end) return arrive(flow, step?.id ?? flow.fallback, { visitor, saved: null });
  const question = { step, id: `${step.id}${RETRY}`, isRetry };
  const lately = heardBefore(flow, visitor, { step, answer });
  const again = visitor.lately === visitor.danger ? lately : null;
  const heard = dangerStep(flow, visitor, { step, answer, again });
  if (heard && !namedSuggestion(answer, step)) return arriveAnew(flow, visitor, { to: heard, questionId });
  const named = labelled(flow, answer);
  if (named && !namedSuggestion(answer, step)) return arrive(flow, named, { visitor, saved: null });
  const courteous = courtesy(flow, visitor, { step, questionId, answer });
  const met = courteous ?? goneOn(flow, visitor, { step, answer, lately, questionId });
  if (met) return met;
  const bare = bareQuestion(answer);
  if (step.answer === 'choice' && bare !== plain(answer))
    return answeredBy(script, visitor, { questionId, answer: bare });
  const whole = inContext(flow, visitor, { step, answer });
  if (whole)
    return answeredBy(script, { ...visitor, lastAnswers: [], isJoined: true }, { questionId, answer: whole });
  const sure = surely(script, visitor, { step, answer });
  const isExample = sure && 'isExample' in sure;
  const topics = isExample ? null : severalTopics(script, visitor, { step, answer });
  if (topics) return tell(flow, visitor, { finding: topics, question });
  if (sure && 'step' in sure) return chooseOrTell(flow, visitor, { finding: sure, question });
  const paired = pairedTopic(flow, answer, step);
  // What asks whether there is a danger that was told already says nothing new.
  const asks = lately && flow.steps.get(paired ?? '')?.suggestions.some(({ next }) => next === lately);
  if (asks) return arriveAnew(flow, visitor, { to: lately, questionId });
  if (paired === step.id && !isWaiting(step)) return arrive(flow, paired, { visitor, saved: null });
  if (paired && paired !== step.id) return tell(flow, visitor, { finding: { step: paired }, question });
  if (sure) return tell(flow, visitor, { finding: sure, question });
  const way = step.answer === 'choice' ? chosenWay(flow, step, answer) : typedWay(step, answer);
  const unserved = isRetry ? null : otherTime(visitor, { step, way, id: question.id });
  if (unserved) return unserved;
  if (way?.isGeneral && lately) return arriveAnew(flow, visitor, { to: lately, questionId, isRequest: true });
  const isDoubtful = way && !lately && isOneWord(step, { way, answer });
  const put = { step, answer, id: question.id };
  const either = isDoubtful ? askWhich(flow, visitor, { ...put, named: way.next }) : null;
  if (way) return either ?? follow(flow, step, { visitor, way });
  const { next = flow.skip ?? flow.fallback, skip = next } = step;
  if (isSkip(answer)) return arrive(flow, skip, { visitor, saved: null });
  const end = isEnough(answer) && !isWaiting(step) && !lately ? endOf(flow) : undefined;
  if (end) return arrive(flow, end.id, { visitor, saved: null });
  const aside = answerAside(flow, lately ? withoutGuesses(visitor) : visitor, { answer, question });
  if (aside) return aside;
  const isToldTwice = isRetry && step.id === lately && !isMortal(visitor);
  if (lately && !isToldTwice && !isOfCentre(answer))
    return arriveAnew(flow, visitor, { to: lately, questionId });
  if (isRetry && step.answer === 'phone') return arrive(flow, skip, { visitor, saved: null });
  // After one hint an answer is taken as it stands; a choice that leads on gives one where it says which, or is asked.
  const isChoice = step.answer === 'choice';
  const takesAny = isRetry || (isChoice && step.retry === undefined);
  if (step.next !== undefined && takesAny && !(isChoice && isQuestion(answer)))
    return follow(flow, step, { visitor, way: { next: step.next, value: answer } });
  if (isRetry) return arrive(flow, flow.fallback, { visitor, saved: null });
  return notUnderstood(flow, visitor, { ...put, isOfDanger: Boolean(lately) });
}

type Going = StepAnswer & { lately: string | null | undefined; questionId: string };
/** What goes on with a danger, and several suggestions that are named in one answer; null for others. */
function goneOn(flow: Flow, visitor: Visitor, { step, answer, lately, questionId }: Going): NextStep | null {
  if (!isWaiting(step) && !namedSuggestion(answer, step)) {
    const to = goesOn(flow, visitor, { step, answer });
    if (to && to === lately) return arriveAnew(flow, visitor, { to, questionId });
    if (to && to !== step.id) return arrive(flow, to, { visitor, saved: null });
  }
  const several = severalNamed(step, answer);
  return several && follow(flow, step, { visitor, way: several });
}

type Aside = { answer: string; question: Told['question'] };

/**
 * What own words ask for that are no answer to the step: by the cues of `anywhere`, else by what is found. Where a step waits
 * for an answer only a question counts, a cue of several words or the whole answer, and the likest example. Null for others.
 */
function answerAside(flow: Flow, visitor: Visitor, { answer: words, question }: Aside): NextStep | null {
  const { step } = question;
  const waits = isWaiting(step);
  const answer = waits ? questionIn(words) : words;
  const isRequest = !waits || isQuestion(answer);
  const topics = flow.anywhere.map((topic) => ({ ...topic, value: null }));
  const cue = longestMatch(answer, topics, isRequest ? 'all' : 'phrases');
  const found = isRequest || step.answer === 'choice' ? visitor.find?.(answer, visitor.language) : null;
  const guess = isRequest || (found && 'step' in found) ? found : null;
  const told = cue ? { step: cue.next } : guess;
  // Words on the way to a call are of it: no other question takes its place.
  const there = told && 'step' in told ? flow.steps.get(told.step) : undefined;
  const isOffCall = leadsToCall(flow, step.id) && there?.saveAs && !leadsToCall(flow, there.id);
  const finding = isOffCall ? null : told;
  if (!finding) return step.answer === 'choice' ? heardOut(flow, visitor, { answer: words }) : null;
  const isOfPages = !('step' in finding) && !finding.isSure;
  const either = isOfPages ? askWhich(flow, visitor, { step, answer, id: question.id }) : null;
  if (either) return either;
  // A call that is asked for once more, with its time, is noted; only the number is missing.
  const isNoted = step.answer === 'phone' && visitor.variables['call_noted'];
  if ('step' in finding && finding.step === step.id)
    return waits && !isNoted ? null : arrive(flow, step.id, { visitor, saved: null });
  if (cue) return chooseOrTell(flow, visitor, { finding, question });
  return tell(flow, visitor, { finding, question });
}

/** What one of its own suggestions would be told answers the question: it is not put again. */
function chooseOrTell(flow: Flow, visitor: Visitor, told: Told): NextStep {
  const { step } = told.question;
  const to = 'step' in told.finding ? told.finding.step : undefined;
  const way = step.saveAs ? step.suggestions.find(({ next }) => next === to) : undefined;
  return way
    ? follow(flow, step, { visitor, way })
    : withKindWord(tell(flow, visitor, told), questionBefore(flow, visitor.language, to));
}
