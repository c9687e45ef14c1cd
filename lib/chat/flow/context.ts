import { longestCueMatch, pairedTopic, type Transition } from './answers';
import { heldCues, parseAnswer } from './cues';
import {
  type Candidates,
  goTo,
  type MessageContext,
  type NextStep,
  type StepAnswer,
  stepOf,
  type Visitor,
} from './navigation';
import { type Flow, type ScriptStep, SpeaksTo } from './schema';
import { clausesOf, denies, isCorrection, isFollowUp, isQuestion, ownUse } from './speech-acts';
import { fillIn, type Variables } from './variables';

/** What a conversation is about, saved under these names: whose use (`about`), of what, who the visitor is, the danger it follows, what else was told once, and the last steps with content (`trail`, newest last). */
export type Subject = {
  about?: SpeaksTo;
  substance?: string;
  role?: string;
  danger?: string;
  circumstances?: string;
  trail?: string;
};

/** The subject after an answer: what it tells, else what was known. Two substances count as none. */
export function subjectOf(flow: Flow, { find, variables }: Visitor, answer: string): Subject {
  const asks = [...flow.steps.values()].find(({ saveAs }) => saveAs === 'substance');
  const [first, ...others] = asks ? substancesIn(asks, answer).map(({ value }) => value) : [];
  const substance = others.length > 0 ? '' : (first ?? variables['substance']);
  const told = first && ownUse(answer) ? 'self' : find?.subjectOf?.(answer);
  const about = told ?? SpeaksTo.safeParse(variables['about']).data;
  const role = roleIn(flow, answer) ?? variables['role'];
  return { ...(about && { about }), ...(substance !== undefined && { substance }), ...(role && { role }) };
}

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
  { variables, language, lastReplies = [] }: Visitor,
  { next, told = '' }: { next: NextStep; told?: string | undefined },
): NextStep {
  if (next.action) return next;
  const { question } = next;
  const id = stepOf(flow, question.question_id)?.id ?? '';
  const lines = told.split(' ').flatMap((one) => {
    const { steps = [], line } = flow.circumstances?.[one] ?? {};
    return line && steps.includes(id) ? fillIn(line[language], variables) : [];
  });
  const line = lines.find((text) => ![...lastReplies, question.reply].some((one) => one.includes(text)));
  return line ? { ...next, question: { ...question, reply: `${question.reply}\n\n${line}` } } : next;
}

/** The role that an answer tells of, `my neighbour`; null for none. */
export function roleIn({ roles = {} }: Pick<Flow, 'roles'>, answer: string): string | null {
  const transitions = Object.entries(roles).map(([next, words]) => ({ next, words }));
  return longestCueMatch(answer, transitions)?.next ?? null;
}

/** The substances that an answer names and does not deny: `i dont drink, only brown sugar`. */
function substancesIn(asks: ScriptStep, answer: string) {
  const named = suggestionsIn(asks, answer);
  if (named.length < 2) return named;
  const words = isCorrection(answer) ? answer.replace(/^\s*\S+/, '') : answer;
  const told = clausesOf(words).filter((clause) => !denies(clause));
  const meant = suggestionsIn(asks, told.join(' . '));
  return meant.length === 1 ? meant : named;
}

function suggestionsIn({ suggestions }: ScriptStep, answer: string) {
  const typed = parseAnswer(answer);
  return suggestions.filter(({ words = [] }) => heldCues(typed, words).length > 0);
}

/** The transition for an answer that names several suggestions, where the step has one for that: `ganja and tablets`; null for others. */
export function severalSuggestions(step: ScriptStep, answer: string): Transition | null {
  const several = step.suggestions.find((one) => one.several);
  if (!several || isQuestion(answer)) return null;
  const named = suggestionsIn(step, answer).filter((one) => one !== several);
  const first = named.find((one) => one.caution) ?? several;
  return named.length > 1 ? { next: first.next, value: several.value } : null;
}

/** The visitor with the danger of the last answers, else the one that the current step follows. */
export function withRecentDanger(visitor: Visitor, from: ScriptStep | undefined): Visitor {
  const told = visitor.variables['danger'];
  const recentDanger = visitor.recentDanger ?? from?.follows?.find((danger) => danger === told);
  return { ...visitor, ...(recentDanger && { recentDanger }) };
}

