import { longestCueMatch, type Transition } from './answers';
import { leadsToCall } from './calls';
import { heldCues, parseAnswer } from './cues';
import { type Candidates, goTo, type MessageContext, type NextStep, type Visitor } from './navigation';
import { type Flow, type ScriptStep, SpeaksTo } from './schema';
import { clausesOf, denies, isCorrection, isQuestion } from './speech-acts';
import type { Variables } from './variables';

/** What a conversation is about, saved under these names: whose use (`about`), of what, the danger it follows, and the last step with content (`told`). */
export type Subject = {
  about?: SpeaksTo;
  substance?: string;
  role?: string;
  danger?: string;
  told?: string;
};

/** The subject after an answer: what it tells, else what was known. Two substances count as none. */
export function subjectOf(flow: Flow, { find, variables }: Visitor, answer: string): Subject {
  const about = find?.subjectOf?.(answer) ?? SpeaksTo.safeParse(variables['about']).data;
  const asks = [...flow.steps.values()].find(({ saveAs }) => saveAs === 'substance');
  const [first, ...others] = asks ? substancesIn(asks, answer).map(({ value }) => value) : [];
  const substance = others.length > 0 ? '' : (first ?? variables['substance']);
  const role = roleIn(flow, answer) ?? variables['role'];
  return { ...(about && { about }), ...(substance !== undefined && { substance }), ...(role && { role }) };
}

/** The role that an answer tells of, `my neighbour`; null for none. */
export function roleIn({ roles = {} }: Pick<Flow, 'roles'>, answer: string): string | null {
  const transitions = Object.entries(roles).map(([next, words]) => ({ next, words, value: null }));
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

type Context = { from: ScriptStep | undefined; subject: Subject };
/** Whether a step has no content of its own: search results, or not understood. */
const hasNoContent = ({ found, fallback }: Flow, id: string) => id === found || id === fallback;

/** The last step with content. */
const previousStepOf = ({ told = '' }: Variables, from: ScriptStep | undefined, flow: Flow): string =>
  from && hasNoContent(flow, from.id) ? told : (from?.id ?? '');

/** Saves the last step with content while the next one has none. */
export const storedPreviousStep = (
  flow: Flow,
  from: ScriptStep | undefined,
  next: string,
): Pick<Subject, 'told'> =>
  from && hasNoContent(flow, next) && !hasNoContent(flow, from.id) ? { told: from.id } : {};

/** The visitor whose `find` knows the context: subject, last answer and last step. */
export function withContext(flow: Flow, visitor: Visitor, { from, subject }: Context): Visitor {
  const lastAnswer = visitor.lastAnswers?.at(-1) ?? '';
  const previousStep = previousStepOf(visitor.variables, from, flow);
  const find = visitor.find && findInContext(visitor.find, { lastAnswer, previousStep, ...subject });
  const { about, substance, role } = subject;
  const told = {
    ...(about && { about }),
    ...(substance !== undefined && { substance }),
    ...(role && { role }),
  };
  return { ...visitor, ...(find && { find }), ...told };
}

type Find = NonNullable<Visitor['find']>;
function findInContext(find: Find, before: MessageContext): Find {
  const { pickAmong, candidates, plausible } = find;
  return Object.assign((...[words, language]: Parameters<Find>) => find(words, language, before), {
    ...(pickAmong && {
      pickAmong: (words: string, those: Candidates) => pickAmong(words, those, before),
    }),
    ...(candidates && { candidates: (words: string) => candidates(words, before) }),
    ...(plausible && { plausible: (words: string) => plausible(words, before) }),
  });
}

/** The script without topics that the examples make implausible or that address somebody else; topics of danger, calls and single steps stay. */
export function withoutUnlikelyTopics(
  flow: Flow,
  { find, danger, recentDanger, about }: Visitor,
  answer: string,
): Flow {
  if (!find?.plausible || danger || recentDanger) return flow;
  const byExamples = find.plausible(answer);
  const isLikely = (next: string) => byExamples(next) && !addressesOther(flow.steps.get(next), about);
  const heard = Object.values(flow.heard ?? {});
  const isGrave = (next: string) =>
    heard.includes(next) || flow.steps.get(next)?.action === 'urgent' || leadsToCall(flow, next);
  const stays = ({ next, at, danger }: Flow['anywhere'][number]) =>
    danger === true || at !== undefined || isGrave(next) || isLikely(next);
  return { ...flow, anywhere: flow.anywhere.filter(stays), paired: flow.paired.filter(stays) };
}

type Meant = { answer: string; meant?: readonly string[] };
/** A plausible step that only listens, for an answer that asks nothing; null for others. */
export function listeningStep(flow: Flow, visitor: Visitor, { answer, meant }: Meant): NextStep | null {
  const ids = isQuestion(answer) ? [] : (meant ?? visitor.find?.candidates?.(answer) ?? []);
  const steps = ids.map((id) => flow.steps.get(id));
  const step = steps.find((one) => one?.listens && !addressesOther(one, visitor.about));
  return step ? goTo(flow, step.id, { visitor, saved: null }) : null;
}