/** Whether a step speaks to a family where the conversation is about the visitor's own use, or the reverse. */
export const addressesOther = (step: Pick<ScriptStep, 'speaksTo'> | undefined, about?: SpeaksTo): boolean =>
  about !== undefined && step?.speaksTo !== undefined && step.speaksTo !== about;

/** Whether a step is for those of another role than the visitor's, where that is known. */
export const isForOtherRole = ({ for: roles = [] }: Pick<ScriptStep, 'for'>, role = ''): boolean =>
  role !== '' && roles.length > 0 && !roles.includes(role);

/** The role of a visitor under 18. */
const MINOR = 'minor';

type Context = { from: ScriptStep | undefined; subject: Subject };
/** Whether a step has no content of its own: search results, or not understood. */
const hasNoContent = ({ found, fallback }: Flow, id: string) => id === found || id === fallback;

/** So many steps tell what a conversation is about. */
const TRAIL = 3;
/** The last steps with content, the one that is answered last. */
function trailOf({ trail = '' }: Variables, from: ScriptStep | undefined, flow: Flow): string[] {
  const before = trail.split(' ').filter(Boolean);
  const isNew = from && !hasNoContent(flow, from.id) && from.id !== before.at(-1);
  return [...before, ...(isNew ? [from.id] : [])].slice(-TRAIL);
}

/** The trail to save with the next step. */
export const storedTrail = (
  flow: Flow,
  { variables }: Visitor,
  from: ScriptStep | undefined,
): Pick<Subject, 'trail'> => {
  const trail = trailOf(variables, from, flow).join(' ');
  return trail ? { trail } : {};
};

/** The visitor whose `find` knows the context: subject and last steps. */
export function withContext(flow: Flow, visitor: Visitor, { from, subject }: Context): Visitor {
  const trail = trailOf(visitor.variables, from, flow);
  const { about, substance } = subject;
  const role = visitor.isMinor ? MINOR : subject.role;
  const context = { previousStep: trail.at(-1) ?? '', ...subject, ...(role && { role }) };
  const find = visitor.find && findInContext(visitor.find, context);
  const told = {
    ...(about && { about }),
    ...(substance !== undefined && { substance }),
    ...(role && { role }),
    trail,
  };
  return { ...visitor, ...(find && { find }), ...told };
}

type Find = NonNullable<Visitor['find']>;
function findInContext(find: Find, before: MessageContext): Find {
  const { pickAmong, candidates, better } = find;
  return Object.assign((...[words, language]: Parameters<Find>) => find(words, language, before), {
    ...(pickAmong && {
      pickAmong: (words: string, those: Candidates) => pickAmong(words, those, before),
    }),
    ...(candidates && { candidates: (words: string) => candidates(words, before) }),
    ...(better && { better: (words: string, chosen?: string) => better(words, chosen, before) }),
  });
}

/** The current step again, as it speaks to the role that is set right: `i am only a neighbour`; null for other answers. */
export function inOtherRole(flow: Flow, visitor: Visitor, { step, answer }: StepAnswer): NextStep | null {
  const role = isFollowUp(answer) ? roleIn(flow, answer) : null;
  if (!role || visitor.recentDanger || visitor.danger) return null;
  if (step.instead?.[role]) return goTo(flow, step.id, { visitor, saved: null });
  // `No, I mean my brother`, of what was told as one's own.
  const isOwn = step.speaksTo === 'self' || visitor.variables['about'] === 'self';
  if (!isOwn || pairedTopic(flow, answer, step)) return null;
  const ways = flow.steps.get(flow.start)?.suggestions ?? [];
  const other = ways.find(({ next }) => flow.steps.get(next)?.speaksTo === 'family');
  return other ? goTo(flow, other.next, { visitor, saved: null }) : null;
}

type Meant = { answer: string; meant?: readonly string[] };
/** The likeliest step where it only listens, for an answer that asks nothing; null for others. */
export function listeningStep(flow: Flow, visitor: Visitor, { answer, meant }: Meant): NextStep | null {
  const [likeliest = ''] = isQuestion(answer) ? [] : (meant ?? visitor.find?.candidates?.(answer) ?? []);
  const step = flow.steps.get(likeliest);
  const listens = step?.listens && !addressesOther(step, visitor.about);
  return listens ? goTo(flow, likeliest, { visitor, saved: null }) : null;
}
